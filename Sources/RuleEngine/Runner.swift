package import Diagnostics
import TokenFiles

/// Runs the rules and says what they found.
package enum Runner {
  /// What of a run is wanted.
  package struct Options: Sendable {
    /// Names of appearances; empty means all.
    package var appearances: [String] = []
    /// Ids of rules; empty means all that the configuration does not turn off.
    package var rules: [String] = []
    package var skippedRules: [String] = []
    /// Paths as in `SourceFile.path`: only checks that these files take part in. Nil means all.
    package var paths: Set<String>?
    /// The day that waivers are held against.
    package var today: CalendarDay?
    package var version = ""
    /// Whether the report is to have `Report.illustrations`.
    package var isIllustrated = false
    /// Findings that were there before.
    package var baseline: Baseline?

    package init() {}
  }

  package static func run(_ inputs: Inputs, options: Options = Options()) -> Report {
    run(inputs, options: options, rules: Rules.all)
  }

  /// Runs some rules only; for tests.
  static func run(_ inputs: Inputs, options: Options, rules: [any Rule]) -> Report {
    let tokens = TokenSystem.read(
      inputs.tokens, appearances: inputs.configuration.appearanceSet, load: inputs.load)
    let (context, problems) = Context.build(inputs, tokens: tokens, options: options)
    var run = Run(context: context, options: options, rules: rules)
    run.checkAll()
    return run.report(
      problems: inputs.problems + tokens.problems + problems + unknownRules(options))
  }

  /// What is wrong with the names of rules that a run is asked for.
  package static func unknownRules(_ options: Options) -> [Problem] {
    (options.rules + options.skippedRules).filter { !Rules.ids.contains($0) }.map {
      Problem(
        "unknown rule \($0)", path: nil, help: Suggestion.help(for: $0, among: Rules.ids))
    }
  }
}

/// One run of the rules over a context.
private struct Run {
  private var context: Context
  private let options: Runner.Options
  private let rules: [any Rule]
  private let severities: [String: Severity]
  private var book: WaiverBook
  private var suppressions: SuppressionBook
  private var checks: [Check] = []

  init(context: Context, options: Runner.Options, rules: [any Rule]) {
    self.context = context
    self.options = options
    var severities: [String: Severity] = [:]
    for rule in rules {
      let description = type(of: rule).description
      severities[description.id] = description.defaultSeverity
    }
    for entry in context.configuration.severities {
      severities[entry.rule.value] = entry.severity
    }
    self.severities = severities
    self.rules = rules.filter {
      let id = type(of: $0).description.id
      return severities[id] != .off && Self.isWanted(id, options)
    }
    book = WaiverBook(context.waivers, today: options.today)
    suppressions = SuppressionBook(context.suppressions)
  }

  private static func isWanted(_ rule: String, _ options: Runner.Options) -> Bool {
    (options.rules.isEmpty || options.rules.contains(rule)) && !options.skippedRules.contains(rule)
  }

  /// The rules about waivers come last, when it is known what was waived; the one that asks which were
  /// used last of all, since the others' findings may be waived as well.
  mutating func checkAll() {
    for rule in rules where type(of: rule).description.family != .waivers { check(rule) }
    let last = rules.filter { type(of: $0).description.family == .waivers }
    for rule in last where !(rule is UnusedWaiver) { check(rule) }
    context.waiverUse = zip(context.waivers, book.matches).map { waiver, matches in
      WaiverUse(matches: matches, isJudged: isJudged(waiver))
    }
    context.suppressionUse = zip(context.suppressions, suppressions.matches).map {
      suppression, matches in
      // One whose rules are left out of the run, or which may match in another appearance, is not judged.
      let isComplete =
        options.appearances.isEmpty && suppression.rules.allSatisfy { Self.isWanted($0, options) }
      return WaiverUse(matches: matches, isJudged: isComplete)
    }
    for rule in last where rule is UnusedWaiver { check(rule) }
  }

  private mutating func check(_ rule: any Rule) {
    let severity = severities[type(of: rule).description.id] ?? .error
    var found = rule.check(context)
    for index in found.indices {
      found[index].severity = severity
      guard found[index].outcome.isFinding else { continue }
      book.apply(to: &found[index])
      suppressions.apply(to: &found[index])
    }
    if type(of: rule).description.id == UnusedWaiver.description.id { acquit(&found) }
    checks.take(&found)
  }

  /// A waiver of `unused-waiver` is used by the findings of that rule, which came last.
  private func acquit(_ found: inout [Check]) {
    var used: Set<Location> = []
    for (waiver, matches) in zip(context.waivers, book.matches) where matches > 0 {
      if waiver.rule == UnusedWaiver.description.id { used.insert(waiver.location) }
    }
    for index in found.indices where used.contains(found[index].location) {
      found[index].outcome = .pass
      found[index].detail = nil
      found[index].waiver = nil
    }
  }

  private func isJudged(_ waiver: Waiver) -> Bool {
    guard Self.isWanted(waiver.rule, options) else { return false }
    if options.appearances.isEmpty { return true }
    return !waiver.appearances.isEmpty
      && waiver.appearances.allSatisfy { options.appearances.contains($0) }
  }

  mutating func report(problems: [Problem]) -> Report {
    let appearances = context.appearances.map(\.name)
    let descriptions = rules.map { type(of: $0).description }
    if let paths = options.paths {
      let participation = Participation(paths, context)
      checks.removeAll { !participation.includes($0) }
    }
    // Taken out, so that nobody else holds them and they need not be copied.
    var sorted: [Check] = []
    swap(&sorted, &checks)
    ReportOrder.sort(&sorted, rules: descriptions.map(\.id), appearances: appearances)
    var report = Report(
      version: options.version, appearances: appearances, rules: descriptions, checks: sorted,
      problems: ReportOrder.sorted(problems))
    if let baseline = options.baseline {
      // What a partial run did not look at may be there still.
      let isWhole =
        options.paths == nil && options.appearances.isEmpty && options.rules.isEmpty
        && options.skippedRules.isEmpty
      let gone = baseline.apply(to: &report.checks, families: Baseline.families(descriptions))
      if isWhole { report.resolved = gone }
    }
    if options.isIllustrated { report.illustrations = Illustrator.illustrations(context, report) }
    return report
  }
}
