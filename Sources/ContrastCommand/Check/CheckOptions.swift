import RuleEngine

/// What `contrast check` is meant to do.
struct CheckOptions {
  /// Nil: the nearest one.
  var configuration: String?
  var destinations: [Destination]
  var appearances: [String]
  var rules: [String]
  var skippedRules: [String]
  var failuresOnly: Bool
  var quiet: Bool
  /// Whether warnings count for the exit status.
  var strict: Bool
  var exitZero: Bool
  /// The file of findings that are accepted.
  var baseline: String?
  /// Where the findings of this run are to be written.
  var newBaseline: String?
  var scope: CheckScope
  /// Whether it is checked again whenever an input changes.
  var watches: Bool

  init(_ typed: TypedArguments) throws(UsageError) {
    destinations = try Destination.all(typed)
    configuration = typed.value(.config)
    appearances = typed.values(.appearance)
    rules = try Self.ruleIDs(typed.values(.rule))
    skippedRules = try Self.ruleIDs(typed.values(.skipRule))
    failuresOnly = typed.has(.failuresOnly)
    quiet = typed.has(.quiet)
    strict = typed.has(.strict)
    exitZero = typed.has(.exitZero)
    baseline = typed.value(.baseline)
    newBaseline = typed.value(.writeBaseline)
    scope = try CheckScope(typed)
    watches = typed.has(.watch)
    try checkNewBaseline()
    try checkWatching()
  }

  /// A baseline of part of the findings would lose the others.
  private func checkNewBaseline() throws(UsageError) {
    guard newBaseline != nil else { return }
    guard baseline == nil, scope.isAll, !watches, rules.isEmpty, skippedRules.isEmpty,
      appearances.isEmpty
    else {
      throw UsageError(
        "--write-baseline takes all findings",
        help:
          "leave out paths, --since, --staged, --baseline, --rule, --skip-rule, --appearance and --watch"
      )
    }
  }

  /// What standard input or git's index holds can't be watched.
  private func checkWatching() throws(UsageError) {
    guard watches else { return }
    switch scope {
    case .buffer: throw UsageError("--watch and --stdin-filename can't go together")
    case .staged:
      throw UsageError(
        "--watch and --staged can't go together", help: "--since HEAD follows the work tree")
    case .all, .paths, .since: break
    }
  }

  static func ruleIDs(_ ids: [String]) throws(UsageError) -> [String] {
    for id in ids where Rules.named(id) == nil { throw UsageError.unknownRule(id) }
    return ids
  }
}
