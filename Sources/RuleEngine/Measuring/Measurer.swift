import ColorMath
import Diagnostics
import TokenFiles

/// Measures tokens and literal colours against each other: the way from a rule to ColorMath's one
/// measuring function. What it has prepared it keeps for the next pair.
struct Measurer {
  let tokens: TokenSystem
  /// Opaque tokens by number, appearance after appearance; nil where it is not known yet or not opaque.
  private var opaque: [OpaqueColor?] = []
  /// How many tokens an appearance has there.
  private let room: Int
  private var names: [String?]
  private let palettes: [Palette]
  var compositions: [Composition: ContrastMeasurement] = [:]

  init(_ tokens: TokenSystem) {
    self.tokens = tokens
    room = tokens.nameCount
    names = []
    palettes = tokens.palettes
  }

  /// A token's name; the same string each time.
  mutating func name(_ token: TokenID) -> String {
    let index = Int(token.index)
    guard index >= 0 else { return "" }
    if index >= names.count {
      names += Array(repeating: nil, count: index + 1 - names.count)
    }
    if let name = names[index] { return name }
    let name = tokens.name(token)
    names[index] = name
    return name
  }

  /// One token on another, in one appearance by its number in the token system.
  mutating func measure(_ foreground: TokenID, on background: TokenID, in appearance: Int) -> Result
  {
    measure(.token(foreground), on: .token(background), in: appearance)
  }

  /// The ratio of two tokens where both are opaque colours.
  mutating func opaqueRatio(
    _ foreground: TokenID, on background: TokenID, in appearance: Int
  ) -> Double? {
    guard let front = opaqueColor(foreground, in: appearance),
      let back = opaqueColor(background, in: appearance)
    else { return nil }
    return Contrast.measure(front, on: back)
  }

  /// Prepared for measuring, where the token is an opaque colour.
  mutating func opaqueColor(_ token: TokenID, in appearance: Int) -> OpaqueColor? {
    guard palettes.indices.contains(appearance), 0..<room ~= Int(token.index) else { return nil }
    if opaque.isEmpty { opaque = Array(repeating: nil, count: palettes.count * room) }
    let index = appearance * room + Int(token.index)
    if let known = opaque[index] { return known }
    guard let color = palettes[appearance].color(token),
      let prepared = OpaqueColor(color.color, packed: color.packed)
    else { return nil }
    opaque[index] = prepared
    return prepared
  }

  /// What is to be said where rounding to 8 bits decides about a pair.
  mutating func roundingNote(
    _ foreground: TokenID, on background: TokenID, _ floor: Double, in appearance: Int
  ) -> String? {
    if opaqueColor(foreground, in: appearance)?.isShownAsWritten == true,
      opaqueColor(background, in: appearance)?.isShownAsWritten == true
    {
      return nil
    }
    guard case .success(let front) = color(foreground, in: appearance),
      case .success(let back) = color(background, in: appearance)
    else { return nil }
    return Verdict.roundingDecides(
      Contrast.measure(foreground: front.color, over: back.color), floor)
  }

  /// A token's colour, or why it has none.
  func color(_ token: TokenID, in appearance: Int) -> Swift.Result<TokenColor, ColorGap> {
    guard palettes.indices.contains(appearance) else { return .failure(ColorGap("")) }
    if let color = palettes[appearance].color(token) { return .success(color) }
    guard case .unresolved(let problem) = palettes[appearance][token] else {
      return .failure(ColorGap(absent: token, in: appearance, of: tokens))
    }
    return .failure(ColorGap(problem, of: token, in: tokens))
  }

  /// What a manifest or a document names, or why it is no colour.
  func color(
    _ reference: ColorReference, in appearance: Int
  ) -> Swift.Result<TokenColor, ColorGap> {
    switch reference {
    case .token(let token): return color(token, in: appearance)
    case .unknown(let name):
      return .failure(
        ColorGap(
          name.isEmpty ? "The colour can't be read." : "“\(name)” is no token and no colour."))
    case .literal(let literal):
      let scheme =
        tokens.appearances.all.indices.contains(appearance)
        ? tokens.appearances.all[appearance].scheme : .light
      guard let color = literal.color(in: scheme) else {
        return .failure(ColorGap("\(literal.text) has a value only where it is used."))
      }
      return .success(color)
    }
  }

  mutating func name(_ reference: ColorReference) -> String {
    switch reference {
    case .token(let token): name(token)
    case .literal(let literal): literal.text
    case .unknown(let text): text.isEmpty ? "an unreadable colour" : text
    }
  }

  mutating func swatch(_ reference: ColorReference, in appearance: Int) -> Swatch? {
    guard case .success(let color) = color(reference, in: appearance) else { return nil }
    return Swatch(token: tokenName(reference), rgba: color.packed.rgba)
  }

  /// The name where it is a token's.
  mutating func tokenName(_ reference: ColorReference) -> String? {
    if case .token(let token) = reference { name(token) } else { nil }
  }
}

/// Why a colour is not known.
struct ColorGap: Error, Sendable {
  /// One sentence.
  var reason: String
  var related: [Note] = []

  init(_ reason: String) { self.reason = reason }

  init(_ problem: TokenProblem, of token: TokenID, in tokens: TokenSystem) {
    reason = problem.message + "."
    related = [Note(tokens.name(token) + " has no colour here", at: problem.location)]
    related += problem.related
  }

  init(absent token: TokenID, in appearance: Int, of tokens: TokenSystem) {
    reason = "\(tokens.name(token)) has no value in \(tokens.appearances.names[appearance])."
    if let location = tokens.location(of: token) {
      related = [Note("\(tokens.name(token)) is defined here", at: location)]
    }
  }
}
