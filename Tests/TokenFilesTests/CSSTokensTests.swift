import Diagnostics
import Testing

@testable import TokenFiles

@Suite struct CSSTokensTests {
  @Test func `the root element's custom properties are tokens in every appearance`() {
    let read = Reading(css: ":root { --color-bg: #fff; --Ink: rgb(23 23 23 / 50%) }")
    #expect(read.names == ["color-bg", "Ink"])
    #expect(read.hexes("color-bg") == ["#ffffff", "#ffffff", "#ffffff", "#ffffff"])
    #expect(read.hex("Ink") == "#17171780")
    #expect(read.system.problems.isEmpty)
  }

  @Test(arguments: [
    ":root", "html", "body", ":host", "*", ":where(html)", ":root, :host", "html:root",
    ":is(:root, .x)", ":where(:root)", "@theme", ":root, ::backdrop", ":host(:root)",
  ])
  func `each of these selects the page`(selector: String) {
    #expect(Reading(css: "\(selector) { --a: #123456 }").hex("a", "dark") == "#123456")
  }

  @Test(arguments: [
    (".dark", [false, true, false, true]), ("[data-theme='dark']", [false, true, false, true]),
    ("[data-theme=\"dark\"]", [false, true, false, true]),
    (":root[data-theme=dark]", [false, true, false, true]),
    ("[data-color-mode=dark]", [false, true, false, true]),
    ("html.dark body", [false, true, false, true]), (".theme-dark", [false, true, false, true]),
    (".dark-mode", [false, true, false, true]), (":root:not(.light)", [false, true, false, true]),
    (":root:not([data-theme=light])", [false, true, false, true]),
    (":host([theme=dark])", [false, true, false, true]),
    (":host-context(.dark)", [false, true, false, true]),
    (":where([data-theme=\"dark\"], .dark, .dark-theme)", [false, true, false, true]),
    (".dark, .dark *", [false, true, false, true]), (".light", [true, false, true, false]),
    ("[data-contrast=high]", [false, false, true, true]),
    ("[data-contrast=more]", [false, false, true, true]),
    (".high-contrast", [false, false, true, true]),
    ("[data-high-contrast]", [false, false, true, true]),
    (".dark.high-contrast", [false, false, false, true]),
    (".dark .high-contrast", [false, false, false, true]),
    ("[data-theme=dark][data-contrast=high]", [false, false, false, true]),
    ("[data-theme=light-high-contrast]", [false, false, true, false]),
    ("[data-theme=dark_high_contrast]", [false, false, false, true]),
    ("[data-theme=dark]:not([data-contrast=high])", [false, true, false, false]),
    ("[data-color-mode][data-dark-theme=dark]", [false, true, false, true]),
    (":root:not([data-theme])", [true, true, true, true]),
    ("[data-theme=auto]", [true, true, true, true]),
    ("[data-theme=default]", [true, true, true, true]),
  ])
  func `a selector selects appearances`(selector: String, selected: [Bool]) {
    let expected = selected.map { $0 ? "#ffffff" : "#000000" }
    // What is weaker than `:root` by itself is made important, to see what it selects.
    let read = Reading(css: ":root { --a: #000 } \(selector) { --a: #fff !important }")
    #expect(read.hexes("a") == expected)
    #expect(read.system.problems.isEmpty)
  }

