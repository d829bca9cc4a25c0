import Diagnostics
import RuleEngine
import Testing

/// `check PATH …`: the checks that a file takes part in, for every kind of input.
@Suite struct ParticipationTests {
  private static let files = [
    "rules.yml": """
    extends: [base.yml]
    tokens: [a.css, b.css, c.css]
    screens: [s.yml, t.yml]
    sources: [{files: "App/*.swift"}]
    claims: [{file: d.md}]
    appearances: [light, dark]
    pairs: [{foreground: al, background: paper}]
    derived: [{token: hover, from: al, opacity: 0.9}]
    distinct: [{tokens: [k, paper]}]
    order: [{tokens: [k, al], on: paper}]
    parity: [{left: l.css, right: r.css}]
    roles:
      ink: {tokens: [ink], never: [icon], per-screen: {max: 1}, min-size: 10, labelled: true}
      soft: {tokens: [soft], carries: [ink]}
      far: {tokens: [far], never-on: [soft], per-screen: {max: 1}}
    """,
    "base.yml": "level: AA\n",
    "a.css": ":root { --ink: #111; --hover: rgb(17 17 17 / 0.9); --k: #222; }\n",
    "b.css": ":root { --paper: #fff; --al: var(--ink); --soft: #eee; }\n.dark { --paper: #000; }\n",
    "c.css": ":root { --far: #f00; }\n", "l.css": ":root { --x: var(--ink); --m: #fff; }\n",
    "r.css": ":root { --x: #111; }\n",
    "s.yml": """
    screen: s
    background: paper
    elements:
      - {id: a, kind: shape, fill: soft, elements: [{id: b, kind: text, color: al, size: 11}]}
      - {id: d, kind: shape, fill: far}
    """,
    "t.yml": "screen: t\nbackground: paper\nelements: [{id: e, kind: icon, color: far}]\n",
    "d.md": "`ink` on `k` is 1.2 : 1\n", "App/v.swift": "let c = Color(hex: 0xff0000)\n",
  ]

  private func rows(_ paths: Set<String>?) -> Set<String> {
    var options = Runner.Options.test
    options.paths = paths
    let report = MemoryProject(Self.files).report("rules.yml", options)
    #expect(report.problemLines == [])
    return Set(
      report.checks.map { "\($0.rule) \($0.subject)" + ($0.screen.map { " on \($0)" } ?? "") })
  }

  @Test(arguments: [
    (
      "a.css",
      [
        "pair-contrast al on paper", "token-derived hover from al", "token-distinct k and paper",
        "contrast-order al below k on paper", "screen-contrast al on soft on s",
        "role-count ink on s",
        "role-use ink: a/b on s", "role-use soft: a/b on s", "role-size ink: a/b on s",
        "role-label ink: a/b on s", "token-parity l.css and r.css", "token-parity m in r.css",
        "claimed-ratio ink on k",
      ]
    ),
    (
      "b.css",
      [
        "pair-contrast al on paper", "token-derived hover from al", "token-distinct k and paper",
        "contrast-order al below k on paper", "screen-contrast al on soft on s",
        "screen-contrast far on paper on s", "screen-contrast far on paper on t",
        "role-count ink on s", "role-count far on t", "role-use ink: a/b on s",
        "role-use soft: a/b on s", "role-use far: d on s", "role-size ink: a/b on s",
      ]
    ),
    (
      "c.css",
      [
        "screen-contrast far on paper on s", "screen-contrast far on paper on t",
        "role-count far on s", "role-count far on t", "role-use far: d on s",
        "role-use far: e on t",
      ]
    ),
    ("l.css", ["token-parity l.css and r.css", "token-parity m in r.css"]),
    ("r.css", ["token-parity l.css and r.css", "token-parity m in r.css"]),
    ("d.md", ["claimed-ratio ink on k"]),
    (
      "t.yml",
      [
        "screen-contrast far on paper on t", "role-count ink on t", "role-count far on t",
        "role-use far: e on t",
      ]
    ),
  ])
  func `a file takes part in`(_ path: String, _ expected: [String]) {
    let kinds: Set<String> = [
      "pair-contrast", "screen-contrast", "role-count", "role-use", "role-size", "role-label",
      "token-parity", "token-derived", "token-distinct", "contrast-order", "claimed-ratio",
    ]
    let found = rows([path]).filter { row in kinds.contains { row.hasPrefix($0 + " ") } }
    let missing = Set(expected).subtracting(found)
    #expect(missing.isEmpty)
    #expect(found.isSubset(of: rows(nil)))
  }

