import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// What holds for the reading of any text at all.
private func checkMarkdown(_ bytes: [UInt8]) {
  let file = SourceFile(path: "a.md", bytes: bytes)
  let document = Markdown.parse(file)
  let whole = Span(0, bytes.count)
  var last: UInt32 = document.frontMatter?.end ?? 0
  for block in document.blocks {
    let isInside =
      within(block.span, whole) && block.span.start >= last
      && block.lines.allSatisfy { within($0, whole) }
      && block.comments.allSatisfy { within($0, whole) }
    if !isInside { Issue.record("block at \(block.span) of \(TextFuzz.shown(bytes))") }
    last = block.span.end
    check(block.text, in: block.span, bytes)
    guard case .table(let table) = block.kind else { continue }
    for row in [table.header] + Array(table.rows) {
      if !within(row.span, block.span) || row.cells.count > table.columnCount {
        Issue.record("row at \(row.span) of \(TextFuzz.shown(bytes))")
      }
      for cell in row.cells {
        if !within(cell.span, row.span) {
          Issue.record("cell at \(cell.span) of \(TextFuzz.shown(bytes))")
        }
        check(cell.text, in: cell.span, bytes)
      }
    }
  }
}

/// Pieces cover a text, and places rise with it and stay where the text stands.
private func check(_ text: MarkdownText, in span: Span, _ bytes: [UInt8]) {
  var end = 0
  for piece in text.pieces {
    let isNext = piece.range.lowerBound == end && !piece.range.isEmpty && within(piece.span, span)
    if !isNext { Issue.record("piece at \(end) of \(TextFuzz.shown(bytes))") }
    end = piece.range.upperBound
  }
  if end != text.utf8.count { Issue.record("pieces end at \(end) of \(TextFuzz.shown(bytes))") }
  var last = 0
  for offset in text.utf8.indices {
    let source = Int(text.span(of: offset..<offset + 1).start)
    if source < last || source >= Int(span.end) {
      Issue.record("\(offset) lies at \(source) of \(TextFuzz.shown(bytes))")
    }
    last = source
  }
  if !text.isEmpty, !within(text.span(of: text.utf8.indices), span) {
    Issue.record("a text's span leaves its block in \(TextFuzz.shown(bytes))")
  }
}

@Suite struct `Markdown of any kind` {
  static let pieces = [
    "a", "b ", " ", "  ", "    ", "\n", "\r\n", "\n\n", "*", "**", "_", "`", "``", "|", "|---|\n",
    "| a | b |\n",
    "- ", "> ", "# ", "1. ", "[", "](x)", "![", "](", "\\", "\\|", "&amp;", "&#x2F;", "<b>",
    "</code>", "<code>",
    "<!-- x -->", "<!--", "-->", "<", ">", "~~", "```", "\t", "---\n", "===", "[a]: b\n", "[a]",
    "漢", "。", "é",
    "👷", "<https://x>", "<div>\n", "<br>", "\u{FEFF}", "\0", ":-", "\"",
  ]

  static let fixtures = [
    """
    ---
    name: x
    ---
    # 颜色 / **Colours** `v1` #

    | 令牌 | Light | Contrast \\| note |
    |:---|---|--:|
    | `--color-bg` | `#FAF9F5` | **3.0 : 1** on coral (4.5&nbsp;: 1 *on* `sunken`) |
    | [a](b "c") ![d](e.png) | <code>rgb(1,2,3)</code><br>x

    > White on it is 5.1 : 1 \\* and\r
    > `code ``here` &lt; 7.
    """,
    """
    1. a
       - b *c **d** e*
         ```css
         :root {}
         ```
       - [ ] [x][y] and <https://a.b>

    [y]: /z 'title'
    <!-- contrast-disable
    all -->
    Setext
    ===
        code
    <details><summary>s</summary>

    ***
    """,
  ]

  @Test(arguments: 0..<8) func `changed texts are read soundly`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      for fixture in Self.fixtures {
        checkMarkdown(TextFuzz.mutate(Array(fixture.utf8), pieces: Self.pieces, &random))
      }
    }
  }

  @Test(arguments: 0..<8) func `texts of pieces are read soundly`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<250 { checkMarkdown(TextFuzz.compose(Self.pieces, &random)) }
  }

  @Test func `every beginning of a text is read soundly`() {
    for fixture in Self.fixtures {
      let bytes = Array(fixture.utf8)
      for count in 0...bytes.count { checkMarkdown(Array(bytes[..<count])) }
    }
  }

  @Test func `every byte in every place is read soundly`() {
    let bytes = Array("| a |\n|-|\n| *`b`* [c](d) |\n> e".utf8)
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        checkMarkdown(changed)
      }
    }
  }

  @Test(arguments: ["\r\n", "\r"]) func `line ends change no text`(_ newline: String) {
    for fixture in Self.fixtures {
      let plain = fixture.replacing("\r\n", with: "\n")
      #expect(outline(markdown: plain.replacing("\n", with: newline)) == outline(markdown: plain))
    }
  }

  /// Beginnings without ends, of which each could be searched for to the end of the text.
  @Test(arguments: [
    "*a ", "**a", "_a_b", "[", "![", "[a](", "[a](b \"", "[a](<b", "[[a]", "`", "``a`", "\\`",
    "a ``b ", "<", "<!--", "<a b='",
    "<?", "<![CDATA[", "&", "~~a~", "> ", "- ", "|a", "a|\n-|\n", "\\|", "<div>\n", "](", "a](b)",
    "- >", "#", "<x@y",
  ]) func `fifty kilobytes of beginnings are read`(_ piece: String) {
    let text = String(repeating: piece, count: 50_000 / piece.utf8.count)
    checkMarkdown(Array((text + "\n\n# End\n").utf8))
  }

  /// Skipped, saying so, where there is no corpus of public design systems beside the checkout.
  @Test(
    .enabled(if: !Corpus.files(["md", "mdx"]).isEmpty, "there is no corpus beside the checkout"))
  func `documents of public design systems are read`() throws {
    for path in Corpus.files(["md", "mdx"]) {
      checkMarkdown(try #require(SourceTree.bytes(path)))
    }
  }
}
