import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// Web Platform Tests, css/css-color: pairs of colours that must look the same.
@Suite struct `WPT colour reftests` {
  static let table = SharedTable("wpt_reftest.open.jsonl")

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `both colours are the same 8-bit colour`() throws {
    var result = Conformance()
    // CSS resolved on a 2.4 power curve for Rec. 2020 after these files were written.
    for row in try Self.table.rows() where !row.tags.contains("rec2020-oetf") {
      let color = try CSSColor.parse(row.field("input"))
      let reference = try CSSColor.parse(row.field("expected_same_as"))
      let isSame = color == reference || color.absolute?.packed == reference.absolute?.packed
      result.check(row.field("input"), isSame, "\(color.css) is not \(reference.css)")
    }
    result.require(0.98, "wpt_reftest")
  }
}
