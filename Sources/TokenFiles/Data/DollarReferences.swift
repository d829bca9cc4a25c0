/// Reads references as Tokens Studio wrote them at first: `$colors.red` alone or in text, `rgba($colors.red, 0.5)`.
enum DollarReferences {
  /// The parts of a text, or nil where it has no reference.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, names: inout NameTable
  ) -> [TokenExpression.Part]? {
    guard bytes.contains(UInt8(ascii: "$")) else { return nil }
    var parts: [TokenExpression.Part] = []
    var textStart = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$"), let end = end(ofName: index + 1, bytes) else {
        index += 1
        continue
      }
      if index > textStart { parts.append(.text(Array(bytes[textStart..<index]))) }
      let token = TokenID(names.intern(UnsafeBufferPointer(rebasing: bytes[index + 1..<end])))
      parts.append(.reference(token, fallback: nil))
      (textStart, index) = (end, end)
    }
    guard textStart > 0 else { return nil }
    if textStart < bytes.count { parts.append(.text(Array(bytes[textStart...]))) }
    return parts
  }

  /// Where a name ends that begins with a letter; a point at its end is none of it.
  private static func end(ofName start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard start < bytes.count, bytes[start].isLetter else { return nil }
    var end = start
    while end < bytes.count, bytes[end].isNameByte || bytes[end] == UInt8(ascii: ".") { end += 1 }
    while bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end
  }
}
