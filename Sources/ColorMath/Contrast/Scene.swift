/// A foreground and the layers behind it, with everything that is not fixed as parameters of 0…1.
///
/// A gradient has one parameter, its position; an image three, one a channel; and an unknown backdrop
/// three, which come last.
struct Scene {
  /// How colours are shown.
  enum Mode {
    /// As written: a wide-gamut screen.
    case exact
    /// As the 8-bit sRGB colours that they become by CSS gamut mapping and rounding; alpha as written.
    case eightBit
  }

  enum Step: Equatable {
    case fixed(Compositing.Composite)
    case gradient([Compositing.Composite])
    case image(lightest: Compositing.Composite, darkest: Compositing.Composite)
    case fade(Double)

    init(_ layer: Layer, _ mode: Mode) {
      switch layer {
      case .paint(let paint): self.init(paint, mode)
      case .group(let opacity): self = .fade(Compositing.unit(opacity))
      }
    }

    init(_ paint: Paint, _ mode: Mode) {
      switch paint {
      case .color(let color): self = .fixed(Compositing.composite(color, mode))
      case .gradient(let stops):
        let stops = stops.map { Compositing.composite($0, mode) }
        self = stops.count > 1 ? .gradient(stops) : .fixed(stops.first ?? .zero)
      case .image(let lightest, let darkest):
        let ends = (Compositing.composite(lightest, mode), Compositing.composite(darkest, mode))
        let light = pointwiseMax(ends.0, ends.1)
        let dark = pointwiseMin(ends.0, ends.1)
        self = light == dark ? .fixed(light) : .image(lightest: light, darkest: dark)
      }
    }

    var risesWithParameters: Bool {
      switch self {
      case .fixed: true
      case .gradient, .fade: false
      case .image(let lightest, let darkest): lightest.w == darkest.w
      }
    }

    /// Every backdrop: each channel by itself.
    static let backdrop = Step.image(
      lightest: Compositing.Composite(1, 1, 1, 1), darkest: Compositing.Composite(0, 0, 0, 1))

    var isFade: Bool { if case .fade = self { true } else { false } }

    /// Of each parameter, into how many parts it falls: a gradient's into those between its stops.
    var parts: [Int] {
      switch self {
      case .fixed, .fade: []
      case .gradient(let stops): [stops.count - 1]
      case .image: [1, 1, 1]
      }
    }

    var parameterCount: Int {
      switch self {
      case .fixed, .fade: 0
      case .gradient: 1
      case .image: 3
      }
    }
  }

  let foreground: Step
  /// From the top to the bottom; where the backdrop shows through, it is the last.
  private(set) var steps: [Step] = []
  /// Whether the backdrop, of which nothing is known, shows through.
  private(set) var showsBackdrop: Bool
  /// Of each parameter, into how many parts it falls; the backdrop's three are the last.
  private(set) var parts: [Int]
  var parameterCount: Int { parts.count }
  /// Whether the background's luminance rises with every parameter and the foreground stays: then
  /// the extremes lie where all parameters are 0 and where all are 1.
  let isMonotonic: Bool

  /// Every colour taken as the mode says.
  init(foreground: Paint, layers: [Layer], mode: Mode) {
    self.foreground = Step(foreground, mode)
    parts = self.foreground.parts
    // How much shows through of what lies below: nothing under an opaque layer, until its group fades.
    var transmission = 1.0
    for step in layers.reversed().map({ Step($0, mode) }) {
      if transmission == 0, !step.isFade { continue }
      steps.append(step)
      parts += step.parts
      transmission = Self.transmission(of: step, over: transmission)
    }
    showsBackdrop = transmission > 0
    if showsBackdrop {
      steps.append(.backdrop)
      parts += Step.backdrop.parts
    }
    isMonotonic = Self.isOpaque(self.foreground) && steps.allSatisfy(\.risesWithParameters)
  }

  private static func isOpaque(_ step: Step) -> Bool {
    if case .fixed(let color) = step { color.w >= 1 } else { false }
  }

  /// How much shows through a step and what lies above it.
  private static func transmission(of step: Step, over above: Double) -> Double {
    switch step {
    case .fixed(let color): above * (1 - color.w)
    case .gradient(let stops): above * (1 - (stops.map(\.w).min() ?? 0))
    case .image(let lightest, let darkest): above * (1 - min(lightest.w, darkest.w))
    case .fade(let opacity): 1 - opacity * (1 - above)
    }
  }

  /// Whether both scenes show the same colours.
  func shows(_ other: Scene) -> Bool { foreground == other.foreground && steps == other.steps }

  /// What is seen with these parameters.
  func pair(at parameters: [Double]) -> SeenPair {
    var next = 0
    var front = Self.value(of: foreground, parameters, &next)
    var back = Compositing.Composite.zero
    for step in steps {
      if case .fade(let opacity) = step {
        front *= opacity
        back *= opacity
        continue
      }
      let below = Self.value(of: step, parameters, &next)
      front = Compositing.over(front, below)
      back = Compositing.over(back, below)
    }
    return SeenPair(
      foreground: SIMD3(front.x, front.y, front.z), background: SIMD3(back.x, back.y, back.z))
  }

  static func value(
    of step: Step, _ parameters: [Double], _ next: inout Int
  ) -> Compositing.Composite {
    defer { next += step.parameterCount }
    switch step {
    case .fixed(let color): return color
    case .fade: return .zero
    case .gradient(let stops):
      let position = parameters[next] * Double(stops.count - 1)
      let index = min(Int(position), stops.count - 2)
      let rest = position - Double(index)
      return stops[index] * (1 - rest) + stops[index + 1] * rest
    case .image(let lightest, let darkest):
      let (r, g, b) = (parameters[next], parameters[next + 1], parameters[next + 2])
      let share = Compositing.Composite(r, g, b, (r + g + b) / 3)
      return darkest * (1 - share) + lightest * share
    }
  }
}
