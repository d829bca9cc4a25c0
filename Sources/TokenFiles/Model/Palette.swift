package import ColorMath

/// What a token is in one appearance.
package enum Resolution: Sendable {
  case color(TokenColor)
  /// No colour, and why: unreadable, undefined, a cycle, a system colour.
  case unresolved(TokenProblem)
  /// The token has no value in this appearance and none to fall back on, or is no colour.
  case absent
}

/// A token's colour: as written, and as 8-bit sRGB.
package struct TokenColor: Hashable, Sendable {
  package var color: Color
  package var packed: PackedColor
  /// Whether it is written as hex, a name, `rgb()`, `hsl()` or `hwb()`, which says nothing of the colour
  /// but how CSS serialises it.
  package private(set) var isLegacy = false

  package init(_ color: Color, packed: PackedColor) {
    self.color = color
    self.packed = packed
  }

  init(_ color: Color, isLegacy: Bool) {
    self.init(color, packed: color.packed)
    self.isLegacy = isLegacy
  }

  package static func == (left: TokenColor, right: TokenColor) -> Bool {
    left.color == right.color && left.packed == right.packed
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(packed)
  }
}

/// All tokens resolved in one appearance.
package struct Palette: Sendable {
  /// The index of the appearance in its set.
  package let appearance: Int
  let entries: [PaletteEntry]
  let colors: [TokenColor]
  let problems: [TokenProblem]

  package subscript(_ id: TokenID) -> Resolution {
    guard entries.indices.contains(Int(id.index)) else { return .absent }
    let entry = entries[Int(id.index)]
    switch entry.state {
    case .color: return .color(colors[Int(entry.value)])
    case .problem: return .unresolved(problems[Int(entry.value)])
    case .unvisited, .visiting, .absent, .notColor: return .absent
    }
  }

  /// Whether it was resolved together with another, since nothing depends on the appearance.
  package func isOne(with other: Palette) -> Bool {
    entries.withUnsafeBufferPointer { own in
      other.entries.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// Adds the tokens that have no colour for a reason, by number.
  package func markProblems(in marks: inout [Bool]) {
    for index in entries.indices where entries[index].state == .problem && index < marks.count {
      marks[index] = true
    }
  }

  /// The colour, where there is one.
  package func color(_ id: TokenID) -> TokenColor? {
    guard entries.indices.contains(Int(id.index)) else { return nil }
    let entry = entries[Int(id.index)]
    return entry.state == .color ? colors[Int(entry.value)] : nil
  }
}

/// One token in one appearance, 20 bytes.
struct PaletteEntry: Sendable {
  enum State: UInt8, Sendable { case unvisited, visiting, color, problem, notColor, absent }

  var state = State.unvisited
  /// An index into the colours or the problems.
  var value: Int32 = -1
  /// The definition that holds, or -1.
  var definition: Int32 = -1
  /// The token that the value is taken from unchanged, or -1.
  var from: Int32 = -1
  /// The last of the chain of those, or -1 where the value stands here.
  var end: Int32 = -1

  var isColorOrProblem: Bool { state == .color || state == .problem }
}
