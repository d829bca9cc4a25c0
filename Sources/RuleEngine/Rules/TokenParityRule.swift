import ColorMath
package import Diagnostics
import TokenFiles

/// The same token has the same colour, and the right name, in both places.
package struct TokenParityRule: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    context.parities.flatMap { parity in
      var pass = ParityPass(context, parity)
      return pass.run()
    }
  }
}

/// One run over the two sides of an entry.
private struct ParityPass {
  private let context: Context
  private let parity: Parity
  private let left: TokenSystem
  private let right: TokenSystem
  private var checks: [Check] = []
  private let rightNames: [String]
  private var passed = 0
  private var suggested = 0

  init(_ context: Context, _ parity: Parity) {
    self.context = context
    self.parity = parity
    left = parity.left.tokens
    right = parity.right.tokens
    rightNames = parity.right.tokens.tokens.map { parity.right.tokens.name($0) }
  }

  mutating func run() -> [Check] {
    let join = ParityJoin(parity)
    for pair in join.pairs { add(pair) }
    for missing in join.missingOnRight { addMissing(missing.token, named: missing.name) }
    for token in join.missingOnLeft { addExtra(token) }
    for row in join.unknown { addUnknown(row.left, row.right) }
    if passed > 0 { addPassing() }
    return checks
  }

  // MARK: Tokens that both sides have

  private mutating func add(_ pair: ParityJoin.Pair) {
    let before = checks.count
    if let expected = pair.expected { addMisspelled(pair, expected) }
    for appearance in context.appearances { compare(pair, appearance) }
    if checks.count == before { passed += 1 }
  }

  private mutating func compare(_ pair: ParityJoin.Pair, _ appearance: CheckedAppearance) {
    let first = parity.left.resolution(of: pair.left, in: appearance.index)
    let second = parity.right.resolution(of: pair.right, in: appearance.index)
    switch (first, second) {
    case (.absent, .absent): return
    case (.color(let first), .color(let second)):
      if !SameColor.holds(first, second) { addDifferent(pair, first, second, appearance) }
    case (.unresolved(let problem), _), (_, .unresolved(let problem)):
      var check = check(pair, appearance, .undecided)
      check.detail = problem.message + "."
      check.related += [Note("there is no colour to compare here", at: problem.location)]
      checks.append(check)
    case (.absent, .color):
      add(pair, appearance, "It has a value on the right only, in \(parity.right.name).")
    case (.color, .absent):
      add(pair, appearance, "It has a value on the left only, in \(parity.left.name).")
    }
  }

  private mutating func add(
    _ pair: ParityJoin.Pair, _ appearance: CheckedAppearance, _ sentence: String
  ) {
    var check = check(pair, appearance, .fail)
    check.detail = sentence
    checks.append(check)
  }

  private mutating func addDifferent(
    _ pair: ParityJoin.Pair, _ first: TokenColor, _ second: TokenColor,
    _ appearance: CheckedAppearance
  ) {
    var check = check(pair, appearance, .fail)
    check.foreground = Swatch(token: left.name(pair.left), rgba: first.packed.rgba)
    check.background = Swatch(token: right.name(pair.right), rgba: second.packed.rgba)
    // A difference of colours says nothing of opacity.
    if SameColor.hasSameAlpha(first.color, second.color) {
      check.measured = .value(first.color.deltaEOK(to: second.color))
    }
    check.detail = Self.sentence(first, second)
    if let place = parity.left.place(of: pair.left, in: appearance.index) {
      check.related.append(Note("\(left.name(pair.left)) has its value here", at: place))
    }
    checks.append(check)
  }

  /// "#ff6030 on the left, #ff6a3d on the right", and the alpha where only that differs.
  private static func sentence(_ first: TokenColor, _ second: TokenColor) -> String {
    let colors =
      "\(Swatch(token: nil, rgba: first.packed.rgba).hex) on the left, "
      + "\(Swatch(token: nil, rgba: second.packed.rgba).hex) on the right"
    guard !SameColor.hasSameAlpha(first.color, second.color) else { return colors + "." }
    var output = Output()
    output.write(colors + "; their alpha is ")
    output.write(fine: first.color.alpha)
    output.write(" and ")
    output.write(fine: second.color.alpha)
    return output.text + "."
  }

  private mutating func addMisspelled(_ pair: ParityJoin.Pair, _ expected: String) {
    var check = check(pair, nil, .fail)
    check.detail = "On the right it should be called \(expected)\(rule)."
    checks.append(check)
  }

  /// A row about a pair, at the value on the right, which follows the left.
  private func check(
    _ pair: ParityJoin.Pair, _ appearance: CheckedAppearance?, _ outcome: Outcome
  ) -> Check {
    let (name, other) = (left.name(pair.left), right.name(pair.right))
    let place =
      appearance.map { parity.right.place(of: pair.right, in: $0.index) }
      ?? right.location(of: pair.right)
    return Check(
      rule: TokenParityRule.id,
      subject: name + " and " + (name == other ? "its twin in \(parity.right.name)" : other),
      appearance: appearance?.name, quantity: .sameness, outcome: outcome,
      location: place ?? parity.location)
  }

  // MARK: Tokens that one side lacks. The side is part of the subject, so that a waiver is of one entry.

  private mutating func addMissing(_ token: TokenID, named name: String) {
    let isStop = left.gradient(of: token) != nil
    let near = isStop ? nil : suggestion(for: name)
    checks.append(
      Check(
        rule: TokenParityRule.id, subject: "\(left.name(token)) in \(parity.right.name)",
        outcome: isStop ? .skipped : .fail,
        detail: "There is no \(name)\(rule)"
          + (isStop ? Self.stop : near.map { "; did you mean \($0)?" } ?? "."),
        location: left.location(of: token) ?? parity.location, related: declared))
  }

  /// Each takes a walk over all names; with more missing than this, names are not the trouble.
  private mutating func suggestion(for name: String) -> String? {
    guard suggested < 64 else { return nil }
    suggested += 1
    return Suggestion.nearest(to: name, among: rightNames)
  }

  /// Not every format has gradients.
  private static let stop = ", where the gradient that it is a colour of may be missing, too."

  private mutating func addExtra(_ token: TokenID) {
    let isStop = right.gradient(of: token) != nil
    checks.append(
      Check(
        rule: TokenParityRule.id, subject: "\(right.name(token)) in \(parity.left.name)",
        outcome: isStop ? .skipped : .fail,
        detail: "Nothing corresponds to it\(rule)" + (isStop ? Self.stop : "."),
        location: right.location(of: token) ?? parity.location, related: declared))
  }

  private mutating func addUnknown(_ first: Placed<String>, _ second: Placed<String>) {
    checks.append(
      Check(
        rule: TokenParityRule.id, subject: first.value + " and " + second.value, outcome: .fail,
        detail: "Neither side has the token that this row names.", location: first.location))
  }

  private var declared: [Note] { [Note("the two sides are declared here", at: parity.location)] }

  /// " by css-to-swift", where a scheme makes the names.
  private var rule: String {
    if case .scheme(let scheme) = parity.naming { " by " + scheme.rawValue } else { "" }
  }

  private mutating func addPassing() {
    let count = passed.counted("token") + (passed == 1 ? " is" : " are")
    checks.append(
      Check(
        rule: TokenParityRule.id, subject: parity.left.name + " and " + parity.right.name,
        outcome: .pass, detail: "\(count) the same on both sides.", location: parity.location))
  }
}

extension Quantity {
  /// How far colours lie apart that should be one.
  fileprivate static let sameness = Quantity(.difference, .atMost)
}
