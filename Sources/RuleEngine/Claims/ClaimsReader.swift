import Diagnostics
import SourceTrees

/// Finds the ratios that a Markdown document states and ties each to the pair that it is about
/// (contract, "A claim is a ratio").
struct ClaimsReader {
  private let file: SourceFile
  private let vocabulary: ClaimVocabulary
  private(set) var claims: [Claim] = []

  /// The claims of a document, in the order of its text. Code blocks are not read.
  static func claims(in document: ClaimDocument, _ context: Context) -> [Claim] {
    var reader = ClaimsReader(
      file: document.file, vocabulary: ClaimVocabulary(document: document, context: context))
    for block in Markdown.parse(document.file).blocks { reader.read(block) }
    return reader.claims
  }

  private init(file: SourceFile, vocabulary: ClaimVocabulary) {
    self.file = file
    self.vocabulary = vocabulary
  }

  private mutating func read(_ block: MarkdownBlock) {
    guard mayHoldRatio(block.span) else { return }
    switch block.kind {
    case .heading, .prose: add(block.text, frame: ClaimFrame())
    case .table(let table): read(table)
    case .code, .html, .thematicBreak: return
    }
  }

  /// A look at the bytes, before anything is read in earnest.
  private func mayHoldRatio(_ span: Span) -> Bool {
    RatioScanner.mayHoldRatio(file.bytes, in: span.range.clamped(to: file.bytes.indices))
  }

  // MARK: Tables

  private mutating func read(_ table: MarkdownTable) {
    let columns = Array(table.header.cells).map { ClaimColumn(head: sentence($0.text)) }
    for row in table.rows where mayHoldRatio(row.span) {
      let cells = Array(row.cells).map { sentence($0.text) }
      let facts = ClaimRow(cells: cells, columns: columns)
      for (index, cell) in cells.enumerated() where !cell.ratioIndexes.isEmpty {
        let column = columns.indices.contains(index) ? columns[index] : ClaimColumn()
        add(cell, frame: ClaimFrame(row: facts, column: column))
      }
    }
  }

  private func sentence(_ text: MarkdownText) -> ClaimSentence {
    ClaimSentence(terms: ClaimTermReader.terms(of: text, vocabulary)[...], source: text)
  }

  // MARK: Sentences

  private mutating func add(_ text: MarkdownText, frame: ClaimFrame) {
    add(sentence(text), frame: frame)
  }

  private mutating func add(_ text: ClaimSentence, frame: ClaimFrame) {
    for terms in text.terms.split(whereSeparator: \.isStop) {
      let sentence = ClaimSentence(terms: terms, source: text.source)
      for index in sentence.ratioIndexes { add(index, in: sentence, frame: frame) }
    }
  }

  private mutating func add(_ index: Int, in sentence: ClaimSentence, frame: ClaimFrame) {
    guard let term = sentence.term(index), case .ratio(let value, let decimals) = term.kind else {
      return
    }
    var ratio = StatedRatio(
      text: sentence.text(term.span), value: value, decimals: decimals,
      relation: sentence.relation(at: index))
    if frame.isFloor, ratio.relation == .equal { ratio.relation = .atLeast }
    let location = file.location(sentence.source.span(of: term.span.range))
    let appearance = frame.appearance(at: index, in: sentence)
    for subject in subjects(of: index, in: sentence, frame: frame) {
      claims.append(
        Claim(ratio: ratio, location: location, subject: subject, appearance: appearance))
    }
  }

  private func subjects(
    of index: Int, in sentence: ClaimSentence, frame: ClaimFrame
  ) -> [Claim.Subject] {
    do throws(ClaimGap) {
      return try frame.pairs(at: index, in: sentence).map { .pair($0) }
    } catch {
      return [.untied(error.sentence)]
    }
  }
}

extension ClaimFrame {
  init(row: ClaimRow, column: ClaimColumn) {
    isTable = true
    subjects = row.subjects
    unknownSubject = row.unknownSubject
    foregrounds = column.foregrounds ?? row.foregrounds
    backgrounds =
      column.isSubjectBackground ? row.subjects : column.backgrounds ?? row.backgrounds
    if backgrounds?.isEmpty == true { backgrounds = nil }
    unknownBackground = column.unknownBackground ?? row.unknownBackground
    isFloor = column.isFloor
    appearances = column.appearances
  }
}
