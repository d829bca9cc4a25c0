/// `%YAML` and `%TAG` (clause 6.8).
extension YAMLParser {
  /// Reads the directives at `position`; returns whether there are any. `---` must follow them.
  mutating func directives() throws(DataFailure) -> Bool {
    guard position == lineStart, text.at(position) == UInt8(ascii: "%") else { return false }
    var hasVersion = false
    while position == lineStart, text.at(position) == UInt8(ascii: "%") {
      let start = position
      let words = directiveWords()
      switch words.first.map(text.string) {
      case "%YAML":
        if hasVersion {
          throw text.failure("a document can't have two %YAML directives", at: start)
        }
        hasVersion = true
        try version(words, at: start)
      case "%TAG": try tagDirective(words, at: start)
      default: break
      }
      _ = skipToToken()
    }
    guard text.at(position) == UInt8(ascii: "-"), isMarker(position) else {
      throw text.unexpected("--- behind the directives", at: position)
    }
    return true
  }

  /// The words of the line, up to a comment.
  private mutating func directiveWords() -> [DataSlice] {
    var words: [DataSlice] = []
    while position < text.end, !text.isBreak(text.at(position)),
      text.at(position) != UInt8(ascii: "#")
    {
      let start = position
      while !text.isBlank(position) { position += 1 }
      words.append(text.slice(start, position))
      position = text.afterWhite(position)
    }
    return words
  }

  private func version(_ words: [DataSlice], at start: Int) throws(DataFailure) {
    let version = words.count == 2 ? text.string(words[1]) : ""
    let parts = version.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(DataText.isDigit) }
    guard isNumber else {
      throw text.failure("expected %YAML and a version such as 1.2", at: start, length: 5)
    }
    guard parts[0].elementsEqual("1".utf8) else {
      throw text.failure(
        "YAML \(version) can't be read", at: start, length: 5, help: "write %YAML 1.2")
    }
  }

  private mutating func tagDirective(_ words: [DataSlice], at start: Int) throws(DataFailure) {
    guard words.count == 3, isHandle(text.bytes[words[1].range]) else {
      throw text.failure("expected %TAG, a handle such as !e! and a prefix", at: start, length: 4)
    }
    let name = text.bytes[words[1].range]
    for known in handles where text.bytes[known.name.range].elementsEqual(name) {
      throw text.failure(
        "the handle is declared twice", at: Int(words[1].start), length: name.count)
    }
    guard handles.count < 100 else {
      throw text.failure(
        "a document can't have more than 100 %TAG directives", at: start, length: 4)
    }
    builder.tagPrefixes.append(text.string(words[2]))
    handles.append(
      YAMLTagHandle(
        name: words[1], prefix: UInt32(truncatingIfNeeded: builder.tagPrefixes.count - 1)))
  }

  /// `!`, `!!`, or a word between exclamation marks.
  private func isHandle(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let mark = UInt8(ascii: "!")
    guard text.first == mark, text.last == mark else { return false }
    return text.dropFirst().dropLast().allSatisfy {
      $0 != UInt8(ascii: "_") && DataText.isWordByte($0)
    }
  }
}
