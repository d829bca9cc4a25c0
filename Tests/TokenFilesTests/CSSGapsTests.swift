import Diagnostics
import Testing

@testable import TokenFiles

/// Style sheets as people write them and browsers read them: media that are told by name, selectors that are mapped,
/// imports under a condition, and text that only looks like a reference.
@Suite struct CSSGapsTests {
  /// Media Queries 4 §3 and 5 §2: where each query holds of light, dark, light and dark with more contrast. What is
  /// malformed is `not all`; what is unknown holds nowhere for sure.
  static let media: [(query: String, holds: String)] = [
    ("(prefers-color-scheme)", "xxxx"), ("(prefers-color-scheme: dark)", "-x-x"),
    ("(prefers-color-scheme: sepia)", "----"), ("not (prefers-color-scheme: dark)", "x-x-"),
    ("(prefers-contrast)", "--xx"), ("(prefers-contrast: no-preference)", "xx--"),
    ("(prefers-contrast: less)", "----"), ("not (prefers-contrast: more)", "xx--"),
    ("(forced-colors: active)", "----"), ("(forced-colors: none)", "xxxx"),
    ("(inverted-colors: inverted)", "----"), ("(color-gamut: srgb)", "xxxx"),
    ("(color-gamut: p3)", "----"),
    ("(dynamic-range: high)", "----"), ("(prefers-reduced-transparency: reduce)", "----"),
    ("print", "----"), ("screen", "xxxx"), ("all", "xxxx"), ("not print", "xxxx"),
    ("speech, screen", "xxxx"),
    ("&bad", "----"), ("&bad, (prefers-color-scheme: dark)", "-x-x"), ("screen and", "----"),
    ("", "xxxx"),
    ("(--dark)", "-x-x"), ("not (--dark)", "x-x-"), ("(--both)", "---x"), ("(--either)", "-xxx"),
    ("(--screen)", "xxxx"),
    ("(prefers-color-scheme: dark) and (prefers-contrast: more)", "---x"),
    ("(prefers-color-scheme: dark) or (prefers-contrast: more)", "-xxx"),
    ("((prefers-color-scheme: dark) and (not (prefers-contrast: more)))", "-x--"),
  ]

  @Test(arguments: media)
  func `a query holds where it says, by name or written out`(query: String, holds: String) {
    let reading = Reading(
      css: """
        @custom-media --dark (prefers-color-scheme: dark);
        @custom-media --both (--dark) and (prefers-contrast: more);
        @custom-media --either (--dark), (prefers-contrast: more);
        @custom-media --screen screen;
        @custom-media 12 (prefers-color-scheme: dark);
        :root { --x: #111111 }
        @media \(query) { :root { --x: #222222 } }
        """)
    #expect(String(reading.hexes("x").map { $0 == "#222222" ? "x" : "-" }) == holds)
  }

  @Test(arguments: ["(--nope)", "(--loop)", "fn(x)", "(width > 3px)", "(--nope) and (width > 3px)"])
  func `a colour under a query that nobody knows is told`(query: String) {
    let reading = Reading(
      css: "@custom-media --loop (--loop);\n@media \(query) { :root { --x: #fff } }")
    #expect(reading.hexes("x") == Array(repeating: "valueUnknown", count: 4))
  }

  /// CSS Conditional 3: a browser of today has the colour functions that are asked for.
  @Test(arguments: [
    ("(color: oklch(0 0 0))", true), ("not (color: oklch(0 0 0))", false),
    ("(color: lab(0 0 0)) and (not (display: grid))", false),
    ("(not (color: red)) or (color: blue)", true),
    ("selector(:has(a))", true),
  ])
  func `what a sheet asks for is supported`(condition: String, holds: Bool) {
    let own = Reading(css: "@supports \(condition) { :root { --x: #fff } }")
    #expect(own.names == (holds ? ["x"] : []))
    guard !condition.hasPrefix("selector") else { return }
    let imported = Reading([
      ("a.css", "@import url(\"b.css\") supports(\(condition));"), ("b.css", ":root { --x: #fff }"),
    ])
    #expect(imported.names == (holds ? ["x"] : []))
  }

  @Test func `an imported sheet that can't be read is a problem at its own place`() throws {
    let reading = Reading([
      ("a.css", "@import \"b.css\";\n:root { --y: #111 }"), ("b.css", ":root { --x: #fff; --c! }"),
    ])
    #expect(reading.names == ["x", "y"])
    let problem = try #require(reading.system.problems.first)
    #expect(problem.path == "b.css")
    #expect(problem.location?.start.line == 1)
  }

  /// A project's own appearance by a selector, however that is written.
  @Test(arguments: [
    (".dimmed", ".dimmed"), ("[data-theme=\"dimmed\"]", "[data-theme=dimmed]"),
    ("[data-dimmed]", ":root[data-dimmed]"), (":root:is(.dimmed, .dim)", ".dim"),
    (":where(html.dimmed)", "html.dimmed"), (":is(:is(.dimmed))", ".dimmed"),
  ])
  func `a selector that stands for an appearance is told in other selectors`(
    css: String, selector: String
  ) {
    let appearances = AppearanceSet([Appearance("light"), Appearance("dimmed", css: css)])
    let reading = Reading(css: ":root { --x: #fff } \(selector) { --x: #000 }", appearances)
    #expect(reading.hexes("x") == ["#ffffff", "#000000"])
  }

