import Diagnostics
import TokenFiles

/// The rows of a rule about tokens: one for each token that something is wrong with, by appearance,
/// and one for each file whose other tokens pass.
///
/// A row for each of thousands of tokens that nothing is wrong with would hide the few that matter.
struct TokenFindings {
  /// What is wrong with a token in one appearance.
  struct Finding {
    var outcome: Outcome
    /// One sentence.
    var detail: String
    var location: Location
    var related: [Note] = []
    var fix: Fix?
    var swatch: Swatch?
  }

  private let rule: String
  private let context: Context
  private(set) var checks: [Check] = []
  /// By file: how many tokens are as they should be.
  private var passed: [Int]
  /// By token: whether it has no colour, for a reason, in one of the appearances.
  private var isTroubled: [Bool]

  init(rule: String, _ context: Context) {
    self.rule = rule
    self.context = context
    passed = Array(repeating: 0, count: context.tokens.files.count)
    let count = context.tokens.tokens.map { Int($0.index) + 1 }.max() ?? 0
    isTroubled = Array(repeating: false, count: count)
    for appearance in context.appearances {
      context.palette(appearance).markProblems(in: &isTroubled)
    }
  }

  /// Whether it has no colour, for a reason, in one of the appearances.
  func isTroubled(_ token: TokenID) -> Bool { isTroubled[Int(token.index)] }

  /// Takes what was found about a token: by the checked appearances, nil where nothing is wrong.
  mutating func add(_ token: TokenID, _ findings: [Finding?]) {
    let found = findings.compactMap(\.self)
    guard let first = found.first else { return pass(token) }
    let isSame =
      found.count == findings.count
      && found.allSatisfy { $0.detail == first.detail && $0.location == first.location }
    if isSame {
      checks.append(check(token, first, nil))
    } else {
      for (appearance, finding) in zip(context.appearances, findings) {
        if let finding { checks.append(check(token, finding, appearance.name)) }
      }
    }
  }

  /// Takes a token that is as it should be, unless it has no colour for another reason.
  mutating func pass(_ token: TokenID) {
    if isTroubled(token) { return }
    if let file = context.tokens.firstFile(of: token) { passed[file] += 1 }
  }

  private func check(_ token: TokenID, _ finding: Finding, _ appearance: String?) -> Check {
    Check(
      rule: rule, subject: context.tokens.name(token), appearance: appearance,
      foreground: finding.swatch, outcome: finding.outcome, detail: finding.detail,
      location: finding.location, related: finding.related, fix: finding.fix)
  }

  /// All rows, with one for the passing tokens of each file: "12 tokens: " and the sentence.
  func rows(passing sentence: String) -> [Check] { rows { _ in sentence } }

  /// The same with a sentence for each file, by its number.
  func rows(passing sentence: (Int) -> String) -> [Check] {
    checks
      + passed.indices.filter { passed[$0] > 0 }.map { index in
        let file = context.tokens.files[index]
        let count = passed[index].counted("token")
        return Check(
          rule: rule, subject: file.path, outcome: .pass, detail: "\(count): \(sentence(index))",
          location: file.location(Span(0, 0)))
      }
  }
}

extension TokenSystem {
  /// The number of the file that defines a token first.
  func firstFile(of token: TokenID) -> Int? {
    for appearance in palettes.indices {
      if let definition = definition(of: token, in: appearance) { return Int(definition.file) }
    }
    return nil
  }
}
