import Diagnostics
import TokenFiles

/// `parity`: the same colours in two places, each side read by itself.
package struct Parity: Sendable {
  var location: Location
  var left: ParitySide
  var right: ParitySide
  var naming: Naming

  enum Naming: Sendable {
    /// Both sides have the same names.
    case same
    case scheme(NamingScheme)
    /// Only what is listed is compared.
    case table([(left: Placed<String>, right: Placed<String>)])
  }
}

/// The tokens of one side.
package struct ParitySide: Sendable {
  /// What it is called: its paths as written.
  var name: String
  /// Its files alone.
  var tokens: TokenSystem
  /// Its files and all other token files of the project and of `parity`, where it refers to names of
  /// theirs: code that names the colours of an asset catalogue.
  var whole: TokenSystem?

  /// A token's colour, or what there is in its place.
  func resolution(of token: TokenID, in appearance: Int) -> Resolution {
    let own = tokens.palettes[appearance][token]
    guard case .unresolved(let problem) = own, problem.kind == .undefinedAlias, let whole,
      let id = whole[tokens.name(token)]
    else { return own }
    return whole.palettes[appearance][id]
  }

  /// Where its value stands, or its name where it has none.
  func place(of token: TokenID, in appearance: Int) -> Location? {
    if let definition = tokens.definition(of: token, in: appearance) {
      return tokens.location(definition)
    }
    return tokens.location(of: token)
  }
}

extension Inputs {
  /// The two sides of each entry of `parity`, as far as there are files for both.
  func parities(_ appearances: AppearanceSet) -> (parities: [Parity], problems: [Problem]) {
    var found: [Parity] = []
    var problems: [Problem] = []
    for (index, entry) in configuration.parity.enumerated() {
      let sides = [(true, entry.left), (false, entry.right)].map { isLeft, patterns in
        side(
          parity.filter { $0.entry == index && $0.isLeft == isLeft }.map(\.source), patterns,
          appearances)
      }
      guard let left = sides[0], let right = sides[1] else { continue }
      problems += left.tokens.problems + right.tokens.problems
      var naming = entry.naming
      if case .table(let rows) = naming {
        var table = ParityTable(left: left.tokens, right: right.tokens)
        for row in rows { table.add(row.left, row.right) }
        problems += table.problems
        naming = .table(table.rows)
      }
      found.append(Parity(location: entry.location, left: left, right: right, naming: naming))
    }
    return (found, problems)
  }

  private func side(
    _ sources: [TokenSource], _ patterns: [PathPattern], _ appearances: AppearanceSet
  ) -> ParitySide? {
    guard !sources.isEmpty else { return nil }
    let own = TokenSystem.read(sources, appearances: appearances, load: load)
    var side = ParitySide(
      name: patterns.map(\.text).joined(separator: ", "), tokens: own, whole: nil)
    if own.hasUndefinedAliases {
      var paths = Set(sources.map(\.file.path))
      let others = (tokens + parity.map(\.source)).filter { paths.insert($0.file.path).inserted }
      side.whole = TokenSystem.read(others + sources, appearances: appearances, load: load)
    }
    return side
  }
}

extension ParityEntry {
  fileprivate var naming: Parity.Naming {
    if !table.isEmpty { return .table(table) }
    return names.map { .scheme($0.value) } ?? .same
  }
}

extension TokenSystem {
  fileprivate var hasUndefinedAliases: Bool {
    tokens.contains { token in
      palettes.contains { palette in
        guard case .unresolved(let problem) = palette[token] else { return false }
        return problem.kind == .undefinedAlias
      }
    }
  }
}
