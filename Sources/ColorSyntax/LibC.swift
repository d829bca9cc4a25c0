// The one file of this module that reaches the C library: the functions of
// CSS Values 4, "Mathematical Expressions".
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum LibC {
  static func sine(_ radians: Double) -> Double { sin(radians) }
  static func cosine(_ radians: Double) -> Double { cos(radians) }
  static func tangent(_ radians: Double) -> Double { tan(radians) }
  static func arcsine(_ value: Double) -> Double { asin(value) }
  static func arccosine(_ value: Double) -> Double { acos(value) }
  static func arctangent(_ value: Double) -> Double { atan(value) }
  static func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func exponential(_ value: Double) -> Double { exp(value) }
  static func logarithm(_ value: Double) -> Double { log(value) }
  static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
}
