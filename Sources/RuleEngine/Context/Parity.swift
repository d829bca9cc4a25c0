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
    guard case .unresolved(let problem) = own, problem.kind == .undefinedAlias,
      let id = whole?[tokens.name(token)]
    else { return own }
    return whole?.palettes[appearance][id] ?? own
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
  func parities(_ tokens: TokenSystem) -> (parities: [Parity], problems: [Problem]) {
    var reader = SideReader(self, tokens)
    var found: [Parity] = []
    var problems: [Problem] = []
    for (index, entry) in configuration.parity.enumerated() {
      guard let left = reader.side(index, isLeft: true, entry.left),
        let right = reader.side(index, isLeft: false, entry.right)
      else { continue }
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
}

/// Reads the sides of all entries, the same files once: mostly each entry compares the project's own.
private struct SideReader {
  private let inputs: Inputs
  private let appearances: AppearanceSet
  private var known: [(sources: [TokenSource], system: TokenSystem)]

  init(_ inputs: Inputs, _ tokens: TokenSystem) {
    self.inputs = inputs
    appearances = tokens.appearances
    known = [(inputs.tokens, tokens)]
  }

  mutating func side(_ entry: Int, isLeft: Bool, _ patterns: [PathPattern]) -> ParitySide? {
    let sources = inputs.parity.filter { $0.entry == entry && $0.isLeft == isLeft }.map(\.source)
    guard !sources.isEmpty else { return nil }
    let own = read(sources)
    var side = ParitySide(
      name: patterns.map(\.text).joined(separator: ", "), tokens: own, whole: nil)
    if own.hasUndefinedAliases {
      var paths = Set(sources.map(\.file.path))
      let others = (inputs.tokens + inputs.parity.map(\.source)).filter {
        paths.insert($0.file.path).inserted
      }
      side.whole = read(others + sources)
    }
    return side
  }

  private mutating func read(_ sources: [TokenSource]) -> TokenSystem {
    if let same = known.first(where: { $0.sources.elementsEqual(sources, by: Self.readSame) }) {
      return same.system
    }
    let system = TokenSystem.read(sources, appearances: appearances, load: inputs.load)
    known.append((sources, system))
    return system
  }

  /// Whether two sources are read alike; all have the project's initializers.
  private static func readSame(_ left: TokenSource, _ right: TokenSource) -> Bool {
    left.file === right.file && left.format == right.format && left.appearance == right.appearance
      && left.isOneOfMany == right.isOneOfMany && left.statedAt == right.statedAt
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
    palettes.contains { palette in
      tokens.contains { token in
        guard case .unresolved(let problem) = palette[token] else { return false }
        return problem.kind == .undefinedAlias
      }
    }
  }
}
