import Diagnostics
import TestSupport
import Testing

@testable import TokenFiles

/// Random style sheets, whose custom properties a real browser computes: selectors, layers, media queries, nesting,
/// `!important`, fallbacks and keywords together. Skipped where no Chromium is installed.
@Suite(
  .serialized,
  .enabled(if: Browser.installed != nil, "no Chromium is installed: the cascade was not compared"))
struct CSSCascadeBrowserTests {
  /// The root element's theme and the media features of each appearance; Blink's numbers for the latter.
  private static let settings: [(appearance: String, theme: String, high: Bool, blink: String)] = [
    ("light", "light", false, "preferredColorScheme=1,preferredContrast=2"),
    ("dark", "dark", false, "preferredColorScheme=0,preferredContrast=2"),
    ("light-high-contrast", "light", true, "preferredColorScheme=1,preferredContrast=0"),
    ("dark-high-contrast", "dark", true, "preferredColorScheme=0,preferredContrast=0"),
  ]

  @Test func `a token is the colour that a browser computes`() throws {
    var sheets = RandomSheets(seed: 20_261_130)
    try compare((0..<400).map { _ in [sheets.sheet()] }, least: 5500)
  }

  /// Each file may import those behind it.
  @Test func `what is imported counts as in a browser`() throws {
    var sheets = RandomSheets(seed: 20_261_201)
    try compare((0..<300).map { _ in sheets.files() }, least: 2000)
  }

  private func compare(_ cases: [[String]], least: Int) throws {
    let readings = cases.map { files in
      let sources = files.enumerated().map {
        SourceFile(path: "\($0.offset).css", text: $0.element)
      }
      return Reading(
        system: TokenSystem.read([TokenSource(file: sources[0])]) { path in
          sources.first { $0.path == path }
        })
    }
    var compared = 0
    for setting in Self.settings {
      let computed = try computed(cases, setting.theme, setting.high, setting.blink)
      try #require(computed.count == cases.count)
      for (number, row) in computed.enumerated() {
        for (token, color) in zip(RandomSheets.tokens, row) {
          let own = readings[number].hex(token, setting.appearance)
          // What is no colour to us has none there, or is said to be unknown.
          guard own.hasPrefix("#") else { continue }
          compared += 1
          let files = cases[number].joined(separator: "\n/* next file */\n")
          #expect(own == color, "\(token) in \(setting.appearance) of\n\(files)")
        }
      }
    }
    #expect(compared > least)
  }

  /// By case, the computed `#rrggbb` of each token: what the parent has where a token has none.
  private func computed(
    _ cases: [[String]], _ theme: String, _ isHigh: Bool, _ blink: String
  ) throws -> [[String]] {
    let names = RandomSheets.tokens
    let probes = names.map { "<i style=\"color: var(--\($0))\"></i>" }.joined()
    let sheets = cases.map { "[" + $0.map { "`\($0)`" }.joined(separator: ", ") + "]" }
    let page = """
      <!doctype html><html class="\(theme)" data-theme="\(theme)"\(isHigh ? " data-contrast=high" : "") \
      style="color-scheme: light dark"><meta charset="utf-8"><p style="color: rgb(9 8 7)">\(probes)</p>
      <pre></pre><script>
      const cases = [\(sheets.joined(separator: ",\n"))]
      const address = text => 'data:text/css,' + encodeURIComponent(text).replaceAll("'", '%27')
      // An import of a later file becomes one of its text.
      const whole = (files, n) => files[n].replace(/'(\\d)\\.css'/g, (_, other) =>
        `'${address(whole(files, +other))}'`)
      const hex = color => '#' + color.match(/\\d+/g).map(n => (+n).toString(16).padStart(2, '0')).join('')
      async function run() {
        const lines = []
        for (const files of cases) {
          const sheet = document.createElement('style')
          sheet.textContent = whole(files, 0)
          const loaded = new Promise(done => sheet.onload = done)
          document.head.append(sheet)
          await loaded
          lines.push([...document.querySelectorAll('i')].map(i => hex(getComputedStyle(i).color)).join(' '))
          sheet.remove()
        }
        document.querySelector('pre').textContent = lines.join('\\n')
      }
      run()
      </script></html>
      """
    let visit = try #require(Browser.installed?.visit(Array(page.utf8), settings: blink))
    let start = try #require(visit.document.firstRange(of: "<pre>")).upperBound
    let end = try #require(visit.document.firstRange(of: "</pre>")).lowerBound
    return visit.document[start..<end].split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
  }
}

