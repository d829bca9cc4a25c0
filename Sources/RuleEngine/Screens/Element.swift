package import Diagnostics

/// One drawn thing of a screen.
package struct Element: Sendable {
  /// Ids from the root down, joined by `/`; an element without one counts as its kind and position:
  /// `quest/text[2]`.
  package var path: String
  /// Written as `label` or `icon` of what it lies in.
  package var isShorthand: Bool
  /// Nil for an unknown kind: a problem has been reported, and its checks are undecided.
  package var kind: ElementKind?
  /// The index of the element that it lies on, or nil for the screen's background.
  package var parent: Int?
  /// The index behind its last descendant.
  package var end: Int
  package var color: PaintReference?
  package var fill: PaintReference?
  package var stroke: PaintReference?
  /// The ends of the range of colours that an image can have.
  package var lightest: PaintReference?
  package var darkest: PaintReference?
  /// From the element itself or from its text style.
  package var size: TextSize?
  /// A CSS font weight, 1…1000, from the element itself or from its text style.
  package var weight: Double?
  /// An index into `Context.textStyles`.
  package var textStyle: Int?
  /// A text style is named that is not defined: size and style are not known.
  package var hasUnknownTextStyle: Bool
  /// 0…1, of the element and all in it; nil where it can't be read.
  package var opacity: Double?
  /// Indexes into `Context.uses`.
  package var uses: [Int]
  /// A use is not in the vocabulary: what depends on its uses is undecided.
  package var hasUnknownUse: Bool
  /// The states that it is there in: its own, as far as what it lies in is there.
  package var states: StateSet
  /// Its own, or that of what it lies in.
  package var exemption: Exemption?
  /// Where the element begins in the file.
  package var location: Location
}

/// Why an element need not reach a contrast (WCAG 2.2 1.4.3 and 1.4.11, "Incidental" and
/// "Logotypes").
package enum Exemption: String, Hashable, Sendable {
  case disabled, decorative, logotype
  /// Nothing of it is seen: its opacity, or that of what it lies in, is 0.
  case invisible
}

/// States of a screen, by their indexes in `Screen.states`.
package struct StateSet: Hashable, Sendable {
  /// A screen has at most this many states; no real one comes near.
  package static let limit = 64
  /// Whatever the states are.
  package static let all = StateSet(bits: .max)
  package static let none = StateSet(bits: 0)

  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  package init(_ states: [Int]) {
    bits = 0
    for state in states { bits |= 1 << UInt64(state & 63) }
  }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ state: Int) -> Bool { bits >> UInt64(state & 63) & 1 == 1 }

  package func intersection(_ other: StateSet) -> StateSet { StateSet(bits: bits & other.bits) }
}
