import ColorMath
import Diagnostics
import RuleEngine
import TokenFiles

/// What became of one token.
struct TokenChange {
  enum Kind: String { case changed, added, removed }

  /// The token in one appearance; nil where it has no colour in it.
  struct Value: Hashable {
    var appearance: String
    var before: TokenColor?
    var after: TokenColor?
    /// ΔE OK, where there is a colour on both sides. It says nothing of opacity: nil where that changed.
    var difference: Double? {
      guard let before, let after, before.color.alpha == after.color.alpha else { return nil }
      return before.color.deltaEOK(to: after.color)
    }
  }

  var kind: Kind
  var name: String
  /// The appearances in which it is another now.
  var values: [Value]
  /// Where it is defined now, or was before.
  var location: Location?

  /// Every token that is not as it was, in the order of the new definitions, then the removed ones.
  static func all(from old: TokenSystem, to new: TokenSystem, _ appearances: [String])
    -> [TokenChange]
  {
    var names = appearances.isEmpty ? new.appearances.names : appearances
    if appearances.isEmpty {
      names += old.appearances.names.filter { !names.contains($0) }
    }
    var changes = new.tokens.compactMap { token in
      change(old[new.name(token)], in: old, token, in: new, names)
    }
    for token in old.tokens where new[old.name(token)] == nil {
      if let change = change(token, in: old, nil, in: new, names) { changes.append(change) }
    }
    return changes
  }

  private static func change(
    _ before: TokenID?, in old: TokenSystem, _ after: TokenID?, in new: TokenSystem,
    _ appearances: [String]
  ) -> TokenChange? {
    let values = appearances.compactMap { name -> Value? in
      let value = Value(
        appearance: name, before: color(before, name, old), after: color(after, name, new))
      switch (value.before, value.after) {
      case (nil, nil): return nil
      case (let first?, let second?): return SameColor.holds(first, second) ? nil : value
      default: return value
      }
    }
    guard !values.isEmpty else { return nil }
    return TokenChange(
      kind: before == nil ? .added : after == nil ? .removed : .changed,
      name: after.map { new.name($0) } ?? before.map { old.name($0) } ?? "", values: values,
      location: after.flatMap { new.location(of: $0) } ?? before.flatMap { old.location(of: $0) })
  }

  private static func color(
    _ token: TokenID?, _ appearance: String, _ system: TokenSystem
  ) -> TokenColor? {
    guard let token, let palette = system.palette(appearance) else { return nil }
    return palette.color(token)
  }

  /// Values that read alike, each with the appearances that it holds for.
  var groups: [(appearances: [String], value: Value)] {
    var groups: [(appearances: [String], value: Value)] = []
    for value in values {
      let same = groups.firstIndex {
        $0.value.before?.packed == value.before?.packed
          && $0.value.after?.packed == value.after?.packed
          && $0.value.difference == value.difference
      }
      if let same {
        groups[same].appearances.append(value.appearance)
      } else {
        groups.append(([value.appearance], value))
      }
    }
    return groups
  }
}
