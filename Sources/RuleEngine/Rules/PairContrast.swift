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
    let appearances = context.appearances
    // With room for what other rules find, so that so many need not be moved for a few more.
    checks.reserveCapacity(context.pairs.count * appearances.count + 256)
    for index in context.pairs.indices {
      let pair = context.pairs[index]
      for column in appearances.indices { add(index, pair, column, appearances[column]) }
    }
    return checks
  }

  /// Checks are large: one is put in its place before anything more is said in it.
  private mutating func add(
    _ index: Int, _ pair: DeclaredPair, _ column: Int, _ appearance: CheckedAppearance
  ) {
    let floor = Requirement(context.pairs.floor(of: pair), level: appearance.level).ratio
    let ratio = measurer.opaqueRatio(pair.foreground, on: pair.background, in: appearance.index)
    let verdict = ratio == nil ? verdict(pair, floor, appearance) : nil
    let outcome = ratio.map { $0 >= floor ? .pass : .fail } ?? verdict?.outcome ?? .undecided
    var facts: PairRows.Facts = outcome.isFinding ? .isFinding : []
    if outcome == .fail,
      remedies.shareLiteral(pair.foreground, pair.background, in: appearance.index)
    {
      facts.insert(.sharesLiteral)
    }
    checks.append(
      Check(
        rule: PairContrast.id, appearance: appearance.name,
        measured: ratio.map { .value($0) } ?? verdict?.measured, required: floor,
        outcome: outcome,
        location: context.tokens.place(
          of: pair.foreground, in: appearance.index,
          otherwise: context.pairs.declaration(of: pair).location),
        source: rows, number: rows.number(index, column, facts)))
    let last = checks.count - 1
    if let verdict { explain(last, verdict) }
    if outcome == .fail, !facts.contains(.sharesLiteral) { mend(last, pair, floor, appearance) }
  }

  /// Of colours that are not both known and opaque.
  private mutating func verdict(
    _ pair: DeclaredPair, _ floor: Double, _ appearance: CheckedAppearance
  ) -> Verdict {
    Verdict(
      measurer.measure(pair.foreground, on: pair.background, in: appearance.index), floor: floor)
  }

  private mutating func explain(_ check: Int, _ verdict: Verdict) {
    if let detail = verdict.detail { checks[check].detail = detail }
    if !verdict.related.isEmpty {
      checks[check].related = verdict.related + checks[check].related
    }
  }

  private mutating func mend(
    _ check: Int, _ pair: DeclaredPair, _ floor: Double, _ appearance: CheckedAppearance
  ) {
    if let refusal = remedies.refusal(for: pair.foreground, in: appearance) {
      if let detail = refusal.detail { checks[check].detail = detail }
      return
    }
    guard case .success(let back) = measurer.color(pair.background, in: appearance.index) else {
      return
    }
    let remedy = remedies.remedy(
      for: .token(pair.foreground), at: checks[check].location,
      meeting: Solver.Demand(over: back.color, floor: floor), in: appearance, measurer)
    let note = measurer.roundingNote(
      pair.foreground, on: pair.background, floor, in: appearance.index)
    if let detail = note ?? remedy.detail { checks[check].detail = detail }
    if let fix = remedy.fix { checks[check].fix = fix }
  }
}
