import Diagnostics

/// What ends an HTML block, by the seven kinds of CommonMark §4.6.
enum MarkdownHTMLEnd: Equatable {
  /// `</script>`, `</pre>`, `</style>` or `</textarea>`
  case verbatimTag
  case comment, instruction, declaration, data
  /// A blank line, of which the block is none.
  case blank

  /// The end of the block that begins at `<`; nil where none does.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, interrupts: Bool) {
    let scanner = MarkdownTagScanner(bytes: bytes, end: end)
    if scanner.has("<!--", at: start) {
      self = .comment
    } else if scanner.has("<?", at: start) {
      self = .instruction
    } else if scanner.has("<![CDATA[", at: start) {
      self = .data
    } else if scanner.has("<!", at: start), start + 2 < end, MarkdownByte.isLetter(bytes[start + 2])
    {
      self = .declaration
    } else if let name = scanner.blockName(start), Self.verbatim.contains(name),
      bytes[start + 1] != 0x2F
    {
      self = .verbatimTag
    } else if let name = scanner.blockName(start), Self.blocks.contains(name) {
      self = .blank
    } else if !interrupts, let tag = scanner.tag(start),
      bytes[tag..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    {
      self = .blank
    } else {
      return nil
    }
  }

  /// Whether the end stands in a line, which is then the block's last.
  func isReached(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let scanner = MarkdownTagScanner(bytes: bytes, end: end)
    switch self {
    case .blank: return false
    case .comment: return scanner.find("-->", from: start) != nil
    case .instruction: return scanner.find("?>", from: start) != nil
    case .declaration: return scanner.find(">", from: start) != nil
    case .data: return scanner.find("]]>", from: start) != nil
    case .verbatimTag:
      return Self.verbatim.contains { scanner.findClosing($0, from: start) }
    }
  }

  private static let verbatim: Set<String> = ["script", "pre", "style", "textarea"]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

/// HTML comments in a stretch of text.
enum MarkdownComments {
  static func find(_ bytes: [UInt8], in span: Span) -> [Span] {
    bytes.withUnsafeBufferPointer { bytes in
      let scanner = MarkdownTagScanner(bytes: bytes, end: min(Int(span.end), bytes.count))
      var result: [Span] = []
      var offset = Int(span.start)
      while let start = scanner.find("<!--", from: offset),
        let end = scanner.find("-->", from: start + 2)
      {
        result.append(Span(start, end))
        offset = end
      }
      return result
    }
  }
}
