import Diagnostics
import SourceTrees
import Testing

/// The table examples of the GFM specification (0.29-gfm, 198 to 205) and what follows from its text.
@Suite struct `Markdown tables` {
  @Test(arguments: [
    ("| foo | bar |\n| --- | --- |\n| baz | bim |", "table(foo|bar;baz|bim)"),
    ("| abc | defghi |\n:-: | -----------:\nbar | baz", "table(abc|defghi;bar|baz)"),
    ("| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |", "table(f|oo;b | az;b | im)"),
    ("| abc | def |\n| --- | --- |\n| bar | baz |\n> bar", "table(abc|def;bar|baz) >p(bar)"),
    (
      "| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar", "table(abc|def;bar|baz;bar) p(bar)"
    ),
    ("| abc | def |\n| --- |\n| bar |", "p(| abc | def |\n| --- |\n| bar |)"),
    ("| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |", "table(abc|def;bar;bar|baz)"),
    ("| abc | def |\n| --- | --- |", "table(abc|def)"),
  ]) func `examples of the specification`(_ text: String, _ expected: String) {
    #expect(outline(markdown: text) == expected)
  }

  @Test(arguments: [
    ("a|b\n-|-\nc|d", "table(a|b;c|d)"),
    ("|a|b\n|-|-\n|c|d", "table(a|b;c|d)"),
    ("a|b|\n-|-|\nc|d|", "table(a|b;c|d)"),
    ("| a |\n|:-:|", "table(a)"),
    ("|a||b|\n|-|-|-|", "table(a||b)"),
    ("p\n| a |\n|---|\n| b |", "p(p) table(a;b)"),
    ("| a |\n|---|\n# b", "table(a) h1(b)"),
    ("| a |\n|---|\n```\n| b |", "table(a) code()"),
    ("| a |\n|---|\n- b", "table(a) -p(b)"),
    ("> | a |\n> |---|\n> | b |\n| c |", ">table(a;b) p(| c |)"),
    ("- | a |\n  |---|\n  | b |", "-table(a;b)"),
    ("| a | b |\n|---|---|\n| `x|y` | z |", "table(a|b;`x|y`)"),
    ("| a\\\\|b |\n|---|", "table(a|b)"),
    ("| a |\n| - - |", "p(| a |\n| - - |)"),
    ("| a |\n|:|", "p(| a |\n|:|)"),
    ("a\n---", "h2(a)"),
    ("| a |\r\n|---|\r\n| b |\r\n\r\nc", "table(a;b) p(c)"),
    ("|\n|-|", "p(|\n|-|)"),
    ("| a |\n|---|\n||\n|  |", "table(a;;)"),
    ("| a |\n|---|\n|\nb", "table(a) p(|\nb)"),
    ("| a |\n|---|\n    b", "table(a) code()"),
    ("a\n    :-", "p(a\n:-)"),
    ("| a | b |\n|---|\n| c |\n|---|", "p(| a | b |\n|---|\n| c |\n|---|)"),
    ("分类 | 值\n--- | ---\n主色 | `#fff`", "table(分类|值;主色|#fff)"),
  ]) func `rows and cells`(_ text: String, _ expected: String) {
    #expect(outline(markdown: text) == expected)
  }

  @Test func `columns are aligned by the delimiter row`() throws {
    let table = try table("|a|b|c|d|\n|-|:-|-:|:-:|")
    #expect(table.alignments == [.unset, .left, .right, .center])
    #expect(table.columnCount == 4)
  }

  @Test func `a row that is too short has no cell there`() throws {
    let row = try #require(try table("|a|b|\n|-|-|\n|c|").rows.first)
    #expect(row.cell(0)?.text.string == "c")
    #expect(row.cell(1) == nil)
    #expect(row.cell(-1) == nil)
  }

  @Test func `cells know where they stand`() throws {
    let text = "| 令牌 | 值 |\r\n|---|---|\r\n|  `--a`  | **3.0 : 1** on 墨 |\r\n"
    let table = try table(text)
    let file = table.document.file
    let row = try #require(table.rows.first)
    #expect(file.text(row.span) == "|  `--a`  | **3.0 : 1** on 墨 |")
    #expect(row.cells.map { file.text($0.span) } == ["`--a`", "**3.0 : 1** on 墨"])
    let text1 = try #require(row.cell(1)).text
    #expect(text1.string == "3.0 : 1 on 墨")
    #expect(file.text(text1.span(of: 0..<7)) == "3.0 : 1")
    #expect(file.text(text1.span(of: 4..<10)) == ": 1** on")
    #expect(row.location.start == Position(line: 3, column: 1))
  }

  @Test func `the backslash of an escaped pipe is left out, with right places`() throws {
    let table = try table("| a |\n|---|\n| x \\| `y \\| z` w |")
    let text = try #require(table.rows.first?.cell(0)).text
    #expect(text.string == "x | y | z w")
    #expect(text.code.map { text.string($0) } == ["y | z"])
    #expect(text.code.map { table.document.file.text($0.span) } == ["y \\| z"])
    #expect(table.document.file.text(text.span(of: 2..<3)) == "|")
    #expect(table.document.file.text(text.span(of: 10..<11)) == "w")
  }

  private func table(_ text: String) throws -> MarkdownTable {
    for block in markdown(text).blocks {
      if case .table(let table) = block.kind { return table }
    }
    throw MissingTable()
  }

  private struct MissingTable: Error {}
}
