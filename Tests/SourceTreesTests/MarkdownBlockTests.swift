import Diagnostics
import SourceTrees
import Testing

func markdown(_ text: String) -> MarkdownDocument {
  Markdown.parse(SourceFile(path: "a.md", text: text))
}

/// A document written out: `h2(…)`, `p(…)`, `table(a|b;c|d)`, each with `>` and `-` for its containers.
func outline(markdown text: String) -> String {
  markdown(text).blocks.map(outline).joined(separator: " ")
}

private func outline(_ block: MarkdownBlock) -> String {
  let mark =
    String(repeating: ">", count: block.quoteDepth)
    + String(repeating: "-", count: block.listDepth)
  switch block.kind {
  case .heading(let level): return "\(mark)h\(level)(\(block.text.string))"
  case .prose: return "\(mark)p(\(block.text.string))"
  case .table(let table): return "\(mark)table(\(outline(table)))"
  case .code(let info): return "\(mark)code(\(info))"
  case .html: return "\(mark)html"
  case .thematicBreak: return "\(mark)hr"
  }
}

func outline(_ table: MarkdownTable) -> String {
  ([table.header] + Array(table.rows)).map { row in
    row.cells.map(\.text.string).joined(separator: "|")
  }.joined(separator: ";")
}

@Suite struct `Markdown blocks` {
  @Test(arguments: [
    ("# A", "h1(A)"),
    ("###### A ######", "h6(A)"),
    ("####### A", "p(####### A)"),
    ("#A", "p(#A)"),
    ("## A #b ##  ", "h2(A #b)"),
    ("# A#", "h1(A#)"),
    ("#", "h1()"),
    ("## ##", "h2()"),
    ("   ### 深色 / Dark", "h3(深色 / Dark)"),
    ("# **A** `b`", "h1(A b)"),
    ("#\tA", "h1(A)"),
    ("A\n=", "h1(A)"),
    ("A\nB\n---", "h2(A\nB)"),
    ("A\n\n---", "p(A) hr"),
    ("---", "hr"),
    ("* * *", "hr"),
    ("- A\n---", "-p(A) hr"),
    ("> A\n---", ">p(A) hr"),
    ("A\n# B\nC", "p(A) h1(B) p(C)"),
  ]) func `headings and breaks`(_ text: String, _ expected: String) {
    #expect(outline(markdown: text) == expected)
  }

  @Test(arguments: [
    ("A\nB", "p(A\nB)"),
    ("A\n\nB", "p(A) p(B)"),
    ("A\r\n\r\nB\rC", "p(A) p(B\nC)"),
    ("  A  \n  B", "p(A\nB)"),
    ("> A\nB\n\nC", ">p(A\nB) p(C)"),
    ("> > A\n> B", ">>p(A\nB)"),
    (">A\n>\n> B", ">p(A) >p(B)"),
    ("- A\n- B", "-p(A) -p(B)"),
    ("- A\n\n  B\n\nC", "-p(A) -p(B) p(C)"),
    ("1. A\n   - B\n2) C", "-p(A) --p(B) -p(C)"),
    ("A\n- B", "p(A) -p(B)"),
    ("A\n2. B", "p(A\n2. B)"),
    ("-\n\n  A", "p(A)"),
    ("-\n  A", "-p(A)"),
    ("-A", "p(-A)"),
    ("> - A\n>   B\n>\n> C", ">-p(A\nB) >p(C)"),
    ("- > A\n  > B", ">-p(A\nB)"),
    ("- [ ] A", "-p([ ] A)"),
    ("\u{FEFF}# A", "h1(A)"),
    ("", ""),
  ]) func `paragraphs, lists and quotes`(_ text: String, _ expected: String) {
    #expect(outline(markdown: text) == expected)
  }

