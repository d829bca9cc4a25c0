import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

/// A colour of DTCG 2025.10: `{"colorSpace": "oklch", "components": [0.7, 0.1, "none"], "alpha": 1,
/// "hex": "#…"}`.
struct ColorObject {
  private let node: DataNode
  let result: Result<Color, SourceError>

  init(_ node: DataNode) {
    self.node = node
    result = Result { () throws(SourceError) in try Self.color(node) }
  }

  private static func color(_ node: DataNode) throws(SourceError) -> Color {
    guard let named = node["colorSpace"] else { throw error("there is no colorSpace", node) }
    guard let space = ColorSpace(id: named.text) else {
      throw error(
        "\(named.text) is no colour space", named,
        Suggestion.help(for: named.text, among: ColorSpace.all.map(\.id)))
    }
    // Earlier drafts of the format called them channels.
    guard let list = node["components"] ?? node["channels"], list.isSequence else {
      throw error("there are no components", node)
    }
    var values = SIMD3<Double>()
    var missing: MissingComponents = []
    var count = 0
    for element in list.elements {
      if count < 3 {
        if let value = try component(element) {
          values[count] = value
        } else {
          missing.insert(.component(count))
        }
      }
      count += 1
    }
    guard count == 3 else { throw error("expected three components, found \(count)", list) }
    var alpha = 1.0
    if let stated = node["alpha"] {
      if let value = try component(stated) { alpha = value } else { missing.insert(.alpha) }
      guard (0...1).contains(alpha) else { throw error("alpha must be from 0 to 1", stated) }
    }
    return Color(space, values, alpha: alpha, missing: missing)
  }

  /// A finite number, a reference to one in the same file, or nil for `none`.
  private static func component(_ node: DataNode) throws(SourceError) -> Double? {
    var target = node
    for _ in 0..<16 {
      guard let pointer = target["$ref"] else { break }
      guard let next = target.tree.root.resolve(pointer: pointer.text) else {
        throw error("\(pointer.text) refers to nothing", pointer)
      }
      target = next
    }
    if target.isText("none") || target.isNull { return nil }
    guard let value = target.number, value.isFinite else {
      throw error("expected a number or \"none\", found \(found(target))", node)
    }
    return value
  }

  private static func found(_ node: DataNode) -> String {
    node.isScalar ? String(node.text.prefix(40)) : "\(node.kind)"
  }

  private static func error(
    _ message: String, _ node: DataNode, _ help: String? = nil
  ) -> SourceError {
    SourceError(message, at: node.location, help: help)
  }

  /// Where `hex`, which is for tools that read no components, says another colour than they do.
  ///
  /// Components are often rounded to two digits, so a channel may differ by 2 of 255. Outside of sRGB
  /// there is no one right hex, so none is doubted there.
  func doubt(about color: Color) -> SourceError? {
    guard let hex = node["hex"] else { return nil }
    guard case .color(let written, _)? = try? CSSColor.parse(hex.text), hex.text.utf8.count == 7
    else {
      return Self.error("hex must be # and six hex digits", hex)
    }
    guard color.isInGamut(of: .srgb) else { return nil }
    let difference = (written.encodedSRGB - color.encodedSRGB) * 255
    guard (0..<3).contains(where: { abs(difference[$0]) > 2 }) else { return nil }
    return Self.error(
      "the components are \(Color(color.packed.opaque).hex), but hex says \(hex.text)", hex)
  }
}
