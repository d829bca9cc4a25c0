import ColorMath

/// A floor, and the clause or the wish behind it.
struct Requirement: Sendable {
  var ratio: Double
  var text: String

  static func text(isLarge: Bool, level: WCAG.Level) -> Requirement {
    let clause: String
    switch (level, isLarge) {
    case (.aa, false): clause = "WCAG 2.2 1.4.3 text"
    case (.aa, true): clause = "WCAG 2.2 1.4.3 large text"
    case (.aaa, false): clause = "WCAG 2.2 1.4.6 text"
    case (.aaa, true): clause = "WCAG 2.2 1.4.6 large text"
    }
    return Requirement(ratio: WCAG.textFloor(isLarge: isLarge, level: level), text: clause)
  }

  /// There is no stricter level of 1.4.11.
  static let nonText = Requirement(ratio: WCAG.nonTextFloor, text: "WCAG 2.2 1.4.11 non-text")

  init(ratio: Double, text: String) {
    self.ratio = ratio
    self.text = text
  }

  init(_ floor: Floor, level: WCAG.Level) {
    switch floor {
    case .text: self = .text(isLarge: false, level: level)
    case .largeText: self = .text(isLarge: true, level: level)
    case .nonText: self = .nonText
    case .minimum(let ratio): self.init(ratio: ratio, text: "the project's own floor")
    }
  }
}
