/// Documents and what stands between them.
extension YAMLParser {
  mutating func parseStream(from start: Int) throws(DataFailure) {
    try checkCharacters()
    position = start
    lineStart = position
    // Whether a document may begin without `---`: at the beginning and behind `...`.
    var isFree = true
    while true {
      skipPrefix()
      if position >= text.end { break }
      if text.at(position) == UInt8(ascii: "."), isMarker(position) {
        try endMarker()
        isFree = true
        continue
      }
      let hasDirectives = isFree ? try directives() : false
      isFree = try document(isFree: isFree && !hasDirectives)
    }
    if builder.roots.isEmpty {
      builder.append(DataRecord(.null, text.end, text.end, flags: .absent))
    }
  }

  /// Skips lines without content, and byte-order marks at a line's beginning.
  private mutating func skipPrefix() {
    while true {
      _ = skipToToken()
      guard position == lineStart, text.at(position) == 0xEF, text.at(position + 1) == 0xBB,
        text.at(position + 2) == 0xBF
      else { return }
      position += 3
      lineStart = position
    }
  }

  /// Reads a document with its markers; returns whether `...` ended it.
  private mutating func document(isFree: Bool) throws(DataFailure) -> Bool {
    let index = builder.roots.count
    anchors = YAMLAnchors()
    let isExplicit = text.at(position) == UInt8(ascii: "-") && isMarker(position)
    if isExplicit {
      position += 3
      lastEnd = position
    } else {
      guard isFree else { throw text.unexpected("---", at: position) }
      position = lineStart
      lastEnd = position
    }
    builder.roots.append(DataRoot(record: builder.nextIndex, hasStartMarker: isExplicit))
    canBeginBlock = !isExplicit
    try content()
    handles = []
    guard position < text.end, text.at(position) == UInt8(ascii: ".") else { return false }
    builder.roots[index].hasEndMarker = true
    try endMarker()
    return true
  }

  /// `---` or `...` at the beginning of a line, with nothing but white space right behind it.
  func isMarker(_ index: Int) -> Bool {
    index == lineStart && text.isMarkerText(index)
  }

  private mutating func endMarker() throws(DataFailure) {
    position += 3
    try expectLineEnd("a comment or the end of the line")
  }

  /// Control characters and bytes that are not UTF-8 are found here, eight bytes a step, so that nothing
  /// behind this point need look for them. (Clause 5.1; C1 controls are let through.)
  private func checkCharacters() throws(DataFailure) {
    var index = 0
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(text.bytes)
    while index < text.end {
      if index + 8 <= text.end {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        let special = (word &- ones &* 0x20 | word) & (ones &* 0x80)
        index += special == 0 ? 8 : special.trailingZeroBitCount >> 3
        if special == 0 { continue }
      }
      let byte = text.bytes[index]
      let length = byte < 0x80 ? 1 : DataText.sequenceLength(text.bytes, at: index)
      if length == 0 || byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 {
        throw text.badCharacter(at: index, isControl: length != 0)
      }
      index += length
    }
  }
}
