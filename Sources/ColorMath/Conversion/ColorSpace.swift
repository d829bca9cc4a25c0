/// A colour space of CSS Color 4: its identifier, its parent, and the two functions between them.
///
/// The spaces form a tree with XYZ D65 at the root; `ColorSpace+Conversion.swift` walks it. To add a
/// space, write a file in `Spaces` with its definition, and add a case here and a row in
/// `definition`.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  case srgb, srgbLinear, hsl, hwb
  case displayP3, displayP3Linear, a98RGB, prophotoRGB, rec2020
  case xyzD50, xyzD65
  case lab, lch, oklab, oklch

  /// Every space, in the order in which CSS Color 4 describes them.
  public static let all = allCases

  var definition: Definition {
    switch self {
    case .srgb: .srgb
    case .srgbLinear: .srgbLinear
    case .hsl: .hsl
    case .hwb: .hwb
    case .displayP3: .displayP3
    case .displayP3Linear: .displayP3Linear
    case .a98RGB: .a98RGB
    case .prophotoRGB: .prophotoRGB
    case .rec2020: .rec2020
    case .xyzD50: .xyzD50
    case .xyzD65: .xyzD65
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }

  /// The space with this CSS identifier (`srgb-linear`, `display-p3`), or nil. `xyz` is `xyz-d65`.
  public init?(id: some StringProtocol) {
    guard let space = Self.all.first(where: { $0.id == id }) else {
      if id == "xyz" { self = .xyzD65 } else { return nil }
      return
    }
    self = space
  }

  /// The identifier in CSS: `srgb`, `srgb-linear`, `oklch`, `xyz-d65`.
  public var id: String { definition.id }

  /// The three components, in order.
  public var components: [ColorComponent] { definition.components }

  /// The names of the three components, as CSS writes them in relative colours: `["l", "c", "h"]`.
  public var componentNames: [String] { definition.components.map(\.name) }

  /// The index of the hue, in degrees, where the space is polar.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The space that this one is defined by; nil for XYZ D65, the root.
  public var parent: ColorSpace? { definition.parent }

  /// The RGB space whose cube of 0…1 bounds this one; nil where nothing does.
  public var gamut: ColorSpace? { definition.gamut }

  /// Components of this space to components of `parent`.
  public func toParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    definition.toParent(components)
  }

  /// Components of `parent` to components of this space.
  public func fromParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    definition.fromParent(components)
  }
}

/// One component of a colour space.
public struct ColorComponent: Hashable, Sendable {
  /// The name in CSS: `r`, `l`, `h`.
  public let name: String
  /// What 0 % and 100 % mean in CSS: 0…1 for RGB and XYZ, 0…100 for the L of Lab, −0.4…0.4 for the a of
  /// OKLab. For a hue, one turn: 0…360. A component may lie outside of it.
  public let range: ClosedRange<Double>
  /// What it is analogous to in other spaces, where it is.
  let analogy: Analogy?

  init(_ name: String, _ range: ClosedRange<Double>, _ analogy: Analogy?) {
    self.name = name
    self.range = range
    self.analogy = analogy
  }

  /// CSS Color 4 §12.2: components of these categories correspond to each other.
  enum Analogy: Hashable, Sendable {
    case reds, greens, blues, lightness, colorfulness, hue, opponentA, opponentB
  }
}

extension ColorSpace {
  /// What a file in `Spaces` says of its space.
  struct Definition: Sendable {
    let id: String
    let components: [ColorComponent]
    let parent: ColorSpace?
    let gamut: ColorSpace?
    /// How many steps from the root.
    let depth: Int
    let toParent: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    let fromParent: @Sendable (SIMD3<Double>) -> SIMD3<Double>

    init(
      id: String, components: [ColorComponent], parent: ColorSpace?, gamut: ColorSpace?,
      toParent: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double>,
      fromParent: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double>
    ) {
      self.id = id
      self.components = components
      self.parent = parent
      self.gamut = gamut
      self.depth = parent.map { $0.definition.depth + 1 } ?? 0
      self.toParent = toParent
      self.fromParent = fromParent
    }
  }
}

extension [ColorComponent] {
  static let rgb = [
    ColorComponent("r", 0...1, .reds), ColorComponent("g", 0...1, .greens),
    ColorComponent("b", 0...1, .blues),
  ]
  static let xyz = [
    ColorComponent("x", 0...1, .reds), ColorComponent("y", 0...1, .greens),
    ColorComponent("z", 0...1, .blues),
  ]
}
