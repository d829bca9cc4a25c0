/// Links and images, of which the text stays (CommonMark §6.3 and §6.4).
extension MarkdownInlineParser {
  mutating func openBracket(_ offset: Int, length: Int) {
    add(.text, offset, offset + length, from: offset)
    if let last = brackets.indices.last { brackets[last].hasBracketInside = true }
    brackets.append(
      Bracket(
        item: items.count - 1, textStart: offset + length, isImage: length == 2,
        delimiter: lastDelimiter))
  }

  mutating func closeBracket(_ offset: Int) -> Int? {
    guard let bracket = brackets.popLast(), bracket.isActive else { return nil }
    guard let end = inlineTarget(offset + 1) ?? reference(offset, bracket) else { return nil }
    items[bracket.item].kind = bracket.isImage ? .imageStart : .none
    add(bracket.isImage ? .imageEnd : .none, offset, end, from: offset)
    processEmphasis(from: bracket.delimiter)
    if !bracket.isImage {
      // A link holds no links.
      for index in brackets.indices.reversed() where !brackets[index].isImage {
        if !brackets[index].isActive { break }
        brackets[index].isActive = false
      }
    }
    return end
  }

  /// `(address "title")` from its bracket.
  private func inlineTarget(_ offset: Int) -> Int? {
    guard peek(offset) == 0x28 else { return nil }
    let start = skipSpaces(offset + 1)
    if peek(start) == 0x29 { return start + 1 }
    guard let end = MarkdownLabel.destination(bytes, start, bytes.count) else { return nil }
    var next = skipSpaces(end)
    if next > end, let titleEnd = MarkdownLabel.title(bytes, next, bytes.count) {
      next = skipSpaces(titleEnd)
    }
    return peek(next) == 0x29 ? next + 1 : nil
  }

  private func skipSpaces(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, MarkdownByte.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// `[text][label]`, `[label][]` or `[label]`, where the label is defined. The end of it.
  private func reference(_ offset: Int, _ bracket: Bracket) -> Int? {
    guard !labels.isEmpty else { return nil }
    if peek(offset + 1) == 0x5B, let end = MarkdownLabel.end(bytes, offset + 1, bytes.count),
      end - offset > 3
    {
      return isDefined(offset + 2, end - 1) ? end : nil
    }
    guard !bracket.hasBracketInside, isDefined(bracket.textStart, offset) else { return nil }
    return peek(offset + 1) == 0x5B && peek(offset + 2) == 0x5D ? offset + 3 : offset + 1
  }

  private func isDefined(_ start: Int, _ end: Int) -> Bool {
    guard end > start, end - start < 1000 else { return false }
    return labels.contains(MarkdownLabel.normalized(bytes, start, end))
  }
}
