/// How a check came out.
package enum Outcome: String, Hashable, Sendable, CaseIterable {
  case pass, fail, undecided, waived, skipped

  /// A finding is a check that failed or could not be decided.
  package var isFinding: Bool { self == .fail || self == .undecided }
}

/// How loud a rule is; decided by the configuration, never by the rule.
package enum Severity: String, Hashable, Sendable, CaseIterable {
  case off, warning, error
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

/// What was measured or counted, in the unit that `Quantity` names: one number, or for a contrast the range
/// that it lies in where the backdrop isn't known.
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
  /// What stands in the place then, where that is more than the replacement: it with quotes.
  package var written: String?
  /// Whether it serves less than all that depends on the place, and so is to be shown and not to be written.
  package var isAdvice = false

  /// What to put into the place.
  package var insertion: String { written ?? replacement }

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
/// A check carries data; the sentence about it is made in one place, `Check.message`. There may be a
/// hundred thousand of them, most of which pass and are only counted: what is not needed for that is
/// kept behind one reference, or made when it is asked for.
package struct Check: Sendable {
  package var rule: String
  package var appearance: String?
  package var measured: Measure?
  package var required: Double?
  /// What the two numbers count.
  package var quantity: Quantity
  package var outcome: Outcome
  /// Set by the runner from the configuration.
  package var severity: Severity
  package var location: Location
  /// For `waiver`: where it says so.
  package var acceptance = Acceptance.waiver

  /// The details where they are kept.
  private var kept: KeptDetails?
  /// What makes the details where they are not kept, and which ones. Checks of one source and one of its
  /// rows differ in their appearance alone.
  package let source: (any CheckSource)?
  package let number: Int

  package init(
    rule: String, subject: String, appearance: String? = nil, screen: String? = nil,
    state: String? = nil, element: String? = nil, foreground: Swatch? = nil,
    background: Swatch? = nil,
    measured: Measure? = nil, required: Double? = nil, requirement: String? = nil,
    quantity: Quantity = .contrast, outcome: Outcome, detail: String? = nil, location: Location,
    related: [Note] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.appearance = appearance
    self.measured = measured
    self.required = required
    self.quantity = quantity
    self.outcome = outcome
    self.severity = .error
    self.location = location
    source = nil
    number = 0
    kept = KeptDetails(
      CheckDetails(
        subject: subject, screen: screen, state: state, element: element, foreground: foreground,
        background: background, requirement: requirement, detail: detail, related: related,
        fix: fix))
  }

  /// A check whose details are made when they are asked for.
  package init(
    rule: String, appearance: String?, measured: Measure?, required: Double?,
    quantity: Quantity = .contrast, outcome: Outcome, location: Location, source: any CheckSource,
    number: Int
  ) {
    self.rule = rule
    self.appearance = appearance
    self.measured = measured
    self.required = required
    self.quantity = quantity
    self.outcome = outcome
    self.severity = .error
    self.location = location
    self.source = source
    self.number = number
  }
}

// What is kept or made.
extension Check {
  /// What is checked: "color-text-primary on color-bg-canvas", or "hero/title".
  package var subject: String {
    get { kept?.value.subject ?? source?.subject(of: number) ?? "" }
    set { change { $0.subject = newValue } }
  }
  package var screen: String? {
    get { kept.map(\.value.screen) ?? source?.screen(of: number) }
    set { change { $0.screen = newValue } }
  }
  package var state: String? {
    get { kept.map(\.value.state) ?? source?.state(of: number) }
    set { change { $0.state = newValue } }
  }
  /// The element of the screen, by its path: "quest/start/label".
  package var element: String? {
    get { kept.map(\.value.element) ?? source?.element(of: number) }
    set { change { $0.element = newValue } }
  }
  package var foreground: Swatch? {
    get { kept.map(\.value.foreground) ?? details.foreground }
    set { change { $0.foreground = newValue } }
  }
  package var background: Swatch? {
    get { kept.map(\.value.background) ?? details.background }
    set { change { $0.background = newValue } }
  }
  /// For `required`: the clause or the wish behind the number ("WCAG 2.2 1.4.3 text").
  package var requirement: String? {
    get { kept.map(\.value.requirement) ?? details.requirement }
    set { change { $0.requirement = newValue } }
  }
  /// What the numbers alone do not say: why it fails, is undecided, or is skipped. One sentence.
  package var detail: String? {
    get { kept.map(\.value.detail) ?? details.detail }
    set { change { $0.detail = newValue } }
  }
  package var related: [Note] {
    get { kept?.value.related ?? details.related }
    set { change { $0.related = newValue } }
  }
  package var fix: Fix? {
    get { kept.map(\.value.fix) ?? details.fix }
    set { change { $0.fix = newValue } }
  }
  /// Why this finding is accepted; nil where it is not. Who makes details knows of no such reason.
  package var waiver: String? {
    get { kept?.value.waiver }
    set { change { $0.waiver = newValue } }
  }

  /// All of it at once.
  package var details: CheckDetails {
    kept?.value ?? source?.details(of: number) ?? CheckDetails(subject: "")
  }

  /// `CheckDetails.saysSame`, without making the details of both.
  package func saysSame(as other: Check) -> Bool {
    if kept == nil, other.kept == nil, let source, source === other.source {
      return source.saysSame(number, other.number)
    }
    return details.saysSame(as: other.details)
  }

  private mutating func change(_ body: (inout CheckDetails) -> Void) {
    if isKnownUniquelyReferenced(&self.kept), let kept {
      body(&kept.value)
    } else {
      var changed = details
      body(&changed)
      kept = KeptDetails(changed)
    }
  }

  /// The same check with its details kept, for who looks at most of them.
  package var detailed: Check {
    if kept != nil { return self }
    var check = self
    check.kept = KeptDetails(details)
    return check
  }
}

extension Check: Hashable {
  package static func == (left: Check, right: Check) -> Bool {
    left.rule == right.rule && left.appearance == right.appearance
      && left.measured == right.measured && left.required == right.required
      && left.quantity == right.quantity && left.outcome == right.outcome
      && left.severity == right.severity && left.acceptance == right.acceptance
      && left.location == right.location
      && left.details == right.details
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(appearance)
    hasher.combine(location)
    hasher.combine(subject)
  }
}