  @Test(arguments: [
    ("```css\n# A\n```\nB", "code(css) p(B)"),
    ("~~~\n```\n~~~", "code()"),
    ("```\nA", "code()"),
    ("````\n```\n````\nA", "code() p(A)"),
    ("``` a`b\nA", "p(``` a`b\nA)"),
    ("    # A\n\n    B\nC", "code() p(C)"),
    ("A\n    B", "p(A\nB)"),
    ("- A\n\n      B", "-p(A) -code()"),
    ("> ```\n> A\nB", ">code() p(B)"),
    ("\tA", "code()"),
    ("- ```\n  | a |\n  |---|\n  ```", "-code()"),
  ]) func `code is skipped but known`(_ text: String, _ expected: String) {
    #expect(outline(markdown: text) == expected)
  }

  @Test(arguments: [
    ("<!-- A -->\nB", "html p(B)"),
    ("<!-- A\n\n# B -->\nC", "html p(C)"),
    ("<div>\n# A\n\n# B", "html h1(B)"),
    ("<table><tr><td>A\n\nB", "html p(B)"),
    ("<pre>\n\nA\n</PRE>\nB", "html p(B)"),
    ("<a>\nB", "html"),
    ("<a>B\nC", "p(B\nC)"),
    ("A\n<b>\nC", "p(A\n\nC)"),
    ("<?x\n\n?>\nA", "html p(A)"),
    ("<!DOCTYPE html>\nA", "html p(A)"),
    ("</details>\n\nA", "html p(A)"),
    ("<https://x>", "p(https://x)"),
  ]) func `html is known`(_ text: String, _ expected: String) {
    #expect(outline(markdown: text) == expected)
  }

  @Test func `comments are found in blocks and in text`() {
    let text = "<!-- a -->\n\nb <!-- c --> d\n\n<div><!-- e\n--><!--f--></div>"
    let document = markdown(text)
    #expect(
      document.blocks.flatMap(\.comments).map(document.file.text) == [
        "<!-- a -->", "<!-- c -->", "<!-- e\n-->", "<!--f-->",
      ])
  }

  @Test func `front matter is YAML between dashes at the very beginning`() {
    let document = markdown("---\nname: x\n# a\n---\n# B")
    #expect(document.frontMatter.map(document.file.text) == "name: x\n# a\n")
    #expect(document.blocks.map(\.span) == [Span(20, 23)])
    #expect(markdown("---\r\na: b\r\n...\r\nC").frontMatter == Span(5, 11))
    #expect(markdown("---\n---\nC").frontMatter == Span(4, 4))
    #expect(markdown("---\na: b\n").frontMatter == nil)
    #expect(markdown("\n---\na: b\n---").frontMatter == nil)
    #expect(
      Markdown.parse(SourceFile(path: "a", text: "\u{FEFF}---\na: b\n---")).frontMatter
        == Span(7, 12))
  }

  @Test func `definitions of links are no text`() {
    #expect(outline(markdown: "[a]: /b\n[c]: <d> 'e'\nF [a] [g][c] [h]") == "p(F a g [h])")
    #expect(outline(markdown: "[a]: /b \"c\" d") == "p([a]: /b \"c\" d)")
    #expect(outline(markdown: "[A]  [x][ a ]\n\n[a]: b") == "p(A  x)")
  }

  @Test func `spans tell where blocks stand`() {
    let text = "é\r\n\r\n> 漢\r\n> # 字\r\n\r\n| a |\r\n|---|\r\n| b |\r\n\r\nend\r\n===\r\n"
    let document = markdown(text)
    #expect(
      document.blocks.map { document.file.text($0.span) } == [
        "é", "漢", "# 字", "| a |\r\n|---|\r\n| b |", "end\r\n===",
      ])
  }

  @Test func `quotes and lists deeper than the limit are text`() {
    let deep = String(repeating: "> ", count: 2000) + "a"
    #expect(markdown(deep).blocks.first?.quoteDepth == Markdown.depthLimit)
    let lists = String(repeating: "- ", count: 2000) + "a"
    #expect(markdown(lists).blocks.first?.listDepth == Markdown.depthLimit)
  }
}
