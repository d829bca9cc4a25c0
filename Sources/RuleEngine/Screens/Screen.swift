package import Diagnostics

/// One screen manifest with its names looked up: elements over a background, in one or more states.
package struct Screen: Sendable {
  package var name: String
  /// Where the name stands.
  package var location: Location
  /// At least one: `default` where the manifest names none.
  package var states: [String]
  package var background: PaintReference?
  /// The tree in drawing order: parents before their children, siblings from the first to the last.
  package var elements: [Element]

  package init(
    name: String, location: Location, states: [String], background: PaintReference?,
    elements: [Element]
  ) {
    self.name = name
    self.location = location
    self.states = states
    self.background = background
    self.elements = elements
  }
}

extension Screen {
  /// Whether an element is there in a state, and something of it is seen.
  package func isDrawn(_ element: Int, inState state: Int) -> Bool {
    elements[element].states.contains(state) && elements[element].exemption != .invisible
  }

  /// Whether an element is there in any state, and something of it is seen.
  package func isDrawn(_ element: Int) -> Bool {
    !elements[element].states.isEmpty && elements[element].exemption != .invisible
  }

  /// The indexes of the elements that lie directly in one, or directly on the background.
  package func children(of parent: Int?) -> [Int] {
    var children: [Int] = []
    var index = parent.map { $0 + 1 } ?? 0
    let end = parent.map { elements[$0].end } ?? elements.count
    while index < end {
      children.append(index)
      index = elements[index].end
    }
    return children
  }
}
