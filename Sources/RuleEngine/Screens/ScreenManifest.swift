import Diagnostics

/// A screen manifest as written: names are not looked up yet.
struct ScreenManifest: Sendable {
  /// Where the document begins.
  var location: Location
  var screen: Placed<String>?
  var states: [Placed<String>] = []
  var background: PaintEntry?
  var elements: [ElementEntry] = []
}

/// `color`, `fill` or `stroke` as written.
struct PaintEntry: Sendable {
  enum Content: Sendable {
    case solid(String)
    case gradient([Placed<String>])
    /// What stands there can be no colour; that has been reported.
    case unreadable
  }
  var content: Content
  var location: Location
}

/// An element as written, its children with it.
struct ElementEntry: Sendable {
  var location: Location
  /// What it is called without an id: its key where it is a `label` or `icon`.
  var shorthand: String?
  var id: String?
  /// Nil where it is left out or can't be read.
  var kind: ElementKind?
  var color: PaintEntry?
  var fill: PaintEntry?
  var stroke: PaintEntry?
  var lightest: PaintEntry?
  var darkest: PaintEntry?
  var size: TextSize?
  var weight: Double?
  /// Size or weight is written and can't be read.
  var hasUnreadableType = false
  var textStyle: Placed<String>?
  /// Nil where it can't be read.
  var opacity: Double? = 1
  var uses: [Placed<String>] = []
  var states: [Placed<String>] = []
  var exemption: Exemption?
  /// What is said not to hold for it, whatever holds for what it lies in.
  var refused: Set<Exemption> = []
  /// In drawing order.
  var children: [ElementEntry] = []
}
