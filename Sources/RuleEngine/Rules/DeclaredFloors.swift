import ColorMath
import TokenFiles

/// The highest ratio that rules.yml asks of each pair: by `pairs`, or by a role's own floor.
///
/// A pair of aliases is covered by a pair of what they stand for, where they stand for the same in every
/// appearance.
struct DeclaredFloors {
  private let context: Context
  private var floors: [UInt64: Double] = [:]
  /// The same by the classes of the tokens, filled when a pair is not found by itself.
  private var rooted: [UInt64: Double]?
  private var classes: RootClasses

  init(_ context: Context) {
    self.context = context
    classes = RootClasses(context)
    Self.forEachPair(context) { foreground, background, ratio in
      let key = ScreenPairs.key(foreground, background)
      floors[key] = max(floors[key] ?? 0, ratio)
    }
  }

  var isEmpty: Bool { floors.isEmpty }

  private static func forEachPair(
    _ context: Context, _ body: (TokenID, TokenID, Double) -> Void
  ) {
    for pair in context.pairs {
      body(pair.foreground, pair.background, ScreenPairs.ratio(context.pairs.floor(of: pair)))
    }
    for role in context.roles {
      guard let floor = role.minContrast else { continue }
      for token in role.tokens {
        for background in role.on { body(token, background.value, floor.value) }
      }
    }
  }

  /// What is asked of a pair; nil where nothing is.
  mutating func ratio(_ foreground: TokenID, on background: TokenID) -> Double? {
    if let ratio = floors[ScreenPairs.key(foreground, background)] { return ratio }
    if rooted == nil { buildRooted() }
    return rooted?[classes.key(foreground, background)]
  }

  private mutating func buildRooted() {
    var table: [UInt64: Double] = [:]
    var classes = self.classes
    Self.forEachPair(context) { foreground, background, ratio in
      let key = classes.key(foreground, background)
      table[key] = max(table[key] ?? 0, ratio)
    }
    self.classes = classes
    rooted = table
  }
}

/// Numbers for tokens, the same for those that get their colours from the same literals in every
/// appearance.
private struct RootClasses {
  private let appearances: [Int]
  private let tokens: TokenSystem
  private var numbers: [[TokenID]: Int32] = [:]
  /// By token; -1 where nobody asked yet.
  private var known: [Int32]

  init(_ context: Context) {
    appearances = context.appearances.map(\.index)
    tokens = context.tokens
    known = Array(repeating: -1, count: context.tokens.nameCount)
  }

  mutating func key(_ foreground: TokenID, _ background: TokenID) -> UInt64 {
    ScreenPairs.key(number(foreground), number(background))
  }

  private mutating func number(_ token: TokenID) -> TokenID {
    guard known.indices.contains(Int(token.index)) else { return token }
    if known[Int(token.index)] < 0 {
      let own = appearances.map { tokens.root(of: token, in: $0) }
      let number = numbers[own] ?? Int32(truncatingIfNeeded: numbers.count)
      numbers[own] = number
      known[Int(token.index)] = number
    }
    return TokenID(Int(known[Int(token.index)]))
  }
}
