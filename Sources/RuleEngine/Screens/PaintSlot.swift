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
}
