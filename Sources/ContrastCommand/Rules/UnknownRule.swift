import Diagnostics
import RuleEngine

extension UsageError {
  /// Of an id that no rule has.
  static func unknownRule(_ id: String) -> UsageError {
    UsageError(
      "there is no rule \(id)",
      help: Suggestion.help(for: id, among: Rules.ids) ?? "contrast rules lists them")
  }
}
