import ColorMath
import Diagnostics
import TokenFiles

/// Says what the checks of declared pairs are about, when that is asked for.
final class PairRows: CheckSource {
  /// What the run over the pairs has found and is not to be found again.
  struct Facts: OptionSet {
    let rawValue: Int
    static let isFinding = Facts(rawValue: 1)
    /// Both colours come from one literal.
    static let sharesLiteral = Facts(rawValue: 2)
  }

  private let tokens: TokenSystem
  private let pairs: DeclaredPairs
  private let appearances: [CheckedAppearance]

  init(_ context: Context) {
    tokens = context.tokens
    pairs = context.pairs
    appearances = context.appearances
  }

  /// The number of the check of a pair in an appearance.
  func number(_ pair: Int, _ appearance: Int, _ facts: Facts) -> Int {
    (pair * appearances.count + appearance) << 2 | facts.rawValue
  }

  func row(of number: Int) -> Int { (number >> 2) / appearances.count }

  func subject(of number: Int) -> String {
    let pair = pairs[row(of: number)]
    return tokens.subject(pair.foreground, on: pair.background)
  }

  func subjectOrder(_ number: Int, _ other: Int) -> Int? {
    let (pair, second) = (pairs[row(of: number)], pairs[row(of: other)])
    return pair.foreground == second.foreground
      ? tokens.nameOrder(pair.background, second.background) : nil
  }

  func details(of number: Int) -> CheckDetails {
    let pair = pairs[row(of: number)]
    let facts = Facts(rawValue: number & 3)
    let appearance = appearances[(number >> 2) % appearances.count]
    let palette = tokens.palettes[appearance.index]
    return CheckDetails(
      subject: subject(of: number),
      foreground: palette.swatch(pair.foreground, named: tokens.name(pair.foreground)),
      background: palette.swatch(pair.background, named: tokens.name(pair.background)),
      requirement: Requirement(pairs.floor(of: pair), level: appearance.level).text,
      detail: facts.contains(.sharesLiteral)
        ? "Both get their colour from the same literal." : nil,
      related: facts.contains(.isFinding) ? notes(pair, appearance.index) : [])
  }

  func saysSame(_ number: Int, _ other: Int) -> Bool {
    let (left, right) = (seen(number), seen(other))
    return left.foreground == right.foreground && left.background == right.background
      && (number ^ other) & Facts.sharesLiteral.rawValue == 0
  }

  /// The two colours alone.
  private func seen(_ number: Int) -> (foreground: UInt32?, background: UInt32?) {
    let pair = pairs[row(of: number)]
    let palette = tokens.palettes[appearances[(number >> 2) % appearances.count].index]
    return (
      palette.color(pair.foreground)?.packed.rgba, palette.color(pair.background)?.packed.rgba
    )
  }

  private func notes(_ pair: DeclaredPair, _ appearance: Int) -> [Note] {
    let declaration = pairs.declaration(of: pair)
    let how = declaration.isInferred ? "inferred from names here" : "declared here"
    return tokens.chainNotes(of: pair.foreground, in: appearance)
      + tokens.backgroundNotes(of: pair.background, in: appearance)
      + [Note(how, at: declaration.location)]
  }
}
