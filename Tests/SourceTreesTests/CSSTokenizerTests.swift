import Diagnostics
import SourceTrees
import Testing

/// Tokens as `kind:text`, whitespace as `_`.
private func tokens(_ css: String) -> String {
  let tokenizer = CSSTokenizer(css)
  return tokenizer.map { token in
    switch token.kind {
    case .whitespace: "_"
    case .delim, .colon, .semicolon, .comma, .closeParenthesis, .closeBracket, .closeBrace,
      .openParenthesis, .openBracket, .openBrace:
      tokenizer.text(of: token)
    case .dimension:
      "dimension:\(tokenizer.text(of: token))|"
        + CSSText.decode(tokenizer.bytes, token.unit.range)
    default: "\(token.kind):\(tokenizer.text(of: token))"
    }
  }.joined(separator: " ")
}

/// Cases of the kind of css-parsing-tests' `component_value_list`, from CSS Syntax 3 §4.3.
@Suite struct `CSS tokens` {
  @Test(arguments: [
    ("red", "ident:red"),
    ("-x", "ident:-x"),
    ("--", "ident:--"),
    ("--x", "ident:--x"),
    ("-", "-"),
    ("-0", "number:-0"),
    ("_é漢👷", "ident:_é漢👷"),
    ("a1-b", "ident:a1-b"),
    ("rgb(", "function:rgb"),
    ("@media", "atKeyword:media"),
    ("@--x", "atKeyword:--x"),
    ("@", "@"),
    ("@1", "@ number:1"),
    ("#fff", "idHash:fff"),
    ("#123", "hash:123"),
    ("#-", "hash:-"),
    ("#--", "idHash:--"),
    ("#", "#"),
    ("# a", "# _ ident:a"),
  ]) func `names, hashes and at-keywords`(_ css: String, _ expected: String) {
    #expect(tokens(css) == expected)
  }

