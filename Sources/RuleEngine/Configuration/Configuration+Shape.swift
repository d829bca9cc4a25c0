import ColorMath
import Diagnostics
import TokenFiles

extension Configuration {
  /// rules.yml, key by key.
  package static let shape = Shape<Configuration>(
    "rules.yml", "Where a design system's colours are, and what they must hold to.",
    readingFields + vocabularyFields + limitFields + policyFields)

  /// `extends` is read before everything else: what it names comes first.
  static let extendsField = Field<Configuration>(
    "extends", Value<PathPattern>.path.list,
    "Files of the same kind that this one adds to: later files win key by key, lists are appended."
  ) { $0.extends = $1 }

  private static let readingFields: [Field<Configuration>] = [
    Field(
      "version", Value.integer(1, 1), default: "1", "The version of this format."
    ) { _, _ in },
    extendsField,
    Field(
      "tokens",
      Value.object(TokenEntry.shape) { _ in TokenEntry() }
        .orScalar(Value<PathPattern>.path.map { TokenEntry(files: [$0]) }).list,
      "The files that colours come from."
    ) { $0.tokens += $1 },
    Field("screens", Value<PathPattern>.path.list, "The screen manifests.") { $0.screens += $1 },
    Field(
      "sources", Value.object(SourceEntry.shape) { _ in SourceEntry() }.list,
      "Code in which literal colours are looked for."
    ) { $0.sources += $1 },
    Field("initializers", InitializerEntry.value, "How Swift source makes colours of its own.") {
      $0.initializers += $1
    },
    Field(
      "claims", Value.object(ClaimEntry.shape) { ClaimEntry(location: $0) }.list,
      "Documents whose stated ratios are measured again."
    ) { $0.claims += $1 },
  ]

  private static let vocabularyFields: [Field<Configuration>] = [
    Field(
      "appearances", AppearanceEntry.value,
      default: "[\(AppearanceSet.standard.names.joined(separator: ", "))]",
      "The renderings that every check runs in, in the order of the tables' columns."
    ) { $0.add(appearances: $1) },
    Field(
      "level", LevelEntry.value, default: "AA",
      "The conformance level that text is held to, for all appearances or by appearance."
    ) { $0.level.add($1) },
    Field(
      "units", Value.object(UnitsEntry.shape) { _ in UnitsEntry() }, default: "{pt: 1}",
      "What the units of text sizes stand for."
    ) { if let point = $1.point { $0.units.point = point } },
    Field(
      "text-styles", keys: "a text style's name", TextStyleEntry.shape,
      "Named sizes and weights of text.",
      entries: { $1(&$0.textStyles) }, nameOf: \.name.value,
      make: { TextStyleEntry(name: $0) }),
    Field(
      "uses", Value<String>.text(.use).placed.list,
      "The project's own words for what elements are for."
    ) { $0.add(uses: $1) },
  ]

  private static let limitFields: [Field<Configuration>] = [
    Field(
      "roles", keys: "a role's name", RoleEntry.shape, "Named meanings with limits.",
      entries: { $1(&$0.roles) }, nameOf: \.name.value, make: { RoleEntry(name: $0) }),
    Field(
      "pairs", Value.object(PairEntry.shape) { PairEntry(location: $0) }.list,
      "Foregrounds and backgrounds that are used together, in every appearance."
    ) { $0.pairs += $1 },
    Field(
      "order", Value.object(OrderEntry.shape) { OrderEntry(location: $0) }.list,
      "Lists of tokens down which the contrast with a background never rises."
    ) { $0.order += $1 },
    Field(
      "distinct", Value.object(DistinctEntry.shape) { DistinctEntry(location: $0) }.list,
      "Tokens that must be told apart, also with a colour-vision deficiency."
    ) { $0.distinct += $1 },
    Field(
      "derived", Value.object(DerivedEntry.shape) { DerivedEntry(location: $0) }.list,
      "Tokens that are another at an opacity."
    ) { $0.derived += $1 },
    Field(
      "parity", Value.object(ParityEntry.shape) { ParityEntry(location: $0) }.list,
      "The same colours in two places."
    ) { $0.parity += $1 },
  ]

  private static let policyFields: [Field<Configuration>] = [
    Field(
      "rules", Value.map(keys: "a rule's id", Value<Severity>.choice) { $0 },
      "How loud each rule is."
    ) { $0.add(severities: $1) },
    Field(
      "waivers", Value.object(WaiverEntry.shape) { WaiverEntry(location: $0) }.list,
      "Findings that the team has accepted, each with its reason."
    ) { $0.waivers += $1 },
  ]
}

// MARK: How a file adds to those that it extends

extension Configuration {
  mutating func add(appearances entries: [AppearanceEntry]) {
    for entry in entries {
      if let index = appearances.firstIndex(where: { $0.name.value == entry.name.value }) {
        appearances[index].css = entry.css ?? appearances[index].css
        appearances[index].mode = entry.mode ?? appearances[index].mode
      } else {
        appearances.append(entry)
      }
    }
  }

  mutating func add(uses names: [Placed<String>]) {
    var known = Set(uses.map(\.value))
    for name in names where known.insert(name.value).inserted { uses.append(name) }
  }

  mutating func add(severities entries: [(Placed<String>, Severity)]) {
    for (rule, severity) in entries {
      severities.removeAll { $0.rule.value == rule.value }
      severities.append(SeverityEntry(rule: rule, severity: severity))
    }
  }
}

extension LevelEntry {
  mutating func add(_ other: LevelEntry) {
    standard = other.standard ?? standard
    for entry in other.byAppearance {
      byAppearance.removeAll { $0.appearance.value == entry.appearance.value }
      byAppearance.append(entry)
    }
  }
}
