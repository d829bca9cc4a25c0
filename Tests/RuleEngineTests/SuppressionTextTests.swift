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

  /// By the ending of the file.
  private static let strings: [(ending: String, text: String)] = [
    ("kt", "val s = \"a \(directive)\""), ("kt", "val s = \"a \\\" \(directive)\""),
    ("kt", "val s = \"\"\"\n  \(directive)\n  \"\n  \(directive)\n\"\"\""),
    ("kt", "val s = \"${f(\"\(directive)\")}\""), ("kt", "val s = \"${a + \"b\"} \(directive)\""),
    ("kt", "val c = '\"'; val s = \"x\(directive)\""),
    ("java", "String s = \"\"\"\n  \\\"\"\"\n  \(directive)\n  \"\"\";"),
    ("java", "char c = '\"'; s(\" \(directive)\");"),
    ("dart", "var s = '''\n  \(directive)\n''';"), ("dart", "var s = ' ${f('\(directive)')}';"),
    ("js", "const s = ' \(directive)'"), ("ts", "const s = `a\n  \(directive)\n`"),
    ("tsx", "const s = `${f({a: `b ${c} \(directive)`})} \(directive)`"),
    ("js", "const r = /[/\"]/; const s = \" \(directive)\""),
    ("mjs", "const q = a / b / c + \" \(directive)\""),
    ("js", "return /`/.test(' \(directive)')"),
    ("js", "const r = / contrast:disable raw-color -- x/"),
    ("scss", "$a: \" \(directive)\";"),
    ("scss", "$a: \"#{f(\"\(directive)\")} \(directive)\";"),
    ("less", "@a: 'x\(directive)';"),
    ("css", "a { content: \" /* contrast:disable raw-color -- x */\" }"),
    ("scss", "a { b: url(http://x.y/z); c: \" \(directive)\" }"),
    ("m", "id s = @\" \(directive)\";"),
  ]

  @Test(arguments: strings)
  func `text in strings of other languages is no directive`(_ ending: String, _ text: String) {
    let comment = ending == "css" ? "/* contrast:disable raw-color -- x */" : Self.directive
    #expect(read("a." + ending, text).isEmpty)
    #expect(read("a." + ending, text + "\n\(comment)\n").count == 1)
    #expect(read("a." + ending, "\(comment)\n" + text).count == 1)
  }

  @Test(arguments: [
    ("kt", "val s = \"//\" \(directive)"), ("kt", "val c = '\"' \(directive)"),
    ("kt", "val s = \"not closed\n\(directive)"),
    ("kt", "val s = \"${a /* contrast:disable raw-color -- x */}\""),
    ("kt", "// \"\"\"\n\(directive)\n// \"\"\""), ("kt", "val s = \"\"\"a\\\"\"\" \(directive)"),
    ("js", "const s = `${a /* contrast:disable raw-color -- x */} b`"),
    ("js", "const r = /\"/ \(directive)"), ("js", "const r = /[/'`]/g\n\(directive)"),
    ("js", "const q = (a) / b \(directive)"), ("js", "const q = a[0] / 2 \(directive)"),
    ("jsx", "<p>Don't</p> {/* contrast:disable raw-color -- x */}"),
    ("tsx", "<p>a `b` c</p>\n{/* contrast:disable raw-color -- x */}"),
    ("ts", "type A<'a'> = 1 \(directive)"), ("ts", "/* ` */ \(directive)"),
    ("scss", "$a: 'it'; \(directive)"), ("scss", "a { b: url(http://x.y/z) }\n\(directive)"),
    ("scss", "// don't\n\(directive)"),
    ("css", "a { content: \"'\" } /* contrast:disable raw-color -- x */"),
    ("rs", "fn f<'a>(x: &'a str) {} \(directive)"), ("vue", "<p>Don't \"</p>\n\(directive)"),
  ])
  func `a comment beside and within strings of other languages is one`(
    _ ending: String, _ text: String
  ) {
    #expect(read("a." + ending, text).map(\.rules) == [["raw-color"]])
  }

  @Test(arguments: ["js", "kt", "scss", "java"])
  func `hostile strings end soon`(_ ending: String) {
    let pieces = [
      "\"${", "`${`", "'\n", "\"#{\"", "/", "\\", "{", "}", "\"\"\"", "/*", "a/", "/[", "\\\"",
      "\"\\",
    ]
    for piece in pieces {
      _ = read("a." + ending, String(repeating: piece, count: 20_000) + Self.directive)
    }
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
