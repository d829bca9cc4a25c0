import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// The tables of `fixtures/conformance` in which coloraide or Python say what a text means.
@Suite struct `Tables computed elsewhere` {
  @Test func `literals in every notation are read alike`() throws {
    var result = Conformance()
    for row in TabSeparatedTable.conformance("literals.tsv").rows() {
      let color = try CSSColor.parse(row["css"]).absolute
      result.check(row["css"], color.map { agrees($0, row) } ?? false, color?.css ?? "no colour")
    }
    result.require(1, "literals.tsv")
  }

  @Test func `mixes in every space, every way round the hues, are alike`() throws {
    var result = Conformance()
    for row in TabSeparatedTable.conformance("mixes.tsv").rows() {
      let color = try CSSColor.parse(row["css"]).absolute
      result.check(row["css"], color.map { agrees($0, row) } ?? false, color?.css ?? "no colour")
    }
    result.require(1, "mixes.tsv")
  }

  @Test func `relative colours are alike`() throws {
    var result = Conformance()
    for row in TabSeparatedTable.conformance("relatives.tsv").rows() {
      let color = try CSSColor.parse(row["css"]).absolute
      result.check(row["css"], color.map { agrees($0, row) } ?? false, color?.css ?? "no colour")
    }
    result.require(1, "relatives.tsv")
  }

  @Test func `calculations come out as in Python`() throws {
    var result = Conformance()
    for row in TabSeparatedTable.conformance("calculations.tsv").rows() {
      let text = "color(xyz \(row["css"]) 0 0)"
      let value = try CSSColor.parse(text).absolute?.components.x ?? .nan
      let expected = row.number("value")
      result.check(row["css"], abs(value - expected) <= 1e-12 * max(1, abs(expected)), "\(value)")
    }
    result.require(1, "calculations.tsv")
  }

  /// Reading what is printed of what was read changes nothing.
  @Test(arguments: ["literals.tsv", "mixes.tsv", "relatives.tsv"])
  func `the computed value reads back`(_ name: String) throws {
    for row in TabSeparatedTable.conformance(name).rows() {
      let once = try CSSColor.parse(row["css"])
      let twice = try CSSColor.parse(once.css)
      #expect(twice.css == once.css, "\(row["css"])")
      if case .color(_, legacy: true) = once {
        #expect(twice.absolute?.packed == once.absolute?.packed, "\(row["css"])")
      } else {
        #expect(twice == once, "\(row["css"])")
      }
    }
  }

  /// Letters in either case, and comments and white space where they may stand, mean nothing.
  @Test(arguments: ["literals.tsv", "mixes.tsv", "relatives.tsv"])
  func `case, comments and spaces change nothing`(_ name: String) throws {
    for row in TabSeparatedTable.conformance(name).rows() {
      let text = row["css"]
      let plain = try CSSColor.parse(text)
      #expect(try CSSColor.parse(text.uppercased()) == plain, "\(text)")
      let spaced = text.map { $0 == "(" ? "(/* ( */\n" : $0 == ")" ? "\t)" : String($0) }.joined()
      #expect(try CSSColor.parse(" \(spaced)/**/") == plain, "\(text)")
      let open = String(text.dropLast())
      #expect(try CSSColor.parse(open) == plain, "what is open is closed at the end: \(text)")
    }
  }

  /// Every text cut short, or with a byte too many at its end, is an error or a colour, and its place
  /// lies within it.
  @Test func `cut texts are errors within them`() throws {
    for row in TabSeparatedTable.conformance("literals.tsv").rows() {
      let text = row["css"]
      for count in 0..<text.utf8.count - 1 {
        let cut = String(text.prefix(count))
        do { _ = try CSSColor.parse(cut) } catch {
          #expect((0...cut.utf8.count).contains(error.offset), "\(cut)")
          #expect(!error.expected.isEmpty && !error.found.isEmpty, "\(cut)")
        }
      }
      #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text + "x") }
      #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text + " " + text) }
    }
  }

  private func agrees(_ color: Color, _ row: TabSeparatedTable.Row) -> Bool {
    guard let space = ColorSpace(id: row["space"]) else { return false }
    let (own, expected) = (color.components(in: space), row.numbers("c1", "c2", "c3"))
    let alpha = row["alpha"].isEmpty ? 1 : row.number("alpha")
    guard abs(color.alpha - alpha) <= 1e-11 else { return false }
    return (0..<3).allSatisfy { index in
      let difference = abs(own[index] - expected[index])
      if index == space.hueIndex {
        let turn = difference.truncatingRemainder(dividingBy: 360)
        return expected[index].isNaN || min(turn, 360 - turn) < 1e-7
      }
      return difference <= 1e-9 * max(1, abs(expected[index]))
    }
  }
}
