import Diagnostics
import SourceTrees
import Testing

private func text(_ source: String) -> MarkdownText {
  markdown(source).blocks.first?.text ?? MarkdownText()
}

/// Pieces as `text`, `[code]` or `!image!`.
private func pieces(_ source: String) -> String {
  let text = text(source)
  return text.pieces.map { piece in
    switch piece.kind {
    case .text: text.string(piece)
    case .code: "[\(text.string(piece))]"
    case .image: "!\(text.string(piece))!"
    }
  }.joined()
}

@Suite struct `Markdown text` {
  @Test(arguments: [
    ("`a`", "[a]"),
    ("``a`b``", "[a`b]"),
    ("`` ` ``", "[`]"),
    ("`  `", "[  ]"),
    ("` a`", "[ a]"),
    ("` a `", "[a]"),
    ("`a\nb`", "[a b]"),
    ("`a", "`a"),
    ("`a``", "`a``"),
    ("\\`a`", "`a`"),
    ("\\``a`", "`[a]"),
    ("`a\\`", "[a\\]"),
    ("`a` / `b`", "[a] / [b]"),
    ("`a``b`", "[a``b]"),
    ("*`a*`", "*[a*]"),
    ("`#FAF9F5` (不变)", "[#FAF9F5] (不变)"),
    ("<code>rgb(1, 2, 3)</code><br>x", "[rgb(1, 2, 3)]\nx"),
    ("<code>a", "[a]"),
    ("a</code>b", "ab"),
  ]) func `code spans`(_ source: String, _ expected: String) {
    #expect(pieces(source) == expected)
  }

