import ColorMath
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sine, cosine, arctangent and cube root are computed by arithmetic alone; the C library's are another
/// way to the same numbers. They are reached through the spaces that are defined by them.
@Suite struct AngleTests {
  private func rectangular(_ degrees: Double) -> SIMD3<Double> {
    Color(.oklch, 0.5, 1, degrees).components(in: .oklab)
  }

  private func hue(_ a: Double, _ b: Double) -> Double {
    Color(.oklab, 0.5, a, b).components(in: .oklch).z
  }

  @Test func `sine and cosine are those of the C library`() {
    var failures = Failures()
    for step in -7200...7200 {
      let degrees = Double(step) * 0.1
      let own = rectangular(degrees)
      let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
      failures.check(abs(own.y - cos(radians)) < 3e-15, "\(degrees) \(own.y)")
      failures.check(abs(own.z - sin(radians)) < 3e-15, "\(degrees) \(own.z)")
      failures.check(abs(own.y * own.y + own.z * own.z - 1) < 1e-15, "\(degrees) on the circle")
    }
    failures.report()
  }

  @Test(
    arguments: [
      (0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (360, 1, 0), (-90, 0, -1), (720, 1, 0),
      (-180, -1, 0), (450, 0, 1),
    ] as [(Double, Double, Double)])
  func `quarters of a turn are exact`(_ degrees: Double, _ cosine: Double, _ sine: Double) {
    let own = rectangular(degrees)
    #expect(own.y == cosine && own.z == sine)
  }

  @Test func `the hue is the angle of the C library, within 0 and 360`() {
    var failures = Failures()
    for step in 0..<3600 {
      let degrees = Double(step) * 0.1 + 0.037
      for size in [1e-5, 0.1, 30] {
        let (a, b) = (size * cos(degrees * .pi / 180), size * sin(degrees * .pi / 180))
        let own = hue(a, b)
        var other = atan2(b, a) * 180 / .pi
        if other < 0 { other += 360 }
        failures.check(abs(own - other) < 2e-13, "\(degrees) \(own) for \(other)")
        failures.check((0..<360).contains(own), "\(degrees) \(own)")
      }
    }
    failures.report()
  }

  @Test(
    arguments: [
      (1, 0, 0), (0, 1, 90), (-1, 0, 180), (0, -1, 270), (1, 1, 45), (-1, 1, 135), (-1, -1, 225),
      (1, -1, 315), (0, 0, 0), (1e-300, 1e-300, 45),
    ] as [(Double, Double, Double)])
  func `the hues of the axes and diagonals are exact`(
    _ a: Double, _ b: Double, _ degrees: Double
  ) {
    #expect(hue(a, b) == degrees)
  }

  @Test func `a hue just below a turn does not become 360`() {
    #expect(hue(1, -1e-20) == 0)
    #expect(hue(1, -1e-15) < 360)
  }

  @Test func `opposite points are half a turn apart`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<500 {
      let (a, b) = (
        Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random)
      )
      #expect(abs(abs(hue(a, b) - hue(-a, -b)) - 180) < 1e-13)
    }
  }

  @Test func `an angle of a great many turns keeps its place`() {
    for turns in [1.0, 10, 1000, 1_000_000, 1e12] {
      let own = rectangular(30 + turns * 360)
      #expect(abs(own.z - 0.5) < 1e-15 + turns * 1e-16)
    }
    let infinite = rectangular(.infinity)
    #expect(infinite.y.isNaN && infinite.z.isNaN)
  }

  /// The L of OKLab is nearly the cube root of a grey's luminance.
  @Test func `the cube root of a grey is that of the C library`() {
    var failures = Failures()
    for exponent in stride(from: -40.0, through: 12, by: 0.05) {
      let grey = pow(10, exponent)
      let lightness = Color(.srgbLinear, grey, grey, grey).components(in: .oklab).x
      let other = cbrt(grey)
      failures.check(abs(lightness / other - 1) < 1e-14, "\(grey) \(lightness) for \(other)")
      let negative = Color(.srgbLinear, -grey, -grey, -grey).components(in: .oklab).x
      failures.check(negative == -lightness, "\(grey) is odd")
    }
    failures.report()
  }

  @Test func `numbers near the smallest have a cube root too`() {
    for grey in [1e-305, 1e-307, .leastNormalMagnitude, .leastNormalMagnitude / 1024] {
      let lightness = Color(.xyzD65, 0.95 * grey, grey, 1.09 * grey).components(in: .oklab).x
      #expect(lightness > 0 && lightness < 1e-100)
    }
  }
}
