package import Diagnostics

/// Reads Markdown as GitHub does: CommonMark 0.31's blocks and inlines with GFM's tables.
package enum Markdown {
  /// How deep quotes and lists may nest; what is deeper is read as text.
  package static let depthLimit = 64

  /// Reads a document. Every text is Markdown, so it never fails. Time is linear in the bytes.
  package static func parse(_ file: SourceFile) -> MarkdownDocument {
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = MarkdownBlockParser(bytes)
      parser.parse(from: file.contentStart)
      return MarkdownDocument(
        file: file, records: parser.blocks, labels: parser.labels, frontMatter: parser.frontMatter)
    }
  }
}

/// A Markdown text as its blocks, in order. Inline text is read when it is asked for.
package final class MarkdownDocument: Sendable {
  package let file: SourceFile
  /// The YAML between the two `---` lines that a document may begin with.
  package let frontMatter: Span?
  /// The labels that link reference definitions give an address, as `MarkdownLabel` writes them.
  let labels: Set<[UInt8]>
  let records: [MarkdownRecord]

  init(
    file: SourceFile, records: [MarkdownRecord], labels: Set<[UInt8]>, frontMatter: Span?
  ) {
    self.file = file
    self.records = records
    self.labels = labels
    self.frontMatter = frontMatter
  }

  /// Every leaf block in the order of the text; lists and quotes are told by `containers`.
  package var blocks: LazyMapCollection<Range<Int>, MarkdownBlock> {
    records.indices.lazy.map { MarkdownBlock(document: self, index: $0) }
  }

  /// Inline text that stands in one place.
  func text(_ span: Span) -> MarkdownText {
    file.bytes.withUnsafeBufferPointer { bytes in
      let range = span.range.clamped(to: 0..<bytes.count)
      return text(UnsafeBufferPointer(rebasing: bytes[range]), [MarkdownPart(range.lowerBound)])
    }
  }

  /// Inline text whose parts stand in these spans; lines have a `\n` between them.
  func text(_ spans: [Span], joinedByLines: Bool) -> MarkdownText {
    if spans.count == 1 { return text(spans[0]) }
    let (joined, parts) = MarkdownPart.join(file.bytes, spans, asLines: joinedByLines)
    return joined.withUnsafeBufferPointer { text($0, parts) }
  }

  private func text(
    _ bytes: UnsafeBufferPointer<UInt8>, _ parts: [MarkdownPart]
  ) -> MarkdownText {
    var parser = MarkdownInlineParser(bytes, labels: labels)
    parser.parse()
    var writer = MarkdownTextWriter(bytes, parts)
    for item in parser.items { writer.write(item) }
    return writer.text
  }
}

/// What a leaf block is.
enum MarkdownKind: Sendable {
  case heading(Int)
  case prose
  case table(MarkdownTableRecord)
  /// Fenced code with its info string, or indented code with none.
  case code(info: Span?)
  case html
  case thematicBreak
}

struct MarkdownRecord: Sendable {
  var kind: MarkdownKind
  var span: Span
  /// The lines of the content, without markers and indentation.
  var lines: [Span]
  var quoteDepth: UInt8
  var listDepth: UInt8
}

/// A leaf block of a document: a cursor.
package struct MarkdownBlock: Sendable {
  package enum Kind: Sendable {
    /// A heading of level 1 to 6, whichever way it is written.
    case heading(level: Int)
    /// A paragraph, also one in a list item or a quote.
    case prose
    case table(MarkdownTable)
    /// Code, fenced or indented; `info` is what stands behind the fence.
    case code(info: String)
    /// A block of HTML, comments included.
    case html
    case thematicBreak
  }

  package let document: MarkdownDocument
  package let index: Int

  private var record: MarkdownRecord { document.records[index] }

  package var kind: Kind {
    switch record.kind {
    case .heading(let level): .heading(level: level)
    case .prose: .prose
    case .table(let table): .table(MarkdownTable(document: document, record: table))
    case .code(let info): .code(info: info.map(document.file.text) ?? "")
    case .html: .html
    case .thematicBreak: .thematicBreak
    }
  }

  /// From the first to the last line, markers included.
  package var span: Span { record.span }
  /// How many quotes and how many list items it stands in.
  package var quoteDepth: Int { Int(record.quoteDepth) }
  package var listDepth: Int { Int(record.listDepth) }
  /// The lines of the content, without the markers of containers and indentation.
  package var lines: [Span] { record.lines }

  /// The text of a heading or of prose without its markup; empty for other kinds.
  package var text: MarkdownText {
    switch record.kind {
    case .heading, .prose: document.text(record.lines, joinedByLines: true)
    default: MarkdownText()
    }
  }

  /// The comments of a block of HTML, with their `<!--` and `-->`.
  package var comments: [Span] {
    guard case .html = record.kind else { return text.comments }
    return MarkdownComments.find(document.file.bytes, in: record.span)
  }
}
