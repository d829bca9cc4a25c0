/// What stands in angle brackets: addresses, which are text, and HTML, which is not.
extension MarkdownInlineParser {
  /// `<…>`: an autolink, whose address is its text, or HTML, which is left out.
  mutating func angle(_ offset: Int) -> Int? {
    if let end = autolink(offset) {
      add(.text, offset + 1, end - 1, from: offset)
      return end
    }
    let scanner = MarkdownTagScanner(bytes: bytes, end: bytes.count)
    if scanner.has("<!--", at: offset) {
      guard let end = search(.comment, "-->", from: offset + 2, scanner) else { return nil }
      add(.comment, offset, end, from: offset)
      return end
    }
    if let end = search(offset, scanner) {
      add(.none, offset, end, from: offset)
      return end
    }
    guard let end = scanner.tag(offset) else { return nil }
    add(tagKind(offset, scanner), offset, end, from: offset)
    return end
  }

  /// Instructions, CDATA and declarations.
  private mutating func search(_ offset: Int, _ scanner: MarkdownTagScanner) -> Int? {
    if scanner.has("<?", at: offset) {
      return search(.instruction, "?>", from: offset + 2, scanner)
    }
    if scanner.has("<![CDATA[", at: offset) {
      return search(.data, "]]>", from: offset + 9, scanner)
    }
    guard scanner.has("<!", at: offset), MarkdownByte.isLetter(peek(offset + 2)) else { return nil }
    return search(.declaration, ">", from: offset + 2, scanner)
  }

  /// Looks for an end only as long as there may be one, so that many beginnings stay linear.
  private mutating func search(
    _ end: End, _ text: StaticString, from offset: Int, _ scanner: MarkdownTagScanner
  ) -> Int? {
    guard !missing.contains(end) else { return nil }
    let found = scanner.find(text, from: offset)
    if found == nil { missing.append(end) }
    return found
  }

  private func tagKind(_ offset: Int, _ scanner: MarkdownTagScanner) -> MarkdownItem.Kind {
    let isClosing = peek(offset + 1) == 0x2F
    let nameStart = offset + (isClosing ? 2 : 1)
    switch scanner.lowered(nameStart, min(scanner.tagName(nameStart), nameStart + 8)) {
    case "br": return .entity("\n")
    case "code": return isClosing ? .codeEnd : .codeStart
    case "del", "s", "strike": return isClosing ? .strikeEnd : .strikeStart
    default: return .none
    }
  }

  /// §6.5. The end of the address in angle brackets that begins here.
  private func autolink(_ offset: Int) -> Int? {
    var end = offset + 1
    var colon = -1
    var at = -1
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3C, bytes[end] != 0x3E {
      if bytes[end] == 0x3A, colon < 0 { colon = end }
      if bytes[end] == 0x40, at < 0 { at = end }
      end += 1
    }
    guard peek(end) == 0x3E, MarkdownByte.isLetter(peek(offset + 1)) || at > 0 else { return nil }
    let scheme = bytes[offset + 1..<max(colon, offset + 1)]
    let isScheme =
      scheme.count >= 2 && scheme.count <= 32 && scheme.allSatisfy { isSchemeByte($0) }
    let isAddress =
      at > offset + 1 && at + 1 < end && colon < 0
      && bytes[at + 1..<end].allSatisfy { isSchemeByte($0) && $0 != 0x2B }
    return isScheme || isAddress ? end + 1 : nil
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    MarkdownByte.isLetter(byte) || CSSByte.isDigit(byte) || [0x2B, 0x2E, 0x2D].contains(byte)
  }
}
