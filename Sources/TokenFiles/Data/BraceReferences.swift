/// Reads references in braces, as `{color.base.red}` alone or in text: `rgba({black}, 0.5)`. Theo writes
/// them as `{!name}`.
enum BraceReferences {
  /// The parts of a text, or nil where it has no reference. White space inside the braces does not
  /// count; braces that are empty, open or in each other are text.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, names: inout NameTable
  ) -> [TokenExpression.Part]? {
    var parts: [TokenExpression.Part] = []
    var textStart = 0
    var open: Int?
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "{") {
        open = index
      } else if bytes[index] == UInt8(ascii: "}"), let start = open {
        open = nil
        guard var name = trimmed(bytes, start + 1..<index) else { continue }
        if bytes[name.lowerBound] == UInt8(ascii: "!"), name.count > 1 { name.removeFirst() }
        if start > textStart { parts.append(.text(Array(bytes[textStart..<start]))) }
        let token = TokenID(names.intern(UnsafeBufferPointer(rebasing: bytes[name])))
        parts.append(.reference(token, fallback: nil))
        textStart = index + 1
      }
    }
    guard textStart > 0 else { return nil }
    if textStart < bytes.count { parts.append(.text(Array(bytes[textStart...]))) }
    return parts
  }

  private static func trimmed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Range<Int>? {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range.removeLast() }
    return range.isEmpty ? nil : range
  }
}
