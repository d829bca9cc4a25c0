extension Scene {
  /// Scenes of more parameters than these are not searched but bounded: the search looks at each
  /// parameter many times, and nobody lays more pictures over each other that all show through.
  private static let searchLimit = 12

  /// Whether the extremes are found; elsewhere only bounds are known, which never make a pass of
  /// what is none.
  var isSearchable: Bool { isMonotonic || parameterCount <= Self.searchLimit }

  /// Places at which all parameters are alike, from end to end.
  var diagonal: [[Double]] {
    [0, 0.25, 0.5, 0.75, 1].map { [Double](repeating: $0, count: parameterCount) }
  }

  /// The pair of the least contrast at these places.
  var worstOfStarts: SeenPair {
    let pairs = diagonal.map { pair(at: $0) }
    return pairs.min { $0.contrast < $1.contrast } ?? pair(at: [])
  }

  /// Whether the contrast is nowhere below a floor: as `contrastRange` says, but decided by a look where
  /// that is enough.
  func reaches(_ floor: Double) -> Bool {
    guard floor > 1 else { return true }
    guard parameterCount > 0 else { return pair(at: []).contrast >= floor }
    if bounds.contrast.lowerBound >= floor { return true }
    guard isSearchable else { return false }
    let pairs = diagonal.map { pair(at: $0) }
    // The foreground must stay the lighter one, or the darker.
    let isLighter = pairs[0].signedRatio > 1
    guard pairs.allSatisfy({ $0.contrast >= floor && ($0.signedRatio > 1) == isLighter }) else {
      return false
    }
    return contrastRange().contrast.lowerBound >= floor
  }

  /// What bounds the scene for all parameters, by interval arithmetic: each layer taken by itself, as if
  /// each channel and the alpha of it could have any of its values with any of the others'.
  var bounds: Bounds {
    var front = Bounds.Range(foreground)
    var back = Bounds.Range.clear
    for step in steps {
      if case .fade(let opacity) = step {
        front.fade(opacity)
        back.fade(opacity)
      } else {
        let below = Bounds.Range(step)
        front.lay(over: below)
        back.lay(over: below)
      }
    }
    return Bounds(foregroundLuminance: front.luminance, backgroundLuminance: back.luminance)
  }

  /// Luminances that hold everything which can be seen, and perhaps more.
  struct Bounds {
    var foregroundLuminance: ClosedRange<Double>
    var backgroundLuminance: ClosedRange<Double>

    /// 1 at the lower end where the two may meet.
    var contrast: ClosedRange<Double> {
      let (front, back) = (foregroundLuminance, backgroundLuminance)
      let lighter = WCAG.contrastRatio(front.upperBound, back.lowerBound)
      let darker = WCAG.contrastRatio(front.lowerBound, back.upperBound)
      if front.overlaps(back) { return 1...max(lighter, darker) }
      return min(lighter, darker)...max(lighter, darker)
    }

    /// A composite's channels and alpha, each between two ends.
    struct Range {
      var low: Compositing.Composite
      var high: Compositing.Composite

      static let clear = Range(low: .zero, high: .zero)

      init(low: Compositing.Composite, high: Compositing.Composite) {
        self.low = low
        self.high = high
      }

      init(_ step: Step) {
        switch step {
        case .fixed(let color): self.init(low: color, high: color)
        case .fade: self = .clear
        case .image(let lightest, let darkest): self.init(low: darkest, high: lightest)
        case .gradient(let stops):
          let first = stops.first ?? .zero
          self.init(
            low: stops.reduce(first) { pointwiseMin($0, $1) },
            high: stops.reduce(first) { pointwiseMax($0, $1) })
        }
      }

      mutating func fade(_ opacity: Double) {
        low *= opacity
        high *= opacity
      }

      /// Source-over: what is below counts by what the alpha above leaves of it.
      mutating func lay(over below: Range) {
        let (least, most) = (max(0, 1 - high.w), max(0, 1 - low.w))
        let alpha = (low.w + below.low.w * (1 - low.w), high.w + below.high.w * (1 - high.w))
        low += pointwiseMin(below.low * least, below.low * most)
        high += pointwiseMax(below.high * least, below.high * most)
        (low.w, high.w) = alpha
      }

      /// Luminance rises with each channel.
      var luminance: ClosedRange<Double> {
        let dark = max(0, SeenPair.luminance(SIMD3(low.x, low.y, low.z)))
        let light = max(0, SeenPair.luminance(SIMD3(high.x, high.y, high.z)))
        return dark...max(dark, light)
      }
    }
  }
}
