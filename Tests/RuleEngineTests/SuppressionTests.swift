import Diagnostics
import Testing

@testable import RuleEngine

@Suite struct SuppressionTests {
  private func read(_ path: String, _ text: String) -> [Suppression] {
    Suppression.read(SourceFile(path: path, text: text))
  }

  /// The text that findings may begin in to be accepted.
  private func covered(_ path: String, _ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return read(path, text).filter { $0.flaw == nil }.map {
      String(decoding: bytes[$0.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
  }

  static let comments: [(String, String, String)] = [
    ("a.css", "/* ", " */"), ("a.css", "/*", "*/"), ("rules.yml", "# ", ""), ("a.yaml", "#", ""),
    ("a.md", "<!-- ", " -->"), ("a.swift", "// ", ""), ("a.swift", "/* ", " */"),
    ("a.json5", "// ", ""), ("a.json", "/* ", " */"), ("a.tsx", "// ", ""), ("a.scss", "// ", ""),
    ("a.vue", "<!-- ", " -->"), ("a.kt", "//\t", ""), ("a.html", "<!-- ", " -->"),
    ("a.html", "/* ", " */"), ("a.htm", "// ", ""), ("a.svg", "/* ", " */"),
    ("a.xml", "<!--", "-->"),
  ]

  @Test(arguments: comments)
  func `a comment in the syntax of each kind of file`(
    _ path: String, _ opening: String, _ closing: String
  ) {
    let text = """
      first
      \(opening)contrast:disable-next-line raw-color -- legacy brand \(closing)
      second
      third \(opening)contrast:disable-line raw-color, token-gamut -- legacy\(closing)
      fourth
      """
    #expect(
      covered(path, text) == [
        "second\n",
        "third \(opening)contrast:disable-line raw-color, token-gamut -- legacy\(closing)\n",
        "third \(opening)contrast:disable-line raw-color, token-gamut -- legacy\(closing)\n",
      ])
    let found = read(path, text)
    #expect(found.map(\.rules) == [["raw-color"], ["raw-color"], ["token-gamut"]])
    #expect(found.map(\.reason) == ["legacy brand", "legacy", "legacy"])
    #expect(found.map(\.location.start.line) == [2, 4, 4])
  }

  /// The kind of eslint/eslint#10334 and #15436: a comment of several lines.
  @Test(arguments: [
    ("a.css", "/* contrast:disable-next-line raw-color -- why\n   it is so */"),
    ("a.css", "/* contrast:disable-next-line raw-color --\n   why it is so */"),
    ("a.css", "/*\n   contrast:disable-next-line raw-color -- why it is so\n*/"),
    ("a.css", "/**\n * contrast:disable-next-line raw-color\n * -- why\n * it is so\n */"),
    ("a.swift", "/*\r\n  contrast:disable-next-line raw-color -- why it is so\r\n*/"),
    ("a.md", "<!--\ncontrast:disable-next-line raw-color -- why\nit is so\n-->"),
  ])
  func `a comment may have several lines`(_ path: String, _ comment: String) {
    let text = "zero\n\(comment)\none\ntwo\n"
    #expect(covered(path, text) == ["one\n"])
    #expect(read(path, text).map(\.reason) == ["why it is so"])
    let line = text.replacing("next-line", with: "line").replacing("\none", with: " one")
    #expect(covered(path, line).allSatisfy { $0.hasSuffix(" one\n") && !$0.hasPrefix("zero") })
  }

  @Test(arguments: [
    ("a.css", "/* a */ contrast:disable-line raw-color -- x"),
    ("a.css", "/**/\ncontrast:disable-line raw-color -- x"),
    ("a.swift", "//\ncontrast:disable-line raw-color -- x"),
    ("a.yml", "#\ncontrast:disable-line raw-color -- x"),
    ("a.md", "<!-- a -->\ncontrast:disable-line raw-color -- x"),
    ("a.css", "* contrast:disable-line raw-color -- x"),
  ])
  func `a comment that has ended holds no directive`(_ path: String, _ text: String) {
    #expect(read(path, text).isEmpty)
  }

  @Test func `a comment that is never closed ends with its file`() {
    let text = "/* contrast:disable-next-line raw-color -- why"
    #expect(read("a.css", text).map(\.reason) == ["why"])
  }

  @Test func `from disable to enable, rule by rule`() {
    let text = """
      // contrast:disable raw-color token-gamut -- generated
      one
      // contrast:enable raw-color
      two
      // contrast:enable
      three
      """
    let found = read("a.swift", text)
    #expect(found.map(\.flaw) == [nil, nil])
    let covered = covered("a.swift", text)
    #expect(covered[0].hasSuffix("one\n"))
    #expect(covered[1].hasSuffix("two\n"))
  }

  @Test func `what is never enabled again goes on to the end`() {
    #expect(covered("a.yml", "# contrast:disable raw-color -- all\nrest")[0].hasSuffix("\nrest"))
  }

  static let flaws: [(String, String)] = [
    ("disable-line raw-color", "It has no reason: write one behind --."),
    ("disable-line raw-color --", "It has no reason: write one behind --."),
    ("disable-line", "It names no rule."),
    ("disable-line -- because", "It names no rule."),
    (
      "disable-line raw-colour -- because", "There is no rule raw-colour (did you mean raw-color?)."
    ),
    ("disable-nextline raw-color -- x", "There is no directive of this name"),
    ("enable raw-color", "raw-color is not disabled here."),
    ("enable", "Nothing is disabled here."),
  ]

  @Test(arguments: flaws)
  func `what can't be used says why`(_ directive: String, _ flaw: String) throws {
    let found = try #require(read("a.yml", "key: 1 # contrast:\(directive)").first)
    #expect(found.flaw?.hasPrefix(flaw) ?? false, "\(found.flaw ?? "none")")
    #expect(found.rules.isEmpty)
    #expect(found.location.start.column == 8)
  }

  @Test func `disabling twice is told`() {
    let text = "// contrast:disable raw-color -- a\n// contrast:disable raw-color -- b\n"
    #expect(read("a.swift", text).map(\.flaw) == [nil, "raw-color is disabled here already."])
  }

  @Test(arguments: [
    ("a.css", "a { content: \"/* contrast:disable-line raw-color -- x */\" }"),
    ("a.css", "// contrast:disable-line raw-color -- x"),
    ("a.yml", "key: a#contrast:disable-line raw-color -- x"),
    ("a.yml", "key: \"# contrast:disable-line raw-color -- x\""),
    ("a.swift", "let s = \"// contrast:disable-line raw-color -- x\""),
    ("a.swift", "let u = \"http://contrast:8080/\""), ("a.html", "<a href=http://contrast:80>"),
    ("a.kt", "// see https://contrast:disable-line raw-color -- x"),
    ("a.swift", "// see contrast:disable-line raw-color -- x"),
    ("a.md", "contrast:disable-line raw-color -- x"),
    ("a.md", "`<!-- contrast:disable-line raw-color -- x -->`"),
    ("a.md", "```html\n<!-- contrast:disable-line raw-color -- x -->\n```\n"),
    ("a.md", "    <!-- contrast:disable-line raw-color -- x -->\n"),
  ])
  func `text that is no comment says nothing`(_ path: String, _ text: String) {
    #expect(read(path, text).isEmpty)
  }

  @Test func `an extension holds for the token or group that it stands in`() throws {
    let text = """
      {"brand": {
        "$extensions": {"contrast": {"disable": {"pair-contrast": "Being redrawn."}}, "com.x": 1},
        "ink": {"$type": "color", "$value": "#999999"}},
       "$extensions": {"contrast": {"disable": {"pair-contrast": "", "raw-colr": "x"}}}}
      """
    let found = read("a.tokens.json", text)
    #expect(found.map(\.rules) == [["pair-contrast"], [], []])
    #expect(found[0].reason == "Being redrawn.")
    #expect(covered("a.tokens.json", text)[0].hasPrefix("\"brand\""))
    #expect(covered("a.tokens.json", text)[0].hasSuffix("\"#999999\"}}"))
    #expect(found[1].flaw == "It has no reason: write one as the value of the rule's id.")
    #expect(found[2].flaw == "There is no rule raw-colr (did you mean raw-color?).")
  }

  /// A finding about a token stands at its name.
  @Test(arguments: [
    ##"{"$type": "color", "page": {"$value": "#fff"}, "a": {"$value": "#999", $}}"##,
    ##"{"$type": "color", "page": {"$value": "#fff"}, "a": {$, "$value": "#999"}}"##,
    ##"{"$type": "color", "page": {"$value": "#fff"}, "a": {"$value": "#999"}, $}"##,
    ##"{"$type": "color", $, "page": {"$value": "#fff"}, "a": {"$value": "#999"}}"##,
  ])
  func `an extension accepts what is found of its token or group`(_ tokens: String) {
    let extensions =
      #""$extensions": {"contrast": {"disable": {"pair-contrast": "Being redrawn."}}}"#
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.tokens.json]
      appearances: [light]
      pairs: [{foreground: a, background: page}]
      """,
      "a.tokens.json": tokens.replacing("$,", with: extensions + ",")
        .replacing("$}", with: extensions + "}"),
    ]).report()
    #expect(report.checks(of: "pair-contrast").map(\.waiver) == ["Being redrawn."])
    #expect(report.checks(of: "unused-waiver").map(\.outcome) == [.pass])
  }

  private func check(_ file: SourceFile, _ offset: Int, _ rule: String = "raw-color") -> Check {
    Check(
      rule: rule, subject: "x", outcome: .fail, location: file.location(Span(offset, offset + 1)))
  }

  @Test func `the innermost is the one that counts`() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        // contrast:disable raw-color -- outer
        a
        b // contrast:disable-line raw-color -- inner
        c
        // contrast:enable
        d
        """)
    var book = SuppressionBook(Suppression.read(file))
    func outcome(_ letter: Character, _ rule: String = "raw-color") -> String? {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      let line = lines.firstIndex { $0.first == letter } ?? 0
      var check = check(file, Int(file.lineStarts[line]), rule)
      book.apply(to: &check)
      return check.waiver
    }
    #expect(outcome("a") == "outer")
    #expect(outcome("b") == "inner")
    #expect(outcome("c") == "outer")
    #expect(outcome("d") == nil)
    #expect(outcome("a", "token-gamut") == nil)
    #expect(book.matches == [2, 1])
  }

