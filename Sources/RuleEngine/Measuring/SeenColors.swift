import ColorMath

/// The colours of a set as each of some visions sees them.
struct SeenColors {
  /// Two of the colours, in the vision in which they are nearest to each other.
  struct Pair {
    var first: Int
    var second: Int
    /// ΔE OK.
    var difference: Double
    var vision: VisionName
  }

  private let visions: [VisionName]
  /// By vision, by colour.
  private let seen: [[Color]]

  init(_ colors: [Color], _ visions: [VisionName]) {
    self.visions = visions
    seen = visions.map { vision in colors.map { vision.sees($0).converted(to: .oklab) } }
  }

  /// Nil where nobody looks.
  func pair(_ first: Int, _ second: Int) -> Pair? {
    var nearest: Pair?
    for (vision, colors) in zip(visions, seen) {
      let difference = colors[first].deltaEOK(to: colors[second])
      if let nearest, nearest.difference <= difference { continue }
      nearest = Pair(first: first, second: second, difference: difference, vision: vision)
    }
    return nearest
  }

  /// Each colour but the first with the nearest one before it.
  func nearestPairs() -> [Pair] {
    var nearest: [Pair?] = []
    for (vision, colors) in zip(visions, seen) {
      let found = NearestColors.before(colors)
      if nearest.isEmpty { nearest = Array(repeating: nil, count: found.count) }
      for (second, neighbour) in found.enumerated() {
        guard let neighbour else { continue }
        if let known = nearest[second], known.difference <= neighbour.difference { continue }
        nearest[second] = Pair(
          first: neighbour.index, second: second, difference: neighbour.difference, vision: vision)
      }
    }
    return nearest.compactMap(\.self)
  }
}

extension VisionName {
  /// The colour as these eyes see it, a deficiency at its full severity. Machado's authors show no
  /// results for tritan vision; Brettel's model is the one to take for it, as `simulate` does.
  fileprivate func sees(_ color: Color) -> Color {
    switch self {
    case .normal: color
    case .protan: color.simulated(.protan)
    case .deutan: color.simulated(.deutan)
    case .tritan: color.simulated(.tritan, model: .brettel1997)
    case .grey: color.simulated(.greyscale)
    }
  }

  var phrase: String {
    switch self {
    case .normal: "with normal vision"
    case .protan: "with protanopia"
    case .deutan: "with deuteranopia"
    case .tritan: "with tritanopia"
    case .grey: "in greys"
    }
  }
}
