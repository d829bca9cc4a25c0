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
    var result = Conformance(known: Self.known.merging(Self.resetsMissing) { $1 })
    for row in try rows("computed") {
      let css = try? CSSColor.parse(row.field("input"), in: context(row)).css
      let tolerance = max(row["epsilon"]?.number ?? 0, 5e-5)
      let isRight = row["expected"]?.alternatives.contains {
        NumericText.agree(css ?? "invalid", $0, within: tolerance)
      }
      result.check(row.field("input"), isRight == true, css ?? "invalid")
    }
    result.require(0.992, "wpt_color computed")
    result.requireBesides(
      Self.resetsMissing.keys, 0.995, "wpt_color computed, but for what resets none")
  }

  /// Of 35 rows with `none` in an origin, 13 have it pass to the keywords and 22 have it become 0. It
  /// passes: csswg-drafts issue 10151 resolved so, CSS Color 5 ("Relative Color Syntax") has "the component
  /// keywords return a number, or none", and the suite's pull request 60620 changed the other rows in 2026.
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

  /// As the snapshot has it, before pull request 60620.
  static let resetsMissing: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "lch(from lch(0.7 45 30 / none) l c h / alpha)",
      "oklch(from oklch(0.7 0.45 30 / none) l c h / alpha)",
      "color(from color(srgb none none none) srgb r g b)",
      "color(from color(srgb none none none / none) srgb r g b / alpha)",
      "color(from color(srgb 0.7 none 0.3) srgb r g b)",
      "color(from color(srgb-linear none none none) srgb-linear r g b)",
      "color(from color(srgb-linear none none none / none) srgb-linear r g b / alpha)",
      "color(from color(srgb-linear 0.7 0.5 0.3 / none) srgb-linear r g b / alpha)",
      "color(from color(a98-rgb 0.7 0.5 0.3 / none) a98-rgb r g b / alpha)",
      "color(from color(display-p3 none none none) display-p3 r g b)",
      "color(from color(display-p3 0.7 none 0.3) display-p3 r g b)",
      "color(from color(display-p3-linear none none none) display-p3-linear r g b)",
      "color(from color(display-p3-linear none none none / none) display-p3-linear r g b / alpha)",
      "color(from color(display-p3-linear 0.7 0.5 0.3 / none) display-p3-linear r g b / alpha)",
      "color(from color(xyz none none none) xyz x y z)",
      "color(from color(xyz none none none / none) xyz x y z / alpha)",
      "color(from color(xyz-d50 none none none) xyz-d50 x y z)",
      "color(from color(xyz-d50 7 none 100) xyz-d50 x y z)",
      "color(from color(xyz-d50 7 -20.5 100 / none) xyz-d50 x y z / alpha)",
      "color(from color(xyz-d65 none none none) xyz-d65 x y z)",
      "color(from color(xyz-d65 7 none 100) xyz-d65 x y z)",
      "color(from color(xyz-d65 7 -20.5 100 / none) xyz-d65 x y z / alpha)",
    ].map { ($0, "none in an origin passes to the keywords (csswg-drafts 10151)") })

  static let known = [
    "color(from color(rec2020 0.25 0.5 0.75) srgb r g b)":
      "the snapshot has the curve of BT.2020; CSS resolved on 2.4",
    "alpha(from rgb(from red r g b) / 0.8)":
      "relative rgb() computes to color(srgb …), which alpha() keeps",
  ]
}