  @Test(arguments: [
    ("(prefers-color-scheme: dark)", [false, true, false, true]),
    ("(prefers-color-scheme: light)", [true, false, true, false]),
    ("screen and (prefers-color-scheme: dark)", [false, true, false, true]),
    ("only screen and (prefers-color-scheme:dark)", [false, true, false, true]),
    ("not all and (prefers-color-scheme: dark)", [true, false, true, false]),
    ("not (prefers-color-scheme: dark)", [true, false, true, false]),
    ("(prefers-contrast: more)", [false, false, true, true]),
    ("(prefers-contrast: high)", [false, false, true, true]),
    ("(prefers-contrast)", [false, false, true, true]),
    ("(prefers-contrast: no-preference)", [true, true, false, false]),
    ("(prefers-contrast: less)", [false, false, false, false]),
    ("(prefers-color-scheme: dark) and (prefers-contrast: more)", [false, false, false, true]),
    ("(prefers-color-scheme: dark) or (prefers-contrast: more)", [false, true, true, true]),
    ("(prefers-color-scheme: dark), (prefers-contrast: more)", [false, true, true, true]),
    ("((prefers-color-scheme: dark))", [false, true, false, true]),
    ("(not (prefers-color-scheme: dark)) and (color)", [true, false, true, false]),
    ("print", [false, false, false, false]), ("(min-width: 40em)", [false, false, false, false]),
    ("not (min-width: 40em)", [false, false, false, false]),
    ("(width > 40em) or (prefers-color-scheme: dark)", [false, true, false, true]),
    ("(color-gamut: p3)", [false, false, false, false]), ("screen", [true, true, true, true]),
    ("(forced-colors: active)", [false, false, false, false]),
    ("/* c */ (prefers-color-scheme: /* c */ dark)", [false, true, false, true]),
    ("(prefers-color-scheme: dark", [false, true, false, true]), ("", [true, true, true, true]),
  ])
  func `a media query selects appearances`(query: String, selected: [Bool]) {
    let closing = query.hasSuffix("dark") ? ")" : ""
    let read = Reading(
      css: ":root { --a: #000 } @media \(query)\(closing) { :root { --a: #fff } }")
    #expect(read.hexes("a") == selected.map { $0 ? "#ffffff" : "#000000" })
  }

  @Test func `conditions nest in both directions`() {
    let read = Reading(
      css: """
        :root {
          --a: #000;
          @media (prefers-color-scheme: dark) { --a: #111; &[data-contrast=high] { --a: #222 } }
        }
        @layer tokens { @media (prefers-contrast: more) { @supports (color: red) {
          :root { --b: #333; .dark & { --b: #444 } } } } }
        """)
    #expect(read.hexes("a") == ["#000000", "#111111", "#000000", "#222222"])
    #expect(read.hexes("b") == ["absent", "absent", "#333333", "#444444"])
  }

  @Test func `specificity decides before order, importance before both`() {
    let read = Reading(
      css: """
        :root[data-theme=dark] { --a: #111 } :root { --a: #000 }
        .light { --b: #111 } :root { --b: #000 }
        :root { --c: #111 !important } .dark { --c: #000 }
        """)
    #expect(read.hexes("a")[0...1] == ["#000000", "#111111"])
    #expect(read.hexes("b")[0...1] == ["#000000", "#000000"])
    #expect(read.hexes("c")[0...1] == ["#111111", "#111111"])
  }

  @Test func `later layers win, unlayered wins over all, and importance turns them round`() {
    let read = Reading(
      css: """
        @layer base, theme;
        :root { --d: #333 }
        @layer theme { :root { --a: #111; --b: #111 !important; --d: #111 } }
        @layer base { :root:root:root { --a: #000; --b: #000 !important; --d: #000 } }
        @layer theme.inner { :root { --a: #222 } }
        """)
    #expect(read.hex("a") == "#111111")
    #expect(read.hex("b") == "#000000")
    #expect(read.hex("d") == "#333333")
  }

  @Test func `an alias is computed anew where its base changes`() {
    let read = Reading(
      css: ":root { --fg: var(--base); --base: #111 } [data-theme=dark] { --base: #eee }")
    #expect(read.hexes("fg") == ["#111111", "#eeeeee", "#111111", "#eeeeee"])
  }

