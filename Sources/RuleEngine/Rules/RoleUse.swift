package import Diagnostics

/// A role is used for, lies on and carries only what its limits allow.
package struct RoleUse: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    let isLimited = context.roles.contains(where: \.hasUsageLimits)
    guard isLimited else { return [] }
    var judge = UsageJudge(context)
    return zip(context.screens, context.occurrences).flatMap { judge.checks(on: $0, $1) }
  }
}

extension Role {
  fileprivate var hasUsageLimits: Bool {
    hasOwnLimits || carries != nil
  }

  /// Limits of the elements that carry the role themselves.
  fileprivate var hasOwnLimits: Bool {
    !only.isEmpty || !never.isEmpty || neverOn != nil || onlyOn != nil
  }
}

/// Goes through the screens; what the limits match is kept from one to the next.
private struct UsageJudge {
  private let context: Context
  private var carries: [LimitMatcher?]
  private var neverOn: [LimitMatcher?]
  private var onlyOn: [LimitMatcher?]

  init(_ context: Context) {
    self.context = context
    carries = context.roles.map { $0.carries.map { LimitMatcher($0, context) } }
    neverOn = context.roles.map { $0.neverOn.map { LimitMatcher($0, context) } }
    onlyOn = context.roles.map { $0.onlyOn.map { LimitMatcher($0, context) } }
  }

  /// One check an element and role.
  mutating func checks(on screen: Screen, _ uses: [RoleOccurrence]) -> [Check] {
    var findings = UsageFindings()
    for use in uses where context.roles[use.role].hasOwnLimits {
      judge(use, screen, &findings[use.element, use.role, use.location])
    }
    for index in screen.elements.indices where Self.isWriting(screen.elements[index]) {
      judgeCarried(index, screen, &findings)
    }
    return findings.all.map { $0.check(context, screen) }
  }

  private mutating func judge(
    _ use: RoleOccurrence, _ screen: Screen, _ finding: inout UsageFinding
  ) {
    let role = context.roles[use.role]
    let usage = Usage(screen.elements, use)
    finding.paint = screen.elements[use.element][use.slot]
    for limit in role.never {
      finding.add(usage.matchesNever(limit).map { !$0 }) {
        "It is \(usage.words(context)); \(role.name) is never for \(limit.name)."
      }
    }
    // What it is never for goes without saying among what it is not for.
    if !finding.isViolated, !role.only.isEmpty {
      finding.add(usage.matchesOnly(role.only)) {
        "It is \(usage.words(context)); \(role.name) is only for "
          + Words.list(role.only.map(\.name), "or") + "."
      }
    }
    judgeBackdrop(use, screen, &finding)
  }

  private mutating func judgeBackdrop(
    _ use: RoleOccurrence, _ screen: Screen, _ finding: inout UsageFinding
  ) {
    let role = context.roles[use.role]
    guard role.neverOn != nil || role.onlyOn != nil else { return }
    let backdrop = Backing.find(of: use.slot, of: use.element, on: screen, context)
    finding.backing = backdrop
    if role.neverOn != nil {
      finding.add(backdrop.test { neverOn[use.role]?.includes($0) }.map { !$0 }) {
        "It lies on \(backdrop.name(context)); \(role.name) never lies on it."
      }
    }
    if let onlyOn = role.onlyOn {
      finding.add(backdrop.test { self.onlyOn[use.role]?.covers($0) }) {
        "It lies on \(backdrop.name(context)); \(role.name) lies only on "
          + Words.list(onlyOn.names, "or") + "."
      }
    }
  }

  /// Texts and icons of an element that is there.
  private static func isWriting(_ element: Element) -> Bool {
    (element.kind == .text || element.kind == .icon) && element.color != nil
  }

  private mutating func judgeCarried(
    _ index: Int, _ screen: Screen, _ findings: inout UsageFindings
  ) {
    let backing = Backing.find(of: .color, of: index, on: screen, context)
    guard let paint = screen.elements[index].color, case .paint(let backdrop) = backing.content
    else { return }
    for role in context.roles(of: backdrop) where carries[role] != nil {
      guard screen.isDrawn(index) else { return }
      let allowed = Words.list(context.roles[role].carries?.names ?? [], "or")
      findings[index, role, paint.location].backing = backing
      findings[index, role, paint.location].add(carries[role]?.covers(paint)) {
        "It lies on \(Backing.name(backdrop, context)); \(context.roles[role].name) carries only "
          + allowed + "."
      }
    }
  }
}
