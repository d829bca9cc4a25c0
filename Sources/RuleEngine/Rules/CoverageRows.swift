import Diagnostics
import TokenFiles

/// Says what the findings of `pair-coverage` are about, when that is asked for.
final class CoverageRows: CheckSource {
  /// A pair that the screens show, and what is asked of it; nil where nothing is.
  typealias Row = (pair: ScreenPairs.Pair, ratio: Double?)

  private let tokens: TokenSystem
  private let rows: [Row]

  init(_ tokens: TokenSystem, _ rows: [Row]) {
    self.tokens = tokens
    self.rows = rows
  }

  func row(of number: Int) -> Int { number }

  func subject(of number: Int) -> String {
    let pair = rows[number].pair
    return tokens.subject(pair.foreground, on: pair.background)
  }

  func subjectOrder(_ number: Int, _ other: Int) -> Int? {
    let (pair, second) = (rows[number].pair, rows[other].pair)
    return pair.foreground == second.foreground
      ? tokens.nameOrder(pair.background, second.background) : nil
  }

  func details(of number: Int) -> CheckDetails {
    CheckDetails(subject: subject(of: number), detail: detail(rows[number]))
  }

  private func detail(_ row: Row) -> String {
    var detail = "No entry of pairs covers it as \(Self.word(row.pair.floor))"
    if let ratio = row.ratio { detail += ", only at \(Self.text(ratio))" }
    let others = row.pair.count - 1
    detail += "; \(row.pair.element) on screen \(row.pair.screen)"
    if others > 0 { detail += " and " + others.counted("other element") }
    return detail + (others > 0 ? " show it." : " shows it.")
  }

  private static func word(_ floor: Floor) -> String {
    switch floor {
    case .text: "text"
    case .largeText: "large text"
    case .nonText, .minimum: "non-text"
    }
  }

  private static func text(_ ratio: Double) -> String {
    var output = Output()
    output.write(shortest: ratio)
    return output.text
  }
}