  /// Lines by lines against looking at every suppression in turn.
  @Test func `many suppressions are found as by looking at each`() {
    var text = ""
    for number in 0..<200 {
      if number % 17 == 0 { text += "// contrast:disable token-gamut -- b\(number)\n" }
      text +=
        "x\(number)" + (number % 3 == 0 ? " // contrast:disable-line token-gamut -- \(number)" : "")
      text += number % 5 == 0 ? "\n// contrast:disable-next-line token-gamut -- n\(number)\n" : "\n"
      if number % 17 == 11 { text += "// contrast:enable\n" }
    }
    let file = SourceFile(path: "a.swift", text: text)
    let all = Suppression.read(file)
    #expect(all.count > 100)
    var book = SuppressionBook(all)
    for start in file.lineStarts where Int(start) < file.bytes.count {
      var check = check(file, Int(start), "token-gamut")
      book.apply(to: &check)
      let expected = all.filter { $0.flaw == nil && $0.range.contains(Int(start)) }
      #expect((check.outcome == .waived) == !expected.isEmpty)
      if let reason = check.waiver { #expect(expected.map(\.reason).contains(reason)) }
    }
  }

  @Test func `a line full of directives is read once`() {
    let text = String(repeating: "# contrast:disable-line raw-color ", count: 50_000)
    #expect(read("a.yml", text).count == 1)
  }

  @Test func `a run accepts, and tells what has no effect`() {
    let project = MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light]
      pairs: [{foreground: [ink, soft], background: page}]
      """,
      "tokens.css": """
      :root {
        --page: #fff;
        /* contrast:disable-next-line pair-contrast -- known */
        --soft: #999;
        --ink: #000; /* contrast:disable-line pair-contrast -- not needed */
      }
      """,
    ])
    let report = project.report()
    let pairs = report.checks(of: "pair-contrast")
    #expect(pairs.map(\.outcome) == [.waived, .pass])
    #expect(pairs[0].acceptance == .comment)
    let waivers = report.checks(of: "unused-waiver")
    #expect(waivers.map(\.outcome) == [.pass, .fail])
    #expect(
      waivers[1].message
        == "contrast:disable-line pair-contrast: No finding is there to disable")
    var partial = Runner.Options.test
    partial.skippedRules = ["pair-contrast"]
    #expect(project.report("rules.yml", partial).checks(of: "unused-waiver").isEmpty)
  }

  @Test func `a waiver of unused waivers is used by them and not by itself`() {
    func outcomes(_ waivers: String) -> [Outcome] {
      MemoryProject([
        "rules.yml": """
        tokens: [t.css]
        appearances: [light]
        pairs: [{foreground: ink, background: page}]
        waivers: [\(waivers)]
        """,
        "t.css": ":root { --page: #fff; --ink: #111; }",
      ]).report().checks(of: "unused-waiver").map(\.outcome)
    }
    let lost = "{rule: pair-contrast, subject: zzz, reason: Once.}"
    let general = "{rule: unused-waiver, subject: \"*\", reason: On their way out.}"
    #expect(outcomes(lost) == [.fail])
    #expect(outcomes(lost + ", " + general) == [.waived, .pass])
    #expect(outcomes(general) == [.fail])
  }
}
