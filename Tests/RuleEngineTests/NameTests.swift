import Diagnostics
import RuleEngine
import Testing

/// Names in rules.yml that nothing defines are told at their place, with the nearest that is known.
@Suite struct NameTests {
  private static let tokens = """
    :root {
      --page: #fff; --text: #111; --text-quiet: #777; --size: 16px;
      --button-a-label: #fff; --button-a-fill: #000; --button-b-label: #fff; --button-c-fill: #000;
    }
    """

  private func problems(_ rules: String) -> [String] {
    MemoryProject([
      "rules.yml": "tokens: [tokens.css]\nappearances: [light, dark]\n" + rules,
      "tokens.css": Self.tokens,
    ]).report().problemLines
  }

  @Test(arguments: [
    (
      "pairs: [{foreground: txet, background: page}]",
      "rules.yml:3:22: unknown token txet (did you mean text?)"
    ),
    (
      "pairs: [{foreground: size, background: page}]",
      "rules.yml:3:22: the token size is no colour: 16px"
    ),
    ("pairs: [{foreground: txt-*, background: page}]", "rules.yml:3:22: txt-* matches no token"),
    (
      "pairs: [{foreground: \"button-{x}-label\", background: \"chip-{x}-fill\"}]",
      "rules.yml:3:54: chip-{x}-fill matches no token"
    ),
    (
      "pairs: [{foreground: \"button-b-{x}\", background: \"button-c-{x}\"}]",
      "rules.yml:3:22: button-b-{x} and button-c-{x} pair nothing up"
    ),
    (
      "pairs: [{foreground: \"{x}\", background: \"{x}\"}]",
      "rules.yml:3:22: {x} and {x} pair nothing up"
    ),
    (
      "pairs: [{foreground: text}]",
      "rules.yml:3:9: a pair needs a foreground and a background, or infer"
    ),
    ("pairs: [{infer: on-names}]", "rules.yml:3:17: no token is named as being on another"),
    ("order: [{tokens: [text], on: page}]", "rules.yml:3:9: an order needs two tokens or more"),
    (
      "order: [{tokens: [text, text-quiet], on: [page, pge]}]",
      "rules.yml:3:49: unknown token pge (did you mean page?)"
    ),
    (
      "order: [{tokens: [text, text-quiet], on: \"[xz]*\"}]",
      "rules.yml:3:42: [xz]* matches no token"
    ),
    (
      "claims: [{file: a.md, names: {paper: \"button-*\"}}]",
      "rules.yml:3:38: button-* names 4 tokens where one is meant"
    ),
    (
      "claims: [{file: a.md, names: {paper: \"chip-*\"}}]",
      "rules.yml:3:38: chip-* matches no token"
    ),
    (
      "distinct: [{tokens: [text, pge]}]", "rules.yml:3:28: unknown token pge (did you mean page?)"
    ),
    (
      "derived: [{token: text, from: nothing-near, opacity: 0.5}]",
      "rules.yml:3:31: unknown token nothing-near"
    ),
    (
      "rules: {role-cuont: off}",
      "rules.yml:3:9: unknown rule role-cuont (did you mean role-count?)"
    ),
    (
      "waivers: [{rule: pair-contrst, reason: b}]",
      "rules.yml:3:18: unknown rule pair-contrst (did you mean pair-contrast?)"
    ),
    (
      "waivers: [{rule: pair-contrast, appearance: ligth, reason: b}]",
      "rules.yml:3:45: unknown appearance ligth (did you mean light?)"
    ),
    (
      "level: {drak: AAA}", "rules.yml:3:9: unknown appearance drak (did you mean dark?)"
    ),
    ("roles: {a: {why: b}}", "rules.yml:3:9: the role a names no tokens"),
    (
      "roles: {a: {tokens: text, never: [txt]}}",
      "rules.yml:3:35: unknown kind or use txt (did you mean text?)"
    ),
    (
      "uses: [score]\nroles: {a: {tokens: text, only: [scroe]}}",
      "rules.yml:4:34: unknown kind or use scroe (did you mean score?)"
    ),
    (
      "roles: {a: {tokens: text, text-style: [body]}}", "rules.yml:3:40: unknown text style body"
    ),
    (
      "roles: {ink: {tokens: text}, a: {tokens: page, carries: [inc]}}",
      "rules.yml:3:58: unknown token or role inc (did you mean ink?)"
    ),
    (
      "roles: {a: {tokens: text, on: [page]}}",
      "rules.yml:3:32: on says where min-contrast holds, and there is none"
    ),
    (
      "roles: {a: {tokens: text, per-screen: {max: 1, unless: {state: s, uses: [cta]}}}}",
      "rules.yml:3:74: unknown use cta"
    ),
    ("screens: [\"*.yaml\"]", "rules.yml:3:11: *.yaml matches no file"),
    ("screens: [none.yml]", "rules.yml:3:11: there is no none.yml"),
    (
      "claims: [{file: none.md, appearance: night}]",
      "rules.yml:3:38: unknown appearance night (did you mean light?)"
    ),
  ])
  func `an unknown name is told with its place`(_ rules: String, _ expected: String) {
    #expect(problems(rules).contains(expected))
  }

