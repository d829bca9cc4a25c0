import ColorMath
package import Diagnostics
import TokenFiles

/// Colours that carry different meanings can be told apart, also with a colour-vision deficiency.
package struct TokenDistinct: Rule {
  package init() {}

  /// Of larger sets not every two tokens get a row.
  static let listedTokens = 32

  package func check(_ context: Context) -> [Check] {
    context.distinct.flatMap { set in
      context.appearances.flatMap { DistinctPass(set, context, $0).checks() }
    }
  }
}

/// One set of tokens in one appearance.
private struct DistinctPass {
  private let set: DistinctSet
  private let context: Context
  private let appearance: CheckedAppearance
  private let measurer: Measurer
  private let names: [String]
  /// Those of the set's tokens whose colours are known, by their number in it.
  private var known: [Int] = []
  private var colors: [Color] = []

  init(_ set: DistinctSet, _ context: Context, _ appearance: CheckedAppearance) {
    self.set = set
    self.context = context
    self.appearance = appearance
    measurer = Measurer(context.tokens)
    names = set.tokens.map { context.tokens.name($0.value) }
    for (index, token) in set.tokens.enumerated() {
      guard case .success(let value) = measurer.color(token.value, in: appearance.index),
        value.color.alpha >= 1
      else { continue }
      known.append(index)
      colors.append(value.color)
    }
  }

  func checks() -> [Check] {
    let seen = SeenColors(colors, set.visions)
    let unknown = Set(set.tokens.indices).subtracting(known).sorted()
    return unknown.map { undecided($0) } + pairs(seen).map { check($0) }
  }

  /// Every token with every one before it; in a large set with the nearest of those before it. If these
  /// all pass, so do the others.
  private func pairs(_ seen: SeenColors) -> [SeenColors.Pair] {
    if set.tokens.count > TokenDistinct.listedTokens { return seen.nearestPairs() }
    return known.indices.flatMap { second in
      (0..<second).compactMap { first in seen.pair(first, second) }
    }
  }

  private func check(_ pair: SeenColors.Pair) -> Check {
    let (first, second) = (known[pair.first], known[pair.second])
    var check = row(of: second, "\(names[first]) and \(names[second])")
    check.background = swatch(first)
    check.measured = .value(pair.difference)
    check.outcome = pair.difference >= set.minimum ? .pass : .fail
    guard check.outcome == .fail else { return check }
    check.detail = "They are nearest \(pair.vision.phrase)."
    if let place = context.tokens.location(of: set.tokens[first].value, in: appearance.index) {
      check.related.append(Note("\(names[first]) is defined here", at: place))
    }
    check.related.append(Note("the set is declared here", at: set.location))
    return check
  }

  /// A token whose colour is not known, against all others.
  private func undecided(_ index: Int) -> Check {
    var check = row(of: index, "\(names[index]) and the others")
    switch measurer.color(set.tokens[index].value, in: appearance.index) {
    case .success:
      check.detail = "\(names[index]) is translucent: how it looks depends on what is behind it."
    case .failure(let gap): (check.detail, check.related) = (gap.reason, gap.related)
    }
    check.related.append(Note("the set is declared here", at: set.location))
    return check
  }

  private func row(of index: Int, _ subject: String) -> Check {
    let token = set.tokens[index]
    return Check(
      rule: TokenDistinct.id, subject: subject, appearance: appearance.name,
      foreground: swatch(index), required: set.minimum, requirement: "set in rules.yml",
      quantity: .difference, outcome: .undecided,
      location: context.tokens.place(
        of: token.value, in: appearance.index, otherwise: token.location))
  }

  private func swatch(_ index: Int) -> Swatch? {
    context.tokens.palettes[appearance.index].swatch(set.tokens[index].value, named: names[index])
  }
}
