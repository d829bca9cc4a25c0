import ColorSyntax
package import Diagnostics

/// All tokens of a project, resolved in every appearance. It states facts; rules judge them.
package struct TokenSystem: Sendable {
  package let appearances: AppearanceSet
  package let files: [SourceFile]
  /// The colour tokens, in the order in which they are first defined: those that are a colour, or
  /// claim to be one, in any appearance.
  package let tokens: [TokenID]
  /// One an appearance, in their order.
  package let palettes: [Palette]
  /// Files that could not be read, and what in them could not.
  package let problems: [Problem]
  /// Definitions that count in none of the appearances, and why.
  package let leftOut: [LeftOut]
  /// What can be read and is nevertheless wrong: components and `hex` that disagree.
  package let doubts: [TokenDoubt]
  /// The tokens that are not to be used any more, and what their files say of it: what to use in their
  /// place, or nothing.
  package let deprecations: [TokenID: String]
  let names: NameTable
  let definitions: [TokenDefinition]
  let expressions: [TokenExpression]
  /// Definitions by token: those of token `i` are `order[starts[i]..<starts[i + 1]]`.
  let starts: [Int32]
  let order: [Int32]
  let gradients: TokenGradients
  let index = TokenIndex()
  /// Files that need hold no tokens.
  let containers: Set<Int32>
  /// By path: the files that one decides about, since it imports or selects them.
  let steering: [String: Set<String>]
  /// Files of which some need hold tokens: by index, what names them together.
  let groups: [Int32: String]

  /// Reads and resolves. A file in a format that nobody knows, or that can't be read, is a problem;
  /// all others are read nevertheless.
  ///
  /// - Parameters:
  ///   - discovers: Whether themes and modes in the files that are none of the appearances become
  ///     appearances of their own, behind the given ones; otherwise they are in `leftOut`.
  ///   - load: Gives files that a token file refers to.
  package static func read(
    _ sources: [TokenSource], appearances: AppearanceSet = .standard, discovers: Bool = false,
    load: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) -> TokenSystem {
    var reading = TokenReading(sources, appearances: appearances, load: load)
    if discovers {
      let found = AppearanceSet(appearances.all + reading.leftOut.compactMap(\.appearance))
      if found != appearances { reading = TokenReading(sources, appearances: found, load: load) }
    }
    return TokenSystem(reading)
  }

  package func palette(_ appearance: String) -> Palette? {
    appearances.index(of: appearance).map { palettes[$0] }
  }

  /// How many names there are; the number of each token is below it.
  package var nameCount: Int { names.count }

  /// The name as its format writes it, without CSS's `--`.
  package func name(_ id: TokenID) -> String {
    id.index >= 0 && id.index < names.count ? names.name(Int(id.index)) : ""
  }
}

extension TokenSystem {
  /// Writes the name, for which no string is made.
  package func writeName(_ id: TokenID, to output: inout Output) {
    guard id.index >= 0, id.index < names.count else { return }
    names.withName(Int(id.index)) { output.write(bytes: $0) }
  }

  /// How many bytes the name has.
  package func nameLength(_ id: TokenID) -> Int {
    id.index >= 0 && id.index < names.count ? names.length(Int(id.index)) : 0
  }
}

/// Where a token's value comes from in one appearance.
package struct TokenLiteral: Sendable {
  /// The token that the literal stands at: the last of the alias chain.
  package var token: TokenID
  /// Where the literal stands, which is the place of a fix.
  package var location: Location
  /// False where the value is computed from parts, or written as something else than a CSS colour.
  package var isReplaceable: Bool
  /// The literal as written.
  package var text: String { location.file.text(location.span) }
}

extension TokenSystem {
  /// Every place that defines the token, in source order.
  package func definitions(of id: TokenID) -> [TokenDefinition] {
    definitionIndexes(of: id).map { definitions[Int($0)] }
  }

  func definitionIndexes(of id: TokenID) -> ArraySlice<Int32> {
    guard id.index >= 0, id.index < names.count else { return [] }
    return order[Int(starts[Int(id.index)])..<Int(starts[Int(id.index) + 1])]
  }

  /// The definition that holds in an appearance, if any.
  package func definition(of id: TokenID, in appearance: Int) -> TokenDefinition? {
    entry(id, appearance).flatMap { $0.definition < 0 ? nil : definitions[Int($0.definition)] }
  }

  private func entry(_ id: TokenID, _ appearance: Int) -> PaletteEntry? {
    guard palettes.indices.contains(appearance), id.index >= 0, id.index < names.count else {
      return nil
    }
    return palettes[appearance].entries[Int(id.index)]
  }

  /// Where a definition's value stands.
  package func location(_ definition: TokenDefinition) -> Location {
    Location(file: files[Int(definition.file)], span: definition.written)
  }

  /// Where the token's name stands in its first definition, or in the one of an appearance.
  package func location(of id: TokenID, in appearance: Int? = nil) -> Location? {
    let held = appearance.flatMap { self.definition(of: id, in: $0) }
    let shown = held ?? definitionIndexes(of: id).first.map { definitions[Int($0)] }
    return shown.map { Location(file: files[Int($0.file)], span: $0.name) }
  }

