import Diagnostics
import TokenFiles

extension NameLookup {
  /// What an entry declares or infers.
  typealias Declared = (declaration: PairDeclaration, pairs: [(TokenID, TokenID)])

  mutating func pairs(_ entry: PairEntry, floor: Floor) -> [Declared] {
    var pairs: [Declared] = []
    if let infer = entry.infer { pairs += inferred(infer, floor: floor) }
    if !entry.hasInfer || !entry.foreground.isEmpty || !entry.background.isEmpty {
      pairs += declared(entry, floor: floor)
    }
    return pairs
  }

  static func floor(of entry: PairEntry) -> Floor {
    if let minimum = entry.minimum { return .minimum(minimum.value) }
    switch entry.purpose?.value {
    case .largeText: return .largeText
    case .nonText: return .nonText
    case .text, nil: return .text
    }
  }

  private mutating func declared(_ entry: PairEntry, floor: Floor) -> [Declared] {
    guard !entry.foreground.isEmpty, !entry.background.isEmpty else {
      report("a pair needs a foreground and a background, or infer", at: entry.location)
      return []
    }
    let foregrounds = entry.foreground.filter { !tokens($0).isEmpty }
    let backgrounds = entry.background.filter { !tokens($0).isEmpty }
    // Most are plain names, and are looked up once.
    let known = backgrounds.map { plain($0) }
    return foregrounds.map { foreground in
      var found: [(TokenID, TokenID)] = []
      let front = plain(foreground)
      for (background, back) in zip(backgrounds, known) {
        if let front, let back {
          found.append((front, back))
          continue
        }
        // `*` on a background means the other tokens: nobody draws a colour on itself.
        let some = pair(foreground, background).filter { $0.0 != $0.1 }
        if some.isEmpty {
          report(
            "\(foreground.value) and \(background.value) pair nothing up", at: foreground.location)
        }
        found += some
      }
      return (PairDeclaration(floor: floor, location: foreground.location), found)
    }
  }

  /// The token of a name in which nothing stands for another.
  private func plain(_ name: Placed<String>) -> TokenID? {
    Glob.isPlain(name.value) ? tokens[name.value] : nil
  }

  private mutating func pair(
    _ foreground: Placed<String>, _ background: Placed<String>
  ) -> [(TokenID, TokenID)] {
    let front = unbraced(foreground.value, beside: background.value)
    let back = unbraced(background.value, beside: foreground.value)
    if let first = tokens[front], let second = tokens[back] { return [(first, second)] }
    return tokens.pairs(front, back, found: (matching(front), matching(back)))
  }

  /// Beside `{x}-hover`, `{x}` is a capture, also where some token is called x.
  private func unbraced(_ name: String, beside other: String) -> String {
    name.hasPrefix("{") && other != name && other.contains(name) ? name : unbraced(name)
  }

  private mutating func inferred(
    _ inference: Placed<PairInference>, floor: Floor
  ) -> [Declared] {
    let found = OnNames.pairs(in: tokens)
    if found.isEmpty {
      report("no token is named as being on another", at: inference.location)
    }
    let declaration = PairDeclaration(
      floor: floor, location: inference.location, isInferred: true)
    return [(declaration, found)]
  }

  /// One order for each background.
  mutating func orders(_ entry: OrderEntry) -> [ContrastOrderEntry] {
    let backgrounds = tokens(entry.on)
    let before = problems.count
    let found = tokens(entry.tokens)
    if found.count == 1, problems.count == before {
      report("an order needs two tokens or more", at: entry.location)
    }
    guard found.count > 1 else { return [] }
    return backgrounds.map {
      ContrastOrderEntry(tokens: found, background: $0, location: entry.location)
    }
  }

  mutating func distinct(_ entry: DistinctEntry) -> DistinctSet? {
    let before = problems.count
    let found = tokens(entry.tokens)
    let visions = entry.vision.map(\.value)
    if found.count == 1, problems.count == before {
      report("distinct needs two tokens or more", at: entry.location)
    }
    return found.count < 2
      ? nil
      : DistinctSet(
        tokens: found, minimum: entry.minDeltaE?.value ?? DistinctEntry.defaultMinimum,
        visions: visions.isEmpty ? DistinctEntry.defaultVisions : visions,
        location: entry.location)
  }

  /// A derived token, or several by a capture in both names.
  mutating func derived(_ entry: DerivedEntry) -> [DerivedToken] {
    guard let token = entry.token, let from = entry.from, let opacity = entry.opacity,
      !tokens(token).isEmpty, !tokens(from).isEmpty
    else { return [] }
    let found = pair(token, from)
    if found.isEmpty {
      report("\(token.value) and \(from.value) pair nothing up", at: token.location)
    }
    return found.map {
      DerivedToken(
        token: Placed($0.0, at: token.location), from: Placed($0.1, at: from.location),
        opacity: opacity.value, location: entry.location)
    }
  }
}
