import ColorMath
import Diagnostics
import TokenFiles

/// Which pairs a literal takes part in, declared, inferred, asked for by a role or shown on a screen: a colour that is
/// to be changed must go on serving all of them.
struct PairUses {
  private let context: Context
  private let pairs: DeclaredPairs
  /// By appearance of the token system: the first use of the literal at a token, or -1.
  private var heads: [[Int32]]
  /// By appearance: use `2 · pair` is the foreground's, `2 · pair + 1` the background's; the next use of
  /// the same literal, or -1.
  private var nexts: [[Int32]]

  /// Linear in pairs and appearances.
  init(_ context: Context) {
    self.context = context
    var pairs = context.pairs
    for role in context.roles { role.addPairs(to: &pairs) }
    context.addRolePairs(to: &pairs)
    for pair in context.screenPairs {
      pairs.append(
        PairDeclaration(floor: pair.floor, location: pair.location),
        [(pair.foreground, pair.background)])
    }
    self.pairs = pairs
    heads = Array(repeating: [], count: context.tokens.palettes.count)
    nexts = heads
    let tokens = context.tokens.tokens.map { Int($0.index) + 1 }.max() ?? 0
    for appearance in context.appearances {
      link(appearance.index, tokens: tokens)
    }
  }

  private mutating func link(_ appearance: Int, tokens: Int) {
    var head = [Int32](repeating: -1, count: tokens)
    var next = [Int32](repeating: -1, count: pairs.count * 2)
    for use in next.indices {
      let token = use & 1 == 0 ? pairs[use >> 1].foreground : pairs[use >> 1].background
      let root = Int(context.tokens.root(of: token, in: appearance).index)
      guard head.indices.contains(root) else { continue }
      next[use] = head[root]
      head[root] = Int32(truncatingIfNeeded: use)
    }
    heads[appearance] = head
    nexts[appearance] = next
  }

  /// What the literal of a token must reach in every appearance in which the same literal holds, or in
  /// one of them.
  func demands(
    on literal: TokenLiteral, in only: CheckedAppearance? = nil, _ measurer: Measurer
  ) -> [Solver.Demand] {
    var demands: [Solver.Demand] = []
    for appearance in context.appearances where holds(literal, in: appearance.index) {
      if let only, only.index != appearance.index { continue }
      var use =
        heads[appearance.index].indices.contains(Int(literal.token.index))
        ? heads[appearance.index][Int(literal.token.index)] : -1
      while use >= 0, demands.count < Self.limit {
        if let demand = demand(Int(use), in: appearance, measurer), !demands.contains(demand) {
          demands.append(demand)
        }
        use = nexts[appearance.index][Int(use)]
      }
    }
    return demands
  }

  /// More demands than this do not make a fix better, only slower.
  private static let limit = 64

  private func holds(_ literal: TokenLiteral, in appearance: Int) -> Bool {
    context.tokens.definition(of: literal.token, in: appearance).map {
      context.tokens.location($0) == literal.location
    } ?? false
  }

  private func demand(
    _ use: Int, in appearance: CheckedAppearance, _ measurer: Measurer
  ) -> Solver.Demand? {
    let pair = pairs[use / 2]
    let isForeground = use % 2 == 0
    let other = isForeground ? pair.background : pair.foreground
    guard case .success(let color) = measurer.color(other, in: appearance.index),
      color.color.alpha >= 1
    else { return nil }
    let floor = Requirement(pairs.floor(of: pair), level: appearance.level).ratio
    return isForeground
      ? Solver.Demand(over: color.color, floor: floor)
      : Solver.Demand(.background(of: color.color, below: []), floor: floor)
  }
}

extension Context {
  /// The tokens that carry a role with a floor of its own, on what they lie on on screens.
  fileprivate func addRolePairs(to pairs: inout DeclaredPairs) {
    guard let appearance = appearances.first,
      roles.contains(where: { $0.minContrast != nil })
    else { return }
    var measurer = Measurer(tokens)
    for (screen, uses) in zip(screens, occurrences) {
      var backdrops = Backdrops(screen, appearance: appearance.index)
      for use in uses {
        guard let floor = roles[use.role].minContrast,
          case .solid(.token(let token)) = screen.elements[use.element][use.slot]?.content,
          let background = backdrops.behind(use.slot, of: use.element, &measurer).token
        else { continue }
        pairs.append(
          PairDeclaration(floor: .minimum(floor.value), location: floor.location),
          [(token, background)])
      }
    }
  }
}

extension Role {
  /// Its tokens on the backgrounds that its own floor holds on.
  fileprivate func addPairs(to pairs: inout DeclaredPairs) {
    guard let floor = minContrast else { return }
    pairs.append(
      PairDeclaration(floor: .minimum(floor.value), location: floor.location),
      tokens.flatMap { token in on.map { (token, $0.value) } })
  }
}
