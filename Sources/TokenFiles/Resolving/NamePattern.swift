/// A token name as rules.yml writes it: literal, a glob (`color-text-*`), or with captures
/// (`button-{x}-label`).
///
/// `*` and a capture stand for any text that isn't empty, `?` for one character. Of several ways to
/// match, captures take the shortest text from the left. A pattern that is a literal name is never
/// read as a pattern: `{a.b}` in braces only is a reference to the token `a.b`.
package struct NamePattern: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case byte(UInt8)
    case anyByte
    /// Any text; the name of the capture, or nil for `*`.
    case run(String?)
  }

  private let pieces: [Piece]
  /// The literal text before the first and behind the last wildcard.
  let prefix: [UInt8]
  let suffix: [UInt8]

  package init(_ text: String) {
    let text = text.hasPrefix("--") ? text.dropFirst(2) : text[...]
    pieces = Self.parse(Array(text.utf8))
    prefix = Self.literals(pieces)
    suffix = prefix.count == pieces.count ? [] : Self.literals(pieces.reversed()).reversed()
  }

  private static func literals(_ pieces: some Sequence<Piece>) -> [UInt8] {
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
    guard end > prefix.count else { return nil }
    for index in prefix.indices where name[index] != prefix[index] { return nil }
    for index in suffix.indices where name[end + index] != suffix[index] { return nil }
    return prefix.count..<end
  }

  package var isLiteral: Bool {
    pieces.allSatisfy {
      if case .byte = $0 { true } else { false }
    }
  }

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
    let bytes = Array(name.utf8)
    guard let runs = match(bytes) else { return nil }
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

  private static func parse(_ bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"):
        if pieces.last != .run(nil) { pieces.append(.run(nil)) }
      case UInt8(ascii: "?"): pieces.append(.anyByte)
      case UInt8(ascii: "{"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")), end > index else {
          pieces.append(.byte(byte))
          continue
        }
        pieces.append(.run(String(decoding: bytes[index..<end], as: UTF8.self)))
        index = end + 1
      default: pieces.append(.byte(byte))
      }
    }
    return pieces
  }

  /// The range that each run stands for, or nil. Only the last run is ever tried again, so the time
  /// is at most the product of both lengths.
  private func match(_ bytes: [UInt8]) -> [Range<Int>]? {
    var runs: [Range<Int>] = []
    var piece = 0
    var index = 0
    var retry: (piece: Int, index: Int)?
    while piece < pieces.count || index < bytes.count {
      if piece < pieces.count, case .run = pieces[piece], index < bytes.count {
        runs.append(index..<index + 1)
        index += 1
        piece += 1
        retry = (piece, index)
      } else if piece < pieces.count, index < bytes.count, accepts(pieces[piece], bytes[index]) {
        index += 1
        piece += 1
      } else {
        guard let last = retry, last.index < bytes.count, let run = runs.last else { return nil }
        retry = (last.piece, last.index + 1)
        runs[runs.count - 1] = run.lowerBound..<last.index + 1
        (piece, index) = (last.piece, last.index + 1)
      }
    }
    return runs
  }

  private func accepts(_ piece: Piece, _ byte: UInt8) -> Bool {
    switch piece {
    case .byte(let wanted): wanted == byte
    case .anyByte: true
    case .run: false
    }
  }
}