  /// The token whose value this one takes unchanged: the first of the chain.
  package func alias(of id: TokenID, in appearance: Int) -> TokenID? {
    guard let next = entry(id, appearance)?.from, next >= 0 else { return nil }
    return TokenID(Int(next))
  }

  /// The tokens that the value comes through unchanged, nearest first; empty for a literal. Those of a cycle are
  /// named once.
  /// - Parameter limit: how many are wanted, so that showing a long chain of each of its tokens stays
  ///   linear.
  package func chain(of id: TokenID, in appearance: Int, limit: Int = .max) -> [TokenID] {
    let limit = min(limit, names.count)
    var chain: [TokenID] = []
    var seen: Set<TokenID> = []
    var current = id
    while let next = entry(current, appearance)?.from, next >= 0, chain.count < limit {
      current = TokenID(Int(next))
      guard seen.insert(current).inserted else { break }
      chain.append(current)
    }
    return chain
  }

  /// The token at which the literal stands that a token's colour comes from: the end of its alias chain.
  package func root(of id: TokenID, in appearance: Int) -> TokenID {
    let end = entry(id, appearance)?.end ?? -1
    return end < 0 ? id : TokenID(Int(end))
  }

  /// The literal that the token's colour comes from in an appearance.
  package func literal(of id: TokenID, in appearance: Int) -> TokenLiteral? {
    let last = root(of: id, in: appearance)
    guard let definition = definition(of: last, in: appearance) else { return nil }
    var literal = TokenLiteral(
      token: last, location: location(definition), isReplaceable: false)
    if case .color = definition.value, let written = parsed(definition)?.absolute {
      // An opacity behind a literal of Swift, say, makes it another colour than it says.
      literal.isReplaceable =
        palettes[appearance].color(last)?.color == written && !hasAlphaFirst(literal)
    }
    return literal
  }

  /// Whether it is `#FFFFFFFF` where that may be read as alpha, red, green, blue: in Android's resources and
  /// in code.
  private func hasAlphaFirst(_ literal: TokenLiteral) -> Bool {
    let count = literal.location.span.range.count
    return (count == 5 || count == 9) && literal.location.file.hasExtension("xml", "swift")
  }

  /// The bytes of a definition's value as a colour. Nothing is spent on why they are none: of Swift they
  /// mostly are.
  private func parsed(_ definition: TokenDefinition) -> CSSColor? {
    let bytes = files[Int(definition.file)].bytes
    let range = definition.written.range.clamped(to: 0..<bytes.count)
    return bytes.withUnsafeBufferPointer { CSSColor(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether a token has one and the same colour in two appearances, from the same definition and through
  /// the same aliases. False where that would take long to tell.
  package func isSame(_ id: TokenID, in first: Int, _ second: Int) -> Bool {
    var current = id
    for _ in 0..<8 {
      guard let left = entry(current, first), let right = entry(current, second),
        left.state == .color, right.state == .color, left.definition == right.definition,
        left.from == right.from
      else { return false }
      guard left.from < 0 else {
        current = TokenID(Int(left.from))
        continue
      }
      return palettes[first].color(id) == palettes[second].color(id)
    }
    return false
  }

  /// The tokens that a token's definitions take their values from, whole or in part.
  package func references(of id: TokenID) -> [TokenID] {
    definitionIndexes(of: id).flatMap { index -> [TokenID] in
      switch definitions[Int(index)].value {
      case .alias(let target): [target]
      case .expression(let number): expressions[Int(number)].references
      case .color, .lightDark, .unset, .revertLayer, .notColor, .problem: []
      }
    }
  }

  /// Whether different definitions of the token itself hold in different appearances, or it has one
  /// in some and none in others.
  package func varies(_ id: TokenID) -> Bool {
    guard let first = entry(id, 0)?.definition else { return false }
    return appearances.all.indices.contains { entry(id, $0)?.definition != first }
  }

  /// The appearance whose own definition serves for this one as well: `dark` for
  /// `dark-high-contrast` where nothing says more. Nil where the token has one of its own here.
  package func fallback(of id: TokenID, in appearance: Int) -> Int? {
    guard let held = entry(id, appearance)?.definition, held >= 0 else { return nil }
    return (0..<appearance).first { entry(id, $0)?.definition == held }
  }

  /// Whether anything defines the name.
  package func isDefined(_ id: TokenID) -> Bool { !definitionIndexes(of: id).isEmpty }

  /// What is written for a name that is defined but is no colour: "16px".
  package func notColor(_ id: TokenID) -> String? {
    let held = appearances.all.indices.compactMap { entry(id, $0) }
    guard !held.contains(where: { $0.state == .color || $0.state == .problem }),
      let first = held.first(where: { $0.definition >= 0 })?.definition
    else { return nil }
    let place = location(definitions[Int(first)])
    return place.file.text(place.span)
  }
}
