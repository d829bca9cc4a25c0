/// `|` and `>` (clause 8.1).
struct YAMLBlockHeader {
  enum Chomping { case clip, strip, keep }
  var isFolded: Bool
  var chomping = Chomping.clip
  /// How many spaces each line of text begins with; nil where the first line decides.
  var indent: Int?
}

extension YAMLParser {
  mutating func blockScalar(
    parent: Int, _ properties: YAMLProperties
  ) throws(DataFailure) {
    let start = position
    let header = try blockHeader(parent: parent)
    let decodedStart = builder.decoded.count
    var textEnd = position
    if position < text.end {
      position = text.afterBreak(position)
      lineStart = position
      var indent = header.indent
      if indent == nil { indent = try detectIndent(minimum: parent + 1) }
      if let indent { try blockLines(header, indent, &textEnd) } else { blankLines(header) }
    }
    let record = DataRecord(
      .string, start, textEnd, style: header.isFolded ? .folded : .literal, flags: .decoded,
      next: builder.slice(since: decodedStart))
    try append(record, properties)
  }

  private mutating func blockHeader(parent: Int) throws(DataFailure) -> YAMLBlockHeader {
    var header = YAMLBlockHeader(isFolded: text.at(position) == UInt8(ascii: ">"))
    position += 1
    for _ in 0..<2 {
      let byte = text.at(position)
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), header.chomping == .clip {
        header.chomping = byte == UInt8(ascii: "-") ? .strip : .keep
      } else if (0x31...0x39).contains(byte), header.indent == nil {
        header.indent = max(parent, 0) + Int(byte - 0x30)
      } else {
        break
      }
      position += 1
    }
    try expectLineEnd("an indentation from 1 to 9, +, - or the end of the line")
    position = text.lineEnd(position)
    return header
  }

  /// The indentation of the first line that has text; nil where there is none deep enough.
  private func detectIndent(minimum: Int) throws(DataFailure) -> Int? {
    var index = position
    var most = 0
    while index < text.end {
      let line = index
      index = text.afterSpaces(index)
      let spaces = index - line
      if index >= text.end { return nil }
      if !text.isBreak(text.at(index)) {
        if spaces < minimum, text.at(index) == 0x09 { throw text.tabIndent(at: index) }
        if spaces < minimum || spaces == 0 && text.isMarkerText(line) {
          return nil
        }
        guard most <= spaces else {
          throw text.failure(
            "an empty line before the text is indented deeper than the text", at: index,
            help:
              "take out the spaces of the empty line, or write the indentation behind the | or >")
        }
        return spaces
      }
      most = max(most, spaces)
      index = text.afterBreak(index)
    }
    return nil
  }

  /// A block scalar without text: with `+`, its empty lines are kept.
  private mutating func blankLines(_ header: YAMLBlockHeader) {
    var breaks = 0
    while position < text.end {
      var index = position
      index = text.afterSpaces(index)
      guard index >= text.end || text.isBreak(text.at(index)) else { break }
      breaks += 1
      position = index >= text.end ? index : text.afterBreak(index)
      lineStart = index >= text.end ? lineStart : position
    }
    guard header.chomping == .keep else { return }
    for _ in 0..<breaks { builder.decoded.append(0x0A) }
  }

  private mutating func blockLines(
    _ header: YAMLBlockHeader, _ indent: Int, _ textEnd: inout Int
  ) throws(DataFailure) {
    var breaks = 0
    var isFirst = true
    // Lines that begin with white space are not folded, nor are their neighbours.
    var wasSpaced = true
    while position < text.end {
      var index = position
      while index - position < indent, text.at(index) == 0x20 { index += 1 }
      if text.isBreak(text.at(index)) {
        breaks += 1
        position = text.afterBreak(index)
        lineStart = position
        continue
      }
      if index >= text.end {
        position = text.end
        if isFirst, breaks == 0 { breaks = 1 }
        break
      }
      if index - position < indent || index == lineStart && text.isMarkerText(index) { break }
      let isSpaced = text.isWhite(text.at(index))
      separate(header.isFolded && !isFirst && !wasSpaced && !isSpaced, breaks)
      (isFirst, wasSpaced) = (false, isSpaced)
      textEnd = text.lineEnd(index)
      builder.decoded.append(contentsOf: text.bytes[index..<textEnd])
      breaks = textEnd < text.end ? 1 : 0
      position = textEnd < text.end ? text.afterBreak(textEnd) : text.end
      if textEnd < text.end { lineStart = position }
    }
    chomp(header, hasText: !isFirst, breaks)
  }

  private mutating func separate(_ isFolded: Bool, _ breaks: Int) {
    if isFolded { return fold(breaks) }
    for _ in 0..<breaks { builder.decoded.append(0x0A) }
  }

  private mutating func chomp(_ header: YAMLBlockHeader, hasText: Bool, _ breaks: Int) {
    switch header.chomping {
    case .strip: break
    case .clip: if hasText, breaks > 0 { builder.decoded.append(0x0A) }
    case .keep: separate(false, breaks)
    }
  }
}
