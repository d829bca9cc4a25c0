import Diagnostics
import Reporters
import RuleEngine

extension CommandDescription {
  static let explain = CommandDescription(
    name: .explain, operands: "RULE | FG BG", operandCount: 1...2,
    summary: "Explains a rule with examples, or the contrast of a pair with all its working.",
    details: [
      "contrast rules lists the rules.",
      "For a pair it shows what was read, each conversion on the way to linear sRGB, the gamut mapping, "
        + "the compositing, both luminances, the ratio and the floor, so that it can be worked out again.",
    ],
    examples: [
      ("contrast explain pair-contrast", "What it asks, why, and what to do."),
      (
        "contrast explain '#fff' 'oklch(0.7 0.2 40)' --size 17 --weight bold",
        "A ratio step by step."
      ),
      (
        "contrast explain '#fff8' '#0008' --over white",
        "The same for translucent colours over a page."
      ),
    ],
    operandChoices: Rules.ids
  ) { typed, surroundings, console throws(UsageError) in
    let presentation = surroundings.presentation(typed)
    guard typed.operands.count == 1 else {
      return pair(try PairOptions(typed), presentation, &console)
    }
    let id = typed.operands[0]
    guard let rule = Rules.named(id) else { throw UsageError.unknownRule(id) }
    console.print(RulePage.bytes(type(of: rule).description, presentation))
    return .success
  }

  private static func pair(
    _ options: PairOptions, _ presentation: Presentation, _ console: inout Console
  ) -> ExitStatus {
    guard let pair = options.pair else { return .unusable }
    do throws(GivenColorError) {
      let measurement = try PairMeasurement(pair.foreground, pair.background, options)
      console.print(
        DerivationPage.bytes(PairDerivation(measurement), options, presentation).disarmed)
      return .success
    } catch {
      console.report(error)
      return .unusable
    }
  }
}
