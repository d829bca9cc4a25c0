#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A power of a number that is not negative.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
