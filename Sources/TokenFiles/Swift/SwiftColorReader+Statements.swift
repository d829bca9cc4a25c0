import SourceTrees

extension SwiftColorReader {
  private typealias Parts = [(mask: AppearanceMask, color: SwiftColor)]

  /// What the statements of a body give back.
  func run(_ statements: [SwiftStatement], _ depth: Int) -> SwiftColor? {
    var reader = self
    var parts: Parts = []
    let rest = reader.run(statements, in: words.everywhere, &parts, depth)
    if parts.count == 1, rest.isEmpty, parts[0].mask == words.everywhere {
      return parts[0].color.isForeign ? nil : parts[0].color
    }
    // Where nothing is a colour it is something else that is computed.
    return parts.allSatisfy { $0.color.isForeign } ? nil : .choice(parts)
  }

  /// Adds what each appearance gets; answers where none has got anything yet.
  private mutating func run(
    _ statements: [SwiftStatement], in mask: AppearanceMask, _ parts: inout Parts, _ depth: Int
  ) -> AppearanceMask {
    guard depth < Self.depthLimit else { return mask }
    var mask = mask
    for (index, statement) in statements.enumerated() where !mask.isEmpty {
      switch statement {
      case .binding(let name, let value): bindings[name] = value
      case .returning(let value?):
        add(value, mask, &parts, depth)
        return []
      case .expression(let value) where index == statements.count - 1:
        add(value, mask, &parts, depth)
        return []
      case .branch(let conditions, let then, let otherwise):
        mask = branch(conditions, then, otherwise, in: mask, &parts, depth)
      case .guarding(let conditions, let otherwise):
        mask = branch(conditions, [], otherwise, in: mask, &parts, depth)
      case .switching(let subject, let cases):
        mask = run(cases, on: subject, in: mask, &parts, depth)
      default: continue
      }
    }
    return mask
  }

  private mutating func branch(
    _ conditions: [SwiftExpression], _ then: [SwiftStatement], _ otherwise: [SwiftStatement],
    in mask: AppearanceMask, _ parts: inout Parts, _ depth: Int
  ) -> AppearanceMask {
    let verdict = conditions.reduce(Verdict(yes: words.everywhere, no: [])) {
      $0.and(traits.verdict($1))
    }
    guard isDecided(verdict) else {
      parts.append((mask, Self.undecided))
      return []
    }
    let left = run(then, in: mask.intersection(verdict.yes), &parts, depth + 1)
    return left.union(run(otherwise, in: mask.intersection(verdict.no), &parts, depth + 1))
  }

  private mutating func run(
    _ cases: [SwiftCase], on subject: SwiftExpression, in mask: AppearanceMask,
    _ parts: inout Parts, _ depth: Int
  ) -> AppearanceMask {
    var mask = mask
    var left: AppearanceMask = []
    var fallen: AppearanceMask = []
    for branch in cases {
      guard let covered = covered(by: branch, of: subject, mask) else {
        parts.append((mask.union(fallen), Self.undecided))
        return left
      }
      let isFallenThrough = fallsThrough(branch)
      let reached = mask.intersection(covered).union(fallen)
      mask.subtract(covered)
      fallen = isFallenThrough ? reached : []
      if !isFallenThrough {
        left.formUnion(run(branch.body, in: reached, &parts, depth + 1))
      }
    }
    return left.union(mask)
  }

  /// Whether a case does what the next one does.
  private func fallsThrough(_ branch: SwiftCase) -> Bool {
    guard case .expression(let last)? = branch.body.last, case .name("fallthrough") = last.kind
    else { return false }
    return true
  }

  /// Where a case's patterns hold; nil where they are not about the appearance.
  private func covered(
    by branch: SwiftCase, of subject: SwiftExpression, _ mask: AppearanceMask
  ) -> AppearanceMask? {
    if branch.isDefault { return mask }
    var covered: AppearanceMask = []
    for pattern in branch.patterns {
      guard var verdict = traits.verdict(subject, pattern.value) else { return nil }
      if let condition = pattern.condition { verdict = verdict.and(traits.verdict(condition)) }
      guard isDecided(verdict) else { return nil }
      covered.formUnion(verdict.yes)
    }
    return covered
  }

  private func add(
    _ value: SwiftExpression, _ mask: AppearanceMask, _ parts: inout Parts, _ depth: Int
  ) {
    parts.append((mask, color(value, depth: depth + 1) ?? .foreign))
  }
}

extension SwiftColor {
  /// What stands in the place of a colour and can't be read as one.
  static let foreign = SwiftColor.unknown("is made by code that is not read here")

  fileprivate var isForeign: Bool {
    guard case .unknown(let reason) = self, case .unknown(let foreign) = Self.foreign else {
      return false
    }
    return reason == foreign
  }
}
