import Diagnostics
import Testing

@testable import TokenFiles

/// `@import` (CSS Cascade 5 §2): the sheet is read where it is imported, under the rule's conditions.
@Suite struct CSSImportTests {
  private func read(_ files: [(path: String, text: String)], named: Int? = nil) -> Reading {
    let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
    return Reading(
      system: TokenSystem.read(sources.prefix(named ?? .max).map { TokenSource(file: $0) }) {
        path in sources.first { $0.path == path }
      })
  }

  @Test func `a sheet that is only imported is read`() {
    let reading = read(
      [
        ("css/main.css", "@import url(\"./base/colors.css\"); :root { --b: var(--a) }"),
        ("css/base/colors.css", ":root { --a: #123456 }"),
      ], named: 1)
    #expect(reading.hex("b") == "#123456")
    #expect(reading.system.problems.isEmpty)
  }

  /// SAP's sets: the theme itself has no mode at all.
  @Test func `conditions are those of the import`() {
    let reading = read([
      ("main.css", "@import 'light.css'; @import 'dark.css' (prefers-color-scheme: dark);"),
      ("light.css", ":root { --a: #fff }"), ("dark.css", ":root { --a: #000 }"),
    ])
    #expect(reading.hexes("a") == ["#ffffff", "#000000", "#ffffff", "#000000"])
    #expect(reading.system.collisions.isEmpty)
  }

  @Test func `conditions of an import inside of another come together`() {
    let reading = read([
      ("main.css", "@import 'dark.css' (prefers-color-scheme: dark); :root { --a: #111 }"),
      ("dark.css", "@import 'more.css' (prefers-contrast: more); :root { --a: #222 }"),
      ("more.css", ":root { --a: #333; --b: #444 }"),
    ])
    #expect(reading.hexes("a") == ["#111111", "#111111", "#111111", "#111111"])
    #expect(reading.hexes("b") == ["absent", "absent", "absent", "#444444"])
  }

  @Test func `what is imported comes before what follows, and in its layer`() {
    let reading = read([
      ("main.css", "@import 'a.css'; :root { --x: #111 }"), ("a.css", ":root { --x: #222 }"),
    ])
    #expect(reading.hex("x") == "#111111")
    let layered = read([
      (
        "main.css",
        "@import 'a.css' layer(base); @layer base, theme; @layer theme { :root { --x: #111 } }"
      ),
      ("a.css", "html:root:root { --x: #222; --y: #333 }"),
    ])
    #expect(layered.hex("x") == "#111111")
    #expect(layered.hex("y") == "#333333")
    let anonymous = read([
      ("main.css", "@import 'a.css' layer; :root { --x: #111 }"),
      ("a.css", "html:root:root { --x: #222 }"),
    ])
    #expect(anonymous.hex("x") == "#111111")
  }

  /// CSS Cascade 5 §6.4.3: layers of one name are one layer, in whatever sheet, and those in a layer come
  /// before it.
  @Test(arguments: [
    (
      "@import 'a.css' layer(base); ",
      ":root { --x: #111111 } @layer inner { :root { --x: #222222 } }", "#111111"
    ),
    (
      "@import 'a.css' layer(base.inner); @layer base { :root { --x: #111111 } }",
      "html:root { --x: #222222 }", "#111111"
    ),
    (
      "@layer reset, theme; @import 'a.css'; @layer reset { :root { --x: #111111 } }",
      "@layer theme { :root { --x: #222222 } }", "#222222"
    ),
    (
      "@layer theme, reset; @import 'a.css'; @layer reset { :root { --x: #111111 } }",
      "@layer theme { :root { --x: #222222 } }", "#111111"
    ),
    (
      "@import 'a.css'; @layer late { :root { --x: #111111 } }",
      "@layer early { :root { --x: #222222 } }", "#111111"
    ),
    (
      "@import 'a.css'; @layer { :root { --x: #111111 } }", "@layer { :root { --x: #222222 } }",
      "#111111"
    ),
    (
      "@import 'a.css' layer; @layer late { :root { --x: #111111 } }",
      ":root { --x: #222222 !important }", "#222222"
    ),
    (
      "@import 'a.css'; :root { --x: #111111 }", "@import 'main.css'; :root { --x: #222222 }",
      "#111111"
    ),
  ])
  func `layers are one order in all sheets`(main: String, imported: String, expected: String) {
    let reading = read([("main.css", main), ("a.css", imported)])
    #expect(reading.hex("x") == expected)
    #expect(reading.system.problems.isEmpty)
  }

  @Test
  func `twenty sheets that import the next one twice are read, which would be a million readings`()
  {
    let files = (0..<20).map { index in
      (
        "\(index).css",
        "@import '\(index + 1).css' layer(a); @import '\(index + 1).css' layer(b); :root { --c\(index): #fff }"
      )
    }
    #expect(read(files, named: 1).hex("c0") == "#ffffff")
  }

  @Test func `an import that no appearance meets leaves its tokens out, and says so`() throws {
    let reading = read([
      ("main.css", "@import 'p3.css' (color-gamut: p3);"),
      ("p3.css", ":root { --a: #fff; --b: #000 }"),
    ])
    #expect(reading.names == [])
    let left = try #require(reading.system.leftOut.first)
    #expect(left.count == 2)
    #expect(left.location.file.path == "main.css")
  }

