import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees
import Testing
import TokenFiles

@testable import Generators

/// Sheets whose appearances are not the four of the standard, and sheets with gaps: what is read back is what was
/// written.
@Suite struct SheetAppearanceTests {
  static let sets: [(what: String, set: AppearanceSet)] = [
    ("one", AppearanceSet([Appearance("light")])),
    ("dark first", AppearanceSet([Appearance("dark"), Appearance("light")])),
    (
      "more contrast first",
      AppearanceSet([Appearance("dark-high-contrast"), Appearance("dark"), Appearance("light")])
    ),
    ("contrast alone", AppearanceSet([Appearance("light"), Appearance("light-high-contrast")])),
    ("by name", AppearanceSet([Appearance("light"), Appearance("dimmed"), Appearance("brand")])),
    (
      "by attribute",
      AppearanceSet([Appearance("light"), Appearance("dimmed", css: "[data-look=\"dim\"]")])
    ),
    ("by class", AppearanceSet([Appearance("light"), Appearance("dimmed", css: ".dimmed")])),
    (
      "by the root's class",
      AppearanceSet([Appearance("light"), Appearance("dimmed", css: ":root.dimmed")])
    ),
    (
      "own ones beside the standard",
      AppearanceSet([
        Appearance("light"), Appearance("dark"), Appearance("dark-high-contrast"),
        Appearance("dimmed", css: "[data-theme=\"dimmed\"]"), Appearance("brand", mode: "Brand 2"),
      ])
    ),
  ]

  /// Colours that differ in each appearance, in none, and in the last alone.
  private static func sheet(_ set: AppearanceSet) -> TokenSheet {
    let count = set.count
    let greys = (0..<count).map { Color(PackedColor(rgba: UInt32($0 + 1) * 0x0404_0400 | 0xFF)) }
    let last = (0..<count).map { greys[$0 == count - 1 ? count - 1 : 0] }
    return TokenSheet(
      appearances: set,
      tokens: [
        SheetToken("color-each", greys, section: "Greys", note: "One for each."),
        SheetToken("color-none", Array(repeating: greys[0], count: count)),
        SheetToken("color-last", last, section: "Others"),
      ])
  }