  @Test(arguments: [
    ("high", "--xx"), ("more", "--xx"), ("true", "--xx"), ("normal", "xx--"), ("off", "xx--"),
    ("no-preference", "xx--"), ("dark", "-x-x"),
  ])
  func `an attribute that is about contrast says which by its value`(value: String, holds: String) {
    let reading = Reading(css: ":root { --x: #111 } [data-contrast=\"\(value)\"] { --x: #222 }")
    #expect(String(reading.hexes("x").map { $0 == "#222222" ? "x" : "-" }) == holds)
  }

  @Test func `a contrast that is none of the appearances is left out`() {
    let reading = Reading(css: ":root { --x: #111 } [data-contrast=\"maximum\"] { --x: #222 }")
    #expect(Set(reading.hexes("x")) == ["#111111"])
    #expect(reading.system.leftOut.map(\.text) == ["[data-contrast=\"maximum\"]"])
  }

  @Test(arguments: ["dark", "light"])
  func `a theme of daisyUI that is none of the appearances is one that it could be`(scheme: String)
    throws
  {
    let reading = Reading(
      css:
        "@plugin \"daisyui/theme\" { name: \"dusk\"; color-scheme: \(scheme); --color-base: #123; }"
    )
    let found = try #require(reading.system.leftOut.first?.appearance)
    #expect(found.name == "dusk")
    #expect(found.scheme.rawValue == scheme)
    #expect(found.css == "[data-theme=\"dusk\"]")
  }

  /// References are tokens of CSS: not in strings, not in addresses, not behind a longer name.
  @Test(arguments: [
    (#""a\"var(--q)" var(--m)"#, ["m"]), (#"'a\'var(--q)' var(--m)"#, ["m"]),
    ("url(a) var(--m)", ["m"]),
    (#"url(a\)var\(--q\)) var(--m)"#, ["m"]), ("myvar(--q) var(--m)", ["m"]),
    ("var(--m)/**/", ["m"]),
    ("var(--m) /* var(--q) */", ["m"]), ("var( --m , var(--n) )", ["m", "n"]),
    (#"var(--m\.x)"#, ["m.x"]),
    ("\"var(--q)", []),
  ])
  func `what looks like a reference in a text is none`(value: String, references: [String]) throws {
    let reading = Reading(css: ":root { --x: \(value); }")
    let id = try #require(reading.system.id(named: "x"))
    #expect(reading.system.references(of: id).map { reading.system.name($0) } == references)
  }

  /// CSS Variables 1 §3: a fallback stands in where a variable has no value, and may have references itself.
  @Test(arguments: [
    ("var(--none, #123)", "#112233"), ("var(--none,#123)", "#112233"),
    ("var(--none, var(--m))", "#445566"),
    ("var(--none, var(--gone))", "undefinedAlias"),
    ("rgb(from var(--none, #123) r g b / 0.5)", "#11223380"),
    ("rgb(from var(--none, var(--gone, #123)) r g b)", "#112233"),
    ("rgb(from var(--none, var(--gone)) r g b)", "undefinedAlias"), ("var(--none,)", "no colour"),
    ("var(--none, initial)", "no colour"), ("var(--none, currentcolor)", "valueUnknown"),
    ("var(--none, light-dark(currentcolor, var(--m)))", "valueUnknown"),
    ("color-mix(in srgb, var(--m), CanvasText)", "valueUnknown"),
    ("light-dark(currentcolor, #000)", "valueUnknown"),
  ])
  func `a fallback is what the value is where there is no other`(value: String, hex: String) {
    #expect(Reading(css: ":root { --m: #456; --x: \(value) }").hex("x") == hex)
  }

  @Test func `a text that gets too long with its references is told, not put together`() throws {
    var css = ":root { --a0: 0 0 1px 1px red, 0 0 1px 1px blue; "
    for index in 1...20 { css += "--a\(index): var(--a\(index - 1)), var(--a\(index - 1)); " }
    let reading = Reading(
      css: css
        + "--color-x: rgb(from red r g var(--a20)); --y: rgb(from red var(--a11) var(--a11)) }")
    // The shadows themselves are no colours, however long.
    #expect(reading.names == ["color-x", "y"])
    #expect(reading.problem("color-x")?.kind == .unsuitableAlias)
    let problem = try #require(reading.problem("y"))
    #expect(problem.message == "y is too long to be a colour once its references are put in")
    #expect(problem.kind == .unreadable)
  }

  @Test func `layers without a name, within each other and in lists rank as they first stand`() {
    let reading = Reading(
      css: """
        @layer a, b.c;
        @layer b { @layer c { :root { --x: #222 } } @layer { :root { --z: #111 } } }
        @layer a { :root { --x: #111; --y: #111 } }
        @layer { :root { --y: #333 } }
        @layer { :root { --y: #444 } }
        """)
    #expect(reading.hex("x") == "#222222")
    #expect(reading.hex("y") == "#444444")
    #expect(reading.hex("z") == "#111111")
  }

  @Test func `Tailwind's variants hold where their word says`() {
    let reading = Reading(
      css: """
        :root { --x: #111 }
        @variant dark { :root { --x: #222 } }
        @variant hover { :root { --x: #333 } }
        @dark { :root { --y: #444 } }
        @light { :root { --y: #555 } }
        """)
    #expect(reading.hexes("x") == ["#111111", "#222222", "#111111", "#222222"])
    #expect(reading.hexes("y") == ["#555555", "#444444", "#555555", "#444444"])
  }
}
