/// A glob of subjects, compiled once: `*` stands for any text, also none; `?` for one character.
struct SubjectGlob: Sendable {
  private static let star = UInt8(ascii: "*")
  private static let mark = UInt8(ascii: "?")

  private let pattern: [UInt8]
  /// The text, where there is nothing in it that stands for another.
  let literal: String?

  init(_ text: String) {
    pattern = Array(text.utf8)
    literal = pattern.contains { $0 == Self.star || $0 == Self.mark } ? nil : text
  }

  func matches(_ text: String) -> Bool {
    if let literal { return literal == text }
    var text = text
    return text.withUTF8 { matches($0) }
  }

  /// Only the last star is ever tried again, so the time is at most the product of both lengths.
  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (piece, index) = (0, 0)
    var retry: (piece: Int, index: Int)?
    while index < text.count {
      if piece < pattern.count, pattern[piece] == Self.star {
        piece += 1
        retry = (piece, index)
      } else if piece < pattern.count, pattern[piece] == Self.mark {
        piece += 1
        index = Self.nextCharacter(text, index)
      } else if piece < pattern.count, pattern[piece] == text[index] {
        piece += 1
        index += 1
      } else if let last = retry {
        retry = (last.piece, last.index + 1)
        (piece, index) = (last.piece, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[piece...].allSatisfy { $0 == Self.star }
  }

  /// Behind the scalar that begins at `index`.
  private static func nextCharacter(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var next = index + 1
    while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}
