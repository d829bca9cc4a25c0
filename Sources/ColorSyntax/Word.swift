/// A CSS identifier of up to 24 bytes, folded to ASCII lower case, as three machine words.
///
/// Keywords, function names and colour names are compared as numbers, without a `String`. Every
/// identifier that this module knows fits; a longer one, or one with bytes outside ASCII, equals
/// none of them. The fold is ASCII's alone: the Kelvin sign is no `k` (CSS Color 4, "Named
/// Colors").
struct Word: Hashable, Sendable {
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0
  private(set) var third: UInt64 = 0
  /// The number of bytes appended, also of those that did not fit.
  private(set) var count = 0

  @inline(__always) init() {}

  /// A word of up to eight bytes, the first in the lowest byte.
  @inline(__always) init(_ packed: UInt64, count: Int) {
    first = packed
    self.count = count
  }

  /// A name byte in lower case. Letters apart, all name bytes of ASCII have the bit already, but for
  /// the underscore, which is in no word that is known.
  @inline(__always) static func folded(_ byte: UInt8) -> UInt8 { byte | 0x20 }

  /// The word of an ASCII literal in lower case.
  @inline(__always) init(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Adds a byte, in lower case. A NUL (which CSS reads as U+FFFD) and bytes that no longer fit
  /// only count, so that the word equals no known one.
  @inline(__always) mutating func append(_ byte: UInt8) {
    let folded = UInt64(Self.folded(byte))
    switch count {
    case 0..<8: first |= folded &<< (UInt64(truncatingIfNeeded: count) &* 8)
    case 8..<16: second |= folded &<< (UInt64(truncatingIfNeeded: count &- 8) &* 8)
    case 16..<24: third |= folded &<< (UInt64(truncatingIfNeeded: count &- 16) &* 8)
    default: break
    }
    count &+= 1
  }

  /// The characters again, for messages and for suggestions.
  var text: String {
    var bytes: [UInt8] = []
    for part in [first, second, third] {
      for index in 0..<UInt64(8) {
        let byte = UInt8(truncatingIfNeeded: part >> (index * 8))
        if byte != 0 { bytes.append(byte) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Up to eight ASCII characters in lower case as one number: what `Word.first` is for a short word.
@inline(__always) func packed(_ text: StaticString) -> UInt64 { Word(text).first }
