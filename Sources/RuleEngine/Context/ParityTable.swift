import Diagnostics
import TokenFiles

/// The rows of a table of names in which globs and captures stand: `color-{x}: "Brand/{x}"` is a row for
/// each token that either side has.
struct ParityTable {
  let left: TokenSystem
  let right: TokenSystem
  private(set) var rows: [(left: Placed<String>, right: Placed<String>)] = []
  /// Globs and captures that match nothing.
  private(set) var problems: [Problem] = []

  init(left: TokenSystem, right: TokenSystem) {
    self.left = left
    self.right = right
  }

  mutating func add(_ first: Placed<String>, _ second: Placed<String>) {
    if Self.isName(first.value, in: left), Self.isName(second.value, in: right) {
      return rows.append((first, second))
    }
    let (lefts, rights) = (left.matches(first.value), right.matches(second.value))
    if lefts.isEmpty { report(first, "left") }
    if rights.isEmpty { report(second, "right") }
    guard !lefts.isEmpty, !rights.isEmpty else { return }
    var isPaired: Set<TokenID> = []
    for match in lefts {
      let partners = rights.filter { Self.agree($0.captures, match.captures) }
      let names =
        partners.isEmpty
        ? [Self.filled(second.value, match.captures)] : partners.map { right.name($0.token) }
      isPaired.formUnion(partners.map(\.token))
      for name in names {
        rows.append(
          (Placed(left.name(match.token), at: first.location), Placed(name, at: second.location)))
      }
    }
    for match in rights where !isPaired.contains(match.token) {
      rows.append(
        (
          Placed(Self.filled(first.value, match.captures), at: first.location),
          Placed(right.name(match.token), at: second.location)
        ))
    }
  }

  private mutating func report(_ name: Placed<String>, _ side: String) {
    problems.append(
      Problem("\(name.value) matches no token on the \(side)", at: name.location))
  }

  private static func isName(_ name: String, in tokens: TokenSystem) -> Bool {
    Glob.isPlain(name) || tokens[name] != nil
  }

  private static func agree(_ first: [String: String], _ second: [String: String]) -> Bool {
    first.allSatisfy { name, text in second[name].map { $0 == text } ?? true }
  }

  /// The name that a pattern is with what its captures stand for.
  private static func filled(_ pattern: String, _ captures: [String: String]) -> String {
    captures.sorted { $0.key < $1.key }.reduce(pattern) { name, capture in
      name.replacing("{\(capture.key)}", with: capture.value)
    }
  }
}
