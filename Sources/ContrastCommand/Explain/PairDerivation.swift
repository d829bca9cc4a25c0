import ColorMath
import ColorSyntax

/// How the contrast of a pair comes about, as data: every number on the way.
struct PairDerivation {
  let pair: PairMeasurement
  let foreground: ColorSteps
  let background: ColorSteps
  /// Of `PairMeasurement.below`, nearest first.
  let below: [ColorSteps]
  /// What is seen of the colours as written; in 8 bits; nil where nothing opaque lies behind.
  let exact: SeenColors?
  let eightBit: SeenColors?

  init(_ pair: PairMeasurement) {
    self.pair = pair
    foreground = ColorSteps(pair.foreground)
    background = ColorSteps(pair.background)
    below = pair.below.map { ColorSteps($0) }
    let layers = [pair.background] + pair.below
    exact = SeenColors(pair.foreground.color, over: layers.map(\.color))
    eightBit = SeenColors(
      Self.eightBit(pair.foreground.color), over: layers.map { Self.eightBit($0.color) })
  }

  /// The 8-bit colour with the alpha as written, which compositing does not round.
  private static func eightBit(_ color: Color) -> Color {
    var shown = Color(color.packed.opaque)
    shown.alpha = color.alpha
    return shown
  }

  /// Whether anything is drawn through anything.
  var isComposited: Bool {
    pair.foreground.color.alpha < 1 || pair.background.color.alpha < 1
  }
}

/// The way of one colour to 8-bit sRGB.
struct ColorSteps {
  let given: GivenColor
  /// The colour in its own space, then in each space on the way to linear sRGB, then in sRGB.
  let spaces: [Color]
  /// How far it lies outside of sRGB, on a scale of 0 to 1; 0 inside.
  let excess: Double
  /// Brought into sRGB, not yet rounded.
  let mapped: Color
  let packed: PackedColor

  init(_ given: GivenColor) {
    self.given = given
    let color = given.color
    spaces = Self.way(from: color.space).map {
      $0 == color.space ? color : Self.plain(color, in: $0)
    }
    excess = color.gamutExcess(of: .srgb)
    mapped = color.mapped(into: .srgb)
    packed = color.packed
  }

  /// Up from the space to the nearest ancestor of linear sRGB, down to it, and on to sRGB.
  private static func way(from space: ColorSpace) -> [ColorSpace] {
    var up = [space]
    while let parent = up.last?.parent { up.append(parent) }
    var down: [ColorSpace] = [.srgb]
    while let parent = down.last?.parent, !up.contains(down.last ?? space) { down.append(parent) }
    let meeting = down.last ?? space
    let climb = up.prefix { $0 != meeting } + [meeting]
    let way = Array(climb) + down.dropLast().reversed()
    return way.contains(.srgbLinear) ? way : way + [.srgbLinear]
  }

  private static func plain(_ color: Color, in space: ColorSpace) -> Color {
    Color(space, color.components(in: space), alpha: color.alpha)
  }
}

/// What is seen of a foreground and its background, opaque, and their relative luminances.
struct SeenColors {
  let foreground: Color
  let background: Color

  /// Nil where no layer is opaque.
  init?(_ foreground: Color, over layers: [Color]) {
    guard let bottom = layers.firstIndex(where: { $0.alpha >= 1 }) else { return nil }
    var seen = layers[bottom].converted(to: .srgb)
    for layer in layers[..<bottom].reversed() { seen = layer.composited(over: seen) }
    background = seen
    self.foreground = foreground.composited(over: seen)
  }

  var luminances: (foreground: Double, background: Double) {
    (WCAG.relativeLuminance(foreground), WCAG.relativeLuminance(background))
  }
}
