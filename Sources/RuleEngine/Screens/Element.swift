package import Diagnostics

/// One drawn thing of a screen.
///
/// A class, since the rules ask many things of each, and a copy would count a dozen references.
///
/// Unchecked, since only `end` ever changes, and that while the screen is being built.
package final class Element: @unchecked Sendable {
  /// Ids from the root down, joined by `/`; an element without one counts as its kind and position:
  /// `quest/text[2]`.
  package let path: String
  /// Written as `label` or `icon` of what it lies in.
  package let isShorthand: Bool
  /// Nil for an unknown kind: a problem has been reported, and its checks are undecided.
  package let kind: ElementKind?
  /// The index of the element that it lies on, or nil for the screen's background.
  package let parent: Int?
  /// The index behind its last descendant.
  package internal(set) var end: Int
  package let color: PaintReference?
  package let fill: PaintReference?
  package let stroke: PaintReference?
  /// The ends of the range of colours that an image can have.
  package let lightest: PaintReference?
  package let darkest: PaintReference?
  /// From the element itself or from its text style.
  package let size: TextSize?
  /// A CSS font weight, 1…1000, from the element itself or from its text style.
  package let weight: Double?
  /// An index into `Context.textStyles`.
  package let textStyle: Int?
  /// A text style is named that is not defined: size and style are not known.
  package let hasUnknownTextStyle: Bool
  /// Its size or weight is written and can't be read; that has been reported.
  package let hasUnreadableType: Bool
  /// 0…1, of the element and all in it; nil where it can't be read.
  package let opacity: Double?
  /// Indexes into `Context.uses`.
  package let uses: [Int]
  /// A use is not in the vocabulary: what depends on its uses is undecided.
  package let hasUnknownUse: Bool
  /// The states that it is there in: its own, as far as what it lies in is there.
  package let states: StateSet
  /// Its own, or that of what it lies in.
  package let exemption: Exemption?
  /// Where the element begins in the file.
  package let location: Location

  package init(
    path: String, isShorthand: Bool, kind: ElementKind?, parent: Int?, end: Int,
    color: PaintReference?, fill: PaintReference?, stroke: PaintReference?,
    lightest: PaintReference?, darkest: PaintReference?, size: TextSize?, weight: Double?,
    textStyle: Int?, hasUnknownTextStyle: Bool, hasUnreadableType: Bool, opacity: Double?,
    uses: [Int], hasUnknownUse: Bool, states: StateSet, exemption: Exemption?, location: Location
  ) {
    self.path = path
    self.isShorthand = isShorthand
    self.kind = kind
    self.parent = parent
    self.end = end
    self.color = color
    self.fill = fill
    self.stroke = stroke
    self.lightest = lightest
    self.darkest = darkest
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.hasUnknownTextStyle = hasUnknownTextStyle
    self.hasUnreadableType = hasUnreadableType
    self.opacity = opacity
    self.uses = uses
    self.hasUnknownUse = hasUnknownUse
    self.states = states
    self.exemption = exemption
    self.location = location
  }
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