  @Test(arguments: sets, ["css", "dtcg", "json", "markdown"])
  func `each appearance gets its own colours back`(
    _ row: (what: String, set: AppearanceSet), format name: String
  ) throws {
    let sheet = Self.sheet(row.set)
    let format = try #require(SheetFormats.named(name))
    let system = SheetSamples.read(try format.write(sheet), format, appearances: row.set)
    #expect(system.problems.isEmpty)
    for token in sheet.tokens {
      let id = try #require(system.id(named: token.name), "\(token.name)")
      for (index, appearance) in row.set.all.enumerated() {
        let found = system.palettes[index].color(id)?.packed
        #expect(
          found == token.color(index, in: row.set)?.packed, "\(token.name) in \(appearance.name)")
      }
    }
  }

  /// Each later appearance holds in the one before it: what they inherit is told in time that grows with their number.
  @Test func `many appearances of one selector are written`() throws {
    let set = AppearanceSet(
      [Appearance("light")] + (0..<60).map { Appearance("look\($0)", css: "[data-look]") })
    let files = try SheetFormat.css.write(Self.sheet(set))
    #expect(files.count == 1)
  }

  @Test(arguments: SheetFormats.all.map(\.name))
  func `a token without a colour in the base is not lost in the others`(name: String) throws {
    let format = try #require(SheetFormats.named(name))
    let black = Color(PackedColor(rgba: 0x0000_00FF))
    var sheet = TokenSheet(
      appearances: .standard,
      tokens: [
        SheetToken("color-some", [nil, black, nil, nil], section: "Some"),
        SheetToken("color-all", Array(repeating: black, count: 4)),
        SheetToken("color-never", Array(repeating: nil, count: 4)),
      ])
    sheet.header = ["First line.", "Second */ line."]
    let system = SheetSamples.read(try format.write(sheet), format)
    let all = try #require(system.tokens.first { system.name($0).lowercased().hasSuffix("all") })
    #expect(system.palettes[0].color(all)?.packed == black.packed)
    #expect(!system.tokens.contains { system.name($0).lowercased().hasSuffix("never") })
    if let some = system.tokens.first(where: { system.name($0).lowercased().hasSuffix("some") }) {
      #expect(system.palettes[1].color(some)?.packed == black.packed)
    }
  }

  /// CSS Color 4, "Missing Color Components and the none Keyword": a missing component stays one where the
  /// format can say so.
  @Test(
    arguments: ["css", "dtcg", "json", "markdown"],
    [
      "oklch(0.5 0 none)", "hsl(none 0% 40%)", "lab(50 none 20)", "color(srgb 0.2 none 0.6)",
      "rgb(10 20 30 / none)",
      "oklch(0.5 0.1 20 / 0.123456789)", "color(srgb 0.00001 0 0)",
      "color(display-p3 1 0.5 0.000001)",
    ])
  func `what hexadecimal digits can't say is said in the colour's own space`(
    name: String, css: String
  ) throws {
    let format = try #require(SheetFormats.named(name))
    let color = try #require(SheetSamples.color(css))
    let sheet = TokenSheet(
      appearances: .standard, tokens: [SheetToken("color-x", Array(repeating: color, count: 4))])
    let system = SheetSamples.read(try format.write(sheet), format)
    let id = try #require(system.id(named: "color-x"))
    let found = try #require(system.palettes[0].color(id)).color
    #expect(found.missing == color.missing)
    #expect(found.packed == color.packed)
    #expect(found.deltaEOK(to: color) < 1e-9)
  }

  static let names: [(format: String, name: String, written: String)] = [
    ("css", "color-bg", "--color-bg:"), ("css", "Brand/accentStrong", "--brand-accent-strong:"),
    ("css", "DSColor.accent", "--ds-color-accent:"), ("css", "größe", "--größe:"),
    ("css", "100", "--100:"),
    ("swift", "color-bg-canvas", "let bgCanvas ="), ("swift", "default", "let `default` ="),
    ("swift", "color-100", "let _100 ="), ("swift", "color", "let color ="),
    ("swift", "Brand/ink", "let brandInk ="),
    ("dtcg", "a.b", "\"b\""), ("dtcg", "a.$b", "\"-b\""), ("dtcg", "a.{b}", "\"-b-\""),
    ("markdown", "red", "`--red`"), ("markdown", "a b", "`a-b`"), ("markdown", "a|b", "`a-b`"),
    ("json", "hex", "\"hex\""), ("xcassets", "Brand.ink", "Brand/ink.colorset"),
    ("xcassets", "a:b", "a-b.colorset"),
  ]

  @Test(arguments: names)
  func `a name is written as the format can hold it`(
    format name: String, token: String, written: String
  ) throws {
    let format = try #require(SheetFormats.named(name))
    let files = try format.write(SheetSamples.sheet([(token, ["#336699"])]))
    let text = files.map { $0.path + "\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains(written), "\(text)")
  }

  @Test(arguments: [
    ("css", "a/b", "a-b"), ("swift", "color-a", "a"), ("css", "/", ""), ("swift", "--", ""),
  ])
  func `names that would be one, or none, are an error`(name: String, first: String, second: String)
    throws
  {
    let format = try #require(SheetFormats.named(name))
    let rows = [(first, ["#336699"])] + (second.isEmpty ? [] : [(second, ["#112233"])])
    #expect(throws: GeneratorError.self) { try format.write(SheetSamples.sheet(rows)) }
  }

  @Test(
    arguments: [
      (0.5, 0, 1), (-0.25, 1, -0.3), (12.345_678_9, 5, 12.345_68), (359.999, 2, 360), (-0.0, 3, 0),
    ] as [(Double, Int, Double)])
  func `numbers are rounded away from zero`(value: Double, decimals: Int, rounded: Double) {
    #expect(value.rounded(decimals: decimals) == rounded)
  }

  /// Whatever its size, an opacity and a component are what they were.
  @Test(arguments: [1e-5, 1.5e-7, 1e-13, 1e-22, 0.1 + 0.2, 1e16, 1.25e30])
  func `numbers in DTCG files read back to the same double`(value: Double) throws {
    let color = Color(.xyzD65, value, 0.5, 0.25, alpha: min(value, 1))
    let sheet = TokenSheet(
      appearances: AppearanceSet([Appearance("light")]),
      tokens: [SheetToken("a", [color])])
    let file = try #require(try SheetFormat.dtcg.write(sheet).first)
    let read = try JSON.parse(SourceFile(path: "t", bytes: file.bytes), dialect: .strict).root
    let written = try #require(read["a"]?["$value"])
    #expect(written["components"]?.elements.contains { $0.number == value } == true)
    #expect((written["alpha"]?.number ?? 1) == color.alpha)
  }
}
