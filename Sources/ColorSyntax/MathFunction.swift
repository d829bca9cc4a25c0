/// The functions that give a number (CSS Values 4, "Mathematical Expressions").
enum MathFunction {
  case calc, min, max, clamp, round, mod, rem, abs, sign
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp

  init?(_ word: Word) {
    guard word.count <= 8, let function = Self.table[word.first] else { return nil }
    self = function
  }

  /// How many arguments it may have.
  var arity: ClosedRange<Int> {
    switch self {
    case .min, .max, .hypot: 1...Int.max
    case .clamp: 3...3
    case .mod, .rem, .atan2, .pow: 2...2
    case .round, .log: 1...2
    default: 1...1
    }
  }

  private static let table: [UInt64: MathFunction] = [
    packed("calc"): .calc, packed("min"): .min, packed("max"): .max, packed("clamp"): .clamp,
    packed("round"): .round, packed("mod"): .mod, packed("rem"): .rem, packed("abs"): .abs,
    packed("sign"): .sign, packed("sin"): .sin, packed("cos"): .cos, packed("tan"): .tan,
    packed("asin"): .asin, packed("acos"): .acos, packed("atan"): .atan, packed("atan2"): .atan2,
    packed("pow"): .pow, packed("sqrt"): .sqrt, packed("hypot"): .hypot, packed("log"): .log,
    packed("exp"): .exp,
  ]
}
