import Diagnostics
import Testing

@testable import TokenFiles

/// Which of several declarations counts, by CSS Cascade 5, Selectors 4, Media Queries 5 and CSS Nesting 1.
@Suite struct CSSCascadeTests {
  /// The greys of `--a` in light, dark, light with more contrast, dark with more contrast: 1 is #111111;
  /// a point where it has no value.
  static let sheets: [(css: String, values: String)] = [
    // Order and specificity (Selectors 4 §17)
    (":root{--a:#111} :root{--a:#222}", "2222"),
    ("html{--a:#111} :root{--a:#222} html{--a:#333}", "2222"),
    (":root:root{--a:#111} :root{--a:#222}", "1111"),
    (":where(:root:root){--a:#111} html{--a:#222}", "2222"),
    (":is(:root, html){--a:#111} html{--a:#222}", "1111"),
    ("html, :root{--a:#111} html{--a:#222}", "1111"),
    (":not(.x){--a:#111} html{--a:#222}", "1111"),
    // Importance and layers (CSS Cascade 5 §6.4)
    (":root{--a:#111 !important} :root{--a:#222}", "1111"),
    (":root{--a:#111!important} :root{--a:#222!important}", "2222"),
    ("@layer x{:root{--a:#111}} html{--a:#222}", "2222"),
    ("html{--a:#222} @layer x{:root:root{--a:#111}}", "2222"),
    ("@layer x, y; @layer y{:root{--a:#111}} @layer x{:root{--a:#222}}", "1111"),
    ("@layer x{:root{--a:#111}} @layer y{:root{--a:#222}}", "2222"),
    ("@layer x{:root{--a:#111!important}} @layer y{:root{--a:#222!important}}", "1111"),
    ("@layer x{:root{--a:#111!important}} :root{--a:#222!important}", "1111"),
    ("@layer x{@layer y{:root{--a:#111}} :root{--a:#222}}", "2222"),
    ("@layer x.y{:root{--a:#111}} @layer x{:root{--a:#222}}", "2222"),
    ("@layer{:root{--a:#111}} @layer{:root{--a:#222}}", "2222"),
    // Media queries (Media Queries 5)
    (":root{--a:#111} @media (prefers-color-scheme:dark){:root{--a:#222}}", "1212"),
    ("@media (prefers-color-scheme:dark){:root{--a:#222}} :root{--a:#111}", "1111"),
    (":root{--a:#111} @media not (prefers-color-scheme:light){:root{--a:#222}}", "1212"),
    (":root{--a:#111} @media screen and (prefers-color-scheme:dark){:root{--a:#222}}", "1212"),
    (":root{--a:#111} @media print{:root{--a:#222}}", "1111"),
    (":root{--a:#111} @media print, (prefers-color-scheme:dark){:root{--a:#222}}", "1212"),
    (":root{--a:#111} @media (prefers-contrast:more){:root{--a:#222}}", "1122"),
    (":root{--a:#111} @media (prefers-contrast){:root{--a:#222}}", "1122"),
    (":root{--a:#111} @media (prefers-contrast:less){:root{--a:#222}}", "1111"),
    (
      ":root{--a:#111} @media (prefers-color-scheme:dark) and (prefers-contrast:more){:root{--a:#222}}",
      "1112"
    ),
    (
      ":root{--a:#111} @media (prefers-color-scheme:dark) or (prefers-contrast:more){:root{--a:#222}}",
      "1222"
    ),
    (
      ":root{--a:#111} @media (prefers-color-scheme:dark){@media (prefers-contrast:more){:root{--a:#222}}}",
      "1112"
    ),
    (":root{--a:#111} @media (min-width:400px){:root{--a:#222}}", "1111"),
    (":root{--a:#111} @media (color-gamut:p3){:root{--a:#222}}", "1111"),
    (
      "@custom-media --d (prefers-color-scheme:dark); :root{--a:#111} @media (--d){:root{--a:#222}}",
      "1212"
    ),
    (":root{--a:#111} @supports (color:oklch(0 0 0)){:root{--a:#222}}", "2222"),
    (":root{--a:#111} @supports not (color:oklch(0 0 0)){:root{--a:#222}}", "1111"),
    // Selectors that select appearances
    (":root{--a:#111} .dark{--a:#222}", "1212"), (".dark{--a:#222} :root{--a:#111}", "1111"),
    ("html{--a:#111} .dark{--a:#222}", "1212"), (":root{--a:#111} html.dark{--a:#222}", "1212"),
    (":root{--a:#111} [data-theme=dark]{--a:#222}", "1212"),
    (":root{--a:#111} :root[data-theme='dark']{--a:#222}", "1212"),
    (":root{--a:#111} .theme-dark{--a:#222}", "1212"),
    (":root{--a:#111} .dark-mode{--a:#222}", "1212"),
    (":root, .light{--a:#111} .dark{--a:#222}", "1212"),
    (":root{--a:#111} :where([data-theme=dark], .dark){--a:#222}", "1111"),
    (":where(:root){--a:#111} :where([data-theme=dark], .dark){--a:#222}", "1212"),
    (":root{--a:#111} :root:not(.light){--a:#222}", "1212"),
    (":root{--a:#111} [data-contrast=high]{--a:#222}", "1122"),
    (":root{--a:#111} .dark.high-contrast{--a:#222}", "1112"),
    (":root{--a:#111} .dark .high-contrast{--a:#222}", "1112"),
    (":root{--a:#111} [data-theme=dimmed]{--a:#222}", "1111"),
    (":root{--a:#111} .card{--a:#222}", "1111"), (":root{--a:#111} .dark .card{--a:#222}", "1111"),
    (".card{--a:#111}", "1111"), (".card{--a:#111} .dark .card{--a:#222}", "1212"),
    // Nesting (CSS Nesting 1)
    (":root{--a:#111; &.dark{--a:#222}}", "1212"), (":root{--a:#111; .dark &{--a:#222}}", "1212"),
    (":root{--a:#111; @media (prefers-color-scheme:dark){--a:#222}}", "1212"),
    (":root{@media (prefers-color-scheme:dark){--a:#222} --a:#111}", "1111"),
    (".dark{:root &{--a:#222}} :root{--a:#111}", "1212"),
    // Schemes (CSS Color Adjust 1)
    (":root{--a:light-dark(#111, #222)}", "1212"),
    (":root{color-scheme:dark; --a:light-dark(#111, #222)}", "2222"),
    (":root{color-scheme:light; --a:light-dark(#111, #222)}", "1111"),
    (":root{color-scheme:light dark; --a:light-dark(#111, #222)}", "1212"),
    (":root{--b:#111; --c:#222; --a:light-dark(var(--b), var(--c))}", "1212"),
    // Values
    (":root{--a:#111} .dark{--a:initial}", "1.1."), (":root{--a:/* x */#111/* y */}", "1111"),
    (":root{--b:#111; --a:var(--b)} .dark{--b:#222}", "1212"),
    ("@property --a{syntax:'<color>';inherits:true;initial-value:#111} .dark{--a:#222}", "1212"),
    // `revert-layer` (CSS Cascade 5 §7.3.5)
    (":root{--a:#111} .dark{--a:revert-layer}", "1.1."),
    ("@layer x{:root{--a:#111}} :root{--a:#222} .dark{--a:revert-layer}", "2121"),
    ("@layer x{:root{--a:#111}} :root{--a:#222} .dark{--a:revert-layer !important}", "2121"),
    (
      "@layer x{:root{--a:#111}} @layer y{:root{--a:#222} .dark{--a:revert-layer}} .light{--a:#333}",
      "3131"
    ),
    (
      "@layer x{:root{--a:#111}} @layer y{:root{--a:revert-layer}} :root{--a:revert-layer}", "1111"
    ),
    (
      "@layer x{:root{--a:#111!important}} :root{--a:#222!important} .dark{--a:revert-layer!important}",
      "1111"
    ),
    (
      "@layer x{:root{--a:#111}} @layer y{:root{--a:revert-layer!important}} :root{--a:#222}",
      "1111"
    ),
    ("@layer x{:root{--a:revert-layer!important}} :root{--a:#222}", "...."),
    // Registered properties (CSS Properties and Values 1 §2)
    (
      "@property --a{syntax:'<color>';inherits:true;initial-value:#111} :root{--a:#222} .dark{--a:initial}",
      "2121"
    ),
    (
      "@property --a{syntax:'*';inherits:true;initial-value:#111} :root{--a:#222} .dark{--a:revert-layer}",
      "2121"
    ),
    // A fallback is for what has no value, not for what has a value that is no colour (CSS Variables 1 §3).
    (":root{--b:#12345; --a:var(--b, #111)}", "...."),
    (":root{--b:rgb(1 2); --a:var(--b, #111)}", "...."),
    (":root{--e:; --b:rgb(var(--e) 1); --a:var(--b, #111)}", "...."),
    (":root{--b:#12345; --a:color-mix(in srgb, var(--b, #111), #111)}", "...."),
    (":root{--b:var(--b); --a:var(--b, #111)}", "1111"),
    // Nor does a fallback that is not used make a cycle (CSS Values 5, cyclic substitution contexts).
    (":root{--b:#111; --a:var(--b, var(--a))}", "1111"),
    (":root{--c:#111; --a:var(--c, var(--b)); --b:var(--c, var(--a))}", "1111"),
    (":root{--a:var(--none, var(--a, #111))}", "...."),
    (":root{--a:var(--b, #111); --b:var(--a, #222)}", "...."),
    (":root{--c:#111; --a:var(--c, var(--a))} .dark{--c:initial}", "1.1."),
    (":root{--b:var(--none); --a:var(--b, #111)}", "1111"),
    (":root{--a:var(--b, #111)} .dark{--b:#12345}", "1.1."),
    (":root{--a:var(--b, #111 ;)}", "...."), (":root{--a:var(--b, {;} #111)}", "...."),
    (":root{--a:var(--b, #111 !x)}", "...."),
    // Tailwind 4
    ("@theme{--a:#111} .dark{--a:#222}", "1212"),
    ("@theme inline{--a:var(--b)} :root{--b:#111} .dark{--b:#222}", "1212"),
    ("@theme inline{--a:var(--a)} :root{--a:#111}", "1111"),
    (":root{--a:#111; @variant dark{--a:#222}}", "1212"),
  ]