  @Test(arguments: [
    ("12", "number:12"),
    ("+.5", "number:+.5"),
    ("-1.5e3", "number:-1.5e3"),
    ("1.", "number:1 ."),
    ("1..5", "number:1 . number:.5"),
    (".", "."),
    ("+", "+"),
    ("1e", "dimension:1|e"),
    ("1e-", "dimension:1|e-"),
    ("1e-2", "number:1e-2"),
    ("1E+5px", "dimension:1E+5|px"),
    ("50%", "percentage:50"),
    ("1--x", "dimension:1|--x"),
    ("1-2", "number:1 number:-2"),
    (#"1\65 3"#, "dimension:1|e3"),
    ("1-->", "dimension:1|-- >"),
    ("240 5.9% 10%", "number:240 _ percentage:5.9 _ percentage:10"),
  ]) func `numbers, percentages and dimensions`(_ css: String, _ expected: String) {
    #expect(tokens(css) == expected)
  }

  @Test(arguments: [
    (#""a\"b""#, #"string:a"b"#),
    ("'a\\\nb'", "string:ab"),
    ("'a\\\r\nb'", "string:ab"),
    ("'a", "string:a"),
    ("'a\\", "string:a"),
    ("'a\nb", "badString:a _ ident:b"),
    ("''", "string:"),
    ("'", "string:"),
    ("\"漢\"", "string:漢"),
  ]) func `strings`(_ css: String, _ expected: String) {
    #expect(tokens(css) == expected)
  }

  @Test(arguments: [
    ("url(a.svg#fade)", "url:a.svg#fade"),
    ("URL( a )", "url:a"),
    ("url()", "url:"),
    ("url(a", "url:a"),
    (#"url(a\)b)"#, "url:a)b"),
    ("url(a b)c", "badURL:a ident:c"),
    ("url(a'b\\)c)d", "badURL:a ident:d"),
    (#"u\72l(x)"#, "url:x"),
    (#"\75 RL(x)"#, "url:x"),
    ("url('a')", "function:url string:a )"),
    ("url( \"a\")", "function:url _ string:a )"),
    ("url(\u{1})", "badURL:"),
    ("url(/**/)", "url:/**/"),
    ("urls(a)", "function:urls ident:a )"),
  ]) func `addresses`(_ css: String, _ expected: String) {
    #expect(tokens(css) == expected)
  }

  @Test(arguments: [
    (#"\66 oo"#, "ident:foo"),
    (#"\000066oo"#, "ident:foo"),
    (#"\0"#, "ident:\u{FFFD}"),
    (#"\d800"#, "ident:\u{FFFD}"),
    (#"\110000"#, "ident:\u{FFFD}"),
    (#"\1F477 x"#, "ident:👷x"),
    (#"\-"#, "ident:-"),
    ("\\", "ident:\u{FFFD}"),
    ("\\\na", "\\ _ ident:a"),
    (#"a\ b"#, "ident:a b"),
    (#"-\66"#, "ident:-f"),
    (#"#\31 a"#, "idHash:1a"),
    ("\\66\r\noo", "ident:foo"),
    ("a\0b", "ident:a\u{FFFD}b"),
    ("\\漢", "ident:漢"),
  ]) func `escapes`(_ css: String, _ expected: String) {
    #expect(tokens(css) == expected)
  }

  @Test(arguments: [
    ("a/**/b", "ident:a comment:/**/ ident:b"),
    ("/*", "comment:/*"),
    ("/*/", "comment:/*/"),
    ("/**/*/", "comment:/**/ * /"),
    ("<!--a-->", "openMark:<!-- ident:a-- >"),
    ("<!---->", "openMark:<!-- closeMark:-->"),
    ("<!-", "< ! -"),
    ("-->", "closeMark:-->"),
    ("a:b;c,d", "ident:a : ident:b ; ident:c , ident:d"),
    ("{[(}])", "{ [ ( } ] )"),
    (" \t\r\n\u{C}", "_"),
    ("", ""),
  ]) func `comments, marks and punctuation`(_ css: String, _ expected: String) {
    #expect(tokens(css) == expected)
  }

  @Test func `spans cover a text without gaps`() {
    let css = "é\r\n:root { --a: url( x ) 1e3px/*漢*/ 'a\\\r\nb' #fff }\\"
    var end: UInt32 = 0
    for token in CSSTokenizer(css) {
      #expect(token.span.start == end)
      #expect(token.content.start >= token.span.start && token.content.end <= token.span.end)
      end = token.span.end
    }
    #expect(Int(end) == css.utf8.count)
  }

  @Test func `a range of a text is read as if it stood alone`() {
    let bytes = Array("xx 12 34) yy".utf8)
    let tokens = Array(CSSTokenizer(bytes, in: 3..<8))
    #expect(tokens.map(\.kind) == [.number, .whitespace, .number])
    #expect(tokens.last?.span == Span(6, 8))
    #expect(Array(CSSTokenizer(bytes, in: 10..<99)).count == 1)
    #expect(Array(CSSTokenizer(bytes, in: 50..<60)).isEmpty)
  }

  @Test func `only a number without point and exponent is an integer`() {
    #expect(
      CSSTokenizer("1 +2 1.0 1e3 3px").filter { !$0.isTrivia }.map(\.isInteger) == [
        true, true, false, false, true,
      ])
  }

  @Test func `brackets are matched`() {
    let list = CSSTokenList("var(--a, rgb(1, [2], 3)), b")
    #expect(list.isNamed(list[0], "var"))
    let parts = list.split(list.contents(of: 0), at: .comma).map { list.source(list.span($0)) }
    #expect(parts == ["--a", "rgb(1, [2], 3)"])
    #expect(list.split(0..<list.count, at: .comma).count == 2)
    #expect(list.strayCloser == nil)
  }

  @Test func `brackets that don't match are no bounds`() {
    let open = CSSTokenList("f(a, (b")
    #expect(open.closer(of: 0) == open.count)
    #expect(open.after(0) == open.count)
    #expect(open.split(open.contents(of: 0), at: .comma).count == 2)
    let stray = CSSTokenList("f(a ] b) }")
    #expect(stray.strayCloser?.kind == .closeBracket)
    #expect(stray[stray.closer(of: 0)].kind == .closeParenthesis)
  }
}
