import Diagnostics

/// A glob of subjects, compiled once.
///
/// Subjects have brackets of their own (`quest/text[2]`), so these may also mean just themselves.
struct SubjectGlob: Sendable {
  private let globs: [Glob]
  private let text: String
  /// The text, where there is nothing in it that stands for another.
  let literal: String?

  init(_ text: String) {
    self.text = text
    literal = Glob.isPlain(text) ? text : nil
    guard literal == nil else {
      globs = []
      return
    }
    let texts = Glob.alternatives(of: text)
    let hasBrackets = text.utf8.contains(UInt8(ascii: "["))
    globs = texts.map { Glob($0) } + (hasBrackets ? texts.map { Glob($0, .plainBrackets) } : [])
  }

  /// What everything that it matches begins with: the text before the first thing that may stand for
  /// another.
  var prefix: String {
    String(decoding: text.utf8.prefix { !Self.signs.contains($0) }, as: UTF8.self)
  }

  /// What everything that it matches ends with: the text behind the last such thing.
  var suffix: String {
    let last = text.utf8.lastIndex { Self.signs.contains($0) }
    return String(text[(last.map { text.utf8.index(after: $0) } ?? text.startIndex)...])
  }

  private static let signs = Array("*?[]{}\\".utf8)

  func matches(_ text: String) -> Bool {
    text == self.text || globs.contains { $0.matches(text) }
  }
}
