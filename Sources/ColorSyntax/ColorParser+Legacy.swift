import ColorMath

extension ColorParser {
  /// `rgb(255, 0, 0, 50%)`: arguments between commas (CSS Color 4, "Legacy (Comma-separated) Color Function
  /// Syntax"). Neither `none` nor numbers mixed with percentages are allowed here.
  mutating func commaSeparated(
    _ model: ColorModel, _ first: Component, from start: Int
  ) throws(Failure) -> Color {
    let legacy = model.legacySyntax
    guard legacy == .rgb || legacy == .hsl else {
      throw Failure(
        expected: "a number, a percentage or none", offset: scanner.offset, hint: .noCommas)
    }
    let isHSL = legacy == .hsl
    try check(first, start, isHSL ? .hue : .either)
    let rest: Required =
      isHSL ? .hslPercentage : first.kind == .percent ? .percentage : .number
    let second = try commaArgument(model.second, rest)
    let third = try commaArgument(model.third, rest)
    var alpha = Component.opaque
    if scanner.take(0x2C) {
      scanner.skipSpace()
      let start = scanner.offset
      alpha = try component(.unit)
      try check(alpha, start, .either)
      scanner.skipSpace()
    }
    guard scanner.current == 0x29 || scanner.isAtEnd else {
      throw Failure(expected: "a comma or a closing parenthesis", offset: scanner.offset)
    }
    return resolve(model, first, second, third, alpha)
  }

  /// A comma and the argument behind it.
  @inline(__always) private mutating func commaArgument(
    _ channel: Channel, _ required: Required
  ) throws(Failure) -> Component {
    guard scanner.take(0x2C) else {
      throw Failure(expected: "a comma", offset: scanner.offset)
    }
    scanner.skipSpace()
    let start = scanner.offset
    let argument = try component(channel)
    try check(argument, start, required)
    scanner.skipSpace()
    return argument
  }

  @inline(__always) private func check(
    _ argument: Component, _ start: Int, _ required: Required
  ) throws(Failure) {
    if !required.allows(argument.kind) { throw mismatch(argument, start, required) }
  }

  private func mismatch(_ argument: Component, _ start: Int, _ required: Required) -> Failure {
    if argument.kind == .missing {
      return Failure(expected: "a number or a percentage", offset: start, hint: .legacyNone)
    }
    switch required {
    case .hue: return Failure(expected: "a number or an angle", offset: start)
    case .hslPercentage:
      return Failure(expected: "a percentage", offset: start, hint: .legacyPercent)
    case .percentage:
      return Failure(expected: "a percentage", offset: start, hint: .mixedLegacyUnits)
    case .number, .either:
      return Failure(expected: "a number", offset: start, hint: .mixedLegacyUnits)
    }
  }
}

/// What may stand between commas.
private enum Required {
  case hue, number, percentage, hslPercentage
  /// A number or a percentage, which decides what the others must be.
  case either

  @inline(__always) func allows(_ kind: Component.Kind) -> Bool {
    switch kind {
    case .number: self != .percentage && self != .hslPercentage
    case .percent: self != .hue && self != .number
    case .angle: self == .hue
    case .missing: false
    }
  }
}
