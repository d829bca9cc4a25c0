import Diagnostics

/// What was found about one element and one role.
struct UsageFinding {
  let element: Int
  let role: Int
  private let location: Location
  private var violations: [String] = []
  private var isDoubtful = false
  /// What the finding points at besides the role.
  var paint: PaintReference?
  var backing: Backing?

  init(_ element: Int, _ role: Int, _ location: Location) {
    self.element = element
    self.role = role
    self.location = location
  }

  var isViolated: Bool { !violations.isEmpty }

  /// Notes whether a limit holds; nil where that can't be told.
  mutating func add(_ holds: Bool?, otherwise sentence: () -> String) {
    switch holds {
    case true?: break
    case false?: violations.append(sentence())
    case nil: isDoubtful = true
    }
  }

  func check(_ context: Context, _ screen: Screen) -> Check {
    let outcome: Outcome = !violations.isEmpty ? .fail : isDoubtful ? .undecided : .pass
    return Check(
      rule: RoleUse.description.id,
      subject: "\(context.roles[role].name): \(screen.elements[element].path)",
      screen: screen.name, element: screen.elements[element].path, outcome: outcome,
      detail: detail(outcome), location: location,
      related: outcome.isFinding
        ? context.definitionNotes(paint) + (backing?.notes ?? []) + context.roleNotes(role)
        : [])
  }

  private func detail(_ outcome: Outcome) -> String? {
    switch outcome {
    case .fail: violations.joined(separator: " ")
    case .undecided: "What it is, or what it lies on, is not known."
    default: nil
    }
  }
}

/// Findings by element and role, in the order in which they came up.
struct UsageFindings {
  private(set) var all: [UsageFinding] = []
  /// By element and role, as one number.
  private var places: [Int: Int] = [:]

  /// The finding of an element and a role, a new one where there is none yet.
  subscript(element: Int, role: Int, location: Location) -> UsageFinding {
    mutating get { all[place(element, role, location)] }
    _modify {
      let place = place(element, role, location)
      yield &all[place]
    }
  }

  private mutating func place(_ element: Int, _ role: Int, _ location: Location) -> Int {
    let key = element << 32 | role
    if let place = places[key] { return place }
    places[key] = all.count
    all.append(UsageFinding(element, role, location))
    return all.count - 1
  }
}

/// What an element is, for one of its paints.
struct Usage {
  private let element: Element
  /// Of a label or icon without a use of its own: what its control is for.
  private let inherited: [Int]
  private let slot: PaintSlot

  init(_ elements: [Element], _ use: RoleOccurrence) {
    element = elements[use.element]
    slot = use.slot
    let control = element.isShorthand && element.uses.isEmpty ? element.parent : nil
    inherited = control.map { elements[$0].uses } ?? []
  }

  /// Whether one of the limits is met; nil where that can't be told.
  func matchesOnly(_ limits: [UsageLimit]) -> Bool? {
    let isMet = limits.contains { limit in
      limit.use.map { element.uses.contains($0) || inherited.contains($0) } ?? false
        || limit.kind.map { $0 == element.kind || $0 == .stroke && slot == .stroke } ?? false
    }
    if isMet { return true }
    return element.kind == nil || element.hasUnknownUse ? nil : false
  }

  /// Whether it is what it must never be. The outline of a shape is no filled area.
  func matchesNever(_ limit: UsageLimit) -> Bool? {
    if let use = limit.use, element.uses.contains(use) { return true }
    if let kind = limit.kind {
      if slot == .stroke, kind == .stroke { return true }
      let isOutline = slot == .stroke && kind == .shape
      if kind == element.kind, !isOutline { return true }
      if element.kind == nil { return nil }
    }
    return limit.use != nil && element.hasUnknownUse ? nil : false
  }

  /// "a shape for score".
  func words(_ context: Context) -> String {
    let uses = element.uses.map { context.uses[$0] }
    let kind = slot == .stroke && element.kind != .stroke ? "an outline" : Self.noun(element.kind)
    return uses.isEmpty ? kind : kind + " for " + Words.list(uses, "and")
  }

  private static func noun(_ kind: ElementKind?) -> String {
    switch kind {
    case .text: "text"
    case .icon: "an icon"
    case .shape: "a shape"
    case .stroke: "a stroke"
    case .control: "a control"
    case .image: "an image"
    case .focusRing: "a focus ring"
    case .divider: "a divider"
    case .group: "a group"
    case nil: "something"
    }
  }
}

/// The nearest painted thing behind an element.
struct Backing {
  enum Content {
    case paint(PaintReference)
    /// An image, which has no token.
    case image(String)
    /// Nothing is stated behind it.
    case nothing
  }
  let content: Content

  /// What a paint of an element lies on: its own fill, the nearest element around it that paints something,
  /// or the background. A fully transparent fill paints nothing.
  // No initialiser, which would take a copy of the context.
  static func find(
    of slot: PaintSlot, of element: Int, on screen: Screen, _ context: Context
  ) -> Backing {
    let liesOnItself = slot == .color && screen.elements[element].liesOnItsFill
    var next = liesOnItself ? element : screen.elements[element].parent
    while let layer = next {
      let painted = screen.elements[layer]
      if painted.kind == .image { return Backing(content: .image(painted.path)) }
      if let fill = painted.fill, !context.isClear(fill) { return Backing(content: .paint(fill)) }
      next = painted.parent
    }
    return Backing(content: screen.background.map { .paint($0) } ?? .nothing)
  }

  /// The answer for a paint; an image is none of the tokens that a limit can name.
  func test(_ test: (PaintReference) -> Bool?) -> Bool? {
    switch content {
    case .paint(let paint): test(paint)
    case .image: false
    case .nothing: nil
    }
  }

  /// Where it is painted.
  var notes: [Note] {
    guard case .paint(let paint) = content else { return [] }
    return [Note("it lies on this", at: paint.location)]
  }

  func name(_ context: Context) -> String {
    switch content {
    case .paint(let paint): Self.name(paint, context)
    case .image(let path): "the image \(path)"
    case .nothing: "nothing that is stated"
    }
  }

  static func name(_ paint: PaintReference, _ context: Context) -> String {
    let names = paint.references.map { context.name(of: $0) }
    return names.count > 1 ? "a gradient of " + Words.list(names, "and") : names.first ?? "nothing"
  }
}
