import Diagnostics
import SourceTrees
import Testing

func swiftSource(_ text: String) -> SwiftSource {
  SwiftSource(SourceFile(path: "a.swift", text: text))
}

/// Tokens as `kind:text`, punctuation as itself.
private func tokens(_ text: String) -> String {
  let source = swiftSource(text)
  return source.tokens.indices.map { index in
    switch source.tokens[index].kind {
    case .identifier, .pound, .number, .operation, .period, .comma, .colon, .semicolon, .at,
      .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace:
      source.text(index)
    default: "\(source.tokens[index].kind):\(source.text(index))"
    }
  }.joined(separator: " ")
}

private func messages(_ text: String) -> [String] {
  swiftSource(text).errors.map { "\($0.location.span.start): \($0.message)" }
}

@Suite struct `Swift tokens` {
  @Test(arguments: [
    ("let a = b.c", "let a = b . c"),
    ("a?.b!", "a ? . b !"),
    ("1...2", "1 ... 2"),
    ("x.0.1", "x . 0 . 1"),
    ("a..<b", "a ..< b"),
    ("$0.x", "$0 . x"),
    ("`class`.a", "`class` . a"),
    ("@objc(X)", "@ objc ( X )"),
    ("#if os(iOS)", "#if os ( iOS )"),
    ("#colorLiteral(red: 1)", "#colorLiteral ( red : 1 )"),
    ("f { $0 }", "f { $0 }"),
    ("-> Color?", "-> Color ?"),
    ("a<b>()", "a < b > ( )"),
    ("x = -1", "x = - 1"),
    ("a; b", "a ; b"),
    ("\\.a", "unknown:\\ . a"),
    ("# a", "unknown:# a"),
    ("", ""),
    ("``", "unknown:` unknown:`"),
    ("`a b`", "`a b`"),
  ]) func `names and punctuation`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("let 👷 = Color.red /* 👩‍👩‍👧 */", "let 👷 = Color . red"),
    ("颜色.红", "颜色 . 红"),
    ("a ≤ b", "a ≤ b"),
    ("é\u{301}x", "é\u{301}x"),
    ("a→b", "a → b"),
    ("\u{A0}a\u{3000}b", "a b"),
  ]) func `names beyond ASCII`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("0xFF_00", "0xFF_00"),
    ("0b1010", "0b1010"),
    ("0o17", "0o17"),
    ("1_000.5e-3", "1_000.5e-3"),
    ("1.description", "1 . description"),
    ("1.0.description", "1.0 . description"),
    ("0x1.8p3", "0x1.8p3"),
    ("0xA.b", "0xA . b"),
    ("12px", "12px"),
    ("1e5", "1e5"),
  ]) func `numbers`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("a // b\nc", "a c"),
    ("a /* b /* c */ d */ e", "a e"),
    ("a/**/b", "a b"),
    ("/*/ */ a", "a"),
    ("/// doc\na", "a"),
    ("#!/usr/bin/swift\na", "a"),
    ("a +// b\n c", "a + c"),
    ("a+/*b*/c", "a + c"),
    ("//", ""),
    ("/***/a", "a"),
  ]) func `comments, which nest`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test func `comments are kept with their places`() {
    let source = swiftSource("a // é\n/* b /* c */ */ d /// e")
    #expect(source.comments.map(source.file.text) == ["// é", "/* b /* c */ */", "/// e"])
  }

  @Test(arguments: [
    (#""a""#, #"string:"a""#),
    (#""a\"b""#, #"string:"a\"b""#),
    (##"#"a"b"#"##, ##"string:#"a"b"#"##),
    (###"##"a"#b"##"###, ###"string:##"a"#b"##"###),
    (##"#"\n\#n"#"##, ##"string:#"\n\#n"#"##),
    (#""""#, #"string:"""#.replacing("\"\"", with: "\"\"")),
    ("\"\"\"\n a \"b\"\n \"\"\"", "string:\"\"\"\n a \"b\"\n \"\"\""),
    ("\"\"\"\n\\\"\"\"\n\"\"\"x", "string:\"\"\"\n\\\"\"\"\n\"\"\" x"),
    ("#\"\"\"\n\"\"\"\n\"\"\"#", "string:#\"\"\"\n\"\"\"\n\"\"\"#"),
    ("#\"\"\"#", "string:#\"\"\"#"),
    ("\"// a\" b", "string:\"// a\" b"),
    ("\"/*\" b", "string:\"/*\" b"),
    ("\"漢\\u{1F477}\"", "string:\"漢\\u{1F477}\""),
  ]) func `strings, raw ones and those over lines`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected.replacing("string:\"\"\"\"", with: "string:\"\""))
  }

  @Test(arguments: [
    (#""a\(b)c""#, #"stringStart:"a\( b stringEnd:)c""#),
    (#""\(a)\(b)""#, #"stringStart:"\( a stringMiddle:)\( b stringEnd:)""#),
    (#""\(f("x", (1)))""#, #"stringStart:"\( f ( string:"x" , ( 1 ) ) stringEnd:)""#),
    (#""\("\(a)")""#, #"stringStart:"\( stringStart:"\( a stringEnd:)" stringEnd:)""#),
    (##"#"\(a)\#(b)"#"##, ##"stringStart:#"\(a)\#( b stringEnd:)"#"##),
    (#""\\(a)""#, #"string:"\\(a)""#),
    ("\"\"\"\n\\(a)\n\"\"\"", "stringStart:\"\"\"\n\\( a stringEnd:)\n\"\"\""),
    (#""\(a /* ) */)" b"#, #"stringStart:"\( a stringEnd:)" b"#),
  ]) func `code in strings`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("x = /a\"b/; c", "x = regex:/a\"b/ ; c"),
    ("a / b / c", "a / b / c"),
    ("a/b/c", "a / b / c"),
    ("f(/a/)", "f ( regex:/a/ )"),
    ("return /{/", "return regex:/{/"),
    ("(a) / b", "( a ) / b"),
    ("1/2/3", "1 / 2 / 3"),
    ("[/,/]", "[ regex:/,/ ]"),
    ("f(/, 1)", "f ( / , 1 )"),
    ("x = / a/", "x = / a /"),
    ("x = /a /", "x = / a /"),
    ("a! / b / c", "a ! / b / c"),
    ("x = /a\\/b/", "x = regex:/a\\/b/"),
    ("x = /a", "x = / a"),
    ("a.split(separator: /\\s*,\\s*/)", "a . split ( separator : regex:/\\s*,\\s*/ )"),
    ("#/a/b/#", "regex:#/a/b/#"),
    ("##/a/#b/##", "regex:##/a/#b/##"),
    ("#/(\\{(?<k>\\w+)\\})/#", "regex:#/(\\{(?<k>\\w+)\\})/#"),
    ("#/\n a { \" # c\n/#", "regex:#/\n a { \" # c\n/#"),
    ("#/a\nb", "unknown:#/ a b"),
    ("x } / y / z", "x } / y / z"),
  ]) func `regular expressions, which are no divisions`(_ text: String, _ expected: String) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("\"a\nb", "0: this string is not closed"),
    ("\"\"\"\na", "0: this string is not closed"),
    ("\"\\(a", "0: this string is not closed"),
    ("/* /* */", "0: this comment is not closed before the end of the file"),
    ("#/a", "0: this regular expression is not closed"),
    ("f(a", "1: this bracket is not closed"),
    ("a)", "1: this bracket closes nothing"),
    ("{(}", "1: this bracket is not closed"),
    ("#\"a\"", "0: this string is not closed"),
  ]) func `what is not closed is an error with its place`(_ text: String, _ error: String) {
    #expect(messages(text).contains(error), "\(messages(text))")
  }

  @Test func `what follows something unclosed is still found`() {
    #expect(tokens("let a = \"b\nlet c = Color(red: 1)").hasSuffix("let c = Color ( red : 1 )"))
    let source = swiftSource(
      "let p = #/(\\{(?<k>\\w+)\\})/#; let c = Color(red: 1, green: 0, blue: 0)")
    #expect(source.calls.map(\.path) == [["Color"]])
    #expect(source.errors.isEmpty)
  }

  @Test func `places are bytes in the file`() {
    let source = swiftSource("\u{FEFF}/* 👩‍👩‍👧 */ x = \"漢\"\r\n y")
    #expect(source.tokens.map { source.file.text($0.span) } == ["x", "=", "\"漢\"", "y"])
    #expect(source.tokens.map(\.startsLine) == [true, false, false, true])
    #expect(
      source.file.position(at: Int(source.tokens[0].span.start)) == Position(line: 1, column: 16))
  }

  @Test func `brackets are matched`() {
    let source = swiftSource("f(a, [b, {c}]) \"\\(d)\"")
    #expect(source.closer(of: 1) == 11)
    #expect(source.closer(of: 11) == 1)
    #expect(source.contents(of: 4) == 5..<10)
    #expect(source.after(1) == 12)
    #expect(source.after(0) == 1)
    #expect(source.closer(of: 12) == 14)
    #expect(swiftSource("f(a").closer(of: 1) == 3)
    #expect(swiftSource("{ f(a } b").closer(of: 0) == 4)
  }

  @Test(arguments: ["(", "{", "[", "\"\\(", "/*", "f(", "\"\"\"\\(", "{(["])
  func `nesting as deep as one likes is no crash`(_ opening: String) {
    let source = swiftSource(String(repeating: opening, count: 20000))
    #expect(!source.errors.isEmpty)
    #expect(source.errors.count <= 100)
    _ = (source.declarations.count, source.calls.count, source.expression(0..<source.tokens.count))
  }
}

@Suite struct `Swift literals` {
  @Test(arguments: [
    ("0xFF", 255.0, 255 as UInt64?, 2 as Int?),
    ("0x00_FF", 255, 255, 4),
    ("12", 12, 12, nil),
    ("1_0", 10, 10, nil),
    ("0.5", 0.5, nil, nil),
    ("1e2", 100, nil, nil),
    ("0b11", 3, 3, nil),
    ("0o17", 15, 15, nil),
    ("0x1.8p1", 3, nil, nil),
    ("0xFFFFFFFF", 4294967295, 4294967295, 8),
    ("0x061724", 399140, 399140, 6),
  ]) func `numbers`(_ text: String, _ value: Double, _ integer: UInt64?, _ digits: Int?) {
    let source = swiftSource(text)
    #expect(source.number(0) == value)
    #expect(source.integer(0) == integer)
    #expect(source.hexDigits(0) == digits)
  }

  @Test func `what is no number has no value`() {
    for text in ["0xG", "12px", "a", "\"1\"", "0b12", "0x", "99999999999999999999x"] {
      #expect(swiftSource(text).number(0) == nil, "\(text)")
      #expect(swiftSource(text).hexDigits(0) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (#""a""#, "a"),
    (#""a\"\\\n\t\r\0""#, "a\"\\\n\t\r\0"),
    (#""\u{1F477}\u{e9}""#, "👷é"),
    (#""\u{110000}\u{}""#, "\u{FFFD}\u{FFFD}"),
    (##"#"a\n\#n"#"##, "a\\n\n"),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"),
    ("\"\"\"\n  a\\\n  b\n  \"\"\"", "ab"),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
    ("\"\"", ""),
    ("\"漢\"", "漢"),
    ("\"a", "a"),
    ("#\"\"\"#", "\""),
    ("\"\"\"\n\"\"\"", ""),
    (#""\'""#, "'"),
  ]) func `strings`(_ text: String, _ value: String) {
    #expect(swiftSource(text).string(0) == value)
  }

  @Test func `a string with code in it has no text`() {
    #expect(swiftSource(#""\(a)""#).string(0) == nil)
    #expect(swiftSource("a").string(0) == nil)
  }
}
