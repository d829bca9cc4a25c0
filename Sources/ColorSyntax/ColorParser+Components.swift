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
  @inline(__always) mutating func components(_ model: ColorModel) throws(Failure) -> CSSColor {
    if scanner.current | 0x20 == 0x66, try takeFrom() { return try relative(model) }
    return .color(try absolute(model), legacy: model.legacySyntax != .none)
  }

  /// Three components and an optional alpha.
  mutating func absolute(_ model: ColorModel) throws(Failure) -> Color {
    let start = scanner.offset
    let first = try component(model.first)
    scanner.skipSpace()
    if scanner.current == 0x2C { return try commaSeparated(model, first, from: start) }
    let second = try component(model.second)
    scanner.skipSpace()
    let third = try component(model.third)
    scanner.skipSpace()
    if scanner.current == 0x29 { return resolve(model, first, second, third, .opaque) }
    var alpha = Component.opaque
    if scanner.take(0x2F) {
      scanner.skipSpace()
      alpha = try component(.unit)
      scanner.skipSpace()
    } else if !scanner.isAtEnd {
      throw afterThird()
    }
    return resolve(model, first, second, third, alpha)
  }

  /// Puts components together, clamped as the model says.
  @inline(__always) func resolve(
    _ model: ColorModel, _ first: Component, _ second: Component, _ third: Component,
    _ alpha: Component, isRelative: Bool = false
  ) -> Color {
    var components = SIMD3(
      first.resolved(model.first), second.resolved(model.second), third.resolved(model.third))
    if !keepsOutOfRange { model.clamp(&components, isRelative: isRelative) }
    var missing: MissingComponents = []
    if first.kind == .missing { missing.insert(.first) }
    if second.kind == .missing { missing.insert(.second) }
    if third.kind == .missing { missing.insert(.third) }
    if alpha.kind == .missing { missing.insert(.alpha) }
    return Color(model.space, components, alpha: alpha.asAlpha, missing: missing)
  }

  /// What is wrong behind the third component: usually an alpha without its slash.
  private func afterThird() -> Failure {
    let isAlpha = scanner.isAtNumber || scanner.current == 0x2C
    return Failure(
      expected: "/ or a closing parenthesis", offset: scanner.offset,
      hint: isAlpha ? .slashBeforeAlpha : .none)
  }
}

extension Component {
  static let opaque = Component(value: 1, kind: .number)

  /// The component that the argument means; 0 where it is missing. Always finite, never −0.
  @inline(__always) func resolved(_ channel: Channel) -> Double {
    switch kind {
    // No angle is infinite: such a hue is 0.
    case .number where channel == .hue && value.isInfinite: 0
    case .number: Double.bounded(channel.component(number: value))
    case .percent: Double.bounded(channel.component(percent: value))
    case .angle: value.isInfinite ? 0 : Double.bounded(value)
    case .missing: 0
    }
  }

  /// Alpha in 0…1 (CSS Color 4, "Representing Transparency in Colors: the <alpha-value> syntax"); 0 where it
  /// is missing.
  @inline(__always) var asAlpha: Double {
    let value = kind == .percent ? value / 100 : value
    // Written so that NaN becomes 0, as calc() at top level does (CSS Values 4, "Infinities, NaN, and Signed
    // Zero").
    return kind == .missing || !(value > 0) ? 0 : value < 1 ? value : 1
  }
}

extension Double {
  /// NaN as 0, −0 as 0, and within ±(2³¹ − 1), so that conversions (which cube) stay finite: CSS Values 4,
  /// "Infinities, NaN, and Signed Zero", has NaN become 0 and lets the range of numbers be chosen.
  @inline(__always) static func bounded(_ value: Double) -> Double {
    let limit = 2_147_483_647.0
    if value >= -limit && value <= limit { return value + 0 }
    return value.isNaN ? 0 : value < 0 ? -limit : limit
  }
}
