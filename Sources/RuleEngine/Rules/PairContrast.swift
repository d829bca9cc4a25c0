import ColorMath
package import Diagnostics
import TokenFiles

/// Every declared or inferred pair, in every appearance, against its floor.
package struct PairContrast: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var pass = PairPass(context)
    return pass.run()
  }
}

/// One run over the pairs: what is measured once is kept.
private struct PairPass {
  private let context: Context
  private let rows: PairRows
  private var measurer: Measurer
  private var remedies: Remedies
  private var checks: [Check] = []

  init(_ context: Context) {
    self.context = context
    rows = PairRows(context)
    measurer = Measurer(context.tokens)
    remedies = Remedies(context)
  }

  mutating func run() -> [Check] {
    checks.reserveCapacity(context.pairs.count * context.appearances.count)
    for (index, pair) in context.pairs.enumerated() {
      for (column, appearance) in context.appearances.enumerated() {
        checks.append(check(index, pair, column, appearance))
      }
    }
    return checks
  }

  private mutating func check(
    _ index: Int, _ pair: DeclaredPair, _ column: Int, _ appearance: CheckedAppearance
  ) -> Check {
    let floor = Requirement(pair.floor, level: appearance.level).ratio
    let result = measurer.measure(pair.foreground, on: pair.background, in: appearance.index)
    let verdict = Verdict(result, floor: floor)
    var facts: PairRows.Facts = verdict.outcome.isFinding ? .isFinding : []
    if verdict.outcome == .fail,
      remedies.shareLiteral(pair.foreground, pair.background, in: appearance.index)
    {
      facts.insert(.sharesLiteral)
    }
    var check = Check(
      rule: PairContrast.id, appearance: appearance.name, measured: verdict.measured,
      required: floor, outcome: verdict.outcome,
      location: context.tokens.place(
        of: pair.foreground, in: appearance.index, otherwise: pair.location),
      source: rows, number: rows.number(index, column, facts))
    if let detail = verdict.detail { check.detail = detail }
    if !verdict.related.isEmpty { check.related = verdict.related + check.related }
    if verdict.outcome == .fail, !facts.contains(.sharesLiteral) { mend(&check, pair, appearance) }
    return check
  }

  private mutating func mend(
    _ check: inout Check, _ pair: DeclaredPair, _ appearance: CheckedAppearance
  ) {
    let floor = check.required ?? 1
    if let none = remedies.hasNone(for: .token(pair.foreground), in: appearance) {
      if let detail = none.detail { check.detail = detail }
      return
    }
    guard case .success(let back) = measurer.color(pair.background, in: appearance.index) else {
      return
    }
    let remedy = remedies.remedy(
      for: .token(pair.foreground), at: check.location,
      meeting: Solver.Demand(over: back.color, floor: floor), in: appearance, measurer)
    let note = measurer.roundingNote(
      pair.foreground, on: pair.background, floor, in: appearance.index)
    if let detail = note ?? remedy.detail { check.detail = detail }
    if let fix = remedy.fix { check.fix = fix }
  }
}

extension Palette {
  func swatch(_ token: TokenID, named name: String) -> Swatch? {
    color(token).map { Swatch(token: name, rgba: $0.packed.rgba) }
  }
}
