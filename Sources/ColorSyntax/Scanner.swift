/// Walks over the bytes of a colour as CSS Syntax 3 §4 cuts them into tokens.
///
/// The grammar asks for what it expects at a place, so tokens are never stored. Reading past the
/// end gives NUL, which is part of no token that a colour is made of.
struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always) var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the current place, NUL at the end.
  @inline(__always) var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte some places further on, NUL behind the end.
  @inline(__always) func byte(ahead distance: Int) -> UInt8 {
    let index = offset &+ distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Skips white space and comments; a comment that is not closed runs to the end (§4.3.2).
  ///
  /// - Returns: whether there was white space; comments alone are none, which matters in `calc()`.
  @inline(__always) @discardableResult mutating func skipSpace() -> Bool {
    let byte = current
    if byte > 0x2F { return false }
    if byte == 0x20, self.byte(ahead: 1) > 0x2F {
      offset &+= 1
      return true
    }
    return skipSpaceSlowly()
  }

  private mutating func skipSpaceSlowly() -> Bool {
    var found = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C {
        found = true
        offset &+= 1
      } else if byte == 0x2F, self.byte(ahead: 1) == 0x2A {
        skipComment()
      } else {
        break
      }
    }
    return found
  }

  private mutating func skipComment() {
    offset &+= 2
    while offset < bytes.count {
      if bytes[offset] == 0x2A, byte(ahead: 1) == 0x2F {
        offset &+= 2
        return
      }
      offset &+= 1
    }
  }

  /// Takes one byte if it is next.
  @inline(__always) mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    offset &+= 1
    return true
  }

  /// Takes a closing parenthesis; the end closes whatever is open (§5.4.9).
  @inline(__always) mutating func takeClosing() -> Bool { take(0x29) || isAtEnd }
}

/// Bytes by their part in identifiers and numbers (CSS Syntax 3 §4.2).
enum ByteClass {
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always) static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F
  }

  @inline(__always) static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == 0x2D
  }

  @inline(__always) static func isNewline(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  /// The value of a hexadecimal digit; 16 or more for any other byte. Without a branch, since digits
  /// and letters follow each other at random.
  @inline(__always) static func hexValue(_ byte: UInt8) -> UInt8 {
    let letter = (byte | 0x20) &- 0x61
    let value = byte & 0xF &+ (byte &>> 6) &* 9
    return isDigit(byte) || letter < 6 ? value : 0xFF
  }
}
