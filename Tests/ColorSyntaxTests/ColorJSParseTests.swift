import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// color.js' tests of its parser: components as they are written, out of range or not.
@Suite struct `color.js parse tests` {
  static let table = SharedTable("colorjs_tests.open.jsonl")

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `components are read as written`() throws {
    var result = Conformance(known: Self.known)
    for row in try Self.table.rows() where row.field("file") == "test/parse.js" {
      let input = row["args"].map { $0.isSequence ? $0.element(at: 0)?.text : $0.text } ?? nil
      guard let input, let expected = row["expect"] else { continue }
      let color = (try? CSSColor.parse(input, in: .init(keepsOutOfRange: true)))?.absolute
      if expected.isString {
        result.check(input, color == nil, "should not be a colour")
      } else if Self.known[input] == nil {
        result.check(input, color.map { agree($0, expected) } ?? false, color?.css ?? "invalid")
      }
    }
    result.require(0.98, "colorjs_tests, parsing")
  }

  private func agree(_ color: Color, _ expected: DataNode) -> Bool {
    let names = ["a98rgb": "a98-rgb", "prophoto": "prophoto-rgb"]
    let space = expected.field("space")
    guard color.space.id == names[space] ?? space, let numbers = expected["coords"] else {
      return false
    }
    let isClose = numbers.elements.enumerated().allSatisfy { index, node in
      if node.isNull { return color.component(index) == nil }
      guard let value = color.component(index), let number = node.number else { return false }
      return abs(value - number) <= 1e-12 * max(1, abs(number))
    }
    return isClose && expected["alpha"]?.number == color.alpha
  }

  static let known = [
    "color(rec2020-linear 0 1 .5)": notCSS, "color(--rec2020-linear 0 100% 50%)": notCSS,
    "color(a98-rgb-linear 0 1 .5)": notCSS, "color(--prophoto-rgb-linear 0 100% 50%)": notCSS,
    "color(acescg 0 1 .5)": notCSS, "color(--acescg 0 100% 50%)": notCSS,
    "color(--hsv 25deg 50% 75)": notCSS, "ictcp(0.5 0 0.25)": notCSS,
    "ictcp(0.1 -0.1 0.15 / 0.5)": notCSS,
    "hsl(none, 50%, 50%)": "none is not allowed between commas (CSS Color 4 §4.1.1)",
  ]

  private static let notCSS = "no space of CSS Color 4"
}
