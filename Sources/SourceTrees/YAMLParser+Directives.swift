import Diagnostics

/// `%YAML` and `%TAG` (clause 6.8).
extension YAMLParser {
  /// Reads the directives at `position`; returns whether there are any. `---` must follow them.
  mutating func directives() throws(SourceError) -> Bool {
    guard position == lineStart, at(position) == UInt8(ascii: "%") else { return false }
    var hasVersion = false
    while position == lineStart, at(position) == UInt8(ascii: "%") {
      let start = position
      let words = directiveWords()
      switch words.first.map({ String(decoding: bytes[$0.range], as: UTF8.self) }) {
      case "%YAML":
        if hasVersion { throw error("a document can't have two %YAML directives", at: start) }
        hasVersion = true
        try version(words, at: start)
      case "%TAG": try tagDirective(words, at: start)
      default: break
      }
      _ = skipToToken()
    }
    guard at(position) == UInt8(ascii: "-"), isMarker(position) else {
      throw unexpected("--- behind the directives", at: position)
    }
    return true
  }

  /// The words of the line, up to a comment.
  private mutating func directiveWords() -> [DataSlice] {
    var words: [DataSlice] = []
    while position < end, !isBreak(at(position)), at(position) != UInt8(ascii: "#") {
      let start = position
      while !isBlank(position) { position += 1 }
      words.append(
        DataSlice(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position)))
      position = afterWhite(position)
    }
    return words
  }

  private func version(_ words: [DataSlice], at start: Int) throws(SourceError) {
    let text = words.count == 2 ? String(decoding: bytes[words[1].range], as: UTF8.self) : ""
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(DataText.isDigit) }
    guard isNumber else {
      throw error("expected %YAML and a version such as 1.2", at: start, length: 5)
    }
    guard parts[0].elementsEqual("1".utf8) else {
      throw error("YAML \(text) can't be read", at: start, length: 5, help: "write %YAML 1.2")
    }
  }

  private mutating func tagDirective(_ words: [DataSlice], at start: Int) throws(SourceError) {
    guard words.count == 3, isHandle(bytes[words[1].range]) else {
      throw error("expected %TAG, a handle such as !e! and a prefix", at: start, length: 4)
    }
    let name = bytes[words[1].range]
    guard !handles.contains(where: { bytes[$0.name.range].elementsEqual(name) }) else {
      throw error("the handle is declared twice", at: Int(words[1].start), length: name.count)
    }
    guard handles.count < 100 else {
      throw error("a document can't have more than 100 %TAG directives", at: start, length: 4)
    }
    let prefix = String(decoding: bytes[words[2].range], as: UTF8.self)
    builder.tagPrefixes.append(prefix)
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
