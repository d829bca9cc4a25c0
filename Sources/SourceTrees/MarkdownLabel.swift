/// Labels, addresses and titles of links (CommonMark §4.7 and §6.3).
enum MarkdownLabel {
  /// The labels, normalised, of the link reference definitions that a paragraph begins with, and where the last
  /// of them ends. Each line of the paragraph ends with a line feed, and none is blank.
  static func definitions(_ bytes: UnsafeBufferPointer<UInt8>) -> (labels: [[UInt8]], end: Int) {
    var labels: [[UInt8]] = []
    var start = 0
    while let (label, end) = definition(bytes, start) {
      labels.append(label)
      start = end
    }
    return (labels, start)
  }

  /// A definition takes whole lines. Label, address and title may each stand on a line of their own; what stands on the
  /// line behind an address and is no title after all begins the text.
  private static func definition(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (label: [UInt8], end: Int)? {
    guard start < bytes.count, bytes[start] == 0x5B,
      let labelEnd = end(bytes, start, bytes.count), labelEnd < bytes.count,
      bytes[labelEnd] == 0x3A
    else { return nil }
    let label = normalized(bytes, start + 1, labelEnd - 1)
    guard !label.isEmpty,
      let addressEnd = destination(bytes, skipToContent(bytes, labelEnd + 1), bytes.count)
    else { return nil }
    let next = skipToContent(bytes, addressEnd)
    if next > addressEnd, let titleEnd = title(bytes, next, bytes.count),
      let end = lineEnd(bytes, titleEnd)
    {
      return (label, end)
    }
    return lineEnd(bytes, addressEnd).map { (label, $0) }
  }

  /// The next byte that is no white space; since no line is blank, at most one line end is skipped.
  private static func skipToContent(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, MarkdownByte.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The end of a line that holds no more than white space from here on.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == 0x0A { return offset + 1 }
      guard MarkdownByte.isSpace(bytes[offset]) else { return nil }
      offset += 1
    }
    return nil
  }

  /// The end of `[label]` from its bracket: at most 999 bytes without an unescaped bracket.
  static func end(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var offset = start + 1
    let last = min(end, start + 1001)
    while offset < last {
      if bytes[offset] == 0x5D { return offset + 1 }
      if bytes[offset] == 0x5B { return nil }
      offset += bytes[offset] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// A label in lower case with its whitespace made single spaces, so that labels can be compared.
  static func normalized(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> [UInt8] {
    let text = String(decoding: bytes[start..<max(start, end)], as: UTF8.self).lowercased()
    var result: [UInt8] = []
    for word in text.utf8.split(whereSeparator: MarkdownByte.isSpace) {
      if !result.isEmpty { result.append(0x20) }
      result.append(contentsOf: word)
    }
    return result
  }

  /// The end of an address, in angle brackets or bare, with brackets of its own in pairs.
  static func destination(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    guard start < end else { return nil }
    if bytes[start] == 0x3C { return bracketed(bytes, start, end) }
    var offset = start
    var depth = 0
    while offset < end, bytes[offset] > 0x20, bytes[offset] != 0x7F {
      switch bytes[offset] {
      case 0x5C where offset + 1 < end && MarkdownByte.isPunctuation(bytes[offset + 1]):
        offset += 1
      case 0x28:
        depth += 1
        // The bound that cmark sets, which keeps many openings linear.
        if depth > 32 { return nil }
      case 0x29:
        if depth == 0 { return offset > start ? offset : nil }
        depth -= 1
      default: break
      }
      offset += 1
    }
    return depth == 0 && offset > start ? offset : nil
  }

  private static func bracketed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    var offset = start + 1
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x3C {
      if bytes[offset] == 0x3E { return offset + 1 }
      offset += bytes[offset] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// The end of a title in `"…"`, `'…'` or `(…)`.
  static func title(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    let opener = bytes[start]
    guard opener == 0x22 || opener == 0x27 || opener == 0x28 else { return nil }
    let closer = opener == 0x28 ? 0x29 : opener
    var offset = start + 1
    while offset < end {
      if bytes[offset] == closer { return offset + 1 }
      if opener == 0x28, bytes[offset] == 0x28 { return nil }
      offset += bytes[offset] == 0x5C ? 2 : 1
    }
    return nil
  }
}
