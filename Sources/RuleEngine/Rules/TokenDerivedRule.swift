import ColorMath
package import Diagnostics
import TokenFiles

/// A derived token is what its recipe gives: another token with its alpha multiplied.
package struct TokenDerivedRule: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    context.derived.flatMap { recipe in
      context.appearances.map { Self.check(recipe, $0, context.tokens) }
    }
  }

  private static func check(
    _ recipe: DerivedToken, _ appearance: CheckedAppearance, _ tokens: TokenSystem
  ) -> Check {
    let (token, source) = (recipe.token.value, recipe.from.value)
    let (name, from) = (tokens.name(token), tokens.name(source))
    let palette = tokens.palettes[appearance.index]
    var check = Check(
      rule: id, subject: "\(name) from \(from)", appearance: appearance.name,
      foreground: palette.swatch(token, named: name), outcome: .undecided,
      location: tokens.place(
        of: token, in: appearance.index, otherwise: recipe.token.location))
    let measurer = Measurer(tokens)
    switch (
      measurer.color(token, in: appearance.index), measurer.color(source, in: appearance.index)
    ) {
    case (.failure(let gap), _), (_, .failure(let gap)):
      (check.detail, check.related) = (gap.reason, gap.related)
    case (.success(let color), .success(let base)):
      decide(color, base, recipe, &check)
      if check.outcome == .fail { explain(recipe, appearance, tokens, base, &check) }
    }
    return check
  }

  private static func decide(
    _ color: TokenColor, _ base: TokenColor, _ recipe: DerivedToken, _ check: inout Check
  ) {
    let wanted = derived(from: base, recipe.opacity)
    check.outcome = SameColor.holds(color, wanted) ? .pass : .fail
    guard check.outcome == .fail else { return }
    check.detail =
      "It is \(Swatch(token: nil, rgba: color.packed.rgba).hex); "
      + "\(percent(recipe.opacity)) of it would be "
      + "\(Swatch(token: nil, rgba: wanted.packed.rgba).hex)."
  }

  static func derived(from base: TokenColor, _ opacity: Double) -> TokenColor {
    var color = base.color
    color.alpha *= opacity
    return TokenColor(color, packed: color.packed)
  }

  private static func explain(
    _ recipe: DerivedToken, _ appearance: CheckedAppearance, _ tokens: TokenSystem,
    _ base: TokenColor, _ check: inout Check
  ) {
    let token = recipe.token.value
    if let literal = tokens.literal(of: token, in: appearance.index), literal.token == token {
      check.fix = Repair(
        location: literal.location, isReplaceable: literal.isReplaceable, color: base.color,
        name: tokens.name(token)
      ).write(derived(from: base, recipe.opacity).color)
    }
    if let place = tokens.location(of: recipe.from.value, in: appearance.index) {
      check.related.append(Note("\(tokens.name(recipe.from.value)) is defined here", at: place))
    }
    check.related.append(Note("the recipe stands here", at: recipe.location))
  }

  private static func percent(_ opacity: Double) -> String {
    var output = Output()
    output.write(shortest: (opacity * 1e6).rounded() / 1e4)
    return output.text + " %"
  }
}
