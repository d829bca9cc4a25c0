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
    matches(left, right) ?? matches(right, left) ?? .unknown
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
  private func matches(_ trait: SwiftExpression, _ pattern: SwiftExpression) -> Verdict? {
    guard let subject = subject(trait), let value = self.subject(pattern) else { return nil }
    if NameWords.words(of: subject).contains("contrast") { return contrast(value) }
    guard Self.schemeSubjects.contains(subject) else { return nil }
    switch value {
    case "dark": return decided { $0.scheme == .dark }
    case "light": return decided { $0.scheme == .light }
    case "unspecified": return decided { _ in false }
    case "darkAqua", "vibrantDark": return aqua(.dark, trait)
    case "aqua", "vibrantLight": return aqua(.light, trait)
    case "accessibilityHighContrastDarkAqua", "accessibilityHighContrastVibrantDark":
      return decided { $0.scheme == .dark && $0.contrast == .more }
    case "accessibilityHighContrastAqua", "accessibilityHighContrastVibrantLight":
      return decided { $0.scheme == .light && $0.contrast == .more }
    default: return nil
    }
  }

  /// AppKit's `.aqua` and `.darkAqua` are the names of appearances without more contrast. Only
  /// `bestMatch(from:)` gives them for those with more, unless the names of these are among its choices.
  private func aqua(_ scheme: Appearance.Scheme, _ trait: SwiftExpression) -> Verdict {
    var isExact = subject(trait) == "name"
    if case .call(_, let arguments) = trait.kind,
      case .array(let names)? = arguments.first?.value.kind
    {
      isExact = names.compactMap(subject).contains { name in
        name.hasPrefix("accessibility") && name.contains("Dark") == (scheme == .dark)
      }
    }
    return decided { $0.scheme == scheme && ($0.contrast == .normal || !isExact) }
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

  /// `isDark`, `isLightMode`, `isHighContrast`, and what UIKit and AppKit call the setting for more contrast.
  private func flag(_ name: String) -> Verdict {
    let words = Set(NameWords.words(of: name))
    guard words.contains("is"), Self.negations.isDisjoint(with: words) else {
      return Self.contrastSettings.contains(name) ? decided { $0.contrast == .more } : .unknown
    }
    if words.contains("contrast") || Self.contrastSettings.contains(name) {
      return decided { $0.contrast == .more }
    }
    switch (words.contains("light"), words.contains("dark")) {
    case (true, false): return decided { $0.scheme == .light }
    case (false, true): return decided { $0.scheme == .dark }
    default: return .unknown
    }
  }

  private static let negations: Set<String> = ["not", "non", "low", "less", "reduced", "normal"]
  private static let contrastSettings: Set<String> = [
    "isDarkerSystemColorsEnabled", "accessibilityDisplayShouldIncreaseContrast",
  ]

  private func decided(_ holds: (Appearance) -> Bool) -> Verdict {
    let mask = words.select(holds)
    return Verdict(yes: mask, no: words.everywhere.subtracting(mask))
  }

  /// Where a case's pattern holds of a trait, or of a tuple of them; nil where it is about neither.
  func verdict(_ subject: SwiftExpression, _ pattern: SwiftExpression) -> Verdict? {
    if self.subject(pattern) == "_" { return always }
    guard case .tuple(let subjects) = subject.kind, subjects.count > 1 else {
      return matches(subject, pattern)
    }
    guard case .tuple(let patterns) = pattern.kind, patterns.count == subjects.count else {
      return nil
    }
    var result = always
    for (subject, pattern) in zip(subjects, patterns) {
      guard let part = verdict(subject.value, pattern.value) else { return nil }
      result = result.and(part)
    }
    return result
  }
}
