import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// axe-core's unit tests of colours that are pure arithmetic.
@Suite struct `axe colour tests` {
  static let table = SharedTable("axe_unit.open.jsonl")

  /// No part of this project: they read and weigh `text-shadow`.
  static let shadows = ["getStrokeColorsFromShadows", "parseTextShadows"]

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `parsing, luminance, compositing and floors agree`() throws {
    var result = Conformance(known: Self.known)
    for row in try Self.table.rows() where row["needs"] == nil {
      let operation = row.field("op")
      if Self.shadows.contains(operation) { continue }
      result.check(inputText(row), agrees(row, operation), row.field("test"))
    }
    result.require(0.98, "axe_unit")
  }

  /// Rows that are not passed, and why.
  static let known = [
    "hwb(160, 40%, 50% / 50%)": "hwb() has no commas in CSS Color 4 §8"
  ]

  private func inputText(_ row: DataNode) -> String { row["input"]?["input"]?.text ?? "" }

  private func agrees(_ row: DataNode, _ operation: String) -> Bool {
    guard let input = row["input"], let expected = row["expected"] else { return false }
    switch operation {
    case "color", "copy":
      return holds(color(input), expected, row)
    case "parse":
      let parsed = try? CSSColor.parse(inputText(row)).absolute
      return parsed.map { holds($0, expected, row) } ?? false
    case "parseHexString":
      return holds(hex(input), expected, row)
    case "flatten":
      guard let source = input["source"], let backdrop = input["backdrop"],
        let mode = BlendMode(rawValue: input.field("mode"))
      else { return false }
      let flat = color(source).composited(over: color(backdrop), blend: mode)
      return holds(flat, expected, row)
    case "hasValidContrastRatio":
      return isValid(input) == expected["result.isValid"]?.boolean
    default:
      return false
    }
  }

  private func color(_ node: DataNode) -> Color {
    let numbers = node["rgba"]?.elements.compactMap(\.number) ?? []
    guard numbers.count == 4 else { return Color(.srgb, 0, 0, 0) }
    return Color(.srgb, numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha: numbers[3])
  }

  /// axe's parser leaves the colour as it was where the text is no hex colour.
  private func hex(_ node: DataNode) -> Color {
    guard let text = node["input"]?.text else { return color(node) }
    let parsed = try? CSSColor.parse(text).absolute
    return parsed ?? node["prior"].map(hex) ?? Color(.srgb, 0, 0, 0)
  }

  private func isValid(_ input: DataNode) -> Bool? {
    guard let background = input["bg"], let foreground = input["fg"],
      let size = input["fontSizePx"]?.number, let isBold = input["bold"]?.boolean
    else { return nil }
    let floor = WCAG.textFloor(size: size, weight: isBold ? 700 : 400, level: .aa)
    return Contrast.measure(foreground: color(foreground), over: color(background))
      .reaches(floor)
  }

  private func holds(_ color: Color, _ expected: DataNode, _ row: DataNode) -> Bool {
    let packed = color.mapped(into: .srgb, method: .clip).packed
    let components = color.components(in: .srgb)
    let values: [String: Double] = [
      "red": Double(packed.red), "green": Double(packed.green), "blue": Double(packed.blue),
      "alpha": color.alpha, "r": components.x, "g": components.y, "b": components.z,
      "relativeLuminance": WCAG.relativeLuminance(color),
      "luminosity": NonSeparable.luminosity(components),
      "saturation": NonSeparable.saturation(components),
    ]
    return expected.members.allSatisfy { key, value in
      if value.isNull { return true }
      if key.text == "hex" { return Color(packed).hex == value.text }
      guard let number = value.number, let ours = values[key.text] else { return false }
      let tolerance = row["tolerance"]?[key.text]?.number ?? 1e-9
      return abs(ours - number) <= tolerance
    }
  }
}
