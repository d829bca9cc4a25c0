import ColorMath
import Testing

@Suite struct OpaqueColorTests {
  /// A generator that gives the same numbers each time.
  private struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func unit() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  @Test func `prepared colours measure to the bit what the measuring function does`() throws {
    var numbers = Numbers(seed: 7)
    let spaces: [ColorSpace] = [.srgb, .displayP3, .oklch, .lab]
    var colors: [Color] = []
    for index in 0..<120 {
      let (a, b, c) = (numbers.unit(), numbers.unit(), numbers.unit())
      switch spaces[index % 4] {
      case .oklch: colors.append(Color(.oklch, a, b * 0.4, c * 360))
      case .lab: colors.append(Color(.lab, a * 100, b * 200 - 100, c * 200 - 100))
      case let space: colors.append(Color(space, a * 1.2 - 0.1, b, c))
      }
    }
    for first in colors {
      for second in colors {
        let prepared = Contrast.measure(
          try #require(OpaqueColor(first)), on: try #require(OpaqueColor(second)))
        #expect(prepared == Contrast.measure(foreground: first, over: second).lowest)
      }
    }
  }

  @Test func `a translucent colour can't be prepared`() {
    #expect(OpaqueColor(Color(.srgb, 0, 0, 0, alpha: 0.999)) == nil)
  }
}
