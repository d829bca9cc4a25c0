import Diagnostics

/// A token name as rules.yml writes it: literal, a glob (`color-text-*`), or with captures
/// (`button-{x}-label`). Texts in braces (`{fill,stroke}`) are several patterns.
///
/// A pattern that is a literal name is never read as a pattern: `{a.b}` in braces only is a reference to
/// the token `a.b`.
package struct NamePattern: Hashable, Sendable {
  private let glob: Glob
  private var pieces: [Glob.Piece] { glob.pieces }
  /// The literal text before the first and behind the last wildcard.
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// How long the text of the one run is at least: a capture stands for something.
  private let leastRun: Int

  package init(_ text: String) {
    glob = Glob(text.hasPrefix("--") ? text.dropFirst(2) : text[...], .captures)
    prefix = Self.literals(glob.pieces)
    suffix =
      prefix.count == glob.pieces.count ? [] : Self.literals(glob.pieces.reversed()).reversed()
    leastRun = glob.pieces.contains { if case .run(_?) = $0 { true } else { false } } ? 1 : 0
  }

  /// The patterns that a text stands for.
  static func all(_ text: String) -> [NamePattern] {
    Glob.alternatives(of: text).map { NamePattern($0) }
  }

  private static func literals(_ pieces: some Sequence<Glob.Piece>) -> [UInt8] {
    var bytes: [UInt8] = []
    for case .byte(let byte) in pieces.prefix(while: { if case .byte = $0 { true } else { false } })
    {
      bytes.append(byte)
    }
    return bytes
  }

  /// Whether there is just one wildcard, a run, so that what it stands for needs no search.
  var hasOneRun: Bool {
    guard prefix.count + suffix.count + 1 == pieces.count else { return false }
    if case .run = pieces[prefix.count] { return true }
    return false
  }

  /// What the one run stands for in a name; nil where the name does not match.
  func run(in name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let end = name.count - suffix.count
    guard end >= prefix.count + leastRun else { return nil }
    for index in prefix.indices where name[index] != prefix[index] { return nil }
    for index in suffix.indices where name[end + index] != suffix[index] { return nil }
    return prefix.count..<end
  }

  package var isLiteral: Bool { glob.isLiteral }

  /// In order, each once.
  package var captureNames: [String] {
    var names: [String] = []
    for case .run(let name?) in pieces where !names.contains(name) { names.append(name) }
    return names
  }

  package func matches(_ name: String) -> Bool { captures(in: name) != nil }

  /// The text of each capture, or nil where the name does not match. A capture that occurs twice
  /// stands for the same text both times.
  package func captures(in name: String) -> [String: String]? {
    var name = name
    return name.withUTF8 { bytes in
      guard let runs = glob.runs(in: bytes) else { return nil }
      var captures: [String: String] = [:]
      var index = 0
      for case .run(let name) in pieces {
        defer { index += 1 }
        guard let name else { continue }
        let text = String(decoding: bytes[runs[index]], as: UTF8.self)
        if let earlier = captures[name], earlier != text { return nil }
        captures[name] = text
      }
      return captures
    }
  }
}
