package import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

/// A colour that is written as an object: of DTCG, or of an asset catalogue's colour set.
///
/// Another colour is put in by replacing the numbers in it, each in its own notation, and nothing else.
package enum ObjectLiteral {
  /// How many decimals are tried, one after the other, until what is written passes.
  package static let precisions = [3, 4, 5, 6, 8, 12]

  /// The text of the object with another colour in it, which reads back to the same 8-bit colour; nil where
  /// the text is no such object. Alpha stays as it is.
  /// - Parameter decimals: how many fractions have at least.
  package static func rewritten(
    _ text: String, as color: Color, decimals: Int = 3
  ) -> String? {
    guard text.utf8.first == UInt8(ascii: "{") else { return nil }
    let file = SourceFile(path: "", text: text)
    guard let tree = (try? JSON.parse(file, dialect: .json5)) ?? (try? YAML.parse(file)) else {
      return nil
    }
    let root = tree.root
    let edits =
      root["colorSpace"] != nil
      ? dtcg(root, color, decimals) : colorSet(root, color, decimals)
    return edits.map { apply($0, to: file.bytes) }
  }

  private typealias Edit = (span: Span, text: String)

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) {
      output += bytes[position..<edit.span.range.lowerBound]
      output += Array(edit.text.utf8)
      position = edit.span.range.upperBound
    }
    return String(decoding: output + bytes[position...], as: UTF8.self)
  }

  /// `{"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "hex": "#1a334d"}`
  private static func dtcg(_ root: DataNode, _ color: Color, _ decimals: Int) -> [Edit]? {
    guard let name = root["colorSpace"]?.text, let space = ColorSpace(id: name),
      let list = root["components"] ?? root["channels"]
    else { return nil }
    let nodes = list.elements.map { $0 }
    guard nodes.count == 3, nodes.allSatisfy({ $0.kind == .number || $0.text == "none" }),
      let texts = numbers(color, in: space, like: nodes.map(\.text), least: decimals)
    else { return nil }
    var edits = zip(nodes, texts).map { Edit(span: $0.span, text: $1) }
    if let hex = root["hex"], hex.kind == .string,
      let text = Color(color.packed.opaque).written(like: hex.text)
    {
      edits.append((hex.contentSpan, text))
    }
    return edits
  }

  /// `{"color-space": "srgb", "components": {"red": "0xFF", …}}`
  private static func colorSet(_ root: DataNode, _ color: Color, _ decimals: Int) -> [Edit]? {
    guard let components = root["components"], components["white"] == nil,
      let space = colorSetSpace(root["color-space"]?.text ?? "srgb")
    else { return nil }
    let nodes = ["red", "green", "blue"].compactMap { components[$0] }
    guard nodes.count == 3 else { return nil }
    let packed = color.packed
    let bytes = [packed.red, packed.green, packed.blue]
    let isWhole = nodes.allSatisfy { !$0.text.contains(".") }
    if space == .srgb, isWhole {
      let isLower = nodes.contains { $0.text.dropFirst(2).contains { $0.isLowercase } }
      return zip(nodes, bytes).map { ($0.contentSpan, whole($1, like: $0.text, isLower)) }
    }
    return numbers(color, in: space, like: nodes.map(\.text), least: decimals).map { texts in
      zip(nodes, texts).map { ($0.contentSpan, $1.contains(".") ? $1 : $1 + ".000") }
    }
  }

  private static func colorSetSpace(_ name: String) -> ColorSpace? {
    switch name {
    case "srgb", "extended-srgb": .srgb
    case "display-p3", "extended-display-p3": .displayP3
    case "linear-srgb", "extended-linear-srgb": .srgbLinear
    default: nil
    }
  }

  /// `0x1F` stays hexadecimal in the letters' case of the object, `31` decimal.
  private static func whole(_ byte: UInt8, like original: String, _ isLower: Bool) -> String {
    guard original.hasPrefix("0x") || original.hasPrefix("0X") else { return String(byte) }
    let digits = String(byte, radix: 16, uppercase: !isLower)
    return original.prefix(2) + (digits.count < 2 ? "0" : "") + digits
  }

  /// Components with as many decimals as are written, or as many more as it takes to read back to the same
  /// 8-bit colour.
  static func numbers(
    _ color: Color, in space: ColorSpace, like originals: [String], least: Int
  ) -> [String]? {
    let components = color.converted(to: space).components
    let written = originals.map { text in
      text.firstIndex(of: ".").map { text[$0...].utf8.count - 1 } ?? 0
    }
    for decimals in max(least, min(written.max() ?? 0, 12))...16 {
      let texts = (0..<3).map { fixed(components[$0], decimals: decimals) }
      let values = texts.compactMap { Double($0) }
      guard values.count == 3 else { return nil }
      let read = Color(space, values[0], values[1], values[2], alpha: color.alpha)
      if read.packed == color.packed { return texts }
    }
    return nil
  }

  private static func fixed(_ value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded() / scale
    let text = (rounded == 0 ? 0 : rounded).description
    return text.contains("e") ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
