import Diagnostics
import TokenFiles

/// Looks the names of rules.yml up, and says which nothing defines.
struct NameLookup {
  let tokens: TokenSystem
  let uses: [String: Int]
  let textStyles: [String: Int]
  let roles: [String: Int]
  let appearances: AppearanceSet
  var problems: [Problem] = []
  /// Globs that were looked up already: rules.yml tends to repeat them.
  private var globs: [String: [TokenID]] = [:]
  /// What was suggested for a name.
  private var suggestions: [String: String?] = [:]

  init(tokens: TokenSystem, configuration: Configuration) {
    self.tokens = tokens
    appearances = tokens.appearances
    uses = Self.indexes(configuration.uses.map(\.value))
    textStyles = Self.indexes(configuration.textStyles.map(\.name.value))
    roles = Self.indexes(configuration.roles.map(\.name.value))
  }

  private static func indexes(_ names: [String]) -> [String: Int] {
    Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Each suggestion takes a walk over all names: who mistypes more than this has other worries.
  private static let suggestionLimit = 64

  /// The names that a name is looked for among.
  enum Vocabulary {
    case tokens, tokensAndRoles, uses, kindsAndUses, textStyles, appearances, rules
    case others([String])
  }

  /// "did you mean text?", for the first names that are not known.
  mutating func suggestion(for name: String, in vocabulary: Vocabulary) -> String? {
    if let known = suggestions[name] { return known }
    guard suggestions.count < Self.suggestionLimit else { return nil }
    let help = Suggestion.help(for: name, among: names(vocabulary))
    suggestions[name] = .some(help)
    return help
  }

  private func names(_ vocabulary: Vocabulary) -> [String] {
    switch vocabulary {
    case .tokens: tokens.tokens.map { tokens.name($0) }
    case .tokensAndRoles: roles.keys.sorted() + names(.tokens)
    case .uses: uses.keys.sorted()
    case .kindsAndUses: ElementKind.allCases.map(\.rawValue) + uses.keys.sorted()
    case .textStyles: textStyles.keys.sorted()
    case .appearances: appearances.names
    case .rules: Rules.ids
    case .others(let names): names
    }
  }

  mutating func report(_ message: String, at location: Location, help: String? = nil) {
    problems.append(Problem(message, at: location, help: help))
  }

  /// The colours of a token that is a gradient, which are tokens below its name: `dawn.0.color`, `dawn.1.color`;
  /// of an alias those of the gradient that it stands for.
  func gradientStops(_ name: String) -> [TokenID] {
    let name = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
    var stops: [TokenID] = []
    while let stop = tokens["\(name).\(stops.count).color"] { stops.append(stop) }
    if stops.isEmpty, let alias = tokens.id(named: name) {
      let source = tokens.source(of: alias)
      return source == alias ? [] : gradientStops(tokens.name(source))
    }
    return stops
  }

  /// The same of a gradient of CSS, which may be a plain colour in other appearances.
  func gradientOfSomeAppearance(_ name: String) -> [TokenID]? {
    guard tokens.hasGradients, case let stops = gradientStops(name), let first = stops.first,
      tokens.gradient(of: first) != nil
    else { return nil }
    return stops
  }

  /// The tokens of a name or glob; none is a problem.
  mutating func tokens(_ name: Placed<String>) -> [TokenID] {
    let found = find(name.value)
    if found.isEmpty { reportUnknownToken(name) }
    return found
  }

  mutating func tokens(_ names: [Placed<String>]) -> [Placed<TokenID>] {
    var seen: Set<TokenID> = []
    return names.flatMap { name in
      tokens(name).filter { seen.insert($0).inserted }.map { Placed($0, at: name.location) }
    }
  }

  /// The one token of a name; more than one is a problem as well.
  mutating func token(_ name: Placed<String>) -> Placed<TokenID>? {
    let found = tokens(name)
    if found.count > 1 {
      report("\(name.value) names \(found.count) tokens where one is meant", at: name.location)
    }
    return found.count == 1 ? Placed(found[0], at: name.location) : nil
  }

  mutating func find(_ name: String) -> [TokenID] {
    if let token = tokens[unbraced(name)] { return [token] }
    return Glob.isPlain(name) ? [] : matching(name)
  }

  /// The tokens of a glob, a name in braces being a capture.
  mutating func matching(_ name: String) -> [TokenID] {
    if let known = globs[name] { return known }
    let found = tokens.tokens(matching: name)
    globs[name] = found
    return found
  }

  /// `color.bg` for `{color.bg}`, as design-token files refer to it, where there is such a token.
  func unbraced(_ name: String) -> String {
    guard name.hasPrefix("{"), name.hasSuffix("}") else { return name }
    let inner = String(name.dropFirst().dropLast())
    return tokens[inner] == nil ? name : inner
  }

  mutating func reportUnknownToken(_ name: Placed<String>) {
    if !Glob.isPlain(name.value) {
      return report("\(name.value) matches no token", at: name.location)
    }
    if let id = tokens.id(named: name.value), let text = tokens.notColor(id) {
      let stops = gradientStops(name.value).map { tokens.name($0) }
      return report(
        "the token \(name.value) is no colour: \(text)", at: name.location,
        help: stops.isEmpty ? nil : "its colours are tokens: " + Words.list(stops, "and"))
    }
    let bare = name.value.hasPrefix("--") ? String(name.value.dropFirst(2)) : name.value
    let help = suggestion(for: bare, in: .tokens)
    report(
      "unknown token \(name.value)", at: name.location,
      help: help ?? LiteralColor(name.value).map { _ in "a colour needs a token to be named here" })
  }

  /// What a manifest or a document's word means: a token, or a literal colour.
  mutating func color(_ name: Placed<String>) -> ColorReference {
    if let token = tokens[name.value] { return .token(token) }
    if let literal = LiteralColor(name.value) { return .literal(literal) }
    if !Glob.isPlain(name.value) {
      return token(name).map { .token($0.value) } ?? .unknown(name.value)
    }
    if LiteralColor.isHexWithoutMark(name.value) {
      report(
        "unknown token \(name.value)", at: name.location,
        help: "for the colour write \"#\(name.value)\"")
    } else {
      reportUnknownToken(name)
    }
    return .unknown(name.value)
  }

  mutating func textStyle(_ name: Placed<String>) -> Int? {
    find(name, in: textStyles, "text style", .textStyles)
  }

  mutating func use(_ name: Placed<String>) -> Int? { find(name, in: uses, "use", .uses) }

  mutating func appearance(_ name: Placed<String>) -> Int? {
    if let index = appearances.index(of: name.value) { return index }
    report(
      "unknown appearance \(name.value)", at: name.location,
      help: suggestion(for: name.value, in: .appearances))
    return nil
  }

  private mutating func find(
    _ name: Placed<String>, in known: [String: Int], _ what: String, _ vocabulary: Vocabulary
  ) -> Int? {
    if let index = known[name.value] { return index }
    report(
      "unknown \(what) \(name.value)", at: name.location,
      help: suggestion(for: name.value, in: vocabulary))
    return nil
  }

  /// A kind, a use, or both.
  mutating func usage(_ name: Placed<String>) -> UsageLimit? {
    let limit = UsageLimit(
      name: name.value, kind: ElementKind(rawValue: name.value), use: uses[name.value],
      location: name.location)
    if limit.kind != nil || limit.use != nil { return limit }
    report(
      "unknown kind or use \(name.value)", at: name.location,
      help: suggestion(for: name.value, in: .kindsAndUses))
    return nil
  }

  /// Tokens and roles; nil where no name is given.
  mutating func colorLimit(_ names: [Placed<String>]) -> ColorLimit? {
    guard let first = names.first else { return nil }
    var limit = ColorLimit(location: first.location)
    for name in names {
      let found = find(name.value)
      limit.tokens += found
      if let role = roles[name.value] { limit.roles.append(role) }
      if found.isEmpty, roles[name.value] == nil {
        report(
          "unknown token or role \(name.value)", at: name.location,
          help: suggestion(for: name.value, in: .tokensAndRoles))
      }
      limit.names.append(name.value)
    }
    return limit
  }
}
