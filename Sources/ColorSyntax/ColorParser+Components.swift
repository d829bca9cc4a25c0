import ColorMath

/// An argument as it was written, before the channel says what it means.
struct Component {
  enum Kind { case number, percent, angle, missing }

  var value: Double
  var kind: Kind
}

/// How a function's colours were written before CSS Color 4, and so what they serialise as.
enum LegacySyntax {
  /// Modern functions: no commas, and they serialise as themselves.
  case none
  /// `rgb()`: three numbers or three percentages between commas.
  case rgb
  /// `hsl()`: a hue and two percentages between commas.
  case hsl
  /// `hwb()`: no commas, but it resolves to sRGB like the other two.
  case resolvesToSRGB
}

extension ColorParser {
  /// The arguments of a colour function, up to its closing parenthesis.
  @inline(__always) mutating func components(
    _ model: ColorModel, legacy: LegacySyntax
  ) throws(Failure) -> CSSColor {
    if scanner.current | 0x20 == 0x66, try takeFrom() { return try relative(model) }
    let color = try absolute(model, legacy: legacy)
    return .color(color, legacy: legacy != .none)
  }

  /// Three components and an optional alpha.
  @inline(__always) mutating func absolute(
    _ model: ColorModel, legacy: LegacySyntax
  ) throws(Failure) -> Color {
    let start = scanner.offset
    let first = try component(model.first)
    scanner.skipSpace()
    if scanner.current == 0x2C, legacy == .rgb || legacy == .hsl {
      return try commaSeparated(model, first, legacy: legacy, start: start)
    }
    if scanner.current == 0x2C { throw comma() }
    let second = try component(model.second)
    scanner.skipSpace()
    let third = try component(model.third)
    scanner.skipSpace()
    var alpha = Component(value: 1, kind: .number)
    if scanner.take(0x2F) {
      scanner.skipSpace()
      alpha = try alphaValue()
      scanner.skipSpace()
    } else if scanner.current != 0x29, !scanner.isAtEnd {
      throw afterThird()
    }
    return resolve(model, first, second, third, alpha)
  }

  /// Puts components together, clamped as the model says.
  @inline(__always) func resolve(
    _ model: ColorModel, _ first: Component, _ second: Component, _ third: Component,
    _ alpha: Component
  ) -> Color {
    var missing: MissingComponents = []
    if first.kind == .missing { missing.insert(.first) }
    if second.kind == .missing { missing.insert(.second) }
    if third.kind == .missing { missing.insert(.third) }
    if alpha.kind == .missing { missing.insert(.alpha) }
    var color = Color(
      model.space, model.first.resolve(first), model.second.resolve(second),
      model.third.resolve(third), alpha: alpha.asAlpha, missing: missing)
    if !context.keepsOutOfRange { model.clamp.apply(to: &color) }
    return color
  }

  private func comma() -> Failure {
    Failure(
      expected: "a number, a percentage or none", offset: scanner.offset, hint: .noCommas)
  }

  /// What is wrong behind the third component: usually an alpha without its slash.
  private func afterThird() -> Failure {
    let isAlpha = scanner.isAtNumber || scanner.current == 0x2C
    return Failure(
      expected: "/ or a closing parenthesis", offset: scanner.offset,
      hint: isAlpha ? .slashBeforeAlpha : .none)
  }
}

extension Channel {
  /// The component that the argument means; 0 where it is missing. Always finite, never −0.
  @inline(__always) func resolve(_ component: Component) -> Double {
    switch component.kind {
    case .number: bounded(component.value / numberDivisor)
    case .percent: bounded(component.value * percentFactor / percentDivisor)
    case .angle: bounded(component.value)
    case .missing: 0
    }
  }

  /// No angle is infinite: such a hue is 0.
  @inline(__always) private func bounded(_ value: Double) -> Double {
    kind == .hue && value.isInfinite ? 0 : Double.bounded(value)
  }
}

extension Component {
  /// Alpha in 0…1 (CSS Color 4 §4.2); 0 where it is missing.
  @inline(__always) var asAlpha: Double {
    let value = kind == .percent ? value / 100 : value
    // Written so that NaN becomes 0, as calc() at top level does (CSS Values 4 §10.9).
    return kind == .missing || !(value > 0) ? 0 : value < 1 ? value : 1
  }
}

extension Double {
  /// NaN as 0, −0 as 0, and within ±(2³¹ − 1), so that conversions (which cube) stay finite: CSS
  /// Values 4 §10.9 has NaN become 0 and lets the range of numbers be chosen.
  @inline(__always) static func bounded(_ value: Double) -> Double {
    let limit = 2_147_483_647.0
    if value >= -limit && value <= limit { return value + 0 }
    return value.isNaN ? 0 : value < 0 ? -limit : limit
  }
}

extension ColorModel.Clamp {
  /// Clamps as CSS does at parsed-value time.
  @inline(__always) func apply(to color: inout Color) {
    switch self {
    case .none: break
    case .unit:
      color.components.clamp(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    case .saturation: color.components.y = max(color.components.y, 0)
    case .lightness(let lightest):
      color.components.x = min(max(color.components.x, 0), lightest)
    case .lightnessAndChroma(let lightest):
      color.components.x = min(max(color.components.x, 0), lightest)
      color.components.y = max(color.components.y, 0)
    }
  }
}
