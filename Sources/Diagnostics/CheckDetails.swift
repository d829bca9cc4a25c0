/// What a check says beyond its numbers; the properties of `Check` say what each is.
package struct CheckDetails: Hashable, Sendable {
  package var subject: String
  package var screen: String?
  package var state: String?
  package var element: String?
  package var foreground: Swatch?
  package var background: Swatch?
  package var requirement: String?
  package var detail: String?
  package var related: [Note]
  package var fix: Fix?
  package var waiver: String?

  package init(
    subject: String, screen: String? = nil, state: String? = nil, element: String? = nil,
    foreground: Swatch? = nil, background: Swatch? = nil, requirement: String? = nil,
    detail: String? = nil, related: [Note] = [], fix: Fix? = nil
  ) {
    self.subject = subject
    self.screen = screen
    self.state = state
    self.element = element
    self.foreground = foreground
    self.background = background
    self.requirement = requirement
    self.detail = detail
    self.related = related
    self.fix = fix
  }

  /// Whether two checks with these details and the same numbers need not be shown twice.
  package func saysSame(as other: CheckDetails) -> Bool {
    foreground?.rgba == other.foreground?.rgba && background?.rgba == other.background?.rgba
      && detail == other.detail && waiver == other.waiver
  }
}

/// Makes the details of many checks, each when it is asked for; the same ones each time.
package protocol CheckSource: AnyObject, Sendable {
  func details(of number: Int) -> CheckDetails
  func subject(of number: Int) -> String
  func screen(of number: Int) -> String?
  func state(of number: Int) -> String?
  func element(of number: Int) -> String?
  /// Checks of one row differ in their appearance alone.
  func row(of number: Int) -> Int
  /// `CheckDetails.saysSame`, of the details of two of its checks.
  func saysSame(_ number: Int, _ other: Int) -> Bool
  /// Below, at or above 0 as the subject of one comes before that of another, is the same, or comes
  /// after; nil where that takes the subjects themselves.
  func subjectOrder(_ number: Int, _ other: Int) -> Int?
}

// Of what is on no screen.
extension CheckSource {
  package func screen(of number: Int) -> String? { nil }
  package func state(of number: Int) -> String? { nil }
  package func element(of number: Int) -> String? { nil }
}

extension CheckSource {
  package func saysSame(_ number: Int, _ other: Int) -> Bool {
    details(of: number).saysSame(as: details(of: other))
  }
}

/// Details that are kept.
///
/// Unchecked since `value` can be set: `Check.change` alone sets it, and only where one check alone holds the
/// object, which a `mutating` function has to itself. Any other check gets an object of its own.
final class KeptDetails: @unchecked Sendable {
  var value: CheckDetails

  init(_ value: CheckDetails) { self.value = value }
}
