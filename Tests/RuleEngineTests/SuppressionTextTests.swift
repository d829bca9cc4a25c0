import Diagnostics
import Testing

@testable import RuleEngine

/// Text that looks like a directive, and directives that nothing reads.
@Suite struct SuppressionTextTests {
  private func read(_ path: String, _ text: String) -> [Suppression] {
    Suppression.read(SourceFile(path: path, text: text))
  }

  private static let directive = "// contrast:disable raw-color -- x"
  private static let hash = "# contrast:disable raw-color -- x"

  @Test(arguments: [
    "static let u = \"http://x \(directive)\"",
    "let s = \"a\\(b)c \(directive)\\(d) \(directive)\"",
    "let s = #\"a \"q\" \(directive)\"#",
    "let s = #\"\(directive)\"#",
    "let s = \"\"\"\n  a\n  \(directive)\n  \"\"\"",
    "let s = ##\"\"\"\n  \"\"\"#\n  \(directive)\n  \"\"\"##",
    "let s = \"\"\"\n  \\(a)\n  /* contrast:disable raw-color -- x */\n  \"\"\"",
    "let r = #/\n  a \(directive)\n/#",
  ])
  func `text in strings of Swift is no directive`(_ text: String) {
    #expect(read("a.swift", text).isEmpty)
    #expect(read("a.swift", text + "\n\(Self.directive)\n").count == 1)
    #expect(read("a.swift", "\(Self.directive)\n" + text).count == 1)
  }

  @Test(arguments: [
    "let s = \"a \\(b /* contrast:disable raw-color -- x */) c\"",
    "let s = \"//\" \(directive)", "let s = \"\"\"\n  \"\n  \"\"\" \(directive)",
    "// \"\n\(directive)\n// \"", "let s = \"not closed\n\(directive)",
  ])
  func `a comment beside and within strings of Swift is one`(_ text: String) {
    #expect(read("a.swift", text).map(\.rules) == [["raw-color"]])
  }

  @Test(arguments: [
    "text: |\n  \(hash)\n", "text: |\n  a\n\n  \(hash)\n  b\n", "text: >-\n  a\n  \(hash)\n",
    "- |2-\n   \(hash)\n", "text: \"a\n  \(hash)\n  b\"\n", "text: 'a\n  \(hash)\n  b'\n",
    "{text: \"a\n  \(hash)\"}\n", "? |\n  \(hash)\n: b\n", "--- |\n \(hash)\n...\n",
  ])
  func `text in scalars of YAML is no directive`(_ text: String) {
    #expect(read("a.yml", text).isEmpty)
    #expect(read("a.yaml", text + "\(Self.hash)\n").count == 1)
    #expect(read("a.yml", "\(Self.hash)\n" + text).count == 1)
  }

  @Test(arguments: [
    "a: b \(hash)\n", "a: | \(hash)\n  b\n", "a: |\n  b\n\(hash)\nc: d\n",
    "a:\n  \(hash)\n  b: c\n",
    "a: [b, \(hash)\n  c]\n", "a: |\n\n\(hash)\n", "a: &b \"c\" \(hash)\nd: *b\n",
    "a: [not closed\n\(hash)\n",
  ])
  func `a comment beside scalars of YAML is one`(_ text: String) {
    #expect(read("a.yml", text).map(\.rules) == [["raw-color"]])
  }

  // MARK: Extensions

  @Test(arguments: [
    (#"{"disable": ["pair-contrast"]}"#, "$extensions.contrast.disable", "It is no object: "),
    (#"{"disable": true}"#, "$extensions.contrast.disable", "It is no object: "),
    (#"{"disable": "pair-contrast"}"#, "$extensions.contrast.disable", "It is no object: "),
    (
      #"{"disabled": {"pair-contrast": "x"}}"#, "$extensions.contrast.disabled",
      "Nothing of this name is read: "
    ),
    (#"["pair-contrast"]"#, "$extensions.contrast", "It is no object: "),
    ("false", "$extensions.contrast", "It is no object: "),
  ])
  func `an extension that is written in another way is told how to be`(
    _ row: (value: String, subject: String, flaw: String)
  ) throws {
    let text = """
      {"page": {"$type": "color", "$value": "#fff"},
       "ink": {"$type": "color", "$value": "#999", "$extensions": {"contrast": \(row.value)}}}
      """
    let found = try #require(read("a.tokens.json", text).first)
    let help = #"write {"disable": {"pair-contrast": "the reason"}}, with the rule's id and why."#
    #expect(found.subject == row.subject)
    #expect(found.flaw == row.flaw + help)
    #expect(found.rules.isEmpty)
    let report = MemoryProject([
      "rules.yml":
        "tokens: [a.tokens.json]\nappearances: [light]\npairs: [{foreground: ink, background: page}]\n",
      "a.tokens.json": text,
    ]).report()
    #expect(report.checks(of: "pair-contrast").map(\.outcome) == [.fail])
    #expect(report.checks(of: "unused-waiver").map(\.outcome) == [.fail])
    #expect(report.checks(of: "unused-waiver").first?.location.start.line == 2)
  }

  @Test func `extensions of others are left alone`() {
    #expect(
      read("a.json", #"{"a": {"$extensions": {"com.x": {"contrast": true}}, "contrast": true}}"#)
        .isEmpty)
  }
}
