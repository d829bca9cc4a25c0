import ColorMath
package import Diagnostics
import TokenFiles

/// A role on a screen: an element that carries it, and by which of its paints.
package struct RoleOccurrence: Sendable {
  /// An index into `Screen.elements`.
  package var element: Int
  /// An index into `Context.roles`.
  package var role: Int
  package var slot: PaintSlot
  /// Where the colour stands.
  package var location: Location
}

extension Context {
  /// The roles that a paint carries in any of the checked appearances, in rising order.
  package func roles(of paint: PaintReference) -> [Int] {
    if case .solid(.token(let token)) = paint.content { return membership.roles(of: token) }
    var found: Set<Int> = []
    for reference in paint.references {
      for appearance in appearances {
        found.formUnion(membership.roles(of: reference, in: appearance.index))
      }
    }
    return found.sorted()
  }

  /// Whether it can't be told which roles a paint carries.
  package func isUnknown(_ paint: PaintReference) -> Bool {
    paint.references.contains { if case .unknown = $0 { true } else { false } }
  }

  /// Whether a paint is fully transparent in every checked appearance.
  func isClear(_ paint: PaintReference) -> Bool {
    paint.references.allSatisfy { reference in
      appearances.allSatisfy { appearance in
        switch reference {
        case .token(let token):
          palette(appearance).color(token).map { $0.color.alpha <= 0 } ?? false
        case .literal(let literal):
          literal.color(in: tokens.appearances.all[appearance.index].scheme)
            .map { $0.color.alpha <= 0 } ?? false
        case .unknown: false
        }
      }
    }
  }

  /// The roles that the elements of a screen carry.
  func findOccurrences(on screen: Screen) -> [RoleOccurrence] {
    guard !roles.isEmpty else { return [] }
    var found: [RoleOccurrence] = []
    for (index, element) in screen.elements.enumerated() {
      for slot in PaintSlot.allCases {
        guard let paint = element[slot] else { continue }
        let carried = roles(of: paint)
        guard !carried.isEmpty, screen.isDrawn(index) else { continue }
        for role in carried {
          found.append(
            RoleOccurrence(element: index, role: role, slot: slot, location: paint.location))
        }
      }
    }
    return found
  }

  /// What a finding about a role on a screen points at: where its colour is defined, and the role.
  func notes(_ occurrence: RoleOccurrence, on screen: Screen) -> [Note] {
    let paint = screen.elements[occurrence.element][occurrence.slot]
    return definitionNotes(paint) + roleNotes(occurrence.role)
  }

  func roleNotes(_ role: Int) -> [Note] {
    [Note("the role \(roles[role].name) is described here", at: roles[role].location)]
  }

  func definitionNotes(_ paint: PaintReference?) -> [Note] {
    (paint?.references ?? []).compactMap { reference in
      guard case .token(let token) = reference, let place = tokens.location(of: token) else {
        return nil
      }
      return Note("\(tokens.name(token)) is defined here", at: place)
    }
  }
}
