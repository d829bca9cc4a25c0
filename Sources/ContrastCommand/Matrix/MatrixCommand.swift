import Diagnostics
import Reporters
import TokenFiles

extension CommandDescription {
  static let matrix = CommandDescription(
    name: .matrix, operands: "[TOKEN ...]", operandCount: 0...Int.max,
    summary: "Measures every pair of tokens, as a table.",
    details: [
      "The tokens are those of rules.yml. TOKEN is a name or a glob such as color-text-*; without any, all "
        + "are taken. A row is a foreground, a column a background.",
      "With --format json each pair is one line (JSON Lines).",
    ],
    examples: [
      ("contrast matrix --appearance dark", "All pairs in the dark."),
      ("contrast matrix 'color-text-*' 'color-bg-*'", "Texts and backgrounds only."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let isJSON = typed.isJSON()
    let gathering = try TokenGathering(configuration: typed, surroundings)
    let system = gathering.read()
    for problem in gathering.problems + system.problems { console.report(problem) }
    let appearances = try gathering.appearances(of: system, typed.values(.appearance))
    let tokens = try chosen(typed.operands, in: system)
    for appearance in appearances {
      let matrix = TokenMatrix(system, tokens, in: appearance)
      if isJSON {
        MatrixJSON.write(matrix) { console.print($0) }
      } else {
        MatrixTable.write(matrix, surroundings.presentation(typed)) { console.print($0.disarmed) }
      }
    }
    return gathering.problems.isEmpty && system.problems.isEmpty ? .success : .unusable
  }

  /// The tokens that names and globs stand for, each once, in the order of their definition.
  private static func chosen(
    _ patterns: [String], in system: TokenSystem
  ) throws(UsageError) -> [TokenID] {
    guard !patterns.isEmpty else { return system.tokens }
    var wanted: Set<TokenID> = []
    for pattern in patterns {
      let found = system.matches(pattern)
      guard !found.isEmpty else {
        throw UsageError(
          "there is no colour token \(pattern)", help: system.suggestion(for: pattern))
      }
      wanted.formUnion(found.map(\.token))
    }
    return system.tokens.filter { wanted.contains($0) }
  }
}