  @Test(arguments: [
    "@import 'tailwindcss';", "@import url(https://example.com/a.css);", "@import '//a.b/c.css';",
    "@import 'main.css';", "@import './main.css';", "@import;", "@import url();",
    "@import '/css/gone.css';", "@import 'normalize.css';", "@import '@radix-ui/colors/red.css';",
    "@import '~open-props/style.css';", "@import 'open-props/style';",
    "@import 'tailwindcss'; @import 'tw-animate-css/gone.css';",
    "@import 'open-props/style.css'; @tailwind base;",
    "@import 'kit/style.css'; @theme { --b: #fff }", "@import 'data:text/css,a';",
  ])
  func `what is not the project's, or itself, is passed over`(rule: String) {
    let reading = read([("main.css", rule + " :root { --a: #fff }")])
    #expect(reading.hex("a") == "#ffffff")
    #expect(reading.system.problems.isEmpty)
    #expect(reading.system.leftOut.isEmpty)
  }

  @Test(arguments: [
    ("@import \"./gone.css\";", "css/gone.css"), ("@import '../gone.css';", "gone.css"),
    ("@import url(gone.css);", "css/gone.css"),
    ("@import url('base/Gone.CSS');", "css/base/Gone.CSS"),
    ("@import './gone';", "css/gone"), ("@import './gone.css?v=1' layer(a);", "css/gone.css"),
    ("@import './gone.css' (prefers-color-scheme: dark);", "css/gone.css"),
    ("@import 'tailwindcss'; @import './gone.css'; @theme { --b: #fff }", "css/gone.css"),
  ])
  func `an own sheet that is not there is told with its place`(
    rule: String, path: String
  ) throws {
    let reading = read([("css/main.css", rule + " :root { --a: #fff }")])
    #expect(reading.hex("a") == "#ffffff")
    let left = try #require(reading.system.leftOut.first)
    #expect(reading.system.leftOut.count == 1)
    #expect(left.reason == .missingFile)
    #expect(left.text == path)
    #expect(left.location.file.text(left.location.span).lowercased().contains("gone"))
  }

  @Test(arguments: [
    (":root { --b: #111 } @import 'a.css';", true),
    ("@media print { :root { --b: #111 } } @import 'a.css';", true),
    ("@layer x { :root { --b: #111 } } @import 'a.css';", true),
    ("@media all { @import 'a.css'; }", true), ("x { } @import './a.css' layer(y);", true),
    ("@property --c { syntax: '*'; inherits: true } @import 'a.css';", true),
    ("@namespace url(a); @import 'a.css';", true),
    ("@charset \"utf-8\"; @layer x, y; @import 'a.css';", false),
    ("@import 'gone:a'; @layer x; @import 'a.css';", false),
    ("@plugin 'p'; @custom-variant dark (&:is(.dark *)); @import 'a.css';", false),
    ("/* c */ <!-- @import 'a.css';", false),
  ])
  func `an import behind other rules is passed over, and told`(css: String, isLate: Bool) {
    let reading = read([("main.css", css), ("a.css", ":root { --a: #fff }")], named: 1)
    #expect(reading.hex("a") == (isLate ? "no such name" : "#ffffff"))
    #expect(reading.system.leftOut.map(\.reason).contains(.lateImport) == isLate)
  }

  @Test func `a package that is installed is none of the project's`() {
    let reading = read(
      [
        ("app/css/main.css", "@import 'kit/style.css'; @import 'own/style.css';"),
        ("app/node_modules/kit/package.json", "{}"),
      ], named: 1)
    #expect(reading.system.leftOut.map(\.text) == ["app/css/own/style.css"])
  }

  @Test func `a sheet that two others import tells once what it misses`() {
    let reading = read(
      [
        ("main.css", "@import 'a.css' layer(x); @import 'a.css' layer(y);"),
        ("a.css", "@import './gone.css'; :root { --a: #fff }"),
      ], named: 1)
    #expect(reading.system.leftOut.map(\.text) == ["gone.css"])
  }

  @Test func `sheets that import each other are each read once`() {
    let reading = read([
      ("a.css", "@import 'b.css'; :root { --a: #111 }"),
      ("b.css", "@import 'a.css'; :root { --b: #222 }"),
    ])
    #expect(reading.hex("a") == "#111111")
    #expect(reading.hex("b") == "#222222")
    #expect(reading.system.collisions.isEmpty)
    #expect(reading.system.problems.isEmpty)
  }

  @Test func `a chain of imports ends somewhere`() {
    let files = (0..<50).map { ("\($0).css", "@import '\($0 + 1).css'; :root { --c\($0): #fff }") }
    let reading = read(files, named: 1)
    #expect(reading.hex("c0") == "#ffffff")
    #expect(reading.system.problems.count == 1)
  }

  @Test func `declarations in no rule are dropped, and named`() throws {
    let reading = read([
      (
        "main.css",
        "@media (prefers-color-scheme: dark) { --a: #111; } :root { --b: #222 } --c: #333;"
      )
    ])
    #expect(reading.names == ["b"])
    #expect(reading.system.leftOut.map(\.reason).contains(.noRule))
  }
}
