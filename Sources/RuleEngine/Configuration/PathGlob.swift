/// A glob of paths: `*` stands for any text without a slash, `?` for one such character, `[a-z]` for one
/// of a set, `{css,json}` for alternatives, and `**` as a whole part for any folders, also none.
package struct PathGlob: Sendable {
  private enum Part: Sendable {
    case anyFolders
    case name([Piece])
  }

  private enum Piece: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case run
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// Braces can multiply; more alternatives than this are taken as text.
  private static let alternativeLimit = 256

  package let text: String
  private let alternatives: [[Part]]

  package init(_ text: String) {
    self.text = text
    alternatives = Self.expanded(text).map { path in
      path.split(separator: "/").map { $0 == "**" ? .anyFolders : .name(Self.pieces($0)) }
    }
  }

  /// Whether anything in it stands for something else.
  package var isLiteral: Bool {
    !text.unicodeScalars.contains { "*?[{".unicodeScalars.contains($0) }
  }

  /// The folder that everything that matches lies in: the parts before the first that is no plain
  /// name. Empty for the working directory.
  package var folder: String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let plain = parts.dropLast().prefix { part in
      !part.unicodeScalars.contains { "*?[{".unicodeScalars.contains($0) }
    }
    let joined = plain.joined(separator: "/")
    return joined.isEmpty && text.hasPrefix("/") ? "/" : joined
  }

  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    return alternatives.contains { Self.match($0, names) }
  }

  /// Only the last `**` is ever tried again.
  private static func match(_ parts: [Part], _ names: [[Unicode.Scalar]]) -> Bool {
    var (part, index) = (0, 0)
    var retry: (part: Int, index: Int)?
    while index < names.count || part < parts.count {
      if part < parts.count, case .anyFolders = parts[part] {
        part += 1
        retry = (part, index)
      } else if part < parts.count, index < names.count, case .name(let pieces) = parts[part],
        match(pieces, names[index])
      {
        part += 1
        index += 1
      } else if let last = retry, last.index < names.count {
        retry = (last.part, last.index + 1)
        (part, index) = (last.part, last.index + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// Only the last `*` is ever tried again.
  private static func match(_ pieces: [Piece], _ name: [Unicode.Scalar]) -> Bool {
    var (piece, index) = (0, 0)
    var retry: (piece: Int, index: Int)?
    while index < name.count || piece < pieces.count {
      if piece < pieces.count, pieces[piece] == .run {
        piece += 1
        retry = (piece, index)
      } else if piece < pieces.count, index < name.count, accepts(pieces[piece], name[index]) {
        piece += 1
        index += 1
      } else if let last = retry, last.index < name.count {
        retry = (last.piece, last.index + 1)
        (piece, index) = (last.piece, last.index + 1)
      } else {
        return false
      }
    }
    return true
  }

  private static func accepts(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
    switch piece {
    case .scalar(let wanted): wanted == scalar
    case .one: true
    case .run: false
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  private static func pieces(_ name: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Array(name.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .run { pieces.append(.run) }
      case "?": pieces.append(.one)
      case "[": pieces.append(set(&rest) ?? .scalar(scalar))
      default: pieces.append(.scalar(scalar))
      }
    }
    return pieces
  }

  /// The rest of a set behind its bracket; nil, and nothing taken, where it has no end.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Piece? {
    guard let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
    var members = rest[..<end]
    rest = rest[(end + 1)...]
    let isNegated = members.first == "!" || members.first == "^"
    if isNegated { members.removeFirst() }
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
    return .set(ranges, isNegated: isNegated)
  }

  /// `a.{css,json}` as `a.css` and `a.json`; braces inside braces stay as they are.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return [text]
    }
    let options = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    let tails = expanded(String(text[text.index(after: close)...]))
    guard options.count > 1, options.count * tails.count <= alternativeLimit else {
      return tails.map { text[...close] + $0 }
    }
    return options.flatMap { option in tails.map { text[..<open] + option + $0 } }
  }
}
