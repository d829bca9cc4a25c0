package import Diagnostics
import ColorMath
import TokenFiles

/// Every declared or inferred pair, in every appearance, against its floor.
package struct PairContrast: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var pass = PairPass(context)
    return pass.run()
  }
}

/// One run over the pairs: what is measured and named once is kept.
private struct PairPass {
  private let context: Context
  private var measurer: Measurer
  private var remedies: Remedies
  private var checks: [Check] = []

  init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
    remedies = Remedies(context)
  }

  mutating func run() -> [Check] {
    checks.reserveCapacity(context.pairs.count * context.appearances.count)
    for pair in context.pairs { add(pair) }
    return checks
  }

  private mutating func add(_ pair: DeclaredPair) {
    let foreground = measurer.name(pair.foreground)
    let background = measurer.name(pair.background)
    let subject = foreground + " on " + background
    for appearance in context.appearances {
      let requirement = Requirement(pair.floor, level: appearance.level)
      let result = measurer.measure(pair.foreground, on: pair.background, in: appearance.index)
      let verdict = Verdict(result, floor: requirement.ratio)
      let palette = context.tokens.palettes[appearance.index]
      var check = Check(
        rule: PairContrast.id, subject: subject, appearance: appearance.name,
        foreground: palette.swatch(pair.foreground, named: foreground),
        background: palette.swatch(pair.background, named: background),
        measured: verdict.measured, required: requirement.ratio, requirement: requirement.text,
        outcome: verdict.outcome, detail: verdict.detail,
        location: context.tokens.place(
          of: pair.foreground, in: appearance.index, otherwise: pair.location))
      if verdict.outcome.isFinding { explain(&check, pair, verdict, in: appearance) }
      checks.append(check)
    }
  }

  private mutating func explain(
    _ check: inout Check, _ pair: DeclaredPair, _ verdict: Verdict, in appearance: CheckedAppearance
  ) {
    let index = appearance.index
    check.related =
      verdict.related + context.tokens.chainNotes(of: pair.foreground, in: index)
      + context.tokens.backgroundNotes(of: pair.background, in: index)
      + [Note(pair.isInferred ? "inferred from names here" : "declared here", at: pair.location)]
    guard verdict.outcome == .fail,
      case .success(let front) = measurer.color(pair.foreground, in: index),
      case .success(let back) = measurer.color(pair.background, in: index)
    else { return }
    if remedies.shareLiteral(pair.foreground, pair.background, in: index) {
      check.detail = "Both get their colour from the same literal."
      return
    }
    let measurement = Contrast.measure(foreground: front.color, over: back.color)
    let remedy = remedies.remedy(
      for: .token(pair.foreground), at: check.location,
      meeting: Solver.Demand(over: back.color, floor: check.required ?? 1), in: appearance, measurer
    )
    check.fix = remedy.fix
    check.detail =
      Verdict.roundingDecides(measurement, check.required ?? 1) ?? verdict.detail ?? remedy.detail
  }
}

extension Palette {
  func swatch(_ token: TokenID, named name: String) -> Swatch? {
    color(token).map { Swatch(token: name, rgba: $0.packed.rgba) }
  }
}
