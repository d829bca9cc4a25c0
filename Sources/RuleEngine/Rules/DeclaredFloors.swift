import ColorMath
import TokenFiles

/// The highest ratio that rules.yml asks of each pair: by `pairs`, or by a role's own floor.
///
/// A pair of aliases is covered by a pair of what they stand for, where they stand for the same in every
/// appearance.
struct DeclaredFloors {
  private let context: Context
  private var roots: LiteralRoots
  private var floors: [UInt64: Double] = [:]
  /// The same by the tokens that the literals stand at, filled when a pair is not found by itself.
  private var rooted: [[TokenID]: Double]?

  init(_ context: Context) {
    self.context = context
    roots = LiteralRoots(context.tokens)
    for pair in pairs { add(pair.foreground, pair.background, ScreenPairs.ratio(pair.floor)) }
  }

  var isEmpty: Bool { floors.isEmpty }

  private var pairs: [DeclaredPair] {
    context.pairs
      + context.roles.flatMap { role -> [DeclaredPair] in
        guard let floor = role.minContrast else { return [] }
        return role.tokens.flatMap { token in
          role.on.map {
            DeclaredPair(
              foreground: token, background: $0.value, floor: .minimum(floor.value),
              location: floor.location)
          }
        }
      }
  }

  private mutating func add(_ foreground: TokenID, _ background: TokenID, _ ratio: Double) {
    let key = ScreenPairs.key(foreground, background)
    floors[key] = max(floors[key] ?? 0, ratio)
  }

  /// What is asked of a pair; nil where nothing is.
  mutating func ratio(_ foreground: TokenID, on background: TokenID) -> Double? {
    if let ratio = floors[ScreenPairs.key(foreground, background)] { return ratio }
    if rooted == nil { buildRooted() }
    let key = key(foreground, background)
    return rooted?[key]
  }

  private mutating func buildRooted() {
    var table: [[TokenID]: Double] = [:]
    for pair in pairs {
      let key = key(pair.foreground, pair.background)
      table[key] = max(table[key] ?? 0, ScreenPairs.ratio(pair.floor))
    }
    rooted = table
  }

  private mutating func key(_ foreground: TokenID, _ background: TokenID) -> [TokenID] {
    context.appearances.flatMap { appearance in
      [
        roots.root(of: foreground, in: appearance.index),
        roots.root(of: background, in: appearance.index),
      ]
    }
  }
}
