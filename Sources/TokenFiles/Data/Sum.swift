/// Arithmetic as token tools write it, `0.5 + 6 * 0.04` or `{opacity.x}/2`, put in CSS's words.
enum Sum {
  /// Whether a text has nothing in it but numbers, operators and brackets.
  static func isOne(_ text: String) -> Bool {
    text.utf8.allSatisfy { isOperand($0) || $0 == 0x20 || operators.contains($0) }
      && text.utf8.contains { $0 &- 0x30 < 10 }
  }

  /// A sum or a product as a part of another, in brackets; any other value as it is.
  static func part(_ bytes: [UInt8]) -> [UInt8] {
    var isBehindOperand = false
    return isSum(bytes) ? [0x28] + spaced(bytes, &isBehindOperand) + [0x29] : bytes
  }

  /// Whether there are operands with an operator between each two. `210 50% 40%` is none.
  static func isSum(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: 0x20)
    guard parts.count > 1 else {
      return isOne(String(decoding: bytes, as: UTF8.self))
        && bytes.dropFirst().contains { operators.dropLast().contains($0) }
    }
    return parts.count % 2 == 1
      && parts.indices.allSatisfy { index in
        index % 2 == 0 || parts[index].count == 1 && operators.contains(parts[index].first ?? 0)
      }
  }

  /// A sum of numbers and references as `calc()`, in which `+` and `-` need white space around them.
  static func css(_ parts: [TokenExpression.Part]) -> [TokenExpression.Part] {
    var isBehindOperand = false
    let spaced = parts.map { part -> TokenExpression.Part in
      guard case .text(let bytes) = part else {
        isBehindOperand = true
        return part
      }
      return .text(Self.spaced(bytes, &isBehindOperand))
    }
    return [.text(Array("calc(".utf8))] + spaced + [.text([0x29])]
  }

  private static let operators = Array("+-*/(".utf8)

  /// A digit, a point, or the bracket that closes a part.
  private static func isOperand(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte == 0x2E || byte == 0x29
  }

  private static func spaced(_ bytes: [UInt8], _ isBehindOperand: inout Bool) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      let isSign = byte == 0x2B || byte == 0x2D
      // A sign at the beginning of an operand is part of it.
      result += isSign && isBehindOperand ? [0x20, byte, 0x20] : [byte]
      if byte > 0x20 { isBehindOperand = isOperand(byte) }
    }
    return result
  }
}
