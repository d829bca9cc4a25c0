import Diagnostics
import Testing

@testable import TokenFiles

/// The commonest forms of a file are read by a way of their own, which must say what the long way says. The
/// long way is taken where a bracket, a comment or a tag stands around the same value.
@Suite struct PlainFormTests {
  private func literal(_ reading: Reading, _ name: String) -> String? {
    reading.system.id(named: name).flatMap { reading.system.literal(of: $0, in: 0) }?.text
  }

  static let numbers = [
    "0", "1", "0.5", "0.333333333333333", "0.1234567890123456", "1.0", "0.30", "00.5", "0_0.5",
    "1e-1", "0x1", "1.5", "-0.1", "2",
  ]

  @Test(arguments: numbers)
  func `Swift: a plain call is the colour that it is in brackets`(number: String) {
    for type in ["Color", "UIColor", "NSColor", "BrandColor"] {
      for last in ["", ", opacity: \(number)", ", alpha: \(number)", ", alpha: 2", ", hue: 1"] {
        let call = "\(type)(red: \(number), green: 0.25, blue: 0.75\(last))"
        let reading = Reading(
          swift: "enum `DS` { static let plain = \(call)\nstatic let long = (\(call)) }")
        #expect(reading.hexes("DS.plain") == reading.hexes("DS.long"), "\(call)")
        #expect(
          reading.problem("DS.plain")?.message.replacing("DS.plain", with: "DS.long")
            == reading.problem("DS.long")?.message)
      }
    }
  }

  @Test func `Swift: a plain call is what a fix replaces, and its constant is named by its types`()
    throws
  {
    let reading = Reading(
      swift: """
        enum Outer { struct `in` { static let `default` = Color(red: 1, green: 0, blue: 0) }
          static let next = Color(red: 0, green: 1, blue: 0) }
        let free = Color(red: 0, green: 0, blue: 1)
        func code() { struct Local { static let lost = Color(red: 0, green: 0, blue: 1) } }
        """)
    #expect(reading.names == ["Outer.in.default", "Outer.next", "free"])
    #expect(literal(reading, "Outer.next") == "Color(red: 0, green: 1, blue: 0)")
    let id = try #require(reading.system.id(named: "Outer.in.default"))
    #expect(reading.system.location(of: id)?.start == Position(line: 1, column: 39))
  }

  static let cells = [
    "#fff", "#FF603080", "rgb(1 2 3)", "oklch(0.5 0.1 20)", "red", "Canvas",
    "light-dark(#fff, #000)",
    "var(--base)", "{base}", "4px", "#12345", "same", "0 0% 100%", " #fff ", "#f`f", "currentColor",
  ]

  @Test(arguments: cells)
  func `Markdown: a row of code is what it is with a tag around`(cell: String) {
    let appearances = ["light", "dark"]
    let reading = Reading([
      (
        "tokens.md",
        """
        | Token | Light | Dark |
        | --- | --- | --- |
        | `--base` | `#123456` | `#654321` |
        | `--plain` | `\(cell)` | `#222` |
        | <b>`--long`</b> | <b>`\(cell)`</b> | `#222` |
        | `--one` | `#111` | `\(cell)` |
        | <b>`--two`</b> | `#111` | <b>`\(cell)`</b> |
        """
      )
    ])
    for appearance in appearances {
      #expect(reading.hex("plain", appearance) == reading.hex("long", appearance))
      #expect(reading.hex("one", appearance) == reading.hex("two", appearance))
    }
    #expect(literal(reading, "plain") == literal(reading, "long"))
  }

  @Test(arguments: ["--a b", "--1", "--é", "--", "--x;", "x", "#fff", "red"])
  func `Markdown: a name in code is one where it is one with a tag around`(name: String) {
    func names(_ cell: String) -> [String] {
      Reading([("tokens.md", "| Token | Value |\n|---|---|\n| \(cell) | `#123` |")]).names
    }
    #expect(names("`\(name)`") == names("<b>`\(name)`</b>"))
  }
}
