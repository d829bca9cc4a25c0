import Diagnostics
import RuleEngine
import Testing

/// What is wrong with rules.yml is said at its place, and the rest is used.
@Suite struct ConfigurationProblemTests {
  private func problems(_ text: String) -> [String] {
    Configuration.parse(SourceFile(path: "rules.yml", text: text)).problems.map(\.line)
  }

  @Test(arguments: [
    ("tokenz: [a.css]", "rules.yml:1:1: unknown key tokenz (did you mean tokens?)"),
    (
      "roles:\n  coral: {tokens: a, nevr: text}",
      "rules.yml:2:22: unknown key nevr (did you mean never?)"
    ),
    ("version: 2", "rules.yml:1:10: expected 1, found 2"),
    (
      "units: {pt: 1/2/3}", "rules.yml:1:13: expected a number or a fraction, found 1/2/3"
    ),
    ("units: {pt: [1]}", "rules.yml:1:13: expected a number or a fraction, found a list"),
    (
      "units: {pt: 1e308/1e-308}",
      "rules.yml:1:13: expected a number or a fraction, found 1e308/1e-308"
    ),
    (
      "text-styles: {a: {size: 12, weight: [bold]}}",
      "rules.yml:1:37: expected a font weight, 1 to 1000, or its name, found a list"
    ),
    (
      "text-styles: {a: {size: 12, weight: 1001}}",
      "rules.yml:1:37: expected a font weight, 1 to 1000, or its name, found 1001"
    ),
    (
      "level: AAbcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
      "rules.yml:1:8: expected AA or AAA, found AAbcdefghijklmnopqrstuvwxyzabcdefghijklm…"
    ),
    ("level: AAAA", "rules.yml:1:8: expected AA or AAA, found AAAA (did you mean AAA?)"),
    ("level: 3", "rules.yml:1:8: expected AA or AAA, found 3"),
    ("units: {pt: 0}", "rules.yml:1:13: expected a number or a fraction, found 0"),
    ("units: {pt: 4/0}", "rules.yml:1:13: expected a number or a fraction, found 4/0"),
    ("units: {pt: .inf}", "rules.yml:1:13: expected a number or a fraction, found .inf"),
    ("tokens: {file: a.css}", "rules.yml:1:10: unknown key file (did you mean files?)"),
    (
      "rules: {raw-color: loud}",
      "rules.yml:1:20: expected off, warning or error, found loud"
    ),
    ("rules: [raw-color]", "rules.yml:1:8: expected a mapping from a rule's id, found a list"),
    (
      "roles: {coral: {tokens: a, min-contrast: 0.5}}",
      "rules.yml:1:42: expected a number from 1 to 21, found 0.5"
    ),
    (
      "roles: {coral: {tokens: a, min-contrast: high}}",
      "rules.yml:1:42: expected a number from 1 to 21, found high"
    ),
    (
      "roles: {coral: {tokens: a, labelled: yes}}",
      "rules.yml:1:38: expected true or false, found yes"
    ),
    (
      "roles: {coral: {tokens: a, per-screen: {max: 1.5}}}",
      "rules.yml:1:46: expected a whole number from 0 to 1000000, found 1.5"
    ),
    (
      "roles: {coral: {tokens: a, per-screen: {}}}",
      "rules.yml:1:40: per-screen needs the key max"
    ),
    (
      "text-styles: {a: {size: 12em}}",
      "rules.yml:1:25: expected a number of points, or a text such as 17pt or 24px, found 12em"
    ),
    (
      "text-styles: {a: {size: 12, weight: blod}}",
      "rules.yml:1:37: expected a font weight, 1 to 1000, or its name, found blod (did you mean bold?)"
    ),
    (
      "text-styles: {a: {size: 12, weight: \"700\"}}",
      "rules.yml:1:37: expected a font weight, 1 to 1000, or its name, found the text \"700\""
    ),
    (
      "text-styles: {a: {size: 12, weight: fat}}",
      "rules.yml:1:37: expected a font weight, 1 to 1000, or its name, found fat"
    ),
    (
      "waivers: [{rule: pair-contrast}]",
      "rules.yml:1:11: a waiver needs the key reason"
    ),
    (
      "waivers: [{rule: a, reason: b, until: 2027-02-30}]",
      "rules.yml:1:39: expected a date as YYYY-MM-DD, found 2027-02-30"
    ),
    ("tokens: [a.css, [b.css]]", "rules.yml:1:17: expected a path or a glob, found a list"),
    ("uses: [\"\"]", "rules.yml:1:8: expected a use, found an empty text"),
    ("pairs: [{as: texts}]", "rules.yml:1:14: expected text, large-text or non-text, found texts"),
    ("- tokens", "rules.yml:1:1: expected a mapping with"),
    ("just text", "rules.yml:1:1: expected a mapping with"),
    ("", "rules.yml:1:1: there is nothing in this file"),
    ("# only a comment\n", "rules.yml:1:1: there is nothing in this file"),
    ("tokens: [a.css]\n---\ntokens: []", "rules.yml:3:1: expected one document, found 2"),
  ])
  func `a mistake is told with its place`(_ text: String, _ expected: String) throws {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix(expected))
  }

  @Test(arguments: [
    "claims: [{file: a.md, names: {white: #fff}}]",
    "claims:\n  - file: a.md\n    names:\n      white: #fff\n",
  ])
  func `a colour that begins a comment is to be quoted`(_ text: String) {
    #expect(problems(text).contains { $0.contains("quote it") && $0.contains("#fff") })
  }

  @Test func `a bad entry is left out and the others are kept`() {
    let (configuration, problems) = Configuration.parse(
      SourceFile(
        path: "rules.yml",
        text: """
          tokens: [a.css, {format: css}, 3: 4, b.css]
          uses: [cta, {a: b}, score]
          roles:
            coral: [a]
            lime: {tokens: b, min-contrast: x, never: [text]}
          """))
    #expect(problems.count >= 4)
    #expect(configuration.uses.map(\.value) == ["cta", "score"])
    #expect(configuration.roles.map(\.name.value) == ["coral", "lime"])
    #expect(configuration.roles[1].never.map(\.value) == ["text"])
    #expect(configuration.roles[1].minContrast == nil)
  }

  @Test func `a text that is no YAML is one problem`() {
    #expect(problems("tokens: [a.css").count == 1)
    #expect(problems("tokens: a\ntokens: b").count == 1)
    #expect(problems("a: \u{0}").count == 1)
  }

  @Test func `bytes that are not UTF-8 are one problem`() {
    let file = SourceFile(path: "rules.yml", bytes: Array("uses: [".utf8) + [0xFF, 0x5D])
    #expect(Configuration.parse(file).problems.count == 1)
  }

  @Test func `deep nesting ends in a problem`() {
    let deep = String(repeating: "[", count: 20_000)
    #expect(problems("tokens: " + deep).count == 1)
    #expect(!problems("tokens: " + deep + String(repeating: "]", count: 20_000)).isEmpty)
  }

  @Test func `long and strange names do no harm`() {
    let long = String(repeating: "x", count: 50_000)
    #expect(problems("\(long): 1").count == 1)
    #expect(problems("rules: {pair-contrast: \(long)}").count == 1)
    #expect(problems("uses: [\"\\u0007\\e[31m\"]") == [])
  }
}
