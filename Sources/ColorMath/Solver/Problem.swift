extension Solver {
  /// A colour and what it must reach, with what every step of the search needs.
  struct Problem {
    let color: Color
    let demands: [Demand]
    let quantiser: Quantiser
    let gamut: ColorSpace
    /// The colour in OKLCH; the chroma is 0 where it is noise.
    let origin: SIMD3<Double>
    let plane: HuePlane
    /// The luminance of what the colour is seen with, and the floor, of each demand; nil where not
    /// luminance alone decides.
    let limits: [Limit]?

    init(color: Color, demands: [Demand], quantiser: Quantiser, gamut: ColorSpace) {
      self.color = color
      self.demands = demands
      self.quantiser = quantiser
      self.gamut = gamut
      var polar = color.components(in: .oklch)
      if Color(.oklch, polar).powerless.contains(.third) { polar.y = 0 }
      origin = polar
      plane = HuePlane(hue: polar.z)
      limits = color.alpha >= 1 ? Self.limits(demands) : nil
    }

    private static func limits(_ demands: [Demand]) -> [Limit]? {
      var limits: [Limit] = []
      for demand in demands {
        guard let range = demand.luminanceRange else { return nil }
        limits.append(Limit(other: range, floor: demand.floor))
      }
      return limits
    }

    /// The nearest colour that meets every demand as it is written; nil where there is none.
    func solve() -> Suggestion? {
      guard let limits else { return searchPlane(nil) }
      var allowed = LuminanceSet()
      for limit in limits { allowed.remove(limit.forbidden) }
      if allowed.intervals.isEmpty { return nil }
      if quantiser == .hex, gamut == .srgb {
        var search = EightBitSearch(self, limits: limits, allowed: allowed)
        return search.search()
      }
      return searchPlane(allowed)
    }

    private func searchPlane(_ allowed: LuminanceSet?) -> Suggestion? {
      var search = PlaneSearch(self, allowed: allowed)
      return search.search()
    }

    /// Whether a colour, as written, meets every demand.
    func isMet(by candidate: Color) -> Bool { demands.allSatisfy { $0.isMet(by: candidate) } }
  }
}

extension Solver {
  /// A contrast floor against colours of a range of luminance.
  struct Limit {
    let other: ClosedRange<Double>
    let floor: Double

    /// The luminances that do not reach it.
    var forbidden: Range<Double> { LuminanceSet.forbidden(by: floor, against: other) }

    /// Whether a luminance reaches it, by the ratio itself.
    func isMet(by luminance: Double) -> Bool {
      guard floor > 1 else { return true }
      return !other.contains(luminance)
        && WCAG.contrastRatio(luminance, other.lowerBound) >= floor
        && WCAG.contrastRatio(luminance, other.upperBound) >= floor
    }
  }
}

extension Solver.Demand {
  /// The range of relative luminance of the other colour, exact and in 8 bits, where the contrast
  /// depends on an opaque colour's luminance and nothing else.
  var luminanceRange: ClosedRange<Double>? {
    switch part {
    case .foreground(let layers):
      guard !layers.contains(where: \.isGroup) else { return nil }
      return Contrast.luminanceRange(of: layers)
    case .background(let foreground, _):
      guard foreground.alpha >= 1 else { return nil }
      return Contrast.luminanceRange(of: [.color(foreground)])
    }
  }
}

extension Layer {
  var isGroup: Bool { if case .group = self { true } else { false } }
}

extension Contrast {
  /// The luminances that occur in layers, as written and in 8 bits; where a backdrop shows through, of
  /// every backdrop.
  static func luminanceRange(of layers: [Layer]) -> ClosedRange<Double> {
    let ranges = [Scene.Mode.exact, .eightBit].map { mode in
      Scene(foreground: .color(Color(.white)), layers: layers, mode: mode).luminanceRange()
    }
    return ranges.reduce(ranges[0]) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }
}