  @Test(arguments: [
    ("c.css", "pair-contrast al on paper"), ("c.css", "role-size ink: a/b on s"),
    ("c.css", "role-use ink: a/b on s"), ("c.css", "token-parity m in r.css"),
    ("c.css", "token-derived hover from al"), ("l.css", "pair-contrast al on paper"),
    ("s.yml", "screen-contrast far on paper on t"), ("t.yml", "role-use far: d on s"),
    ("d.md", "pair-contrast al on paper"), ("a.css", "role-use far: e on t"),
    ("App/v.swift", "pair-contrast al on paper"),
  ])
  func `a file does not take part in`(_ path: String, _ row: String) {
    #expect(rows(nil).contains(row))
    #expect(!rows([path]).contains(row))
  }

  @Test(arguments: ["rules.yml", "base.yml"])
  func `everything depends on the rules and what they extend`(_ path: String) {
    #expect(rows([path]) == rows(nil))
  }

  /// They are for all screens, sources and waivers together to say.
  @Test
  func `what uses tokens decides whether they are used, and whatever is read what waivers are for`()
  {
    var files = Self.files
    files["rules.yml", default: ""] +=
      "\nwaivers: [{rule: role-count, subject: none, reason: Known.}]\n"
    let project = MemoryProject(files)
    func rules(_ path: String) -> [String: Int] {
      var options = Runner.Options.test
      options.paths = [path]
      return project.report("rules.yml", options).checks.reduce(into: [:]) {
        $0[$1.rule, default: 0] += 1
      }
    }
    func unused(_ path: String) -> Bool {
      var options = Runner.Options.test
      options.paths = [path]
      return project.report("rules.yml", options).checks(of: "pair-coverage").contains {
        $0.location.file.path == "a.css"
      }
    }
    for path in ["s.yml", "t.yml", "App/v.swift"] { #expect(unused(path), "\(path)") }
    for path in ["d.md", "l.css", "c.css"] { #expect(!unused(path), "\(path)") }
    for path in ["s.yml", "App/v.swift", "d.md", "l.css", "a.css"] {
      #expect(rules(path)["unused-waiver"] == 1, "\(path)")
    }
    #expect(rules("elsewhere.css").isEmpty)
  }

  @Test func `several files take part in what each does`() {
    #expect(rows(["c.css", "d.md"]) == rows(["c.css"]).union(rows(["d.md"])))
    #expect(rows(["elsewhere.css"]).isEmpty)
  }

  /// A sheet that is imported, and what decides how: each file of a source that refers to others.
  @Test(arguments: [
    ("main.css", ["pair-contrast", "token-value"]),
    ("lib/t.css", ["pair-contrast", "token-value"]),
    ("lib/", ["pair-contrast", "token-value"]), ("deep.css", ["pair-contrast", "token-value"]),
    ("other.css", []),
  ])
  func `a file that imports decides about what it imports`(
    _ path: String, _ rules: [String]
  ) {
    var options = Runner.Options.test
    options.paths = [path]
    let report = MemoryProject([
      "rules.yml": """
      tokens: [main.css, other.css]
      appearances: [light]
      rules: {token-alias: off, token-appearance: off, token-gamut: off, pair-coverage: off}
      pairs: [{foreground: ink, background: paper}]
      """,
      "main.css": "@import \"lib/t.css\";\n:root { --own: #123; }\n",
      "lib/t.css": "@import \"../deep.css\";\n:root { --ink: #111; }\n",
      "deep.css": ":root { --paper: #fff; }\n", "other.css": ":root { --z: #f00; }\n",
    ]).report("rules.yml", options)
    let found = Set(report.checks.map(\.rule)).subtracting(
      path == "other.css" ? ["token-value"] : [])
    #expect(found == Set(rules))
  }

  @Test(arguments: ["$themes.json", "$metadata.json", "a.json"])
  func `what selects sets decides about them`(_ path: String) {
    var options = Runner.Options.test
    options.paths = [path]
    let report = MemoryProject([
      "rules.yml": """
      tokens: ["*.json"]
      appearances: [light]
      pairs: [{foreground: ink, background: ink}]
      """,
      "$themes.json": """
      [{"name": "light", "selectedTokenSets": {"a": "enabled"}}]
      """,
      "$metadata.json": "{\"tokenSetOrder\": [\"a\"]}",
      "a.json": "{\"ink\": {\"value\": \"#111\", \"type\": \"color\"}}",
    ]).report("rules.yml", options)
    #expect(report.checks(of: "pair-contrast").map(\.outcome) == [.fail])
  }
}