  @Test(arguments: [
    ("var(--nope, #080)", "#008800"), ("var(--nope, var(--b))", "#008000"),
    ("var(--nope, var(--none, rgb(0 0 255)))", "#0000ff"), ("VAR( --b )", "#008000"),
    ("var(--b, red)", "#008000"), ("var(--unset, red)", "#ff0000"),
    ("oklch(var(--channels) / 0.5)", "#00a4e980"),
    ("rgb(var(--r), 0, var(--nope, 255))", "#7b00ff"),
    ("color-mix(in srgb, var(--b), white)", "#80c080"),
    // Tailwind CSS, Functions and directives: --alpha() is compiled to color-mix() with transparent.
    ("--alpha(var(--b) / 50%)", "#00800080"), ("--alpha(#f00 / 20%)", "#ff000033"),
    ("--alpha(var(--b))", "no colour"), ("--other(var(--b) / 50%)", "no colour"),
    ("hsl(from var(--b) calc(h + 120) s l)", "#000080"),
    ("/* c */ var( /* c */ --b /* c */ )", "#008000"),
    ("light-dark(var(--b), #fff)", "#008000"), ("var(--space) ", "no colour"),
    ("var(--cycle-a, red)", "#ff0000"), ("var(--nope)", "undefinedAlias"),
    ("rgb(var(--nope) 0 0)", "undefinedAlias"), ("calc(var(--nope) * 2)", "no colour"),
    ("0 1px 2px var(--nope)", "no colour"), ("rgb(var(--space) 0 0)", "unreadable"),
    ("var(nope)", "unreadable"), ("url(\"var(--b)\")", "no colour"),
    ("\"var(--b)\"", "no colour"),
  ])
  func `references are put in token by token`(value: String, expected: String) {
    let read = Reading(
      css: """
        :root { --b: #008000; --channels: 68% 0.15 237.33; --r: 123; --space: 4px; --unset: initial;
          --cycle-a: var(--cycle-b); --cycle-b: var(--cycle-a); --x: \(value) }
        """)
    #expect(read.hex("x") == expected)
  }

  @Test func `hue, saturation and lightness alone are no colour, which is said once a sheet`() {
    let read = Reading(
      css: """
        :root { --page: 0 0% 100%; --ink: 222.2 84% 4.9%; --a: hsl(var(--page)); --at: 50% 50%; }
        .dark { --page: 0 0% 0% }
        """)
    #expect(read.names == ["a"])
    #expect(read.hexes("a").prefix(2) == ["#ffffff", "#000000"])
    #expect(read.system.leftOut.map(\.reason) == [.channels(.hsl)])
    #expect(read.system.leftOut.map(\.text) == ["--page"])
    #expect(read.system.leftOut.map(\.count) == [3])
  }

  /// Bootstrap's `--bs-primary-rgb` and the variables of Tailwind CSS 3.
  @Test(arguments: [
    ("--primary-rgb: 13, 110, 253", true), ("--primary: 13,110,253", true),
    ("--primary: 255 115 179", true), ("--primary-rgb: 10 20 30", true),
    ("--grid: 1 2 3", false), ("--primary: 300 20 30", false), ("--primary: 1, 2", false),
    ("--primary: 13, 110 253", false), ("--primary: 1.5 200 30", false), ("--margin: 0 0 0", false),
  ])
  func `red, green and blue alone are told`(_ declaration: String, _ isTold: Bool) {
    let read = Reading(css: ":root { --page: #fff; \(declaration); }")
    #expect(read.names == ["page"])
    #expect(read.system.leftOut.map(\.reason) == (isTold ? [.channels(.rgb)] : []))
  }

  @Test func `channels are counted by the function that they are for`() {
    let read = Reading(
      css: """
        :root { --a: 0 0% 100%; --b: 1, 2, 3; --c: 4, 5, 6; --d: 10 5% 5%; --e: rgb(var(--c)); }
        """)
    #expect(read.hex("e") == "#040506")
    #expect(read.system.leftOut.map(\.reason) == [.channels(.hsl), .channels(.rgb)])
    #expect(read.system.leftOut.map(\.text) == ["--a", "--b"])
    #expect(read.system.leftOut.map(\.count) == [2, 2])
  }

