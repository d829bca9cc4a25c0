import Testing

@testable import RuleEngine

/// A set of numbers, held to the library's own.
@Suite("Set of numbers") struct NumberSetTests {
  @Test func `says of each number whether it is new`() {
    var noise = UInt64(1)
    var numbers = NumberSet()
    var known: Set<UInt64> = []
    for step in 0..<50_000 {
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Dense ones, sparse ones and multiples of a power of two.
      let number = step % 3 == 0 ? noise >> 50 : step % 3 == 1 ? noise : noise >> 52 << 32
      #expect(numbers.insert(number) == known.insert(number).inserted)
    }
  }

  @Test func `zero is a number like any other, the highest is never new`() {
    var numbers = NumberSet()
    #expect(numbers.insert(0))
    #expect(!numbers.insert(0))
    #expect(!numbers.insert(.max))
    #expect(numbers.insert(.max - 1))
    #expect(!numbers.insert(.max - 1))
  }
}
