import SourceTrees

extension SwiftColorReader {
  /// A number: literal, computed, or in a conversion such as `CGFloat(0.5)`.
  func number(_ expression: SwiftExpression, depth: Int = 0) -> Double? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .number(let index): return source.number(index)
    case .prefix("+", let inner): return number(inner, depth: depth + 1)
    case .prefix("-", let inner): return number(inner, depth: depth + 1).map { -$0 }
    case .name(let name): return bindings[name].flatMap { number($0, depth: depth + 1) }
    case .call(let callee, let arguments):
      guard arguments.count == 1, let name = traits.subject(callee),
        Self.numberTypes.contains(name) || name == "degrees"
      else { return nil }
      return number(arguments[0].value, depth: depth + 1)
    case .binary(let operation, let left, let right):
      guard let left = number(left, depth: depth + 1), let right = number(right, depth: depth + 1)
      else { return nil }
      return Self.compute(operation, left, right)
    default: return nil
    }
  }

  private static func compute(_ operation: String, _ left: Double, _ right: Double) -> Double? {
    switch operation {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": right == 0 ? nil : left / right
    default: nil
    }
  }

  private static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int32",
    "Int64",
  ]

  /// What stands in conversions of numbers, and behind the names of the code around: `UInt32(0xFF0000)`.
  func unwrapped(_ expression: SwiftExpression) -> SwiftExpression {
    var current = expression
    for _ in 0..<Self.depthLimit {
      switch current.kind {
      case .name(let name):
        guard let bound = bindings[name] else { return current }
        current = bound
      case .call(let callee, let arguments):
        guard arguments.count == 1, let name = traits.subject(callee),
          Self.numberTypes.contains(name)
        else { return current }
        current = arguments[0].value
      default: return current
      }
    }
    return current
  }
}
