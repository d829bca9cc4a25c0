/// A colour space: its CSS identifier, its parent, and the two functions between them.
///
/// `XYZ D65` is the root of the tree. One file walks the parent chains (`Color+Conversion.swift`).
public struct ColorSpace: Sendable {
  /// The CSS identifier: `srgb`, `srgb-linear`, `oklch`, `xyz-d65`.
  public let id: String
  /// One letter or word a component, as CSS names them: `["l", "c", "h"]`.
  public let componentNames: [String]
  /// The index of the hue component, in degrees, where there is one.
  public let hueIndex: Int?
}

extension ColorSpace: Hashable {
  public static func == (left: ColorSpace, right: ColorSpace) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ColorSpace {
  /// Gamma-encoded sRGB; components 0…1.
  public static let srgb = ColorSpace(id: "srgb", componentNames: ["r", "g", "b"], hueIndex: nil)
}
