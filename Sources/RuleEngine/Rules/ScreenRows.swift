import ColorMath
import Diagnostics
import TokenFiles

/// Says what the checks of elements are about, when that is asked for.
///
/// The run over the screens fills it; when it is over, nothing in it changes.
final class ScreenRows: CheckSource, @unchecked Sendable {
  /// What checks of one element and state share.
  private struct Row {
    var screen: Int32
    var element: Int32
    var state: Int32
    var slot: PaintSlot?
    var backdrop: Backdrop
    /// Asked for by whatever is written of the row.
    var subject: String
  }

  private struct Cell {
    var row: Int32
    var appearance: Int32
    var isFinding: Bool
    var backdrop: Backdrop
    var seen: (foreground: UInt32, background: UInt32)?
    var requirement: String?
    var detail: String?
    var rest: ScreenJudgement.Rest?
  }

  private let context: Context
  private let measurer: Measurer
  private var rows: [Row] = []
  private var cells: [Cell] = []

  init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
  }

  func newRow(_ screen: Int, _ element: Int, _ state: Int, _ judgement: ScreenJudgement) -> Int {
    let shown = context.screens[screen].elements[element]
    let name = judgement.slot.flatMap { shown[$0] }.map { context.name(of: $0) } ?? shown.path
    rows.append(
      Row(
        screen: Int32(truncatingIfNeeded: screen), element: Int32(truncatingIfNeeded: element),
        state: Int32(truncatingIfNeeded: state), slot: judgement.slot,
        backdrop: judgement.backdrop, subject: name + " on " + judgement.backdrop.name))
    return rows.count - 1
  }

  /// The number of the check of a row in an appearance.
  func add(_ row: Int, _ appearance: Int, _ judgement: ScreenJudgement) -> Int {
    cells.append(
      Cell(
        row: Int32(truncatingIfNeeded: row), appearance: Int32(truncatingIfNeeded: appearance),
        isFinding: judgement.outcome.isFinding && judgement.requirement != nil,
        backdrop: judgement.backdrop, seen: judgement.seen,
        requirement: judgement.requirement?.text, detail: judgement.detail, rest: judgement.rest))
    return cells.count - 1
  }

  func row(of number: Int) -> Int { Int(cells[number].row) }

  func screen(of number: Int) -> String? { screen(rows[row(of: number)]).name }

  func state(of number: Int) -> String? {
    let row = rows[row(of: number)]
    return screen(row).states[Int(row.state)]
  }

  func element(of number: Int) -> String? { path(rows[row(of: number)]) }

  func subject(of number: Int) -> String { rows[row(of: number)].subject }

  func subjectOrder(_ number: Int, _ other: Int) -> Int? {
    let (row, second) = (rows[row(of: number)], rows[row(of: other)])
    let isSame =
      row.screen == second.screen && row.element == second.element && row.slot == second.slot
      && row.backdrop.name == second.backdrop.name
    return isSame ? 0 : nil
  }

  private func screen(_ row: Row) -> Screen { context.screens[Int(row.screen)] }

  private func path(_ row: Row) -> String {
    context.screens[Int(row.screen)].elements[Int(row.element)].path
  }

  private func paint(_ row: Row) -> PaintReference? {
    row.slot.flatMap { context.screens[Int(row.screen)].elements[Int(row.element)][$0] }
  }

  func details(of number: Int) -> CheckDetails {
    let cell = cells[number]
    let row = rows[Int(cell.row)]
    let (screen, appearance) = (screen(row), appearance(cell))
    return CheckDetails(
      subject: row.subject, screen: screen.name, state: screen.states[Int(row.state)],
      element: path(row), foreground: foreground(cell, row, appearance),
      background: background(cell, row), requirement: cell.requirement, detail: cell.detail,
      related: (cell.rest?.related ?? []) + (cell.isFinding ? notes(cell, row, appearance) : []),
      fix: cell.rest?.fix)
  }

  func saysSame(_ number: Int, _ other: Int) -> Bool {
    guard cells[number].detail == cells[other].detail else { return false }
    let (left, right) = (seen(cells[number]), seen(cells[other]))
    return left.foreground == right.foreground && left.background == right.background
  }

  private func appearance(_ cell: Cell) -> Int {
    context.appearances[Int(cell.appearance)].index
  }

  /// The two colours alone.
  private func seen(_ cell: Cell) -> (foreground: UInt32?, background: UInt32?) {
    let row = rows[Int(cell.row)]
    let foreground =
      cell.seen?.foreground ?? color(row, appearance(cell))?.color.packed.rgba
    return (foreground, row.slot == nil ? nil : cell.seen?.background ?? cell.backdrop.rgba)
  }

  private func color(
    _ row: Row, _ appearance: Int
  ) -> (reference: ColorReference, color: TokenColor)? {
    guard case .solid(let reference)? = paint(row)?.content,
      case .success(let color) = measurer.color(reference, in: appearance)
    else { return nil }
    return (reference, color)
  }

  private func foreground(_ cell: Cell, _ row: Row, _ appearance: Int) -> Swatch? {
    let found = color(row, appearance)
    guard let rgba = cell.seen?.foreground ?? found?.color.packed.rgba else { return nil }
    return Swatch(token: found.flatMap { context.tokenName($0.reference) }, rgba: rgba)
  }

  private func background(_ cell: Cell, _ row: Row) -> Swatch? {
    guard row.slot != nil, let rgba = cell.seen?.background ?? cell.backdrop.rgba else {
      return nil
    }
    // Of a backdrop that is no one colour, only the composite is known.
    let token = cell.backdrop.rgba == nil ? nil : cell.backdrop.token
    return Swatch(token: token.map { context.tokens.name($0) }, rgba: rgba)
  }

  private func notes(_ cell: Cell, _ row: Row, _ appearance: Int) -> [Note] {
    let tokens = context.tokens
    var notes: [Note] = []
    if case .solid(.token(let token))? = paint(row)?.content,
      let place = tokens.location(of: token, in: appearance)
    {
      notes.append(Note("\(tokens.name(token)) is defined here", at: place))
      notes += tokens.chainNotes(of: token, in: appearance)
    }
    if let token = cell.backdrop.token {
      notes += tokens.backgroundNotes(of: token, in: appearance)
    }
    return notes
  }
}
