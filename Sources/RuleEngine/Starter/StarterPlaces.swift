package import TokenFiles

/// Where a project's colours stand: one place that rules.yml takes them from, and others that say the same, which
/// are held to it by `parity`.
package struct StarterPlaces {
  /// Files of one kind: sheets, JSON, an asset catalogue.
  package struct Place {
    package var paths: [String]
    package var system: TokenSystem
    /// How many of its tokens the manifests of screens name.
    package var mentions: Int

    package init(paths: [String], system: TokenSystem, mentions: Int) {
      self.paths = paths
      self.system = system
      self.mentions = mentions
    }
  }

  /// A place that has mostly the names of the first.
  package struct Twin {
    var paths: [String]
    /// Nil for the same names.
    var naming: NamingScheme?
  }

  /// The places that tokens are read from, as indexes.
  package private(set) var sources: [Int] = []
  package private(set) var twins: [Twin] = []
  /// What the twins are compared with.
  package private(set) var leftPaths: [String] = []

  /// The place whose names the screens use is the one that counts, or that with the most tokens; of those with as
  /// many, the first.
  package init(_ places: [Place]) {
    let names = places.map { place in
      Set(place.system.tokens.map { Self.key(place.system.name($0)) })
    }
    let weights = places.indices.map { (places[$0].mentions, names[$0].count) }
    guard let most = weights.max(by: <), let first = weights.firstIndex(where: { $0 == most })
    else { return }
    leftPaths = places[first].paths
    for (index, place) in places.enumerated() {
      let isTwin =
        index != first && !names[index].isEmpty
        && names[index].intersection(names[first]).count * 2 >= names[index].count
      if isTwin {
        twins.append(
          Twin(paths: place.paths, naming: Self.naming(places[first].system, place.system)))
      } else {
        sources.append(index)
      }
    }
  }

  /// What is left of a name without its punctuation, its type or folder, and the word colour in front.
  private static func key(_ name: String) -> String {
    var words = OnNames.words(of: name)
    if words.count > 1, ["color", "colors", "colour", "colours"].contains(words[0]) {
      words.removeFirst()
    }
    return words.joined()
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
