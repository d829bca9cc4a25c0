import Diagnostics
import SourceTrees

/// Finds the ratios that a Markdown document states and ties each to the pair that it is about
/// (contract, "A claim is a ratio").
struct ClaimsReader {
  private let file: SourceFile
  private let vocabulary: ClaimVocabulary
  /// The headings that what is being read stands below, and the appearance that each speaks of.
  private var headings: [(level: Int, appearance: Int??)] = []
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
    switch block.kind {
    case .heading(let level):
      headings.removeAll { $0.level >= level }
      let heading = sentence(block.text)
      headings.append((level, heading.headedAppearance))
      add(heading, frame: ClaimFrame())
    case .prose:
      guard mayHoldRatio(block.span) else { return }
      var frame = ClaimFrame()
      frame.appearances = headedAppearances
      add(sentence(block.text), frame: frame)
    case .table(let table): read(table)
    case .code, .html, .thematicBreak: return
    }
  }

  /// That of the nearest heading that speaks of any.
  private var headedAppearances: [Int] {
    (headings.last { $0.appearance != nil }?.appearance ?? nil).map { [$0] } ?? []
  }

  /// A look at the bytes, before anything is read in earnest.
  private func mayHoldRatio(_ span: Span) -> Bool {
    RatioScanner.mayHoldRatio(file.bytes, in: span.range.clamped(to: file.bytes.indices))
  }

  // MARK: Tables

  private mutating func read(_ table: MarkdownTable) {
    let columns = Array(table.header.cells).map { ClaimColumn(head: sentence($0.text)) }
    let hasRatios = columns.contains(where: \.isOfRatios)
    for row in table.rows where hasRatios || mayHoldRatio(row.span) {
      let cells = Array(row.cells).map { sentence($0.text) }
      let facts = ClaimRow(cells: cells, columns: columns)
      for (index, cell) in cells.enumerated() {
        let column = columns.indices.contains(index) ? columns[index] : ClaimColumn()
        if cell.ratioIndexes.isEmpty {
          if column.isOfRatios { addNumber(cell) }
          continue
        }
        var frame = ClaimFrame(row: facts, column: column)
        if frame.appearances.isEmpty { frame.appearances = headedAppearances }
        add(cell, frame: frame)
      }
    }
  }

  /// A number where a ratio belongs: that it is not measured is said.
  private mutating func addNumber(_ cell: ClaimSentence) {
    let text = cell.source.utf8
    var start = 0
    while start < text.count, text[start] <= 0x20 { start += 1 }
    guard let (value, decimals) = RatioScanner.number(text, at: start), decimals > 0,
      1...21 ~= value
    else { return }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.count
    let number = cell.text(Span(start, end))
    claims.append(
      Claim(
        ratio: StatedRatio(text: number, value: value, decimals: decimals),
        location: file.location(cell.source.span(of: start..<end)),
        subject: .untied(ClaimGap.bareNumber(number).sentence)))
  }

  private func sentence(_ text: MarkdownText) -> ClaimSentence {
    ClaimSentence(terms: ClaimTermReader.terms(of: text, vocabulary)[...], source: text)
  }

  // MARK: Sentences

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
    let named: [Int?] = frame.appearances(at: index, in: sentence)
    for subject in subjects(of: index, in: sentence, frame: frame) {
      // What can't be tied to a pair is said once.
      let isPair = if case .pair = subject { true } else { false }
      let appearances = named.isEmpty ? [nil] : isPair ? named : [named[0]]
      for appearance in appearances {
        claims.append(
          Claim(ratio: ratio, location: location, subject: subject, appearance: appearance))
      }
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
    appearances =
      column.appearances.isEmpty ? row.appearance.map { [$0] } ?? [] : column.appearances
  }
}
