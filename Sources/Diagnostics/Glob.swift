/// A glob, the same wherever one may be written: for names of tokens, for subjects of waivers, and for each
/// part of a path.
///
/// | written | stands for |
/// | --- | --- |
/// | `*` | any text, also none |
/// | `?` | one character |
/// | `[a-z]`, `[!a-z]` | one character of a set, or of none in it |
/// | `{css,json}` | one of several texts: see `alternatives(of:)` |
/// | `{x}` | where captures are asked for: any text but none, the same wherever it stands |
/// | `\` | what follows it, as it is |
package struct Glob: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case byte(UInt8)
    case one
    case set(CharacterSet)
    /// Any text; the name of the capture, or nil for `*`.
    case run(String?)
  }

  /// Scalars between two ends, or all others.
  package struct CharacterSet: Hashable, Sendable {
    var ranges: [ClosedRange<Unicode.Scalar>]
    var isNegated: Bool

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  /// What of the dialect a text has.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// `{x}` captures a text.
    package static let captures = Options(rawValue: 1)
    /// Brackets are what they are.
    package static let plainBrackets = Options(rawValue: 2)
  }

  package let pieces: [Piece]

  // Of `Substring` and not of any text: other modules call what is generic unspecialised.

  package init(_ text: Substring, _ options: Options = []) {
    pieces = Self.parse(Array(text.unicodeScalars), options)
  }

  package init(_ text: String, _ options: Options = []) { self.init(text[...], options) }

  package var isLiteral: Bool {
    pieces.allSatisfy { if case .byte = $0 { true } else { false } }
  }

  /// Whether a text has anything in it that could stand for something else.
  package static func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"),
        UInt8(ascii: "\\"):
        false
      default: true
      }
    }
  }

  package static func isPlain(_ text: String) -> Bool { isPlain(text[...]) }

  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { runs(in: $0) != nil }
  }

  /// The range that each run stands for, or nil where the text does not match. Of several ways to match,
  /// each run takes the shortest text from the left. Only the last run is ever tried again, so the time is
  /// at most the product of both lengths.
  package func runs(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var runs: [Range<Int>] = []
    var (piece, index) = (0, 0)
    var retry: (piece: Int, index: Int)?
    while piece < pieces.count || index < text.count {
      if piece < pieces.count, case .run(let capture) = pieces[piece],
        let end = Self.shortest(capture, text, index)
      {
        runs.append(index..<end)
        (piece, index) = (piece + 1, end)
        retry = (piece, index)
      } else if piece < pieces.count, let end = accepts(pieces[piece], text, index) {
        (piece, index) = (piece + 1, end)
      } else {
        guard let last = retry, last.index < text.count, let run = runs.last else { return nil }
        let end = Self.next(text, last.index)
        retry = (last.piece, end)
        runs[runs.count - 1] = run.lowerBound..<end
        (piece, index) = (last.piece, end)
      }
    }
    return runs
  }

  /// Where the shortest text of a run ends: a capture stands for something.
  private static func shortest(
    _ capture: String?, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    if capture == nil { return index }
    return index < text.count ? next(text, index) : nil
  }

  /// Behind what a piece stands for, or nil.
  private func accepts(
    _ piece: Piece, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    guard index < text.count else { return nil }
    switch piece {
    case .byte(let wanted): return text[index] == wanted ? index + 1 : nil
    case .one: return Self.next(text, index)
    case .run: return nil
    case .set(let set):
      let end = Self.next(text, index)
      let scalars = String(decoding: text[index..<end], as: UTF8.self).unicodeScalars
      return scalars.first.map { set.contains($0) } == true ? end : nil
    }
  }

  /// Behind the scalar that begins at `index`.
  private static func next(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var next = index + 1
    while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}

// MARK: Reading

extension Glob {
  private static func parse(_ text: [Unicode.Scalar], _ options: Options) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .run(nil) { pieces.append(.run(nil)) }
      case "?": pieces.append(.one)
      case "[" where !options.contains(.plainBrackets):
        if let set = set(&rest) { pieces.append(.set(set)) } else { append(scalar, to: &pieces) }
      case "{" where options.contains(.captures):
        if let name = capture(&rest) {
          pieces.append(.run(name))
        } else {
          append(scalar, to: &pieces)
        }
      case "\\": append(rest.popFirst() ?? scalar, to: &pieces)
      default: append(scalar, to: &pieces)
      }
    }
    return pieces
  }

  private static func append(_ scalar: Unicode.Scalar, to pieces: inout [Piece]) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      pieces.append(.byte(byte))
    }
  }

  /// The rest of a capture behind its brace; nil, and nothing taken, where it has no end or no name.
  private static func capture(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    guard let end = rest.firstIndex(of: "}"), end > rest.startIndex else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: rest[..<end])
    rest = rest[(end + 1)...]
    return String(name)
  }

  /// The rest of a set behind its bracket; nil, and nothing taken, where it has no end.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> CharacterSet? {
    let isNegated = rest.first == "!" || rest.first == "^"
    let start = rest.startIndex + (isNegated ? 1 : 0)
    // A bracket that stands first is one of the set.
    guard let end = rest[start...].dropFirst().firstIndex(of: "]") else { return nil }
    var members = rest[start..<end]
    rest = rest[(end + 1)...]
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let low = members.popFirst() {
      if members.count >= 2, members.first == "-", let high = members.dropFirst().first, low <= high
      {
        ranges.append(low...high)
        members.removeFirst(2)
      } else {
        ranges.append(low...low)
      }
    }
    return CharacterSet(ranges: ranges, isNegated: isNegated)
  }
}