  @Test func `a word of a document may be a token or a colour and nothing else`() {
    let project = MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      claims: [{file: a.md, names: {paper: page, white: "#fff", red: ff0000, sky: skyy}}]
      """,
      "tokens.css": Self.tokens, "a.md": "",
    ])
    #expect(
      project.report().problemLines == [
        "rules.yml:2:64: unknown token ff0000 (for the colour write \"#ff0000\")",
        "rules.yml:2:77: unknown token skyy",
      ])
  }

  @Test func `what is wrong with many files is told once`() {
    let project = MemoryProject([
      "rules.yml": "tokens: {files: [\"*.css\"], format: cssx}", "a.css": "", "b.css": "",
    ])
    #expect(project.report().problemLines.count == 1)
  }

  @Test func `all known names make no problem`() {
    #expect(
      problems(
        """
        uses: [cta]
        text-styles: {body: {size: 17}}
        roles:
          ink: {tokens: "text*", only: [text, cta], text-style: body, carries: [page, ink]}
        pairs:
          - {foreground: "text*", background: page}
          - {foreground: "button-{x}-label", background: "button-{x}-fill"}
        order: [{tokens: [text, "text-*"], on: page}]
        """) == [])
  }

  /// What a glob may be is the same for tokens wherever rules.yml names them.
  @Test(arguments: [
    ("text*", 2), ("text-*", 1), ("*-fill", 2), ("button-?-label", 2), ("button-[ac]-fill", 2),
    ("button-[!a]-fill", 1), ("{text,page}", 2), ("button-{a,b}-label", 2),
    ("{text,button-*-fill}", 3), ("button-{x}-{y}", 4), ("--text*", 2), ("*", 7),
  ])
  func `a glob names every token that it matches`(_ glob: String, _ count: Int) {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light]
      pairs: [{foreground: "\(glob)", background: page, min: 1}]
      order: [{tokens: [text, text-quiet], on: "\(glob)"}]
      roles: {r: {tokens: text, min-contrast: 1, on: "\(glob)"}}
      derived: [{token: "\(glob)", from: page, opacity: 1}]
      """,
      "tokens.css": Self.tokens,
    ]).report()
    #expect(report.problemLines == [])
    for rule in ["contrast-order", "role-contrast", "token-derived"] {
      #expect(report.checks(of: rule).count == count, "\(rule)")
    }
    // The page is on everything but itself.
    let others = ["{text,page}", "*"].contains(glob) ? count - 1 : count
    #expect(report.checks(of: "pair-contrast").count == others)
  }

  @Test(arguments: [
    (
      "[light, drak]",
      "rules.yml:2:22: no file has values for the appearance drak, but some have for dark (did you mean dark?)"
    ),
    (
      "[light, dark, brend]",
      "rules.yml:2:28: no file has values for the appearance brend, but some have for brand (did you mean brand?)"
    ),
    ("[light, dark, brand]", ""), ("[light, dark]", ""), ("[light, dusk]", ""),
    ("{light: {}, drak: {css: .dark}}", ""), ("[light, dark-high-contrast]", ""),
  ])
  func `an appearance that no file has values for is told where one is nearly called so`(
    _ appearances: String, _ line: String
  ) {
    let report = MemoryProject([
      "rules.yml": "tokens: [a.css]\nappearances: \(appearances)\n",
      "a.css": """
      :root { --page: #fff } .dark { --page: #000 } [data-theme="brand"] { --page: #f00 }
      """,
    ]).report()
    #expect(report.problemLines == (line.isEmpty ? [] : [line]))
  }

  @Test func `a name in braces is the token that it refers to`() {
    let files = [
      "rules.yml":
        "tokens: a.json\npairs: [{foreground: \"{color.ink}\", background: \"{color.page}\"}]",
      "a.json": """
      {"color": {"$type": "color", "ink": {"$value": "#000"}, "page": {"$value": "#fff"}}}
      """,
    ]
    let report = MemoryProject(files).report()
    #expect(report.problemLines == [])
    #expect(Set(report.checks(of: "pair-contrast").map(\.subject)) == ["color.ink on color.page"])
  }

  @Test func `a glob for one token may stand for a document's word`() {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      claims: [{file: a.md, names: {paper: "p*", ink: "{text,nothing}"}}]
      """,
      "tokens.css": Self.tokens, "a.md": "`ink` on `paper` is 18.9 : 1.\n",
    ]).report()
    #expect(report.problemLines == [])
    #expect(report.checks(of: "claimed-ratio").map(\.subject) == ["text on page"])
    #expect(report.checks(of: "claimed-ratio").map(\.outcome) == [.pass])
  }

  @Test func `the CSS spelling of a token is known too`() {
    #expect(problems("pairs: [{foreground: --text, background: --page}]") == [])
  }

  @Test(arguments: ["x", "kind"])
  func `a capture stays one where a token has its name`(_ name: String) {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.css]
      appearances: [light]
      derived: [{token: "{\(name)}-hover", from: "{\(name)}", opacity: 0.5}]
      pairs: [{foreground: "on-{\(name)}", background: "{\(name)}"}]
      """,
      "a.css": """
      :root { --\(name): #fff; --link: #036; --link-hover: #00336680; --on-link: #fff; }
      """,
    ]).report()
    #expect(report.problems.map(\.line) == [])
    #expect(
      report.checks(of: "token-derived").map { "\($0.outcome) \($0.subject)" } == [
        "pass link-hover from link"
      ])
    #expect(report.checks(of: "pair-contrast").map(\.subject) == ["on-link on link"])
  }
}
