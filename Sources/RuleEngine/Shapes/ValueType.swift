/// What may stand as a value in rules.yml or a manifest, as data: validation's messages, the JSON
/// Schema and the documentation all come from it.
package indirect enum ValueType: Sendable {
  case text(TextKind)
  /// A finite number between two bounds, both included.
  case number(minimum: Double?, maximum: Double?)
  case integer(minimum: Int?, maximum: Int?)
  case boolean
  case choice([String])
  /// With `orSingle`, one value may stand without a list around it.
  case list(ValueType, orSingle: Bool)
  /// A mapping whose keys are names: "a role's name".
  case map(keys: String, values: ValueType)
  /// A mapping with known keys. A function, since elements hold elements.
  case object(@Sendable () -> ShapeDescription)
  case either([ValueType])
  /// Nothing written may stand for it too.
  case optional(ValueType)
}

/// What a text names.
package enum TextKind: String, Sendable, CaseIterable {
  case plain = "text"
  case token = "a token's name or a glob"
  case tokenOrRole = "a token's or a role's name"
  case color = "a token or a colour"
  case path = "a path or a glob"
  case appearance = "an appearance"
  case state = "a state"
  case screen = "a screen"
  case use = "a use"
  case usage = "a kind or a use"
  case textStyle = "a text style"
  case rule = "a rule's id"
  case subject = "a subject or a glob"
  case date = "a date as YYYY-MM-DD"
  case fraction = "a number or a fraction"
  case size = "a number of points, or a text such as 17pt or 24px"
  case weight = "a font weight, 1 to 1000, or its name"
  case selector = "a CSS selector or media query"
}

extension ValueType {
  /// The type as an error message names it: "a number from 0 to 1".
  package var noun: String {
    switch self {
    case .text(let kind): kind.rawValue
    case .number(let minimum, let maximum):
      "a number" + Self.bounds(minimum.map(Self.plain), maximum.map(Self.plain))
    case .integer(let minimum?, let maximum) where minimum == maximum: "\(minimum)"
    case .integer(let minimum, let maximum):
      "a whole number" + Self.bounds(minimum.map { "\($0)" }, maximum.map { "\($0)" })
    case .boolean: "true or false"
    case .choice(let names): Self.alternatives(names)
    case .list(let element, orSingle: false): "a list of " + element.noun
    case .list(let element, orSingle: true): element.noun + " or a list of them"
    case .map(let keys, _): "a mapping from " + keys
    case .object(let shape): "a mapping with " + Self.alternatives(shape().fields.map(\.name))
    case .either(let types): Self.alternatives(types.map(\.noun))
    case .optional(let type): type.noun
    }
  }

  private static func bounds(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (let low?, let high?): " from \(low) to \(high)"
    case (let low?, nil): " of at least \(low)"
    case (nil, let high?): " of at most \(high)"
    case (nil, nil): ""
    }
  }

  /// Without `.0` behind a whole number.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Long lists end in an ellipsis.
  static func alternatives(_ names: [String]) -> String {
    Words.list(names.count > 10 ? Array(names.prefix(9)) + ["…"] : names, "or")
  }
}
