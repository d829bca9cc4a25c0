#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the C library computes for this module.
enum LibC {
  static func sine(_ radians: Double) -> Double { sin(radians) }
}
