/// One component of a colour in Swift, and the range that its API states.
///
/// Apple's documentation gives 0 to 1 for each of them, hues too; red, green, blue and white may lie outside
/// for wide gamuts, in the extended ranges of `UIColor` and `Color`.
struct SwiftComponent {
  private let label: String
  /// What the message calls it.
  private let subject: String
  private let range: ClosedRange<Double>
  /// What values that are meant otherwise go to: 255, 360, 100.
  private let scale: Double

  init(_ label: String) {
    self.label = label
    switch label {
    case "hue", "calibratedHue", "deviceHue": (subject, range, scale) = ("hue goes", 0...1, 360)
    case "saturation", "brightness": (subject, range, scale) = ("\(label) goes", 0...1, 100)
    case "l", "L", "lightness", "oklchL": (subject, range, scale) = ("lightness goes", 0...1, 100)
    case "c", "C", "chroma": (subject, range, scale) = ("chroma goes", 0...1, 100)
    case "a", "b": (subject, range, scale) = ("both axes go", -1...1, 100)
    // No screen and no working space leaves more room than this.
    default: (subject, range, scale) = ("components go", -1...2, 255)
    }
  }

  private init(label: String, top: Double) {
    self.label = label
    (subject, range, scale) = ("components go", 0...top, top)
  }

  /// A component from 0 to 255.
  static func byte(_ label: String) -> SwiftComponent { SwiftComponent(label: label, top: 255) }

  /// What is wrong with a value that lies outside: a slip of the unit, which ends as black or white by
  /// clamping.
  func misfit(_ value: Double) -> SwiftColor? {
    guard !range.contains(value) else { return nil }
    let top = range.upperBound > 2 ? "255" : "1"
    let bottom = range.lowerBound < 0 && subject.hasPrefix("both") ? "-1" : "0"
    var reason = "has \(label) \(Self.shown(value)), but \(subject) from \(bottom) to \(top)"
    if value > 2, value <= scale, range.upperBound <= 2 {
      reason += ": divide by \(Self.shown(scale))"
    }
    return .unreadable(reason)
  }

  private static func shown(_ value: Double) -> String {
    value.magnitude < 1e9 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
