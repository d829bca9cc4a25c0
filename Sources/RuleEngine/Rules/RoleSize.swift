package import Diagnostics

/// The smallest size and the text styles of text that carries a role.
package struct RoleSize: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    let limited = Set(
      context.roles.indices.filter {
        context.roles[$0].minSize != nil || !context.roles[$0].textStyles.isEmpty
      })
    guard !limited.isEmpty else { return [] }
    return zip(context.screens, context.occurrences).flatMap { screen, uses in
      uses.compactMap { use in
        let kind = screen.elements[use.element].kind
        guard limited.contains(use.role), use.slot == .color, kind == .text || kind == nil else {
          return nil
        }
        return Self.check(context, screen, use)
      }
    }
  }

  private static func check(_ context: Context, _ screen: Screen, _ use: RoleOccurrence) -> Check {
    let role = context.roles[use.role]
    let element = screen.elements[use.element]
    let size = element.size?.pixels(perPoint: context.pixelsPerPoint)
    let floor = role.minSize?.value.pixels(perPoint: context.pixelsPerPoint)
    let (outcome, detail) = verdict(role, element, size, floor, context)
    // Where the style alone is wrong, the numbers would say that all is well.
    let saysSize = outcome != .fail || size.map { $0 < floor ?? 0 } ?? false
    return Check(
      rule: description.id, subject: "\(role.name): \(element.path)", screen: screen.name,
      element: element.path,
      measured: floor != nil && saysSize ? size.map { .value($0) } : nil,
      required: saysSize ? floor : nil, quantity: .size,
      outcome: outcome, detail: detail, location: use.location,
      related: outcome.isFinding ? context.notes(use, on: screen) : [])
  }

  private static func verdict(
    _ role: Role, _ element: Element, _ size: Double?, _ floor: Double?, _ context: Context
  ) -> (Outcome, String?) {
    if element.kind == nil { return (.undecided, "It is not known whether it is text.") }
    if let floor, let size, size < floor { return (.fail, role.why) }
    if let reason = unmetStyle(role, element, context) { return (.fail, reason) }
    if element.hasUnknownTextStyle { return (.undecided, "Its text style is not known.") }
    if floor != nil, size == nil {
      let reason = element.hasUnreadableType ? "can't be read" : "is not stated"
      return (.undecided, "Its size \(reason).")
    }
    return (.pass, nil)
  }

  /// What of the text styles does not hold.
  private static func unmetStyle(
    _ role: Role, _ element: Element, _ context: Context
  ) -> String? {
    guard !role.textStyles.isEmpty, !element.hasUnknownTextStyle else { return nil }
    let allowed = Words.list(role.textStyles.map { context.textStyles[$0].name }, "or")
    guard let style = element.textStyle else {
      return "It has no text style; \(role.name) is for \(allowed)."
    }
    if role.textStyles.contains(style) { return nil }
    return "Its text style is \(context.textStyles[style].name); \(role.name) is for \(allowed)."
  }
}
