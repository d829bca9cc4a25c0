import Testing

@testable import RuleEngine

/// A set of numbers, held to the library's own.
@Suite("Set of numbers") struct NumberSetTests {
  /// Whether each of the numbers was new, one after the other.
  private func answers(_ numbers: [UInt64]) -> [Bool] {
    var set = NumberSet()
    return numbers.map { set.insert($0) }
  }

  @Test func `says of each number whether it is new`() {
    var noise = UInt64(1)
    // Dense ones, sparse ones and multiples of a power of two.
    let numbers = (0..<50_000).map { step in
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return step % 3 == 0 ? noise >> 50 : step % 3 == 1 ? noise : (noise >> 52) << 32
    }
    var known: Set<UInt64> = []
    #expect(answers(numbers) == numbers.map { known.insert($0).inserted })
  }

  @Test func `zero is a number like any other, the highest is never new`() {
    #expect(answers([0, 0, .max, .max - 1, .max - 1]) == [true, false, false, true, false])
  }
}
