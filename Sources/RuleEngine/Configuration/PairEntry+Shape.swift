import Diagnostics

extension PairEntry {
  static let shape = Shape<PairEntry>(
    "an entry of pairs", "Foregrounds and backgrounds that are used together, or `infer`.",
    [
      Field("foreground", Value<String>.text(.token).placed.nonEmptyList, "What is drawn.") {
        $0.foreground = $1
      },
      Field("background", Value<String>.text(.token).placed.nonEmptyList, "What it is drawn on.") {
        $0.background = $1
      },
      Field(
        "as", Value<PairPurpose>.choice.placed, default: "text", "What decides the floor."
      ) { $0.purpose = $1 },
      Field("min", Value.number(1, 21).placed, "A floor of the project's own.") {
        $0.minimum = $1
      },
      Field(
        "infer", Value<PairInference>.choice.placed.attempted,
        "Takes pairs from names: onSurface on surface, on-brand on brand, text-on-accent on accent."
      ) { entry, inference in
        entry.infer = inference
        entry.hasInfer = true
      },
    ])
}

extension OrderEntry {
  static let shape = Shape<OrderEntry>(
    "an entry of order", "Tokens down which the contrast with a background never rises.",
    [
      Field(
        "tokens", Value<String>.text(.token).placed.nonEmptyList, required: true,
        "From the strongest down."
      ) { $0.tokens = $1 },
      Field(
        "on", Value<String>.text(.token).placed.nonEmptyList, required: true,
        "The background, or several, each by itself."
      ) { $0.on = $1 },
    ])
}

extension DistinctEntry {
  static let shape = Shape<DistinctEntry>(
    "an entry of distinct", "Tokens that must be told apart.",
    [
      Field(
        "tokens", Value<String>.text(.token).placed.nonEmptyList, required: true, "All against all."
      ) { $0.tokens = $1 },
      Field(
        "min-delta-e", Value.number(0, 10).placed, default: "\(defaultMinimum)",
        "The smallest ΔE OK allowed."
      ) { $0.minDeltaE = $1 },
      Field(
        "vision", Value.choice(VisionWords.names).placed.nonEmptyList,
        default: "[" + defaultVisions.map(\.rawValue).joined(separator: ", ") + "]",
        "Whose eyes it is asked about."
      ) { $0.vision = $1 },
    ])
}

extension DerivedEntry {
  static let shape = Shape<DerivedEntry>(
    "an entry of derived", "A token that is another at an opacity.",
    [
      Field("token", Value<String>.text(.token).placed, required: true, "The derived token.") {
        $0.token = $1
      },
      Field("from", Value<String>.text(.token).placed, required: true, "What it comes from.") {
        $0.from = $1
      },
      Field("opacity", Value.number(0, 1).placed, required: true, "What alpha is multiplied by.") {
        $0.opacity = $1
      },
    ])
}

extension ParityEntry {
  static let shape = Shape<ParityEntry>(
    "an entry of parity", "The same colours in two places.",
    [
      Field("left", Value<PathPattern>.path.list, required: true, "Files of the one side.") {
        $0.left = $1
      },
      Field("right", Value<PathPattern>.path.list, required: true, "Files of the other side.") {
        $0.right = $1
      },
      Field(
        "names", nameTable.orScalar(nameScheme),
        "How names on both sides go together: a scheme, or a table from left to right."
      ) { entry, names in
        entry.names = names.names
        entry.table = names.table
      },
    ])

  /// Only the names of an entry.
  struct Names: Sendable {
    var names: Placed<NamingScheme>?
    var table: [(left: Placed<String>, right: Placed<String>)] = []
  }

  private static let nameScheme = Value<NamingScheme>.choice.placed.map { Names(names: $0) }

  private static let nameTable = Value<Names>.map(
    keys: "a name on the left", Value<String>.text(.token).placed
  ) { entries in Names(table: entries.map { (left: $0.0, right: $0.1) }) }
}
