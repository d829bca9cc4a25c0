import Diagnostics
import Testing

@Suite struct ByteSearchTests {
  /// Where a text stands, by the search and by looking at every place.
  private func places(_ text: String, in long: [UInt8]) -> (found: [Int], expected: [Int]) {
    let wanted = Array(text.utf8)
    let expected = long.indices.filter { long[$0...].starts(with: wanted) }
    var found: [Int] = []
    long.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        let search = ByteSearch(wanted, in: bytes)
        var next = search.first(from: 0)
        while let place = next {
          found.append(place)
          next = search.first(from: place + 1)
        }
      }
    }
    return (found, expected)
  }

  @Test func `a text is found at every place, also across blocks and at both ends`() {
    for length in [0, 1, 2, 3, 62, 63, 64, 65, 127, 128, 129, 200] {
      for place in stride(from: 0, to: max(1, length - 4), by: 1) {
        var long = [UInt8](repeating: UInt8(ascii: "v"), count: length)
        for (offset, byte) in "value".utf8.enumerated() where place + offset < length {
          long[place + offset] = byte
        }
        let result = places("value", in: long)
        #expect(result.found == result.expected)
      }
    }
  }

  @Test func `places that overlap are all found`() {
    let result = places("aa", in: Array(String(repeating: "a", count: 150).utf8))
    #expect(result.found == result.expected)
    #expect(result.found.count == 149)
  }

  @Test func `a text that is longer than the file is nowhere`() {
    #expect(places("value", in: Array("val".utf8)).found == [])
  }

  @Test func `places in noise are those that a plain search finds`() {
    var state: UInt32 = 1
    let noise = (0..<5000).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: 0x61 + (state >> 24) % 3)
    }
    for text in ["ab", "abc", "cabba", "aaaaaaaaaaaa"] {
      let result = places(text, in: noise)
      #expect(result.found == result.expected)
    }
  }
}
