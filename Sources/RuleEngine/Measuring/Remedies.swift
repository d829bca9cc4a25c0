import ColorMath
import Diagnostics
import TokenFiles

/// Finds what would make failed checks pass: the nearest colour that serves every declared pair of the
/// literal, in every appearance in which it holds; or else, which is said, the nearest one that serves
/// fewer of them. Each question is put to the solver once.
struct Remedies {
  private let context: Context
  private var roots: LiteralRoots
  private var uses: PairUses?
  private var known: [Question: Remedy] = [:]

  private struct Question: Hashable {
    var literal: Location
    var appearance: Int
    var demand: Solver.Demand
  }

  struct Remedy {
    var fix: Fix?
    /// What is to be said with it. One sentence.
    var detail: String?
  }

  init(_ context: Context) {
    self.context = context
    roots = LiteralRoots(context.tokens)
  }

  /// What would make a colour reach a floor in an appearance.
  /// - Parameter location: where the colour is named, which is the place to change for a literal.
  mutating func remedy(
    for reference: ColorReference, at location: Location, meeting demand: Solver.Demand,
    in appearance: CheckedAppearance, _ measurer: Measurer
  ) -> Remedy {
    guard case .success(let color) = measurer.color(reference, in: appearance.index) else {
      return Remedy()
    }
    guard case .token(let token) = reference else {
      let repair = Repair(location: location, isReplaceable: true, color: color.color, name: nil)
      return Self.remedy(repair.solve([demand]))
    }
    guard let literal = literal(of: token, in: appearance.index) else { return Remedy() }
    let question = Question(
      literal: literal.location, appearance: appearance.index, demand: demand)
    if let remedy = known[question] { return remedy }
    let repair = Repair(
      location: literal.location, isReplaceable: literal.isReplaceable, color: color.color,
      name: context.tokens.name(literal.token))
    let remedy = solve(repair, literal, demand, appearance, measurer)
    known[question] = remedy
    return remedy
  }

  /// Whether two tokens get their colour from one literal, so that changing it changes both.
  mutating func shareLiteral(_ first: TokenID, _ second: TokenID, in appearance: Int) -> Bool {
    roots.root(of: first, in: appearance) == roots.root(of: second, in: appearance)
  }

  /// First everything that the literal is declared for, then what it is declared for in this
  /// appearance, then this one floor.
  private mutating func solve(
    _ repair: Repair, _ literal: TokenLiteral, _ demand: Solver.Demand,
    _ appearance: CheckedAppearance, _ measurer: Measurer
  ) -> Remedy {
    let all = pairUses().demands(on: literal, measurer)
    if let fix = repair.solve(Self.adding(demand, to: all)).fix { return Remedy(fix: fix) }
    let here = pairUses().demands(on: literal, in: appearance, measurer)
    if here.count < all.count, let fix = repair.solve(Self.adding(demand, to: here)).fix {
      return Remedy(
        fix: fix.advice,
        detail: "No one value of this hue serves every appearance that shares it: "
          + "\(repair.name ?? "it") needs one of its own in \(appearance.name).")
    }
    guard let fix = repair.solve([demand]).fix else { return Self.remedy(.impossible) }
    return Remedy(
      fix: fix.advice,
      detail: "No one colour of this hue serves every pair that it is declared in.")
  }

  private static func adding(_ demand: Solver.Demand, to others: [Solver.Demand]) -> [Solver.Demand]
  {
    others.contains(demand) ? others : [demand] + others
  }

  private static func remedy(_ answer: Repair.Answer) -> Remedy {
    switch answer {
    case .fix(let fix): Remedy(fix: fix)
    case .impossible: Remedy(detail: "No colour of its hue reaches that on this background.")
    case .none: Remedy()
    }
  }

  private mutating func pairUses() -> PairUses {
    if let uses { return uses }
    let uses = PairUses(context, &roots)
    self.uses = uses
    return uses
  }

  /// The literal that a token's colour comes from.
  private mutating func literal(of token: TokenID, in appearance: Int) -> TokenLiteral? {
    context.tokens.literal(of: roots.root(of: token, in: appearance), in: appearance)
  }
}

extension Fix {
  /// The same as advice: to be shown, not to be written in place, since others depend on the place.
  fileprivate var advice: Fix {
    var fix = self
    fix.location = nil
    return fix
  }
}