  @Test(arguments: sheets)
  func `the declaration that counts is the one that a browser takes`(css: String, values: String) {
    let found = Reading(css: css).hexes("a").map { hex -> Character in
      hex.hasPrefix("#") && Set(hex.dropFirst()).count == 1 ? hex.last ?? "?" : "."
    }
    #expect(String(found) == values)
  }

  static let mapped: [(selector: String, css: String, values: [String])] = [
    (
      "[data-theme=\"dimmed\"]", ":root{--a:#111} [data-theme=dimmed]{--a:#222}",
      ["#111111", "#222222"]
    ),
    (".theme-b", ":root{--a:#111} .theme-b{--a:#222}", ["#111111", "#222222"]),
    (".theme-b", ":root{--a:#111} html.theme-b{--a:#222}", ["#111111", "#222222"]),
    (".theme-b", ":root{--a:#111} .theme-b .card{--a:#222}", ["#111111", "#111111"]),
    (".theme-b", ":root{--a:#111} .dark{--a:#222}", ["#111111", "#111111"]),
  ]

  @Test(arguments: mapped)
  func `a selector of rules dot yml selects its appearance`(
    selector: String, css: String, values: [String]
  ) {
    let set = AppearanceSet([Appearance("light"), Appearance("brand", css: selector)])
    #expect(Reading(css: css, set).hexes("a") == values)
  }

