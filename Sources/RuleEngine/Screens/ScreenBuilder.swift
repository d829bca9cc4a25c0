import Diagnostics
import TokenFiles

/// Makes a screen of a manifest: flattens the tree and looks the names up.
struct ScreenBuilder {
  private var lookup: NameLookup
  private let textStyles: [TextStyle]
  private var states: [String: Int] = [:]
  private var stateNames: [String] = []
  private var elements: [Element] = []

  init(lookup: NameLookup, textStyles: [TextStyle]) {
    self.lookup = lookup
    self.textStyles = textStyles
    self.lookup.problems = []
  }

  /// What nothing defines, since the last call.
  mutating func takeProblems() -> [Problem] {
    defer { lookup.problems = [] }
    return lookup.problems
  }

  mutating func build(_ manifest: ScreenManifest) -> Screen {
    readStates(manifest.states)
    elements = []
    let background = manifest.background.map { paint($0) }
    add(manifest.elements, under: nil, path: "", exemption: nil)
    let name =
      manifest.screen ?? Placed(Self.stem(manifest.location.file.path), at: manifest.location)
    return Screen(
      name: name.value, location: name.location, states: stateNames,
      background: background, elements: elements)
  }

  private mutating func readStates(_ names: [Placed<String>]) {
    states = [:]
    stateNames = []
    for name in names where states[name.value] == nil {
      if stateNames.count == StateSet.limit {
        lookup.report("a screen has at most \(StateSet.limit) states", at: name.location)
        break
      }
      states[name.value] = stateNames.count
      stateNames.append(name.value)
    }
    // None means one, which elements may name.
    if stateNames.isEmpty {
      stateNames = ["default"]
      states = ["default": 0]
    }
  }

  /// `record` of `design/screens/record.yml`.
  private static func stem(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix(while: { $0 != "." }))
  }

  /// Parents come before their children, so each level is done before the next one's `end` is known.
  private mutating func add(
    _ entries: [ElementEntry], under parent: Int?, path: String, exemption: Exemption?
  ) {
    var seen: [String: Int] = [:]
    for entry in entries {
      let base = entry.id ?? entry.shorthand ?? entry.kind?.rawValue ?? "element"
      let count = seen[base, default: 0] + 1
      seen[base] = count
      let own = path + (count == 1 ? base : "\(base)[\(count)]")
      let index = elements.count
      elements.append(element(entry, path: own, parent: parent, exemption: exemption))
      add(entry.children, under: index, path: own + "/", exemption: elements[index].exemption)
      elements[index].end = elements.count
    }
  }

  private mutating func element(
    _ entry: ElementEntry, path: String, parent: Int?, exemption: Exemption?
  ) -> Element {
    let style = entry.textStyle.flatMap { lookup.textStyle($0) }
    let uses = entry.uses.map { lookup.use($0) }
    let around = parent.map { elements[$0].states } ?? StateSet(Array(stateNames.indices))
    let states = stateSet(entry.states).intersection(around)
    if states.isEmpty, !around.isEmpty, let first = entry.states.first {
      lookup.report(
        "\(path) is in no state: what it lies in is there only in others", at: first.location)
    }
    return Element(
      path: path, isShorthand: entry.shorthand != nil, kind: entry.kind, parent: parent,
      end: elements.count + 1,
      color: entry.color.map { paint($0) }, fill: entry.fill.map { paint($0) },
      stroke: entry.stroke.map { paint($0) }, lightest: entry.lightest.map { paint($0) },
      darkest: entry.darkest.map { paint($0) },
      size: entry.size ?? style.flatMap { textStyles[$0].size },
      weight: entry.weight ?? style.flatMap { textStyles[$0].weight }, textStyle: style,
      hasUnknownTextStyle: entry.textStyle != nil && style == nil,
      hasUnreadableType: entry.hasUnreadableType
        || style.map { lacks(textStyles[$0], entry) } ?? false,
      opacity: entry.opacity, uses: uses.compactMap(\.self), hasUnknownUse: uses.contains(nil),
      states: states, exemption: Self.exemption(of: entry, in: exemption),
      location: entry.location)
  }

  /// Whether an element takes from its text style what can't be read there.
  private func lacks(_ style: TextStyle, _ entry: ElementEntry) -> Bool {
    entry.size == nil && style.hasUnreadableSize || entry.weight == nil && style.hasUnreadableWeight
  }

  /// What is not seen at all needs no other reason.
  private static func exemption(of entry: ElementEntry, in around: Exemption?) -> Exemption? {
    if entry.opacity == 0 || around == .invisible { return .invisible }
    if let own = entry.exemption { return own }
    return around.flatMap { entry.refused.contains($0) ? nil : $0 }
  }

  /// An unknown state makes the element present in all of them: better one check too many.
  private mutating func stateSet(_ names: [Placed<String>]) -> StateSet {
    if names.isEmpty { return .all }
    var indexes: [Int] = []
    for name in names {
      guard let index = states[name.value] else {
        lookup.report(
          "unknown state \(name.value)", at: name.location,
          help: lookup.suggestion(for: name.value, in: .others(stateNames))
            ?? "a screen names its states in `states`")
        return .all
      }
      indexes.append(index)
    }
    return StateSet(indexes)
  }

  private mutating func paint(_ entry: PaintEntry) -> PaintReference {
    switch entry.content {
    case .solid(let name):
      if let stops = lookup.gradientOfSomeAppearance(name) {
        return PaintReference(.gradient(stops.map { .token($0) }), at: entry.location)
      }
      let before = lookup.problems.count
      let reference = lookup.color(Placed(name, at: entry.location))
      if case .unknown = reference, case let stops = lookup.gradientStops(name), stops.count > 1 {
        lookup.problems.removeSubrange(before...)
        return PaintReference(.gradient(stops.map { .token($0) }), at: entry.location)
      }
      return PaintReference(.solid(reference), at: entry.location)
    case .gradient(let stops):
      return PaintReference(.gradient(stops.map { lookup.color($0) }), at: entry.location)
    case .unreadable: return PaintReference(.solid(.unknown("")), at: entry.location)
    }
  }
}
