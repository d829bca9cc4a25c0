import ColorMath
import ColorSyntax
import Testing

/// The example tables of CSS Color 4, "HSL Colors" and "HWB Colors", as they are printed there.
@Suite struct `Tables of the specification` {
  /// Of HSL, "330° Magenta-Reds": lightness 100 % to 0 % down, saturation 100 % to 0 % across.
  static let magentaReds: [[String]] = [
    ["255 255 255", "255 255 255", "255 255 255", "255 255 255", "255 255 255", "255 255 255"],
    ["255 204 230", "250 209 230", "245 214 230", "240 219 230", "235 224 230", "230 230 230"],
    ["255 153 204", "245 163 204", "235 173 204", "224 184 204", "214 194 204", "204 204 204"],
    ["255 102 179", "240 117 179", "224 133 179", "209 148 179", "194 163 179", "179 179 179"],
    ["255 51 153", "235 71 153", "214 92 153", "194 112 153", "173 133 153", "153 153 153"],
    ["255 0 128", "230 26 128", "204 51 128", "179 77 128", "153 102 128", "128 128 128"],
    ["204 0 102", "184 20 102", "163 41 102", "143 61 102", "122 82 102", "102 102 102"],
    ["153 0 77", "138 15 77", "122 31 77", "107 46 77", "92 61 77", "77 77 77"],
    ["102 0 51", "92 10 51", "82 20 51", "71 31 51", "61 41 51", "51 51 51"],
    ["51 0 26", "46 5 26", "41 10 26", "36 15 26", "31 20 26", "26 26 26"],
    ["0 0 0", "0 0 0", "0 0 0", "0 0 0", "0 0 0", "0 0 0"],
  ]

  @Test func `HSL at 330 degrees`() throws {
    for (row, cells) in Self.magentaReds.enumerated() {
      for (column, cell) in cells.enumerated() {
        let text = "hsl(330 \(100 - column * 20)% \(100 - row * 10)%)"
        #expect(
          try CSSColor.parse(text).css
            == "rgb(\(cell.split(separator: " ").joined(separator: ", ")))")
      }
    }
  }

  /// Of HWB, "0° Reds" and "30° Red-Yellows": whiteness down, blackness across, as far as they sum to
  /// less than 100 %; the table's greys beyond are not rounded consistently.
  static let hwb: [(hue: Int, rows: [[String]])] = [
    (
      0,
      [
        ["#ff0000", "#cc0000", "#990000", "#660000", "#330000", "#000000"],
        ["#ff3333", "#cc3333", "#993333", "#663333", "#333333"],
        ["#ff6666", "#cc6666", "#996666", "#666666"],
        ["#ff9999", "#cc9999", "#999999"], ["#ffcccc", "#cccccc"], ["#ffffff"],
      ]
    ),
    (
      30,
      [
        ["#ff8000", "#cc6600", "#994d00", "#663300", "#331a00", "#000000"],
        ["#ff9933", "#cc8033", "#996633", "#664d33", "#333333"],
        ["#ffb366", "#cc9966", "#998066", "#666666"],
        ["#ffcc99", "#ccb399", "#999999"], ["#ffe6cc", "#cccccc"], ["#ffffff"],
      ]
    ),
  ]

  @Test func `HWB at 0 and 30 degrees`() throws {
    for (hue, rows) in Self.hwb {
      for (row, cells) in rows.enumerated() {
        for (column, cell) in cells.enumerated() {
          let text = "hwb(\(hue) \(row * 20)% \(column * 20)%)"
          #expect(try CSSColor.parse(text).absolute?.hex == cell, "\(text)")
        }
      }
    }
  }

  /// The swatches beside the examples are given as percentages of sRGB.
  @Test(arguments: [
    ("lab(29.2345% 39.3825 20.0664)", "rgb(49.06% 13.87% 15.9%)"),
    ("lab(52.2345 40.1645 59.9971)", "rgb(77.61% 36.34% 2.45%)"),
    ("lab(60.2345 -5.3654 58.956)", "rgb(61.65% 57.51% 9.28%)"),
    ("lab(62.2345% -34.9638 47.7721)", "rgb(40.73% 65.12% 22.35%)"),
    ("lab(67.5345 -8.6911 -41.6019)", "rgb(38.29% 67.27% 93.85%)"),
    ("lab(29.69% 44.888% -29.04%)", "rgb(50.2% 0% 50.2%)"),
    ("lch(29.2345% 44.2 27)", "rgb(49.06% 13.87% 15.9%)"),
    ("lch(52.2345% 72.2 56.2)", "rgb(77.61% 36.34% 2.45%)"),
    ("lch(60.2345 59.2 95.2)", "rgb(61.65% 57.51% 9.28%)"),
    ("lch(62.2345% 59.2 126.2)", "rgb(40.73% 65.12% 22.35%)"),
    ("oklab(40.101% 0.1147 0.0453)", "rgb(49.06% 13.87% 15.9%)"),
    ("oklab(59.686% 0.1009 0.1192)", "rgb(77.61% 36.34% 2.45%)"),
    ("oklab(0.65125 -0.0320 0.1274)", "rgb(61.65% 57.51% 9.28%)"),
    ("oklab(66.016% -0.1084 0.1114)", "rgb(40.73% 65.12% 22.35%)"),
    ("oklab(72.322% -0.0465 -0.1150)", "rgb(38.29% 67.27% 93.85%)"),
    ("oklch(40.101% 0.12332 21.555)", "rgb(49.06% 13.87% 15.9%)"),
    ("oklch(59.686% 0.15619 49.7694)", "rgb(77.61% 36.34% 2.45%)"),
    ("oklch(0.65125 0.13138 104.097)", "rgb(61.65% 57.51% 9.28%)"),
    ("oklch(72.322% 0.12403 247.996)", "rgb(38.29% 67.27% 93.85%)"),
    ("hwb(150 20% 10%)", "rgb(20% 90% 55%)"), ("hsl(150 77.78% 55%)", "rgb(20% 90% 55%)"),
    ("hwb(45 40% 80%)", "rgb(33.33% 33.33% 33.33%)"),
  ])
  func `examples look like their swatches`(text: String, swatch: String) throws {
    let color = try #require(try CSSColor.parse(text).absolute)
    let expected = try #require(try CSSColor.parse(swatch).absolute)
    let (left, right) = (color.encodedSRGB, expected.encodedSRGB)
    #expect((0..<3).allSatisfy { abs(left[$0] - right[$0]) < 0.004 }, "\(left) is not \(right)")
  }
}
