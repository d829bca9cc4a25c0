import ColorMath
import Diagnostics
import TokenFiles

/// What else in rules.yml a changed colour must go on holding to, besides its pairs: the steps of `order`, the
/// distances of `distinct`. The solver knows neither, so that what it finds is held against them, and said.
struct RemedyLimits {
  private struct Key: Hashable {
    var appearance: Int
    var root: TokenID
  }

  private let context: Context
  /// The entries that a literal's tokens take part in, by their number.
  private var orders: [Key: [Int]] = [:]
  private var sets: [Key: [Int]] = [:]

  /// Linear in the entries' tokens and the appearances.
  init(_ context: Context) {
    self.context = context
    for appearance in context.appearances.map(\.index) {
      for (number, order) in context.orders.enumerated() {
        for token in order.tokens.map(\.value) + [order.background.value] {
          add(number, token, appearance, to: \.orders)
        }
      }
      for (number, set) in context.distinct.enumerated() {
        for token in set.tokens { add(number, token.value, appearance, to: \.sets) }
      }
    }
  }

  private mutating func add(
    _ number: Int, _ token: TokenID, _ appearance: Int,
    to entries: WritableKeyPath<RemedyLimits, [Key: [Int]]>
  ) {
    let root = context.tokens.root(of: token, in: appearance)
    let key = Key(appearance: appearance, root: root)
    if self[keyPath: entries][key]?.last != number {
      self[keyPath: entries][key, default: []].append(number)
    }
  }

  /// What a colour in place of a token's literal would break that holds today, in the first appearance in which it
  /// does. One sentence.
  func broken(by color: Color, inPlaceOf root: TokenID, _ literal: TokenLiteral) -> String? {
    for appearance in context.appearances
    where context.tokens.literal(of: root, in: appearance.index)?.location == literal.location {
      let change = Change(
        tokens: context.tokens, root: root, color: color, appearance: appearance.index)
      let key = Key(appearance: appearance.index, root: root)
      for number in orders[key] ?? [] {
        if let broken = change.brokenStep(of: context.orders[number]) {
          return "It would break contrast-order in \(appearance.name): \(broken)."
        }
      }
      for number in sets[key] ?? [] {
        if let broken = change.tooNear(in: context.distinct[number]) {
          return "It would break token-distinct in \(appearance.name): \(broken)."
        }
      }
    }
    return nil
  }
}

/// One colour put in place of another, in one appearance.
private struct Change {
  let tokens: TokenSystem
  let root: TokenID
  let color: Color
  let appearance: Int

  private func isChanged(_ token: TokenID) -> Bool {
    tokens.root(of: token, in: appearance) == root
  }

  private func before(_ token: TokenID) -> Color? {
    tokens.palettes[appearance].color(token)?.color
  }

  private func after(_ token: TokenID) -> Color? { isChanged(token) ? color : before(token) }

  /// A step that rises then, and did not before.
  func brokenStep(of order: ContrastOrderEntry) -> String? {
    let all = order.tokens.map(\.value)
    let background = order.background.value
    let isOnOther = isChanged(background)
    for (stronger, weaker) in zip(all, all.dropFirst())
    where isOnOther || isChanged(stronger) || isChanged(weaker) {
      guard holds(stronger, weaker, on: background, before) == true,
        holds(stronger, weaker, on: background, after) == false
      else { continue }
      return "\(tokens.name(weaker)) would stand out more than \(tokens.name(stronger)) on "
        + tokens.name(background)
    }
    return nil
  }

  /// Nil where it is not known.
  private func holds(
    _ stronger: TokenID, _ weaker: TokenID, on background: TokenID, _ color: (TokenID) -> Color?
  ) -> Bool? {
    guard let back = color(background), let first = color(stronger), let second = color(weaker)
    else { return nil }
    let limit = Contrast.measure(foreground: first, over: back)
    let own = Contrast.measure(foreground: second, over: back)
    return limit.isKnown && own.isKnown ? own.lowest <= limit.lowest : nil
  }

  /// A token that it is too near to then, and was not before. Time is linear in the set.
  func tooNear(in set: DistinctSet) -> String? {
    let all = set.tokens.map(\.value)
    guard let own = all.first(where: isChanged), let old = before(own) else { return nil }
    let others = all.filter { !isChanged($0) && (before($0)?.alpha ?? 0) >= 1 }
    let seen = SeenColors([old, color] + others.compactMap { before($0) }, set.visions)
    for (index, other) in others.enumerated() {
      guard let was = seen.pair(0, index + 2), let becomes = seen.pair(1, index + 2),
        was.difference >= set.minimum, becomes.difference < set.minimum
      else { continue }
      return
        "\(tokens.name(own)) would be too near to \(tokens.name(other)) \(becomes.vision.phrase)"
    }
    return nil
  }
}
