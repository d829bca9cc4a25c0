import ColorMath
import Testing
import TokenFiles

@testable import Generators

/// Reading back what was emitted gives the same palettes, whatever it was emitted from.
@Suite struct RoundTripTests {
  static let formats = SheetFormats.all.map(\.name)
  /// What holds every colour as it is; the others are of 8 bits, or of Display P3.
  static let exact: Set = ["css", "dtcg", "json", "markdown"]

  static let pairs = formats.flatMap { first in formats.map { (first, $0) } }

  private func again(_ sheet: TokenSheet, _ name: String) throws -> TokenSheet {
    let format = try #require(SheetFormats.named(name))
    let system = SheetSamples.read(
      try format.write(sheet), format, appearances: sheet.appearances)
    #expect(system.problems.isEmpty, "\(name): \(system.problems)")
    #expect(system.doubts.isEmpty, "\(name): \(system.doubts)")
    return TokenSheet(system)
  }

  private func expectSame(
    _ found: TokenSheet, _ wanted: TokenSheet, exactly: Bool, _ what: String
  ) throws {
    #expect(found.tokens.count == wanted.tokens.count, "\(what)")
    var byKey: [String: SheetToken] = [:]
    for token in found.tokens { byKey[SheetSamples.key(token.name)] = token }
    for token in wanted.tokens {
      let other = try #require(
        byKey[SheetSamples.key(token.name)], "\(what): \(token.name) of \(byKey.keys.sorted())")
      for (index, appearance) in wanted.appearances.all.enumerated() {
        let left = try #require(token.color(index, in: wanted.appearances))
        let right = try #require(
          other.color(index, in: found.appearances), "\(what): \(token.name) \(appearance.name)")
        #expect(left.packed == right.packed, "\(what): \(token.name) in \(appearance.name)")
        guard exactly else { continue }
        #expect(left.deltaEOK(to: right) < 1e-9, "\(what): \(token.name) in \(appearance.name)")
        #expect(abs(left.alpha - right.alpha) < 1e-9)
      }
    }
  }

  @Test(arguments: pairs)
  func `over all pairs of formats`(_ row: (first: String, second: String)) throws {
    for kind in SheetSamples.names.keys.sorted() {
      let sheet = SheetSamples.sample(kind)
      let first = try again(sheet, row.first)
      try expectSame(
        first, sheet, exactly: Self.exact.contains(row.first), "\(kind) → \(row.first)")
      let second = try again(first, row.second)
      try expectSame(
        second, sheet, exactly: Self.exact.isSuperset(of: [row.first, row.second]),
        "\(kind) → \(row.first) → \(row.second)")
    }
  }

  @Test(arguments: formats) func `what is written from what was read is the same bytes`(
    _ name: String
  ) throws {
    let format = try #require(SheetFormats.named(name))
    for kind in SheetSamples.names.keys.sorted() {
      let first = try again(SheetSamples.sample(kind), name)
      let written = try format.write(first).sorted { $0.path < $1.path }
      let second = try again(first, name)
      let rewritten = try format.write(second).sorted { $0.path < $1.path }
      #expect(written == rewritten, "\(kind)")
    }
  }

  @Test(arguments: ["css", "dtcg", "json", "markdown"])
  func `appearances of the project's own are kept where there is a way to say them`(
    _ name: String
  ) throws {
    let set = AppearanceSet([
      Appearance("light"), Appearance("dark"),
      Appearance("dimmed", css: "[data-theme=\"dimmed\"]", mode: "dark_dimmed"),
      Appearance("brand"),
    ])
    let sheet = SheetSamples.sheet(
      [("ink", ["#111111", "#eeeeee", "#dddddd", "#002200"]), ("paper", ["#ffffff"])],
      appearances: set)
    try expectSame(try again(sheet, name), sheet, exactly: true, name)
  }

  @Test(arguments: formats) func `a base that is dark is kept`(_ name: String) throws {
    let set = AppearanceSet([Appearance("dark"), Appearance("light")])
    let sheet = SheetSamples.sheet(
      [("ink", ["#eeeeee", "#111111"]), ("paper", ["#ffffff"])], appearances: set)
    try expectSame(try again(sheet, name), sheet, exactly: true, name)
  }

  /// Every combination of equal and different values: the cascade must give each appearance its own.
  @Test(arguments: formats) func `whatever differs from whatever`(_ name: String) throws {
    let colors = ["#111111", "#222222", "#333333", "#444444"]
    var rows: [(String, [String])] = []
    for code in 0..<256 {
      let digits = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3]
      rows.append(("token-\(code)x", digits.map { colors[$0] }))
    }
    let sheet = SheetSamples.sheet(rows)
    try expectSame(try again(sheet, name), sheet, exactly: true, name)
  }

  @Test func `a theme is the same in every format`() throws {
    let theme = Theme(ThemeRecipe(primary: try PrimaryHue("#3A73B5")))
    for name in Self.formats {
      try expectSame(try again(theme.sheet, name), theme.sheet, exactly: false, name)
    }
  }
}
