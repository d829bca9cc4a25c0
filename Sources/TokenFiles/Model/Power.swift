#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A power of a number that is not negative.
private func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Gray of gamma 2.2 in linear light, which is not sRGB's curve; negative values mirrored, as in extended ranges.
func linearGray(gamma22 encoded: Double) -> Double {
  encoded < 0 ? -power(-encoded, 2.2) : power(encoded, 2.2)
}