  @Test(arguments: [
    ("**3.0 : 1** on coral", "3.0 : 1 on coral"),
    ("*a* _b_ __c__ ***d***", "a b c d"),
    ("a*b*c", "abc"),
    ("a_b_c", "a_b_c"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("**a", "**a"),
    ("**a*", "*a"),
    ("*a**", "a*"),
    ("*a **b** c*", "a b c"),
    ("~~a~~ ~b~ ~~~c~~~", "a b ~~~c~~~"),
    ("~~a~", "~~a~"),
    ("**重要。**然后", "重要。然后"),
    ("**“引”**字", "“引”字"),
    ("这是**粗体**字", "这是粗体字"),
    ("snake_case_name and __init__", "snake_case_name and init"),
    ("*a*b**c**", "abc"),
    ("a****", "a****"),
    ("**A（B）**C", "A（B）C"),
    ("（_a_）", "（a）"),
    ("** a **", "** a **"),
    ("*foo**bar*", "foo**bar"),
    ("foo***bar***baz", "foobarbaz"),
    ("*(**foo**)*", "(foo)"),
    ("\\*a*", "*a*"),
    ("*a\nb*", "a\nb"),
  ]) func `emphasis`(_ source: String, _ expected: String) {
    #expect(pieces(source) == expected)
  }

  @Test(arguments: [
    ("[a](b)", "a"),
    ("[a *b*](<c d> \"e\") f", "a b f"),
    ("[`a`](/b)", "[a]"),
    ("[a](b c)", "[a](b c)"),
    ("[a] (b)", "[a] (b)"),
    ("[a](b(c)d)e", "ae"),
    ("![alt *x*](b.png)c", "!alt x!c"),
    ("[![a](b)](c)", "!a!"),
    ("[a [b](c) d](e)", "[a b d](e)"),
    ("[a]()", "a"),
    ("*[a*](b)", "*a*"),
    ("[a](b \"c)", "[a](b \"c)"),
    ("![](x)y", "y"),
    ("[tokens.css](/design/tokens.css)", "tokens.css"),
    ("]a[", "]a["),
    ("[a][b]", "[a][b]"),
    ("<https://a.b/c>", "https://a.b/c"),
    ("<me@x.org>", "me@x.org"),
    ("<a b>", ""),
    ("< a>", "< a>"),
    ("a <span style=\"background:#fff\">b</span>", "a b"),
    ("a<!-- c -->b", "ab"),
    ("a<!-- c", "a<!-- c"),
    ("\\[a](b)", "[a](b)"),
    ("a <b", "a <b"),
    ("3 < 4 > 2", "3 < 4 > 2"),
  ]) func `links, images and html`(_ source: String, _ expected: String) {
    #expect(pieces(source) == expected)
  }

  @Test(arguments: [
    ("a&nbsp;b", "a\u{A0}b"),
    ("&amp;&lt;&gt;&quot;", "&<>\""),
    ("&#35;&#x2F;&#X41;", "#/A"),
    ("&#0;", "\u{FFFD}"),
    ("&#x110000;", "\u{FFFD}"),
    ("&nope; &; &#; &#x; &", "&nope; &; &#; &#x; &"),
    ("`&amp;`", "[&amp;]"),
    ("4.5&nbsp;:&nbsp;1", "4.5\u{A0}:\u{A0}1"),
    ("&ge; 4.5", "≥ 4.5"),
    ("\\&amp;", "&amp;"),
    ("&#42;a&#42;", "*a*"),
    ("\\a\\é\\#\\|", "\\a\\é#|"),
    ("a\\\nb", "a\nb"),
    ("a\\ \nb", "a\\ \nb"),
    ("a  \nb", "a\nb"),
    ("a\\", "a\\"),
  ]) func `entities, escapes and line ends`(_ source: String, _ expected: String) {
    #expect(pieces(source) == expected)
  }

  @Test func `every byte of the text knows its place`() {
    let source = "漢 **é\\*** `c d` &amp; [e *f*](g) h\r\n  字"
    let text = text(source)
    let bytes = Array(source.utf8)
    #expect(text.string == "漢 é* c d & e f h\n字")
    for offset in text.utf8.indices where ![0x26, 0x0A].contains(text.utf8[offset]) {
      #expect(bytes[Int(text.span(of: offset..<offset + 1).start)] == text.utf8[offset])
    }
    let ampersand = text.utf8.firstIndex(of: 0x26) ?? 0
    #expect(span(text, ampersand..<ampersand + 1, source) == "&amp;")
    #expect(text.span(of: 0..<text.utf8.count).range == bytes.indices)
  }

  private func span(_ text: MarkdownText, _ range: Range<Int>, _ source: String) -> String {
    SourceFile(path: "a", text: source).text(text.span(of: range))
  }

  @Test func `a span takes the markup within it, not the one around`() {
    let source = "x **3.0 : 1** (*4.5* : 1) y"
    let text = text(source)
    #expect(text.string == "x 3.0 : 1 (4.5 : 1) y")
    #expect(span(text, 2..<9, source) == "3.0 : 1")
    #expect(span(text, 11..<18, source) == "4.5* : 1")
    #expect(span(text, 11..<14, source) == "4.5")
    #expect(span(text, 9..<10, source) == " ")
  }

  @Test func `empty ranges and texts have a place too`() {
    #expect(MarkdownText().span(of: 0..<0) == Span(0, 0))
    #expect(MarkdownText().isEmpty && MarkdownText().span(of: 3..<4) == Span(0, 0))
    let text = text("**ab**")
    #expect(text.span(of: 1..<1) == Span(3, 3))
    #expect(text.span(of: 0..<99) == Span(2, 4))
  }

  @Test func `lines in quotes keep their places`() throws {
    let source = "> white on it\n> is `5.1`\n> : 1"
    let text = text(source)
    #expect(text.string == "white on it\nis 5.1\n: 1")
    #expect(span(text, 15..<18, source) == "5.1")
    #expect(span(text, 15..<22, source) == "5.1`\n> : 1")
  }

  @Test func `pieces cover the text`() {
    let text = text("a `b` *c* ![d](e) &lt; `f``g`")
    var end = 0
    for piece in text.pieces {
      #expect(piece.range.lowerBound == end)
      end = piece.range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  /// What is struck out in brackets, by GFM 6.5 and HTML's `del` and `s`.
  @Test(arguments: [
    ("~~a~~ b", "[a] b"), ("~a~ b", "[a] b"), ("a ~~b **c** `d`~~ e", "a [b c d] e"),
    ("**~~a~~**", "[a]"),
    ("a ~~~b~~~", "a ~~~b~~~"), ("~~a~", "~~a~"), ("~a", "~a"), ("a ~~ b ~~ c", "a ~~ b ~~ c"),
    ("\\~~a\\~~", "~[a~]"), ("\\~\\~a\\~\\~", "~~a~~"), ("`~~a~~`", "~~a~~"),
    ("<del>a</del> b", "[a] b"), ("<s>a</s><strike>b</strike>", "[a][b]"), ("<del>a", "a"),
    ("a</del>b", "ab"),
    ("<del>a ~~b~~ c</del>", "[a b c]"), ("~~a~~ ~~b~~", "[a] [b]"), ("~~é~~👍~~讲~~", "[é]👍[讲]"),
    ("<span>a</span> <DEL class=x>b</DEL>", "a [b]"), ("~~a\nb~~ c", "[a\nb] c"),
  ])
  func `what is struck out is known`(_ source: String, _ expected: String) {
    let text = text(source)
    var marked = text.utf8
    for range in text.struck.reversed() {
      marked.insert(UInt8(ascii: "]"), at: range.upperBound)
      marked.insert(UInt8(ascii: "["), at: range.lowerBound)
    }
    #expect(String(decoding: marked, as: UTF8.self) == expected)
    #expect(text.standing.count == text.utf8.count)
    for index in text.utf8.indices {
      let isStruck = text.struck.contains { $0.contains(index) }
      #expect(text.standing[index] == (isStruck ? 0x20 : text.utf8[index]))
    }
  }
}