  @Test func `light-dark gives each scheme its side, unless color-scheme allows only one`() {
    let value = "--a: light-dark(#fff, #000)"
    #expect(Reading(css: ":root { \(value) }").hexes("a")[0...1] == ["#ffffff", "#000000"])
    #expect(
      Reading(css: ":root { color-scheme: dark; \(value) }").hexes("a")[0...1]
        == ["#000000", "#000000"])
    #expect(
      Reading(css: ":root { color-scheme: light dark; \(value) }").hexes("a")[0...1]
        == ["#ffffff", "#000000"])
    #expect(
      Reading(css: ":root { color-scheme: light; \(value) } .dark { color-scheme: dark }")
        .hexes("a")[0...1] == ["#ffffff", "#000000"])
  }

  @Test(arguments: [
    ("bogus", "unreadable"), ("#abcdeg", "unreadable"), ("#00115g", "unreadable"),
    ("#+f+f+f", "unreadable"), ("#fff#", "unreadable"), ("green #f00", "unreadable"),
    ("rgb(1 2)", "unreadable"), ("rgb(100% 100% 100%) / 0.75", "unreadable"),
    ("004e89", "unreadable"), ("1030e0", "unreadable"), ("rgba(0 0 0 26%)", "unreadable"),
    ("currentColor", "valueUnknown"), ("CanvasText", "valueUnknown"),
    ("transparent", "#00000000"), ("rebeccapurple", "#663399"),
    ("240 5.9% 10%", "no colour"), ("4px", "no colour"), ("none", "no colour"),
    ("#fff 0 1px 2px", "no colour"), ("0 1px 2px #000", "no colour"),
    ("url(a.svg#fade)", "no colour"),
    ("brightness(0) saturate(100%) invert(29%)", "no colour"), ("", "no colour"),
    ("\"#fff\"", "no colour"), ("#fff, #000", "no colour"), ("1px solid red", "no colour"),
  ])
  func `what is meant as a colour and is none does not vanish`(value: String, expected: String) {
    let read = Reading(css: ":root { --color-x: \(value); }")
    #expect(read.hex("color-x") == expected)
    #expect(read.names.isEmpty == (expected == "no colour"))
  }

  @Test(arguments: ["bogus", "004e89", "constructor", "serif", "dark", "16px"])
  func `a word under a name that does not say colour is no finding`(word: String) {
    #expect(Reading(css: ":root { --x: \(word); }").names.isEmpty)
    #expect(Reading(css: ":root { --color-scheme: \(word); }").names.isEmpty)
  }

  @Test func `a problem has the colour reader's words and the value's place`() throws {
    let read = Reading(css: ":root {\n  --color-x: oklch(zzz);\n}")
    let problem = try #require(read.problem("color-x"))
    #expect(
      problem.message
        == "color-x is no colour: expected a number, a percentage or none, found zzz at column 7")
    #expect(problem.location.start == .init(line: 2, column: 14))
  }

  @Test func `properties of components are tokens while they have one value`() {
    let read = Reading(
      css: """
        .card { --card-bg: #fff; --bg: #123 } :root { --bg: #000 }
        .a { --n: #111 } .b { --n: #222 }
        .x { --p: var(--q); --q: var(--p) }
        """)
    #expect(read.hex("card-bg") == "#ffffff")
    #expect(read.hex("bg") == "#000000")
    #expect(read.hex("n") == "absent")
    #expect(read.hex("p") == "cycle")
    #expect(read.system.leftOut.map(\.text) == ["n"])
    #expect(read.system.leftOut.map(\.reason) == [.severalElements])
  }

  @Test func `a theme that no appearance stands for is named`() {
    let read = Reading(
      css: """
        :root { --a: #000 } [data-theme="dimmed"] { --a: #333; --b: #444 }
        @media (color-gamut: p3) { :root { --a: color(display-p3 0 0 0) } }
        """)
    #expect(read.hexes("a") == ["#000000", "#000000", "#000000", "#000000"])
    #expect(
      read.system.leftOut.map(\.text) == ["[data-theme=\"dimmed\"]", "(color-gamut: p3)"])
    #expect(read.system.leftOut.map { $0.appearance?.name } == ["dimmed", nil])
    let mapped = AppearanceSet([
      Appearance("light"), Appearance("dark-dimmed", css: "[data-theme='dimmed']"),
    ])
    let other = Reading(css: ":root { --a: #000 } [data-theme=dimmed] { --a: #333 }", mapped)
    #expect(other.hexes("a") == ["#000000", "#333333"])
    let byName = AppearanceSet([Appearance("light"), Appearance("dimmed")])
    #expect(
      Reading(css: ":root { --a: #000 } .theme-dimmed { --a: #333 }", byName).hexes("a")
        == ["#000000", "#333333"])
  }

  @Test func `themes of a file can become appearances of their own`() {
    let text = """
      :root { --a: #000 } @media (prefers-color-scheme: dark) { :root { --a: #111 } }
      .theme-blue { --a: #00f } [data-theme="dark dimmed"] { --a: #333 }
      """
    let system = TokenSystem.read(
      [TokenSource(file: SourceFile(path: "a.css", text: text))], discovers: true)
    let read = Reading(system: system)
    #expect(system.appearances.names == AppearanceSet.standard.names + ["blue", "dark-dimmed"])
    #expect(
      read.hexes("a") == ["#000000", "#111111", "#000000", "#111111", "#0000ff", "#333333"])
    #expect(system.leftOut.isEmpty)
  }

  @Test func `a registered property's initial value is the last resort`() {
    let read = Reading(
      css: """
        @property --a { syntax: "<color>"; inherits: true; initial-value: #111 }
        @property --b { syntax: "<color>"; inherits: true; initial-value: #222 }
        @property --w { syntax: "<length>"; inherits: true; initial-value: 2px }
        :root { --b: #333 }
        """)
    #expect(read.hex("a") == "#111111")
    #expect(read.hex("b") == "#333333")
    #expect(read.names == ["a", "b"])
  }

  @Test func `an alias into nothing is a finding unless a name says that it is no colour`() {
    let read = Reading(
      css: """
        :root { --radius: var(--nope); --gap: var(--size-nope); --a: var(--nope);
          --border-color: var(--size-nope) }
        """)
    #expect(read.names == ["a", "border-color"])
    #expect(read.hex("a") == "undefinedAlias")
    let used = Reading(
      css: ":root { --size: var(--size-nope); --b: rgb(var(--size) 0 0); --c: var(--size, red) }")
    #expect(used.problem("b")?.message == "b refers to size, which has no value in light")
    #expect(used.hex("c") == "#ff0000")
  }

  @Test func `Tailwind's inline theme may name a variable after itself`() {
    let read = Reading(
      css: """
        @theme inline { --color-card: var(--card); --font-sans: var(--font-sans) }
        :root { --card: #fff } .dark { --card: #000 }
        """)
    #expect(read.hexes("color-card")[0...1] == ["#ffffff", "#000000"])
    #expect(read.names == ["color-card", "card"])
  }

  @Test func `an escape, a byte-order mark and CRLF are read as CSS reads them`() {
    let read = Reading(css: "\u{FEFF}:root{\r\n--a\\.b: #fff;\r\n--c: var(--a\\.b);\r\n}")
    #expect(read.hex("a.b") == "#ffffff")
    #expect(read.hex("c") == "#ffffff")
  }

  @Test func `text that doubles with each reference ends in a problem`() {
    var css = ":root { --a0: #000000000000"
    for index in 1...60 { css += "; --a\(index): rgb(var(--a\(index - 1)) var(--a\(index - 1)))" }
    let read = Reading(css: css + " }")
    #expect(read.hex("a60") == "unreadable")
  }

  @Test func `deep nesting of any kind ends`() {
    let depth = 20_000
    let open = String(repeating: "(", count: depth)
    for css in [
      "@media \(open) { :root { --a: #fff } }", ":not\(open) { --a: #fff }",
      ":root { --a: " + String(repeating: "var(--b, ", count: depth) + "}",
      String(repeating: ":is(", count: depth) + " { --a: #fff }",
      String(repeating: ":root { ", count: depth) + "--a: #fff",
      ":root { --a: rgb(" + String(repeating: "1", count: 50_000) + " }",
      String(repeating: "a, ", count: depth) + "b { c, d { e, f { --a: #fff } } }",
    ] {
      _ = Reading(css: css)
    }
  }
}
