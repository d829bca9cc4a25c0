import SourceTrees

/// Walks over the bytes of a selector or a condition: names, brackets, strings, white space.
struct PreludeScanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count)
  }

  var isAtEnd: Bool { position >= end }
  var current: UInt8? { position < end ? bytes[position] : nil }
  func text(_ range: Range<Int>) -> String { CSSText.decode(bytes, range) }

  func peek(_ offset: Int) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments; true where there was white space.
  @discardableResult mutating func skipTrivia() -> Bool {
    var hasSpace = false
    while let byte = current {
      if byte <= 0x20 {
        hasSpace = true
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        break
      }
    }
    return hasSpace
  }

  private mutating func skipComment() {
    position += 2
    while position < end {
      if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") { break }
      position += 1
    }
    position = min(position + 2, end)
  }

  /// A name with its escapes resolved, or nil when none begins here.
  mutating func name() -> String? {
    let start = position
    while let byte = current {
      if byte == UInt8(ascii: "\\") {
        position = min(position + 2, end)
      } else if Self.isName(byte) {
        position += 1
      } else {
        break
      }
    }
    return position > start ? text(start..<position) : nil
  }

  static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F || byte >= 0x80
  }

  /// What stands in the brackets that open here; goes behind them. Unclosed ones end with the text.
  mutating func bracketed() -> Range<Int> {
    var depth = 0
    let start = min(position + 1, end)
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          position += 1
          return start..<max(start, position - 1)
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString()
        continue
      case UInt8(ascii: "\\"): position += 1
      default: break
      }
      position += 1
    }
    position = end
    return start..<end
  }

  /// Goes behind the string that begins here.
  mutating func skipString() {
    guard let quote = current else { return }
    position += 1
    while let byte = current, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position = min(position + 1, end)
  }

  /// The parts between commas that stand in no bracket, from here to the end.
  mutating func commaSeparated() -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): _ = bracketed()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\\"): position = min(position + 2, end)
      case UInt8(ascii: ","):
        parts.append(start..<position)
        position += 1
        start = position
      default: position += 1
      }
    }
    parts.append(start..<end)
    return parts
  }
}
