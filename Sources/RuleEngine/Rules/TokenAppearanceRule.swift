package import Diagnostics
import TokenFiles

/// A token that varies has a value in every appearance.
package struct TokenAppearanceRule: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var findings = TokenFindings(rule: Self.id, context)
    var fallbacks = FallbackCounts(context)
    for token in context.tokens.tokens where context.tokens.varies(token) {
      let found = Self.findings(token, context)
      findings.add(token, found)
      if !found.contains(where: { $0 != nil }) { fallbacks.add(token) }
    }
    return findings.rows { "each has a value in every appearance\(fallbacks.clause($0))." }
  }

  private static func findings(_ token: TokenID, _ context: Context) -> [TokenFindings.Finding?] {
    let tokens = context.tokens
    let isMissing = context.appearances.map { appearance in
      guard case .absent = tokens.palettes[appearance.index][token] else { return false }
      return !tokens.isSpared(token, in: appearance.index)
    }
    guard isMissing.contains(true), let location = tokens.location(of: token) else {
      return isMissing.map { _ in nil }
    }
    let defined = tokens.appearances.all.indices.filter {
      tokens.definition(of: token, in: $0) != nil
    }
    let names = defined.map { tokens.appearances.names[$0] }
    return zip(context.appearances, isMissing).map { appearance, isMissing in
      guard isMissing else { return nil }
      return TokenFindings.Finding(
        outcome: .fail,
        detail:
          "It has a value in \(names.joined(separator: ", ")), and none in \(appearance.name).",
        location: location, related: fallbackNotes(token, context))
    }
  }

  /// The appearances that make do with the value of another.
  private static func fallbackNotes(_ token: TokenID, _ context: Context) -> [Note] {
    let tokens = context.tokens
    return context.appearances.compactMap { appearance in
      guard let other = tokens.fallback(of: token, in: appearance.index),
        let place = tokens.location(of: token, in: other)
      else { return nil }
      return Note(
        "\(appearance.name) takes the value of \(tokens.appearances.names[other])", at: place)
    }
  }
}

/// How often an appearance takes its value from another, by file.
private struct FallbackCounts {
  private struct Step: Hashable {
    var file: Int
    var appearance: Int
    var other: Int
  }

  private let context: Context
  private var counts: [Step: Int] = [:]

  init(_ context: Context) { self.context = context }

  mutating func add(_ token: TokenID) {
    guard let file = context.tokens.firstFile(of: token) else { return }
    for appearance in context.appearances.map(\.index) {
      guard let other = context.tokens.fallback(of: token, in: appearance) else { continue }
      counts[Step(file: file, appearance: appearance, other: other), default: 0] += 1
    }
  }

  /// "; 12 take dark-high-contrast from dark", or nothing where each has values of its own.
  func clause(_ file: Int) -> String {
    let names = context.tokens.appearances.names
    let steps = counts.filter { $0.key.file == file }.sorted {
      ($0.key.appearance, $0.key.other) < ($1.key.appearance, $1.key.other)
    }
    return steps.map { step, count in
      "; \(count) \(count == 1 ? "takes" : "take") \(names[step.appearance]) from \(names[step.other])"
    }.joined()
  }
}

extension TokenAppearanceRule {
  static let id = "token-appearance"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: "A token that varies has a value in every appearance.",
    why: """
      A colour that was forgotten in one theme is missing there, or stays as it is in another and no \
      longer fits what surrounds it.
      """,
    help: """
      Give the token a value in the appearance that is named. Fallbacks count as the format has them: in \
      CSS what `:root` declares holds wherever nothing more specific does; an appearance with more \
      contrast takes the value of the one of the same scheme without; an asset catalogue's Any holds \
      everywhere. A token with one value for all appearances does not vary.
      """,
    examples: [
      RuleExample(
        "Light and dark by the cascade; high contrast falls back on both",
        files: [
          ("rules.yml", "tokens: [tokens.css]\n"),
          (
            "tokens.css",
            """
            :root { --page: #fff; --brand: #ff6030; }
            [data-theme="dark"] { --page: #121110; }

            """
          ),
        ],
        outcomes: [.pass]),
      RuleExample(
        "A token that only the dark theme defines",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light, dark]\n"),
          (
            "tokens.css",
            """
            :root { --page: #fff; }
            [data-theme="dark"] { --page: #121110; ↓--glow: #fff2; }

            """
          ),
        ],
        outcomes: [.pass, .fail]),
    ])
}
