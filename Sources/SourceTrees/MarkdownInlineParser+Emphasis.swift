/// Emphasis, strong emphasis and strikethrough: which markers are markup (CommonMark §6.2, GFM §6.5).
extension MarkdownInlineParser {
  mutating func delimiterRun(_ offset: Int) -> Int {
    let byte = bytes[offset]
    var end = offset
    while peek(end) == byte, end < bytes.count { end += 1 }
    let before = MarkdownByte.Neighbour(scalar(before: offset))
    let after = MarkdownByte.Neighbour(scalar(at: end))
    let isLeft = after.isFlanked(by: before)
    let isRight = before.isFlanked(by: after)
    let isWord = byte == 0x5F
    add(.delimiter, offset, end, from: offset)
    if byte == 0x7E, end - offset > 2 { return end }
    delimiters.append(
      Delimiter(
        item: items.count - 1, byte: byte, length: end - offset,
        canOpen: isWord ? isLeft && (!isRight || before.isPunctuation) : isLeft,
        canClose: isWord ? isRight && (!isLeft || after.isPunctuation) : isRight,
        previous: lastDelimiter))
    if lastDelimiter >= 0 { delimiters[lastDelimiter].next = delimiters.count - 1 }
    lastDelimiter = delimiters.count - 1
    return end
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var codec = UTF8()
    guard case .scalarValue(let scalar) = codec.decode(&iterator) else { return "\u{FFFD}" }
    return scalar
  }

  private func scalar(before offset: Int) -> Unicode.Scalar? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// Matches closers with openers above the delimiter `bottom`, and takes what they use away. Where a
  /// closer found no opener is kept by its kind, so that no stretch is searched twice.
  mutating func processEmphasis(from bottom: Int) {
    var bottoms: [Int: Int] = [:]
    var closer = first(above: bottom)
    while closer >= 0 {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      let key = bottomKey(closer)
      if let opener = opener(for: closer, above: bottoms[key] ?? bottom) {
        closer = match(opener, closer)
      } else {
        bottoms[key] = delimiters[closer].previous
        let next = delimiters[closer].next
        if !delimiters[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    lastDelimiter = bottom
    if bottom >= 0 { delimiters[bottom].next = -1 }
  }

  private func first(above bottom: Int) -> Int {
    if bottom >= 0 { return delimiters[bottom].next }
    var index = lastDelimiter
    while index >= 0, delimiters[index].previous >= 0 { index = delimiters[index].previous }
    return index
  }

  /// What decides together whether an opener fits: the byte, whether it may open too, length by three.
  private func bottomKey(_ closer: Int) -> Int {
    let delimiter = delimiters[closer]
    let modulus = delimiter.byte == 0x7E ? min(remaining(closer), 3) : delimiter.length % 3
    return Int(delimiter.byte) * 8 + (delimiter.canOpen ? 4 : 0) + modulus
  }

  private func remaining(_ delimiter: Int) -> Int {
    let item = items[delimiters[delimiter].item]
    return item.end - item.start
  }

  private func opener(for closer: Int, above bottom: Int) -> Int? {
    var index = delimiters[closer].previous
    while index >= 0, index > bottom {
      if delimiters[index].canOpen, delimiters[index].byte == delimiters[closer].byte,
        fits(delimiters[index], delimiters[closer])
      {
        return index
      }
      index = delimiters[index].previous
    }
    return nil
  }

  private func fits(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    if opener.byte == 0x7E { return opener.length == closer.length }
    let isMixed = closer.canOpen || opener.canClose
    return !isMixed || closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
  }

  /// Takes one or two markers off both sides. Returns the closer to go on with.
  private mutating func match(_ opener: Int, _ closer: Int) -> Int {
    let used = min(remaining(opener), remaining(closer), 2)
    items[delimiters[opener].item].end -= used
    items[delimiters[closer].item].start += used
    if delimiters[opener].byte == 0x7E {
      items[delimiters[opener].item].kind = .strikeStart
      items[delimiters[closer].item].kind = .strikeEnd
    }
    // What stands between them can't match anything any more.
    delimiters[opener].next = closer
    delimiters[closer].previous = opener
    if remaining(opener) == 0 { remove(opener) }
    guard remaining(closer) == 0 else { return closer }
    let next = delimiters[closer].next
    remove(closer)
    return next
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (delimiters[index].previous, delimiters[index].next)
    if previous >= 0 { delimiters[previous].next = next }
    if next >= 0 { delimiters[next].previous = previous }
    if lastDelimiter == index { lastDelimiter = previous }
  }
}
