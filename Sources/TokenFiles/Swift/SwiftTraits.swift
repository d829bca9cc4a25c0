import SourceTrees

/// Evaluates conditions on traits and environments in every appearance:
/// `traits.userInterfaceStyle == .dark`, `colorScheme == .dark`, `colorSchemeContrast == .increased`.
struct SwiftTraits {
  let words: AppearanceWords

  private var always: Verdict { Verdict(yes: words.everywhere, no: []) }

  /// Where a condition holds; unknown where it is about something else.
  func verdict(_ expression: SwiftExpression, depth: Int = 0) -> Verdict {
    guard depth < SwiftColorReader.depthLimit else { return .unknown }
    switch expression.kind {
    case .binary("&&", let left, let right):
      return verdict(left, depth: depth + 1).and(verdict(right, depth: depth + 1))
    case .binary("||", let left, let right):
      return verdict(left, depth: depth + 1).or(verdict(right, depth: depth + 1))
    case .binary("==", let left, let right): return equal(left, right)
    case .binary("!=", let left, let right): return equal(left, right).negated
    case .prefix("!", let inner): return verdict(inner, depth: depth + 1).negated
    case .call(let callee, _): return subject(callee) == "#available" ? always : .unknown
    case .name(let name), .member(_, let name): return flag(name)
    default: return .unknown
    }
  }

  private func equal(_ left: SwiftExpression, _ right: SwiftExpression) -> Verdict {
    matches(subject(left), right) ?? matches(subject(right), left) ?? .unknown
  }

  /// What a trait is about: its last name, whatever it is a member of.
  func subject(_ expression: SwiftExpression) -> String? {
    switch expression.kind {
    case .name(let name), .member(_, let name): return name
    case .call(let callee, _):
      switch callee.kind {
      case .name(let name), .member(_, let name): return name
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a pattern such as `.dark` holds of a trait; nil where neither is one.
  private func matches(_ subject: String?, _ pattern: SwiftExpression) -> Verdict? {
    guard let subject, let value = self.subject(pattern) else { return nil }
    if Appearance.words(subject).contains("contrast") { return contrast(value) }
    guard Self.schemeSubjects.contains(subject) else { return nil }
    switch value {
    case "dark", "darkAqua", "vibrantDark": return decided { $0.scheme == .dark }
    case "light", "aqua", "vibrantLight": return decided { $0.scheme == .light }
    case "unspecified": return decided { _ in false }
    case "accessibilityHighContrastDarkAqua":
      return decided { $0.scheme == .dark && $0.contrast == .more }
    case "accessibilityHighContrastAqua":
      return decided { $0.scheme == .light && $0.contrast == .more }
    default: return nil
    }
  }

  private func contrast(_ value: String) -> Verdict? {
    switch value {
    case "high", "increased": decided { $0.contrast == .more }
    case "normal", "standard": decided { $0.contrast == .normal }
    case "unspecified": decided { _ in false }
    default: nil
    }
  }

  private static let schemeSubjects: Set<String> = [
    "userInterfaceStyle", "colorScheme", "interfaceStyle", "style", "scheme", "bestMatch", "name",
    "appearance",
  ]

  /// `isDark`, `isHighContrast`.
  private func flag(_ name: String) -> Verdict {
    let words = Set(Appearance.words(name))
    guard words.contains("is") else { return .unknown }
    if words.contains("contrast") { return decided { $0.contrast == .more } }
    return words.contains("dark") ? decided { $0.scheme == .dark } : .unknown
  }

  private func decided(_ holds: (Appearance) -> Bool) -> Verdict {
    let mask = words.select(holds)
    return Verdict(yes: mask, no: words.everywhere.subtracting(mask))
  }

  /// Where a case's pattern holds of a trait, or of a tuple of them; nil where it is about neither.
  func verdict(_ subject: SwiftExpression, _ pattern: SwiftExpression) -> Verdict? {
    guard case .tuple(let subjects) = subject.kind, subjects.count > 1 else {
      return matches(self.subject(subject), pattern)
    }
    guard case .tuple(let patterns) = pattern.kind, patterns.count == subjects.count else {
      return nil
    }
    var result = always
    for (subject, pattern) in zip(subjects, patterns) where self.subject(pattern.value) != "_" {
      guard let part = matches(self.subject(subject.value), pattern.value) else { return nil }
      result = result.and(part)
    }
    return result
  }
}
