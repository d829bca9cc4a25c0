import Diagnostics
import TestSupport
import Testing

@testable import TokenFiles

@Suite struct MarkdownTokensTests {
  private func read(_ text: String, _ appearances: AppearanceSet = .standard) -> Reading {
    Reading([("tokens.md", text)], appearances)
  }

  @Test func `a row names a token and gives a colour for each appearance`() {
    let found = read(
      """
      | Role | Token | Light | Dark | High contrast | For |
      | --- | :-- | ---: | --- | --- | --- |
      | Ink | `--color-ink` | `#171717` | #F5F2E9 (warm) | rgb(0, 0, 0) | text, `--x`, #123456 |
      | Space | `--space` | `4px` | | | |
      """)
    #expect(found.names == ["color-ink"])
    #expect(found.hexes("color-ink") == ["#171717", "#f5f2e9", "#000000", "#000000"])
    #expect(found.hex("space") == "no such name")
  }

  @Test func `a name may have a remark behind it, or be a colour's keyword`() {
    let found = read(
      """
      | Token | Light | Dark |
      |---|---|---|
      | surface (cards/panels) | `#ffffff` | `#181818` |
      | `canvas` (grouped) | `#f2f2f2` | `#1c1c1c` |
      | (none) | `#010101` | `#020202` |
      """)
    #expect(found.names == ["surface", "canvas"])
    #expect(found.hexes("surface").prefix(2) == ["#ffffff", "#181818"])
    #expect(found.hexes("canvas").prefix(2) == ["#f2f2f2", "#1c1c1c"])
  }

  @Test func `a custom property's name where a value belongs is an alias`() {
    let found = read(
      """
      | Part | Token | Light | Dark |
      |---|---|---|---|
      | Page | `--page` | `--palette-sand` | `--palette-night` |
      | Ink | `--ink` | `--palette-night` | `--gone` |

      | Token | Value |
      |---|---|
      | `--palette-sand` | #f5f2e9 |
      | `--palette-night` | #171717 |
      """)
    #expect(found.hexes("page").prefix(2) == ["#f5f2e9", "#171717"])
    #expect(found.hexes("ink").prefix(2) == ["#171717", "undefinedAlias"])
  }

  @Test func `Color names the rows where the value has a column of its own`() {
    let found = read(
      """
      | Color | Hex | RGB | Usage |
      |---|---|---|---|
      | Primary | #2563EB | 37, 99, 235 | Buttons |
      | ![](https://example.org/ff0000.png) Danger | #DC2626 | rgb(220, 38, 38) | Errors |

      | Color | Usage | Default |
      |---|---|---|
      | #abcdef | `text` | `#123456` |
      """)
    #expect(found.names == ["Primary", "Danger"])
    #expect(found.hex("Primary") == "#2563eb")
    #expect(found.hex("Danger") == "#dc2626")
  }

  @Test func `a heading says what a single column of values holds for`() {
    let found = read(
      """
      ## Colours
      | Token | Hex | Usage |
      |---|---|---|
      | `bg` | `#fff` | page |
      ### Dark Mode
      Some words.
      | Token | Hex | Usage |
      |---|---|---|
      | `bg` | `#000` | page |
      | `late` | `#111` | page |
      ### Notes on dark text
      | Token | Hex |
      |---|---|
      | `note` | `#222` |
      """)
    #expect(found.hexes("bg") == ["#ffffff", "#000000", "#ffffff", "#000000"])
    #expect(found.hexes("late") == ["absent", "#111111", "absent", "#111111"])
    #expect(found.hexes("note")[0...1] == ["#222222", "#222222"])
  }