  /// Values of `a`, which is #ffffff at `:root`, with a rule that says #000000 for a selector.
  @Test(arguments: [
    // A library's prefix before its theme.
    (".sl-theme-dark", ["#ffffff", "#000000"]), (".pf-v6-theme-dark", ["#ffffff", "#000000"]),
    (".awsui-dark-mode", ["#ffffff", "#000000"]), (".v-theme--dark", ["#ffffff", "#000000"]),
    (".ion-palette-dark", ["#ffffff", "#000000"]), (".darkmode", ["#ffffff", "#000000"]),
    (".x-theme-ocean", ["#ffffff", "#ffffff"]), (".btn-dark", ["#ffffff", "#ffffff"]),
    (".navbar-theme-dark", ["#ffffff", "#ffffff"]), (".text-dark", ["#ffffff", "#ffffff"]),
    // What an element has of its own wins over what it inherits (CSS Cascade 5 §7.2).
    ("body", ["#000000", "#000000"]), ("html body", ["#000000", "#000000"]),
    ("*", ["#000000", "#000000"]), ("*, ::before, ::after", ["#000000", "#000000"]),
    ("body.dark", ["#ffffff", "#000000"]), (".card *", ["#ffffff", "#ffffff"]),
    ("html", ["#ffffff", "#ffffff"]), ("body .card", ["#ffffff", "#ffffff"]),
  ])
  func `a rule beside that of the root element`(selector: String, values: [String]) {
    let reading = Reading(
      css: ":root { --a: #ffffff } \(selector) { --a: #000000 } html { --a: #ffffff }",
      AppearanceSet([Appearance("light"), Appearance("dark")]))
    #expect(reading.hexes("a") == values)
  }

