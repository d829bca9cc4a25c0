import SourceTrees

/// Reads a CSS value with `var()` in it into text and references, token by token: not in strings, not
/// in `url()`, not where `var` is the end of a longer name.
struct VariableParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var names: NameTable

  /// Deeper fallbacks than anybody writes.
  private static let depthLimit = 32

  enum Result {
    case parts([TokenExpression.Part])
    /// A `var()` without a name that begins with two dashes, with a `;` or `!` in its fallback (which is a
    /// `<declaration-value>`, CSS Syntax 3 §8.2), or nested too deep.
    case malformed(offset: Int)
  }

  /// Whether the text holds `var(` at all.
  static func isNeeded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 6 else { return false }
    for index in 3..<bytes.count
    where bytes[index] == 0x28 && bytes[index - 1] | 0x20 == 0x72 && bytes[index - 2] | 0x20 == 0x61
      && bytes[index - 3] | 0x20 == 0x76
    {
      return true
    }
    return false
  }

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, names: inout NameTable) -> Result {
    var parser = VariableParser(bytes: bytes, names: names)
    names = NameTable()
    let parts = parser.parts(depth: 0)
    names = parser.names
    return parts.map { .parts($0) } ?? .malformed(offset: parser.position)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, names: NameTable) {
    self.bytes = bytes
    self.names = names
  }

  /// Up to the end, or inside a fallback up to the bracket that closes it.
  private mutating func parts(depth: Int) -> [TokenExpression.Part]? {
    var parts: [TokenExpression.Part] = []
    var brackets = 0
    var textStart = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x28 || byte == 0x5B || byte == 0x7B {
        brackets += 1
      } else if byte == 0x29 || byte == 0x5D || byte == 0x7D {
        if byte == 0x29, brackets == 0, depth > 0 { break }
        brackets -= 1
      } else if byte == 0x3B || byte == 0x21, brackets == 0, depth > 0 {
        return nil
      } else if byte == 0x22 || byte == 0x27 {
        skipString()
        continue
      } else if byte.isNameByte {
        let start = position
        skipName()
        guard position < bytes.count, bytes[position] == 0x28 else { continue }
        if isWord("var", start) {
          appendText(textStart..<start, &parts)
          guard let reference = reference(depth: depth) else { return nil }
          parts.append(reference)
          textStart = position
        } else if isWord("url", start) {
          skipURL()
        }
        continue
      }
      position += 1
    }
    appendText(textStart..<position, &parts)
    return parts
  }

  /// Goes from the bracket behind `var` to behind the one that closes it.
  private mutating func reference(depth: Int) -> TokenExpression.Part? {
    guard depth < Self.depthLimit else { return nil }
    position += 1
    skipSpace()
    let start = position
    skipName()
    guard position > start + 2, bytes[start] == 0x2D, bytes[start + 1] == 0x2D else {
      position = start
      return nil
    }
    let token = intern(start + 2..<position)
    skipSpace()
    var fallback: [TokenExpression.Part]?
    if position < bytes.count, bytes[position] == 0x2C {
      position += 1
      guard let parts = parts(depth: depth + 1) else { return nil }
      fallback = parts
    }
    guard position < bytes.count else { return .reference(token, fallback: fallback) }
    guard bytes[position] == 0x29 else { return nil }
    position += 1
    return .reference(token, fallback: fallback)
  }

  private mutating func intern(_ range: Range<Int>) -> TokenID {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    guard part.contains(0x5C) else { return TokenID(names.intern(part)) }
    var name = CSSText.decode(Array(part), 0..<part.count)
    return name.withUTF8 { TokenID(names.intern($0)) }
  }

  private func appendText(_ range: Range<Int>, _ parts: inout [TokenExpression.Part]) {
    if !range.isEmpty { parts.append(.text(Array(bytes[range]))) }
  }

  private func isWord(_ word: StaticString, _ start: Int) -> Bool {
    guard position - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
    }
  }

  private mutating func skipName() {
    while position < bytes.count {
      if bytes[position] == 0x5C {
        position = min(position + 2, bytes.count)
      } else if bytes[position].isNameByte {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func skipString() {
    let quote = bytes[position]
    position += 1
    while position < bytes.count, bytes[position] != quote {
      position += bytes[position] == 0x5C ? 2 : 1
    }
    position = min(position + 1, bytes.count)
  }

  private mutating func skipURL() {
    while position < bytes.count, bytes[position] != 0x29 {
      position += bytes[position] == 0x5C ? 2 : 1
    }
    position = min(position, bytes.count)
  }
}
