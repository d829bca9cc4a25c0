import ColorMath
import TestSupport
import Testing

@Suite struct BulkTests {
  /// Colours in and around sRGB, and wild ones.
  private func colors(_ count: Int, seed: UInt64) -> [SIMD3<Double>] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      index % 3 == 0
        ? SIMD3(
          Double.random(in: -0.5...1.5, using: &random), Double.random(in: 0...1, using: &random),
          Double.random(in: -2000...2000, using: &random))
        : PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)).oklch
    }
  }

  @Test(arguments: [0, 1, 3, 511, 512, 513, 8000])
  func `colours in bulk are those one at a time, to the bit`(_ count: Int) {
    let colors = colors(count, seed: 5)
    let bulk = PackedColor.colors(
      lightness: colors.map(\.x), chroma: colors.map(\.y), hue: colors.map(\.z))
    #expect(bulk == colors.map { PackedColor(oklch: $0) })
  }

  @Test(.enabled(if: Exhaustive.isWanted, "all 16,777,216: in a release build"))
  func `every 8-bit colour comes back from OKLCH in bulk`() {
    for red: UInt32 in 0...255 {
      let packed = (0..<65536).map { PackedColor(red << 16 | UInt32($0)) }
      let polar = packed.map(\.oklch)
      let back = PackedColor.colors(
        lightness: polar.map(\.x), chroma: polar.map(\.y), hue: polar.map(\.z))
      #expect(back == packed)
    }
  }

  @Test func `what is not a number, or too large, is the same too`() {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.0, 1e-300, 0.5]
    var colors: [SIMD3<Double>] = []
    for first in odd {
      for second in odd { for third in odd { colors.append(SIMD3(first, second, third)) } }
    }
    let bulk = PackedColor.colors(
      lightness: colors.map(\.x), chroma: colors.map(\.y), hue: colors.map(\.z))
    #expect(bulk == colors.map { PackedColor(oklch: $0) })
  }

  @Test func `the shortest array counts`() {
    #expect(PackedColor.colors(lightness: [1, 0], chroma: [0], hue: [0, 0]) == [.white])
    #expect(PackedColor.contrasts([.white, .black], [.black]) == [21])
  }

  @Test func `contrasts in bulk are those one at a time, to the bit`() {
    var random = SeededGenerator(seed: 6)
    let colors = (0..<4000).map { _ in PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    let (first, second) = (Array(colors[..<2000]), Array(colors[2000...]))
    #expect(
      PackedColor.contrasts(first, second) == zip(first, second).map { $0.contrast(with: $1) })
  }

  @Test func `a matrix has every pair, within the last digits`() {
    let colors = RoundTripTests.named
    let matrix = ContrastMatrix(colors)
    #expect(matrix.count == colors.count)
    matrix.forEachRow { row, ratios in
      for (column, ratio) in ratios.enumerated() {
        #expect(abs(ratio - colors[row].contrast(with: colors[column])) < 1e-13 * ratio * 10)
      }
    }
    #expect(matrix.row(3).count == colors.count)
    #expect(matrix.row(-1).isEmpty)
    #expect(matrix.row(colors.count).isEmpty)
  }

  @Test(arguments: [1.5, 3, 4.5, 7, 21, 22]) func `pairs are counted against a floor`(
    _ floor: Double
  ) {
    let colors = RoundTripTests.named
    var expected = 0
    for (index, color) in colors.enumerated() {
      expected += colors[..<index].count { $0.contrast(with: color) >= floor }
    }
    #expect(ContrastMatrix(colors).pairs(reaching: floor) == expected)
  }
}
