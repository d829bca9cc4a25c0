import ColorMath
import Diagnostics
package import TokenFiles

extension AppearanceEntry {
  var appearance: Appearance { Appearance(name.value, css: css?.value, mode: mode?.value) }
}

extension Configuration {
  package var appearanceSet: AppearanceSet { AppearanceSet(appearances.map(\.appearance)) }

  /// CSS px in one point.
  package var pixelsPerPoint: Double { units.point?.value ?? 1 }

  func level(of appearance: String) -> WCAG.Level {
    level.byAppearance.first { $0.appearance.value == appearance }?.level
      ?? level.standard?.value ?? .aa
  }
}

extension Context {
  /// Looks all names up; what nothing defines is a problem, and is left out.
  static func build(
    _ inputs: Inputs, tokens: TokenSystem, options: Runner.Options
  ) -> (Context, [Problem]) {
    let configuration = inputs.configuration
    var lookup = NameLookup(tokens: tokens, configuration: configuration)
    lookup.checkNames(of: configuration)
    let roles = configuration.roles.map { lookup.role($0) }
    let (parities, parityProblems) = inputs.parities(tokens)
    var context = Context(
      configuration: configuration, tokens: tokens,
      appearances: checkedAppearances(configuration, tokens, options, &lookup),
      textStyles: configuration.textStyles.map { TextStyle($0) },
      uses: configuration.uses.map(\.value), roles: roles,
      membership: RoleMembership(roles: roles, tokens: tokens),
      pairs: lookup.allPairs(configuration.pairs),
      orders: configuration.order.flatMap { lookup.orders($0) },
      distinct: configuration.distinct.compactMap { lookup.distinct($0) },
      derived: configuration.derived.flatMap { lookup.derived($0) }, parities: parities,
      screens: [], occurrences: [], claims: lookup.claims(inputs), sources: inputs.sources,
      code: inputs.sources.map {
        SourceColors.read($0, initializers: configuration.swiftInitializers)
      },
      waivers: configuration.waivers.compactMap { lookup.waiver($0) }, waiverUse: [],
      today: options.today)
    context.suppressions = inputs.files.flatMap { Suppression.read($0) }
    var reader = ScreenReader(
      builder: ScreenBuilder(lookup: lookup, textStyles: context.textStyles))
    context.screens = inputs.screens.flatMap { reader.read($0) }
    lookup.checkExceptions(of: configuration, among: context.screens)
    context.occurrences = context.screens.map { context.findOccurrences(on: $0) }
    context.screenPairs = ScreenPairs(context).all
    return (context, lookup.problems + reader.problems + parityProblems)
  }

  private static func checkedAppearances(
    _ configuration: Configuration, _ tokens: TokenSystem, _ options: Runner.Options,
    _ lookup: inout NameLookup
  ) -> [CheckedAppearance] {
    for name in options.appearances where tokens.appearances.index(of: name) == nil {
      lookup.problems.append(
        Problem(
          "unknown appearance \(name)", path: nil,
          help: lookup.suggestion(for: name, in: .appearances)))
    }
    return tokens.appearances.all.enumerated().compactMap { index, appearance in
      guard options.appearances.isEmpty || options.appearances.contains(appearance.name) else {
        return nil
      }
      return CheckedAppearance(
        index: index, name: appearance.name, level: configuration.level(of: appearance.name))
    }
  }
}

extension TextStyle {
  init(_ entry: TextStyleEntry) {
    self.init(
      name: entry.name.value, size: entry.size?.value, weight: entry.weight?.value,
      hasUnreadableSize: entry.hasUnreadableSize, hasUnreadableWeight: entry.hasUnreadableWeight)
  }
}

extension NameLookup {
  /// Names that only have to be known.
  mutating func checkNames(of configuration: Configuration) {
    for entry in configuration.level.byAppearance { _ = appearance(entry.appearance) }
    for entry in configuration.severities { checkRule(entry.rule) }
    let appearances = configuration.appearances
    if let extra = appearances.dropFirst(AppearanceSet.limit).first {
      report(
        "at most \(AppearanceSet.limit) appearances can be checked", at: extra.name.location)
    }
    for entry in appearances { checkSelection(of: entry) }
  }

  /// A misspelt appearance is one that the files say nothing of, while they have values for one of nearly its name.
  private mutating func checkSelection(of entry: AppearanceEntry) {
    let name = entry.name.value
    guard entry.css == nil, entry.mode == nil else { return }
    let left = tokens.leftOut.filter { $0.reason == .noAppearance }
    guard !left.isEmpty else { return }
    let known = Set(tokens.appearances.names)
    let others = left.compactMap { $0.appearance?.name } + AppearanceSet.standard.names
    guard let meant = Suggestion.nearest(to: name, among: others.filter { !known.contains($0) }),
      !AppearanceSet.standard.names.contains(name)
    else { return }
    report(
      "no file has values for the appearance \(name), but some have for \(meant)",
      at: entry.name.location, help: "did you mean \(meant)?")
  }

  mutating func checkRule(_ name: Placed<String>) {
    guard !Rules.ids.contains(name.value) else { return }
    report(
      "unknown rule \(name.value)", at: name.location,
      help: suggestion(for: name.value, in: .rules))
  }

  /// Each pair once for each floor.
  mutating func allPairs(_ entries: [PairEntry]) -> DeclaredPairs {
    var seen: [Floor: NumberSet] = [:]
    var pairs = DeclaredPairs()
    for entry in entries {
      // All pairs of an entry have one floor.
      let floor = Self.floor(of: entry)
      var known = seen.removeValue(forKey: floor) ?? NumberSet()
      for (declaration, found) in self.pairs(entry, floor: floor) {
        pairs.append(declaration, found) { known.insert($0.key) }
      }
      seen[floor] = known
    }
    return pairs
  }

  mutating func waiver(_ entry: WaiverEntry) -> Waiver? {
    guard let rule = entry.rule, let reason = entry.reason else { return nil }
    checkRule(rule)
    let known = entry.appearances.compactMap { appearance($0) }
    // A waiver for appearances that nobody knows would otherwise hold in all of them.
    if known.isEmpty, !entry.appearances.isEmpty { return nil }
    return Waiver(
      rule: rule.value, subject: entry.subject?.value, screen: entry.screen?.value,
      appearances: known.map { appearances.all[$0].name }, reason: reason.value,
      until: entry.until?.value, location: entry.location)
  }

  mutating func claims(_ inputs: Inputs) -> [ClaimDocument] {
    let entries = inputs.configuration.claims
    let meanings = entries.map { entry in
      Dictionary(
        entry.names.map { ($0.word.value.lowercased(), color($0.meaning)) },
        uniquingKeysWith: { _, last in last })
    }
    let appearances = entries.map { $0.appearance.flatMap { appearance($0) } ?? 0 }
    return inputs.claims.filter { entries.indices.contains($0.entry) }.map {
      ClaimDocument(file: $0.file, names: meanings[$0.entry], appearance: appearances[$0.entry])
    }
  }
}
