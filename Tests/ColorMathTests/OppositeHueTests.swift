import ColorMath
import TestSupport
import Testing

/// Where CIEDE2000 is discontinuous: the mean of two opposite hues.
@Suite struct OppositeHueTests {
  /// Sharma, Wu and Dalal 2005, table 1, pairs 9 to 16: around 180 degrees. L is 50; a and b of both colours, and ΔE 2000.
  static let pairs: [[Double]] = [
    [2.49, -0.001, -2.49, 0.0009, 7.1792],
    [2.49, -0.001, -2.49, 0.0010, 7.1792],
    [2.49, -0.001, -2.49, 0.0011, 7.2195],
    [2.49, -0.001, -2.49, 0.0012, 7.2195],
    [-0.001, 2.49, 0.0009, -2.49, 4.8045],
    [-0.001, 2.49, 0.0010, -2.49, 4.8045],
    [-0.001, 2.49, 0.0011, -2.49, 4.7461],
    [2.5, 0, 0, -2.5, 4.3065],
  ]

  @Test(arguments: pairs)
  func `the pairs around opposite hues are Sharma's, both ways`(_ row: [Double]) {
    let (first, second) = (Color(.lab, 50, row[0], row[1]), Color(.lab, 50, row[2], row[3]))
    let value = first.deltaE2000(to: second)
    #expect(abs(value - row[4]) <= 5.1e-5)
    #expect(abs(value - second.deltaE2000(to: first)) < 1e-12)
  }

  @Test func `exactly opposite hues do not turn on how they were rounded`() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<400 {
      // Powers of two, so that nothing is rounded on the way.
      let (a, b) = (
        Double(Int.random(in: -200...200, using: &random)) / 16,
        Double(Int.random(in: 1...200, using: &random)) / 16
      )
      let (first, second) = (Color(.lab, 50, a, b), Color(.lab, 50, -a, -b))
      let value = first.deltaE2000(to: second)
      #expect(abs(value - second.deltaE2000(to: first)) < 1e-12)
    }
  }

  @Test func `the difference is 0 of equal colours and never negative`() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<300 {
      let first = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      let second = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      #expect(first.deltaE2000(to: first) == 0)
      #expect(first.deltaEOK(to: first) == 0 && first.deltaE76(to: first) == 0)
      #expect(first.deltaE2000(to: second) >= 0)
    }
  }

  @Test func `ΔE OK and ΔE 76 keep the triangle inequality`() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<300 {
      let colors = (0..<3).map { _ in
        Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      }
      let direct = colors[0].deltaEOK(to: colors[2])
      #expect(
        direct <= colors[0].deltaEOK(to: colors[1]) + colors[1].deltaEOK(to: colors[2]) + 1e-12)
      let lab = colors[0].deltaE76(to: colors[2])
      #expect(
        lab <= colors[0].deltaE76(to: colors[1]) + colors[1].deltaE76(to: colors[2]) + 1e-9)
    }
  }
}