  /// `[data-color-mode][data-dark-theme]`, as Primer has them.
  @Test func `a scheme and a theme of the project's own select together`() {
    let set = AppearanceSet([
      Appearance("light"), Appearance("dark"), Appearance("dark-dimmed"),
      Appearance("dark-high-contrast"),
    ])
    let reading = Reading(
      css: """
        :root { --a: #ffffff }
        [data-color-mode="dark"][data-dark-theme="dark"] { --a: #000000 }
        [data-color-mode="dark"][data-dark-theme="dark_dimmed"] { --a: #222222 }
        [data-color-mode="light"][data-theme="dark_dimmed"] { --a: #333333 }
        """, set)
    #expect(reading.hexes("a") == ["#ffffff", "#000000", "#222222", "#000000"])
  }

  /// https://daisyui.com/docs/themes/: the default, the default of the dark, and one by name.
  @Test func `a theme of a plugin is read as the plugin writes it`() {
    let set = AppearanceSet([
      Appearance("light"), Appearance("dark"), Appearance("dusk", css: "[data-theme=\"dusk\"]"),
    ])
    let css = """
      @plugin "daisyui" { themes: light --default; }
      @plugin "daisyui/theme" { name: "day"; default: true; --a: #ffffff; --radius-box: 1rem; }
      @plugin "daisyui/theme" { name: "nox"; prefersdark: true; color-scheme: dark; --a: #000000 }
      @plugin "daisyui/theme" { name: "dusk"; --a: #222222 }
      """
    let reading = Reading(css: css, set)
    #expect(reading.names == ["a"])
    #expect(reading.hexes("a") == ["#ffffff", "#000000", "#222222"])
    let standard = Reading(css: css)
    #expect(standard.hexes("a") == ["#ffffff", "#000000", "#ffffff", "#000000"])
    #expect(standard.system.leftOut.map { $0.appearance?.name } == ["dusk"])
  }

  /// The shorthand `border-color` takes one to four colours (CSS Backgrounds 3 §3.1).
  @Test func `a colour for each side of a border is no colour and no finding`() {
    let reading = Reading(
      css: """
        :root {
          --a: #fff; --tabs-border-color: var(--a) var(--a) #000; --border-ring: red blue;
          --border-odd: red #ggg;
        }
        """)
    #expect(reading.names == ["a", "border-odd"])
    #expect(reading.hex("border-odd") == "unreadable")
  }

  /// Lengths, addresses, fonts and texts are no tokens and no findings.
  @Test(arguments: [
    "4px", "1.5", "url(a.svg#fff)", "\"#fff\"", "Inter, sans-serif", "0 1px 2px #000", "0.2s ease",
    "calc(1px + 2px)", "brightness(0) invert(29%)", "{ a: b; }",
    "1px solid #fff", "none", "", "U+26", "repeat(2, 1fr)", "240 5.9% 10%", "#fff, #000",
    "--value(--color-*)", "rotate(45deg)", "span 2", "translate(0, 0)", "100%",
  ])
  func `what is no colour is no token`(value: String) {
    let reading = Reading(css: ":root { --a: \(value); --b: #123456 }")
    #expect(reading.names == ["b"])
    #expect(reading.system.problems.isEmpty)
  }

  /// What is meant as a colour and is none says so, with its place.
  @Test(arguments: [
    "#ggg", "#12345", "rgb(1, 2)", "oklch(zzz)", "rgb(100% 100% 100%) / 0.5", "#fff #000", "hsl()",
    "color(nope 1 2 3)", "rgb(1 2 3 26%)",
  ])
  func `what is meant as one says what is wrong`(value: String) throws {
    let reading = Reading(css: ":root {\n  --a: \(value) }")
    let problem = try #require(reading.problem("a"))
    #expect(problem.kind == .unreadable)
    #expect(problem.location.start.line == 2)
    #expect(problem.location.start.column == 8)
  }
}
