import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// The tests of csstools' css-color-parser: its fuzzer, missing and powerless components one by one,
/// and WPT as 8-bit colours.
@Suite struct `csstools colour parser tests` {
  static let table = SharedTable("csstools_color.open.jsonl")

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `colours are those of the suite`() throws {
    var result = Conformance(known: Self.known)
    // Custom properties are replaced before a colour is read.
    for row in try Self.table.rows() where !row.field("input").contains("var(") {
      let input = row.field("input")
      let color = try? CSSColor.parse(input)
      guard let expected = expectation(row) else {
        result.check(input, color == nil, color?.css ?? "")
        continue
      }
      let isRight = color?.absolute.map { agree($0, expected, row) } ?? false
      result.check(input, isRight, color?.css ?? "invalid")
    }
    result.require(0.98, "csstools_color")
  }

  /// nil where the row wants an error.
  private func expectation(_ row: DataNode) -> Color? {
    let expected = row["expected"]
    let text = expected?["same_as"]?.text ?? expected?.text ?? ""
    return text == "invalid" ? nil : (try? CSSColor.parse(text))?.absolute
  }

  /// The suite maps into gamuts by ray tracing.
  private func agree(_ color: Color, _ expected: Color, _ row: DataNode) -> Bool {
    let isEightBit = row.field("form") == "srgb" || row["expected"]?.text.hasPrefix("rgb") == true
    if isEightBit {
      return color.mapped(into: .srgb, method: .rayTrace).hex
        == expected.mapped(into: .srgb, method: .rayTrace).hex || color.hex == expected.hex
    }
    if row.field("form") == "p3" {
      let mapped = color.mapped(into: .displayP3, method: .rayTrace)
      return isClose(mapped, expected, within: 1e-4)
    }
    // It takes what is nearly grey for grey; we keep the rest.
    let isGrey = row.field("file").contains("powerless")
    return isClose(color, expected, within: isGrey ? 2e-5 : 2e-6)
  }

  /// Compares in sRGB, relative to the size of the numbers, since the suite prints eight decimals.
  private func isClose(_ left: Color, _ right: Color, within tolerance: Double) -> Bool {
    let (first, second) = (left.encodedSRGB, right.encodedSRGB)
    let scale = (0..<3).map { max(1, abs(second[$0])) }.max() ?? 1
    return abs(left.alpha - right.alpha) <= tolerance
      && (0..<3).allSatisfy { abs(first[$0] - second[$0]) <= tolerance * scale }
  }
}
