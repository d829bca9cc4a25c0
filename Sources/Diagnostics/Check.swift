/// How a check came out.
package enum Outcome: String, Hashable, Sendable, CaseIterable {
  case pass, fail, undecided, waived, skipped

  /// A finding is a check that failed or could not be decided.
  package var isFinding: Bool { self == .fail || self == .undecided }
}

/// How loud a rule is; decided by the configuration, never by the rule.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case off, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int { self == .off ? 0 : self == .warning ? 1 : 2 }
}

/// Where a team says that it has accepted a finding.
package enum Acceptance: String, Hashable, Sendable, CaseIterable {
  /// In `waivers` of rules.yml.
  case waiver
  /// In a file of findings that were there before.
  case baseline
  /// Beside the place itself: a comment, or DTCG's `$extensions`.
  case comment
}

/// One colour of a pair, as data to print.
package struct Swatch: Hashable, Sendable {
  /// The token's name, where the colour has one.
  package var token: String?
  /// 8-bit sRGB with alpha: 0xRRGGBBAA.
  package var rgba: UInt32

  package init(token: String?, rgba: UInt32) {
    self.token = token
    self.rgba = rgba
  }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  package var hex: String {
    let digits = String(rgba, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    return "#" + (rgba & 0xFF == 0xFF ? String(padded.dropLast(2)) : padded)
  }
}

/// A measured contrast ratio: one number, or the range it lies in where the backdrop isn't known.
package enum Measure: Hashable, Sendable {
  case value(Double)
  case between(Double, Double)

  /// The number that is compared with the floor.
  package var lowest: Double {
    switch self {
    case .value(let value): value
    case .between(let low, _): low
    }
  }
}

/// A change that would make the check pass.
package struct Fix: Hashable, Sendable {
  /// What to write, in the syntax that the colour is written in.
  package var replacement: String
  /// The same as 8-bit sRGB, to draw.
  package var rgba: UInt32
  /// What is to be replaced; nil where the place is not known to be replaceable.
  package var location: Location?
  /// The token whose value is to change.
  package var token: String?

  package init(replacement: String, rgba: UInt32, location: Location?, token: String?) {
    self.replacement = replacement
    self.rgba = rgba
    self.location = location
    self.token = token
  }
}

/// A related place: where the background is defined, the alias a value came through.
package struct Note: Hashable, Sendable {
  package var message: String
  package var location: Location

  package init(_ message: String, at location: Location) {
    self.message = message
    self.location = location
  }
}

/// One row of a table: a rule applied to one subject in one appearance.
///
/// A check carries data; the sentence about it is made in one place, `Check.message`.
package struct Check: Hashable, Sendable {
  package var rule: String
  /// What is checked: "color-text-primary on color-bg-canvas", or "hero/title".
  package var subject: String
  package var appearance: String?
  package var screen: String?
  package var state: String?
  /// The element of the screen, by its path: "quest/start/label".
  package var element: String?
  package var foreground: Swatch?
  package var background: Swatch?
  package var measured: Measure?
  package var required: Double?
  /// For `required`: the clause or the wish behind the number ("WCAG 2.2 1.4.3 text").
  package var requirement: String?
  /// What the two numbers count.
  package var quantity: Quantity
  package var outcome: Outcome
  /// Set by the runner from the configuration.
  package var severity: Severity
  /// What the numbers alone do not say: why it fails, is undecided, or is skipped. One sentence.
  package var detail: String?
  package var location: Location
  package var related: [Note]
  package var fix: Fix?
  /// Why this finding is accepted; nil where it is not.
  package var waiver: String?
  /// For `waiver`: where it says so.
  package var acceptance: Acceptance

  package init(
    rule: String, subject: String, appearance: String? = nil, screen: String? = nil,
    state: String? = nil, element: String? = nil, foreground: Swatch? = nil,
    background: Swatch? = nil,
    measured: Measure? = nil, required: Double? = nil, requirement: String? = nil,
    quantity: Quantity = .contrast, outcome: Outcome, detail: String? = nil, location: Location,
    related: [Note] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.subject = subject
    self.appearance = appearance
    self.screen = screen
    self.state = state
    self.element = element
    self.foreground = foreground
    self.background = background
    self.measured = measured
    self.required = required
    self.requirement = requirement
    self.quantity = quantity
    self.outcome = outcome
    self.severity = .error
    self.detail = detail
    self.location = location
    self.related = related
    self.fix = fix
    self.waiver = nil
    self.acceptance = .waiver
  }
}
