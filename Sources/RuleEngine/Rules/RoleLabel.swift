package import Diagnostics

/// An element whose role must not speak by colour alone has a text of its own.
package struct RoleLabel: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    let labelled = Set(context.roles.indices.filter { context.roles[$0].labelled?.value == true })
    guard !labelled.isEmpty else { return [] }
    return zip(context.screens, context.occurrences).flatMap { screen, uses in
      let uses = uses.filter { labelled.contains($0.role) }
      return uses.isEmpty ? [] : LabelSearch(context, screen, uses).checks
    }
  }
}

/// Which elements of one screen find a text, state by state.
private struct LabelSearch {
  private let context: Context
  private let screen: Screen
  private let uses: [RoleOccurrence]
  /// By element: the states in which it is there and has no text.
  private var unlabelled: [Int: [Int]] = [:]

  init(_ context: Context, _ screen: Screen, _ uses: [RoleOccurrence]) {
    self.context = context
    self.screen = screen
    self.uses = uses
    let wanting = Set(uses.map(\.element))
    let parents = Set(wanting.map { screen.elements[$0].parent })
    for state in screen.states.indices {
      for parent in parents { search(under: parent, wanting, state) }
    }
  }

  /// Texts beside an element go to their neighbours first, then to any that is left without.
  private mutating func search(under parent: Int?, _ wanting: Set<Int>, _ state: Int) {
    let siblings = screen.children(of: parent).filter { screen.isDrawn($0, inState: state) }
    let needy = siblings.indices.filter {
      wanting.contains(siblings[$0]) && !hasText(in: siblings[$0], state)
    }
    var free = Set(
      siblings.indices.filter {
        !wanting.contains(siblings[$0]) && isText(siblings[$0], wanting, state)
      })
    var left: [Int] = []
    for place in needy {
      if let neighbour = [place + 1, place - 1].first(where: { free.contains($0) }) {
        free.remove(neighbour)
      } else {
        left.append(place)
      }
    }
    for place in left.dropFirst(free.count) {
      unlabelled[siblings[place], default: []].append(state)
    }
  }

  /// A text, or a group with one in it; where elements in the group want texts, its texts are theirs.
  private func isText(_ element: Int, _ wanting: Set<Int>, _ state: Int) -> Bool {
    guard screen.elements[element].kind == .group else { return isText(element) }
    let inside = element..<screen.elements[element].end
    return hasText(in: element, state) && !inside.contains { wanting.contains($0) }
  }

  /// Whether an element is a text that says something or has one in it.
  private func hasText(in element: Int, _ state: Int) -> Bool {
    (element..<screen.elements[element].end).contains {
      isText($0) && screen.isDrawn($0, inState: state)
    }
  }

  private func isText(_ element: Int) -> Bool {
    screen.elements[element].kind == .text && screen.elements[element].exemption != .decorative
  }

  var checks: [Check] {
    var seen: Set<[Int]> = []
    return uses.filter { seen.insert([$0.element, $0.role]).inserted }.map { check($0) }
  }

  private func check(_ use: RoleOccurrence) -> Check {
    let role = context.roles[use.role]
    let states = unlabelled[use.element] ?? []
    var check = Check(
      rule: RoleLabel.description.id,
      subject: "\(role.name): \(screen.elements[use.element].path)", screen: screen.name,
      element: screen.elements[use.element].path,
      outcome: states.isEmpty ? .pass : .fail, location: use.location)
    if let first = states.first {
      let drawn = screen.states.indices.filter { screen.isDrawn(use.element, inState: $0) }
      check.state = states.count < drawn.count ? screen.states[first] : nil
      check.detail = "No text goes with it; its colour alone says what it means."
      check.related = context.notes(use, on: screen)
    }
    return check
  }
}
