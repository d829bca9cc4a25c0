import ColorMath
package import Diagnostics
import TokenFiles

/// A role's own floor: on each background that it names, and wherever a screen uses it.
package struct RoleContrast: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    let limited = context.roles.indices.filter { context.roles[$0].minContrast != nil }
    guard !limited.isEmpty else { return [] }
    var pass = RoleContrastPass(context)
    for role in limited { pass.addBackgrounds(of: role) }
    for (screen, uses) in zip(context.screens, context.occurrences) { pass.add(screen, uses) }
    return pass.checks
  }
}

/// One run over roles and screens; what was measured and named once is kept.
private struct RoleContrastPass {
  private let context: Context
  private var measurer: Measurer
  private var remedies: Remedies
  private(set) var checks: [Check] = []

  init(_ context: Context) {
    self.context = context
    measurer = Measurer(context.tokens)
    remedies = Remedies(context)
  }

  // MARK: The backgrounds of `on`

  mutating func addBackgrounds(of index: Int) {
    let role = context.roles[index]
    for token in role.tokens {
      for background in role.on {
        for appearance in context.appearances { add(role, token, on: background.value, appearance) }
      }
    }
  }

  private mutating func add(
    _ role: Role, _ token: TokenID, on background: TokenID, _ appearance: CheckedAppearance
  ) {
    let (name, other) = (measurer.name(token), measurer.name(background))
    let result = measurer.measure(token, on: background, in: appearance.index)
    let palette = context.palette(appearance)
    guard
      var check = check(role, result, name + " on " + other, appearance)
    else { return }
    check.foreground = palette.swatch(token, named: name)
    check.background = palette.swatch(background, named: other)
    check.location = context.tokens.place(
      of: token, in: appearance.index, otherwise: role.location)
    if check.outcome.isFinding {
      check.related += context.tokens.chainNotes(of: token, in: appearance.index)
      check.related += context.tokens.backgroundNotes(of: background, in: appearance.index)
      check.related += Self.notes(role)
    }
    if check.outcome == .fail,
      case .success(let back) = measurer.color(background, in: appearance.index)
    {
      mend(&check, .token(token), .foreground(over: [.color(back.color)]), appearance)
    }
    checks.append(check)
  }

  // MARK: The screens

  mutating func add(_ screen: Screen, _ uses: [RoleOccurrence]) {
    let limited = uses.filter { context.roles[$0.role].minContrast != nil }
    guard !limited.isEmpty else { return }
    for appearance in context.appearances {
      var backdrops = Backdrops(screen, appearance: appearance.index)
      for use in limited { add(use, screen, &backdrops, appearance) }
    }
  }

  private mutating func add(
    _ use: RoleOccurrence, _ screen: Screen, _ backdrops: inout Backdrops,
    _ appearance: CheckedAppearance
  ) {
    let role = context.roles[use.role]
    let element = screen.elements[use.element]
    guard let paint = element[use.slot] else { return }
    let backdrop = backdrops.behind(use.slot, of: use.element, &measurer)
    let result = measurer.measure(paint, on: backdrop, in: appearance.index)
    guard
      var check = check(role, result, measurer.name(paint) + " on " + backdrop.name, appearance)
    else { return }
    check.screen = screen.name
    check.location = use.location
    if case .solid(let reference) = paint.content {
      check.foreground = measurer.swatch(reference, in: appearance.index)
    }
    check.background = backdrop.rgba.map {
      Swatch(token: backdrop.token.map { measurer.name($0) }, rgba: $0)
    }
    if let exemption = element.exemption {
      (check.outcome, check.detail) = (
        .skipped, ScreenDemand.sentence(exemption, isText: element.kind == .text)
      )
    }
    if check.outcome.isFinding { explain(&check, role, paint, backdrop, appearance) }
    checks.append(check)
  }

  private mutating func explain(
    _ check: inout Check, _ role: Role, _ paint: PaintReference, _ backdrop: Backdrop,
    _ appearance: CheckedAppearance
  ) {
    let tokens = context.tokens
    if case .solid(.token(let token)) = paint.content,
      let place = tokens.location(of: token, in: appearance.index)
    {
      check.related.append(Note("\(measurer.name(token)) is defined here", at: place))
    }
    if let token = backdrop.token {
      check.related += tokens.backgroundNotes(of: token, in: appearance.index)
    }
    check.related += Self.notes(role)
    if check.outcome == .fail, case .solid(let reference) = paint.content,
      case .layers(let layers, _) = backdrop.content
    {
      mend(&check, reference, .foreground(over: layers), appearance)
    }
  }

  // MARK: What both have in common

  /// Nil for a role without a limit.
  private func check(
    _ role: Role, _ result: Measurer.Result, _ subject: String, _ appearance: CheckedAppearance
  ) -> Check? {
    guard let floor = role.minContrast?.value else { return nil }
    let verdict = Verdict(result, floor: floor)
    return Check(
      rule: RoleContrast.description.id, subject: subject, appearance: appearance.name,
      measured: verdict.measured, required: floor, requirement: "the role \(role.name)",
      outcome: verdict.outcome, detail: verdict.detail, location: role.location,
      related: verdict.related)
  }

  private mutating func mend(
    _ check: inout Check, _ reference: ColorReference, _ place: Solver.Demand.Part,
    _ appearance: CheckedAppearance
  ) {
    guard let floor = check.required else { return }
    let demand = Solver.Demand(place, floor: floor)
    let remedy = remedies.remedy(
      for: reference, at: check.location, meeting: demand, in: appearance, measurer)
    check.fix = remedy.fix
    check.detail = check.detail ?? remedy.detail
  }

  private static func notes(_ role: Role) -> [Note] {
    role.minContrast.map { [Note("the role \(role.name) asks for it here", at: $0.location)] } ?? []
  }
}
