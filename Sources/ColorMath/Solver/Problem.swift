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
      if quantiser == .shortHex { return ShortHexSearch(self).search() }
      var allowed: LuminanceSet?
      if let limits {
        var luminances = LuminanceSet()
        for limit in limits { luminances.remove(limit.forbidden) }
        if luminances.intervals.isEmpty { return nil }
        allowed = luminances
      }
      let found =
        quantiser != .hex && quantiser.isCoarse(at: color)
        ? searchGrid(allowed) : searchAll(allowed)
      return found.map { Suggestion(color: keepingMissing($0.color), deltaE: $0.deltaE) }
    }

    /// What is `none` in the colour stays so, where it is still 0.
    private func keepingMissing(_ found: Color) -> Color {
      guard found.space == color.space else { return found }
      var found = found
      for index in 0..<3 where color.component(index) == nil && found.components[index] == 0 {
        found.missing.insert(.component(index))
      }
      return found
    }

    private func searchAll(_ allowed: LuminanceSet?) -> Suggestion? {
      if quantiser == .hex, gamut == .srgb, let limits, let allowed {
        var search = EightBitSearch(self, limits: limits, allowed: allowed)
        return search.search()
      }
      var search = PlaneSearch(self, allowed: allowed)
      return search.search()
    }

    /// Where no colour of a coarse grid passes, a digit more is spent.
    private func searchGrid(_ allowed: LuminanceSet?) -> Suggestion? {
      // Outside of OKLCH the grid does not follow the hue; it is searched around the nearest colour.
      var place: Color?
      if quantiser.space != .oklch {
        place = written(with: .hex).searchAll(allowed)?.color
        if place == nil { return nil }
      }
      var quantiser = quantiser
      while quantiser.isCoarse(at: color) {
        var found: Suggestion?
        if let place {
          found = GridSearch(self, quantiser).search(around: place)
        } else {
          var search = PlaneSearch(written(with: quantiser), allowed: allowed, isOnGrid: true)
          found = search.search()
        }
        if let found { return found }
        quantiser = quantiser.finer
      }
      return written(with: quantiser).searchAll(allowed)
    }

    private func written(with quantiser: Quantiser) -> Problem {
      Problem(color: color, demands: demands, quantiser: quantiser, gamut: gamut)
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
