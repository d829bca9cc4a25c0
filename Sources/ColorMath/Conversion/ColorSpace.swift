/// A colour space of CSS Color 4: its identifier, its parent, and the two functions between them.
///
/// The spaces form a tree with XYZ D65 at the root; `ColorSpace+Conversion.swift` walks it. To add a
/// space, write a file in `Spaces` with its model, and add a case here and a row in `model`.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  case srgb, srgbLinear, hsl, hwb
  case displayP3, displayP3Linear, a98RGB, prophotoRGB, rec2020
  case xyzD50, xyzD65
  case lab, lch, oklab, oklch

  /// Every space, in the order in which CSS Color 4 describes them.
  public static let all = allCases

  /// What the space's own file says of it.
  var model: any ColorSpaceModel.Type {
    switch self {
    case .srgb: SRGBSpace.self
    case .srgbLinear: SRGBLinearSpace.self
    case .hsl: HSLSpace.self
    case .hwb: HWBSpace.self
    case .displayP3: DisplayP3Space.self
    case .displayP3Linear: DisplayP3LinearSpace.self
    case .a98RGB: A98RGBSpace.self
    case .prophotoRGB: ProPhotoRGBSpace.self
    case .rec2020: Rec2020Space.self
    case .xyzD50: XYZD50Space.self
    case .xyzD65: XYZD65Space.self
    case .lab: LabSpace.self
    case .lch: LCHSpace.self
    case .oklab: OKLabSpace.self
    case .oklch: OKLCHSpace.self
    }
  }

  /// How many steps each space is from the root.
  private static let depths: [Int] = allCases.map { space in
    sequence(first: space, next: \.parent).reduce(-1) { depth, _ in depth + 1 }
  }

  /// How many steps from the root.
  var depth: Int { Self.depths[Int(rawValue)] }

  /// The space with this CSS identifier (`srgb-linear`, `display-p3`), or nil. `xyz` is `xyz-d65`.
  public init?(id: some StringProtocol) {
    guard let space = Self.all.first(where: { $0.id == id }) else {
      if id == "xyz" { self = .xyzD65 } else { return nil }
      return
    }
    self = space
  }

  /// The identifier in CSS: `srgb`, `srgb-linear`, `oklch`, `xyz-d65`.
  public var id: String { model.id }

  /// The three components, in order.
  public var components: [ColorComponent] { model.components }

  /// The names of the three components, as CSS writes them in relative colours: `["l", "c", "h"]`.
  public var componentNames: [String] { model.components.map(\.name) }

  /// The index of the hue, in degrees, where the space is polar.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The space that this one is defined by; nil for XYZ D65, the root.
  public var parent: ColorSpace? { model.parent }

  /// The RGB space whose cube of 0…1 bounds this one; nil where nothing does.
  public var gamut: ColorSpace? { model.gamut }

  /// Components of this space to components of `parent`.
  public func toParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    model.toParent(components)
  }

  /// Components of `parent` to components of this space.
  public func fromParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
    model.fromParent(components)
  }
}
