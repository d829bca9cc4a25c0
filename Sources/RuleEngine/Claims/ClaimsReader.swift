import Diagnostics
import SourceTrees

/// Finds the ratios that a Markdown document states and ties each to the pair that it is about.
struct ClaimsReader {
  private let file: SourceFile
  private let vocabulary: ClaimVocabulary
  /// The headings that what is being read stands below, and the appearance that each speaks of.
  private var headings: [(level: Int, appearance: ClaimAppearance??)] = []
  /// The lines that what is being read stands behind, "Dark mode:", the innermost last.
  private var announcements: [Announcement] = []
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

  private struct Announcement {
    var appearances: [ClaimAppearance]
    var listDepth: Int
    /// Whether nothing stood behind it yet.
    var isFresh = true
    /// Whether it was for one block, which has been.
    var isSpent = false
  }

  private mutating func read(_ block: MarkdownBlock) {
    endAnnouncements(before: block)
    switch block.kind {
    case .heading(let level):
      announcements = []
      headings.removeAll { $0.level >= level }
      let heading = sentence(block.text)
      headings.append((level, heading.headedAppearance))
      add(heading, frame: ClaimFrame())
    case .prose:
      guard mayHoldRatio(block.span) else { return announce(block) }
      var frame = ClaimFrame()
      place(&frame)
      add(sentence(block.text), frame: frame)
    case .table(let table): read(table)
    case .code, .html, .thematicBreak: return
    }
  }

  /// Leaves what was announced: for the items of a list when it ends, for anything else behind one block.
  private mutating func endAnnouncements(before block: MarkdownBlock) {
    while let last = announcements.last, last.isSpent || block.listDepth <= last.listDepth {
      // Of the next item of the same list it is not said whether it is meant.
      if last.isFresh, last.listDepth == 0 {
        announcements[announcements.count - 1].isSpent = true
        break
      }
      announcements.removeLast()
    }
    if let last = announcements.indices.last { announcements[last].isFresh = false }
  }

  /// A short line that says where what follows holds.
  private mutating func announce(_ block: MarkdownBlock) {
    guard block.span.range.count <= Self.longestAnnouncement else { return }
    let appearances = sentence(block.text).announcedAppearances
    guard !appearances.isEmpty else { return }
    announcements.append(Announcement(appearances: appearances, listDepth: block.listDepth))
  }

  private static let longestAnnouncement = 160

  /// Gives a frame that names no appearance those that were announced, or that of the nearest heading that speaks of any.
  private func place(_ frame: inout ClaimFrame) {
    guard frame.appearances.isEmpty else { return }
    if let last = announcements.last {
      frame.appearances = last.appearances
      frame.isOfAll = true
    } else if let headed = headings.last(where: { $0.appearance != nil })?.appearance ?? nil {
      frame.appearances = [headed]
    }
  }

  /// A look at the bytes, before anything is read in earnest.
  private func mayHoldRatio(_ span: Span) -> Bool {
    RatioScanner.mayHoldRatio(file.bytes, in: span.range.clamped(to: file.bytes.indices))
  }

  // MARK: Tables

  private mutating func read(_ table: MarkdownTable) {
    let columns = Array(table.header.cells).map { ClaimColumn(head: cellSentence($0.text)) }
    let times = columns.map(\.time)
    let hasRatios = columns.contains(where: \.isOfRatios)
    for row in table.rows where hasRatios || mayHoldRatio(row.span) {
      let cells = Array(row.cells).map { cellSentence($0.text) }
      let facts = ClaimRow(cells: cells, columns: columns)
      let order = Self.order(of: cells, columns)
      for (index, cell) in cells.enumerated() {
        let column = columns.indices.contains(index) ? columns[index] : ClaimColumn()
        if cell.ratioIndexes.isEmpty {
          if column.isOfRatios { addNumber(cell) }
          continue
        }
        var frame = ClaimFrame(row: facts, column: column)
        if frame.appearances.isEmpty { frame.order = order }
        frame.isOfAnotherTime = ClaimTime.isOther(column.time, beside: times)
        frame.isBeforeAndNow = column.time == .beforeAndNow
        place(&frame)
        add(cell, frame: frame)
      }
    }
  }

  /// The appearances of the columns that have a row's colours, and not its ratios: "Light", "Dark".
  private static func order(
    of cells: [ClaimSentence], _ columns: [ClaimColumn]
  ) -> [ClaimAppearance] {
    zip(cells, columns).filter { $0.ratioIndexes.isEmpty && $1.appearances.count == 1 }
      .flatMap { $1.appearances }
  }

  /// A number where a ratio belongs: that it is not measured is said.
  private mutating func addNumber(_ cell: ClaimSentence) {
    let text = cell.source.standing
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

  private func cellSentence(_ text: MarkdownText) -> ClaimSentence {
    let terms = ClaimTermReader.terms(of: text, vocabulary, isCell: true)
    return ClaimSentence(terms: terms[...], source: text)
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
    let named = frame.appearances(at: index, in: sentence)
    var indexes: [Int?] = named.map { if case .one(let index) = $0 { index } else { nil } }
    if indexes.isEmpty { indexes = [nil] }
    for subject in subjects(of: index, in: sentence, frame: frame, named) {
      // What can't be tied to a pair is said once.
      let isPair = if case .pair = subject { true } else { false }
      for appearance in isPair ? indexes : [indexes[0]] {
        claims.append(
          Claim(ratio: ratio, location: location, subject: subject, appearance: appearance))
      }
    }
  }

  private func subjects(
    of index: Int, in sentence: ClaimSentence, frame: ClaimFrame, _ named: [ClaimAppearance]
  ) -> [Claim.Subject] {
    do throws(ClaimGap) {
      if named.contains(.moreContrast) { throw .moreContrast }
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
    order = appearances
  }
}
