import Diagnostics
import RuleEngine
import Testing

/// The same colours in two places.
@Suite struct TokenParityTests {
  private func rows(_ files: [String: String]) -> [String] {
    MemoryProject(files).report().checks(of: "token-parity").map { check in
      let start = check.location.start
      return "\(check.outcome.rawValue) \(check.location.file.path):\(start.line):\(start.column) "
        + (check.appearance.map { "[\($0)] " } ?? "") + check.message(naming: [])
    }
  }

  private func rules(_ parity: String, tokens: String = "[a.css]") -> String {
    "tokens: \(tokens)\nappearances: [light, dark]\nparity:\n  - \(parity)\n"
  }

  private static func colorSet(_ red: String, dark: String? = nil) -> String {
    func entry(_ red: String, _ appearances: String) -> String {
      """
      {"idiom": "universal", \(appearances)"color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0x60", "blue": "0x30", "alpha": "1.000"}}}
      """
    }
    let second = dark.map {
      ", " + entry($0, #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#)
    }
    return #"{"colors": ["# + entry(red, "") + (second ?? "") + #"], "info": {"version": 1}}"#
  }

  @Test func `an asset catalogue follows the CSS, with its dark colours`() {
    let files = [
      "rules.yml": rules("{left: a.css, right: A.xcassets, names: css-to-swift}"),
      "a.css":
        ":root { --color-accent-primary: #ff6030 } .dark { --color-accent-primary: #006030 }",
    ]
    let path = "A.xcassets/Brand/accentPrimary.colorset/Contents.json"
    #expect(
      rows(files.merging([path: Self.colorSet("1.000", dark: "0.000")]) { $1 }) == [
        "pass rules.yml:4:5 a.css and A.xcassets: 1 token is the same on both sides"
      ])
    let found = rows(files.merging([path: Self.colorSet("0xFF")]) { $1 })
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("fail \(path):"))
    #expect(found[0].contains("[dark] color-accent-primary and accentPrimary differ by ΔE OK"))
    #expect(found[0].hasSuffix("#006030 on the left, #ff6030 on the right"))
  }

  @Test func `Swift may name what a catalogue of another entry holds`() {
    let files = [
      "rules.yml": rules("{left: a.css, right: A.xcassets, names: css-to-swift}")
        + "  - {left: a.css, right: Color.swift, names: css-to-swift}\n",
      "a.css": ":root { --color-accent: #ff6030; --color-ink: #006030 }",
      "A.xcassets/accent.colorset/Contents.json": Self.colorSet("255"),
      "A.xcassets/ink.colorset/Contents.json": Self.colorSet("0"),
      "Color.swift": "extension Color {\n  static let accent = Color(\"accent\")\n"
        + "  static let ink = Color(\"accent\")\n}\n",
    ]
    let found = rows(files)
    #expect(
      found.contains("pass rules.yml:4:5 a.css and A.xcassets: 2 tokens are the same on both sides")
    )
    #expect(
      found.contains("pass rules.yml:5:5 a.css and Color.swift: 1 token is the same on both sides"))
    #expect(found.count { $0.contains("color-ink and Color.ink differ by ΔE OK") } == 2)
  }

  @Test func `a reference that leads nowhere on either side is undecided`() {
    let found = rows([
      "rules.yml": rules("{left: a.css, right: b.css}"),
      "a.css": ":root { --ink: #111 }", "b.css": ":root { --ink: var(--gone) }",
    ])
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.hasPrefix("undecided b.css:1:16 ") && $0.contains("gone") })
  }

  @Test func `a value on one side only is told for the appearance`() {
    let found = rows([
      "rules.yml": rules("{left: a.css, right: b.css}"),
      "a.css": ":root { --page: #fff } .dark { --ink: #111 }",
      "b.css": ":root { --page: #fff; --ink: #111 }",
    ])
    #expect(
      found == [
        "fail b.css:1:30 [light] ink and its twin in b.css: It has a value on the right only, in b.css",
        "pass rules.yml:4:5 a.css and b.css: 1 token is the same on both sides",
      ])
  }

  @Test func `a file of a side has the format and appearance that tokens states`() {
    let found = rows([
      "rules.yml": rules(
        "{left: a.css, right: [light.json, dark.json]}",
        tokens:
          "[a.css, {files: light.json, appearance: light}, {files: dark.json, appearance: dark}]"),
      "a.css": ":root { --x: #fff } .dark { --x: #000 }",
      "light.json": ##"{"x": {"$type": "color", "$value": "#ffffff"}}"##,
      "dark.json": ##"{"x": {"$type": "color", "$value": "#000000"}}"##,
    ])
    #expect(
      found == [
        "pass rules.yml:4:5 a.css and light.json, dark.json: 1 token is the same on both sides"
      ])
  }

  @Test func `two names that mean one are both held against it`() {
    let found = rows([
      "rules.yml": rules("{left: a.css, right: b.swift, names: css-to-swift}"),
      "a.css": ":root { --color-ink: #111111 }",
      "b.swift": "enum A { static let ink = Color(hex: 0x111111) }\n"
        + "enum B { static let ink = Color(hex: 0x222222) }\n",
    ])
    #expect(found.count { $0.contains("color-ink and B.ink differ by ΔE OK") } == 2)
    #expect(!found.contains { $0.contains("A.ink differ") })
  }

  @Test(arguments: [
    ("{left: a.css, right: b.css, names: css-to-swfit}", "did you mean css-to-swift?"),
    ("{left: a.css, right: b.css, names: kebap}", "did you mean kebab?"),
    ("{left: a.css}", "an entry of parity needs the key right"),
    ("{left: a.css, right: none.css}", "none.css"),
    ("{left: a.css, right: \"none/*.css\"}", "none/*.css matches no file"),
  ]) func `a mistake in an entry is told`(_ row: (String, String)) {
    let project = MemoryProject([
      "rules.yml": rules(row.0), "a.css": ":root { --x: #fff }", "b.css": ":root { --x: #fff }",
    ])
    let lines = project.report().problemLines
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains(row.1) }, "\(lines)")
  }

  private static func json(_ names: [String: String]) -> String {
    let rows = names.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": {\"$type\": \"color\", \"$value\": \"\($0.value)\"}"
    }
    return "{" + rows.joined(separator: ", ") + "}"
  }

  @Test(arguments: [
    (
      "\"color-{x}\": \"c-{x}\"",
      [
        "fail a.css:1:29 color-b in b.json: There is no c-b; did you mean c-a?",
        "fail b.json:1:51 c-z in a.css: Nothing corresponds to it",
        "pass rules.yml:4:5 a.css and b.json: 1 token is the same on both sides",
      ]
    ),
    (
      "\"{x}-a\": \"c-a\"",
      ["pass rules.yml:4:5 a.css and b.json: 1 token is the same on both sides"]
    ),
    (
      "\"color-a\": \"c-[a]\"",
      ["pass rules.yml:4:5 a.css and b.json: 1 token is the same on both sides"]
    ),
  ])
  func `a table may have globs and captures`(_ table: String, _ expected: [String]) {
    let found = rows([
      "rules.yml": rules("{left: a.css, right: b.json, names: {\(table)}}"),
      "a.css": ":root { --color-a: #111111; --color-b: #222222; --other: #333 }",
      "b.json": Self.json(["c-a": "#111111", "c-z": "#222222", "other": "#444444"]),
    ])
    #expect(found == expected)
  }

  @Test(arguments: [
    ("\"colr-{x}\": \"c-{x}\"", "rules.yml:4:42: colr-{x} matches no token on the left"),
    ("\"color-{x}\": \"d-{x}\"", "rules.yml:4:55: d-{x} matches no token on the right"),
  ])
  func `a glob of a table that matches nothing is told`(_ table: String, _ problem: String) {
    let report = MemoryProject([
      "rules.yml": rules("{left: a.css, right: b.json, names: {\(table)}}"),
      "a.css": ":root { --color-a: #111111 }", "b.json": Self.json(["c-a": "#111111"]),
    ]).report()
    #expect(report.problemLines == [problem])
  }

  @Test func `a change of either side asks for the entry again`() {
    let project = MemoryProject([
      "rules.yml": rules("{left: a.css, right: b.css}"), "a.css": ":root { --x: #fff }",
      "b.css": ":root { --x: #eee }", "c.css": "",
    ])
    for (path, count) in [("a.css", 2), ("b.css", 2), ("c.css", 0)] {
      var options = Runner.Options.test
      options.paths = [path]
      let report = project.report("rules.yml", options)
      #expect(report.checks(of: "token-parity").count == count)
    }
  }

  // Each suggestion is a walk over all names.
  @Test func `thousands of missing names end soon, the first with a suggestion`() {
    let left = (0..<3000).map { "--color-token-\($0): #111;" }.joined()
    let right = (0..<3000).map { "--colour-token-\($0): #111;" }.joined()
    let found = rows([
      "rules.yml": rules("{left: a.css, right: b.css}"), "a.css": ":root {\(left)}",
      "b.css": ":root {\(right)}",
    ])
    #expect(found.count == 6000)
    #expect(found.count { $0.contains("did you mean") } == 64)
  }

  /// Each entry is accepted by itself.
  @Test func `a waiver for a token that one side lacks leaves the other entries alone`() {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.css]
      appearances: [light]
      parity:
        - {left: a.css, right: b.css}
        - {left: a.css, right: c.css}
      waivers:
        - {rule: token-parity, subject: brand in b.css, reason: It has none.}
      """,
      "a.css": ":root { --ink: #111; --brand: #c00 }", "b.css": ":root { --ink: #111 }",
      "c.css": ":root { --ink: #222 }",
    ]).report()
    #expect(
      report.checks(of: "token-parity").filter { $0.outcome != .pass }
        .map { "\($0.outcome) \($0.subject)" } == [
          "waived brand in b.css", "fail brand in c.css", "fail ink and its twin in c.css",
        ])
  }
}
