import SourceTrees

/// A switch over a case and a trait at once: `switch (self, traits.userInterfaceStyle)`.
extension SwiftTokens {
  /// By the name of each case, the switch over the trait alone; nil where a switch is none over both.
  func switchesByCase(_ statements: [SwiftStatement]) -> [(
    name: String, statement: SwiftStatement
  )]? {
    guard case .switching(let subject, let cases)? = statements.last,
      case .tuple(let subjects) = subject.kind, subjects.count == 2,
      let place = [0, 1].first(where: { isTrait(subjects[$0].value, at: $0, cases) })
    else { return nil }
    var names: [String] = []
    for pattern in cases.flatMap(\.patterns) {
      guard let name = name(pattern, at: 1 - place) else { return nil }
      if name != "_", !names.contains(name) { names.append(name) }
    }
    return names.map { name in
      let own = cases.compactMap { self.branch($0, of: name, traitAt: place) }
      return (name, .switching(subjects[place].value, own))
    }
  }

  private func isTrait(_ subject: SwiftExpression, at place: Int, _ cases: [SwiftCase]) -> Bool {
    cases.flatMap(\.patterns).contains { pattern in
      guard let part = Self.part(pattern, place), reader.traits.subject(part) != "_" else {
        return false
      }
      return reader.traits.verdict(subject, part) != nil
    }
  }

  /// A branch as far as it is about one of the names; nil where it is not.
  private func branch(_ branch: SwiftCase, of name: String, traitAt place: Int) -> SwiftCase? {
    if branch.isDefault { return branch }
    var own = branch
    own.patterns = branch.patterns.compactMap { pattern -> SwiftPattern? in
      guard [name, "_"].contains(self.name(pattern, at: 1 - place)),
        let part = Self.part(pattern, place)
      else { return nil }
      var pattern = pattern
      pattern.value = part
      return pattern
    }
    return own.patterns.isEmpty ? nil : own
  }

  private func name(_ pattern: SwiftPattern, at place: Int) -> String? {
    Self.part(pattern, place).flatMap { reader.traits.subject($0) }
  }

  private static func part(_ pattern: SwiftPattern, _ place: Int) -> SwiftExpression? {
    guard case .tuple(let parts) = pattern.value.kind, parts.count == 2 else { return nil }
    return parts[place].value
  }
}
