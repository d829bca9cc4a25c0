/// The keys that an element's own paints stand under.
package enum PaintSlot: String, Hashable, Sendable, CaseIterable {
  case color, fill, stroke
}

extension Element {
  package subscript(slot: PaintSlot) -> PaintReference? {
    switch slot {
    case .color: color
    case .fill: fill
    case .stroke: stroke
    }
  }

  /// Its own paints, as far as it has them.
  package var paints: [(slot: PaintSlot, paint: PaintReference)] {
    PaintSlot.allCases.compactMap { slot in self[slot].map { (slot, $0) } }
  }

  /// Every paint that it names, those of an image included.
  func forEachPaint(_ body: (PaintReference) -> Void) {
    if let color { body(color) }
    if let fill { body(fill) }
    if let stroke { body(stroke) }
    if let lightest { body(lightest) }
    if let darkest { body(darkest) }
  }
}
