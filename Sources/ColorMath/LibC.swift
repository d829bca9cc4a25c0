// The one file that reaches the C library: every function of libm that ColorMath uses is here.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum LibC {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func exponential(_ value: Double) -> Double { exp(value) }
}

extension Double {
  /// The power of the magnitude, with the sign of the value: a transfer function that is a power and
  /// nothing else, symmetric about 0.
  func signedPower(_ exponent: Double) -> Double {
    let power = LibC.power(magnitude, exponent)
    return self < 0 ? -power : power
  }
}
