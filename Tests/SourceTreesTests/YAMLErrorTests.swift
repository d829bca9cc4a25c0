import Diagnostics
import SourceTrees
import Testing

/// What is wrong is said with its place, and with what to do where that can be said.
@Suite struct YAMLErrorTests {
  private func failure(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
    -> SourceError?
  {
    error(
      of: { () throws(SourceError) in try YAML.parse(SourceFile(path: "t.yml", text: text)) },
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("a: b: c", "1:4", "a mapping can't begin on this line"),
    (
      "a:\n  b: 1\n c: 2", "3:2",
      "the line is indented by 1, the keys of the mapping before it by 0"
    ),
    ("a: 1\n  b: 2", "2:4", "a key can't begin here"),
    ("a:\n  - b\n - c", "3:2", "the line is indented by 1, the keys of the mapping before it by 0"),
    ("- a\nb", "2:1", "expected - , found b"),
    ("a\nb: c", "2:2", "a key can't begin here"),
    ("a: 1\nb", "2:2", "expected a colon behind the key, found the end of the file"),
    ("a: 1\nb c d\ne: 2", "2:6", "expected a colon behind the key, found the end of the line"),
    ("a: - b", "1:4", "a sequence can't begin on this line"),
    ("a: 1\n- b", "2:1", "an element of a sequence can't stand among the keys of a mapping"),
    ("a:\n\tb: 1", "2:1", "a tab can't indent"),
    ("a:\n  b: 1\n\tc: 2", "3:1", "a tab can't indent"),
    ("-\t- a", "1:2", "a tab can't indent"),
    ("a: \"b\" c", "1:8", "expected the end of the line, found c"),
    ("a: [b] c", "1:8", "expected the end of the line, found c"),
    ("\"a\":b", "1:5", "expected a space behind the colon"),
    (
      "a: [b, c", "1:9",
      "expected ], found the end of the file; the [ at line 1, column 4 is not closed"
    ),
    (
      "a: {b: c\nd: e", "2:1", "expected the line to be indented deeper than the block around the {"
    ),
    ("a: {b: c]", "1:9", "expected }, found ]; the { at line 1, column 4 is not closed"),
    ("[a\n---\n]", "2:1", "expected ], found ---; the [ at line 1, column 1 is not closed"),
    ("[a, , b]", "1:5", "expected a value, found a comma"),
    ("{a b: c, \"d\" e}", "1:14", "expected a colon, a comma or }, found e"),
    ("[\"a\" b]", "1:6", "expected a comma or ], found b"),
    ("[a,#b\n]", "1:4", "a comment needs a space before it"),
    ("a: \"b", "1:4", "the quoted text that begins here is not closed"),
    (
      "a: 'b\nc: d'", "2:1",
      "expected the line to be indented deeper than the block around the quoted text"
    ),
    ("'a\n---\n'", "1:1", "the quoted text that begins here is not closed"),
    ("a: \"\\q\"", "1:5", "a backslash can't stand before q"),
    ("a: \"\\u12\"", "1:9", "expected 4 hexadecimal digits, found a quote"),
    ("a: \"\\U00110000\"", "1:5", "there is no such character"),
    ("a: \"\\ud800\"", "1:5", "half of a surrogate pair is no character"),
    ("a: @b", "1:4", "a plain text can't begin with @"),
    ("a: `b", "1:4", "a plain text can't begin with `"),
    ("a: %b", "1:4", "a plain text can't begin with %"),
    ("a: ]", "1:4", "expected a value, found ]"),
    (
      "a: |x\n b", "1:5",
      "expected an indentation from 1 to 9, +, - or the end of the line, found x"
    ),
    (
      "a: |0\n b", "1:5",
      "expected an indentation from 1 to 9, +, - or the end of the line, found 0"
    ),
    ("a: |\n   \n  b", "3:3", "an empty line before the text is indented deeper than the text"),
    ("a: >#c\n b", "1:5", "a comment needs a space before it"),
    ("a: *b", "1:4", "no anchor before this is named b"),
    ("&a [*a]", "1:5", "an alias can't mean a node that it stands in"),
    ("&a &b c", "1:4", "a node can't have two anchors"),
    ("!a !b c", "1:4", "a node can't have two tags"),
    ("a: &b x\nc: &d *b", "2:4", "an alias has no anchor or tag of its own"),
    ("- & a", "1:4", "expected a name, found a space"),
    ("&a - b", "1:4", "a block collection begins on the line behind its anchor or tag"),
    ("a: 1\n\"b\n  c\": 2", "2:1", "a key can't go over several lines"),
    ("a: 1\n[b,\n c]: 2", "2:1", "a key can't go over several lines"),
    ("!<!> a", "1:3", "expected a tag that begins with ! or a scheme, found !"),
    ("!<$:?> a", "1:3", "expected a tag that begins with ! or a scheme, found $"),
    ("!e! a", "1:1", "a tag needs a name behind its handle"),
    ("!e!x a", "1:1", "the document declares no tag handle !e!"),
    ("!<a b", "1:4", "expected >, found a space"),
    ("!!str, x", "1:6", "expected a space, found a comma"),
    ("!a!!b c", "1:4", "expected a character of a tag, found !"),
    ("%YAML 2.0\n---\na", "1:1", "YAML 2.0 can't be read"),
    ("%YAML 1.2", "1:10", "expected --- behind the directives, found the end of the file"),
    ("%YAML 1.2\n%YAML 1.2\n---", "2:1", "a document can't have two %YAML directives"),
    ("%YAML x\n---", "1:1", "expected %YAML and a version such as 1.2"),
    ("%TAG !a\n---", "1:1", "expected %TAG, a handle such as !e! and a prefix"),
    ("a\n...\nb\n... c", "4:5", "expected a comment or the end of the line, found c"),
    ("a: \"x\"\n%YAML 1.2\n---", "2:1", "a plain text can't begin with %"),
    ("[a]\nb", "2:1", "expected the end of the document, found b"),
    ("a: \u{1}", "1:4", "the control character U+0001 can't stand in YAML"),
    ("a: \0b", "1:4", "the control character U+0000 can't stand in YAML"),
    ("{a:[b]}", "1:4", "expected a space behind the colon"),
    ("[-]", "1:2", "expected a value, found -"), ("[a: b: c]", "1:6", "a colon can't stand here"),
  ]) func `an error says what is wrong and where`(
    text: String, expectedPlace: String, message: String
  ) {
    let failure = failure(text)
    #expect(failure?.message == message, "\(text)")
    #expect(place(failure) == expectedPlace, "\(text)")
    // Multi-byte text before it moves nothing but what it must: the place is on the next line.
    let moved = self.failure("# é讲👍\n" + text)
    if !text.hasPrefix("%"), !message.contains(" at line ") {
      #expect(moved?.message == message)
      #expect(moved.map { $0.location.start.line - 1 } == failure?.location.start.line)
      #expect(moved?.location.start.column == failure?.location.start.column)
    }
  }

  @Test func `a swallowed colour is told how to be quoted`() {
    #expect(
      failure("a: [#fff]")?.help == "#fff is a comment here; to make it a value, quote it: \"#fff\""
    )
    #expect(failure("a: {b: #c2410c}\nc: d")?.help == "indent it by 1 space or more")
    #expect(failure("{b: #c2410c}\n")?.help?.contains("quote it: \"#c2410c\"") == true)
    #expect(failure("[ #fff, #000 ]\n")?.help?.contains("quote it: \"#fff\"") == true)
    #expect(failure("a: 'b'#fff")?.message == "a comment needs a space before it")
  }

  @Test func `the usual slips are told what to do`() {
    #expect(failure("a: b: c")?.help?.contains("quote a value that has a colon in it") == true)
    #expect(failure("a:\n\tb: 1")?.help == "use spaces")
    #expect(failure("*a: b")?.help == "put a space before the colon")
    #expect(failure("a: 1\nb c")?.help == "write `key: value`; a key is on one line")
  }

  @Test func `bytes that are not UTF-8 are an error with their place`() {
    let bytes = Array("a: é\nb: ".utf8) + [0xC3, 0x28]
    let failure = error { () throws(SourceError) in
      try YAML.parse(SourceFile(path: "t", bytes: bytes))
    }
    #expect(failure?.message == "the byte 0xC3 is not UTF-8 here")
    #expect(place(failure) == "2:4")
  }
}