  @Test(arguments: [
    ("`#FFFFFF`", "#ffffff"), ("#FFFFFF", "#ffffff"), ("`#2A2A2A` (unchanged)", "#2a2a2a"),
    ("rgba(60,60,67,0.20)", "#3c3c4333"), ("hsl(239,82%,66%)", "#6164ef"),
    ("`Canvas` (system)", "valueUnknown"), ("`var(--base)`", "#123456"),
    ("`{base}`", "#123456"), ("**#fff**", "#ffffff"), ("white", "#ffffff"),
    ("A white wall", "no such name"), ("—", "no such name"), ("", "no such name"),
    ("`0 0% 100%`", "#ffffff"), ("0 0% 0%", "#000000"), ("0 0 0", "no such name"),
    ("See `colors.css`", "no such name"),
    ("`#abcdeg`", "unreadable"), ("`#fff` rgb(255 255 255)", "#ffffff"),
    ("<code>#fff</code>", "#ffffff"), ("[{base}](x)", "#123456"), ("{base", "no such name"),
  ])
  func `the colour in a cell`(cell: String, expected: String) {
    let found = read(
      """
      | Token | Value |
      | --- | --- |
      | `--base` | `#123456` |
      | `--x` | \(cell) |
      """)
    #expect(found.hex("x") == expected)
  }

  @Test func `an escaped pipe belongs to the name`() {
    let found = read("| Token | Value | Use |\n|---|---|---|\n| `--a\\|b` | #123456 | text |")
    #expect(found.names == ["a|b"])
    #expect(found.hex("a|b") == "#123456")
  }

  @Test func `names and values in one cell pair up when they are equally many`() {
    let found = read(
      """
      | Token | Value |
      | --- | --- |
      | `a` / `b` | `#111` / `#222` |
      | `c` … `d` | `#333` |
      """)
    #expect(found.names == ["a", "b"])
    #expect(found.hex("b") == "#222222")
  }

  @Test func `values may follow the names of their appearances`() {
    let found = read(
      """
      | Token | Value | Resolved |
      | --- | --- | --- |
      | accent | {blue} | `light`: `#111`<br>`dark`: `#eee`<br>`wireframe`: `#999` |
      """)
    #expect(found.hexes("accent")[0...1] == ["#111111", "#eeeeee"])
    #expect(found.system.leftOut.map(\.text) == ["wireframe"])
  }

  @Test func `a table without a column of names or of values is no table of tokens`() {
    let found = read(
      """
      | Foreground | Background | Ratio |
      | --- | --- | --- |
      | `text` | `#fff` | 4.5:1 |

      | Token | Use |
      | --- | --- |
      | `--a` | `#fff` |
      """)
    #expect(found.names.isEmpty)
  }

  @Test func `Chinese heads are understood`() {
    let found = read(
      "| 用途 | Token | 浅色 | 深色 |\n|---|---|---|---|\n| 字 | `--ink` | `#111` | `#eee` |")
    #expect(found.hexes("ink")[0...1] == ["#111111", "#eeeeee"])
  }

  @Test func `colours in the front matter are tokens with a place`() throws {
    let found = read(
      "---\nname: Glass\ncolors:\n  ink: \"#0b1326\"\n  on: '{colors.ink}'\n---\nText\n")
    #expect(found.hex("colors.on") == "#0b1326")
    let id = try #require(found.system["colors.ink"])
    #expect(found.system.literal(of: id, in: 0)?.location.start == Position(line: 4, column: 9))
  }

  @Test func `the places are those of the name and the value`() throws {
    let found = read("| Token | Value |\n|---|---|\n| `--a` | see `#fff` |")
    let id = try #require(found.system["a"])
    #expect(found.system.location(of: id)?.start == Position(line: 3, column: 4))
    let literal = try #require(found.system.literal(of: id, in: 0))
    #expect(literal.text == "#fff")
    #expect(literal.location.start == Position(line: 3, column: 16))
  }

  @Test func `cells made to be slow are not`() {
    for filler in ["{", "a(", "#", "`"] {
      _ = read(
        "| Token | Value |\n|---|---|\n| `--a` | \(String(repeating: filler, count: 50_000)) |")
    }
  }
}
