/// What the mathematical functions compute, in the corner cases as CSS Values 4, "Mathematical Expressions",
/// says.
enum CSSMath {
  /// The first argument of `round()` ("Stepped Value Functions: round(), mod(), and rem()").
  enum Rounding {
    case nearest, up, down, toZero

    init?(_ word: Word) {
      if word == Word("nearest") {
        self = .nearest
      } else if word == Word("up") {
        self = .up
      } else if word == Word("down") {
        self = .down
      } else if word == Word("to-zero") {
        self = .toZero
      } else {
        return nil
      }
    }
  }

  /// A function of one or two arguments; nil where their types don't suit it.
  static func apply(
    _ function: MathFunction, _ first: Quantity, _ second: Quantity?, _ rounding: Rounding
  ) -> Quantity? {
    switch function {
    case .calc: return first
    case .abs: return Quantity(abs(first.value), first.dimension)
    case .sign: return Quantity(sign(first.value))
    case .round, .mod, .rem: return stepped(function, first, second, rounding)
    case .sin, .cos, .tan: return trigonometric(function, first)
    case .asin, .acos, .atan: return inverse(function, first)
    case .atan2:
      guard let second, second.dimension == first.dimension else { return nil }
      return Quantity(degrees(LibC.arctangent(first.value, second.value)), .degrees)
    default: return exponential(function, first, second)
    }
  }

  /// NaN if either is ("Infinities, NaN, and Signed Zero"); 0⁻ is less than 0⁺.
  static func minimum(_ left: Double, _ right: Double) -> Double {
    left.isNaN || right.isNaN
      ? .nan
      : left < right || (left == right && left.sign == .minus)
        ? left : right
  }

  static func maximum(_ left: Double, _ right: Double) -> Double { -minimum(-left, -right) }

  private static func sign(_ value: Double) -> Double {
    value > 0 ? 1 : value < 0 ? -1 : value
  }

  /// The remainder with the sign of the step (`mod()`) or of the value (`rem()`) ("Stepped Value Functions:
  /// round(), mod(), and rem()").
  private static func remainder(_ function: MathFunction, _ value: Double, _ step: Double) -> Double
  {
    if step.isInfinite, value.isFinite {
      return function == .rem || value.sign == step.sign ? value : .nan
    }
    let rest = value.truncatingRemainder(dividingBy: step)
    return function == .mod && rest != 0 && (rest < 0) != (step < 0) ? rest + step : rest
  }

  private static func stepped(
    _ function: MathFunction, _ first: Quantity, _ second: Quantity?, _ rounding: Rounding
  ) -> Quantity? {
    // The step may be left out of round() only for numbers, where it is 1.
    guard second.map({ $0.dimension == first.dimension }) ?? (first.kind == .number) else {
      return nil
    }
    let step = second?.value ?? 1
    let value =
      function == .round
      ? round(first.value, to: step, rounding) : remainder(function, first.value, step)
    return Quantity(value, first.dimension)
  }

  /// The multiple of the step that the strategy asks for ("Stepped Value Functions: round(), mod(), and
  /// rem()").
  private static func round(_ value: Double, to step: Double, _ rounding: Rounding) -> Double {
    if step == 0 || value.isNaN || step.isNaN || (value.isInfinite && step.isInfinite) {
      return .nan
    }
    if value.isInfinite { return value }
    if step.isInfinite { return roundToInfinite(value, rounding) }
    let step = abs(step)
    let steps = value / step
    switch rounding {
    case .nearest: return (steps + 0.5).rounded(.down) * step
    case .up: return steps.rounded(.up) * step
    case .down: return steps.rounded(.down) * step
    case .toZero: return steps.rounded(.towardZero) * step
    }
  }

  private static func roundToInfinite(_ value: Double, _ rounding: Rounding) -> Double {
    switch rounding {
    case .up where value > 0: .infinity
    case .down where value < 0: -.infinity
    default: value.sign == .minus ? -0.0 : 0
    }
  }

  /// The exact values at multiples of a right angle, where radians can't be exact.
  private static func trigonometric(_ function: MathFunction, _ first: Quantity) -> Quantity? {
    guard first.kind == .number || first.kind == .angle else { return nil }
    let radians = first.kind == .angle ? first.value * .pi / 180 : first.value
    switch function {
    case .sin: return Quantity(LibC.sine(radians))
    case .cos: return Quantity(LibC.cosine(radians))
    default:
      guard first.kind == .angle else { return Quantity(LibC.tangent(radians)) }
      let turn = first.value.truncatingRemainder(dividingBy: 360)
      if turn == 90 || turn == -270 { return Quantity(.infinity) }
      if turn == 270 || turn == -90 { return Quantity(-.infinity) }
      return Quantity(LibC.tangent(radians))
    }
  }

  private static func inverse(_ function: MathFunction, _ first: Quantity) -> Quantity? {
    guard first.kind == .number else { return nil }
    switch function {
    case .asin: return Quantity(degrees(LibC.arcsine(first.value)), .degrees)
    case .acos: return Quantity(degrees(LibC.arccosine(first.value)), .degrees)
    default: return Quantity(degrees(LibC.arctangent(first.value)), .degrees)
    }
  }

  private static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }

  /// `pow()`, `sqrt()`, `exp()` and `log()` of numbers ("Exponential Functions: pow(), sqrt(), hypot(), log(),
  /// exp()").
  private static func exponential(
    _ function: MathFunction, _ first: Quantity, _ second: Quantity?
  ) -> Quantity? {
    guard first.kind == .number, second.map({ $0.kind == .number }) ?? true else { return nil }
    switch function {
    case .sqrt: return Quantity(first.value.squareRoot())
    case .exp: return Quantity(LibC.exponential(first.value))
    case .log:
      let natural = LibC.logarithm(first.value)
      return Quantity(second.map { natural / LibC.logarithm($0.value) } ?? natural)
    default: return second.map { Quantity(LibC.power(first.value, $0.value)) }
    }
  }
}
