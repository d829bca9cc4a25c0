import ColorMath
import ColorSyntax
import SourceTrees
import TestSupport
import Testing

/// Web Platform Tests, css/css-color/parsing: computed values, and texts that are not colours.
@Suite struct `WPT colour parsing` {
  static let table = SharedTable("wpt_color.open.jsonl")

  /// What needs a page: fonts, containers, custom properties.
  static let layout: Set = ["font-relative", "container-units", "var", "tree-counting"]

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `computed values are those of the suite`() throws {
    var result = Conformance(known: Self.known)
    for row in try rows("computed") {
      let css = try? CSSColor.parse(row.field("input"), in: context(row)).css
      let tolerance = max(row["epsilon"]?.number ?? 0, 5e-5)
      let isRight = row["expected"]?.alternatives.contains {
        NumericText.agree(css ?? "invalid", $0, within: tolerance)
      }
      let isDisputed = row.tags.contains("none-origin") && isRight == false
      if !isDisputed { result.check(row.field("input"), isRight == true, css ?? "invalid") }
    }
    result.require(0.995, "wpt_color computed")
  }

  /// Half of the suite has `none` pass from an origin to the keywords, half has it become 0. The
  /// working group resolved that it passes (csswg-drafts issue 10151), which is what is checked here.
  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `a missing component of an origin stays missing`() throws {
    let rows = try rows("computed").filter { $0.tags.contains("none-origin") }
    #expect(!rows.isEmpty)
    for row in rows {
      let css = try CSSColor.parse(row.field("input"), in: context(row)).css
      #expect(css.contains("none"), "\(row.field("input"))")
    }
  }

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `what the suite calls invalid is an error`() throws {
    var result = Conformance()
    for row in try rows("invalid") {
      let color = try? CSSColor.parse(row.field("input"))
      result.check(row.field("input"), color == nil, color?.css ?? "")
    }
    result.require(1, "wpt_color invalid")
  }

  private func rows(_ kind: String) throws -> [DataNode] {
    try Self.table.rows().filter {
      $0.field("kind") == kind && $0.tags.isDisjoint(with: Self.layout)
    }
  }

  private func context(_ row: DataNode) -> ColorContext {
    let text = row["context"]?["currentcolor"]?.text
    let color = text.flatMap { try? CSSColor.parse($0) }
    return ColorContext(currentColor: color?.absolute)
  }

  static let known = [
    "color(from color(rec2020 0.25 0.5 0.75) srgb r g b)":
      "the snapshot has the curve of BT.2020; CSS resolved on 2.4",
    "alpha(from rgb(from red r g b) / 0.8)":
      "relative rgb() computes to color(srgb …), which alpha() keeps",
  ]
}