/// Style sheets that set a few tokens in many ways. All colours are opaque and of eight bits, so that they
/// can be compared as they are.
private struct RandomSheets {
  static let tokens = ["a", "b", "c", "d", "e"]
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func sheet() -> String {
    let order = one(["", "", "", "@layer x, y;\n", "@layer y, x;\n"])
    let base = Self.tokens.map { "--\($0): \(value());" }.joined(separator: " ")
    return order + ":root { \(base) }\n" + list(1...5) { $0.rule() }.joined(separator: "\n")
  }

  /// Up to four files: the first, and what it and the others import.
  mutating func files() -> [String] {
    let count = Int.random(in: 2...4, using: &random)
    return (0..<count).map { number in
      let imports = number + 1 == count ? [] : list(1...2) { $0.importRule(number + 1..<count) }
      let late = chance(10) && number + 1 < count ? importRule(number + 1..<count) : ""
      return one(["", "", "@layer y, x;\n"]) + imports.joined(separator: "\n") + "\n"
        + list(1...3) { $0.rule() }.joined(separator: "\n") + late
    }
  }

  private mutating func importRule(_ files: Range<Int>) -> String {
    let layer = one(["", "", " layer", " layer(x)", " layer(y)", " layer(x.y)"])
    let supports = one(["", "", "", " supports(color: red)", " supports(not (color: red))"])
    let media = chance(30) ? " " + one(Self.queries) : ""
    return "@import '\(Int.random(in: files, using: &random)).css'\(layer)\(supports)\(media);"
  }

  private mutating func rule() -> String {
    var body = declarations()
    if chance(15) { body += " " + nested() + " " + (chance(50) ? declarations() : "") }
    let rule = "\(one(Self.selectors)) { \(body) }"
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: return "@media \(one(Self.queries)) { \(rule) }"
    case 25..<45: return "@layer \(one(["x", "y", "z", "x.y", ""])) { \(rule) }"
    case 45..<50: return "@supports (color: oklch(0 0 0)) { \(rule) }"
    case 50..<53: return "@supports not (color: red) { \(rule) }"
    default: return rule
    }
  }

  private mutating func nested() -> String {
    let head = one([
      "@media \(one(Self.queries))", "@layer x", "&.dark", "&[data-theme='dark']", "&:not(.dark)",
      ".dark&", "&.light", "&[data-contrast=high]",
    ])
    return "\(head) { \(declarations()) }"
  }

  private mutating func declarations() -> String {
    list(1...3) { "--\($0.one(Self.tokens)): \($0.value())\($0.chance(8) ? " !important" : "");" }
      .joined(separator: " ")
  }

  private mutating func value(depth: Int = 0) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: return "var(--\(one(Self.tokens + ["none"])))"
    case 20..<32 where depth < 3:
      return "var(--\(one(Self.tokens + ["none"])), \(value(depth: depth + 1)))"
    case 32..<37: return "light-dark(\(color()), \(color()))"
    case 37..<43: return one(["initial", "inherit", "unset", "revert", "revert-layer"])
    case 43..<48: return one(["nothing", "#12345", "rgb(1 2)", "12px", ""])
    default: return color()
    }
  }

  private mutating func color() -> String {
    if chance(20) { return one(["red", "White", "rebeccapurple", "rgb(1, 2, 3)", "rgb(4 5 6)"]) }
    let digits = Array("0123456789abcdef")
    return "#" + String((0..<(chance(50) ? 3 : 6)).map { _ in one(digits) })
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func list(
    _ counts: ClosedRange<Int>, _ body: (inout RandomSheets) -> String
  ) -> [String] {
    (0..<Int.random(in: counts, using: &random)).map { _ in body(&self) }
  }

  private static let selectors = [
    ":root", ":root", ":root", "html", "html:root", ":root, :host", ":host, :root", ".dark",
    "[data-theme='dark']", ":root[data-theme=dark]", "html.dark", ":root.dark",
    "[data-theme=light]", ".light", ":root.light", "[data-contrast='high']",
    ":root[data-contrast=high]", ":root:not([data-theme=light])", ":root:not(.dark)",
    "[data-theme=dark][data-contrast=high]", ":where(.dark)", ":is(.dark, .x)", ":root:is(.dark)",
    ":where(:root)", ".dark, .x", ":root:where(.dark)", ".dark[data-contrast=high]",
  ]

  private static let queries = [
    "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)", "(prefers-contrast: more)",
    "(prefers-color-scheme: dark) and (prefers-contrast: more)", "screen", "all", "not print",
    "not (prefers-color-scheme: dark)", "not all and (prefers-contrast: more)",
    "(prefers-contrast: no-preference)", "(prefers-contrast)", "(prefers-color-scheme)",
    "(prefers-color-scheme: dark), (prefers-contrast: more)",
    "screen and (prefers-color-scheme: dark)", "only screen and (prefers-color-scheme:dark)",
    "((prefers-contrast: more) or (prefers-color-scheme: light))",
  ]
}
