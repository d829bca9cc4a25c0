import ColorMath
package import Diagnostics
import TokenFiles

/// A ratio written in a document is the measured one, at the precision written.
package struct ClaimedRatio: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var pass = ClaimPass(context)
    for document in context.claims { pass.add(document) }
    return pass.checks
  }
}

/// One run over the documents.
private struct ClaimPass {
  private let context: Context
  private var measurer: Measurer
  private(set) var checks: [Check] = []

  init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
  }

  mutating func add(_ document: ClaimDocument) {
    for claim in ClaimsReader.claims(in: document, context) {
      let index = claim.appearance ?? document.appearance
      // The run may have been limited to other appearances.
      guard let appearance = context.appearances.first(where: { $0.index == index }) else {
        continue
      }
      switch claim.subject {
      case .pair(let pair): checks.append(check(claim, pair, appearance))
      case .untied(let reason):
        checks.append(
          Check(
            rule: ClaimedRatio.id, subject: claim.ratio.text, appearance: appearance.name,
            outcome: .skipped, detail: reason, location: claim.location))
      }
    }
  }

  private mutating func check(
    _ claim: Claim, _ pair: Claim.Pair, _ appearance: CheckedAppearance
  ) -> Check {
    let result = measurer.measure(pair.foreground, on: pair.background, in: appearance.index)
    let (name, background) = (measurer.name(pair.foreground), measurer.name(pair.background))
    var check = Check(
      rule: ClaimedRatio.id, subject: name + " on " + background, appearance: appearance.name,
      foreground: measurer.swatch(pair.foreground, in: appearance.index),
      background: measurer.swatch(pair.background, in: appearance.index),
      measured: result.measure, required: claim.ratio.value,
      requirement: "“\(claim.ratio.text)” in the document",
      quantity: claim.ratio.relation.quantity, outcome: .undecided, location: claim.location)
    judge(claim.ratio, result, &check)
    if check.outcome.isFinding {
      check.related += notes(pair.foreground, appearance) + notes(pair.background, appearance)
    }
    return check
  }

  private func judge(_ ratio: StatedRatio, _ result: Measurer.Result, _ check: inout Check) {
    switch result {
    case .unknown(let gap): (check.detail, check.related) = (gap.reason, gap.related)
    case .ratio(let measured): decide(ratio, ratio.holds(for: measured), measured, &check)
    case .measured(let found):
      let (low, high) = (found.measured.lowerBound, found.measured.upperBound)
      guard let holds = ratio.holds(from: low, to: found.isKnown ? low : high) else {
        check.detail = Verdict.backdropUnknown
        return
      }
      decide(ratio, holds, low, &check)
    }
  }

  private func decide(
    _ ratio: StatedRatio, _ holds: Bool, _ measured: Double, _ check: inout Check
  ) {
    check.outcome = holds ? .pass : .fail
    guard !holds, ratio.relation == .equal, case .value? = check.measured else { return }
    check.detail = "It would be true as \(ratio.corrected(measured)) : 1."
  }

  private mutating func notes(_ reference: ColorReference, _ appearance: CheckedAppearance)
    -> [Note]
  {
    guard case .token(let token) = reference,
      let place = context.tokens.location(of: token, in: appearance.index)
    else { return [] }
    return [Note("\(measurer.name(token)) is defined here", at: place)]
      + context.tokens.chainNotes(of: token, in: appearance.index)
  }
}

extension StatedRatio.Relation {
  var quantity: Quantity {
    switch self {
    case .equal: .claim
    case .atLeast, .moreThan: .contrast
    case .atMost, .lessThan: .contrastCeiling
    }
  }
}
