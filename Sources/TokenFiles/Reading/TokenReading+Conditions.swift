import Diagnostics

/// A definition that holds where a condition is met that says nothing of appearances: a width, a pointer.
struct ConditionalDefinition: Sendable {
  var definition: TokenDefinition
  /// The condition as it is written.
  var condition: Location
}

extension TokenReading {
  /// A token that has a value under such a condition and none elsewhere has a colour that nobody can know:
  /// that is told. Where it has one elsewhere, that one counts.
  mutating func settleConditions() {
    guard !conditional.isEmpty else { return }
    var defined: [TokenID: AppearanceMask] = [:]
    for definition in definitions {
      defined[definition.token, default: []].formUnion(definition.appearances)
    }
    let colors = ColorValues(self)
    for found in conditional {
      var definition = found.definition
      let known = defined[definition.token] ?? []
      definition.appearances.subtract(known)
      guard !definition.appearances.isEmpty, colors.isColor(definition.value) else { continue }
      defined[definition.token, default: []].formUnion(definition.appearances)
      definition.value = problem(definition, found.condition)
      definitions.append(definition)
    }
  }

  private mutating func problem(
    _ definition: TokenDefinition, _ condition: Location
  ) -> TokenValue {
    let name = names.name(Int(definition.token.index))
    let text = condition.file.text(condition.span)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return add(
      TokenProblem(
        .valueUnknown, "\(name) has a value only where \(text.prefix(80)) holds",
        at: Location(file: files[Int(definition.file)], span: definition.name),
        cause: definition.token, help: "give it a value that holds elsewhere"))
  }
}

/// Which values are colours, as far as that can be told before anything is resolved.
struct ColorValues {
  private let expressions: [TokenExpression]
  private var values: [TokenID: TokenValue] = [:]

  init(_ reading: TokenReading) {
    expressions = reading.expressions
    for definition in reading.definitions { values[definition.token] = definition.value }
  }

  func isDefined(_ token: TokenID) -> Bool { values[token] != nil }

  func isColor(_ value: TokenValue) -> Bool {
    var value = value
    for _ in 0..<16 {
      switch value {
      case .color, .lightDark: return true
      case .expression(let number): return expressions[Int(number)].looksLikeColor
      case .alias(let target):
        guard let next = values[target] else { return false }
        value = next
      case .unset, .revertLayer, .notColor, .problem: return false
      }
    }
    return false
  }
}
