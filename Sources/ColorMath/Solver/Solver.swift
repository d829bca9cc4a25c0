/// Finds the colour nearest to a given one that reaches contrast floors.
///
/// Nearest is by ΔE OK; the hue in OKLCH is kept; the answer lies in the gamut, and is rounded to what
/// will be written before it is measured, so that it passes as it stands.
public enum Solver {
  /// One contrast that a colour must reach.
  public struct Demand: Hashable, Sendable {
    /// The part that the colour plays in the pair.
    public enum Part: Hashable, Sendable {
      /// The colour is drawn over these layers, bottom first.
      case foreground(over: [Layer])
      /// The colour is drawn over the layers `below`, and `foreground` over it.
      case background(of: Color, below: [Layer])
    }

    public var part: Part
    /// The least contrast ratio.
    public var floor: Double

    public init(_ part: Part, floor: Double) {
      self.part = part
      self.floor = floor
    }

    /// A colour in the foreground, over another.
    public init(over background: Color, floor: Double) {
      self.init(.foreground(over: [.color(background)]), floor: floor)
    }

    /// The contrast that a colour gives.
    public func measure(_ color: Color) -> ContrastMeasurement {
      switch part {
      case .foreground(let layers):
        Contrast.measure(foreground: color, over: layers)
      case .background(let foreground, let below):
        Contrast.measure(foreground: foreground, over: below + [.color(color)])
      }
    }

    /// Whether a colour reaches the floor for certain.
    public func isMet(by color: Color) -> Bool {
      switch part {
      case .foreground(let layers):
        Contrast.reaches(floor, foreground: color, over: layers)
      case .background(let foreground, let below):
        Contrast.reaches(floor, foreground: foreground, over: below + [.color(color)])
      }
    }
  }

  /// What a search came to.
  public enum Solution: Hashable, Sendable {
    /// The colour meets every demand as it is.
    case unchanged
    case nearest(Suggestion)
    case impossible(Conflict)
  }

  /// A colour that meets every demand.
  public struct Suggestion: Hashable, Sendable {
    /// In the space of the quantiser, rounded as it says.
    public var color: Color
    /// ΔE OK from the colour that was asked about.
    public var deltaE: Double
  }

  /// Why no colour of the hue meets every demand.
  public struct Conflict: Hashable, Sendable {
    /// The indices of the demands that exclude each other: two; one that no colour can meet; or more,
    /// where any two of them could be met.
    public var demands: [Int]
    /// For each of them, where there is one, a backdrop with which all could be met.
    public var remedies: [Remedy]
  }

  /// The least move of a backdrop that makes room for a colour.
  public struct Remedy: Hashable, Sendable {
    /// The index of the demand whose other colour moves.
    public var demand: Int
    public var from: PackedColor
    public var to: PackedColor
    /// ΔE OK between the two.
    public var deltaE: Double
  }

  /// The nearest colour that meets every demand.
  ///
  /// - Parameters:
  ///   - color: the colour to change; its alpha is kept.
  ///   - demands: what it must reach. None: it is unchanged.
  ///   - quantiser: how the answer will be written.
  ///   - gamut: the space that the answer lies in.
  public static func nearest(
    to color: Color, meeting demands: [Demand], quantiser: Quantiser = .hex,
    gamut: ColorSpace = .srgb
  ) -> Solution {
    if demands.allSatisfy({ $0.isMet(by: color) }) { return .unchanged }
    let problem = Problem(color: color, demands: demands, quantiser: quantiser, gamut: gamut)
    if let suggestion = problem.solve() { return .nearest(suggestion) }
    return .impossible(problem.conflict())
  }

  /// The nearest colour that meets every demand, or nil where there is none, without the search for
  /// why; of a colour that meets them all, the colour itself as it will be written.
  public static func suggestion(
    for color: Color, meeting demands: [Demand], quantiser: Quantiser = .hex,
    gamut: ColorSpace = .srgb
  ) -> Suggestion? {
    Problem(color: color, demands: demands, quantiser: quantiser, gamut: gamut).solve()
  }
}
