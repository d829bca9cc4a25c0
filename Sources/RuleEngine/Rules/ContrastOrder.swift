package import Diagnostics
import TokenFiles

/// Contrast on one background never rises down a list of tokens.
package struct ContrastOrder: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var measurer = Measurer(context.tokens)
    return context.orders.flatMap { order in
      zip(order.tokens, order.tokens.dropFirst()).flatMap { stronger, weaker in
        context.appearances.map { appearance in
          var step = OrderStep(
            order: order, stronger: stronger.value, weaker: weaker, appearance: appearance)
          return step.check(context, &measurer)
        }
      }
    }
  }
}

/// One token and the one above it in the list.
private struct OrderStep {
  let order: ContrastOrderEntry
  let stronger: TokenID
  let weaker: Placed<TokenID>
  let appearance: CheckedAppearance

  mutating func check(_ context: Context, _ measurer: inout Measurer) -> Check {
    let tokens = context.tokens
    let (name, above) = (measurer.name(weaker.value), measurer.name(stronger))
    let background = measurer.name(order.background.value)
    let palette = tokens.palettes[appearance.index]
    var check = Check(
      rule: ContrastOrder.id, subject: "\(name) below \(above) on \(background)",
      appearance: appearance.name,
      foreground: palette.swatch(weaker.value, named: name),
      background: palette.swatch(order.background.value, named: background),
      requirement: "the contrast of \(above)", quantity: .contrastCeiling, outcome: .undecided,
      location: tokens.place(
        of: weaker.value, in: appearance.index, otherwise: weaker.location))
    let result = measure(weaker.value, &measurer)
    compare(result, with: measure(stronger, &measurer), &check)
    if check.outcome.isFinding { explain(&check, tokens, above, background) }
    return check
  }

  private func measure(_ token: TokenID, _ measurer: inout Measurer) -> Measurer.Result {
    measurer.measure(token, on: order.background.value, in: appearance.index)
  }

  private func compare(
    _ own: Measurer.Result, with limit: Measurer.Result, _ check: inout Check
  ) {
    check.measured = own.measure
    switch (own, limit) {
    case (.unknown(let gap), _), (_, .unknown(let gap)):
      check.detail = gap.reason
      check.related = gap.related
    default:
      guard let own = own.known, let limit = limit.known else {
        check.detail = Verdict.backdropUnknown
        return
      }
      check.required = limit
      check.outcome = own <= limit ? .pass : .fail
    }
  }

  private func explain(
    _ check: inout Check, _ tokens: TokenSystem, _ above: String, _ background: String
  ) {
    let index = appearance.index
    check.related += tokens.chainNotes(of: weaker.value, in: index)
    if let place = tokens.location(of: stronger, in: index) {
      check.related.append(Note("\(above), which comes before it, is defined here", at: place))
    }
    check.related += tokens.backgroundNotes(of: order.background.value, in: index)
    check.related.append(Note("the order is declared here", at: order.location))
  }
}
