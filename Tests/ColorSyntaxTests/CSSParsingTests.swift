import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// css-parsing-tests, as rust-cssparser has them.
@Suite struct `CSS parsing tests` {
  static let table = SharedTable("cssparsing_color.open.jsonl")

  /// These tests serialise Lab and LCH as written, without the clamping that CSS Color 4 asks for.
  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `colours are read as written`() throws {
    var result = Conformance()
    let context = ColorContext(keepsOutOfRange: true)
    for row in try Self.table.rows() {
      let (input, expected) = (row.field("input"), row.field("expected"))
      let css = (try? CSSColor.parse(input, in: context).css) ?? "invalid"
      result.check(input, NumericText.agree(css, expected, within: 1e-9), css)
    }
    result.require(0.995, "cssparsing_color")
  }

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `computed values differ only where CSS clamps`() throws {
    for row in try Self.table.rows() where row.field("set") != "color4_lab_lch_oklab_oklch" {
      let (input, expected) = (row.field("input"), row.field("expected"))
      let css = (try? CSSColor.parse(input).css) ?? "invalid"
      #expect(NumericText.agree(css, expected, within: 1e-9), "\(input): \(css)")
    }
  }
}
