package import Diagnostics

/// Counts, on each screen and in each of its states, the elements that carry a limited role.
package struct RoleCount: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    let limited = context.roles.indices.filter { context.roles[$0].perScreen != nil }
    guard !limited.isEmpty else { return [] }
    return zip(context.screens, context.occurrences).flatMap { screen, uses in
      let uses = Dictionary(grouping: uses, by: \.role)
      let unknown = RoleTally.unknownPaints(on: screen, context)
      return screen.states.indices.flatMap { state in
        limited.map {
          RoleTally(context, screen, state: state, role: $0, uses[$0] ?? [], unknown).check
        }
      }
    }
  }
}

/// The elements of one state that carry one role.
private struct RoleTally {
  private let context: Context
  private let screen: Screen
  private let state: Int
  private let role: Role
  private let index: Int
  /// The counted elements, in drawing order, with where their colour stands.
  private var counted: [(element: Int, location: Location)] = []
  /// Elements that may have to be counted: a colour or a use of theirs is not known.
  private var doubtful: [(element: Int, location: Location)] = []

  /// - Parameters:
  ///   - uses: Of this role.
  ///   - unknown: What `unknownPaints` found.
  init(
    _ context: Context, _ screen: Screen, state: Int, role index: Int, _ uses: [RoleOccurrence],
    _ unknown: [(element: Int, location: Location)]
  ) {
    self.context = context
    self.screen = screen
    self.state = state
    role = context.roles[index]
    self.index = index
    var last: Int?
    // Fill and stroke of one element follow each other.
    for use in uses where use.element != last {
      last = use.element
      guard screen.isDrawn(use.element, inState: state) else { continue }
      switch exempts(screen.elements[use.element]) {
      case true?: continue
      case false?: counted.append((use.element, use.location))
      case nil: doubtful.append((use.element, use.location))
      }
    }
    add(unknown)
  }

  /// Whether `unless` leaves an element out in this state; nil where that hangs on an unknown use.
  private func exempts(_ element: Element) -> Bool? {
    let exceptions = (role.perScreen?.exceptions ?? []).filter {
      $0.states.contains(screen.states[state])
    }
    if exceptions.contains(where: { !Set($0.uses).isDisjoint(with: element.uses) }) { return true }
    return element.hasUnknownUse && !exceptions.isEmpty ? nil : false
  }

  /// The elements of which a colour is not known, with where it stands.
  static func unknownPaints(
    on screen: Screen, _ context: Context
  ) -> [(element: Int, location: Location)] {
    screen.elements.indices.compactMap { index in
      screen.elements[index].paints.first { context.isUnknown($0.paint) }
        .map { (index, $0.paint.location) }
    }
  }

  private mutating func add(_ unknown: [(element: Int, location: Location)]) {
    guard !unknown.isEmpty else { return }
    let known = Set(counted.map(\.element) + doubtful.map(\.element))
    for (index, location) in unknown where !known.contains(index) {
      guard screen.isDrawn(index, inState: state), exempts(screen.elements[index]) != true else {
        continue
      }
      doubtful.append((index, location))
    }
  }

  var check: Check {
    let max = role.perScreen?.max ?? 0
    let highest = counted.count + doubtful.count
    let outcome: Outcome = counted.count > max ? .fail : highest <= max ? .pass : .undecided
    let isKnown = doubtful.isEmpty || outcome == .fail
    return Check(
      rule: RoleCount.description.id, subject: role.name, screen: screen.name,
      state: screen.states[state],
      measured: isKnown
        ? .value(Double(counted.count)) : .between(Double(counted.count), Double(highest)),
      required: Double(max), quantity: .count, outcome: outcome, detail: detail(outcome),
      location: location(outcome, max), related: outcome.isFinding ? notes(max) : [])
  }

  private func detail(_ outcome: Outcome) -> String? {
    switch outcome {
    case .fail: role.why
    case .undecided:
      "The colour or the use of \(doubtful.count == 1 ? "an element" : "elements") is not known."
    default: nil
    }
  }

  /// The first that is too many; the screen where none is.
  private func location(_ outcome: Outcome, _ max: Int) -> Location {
    switch outcome {
    case .fail: counted[max].location
    case .undecided: doubtful[0].location
    default: screen.location
    }
  }

  private func notes(_ max: Int) -> [Note] {
    let extra = counted.count > max ? screen.elements[counted[max].element] : nil
    let own = (extra?.paints ?? []).filter { context.roles(of: $0.paint).contains(index) }
    var definitions: [Note] = []
    for note in own.flatMap({ context.definitionNotes($0.paint) }) where !definitions.contains(note)
    {
      definitions.append(note)
    }
    let others = counted.enumerated().filter { $0.offset != max }.map { _, use in
      Note("\(screen.elements[use.element].path) carries \(role.name) too", at: use.location)
    }
    let limit = role.perScreen.map { [Note("the limit is set here", at: $0.location)] } ?? []
    return definitions + others + limit
  }
}
