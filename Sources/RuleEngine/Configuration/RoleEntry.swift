package import Diagnostics

/// One of `roles`: a named meaning with limits. Names are as written.
package struct RoleEntry: Sendable {
  package var name: Placed<String>
  package var tokens: [Placed<String>] = []
  package var only: [Placed<String>] = []
  package var never: [Placed<String>] = []
  package var perScreen: PerScreenEntry?
  package var minContrast: Placed<Double>?
  /// Whether `min-contrast` is written, if it could be read or not.
  package var hasMinContrast = false
  package var on: [Placed<String>] = []
  package var minSize: Placed<TextSize>?
  package var textStyles: [Placed<String>] = []
  package var carries: [Placed<String>] = []
  package var neverOn: [Placed<String>] = []
  package var onlyOn: [Placed<String>] = []
  package var labelled: Placed<Bool>?
  package var why: Placed<String>?
}

/// `per-screen`: how many elements of a screen's state may carry the role.
package struct PerScreenEntry: Sendable {
  package var location: Location
  package var max: Placed<Int>?
  package var unless: [UnlessEntry] = []
}

/// `unless`: in these states, elements with these uses are not counted.
package struct UnlessEntry: Sendable {
  package var states: [Placed<String>] = []
  package var uses: [Placed<String>] = []
}
