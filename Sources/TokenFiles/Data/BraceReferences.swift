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

  /// The name that a text is a reference to and nothing else, `{color.base.red}`; nil for any other text.
  static func alone(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
    let inside = bytes[1..<max(1, bytes.count - 1)]
    guard let first = inside.first, let last = inside.last, first > 0x20, last > 0x20,
      first != UInt8(ascii: "!"),
      inside.allSatisfy({ $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") })
    else { return nil }
    return UnsafeBufferPointer(rebasing: inside)
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
