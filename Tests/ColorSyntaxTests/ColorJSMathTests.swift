import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// color.js' tests of conversion, difference, contrast and gamut mapping.
@Suite struct `color.js arithmetic tests` {
  static let table = SharedTable("colorjs_tests.open.jsonl")

  @Test(
    .enabled(if: table.exists, "needs ../shared/data beside the checkout"),
    arguments: [
      "test/conversions.js", "test/delta.js", "test/contrast.js", "test/gamut.js",
      "test/in_gamut.js",
    ])
  func `results agree`(_ file: String) throws {
    var result = Conformance(known: [:])
    for row in try Self.table.rows() where row.field("file") == file {
      let data = row["data"]
      let options = [data?["toSpace"]?.text, data?["method"]?.text].compactMap { $0 }
      if options.contains(where: Self.notHere.contains) { continue }
      result.check(description(row), agrees(row, file), row.field("group"))
    }
    result.require(1, file)
  }

  /// Spaces and methods that are no part of CSS Color 4, or of this project.
  static let notHere: Set<String> = [
    "lchuv", "oklch-p3", "oklch-srgb", "oklch-rec2020", "lch-srgb", "prophoto-linear", "OK2",
    "apca",
    "lstar", "weber", "michelson", "lch.c", "hsl.s",
  ]

  private func description(_ row: DataNode) -> String {
    arguments(row).joined(separator: " and ")
  }

  private func arguments(_ row: DataNode) -> [String] {
    guard let node = row["args"] else { return [] }
    return node.isSequence ? node.elements.map(\.text) : [node.text]
  }

  private func agrees(_ row: DataNode, _ file: String) -> Bool {
    let texts = arguments(row)
    guard let expected = row["expect"], let first = texts.first.flatMap(color) else { return false }
    let epsilon = row["epsilon"]?.number ?? row["data"]?["epsilon"]?.number ?? 1e-9
    let option = row["data"]
    switch file {
    case "test/conversions.js":
      let name = texts.count > 1 ? texts[1] : option?["toSpace"]?.text ?? ""
      guard let space = ColorSpace(id: name) else { return false }
      return isClose(first.converted(to: space), expected, epsilon)
    case "test/gamut.js":
      return isMapped(first, option, expected, epsilon)
    case "test/in_gamut.js":
      guard let gamut = option?["gamut"].flatMap({ ColorSpace(id: $0.text) }) else { return false }
      return first.isInGamut(of: gamut) == expected.boolean
    default:
      guard let second = texts.last.flatMap(color), let number = expected.number else {
        return false
      }
      return abs(measure(first, second, option?["method"]?.text ?? "") - number) <= epsilon
    }
  }

  private func color(_ text: String) -> Color? { (try? CSSColor.parse(text))?.absolute }

  private func measure(_ first: Color, _ second: Color, _ method: String) -> Double {
    switch method {
    case "76": first.deltaE76(to: second)
    case "2000": first.deltaE2000(to: second)
    case "OK": first.deltaEOK(to: second)
    case "wcag21": Contrast.measure(foreground: first, over: second).exact.lowerBound
    default: .nan
    }
  }

  private func isClose(_ color: Color, _ expected: DataNode, _ epsilon: Double) -> Bool {
    expected.elements.enumerated().allSatisfy { index, node in
      if node.isNull { return color.component(index) == nil }
      guard let value = color.component(index), let number = node.number else { return false }
      return abs(value - number) <= epsilon
    }
  }

  private func isMapped(
    _ color: Color, _ option: DataNode?, _ expected: DataNode, _ epsilon: Double
  ) -> Bool {
    guard let space = option?["toSpace"].flatMap({ ColorSpace(id: $0.text) }),
      let wanted = self.color(expected.text)
    else { return false }
    let method: GamutMapping = option?["method"]?.text == "raytrace" ? .rayTrace : .css
    let mapped = color.mapped(into: space, method: method)
    let difference = mapped.components - wanted.components(in: space)
    let isNear = difference.max() <= epsilon && difference.min() >= -epsilon
    return isNear && (option?["checkAlpha"]?.boolean != true || mapped.alpha == wanted.alpha)
  }
}
