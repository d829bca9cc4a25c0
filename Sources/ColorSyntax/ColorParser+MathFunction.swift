extension ColorParser {
  /// The arguments and the value of a mathematical function; its name and parenthesis are read.
  mutating func mathFunction(_ word: Word, _ start: Int) throws(Failure) -> Quantity {
    guard let function = MathFunction(word) else {
      throw Failure(
        expected: "a number, a percentage or a calculation", offset: start,
        hint: word == Word("var") ? .unresolvedVariable : .none)
    }
    try enter(at: start)
    scanner.skipSpace()
    let strategy = function == .round ? try roundingStrategy() : .nearest
    let result: Quantity
    switch function {
    case .min, .max, .hypot: result = try fold(function)
    case .clamp: result = try clamp()
    default: result = try fixed(function, strategy, start)
    }
    try close()
    return result
  }

  /// `min()`, `max()` and `hypot()` take any number of arguments of one type.
  private mutating func fold(_ function: MathFunction) throws(Failure) -> Quantity {
    let start = scanner.offset
    var result = try sum()
    if function == .hypot { result.value = Swift.abs(result.value) }
    while takeComma() {
      let next = try sum()
      guard next.dimension == result.dimension else { throw mixedTypes(at: start) }
      switch function {
      case .min: result.value = CSSMath.minimum(result.value, next.value)
      case .max: result.value = CSSMath.maximum(result.value, next.value)
      default: result.value = LibC.hypotenuse(result.value, next.value)
      }
    }
    return result
  }

  /// `clamp(low, value, high)`; a bound may be `none` (CSS Values 4, "Comparison Functions:
  /// min(), max(), and clamp()").
  private mutating func clamp() throws(Failure) -> Quantity {
    let start = scanner.offset
    let low = takeNone() ? nil : try sum()
    try requireComma()
    var result = try sum()
    try requireComma()
    let high = takeNone() ? nil : try sum()
    for bound in [low, high] where bound.map({ $0.dimension != result.dimension }) ?? false {
      throw mixedTypes(at: start)
    }
    if let high { result.value = CSSMath.minimum(result.value, high.value) }
    if let low { result.value = CSSMath.maximum(result.value, low.value) }
    return result
  }

  private mutating func fixed(
    _ function: MathFunction, _ strategy: CSSMath.Rounding, _ start: Int
  ) throws(Failure) -> Quantity {
    let first = try sum()
    var second: Quantity?
    if function.arity.upperBound > 1, takeComma() { second = try sum() }
    if function.arity.lowerBound > 1, second == nil { try requireComma() }
    guard let result = CSSMath.apply(function, first, second, strategy) else {
      throw mixedTypes(at: start)
    }
    return result
  }

  private mutating func roundingStrategy() throws(Failure) -> CSSMath.Rounding {
    guard scanner.isAtIdentifier else { return .nearest }
    let start = scanner.offset
    let word = scanner.name()
    guard let strategy = CSSMath.Rounding(word) else {
      scanner.offset = start
      return .nearest
    }
    scanner.skipSpace()
    try requireComma()
    return strategy
  }

  private mutating func takeNone() -> Bool {
    scanner.skipSpace()
    let start = scanner.offset
    if scanner.isAtIdentifier, scanner.name() == Word("none") { return true }
    scanner.offset = start
    return false
  }

  private mutating func takeComma() -> Bool {
    scanner.skipSpace()
    return scanner.take(0x2C)
  }

  private mutating func requireComma() throws(Failure) {
    guard takeComma() else { throw Failure(expected: "a comma", offset: scanner.offset) }
  }

  private func mixedTypes(at start: Int) -> Failure {
    Failure(expected: "arguments of one type", offset: start)
  }
}
