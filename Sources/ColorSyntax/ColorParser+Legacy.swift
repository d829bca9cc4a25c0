import ColorMath

extension ColorParser {
  /// `rgb(255, 0, 0, 50%)`: arguments between commas (CSS Color 4 §4.1.1). Neither `none` nor numbers
  /// mixed with percentages are allowed here.
  @inline(__always) mutating func commaSeparated(
    _ model: ColorModel, _ first: Component, legacy: LegacySyntax, start: Int
  ) throws(Failure) -> Color {
    let isHSL = legacy == .hsl
    try check(first, start, percent: false, either: !isHSL, isHue: isHSL)
    let isPercent = isHSL || first.kind == .percent
    let second = try commaArgument(model.second, percent: isPercent, isHSL: isHSL)
    let third = try commaArgument(model.third, percent: isPercent, isHSL: isHSL)
    var alpha = Component(value: 1, kind: .number)
    if scanner.take(0x2C) {
      scanner.skipSpace()
      let start = scanner.offset
      alpha = try alphaValue()
      try check(alpha, start, percent: false, either: true, isHue: false)
      scanner.skipSpace()
    }
    guard scanner.current == 0x29 || scanner.isAtEnd else {
      throw Failure(expected: "a comma or a closing parenthesis", offset: scanner.offset)
    }
    return resolve(model, first, second, third, alpha)
  }

  /// A comma and the argument behind it.
  @inline(__always) private mutating func commaArgument(
    _ channel: Channel, percent: Bool, isHSL: Bool
  ) throws(Failure) -> Component {
    guard scanner.take(0x2C) else {
      throw Failure(expected: "a comma", offset: scanner.offset)
    }
    scanner.skipSpace()
    let start = scanner.offset
    let argument = try component(channel)
    try check(argument, start, percent: percent, either: false, isHue: false)
    scanner.skipSpace()
    return argument
  }

  @inline(__always) private func check(
    _ argument: Component, _ start: Int, percent: Bool, either: Bool, isHue: Bool
  ) throws(Failure) {
    switch argument.kind {
    case .number: if either || isHue || !percent { return }
    case .percent: if either || percent { return }
    case .angle: if isHue { return }
    case .missing:
      throw Failure(
        expected: "a number or a percentage", offset: start, hint: .legacyNone)
    }
    throw Failure(
      expected: percent ? "a percentage" : "a number", offset: start,
      hint: .mixedLegacyUnits)
  }
}
