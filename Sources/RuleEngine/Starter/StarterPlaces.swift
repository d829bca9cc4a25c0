package import TokenFiles

/// Where a project's colours stand: one place that rules.yml takes them from, and others that say the same, which
/// are held to it by `parity`.
package struct StarterPlaces {
  /// Files of one kind: sheets, JSON, an asset catalogue.
  package struct Place {
    package let kind: String
    package let files: [Entry]
    package let system: TokenSystem
    /// How many of its tokens the manifests of screens name.
    let mentions: Int
    fileprivate let keys: Set<String>

    /// - Parameter words: those of the manifests.
    package init(_ files: [StarterFile], system: TokenSystem, words: Set<String>) {
      kind = files.first?.kind ?? ""
      var seen: Set<String> = []
      self.files = files.flatMap { file in
        file.paths.map { Entry(path: $0, appearance: file.sources.first?.appearance) }
      }.filter { seen.insert($0.path).inserted }
      self.system = system
      mentions = system.tokens.count { words.contains(system.name($0)) }
      // Code has the names of its types in front.
      let isCode = kind == "swift"
      keys = Set(
        system.tokens.map { token in
          let name = system.name(token)
          return StarterPlaces.key(isCode ? NamingScheme.member(name) : name)
        })
    }

    var paths: [String] { files.map(\.path) }
    fileprivate var hasAppearances: Bool { files.contains { $0.appearance != nil } }
  }

  /// A file as `tokens` states it.
  package struct Entry {
    package var path: String
    package var appearance: String?
  }

  /// A place that has mostly the names of one that is taken.
  package struct Twin {
    let left: [String]
    let paths: [String]
    /// Nil for the same names.
    let naming: NamingScheme?
    /// Why it is not held to the other at once.
    let reservation: String?
  }

  /// The places that tokens are read from, as indexes.
  package private(set) var sources: [Int] = []
  package private(set) var twins: [Twin] = []
  private let places: [Place]

  /// The place whose names the screens use is the one that counts, or that with the most tokens; of those with as
  /// many, the first.
  package init(_ places: [Place]) {
    self.places = places
    let weights = places.map { ($0.mentions, $0.keys.count) }
    guard let most = weights.max(by: <), let first = weights.firstIndex(where: { $0 == most })
    else { return }
    sources = [first]
    for (index, place) in places.enumerated() where index != first {
      if let left = sources.first(where: { isTwin(place, of: places[$0]) }) {
        add(place, besides: places[left])
      } else {
        sources.append(index)
      }
    }
    sources.sort()
  }

  /// Whether a place has mostly the names of one that is taken.
  package func hasTwin(_ place: Place) -> Bool {
    sources.contains { isTwin(place, of: places[$0]) }
  }

  /// Holds another place to the one whose names it has.
  package mutating func add(twin place: Place) {
    guard let left = sources.first(where: { isTwin(place, of: places[$0]) }) else { return }
    add(place, besides: places[left])
  }

  /// Places of a kind are two since they define the same.
  private func isTwin(_ place: Place, of other: Place) -> Bool {
    place.kind == other.kind
      || !place.keys.isEmpty
        && place.keys.intersection(other.keys).count * 2 >= place.keys.count
  }

  private mutating func add(_ place: Place, besides left: Place) {
    let reservation: String? =
      if place.kind == left.kind {
        "the same names again: hold them to it, or give them a rules.yml of their own"
      } else if place.hasAppearances {
        "an appearance each, which parity can't tell"
      } else {
        nil
      }
    twins.append(
      Twin(
        left: left.paths, paths: place.paths, naming: Self.naming(left.system, place.system),
        reservation: reservation))
  }

  /// What is left of a name without its punctuation, its type or folder, and the word colour in front.
  fileprivate static func key(_ name: String) -> String {
    NameWords.withoutColor(NameWords.words(of: name)).joined()
  }

  /// The scheme that gives the most of the names on the right; nil where they are mostly the same.
  private static func naming(_ left: TokenSystem, _ right: TokenSystem) -> NamingScheme? {
    let lefts = left.tokens.map { left.name($0) }
    let rights = right.tokens.map { right.name($0) }
    let known = Set(rights)
    var best: (scheme: NamingScheme?, count: Int) = (nil, lefts.count { known.contains($0) })
    let members = Set(rights.map { NamingScheme.member($0) })
    for scheme in NamingScheme.allCases {
      let count = lefts.count { name in
        let expected = scheme.spelled(name)
        return known.contains(expected) || members.contains(expected)
      }
      if count > best.count { best = (scheme, count) }
    }
    return best.scheme
  }
}
