import Diagnostics

extension RoleEntry {
  private static func names(_ kind: TextKind) -> Value<[Placed<String>]> {
    Value<String>.text(kind).placed.nonEmptyList
  }

  static let shape = Shape<RoleEntry>(
    "a role", "A named meaning with limits; it owns tokens.",
    usageFields + textFields + surfaceFields)

  private static let usageFields: [Field<RoleEntry>] = [
    Field("tokens", names(.token), "The tokens that carry it.") { $0.tokens += $1 },
    Field("only", names(.usage), "The kinds and uses that it is for; nothing else may have it.") {
      $0.only += $1
    },
    Field("never", names(.usage), "Kinds and uses that may not have it.") { $0.never += $1 },
    Field(
      "per-screen", Value.object(PerScreenEntry.shape) { PerScreenEntry(location: $0) },
      "How many elements of a screen may carry it, in each state."
    ) { role, limit in role.perScreen.add(limit) },
    Field("labelled", Value<Bool>.boolean.placed, default: "false", "Whether a text goes with it.")
    { $0.labelled = $1 },
    Field("why", Value<String>.text(.plain).placed, "What the limits are for.") { $0.why = $1 },
  ]

  private static let textFields: [Field<RoleEntry>] = [
    Field(
      "min-contrast", Value.number(1, 21).placed.attempted,
      "The ratio that it reaches wherever it is used, and on each background of `on`."
    ) { role, ratio in
      role.minContrast = ratio ?? role.minContrast
      role.hasMinContrast = true
    },
    Field("on", names(.token), "Backgrounds for `min-contrast`.") { $0.on += $1 },
    Field("min-size", TextSize.value.placed, "The smallest text size in points.") {
      $0.minSize = $1
    },
    Field("text-style", names(.textStyle), "The only text styles that its text may have.") {
      $0.textStyles += $1
    },
  ]

  private static let surfaceFields: [Field<RoleEntry>] = [
    Field("carries", names(.tokenOrRole), "All that text and icons on it may have.") {
      $0.carries += $1
    },
    Field("never-on", names(.tokenOrRole), "Backdrops that it must not lie on.") {
      $0.neverOn += $1
    },
    Field("only-on", names(.tokenOrRole), "The only backdrops that it may lie on.") {
      $0.onlyOn += $1
    },
  ]
}

extension PerScreenEntry {
  static let shape = Shape<PerScreenEntry>(
    "per-screen", "How many elements of a screen's state may carry the role.",
    [
      Field(
        "max", Value.integer(0, 1_000_000).placed, required: true, "The largest number allowed."
      ) { $0.max = $1 },
      Field(
        "unless", Value.object(UnlessEntry.shape) { _ in UnlessEntry() }.list,
        "States in which elements with these uses are not counted."
      ) { $0.unless += $1 },
    ])
}

extension PerScreenEntry? {
  /// A later file's limit wins; its exceptions are added.
  mutating func add(_ other: PerScreenEntry) {
    guard let earlier = self else { return self = other }
    self = PerScreenEntry(
      location: other.location, max: other.max ?? earlier.max,
      unless: earlier.unless + other.unless)
  }
}

extension UnlessEntry {
  static let shape = Shape<UnlessEntry>(
    "unless", "An exception to a count.",
    [
      Field("state", Value<String>.text(.state).placed.nonEmptyList, required: true, "The states.")
      {
        $0.states = $1
      },
      Field("uses", Value<String>.text(.use).placed.nonEmptyList, required: true, "The uses.") {
        $0.uses = $1
      },
    ])
}
