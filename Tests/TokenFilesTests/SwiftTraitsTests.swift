import Diagnostics
import Testing

@testable import TokenFiles

/// Conditions on traits, environments and AppKit's appearances, in each of the four renderings.
///
/// What each holds for is what Apple's documentation says of `UITraitCollection`, `ColorScheme`,
/// `ColorSchemeContrast` and `NSAppearance.Name`: `.aqua` and `.darkAqua` are the standard appearances, each
/// `accessibilityHighContrast…` one of its own, and `bestMatch(from:)` picks the nearest of those it is given.
@Suite struct SwiftTraitsTests {
  /// In light, dark, light and dark with more contrast, whether a condition holds: `-x-x`; nil where it is
  /// told that nobody knows.
  private func holds(_ condition: String, in closure: String = "UIColor { t in") -> String? {
    let reading = Reading(
      swift: """
        enum DS {
          static let x = \(closure)
            \(condition) ? UIColor(hex: 0x222222) : UIColor(hex: 0x111111)
          }
        }
        """)
    let values = reading.hexes("DS.x")
    if values.allSatisfy({ $0 == "valueUnknown" }) { return nil }
    return values.map { $0 == "#222222" ? "x" : $0 == "#111111" ? "-" : "?" }.joined()
  }

  static let conditions: [(condition: String, holds: String?)] = [
    ("t.userInterfaceStyle == .dark", "-x-x"), (".dark == t.userInterfaceStyle", "-x-x"),
    ("t.userInterfaceStyle != .light", "-x-x"), ("t.userInterfaceStyle == .light", "x-x-"),
    ("t.userInterfaceStyle == UIUserInterfaceStyle.dark", "-x-x"),
    ("t.userInterfaceStyle == .unspecified", "----"),
    ("t.accessibilityContrast == .high", "--xx"), ("t.accessibilityContrast == .normal", "xx--"),
    ("t.accessibilityContrast != .normal", "--xx"),
    ("t.accessibilityContrast == .unspecified", "----"),
    ("colorScheme == .dark", "-x-x"), ("colorSchemeContrast == .increased", "--xx"),
    ("colorSchemeContrast == .standard", "xx--"), ("environment.colorScheme == .light", "x-x-"),
    // Not, and, or.
    ("!(t.userInterfaceStyle == .dark)", "x-x-"),
    ("t.userInterfaceStyle == .dark && t.accessibilityContrast == .high", "---x"),
    ("t.userInterfaceStyle == .dark || t.accessibilityContrast == .high", "-xxx"),
    ("!(t.userInterfaceStyle == .dark || t.accessibilityContrast == .high)", "x---"),
    ("t.userInterfaceStyle == .dark && !(t.accessibilityContrast == .high)", "-x--"),
    // A side that settles it whatever the other is.
    ("t.userInterfaceStyle == .dark || true == false || isDark", nil),
    // Flags of a project's own, by what they are called, and the system's setting.
    ("isDark", "-x-x"), ("t.isDarkMode", "-x-x"), ("theme.isDarkTheme", "-x-x"),
    ("isLight", "x-x-"), ("isLightMode", "x-x-"), ("t.isHighContrast", "--xx"),
    ("isIncreasedContrast", "--xx"), ("!isHighContrast", "xx--"),
    ("UIAccessibility.isDarkerSystemColorsEnabled", "--xx"),
    ("NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast", "--xx"),
    ("isNotDark", nil), ("isLowContrast", nil), ("isDarkOrLight", nil), ("isReady", nil),
    ("dark", nil), ("prefersDark", nil),
    // What is about neither scheme nor contrast.
    ("t.userInterfaceIdiom == .pad", nil), ("t.userInterfaceStyle == .sepia", nil),
    ("t.accessibilityContrast == .sepia", nil), ("level > 3", nil), ("f(t)", nil),
    ("make()(t)", nil),
    ("t.userInterfaceStyle == .dark && t.userInterfaceIdiom == .pad", nil),
  ]

  @Test(arguments: conditions)
  func `a condition holds where its trait says so, or nobody knows`(
    condition: String, expected: String?
  ) {
    #expect(holds(condition) == expected)
  }

  static let names = """
    [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]
    """
  static let appKit: [(condition: String, holds: String)] = [
    // The name itself is another one with more contrast.
    ("a.name == .darkAqua", "-x--"), ("a.name == .aqua", "x---"),
    ("a.name == .vibrantDark", "-x--"), ("a.name == .vibrantLight", "x---"),
    ("a.name == .accessibilityHighContrastDarkAqua", "---x"),
    ("a.name == .accessibilityHighContrastAqua", "--x-"),
    ("a.name == .accessibilityHighContrastVibrantDark", "---x"),
    ("a.name == .accessibilityHighContrastVibrantLight", "--x-"),
    ("NSAppearance.Name.darkAqua == a.name", "-x--"),
    // The best match of two is one of the two.
    ("a.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua", "-x-x"),
    ("a.bestMatch(from: [.darkAqua, .aqua]) == .aqua", "x-x-"),
    ("a.bestMatch(from: [.aqua, .darkAqua]) != .aqua", "-x-x"),
    ("a.bestMatch(from: \(names)) == .darkAqua", "-x--"),
    ("a.bestMatch(from: \(names)) == .aqua", "x---"),
    ("a.bestMatch(from: \(names)) == .accessibilityHighContrastDarkAqua", "---x"),
    // Only the dark has one of its own.
    (
      "a.bestMatch(from: [.aqua, .darkAqua, .accessibilityHighContrastDarkAqua]) == .darkAqua",
      "-x--"
    ),
    ("a.bestMatch(from: [.aqua, .darkAqua, .accessibilityHighContrastDarkAqua]) == .aqua", "x-x-"),
    ("a.bestMatch(from: choices) == .darkAqua", "-x-x"),
  ]

  @Test(arguments: appKit)
  func `AppKit's names are told apart where more contrast has some of its own`(
    condition: String, expected: String
  ) {
    #expect(holds(condition, in: "NSColor(name: nil) { a in") == expected)
  }

  /// Light, dark, light and dark with more contrast: 1 to 4 are greys.
  private func values(_ body: String) -> String {
    let reading = Reading(
      swift: "enum DS {\n  static let x = UIColor { t in\n\(body)\n  }\n}")
    return reading.hexes("DS.x").map { hex in
      ["#111111": "1", "#222222": "2", "#333333": "3", "#444444": "4", "valueUnknown": "?"][hex]
        ?? "!"
    }.joined()
  }

  private static func grey(_ digit: Int) -> String {
    "return UIColor(hex: 0x\(String(repeating: "\(digit)", count: 6)))"
  }

  static let bodies: [(body: String, values: String)] = [
    (
      """
      switch t.userInterfaceStyle {
      case .dark where t.accessibilityContrast == .high: \(grey(4))
      case .dark: \(grey(2))
      default: \(grey(1))
      }
      """, "1214"
    ),
    (
      """
      switch t.userInterfaceStyle {
      case .dark where t.accessibilityContrast == .high, .light where t.accessibilityContrast == .high:
        \(grey(3))
      case _: \(grey(1))
      }
      """, "1133"
    ),
    (
      """
      switch t.userInterfaceStyle {
      case .dark where t.userInterfaceIdiom == .pad: \(grey(2))
      default: \(grey(1))
      }
      """, "????"
    ),
    (
      """
      switch t.userInterfaceStyle {
      case let style where style == .dark: \(grey(2))
      default: \(grey(1))
      }
      """, "????"
    ),
    (
      """
      switch (t.userInterfaceStyle, t.accessibilityContrast) {
      case (.dark, .normal): \(grey(2))
      case (.dark, _): \(grey(4))
      case (_, .high): \(grey(3))
      case (_, _): \(grey(1))
      }
      """, "1234"
    ),
    (
      """
      switch (t.userInterfaceStyle, t.accessibilityContrast) {
      case .dark: \(grey(2))
      default: \(grey(1))
      }
      """, "????"
    ),
    (
      """
      switch t.accessibilityContrast {
      case .normal, .unspecified: \(grey(1))
      case .high: \(grey(3))
      @unknown default: \(grey(4))
      }
      """, "1133"
    ),
    (
      """
      if t.userInterfaceStyle == .dark, t.accessibilityContrast == .high { \(grey(4)) }
      else if t.userInterfaceStyle == .dark { \(grey(2)) }
      guard t.accessibilityContrast != .high else { \(grey(3)) }
      \(grey(1))
      """, "1234"
    ),
    ("if #available(iOS 17, *) { \(grey(1)) }\n\(grey(2))", "1111"),
    ("guard #available(iOS 17, *) else { \(grey(2)) }\n\(grey(1))", "1111"),
  ]

  @Test(arguments: bodies)
  func `a body gives each appearance the first value whose conditions hold`(
    body: String, expected: String
  ) {
    #expect(values(body) == expected)
  }

  /// Light, dark, light and dark with more contrast of each case.
  static let switches: [(body: String, values: [String: String])] = [
    (
      """
      switch (self, t.userInterfaceStyle) {
      case (.a, .dark): \(grey(2))
      case (.a, _): \(grey(1))
      case (.b, _): \(grey(3))
      }
      """, ["a": "1212", "b": "3333"]
    ),
    (
      """
      switch (t.userInterfaceStyle, self) {
      case (.dark, .a), (.dark, .b): \(grey(2))
      case (_, .b) where t.accessibilityContrast == .high: \(grey(3))
      default: \(grey(1))
      }
      """, ["a": "1212", "b": "1232"]
    ),
    (
      """
      switch (self, level) {
      case (.a, .one): \(grey(1))
      case (.b, _): \(grey(2))
      }
      """, [:]
    ),
  ]

  @Test(arguments: switches)
  func `a switch over a case and a trait gives each case its values`(
    body: String, values: [String: String]
  ) {
    let reading = Reading(
      swift: """
        enum Topic {
          case a, b
          func color(_ t: UITraitCollection) -> UIColor {
            \(body)
          }
        }
        """)
    #expect(reading.names == values.keys.sorted().map { "Topic.color." + $0 })
    for (name, expected) in values {
      let digits = reading.hexes("Topic.color." + name).map { String($0.dropFirst().prefix(1)) }
      #expect(digits.joined() == expected, "\(name)")
    }
  }

  @Test func `a case of an enum under a condition has a value that nobody knows`() throws {
    let reading = Reading(
      swift: """
        enum Topic {
          case news, sport
          var color: Color {
            switch self {
            case .news where isNew: return Color(hex: 0x112233)
            case .sport: return Color(hex: 0x445566)
            }
          }
        }
        """)
    let problem = try #require(reading.problem("Topic.color.news"))
    #expect(problem.message.contains("depends on a condition"))
    #expect(problem.location.start.line == 5)
    #expect(reading.hex("Topic.color.sport") == "#445566")
  }
}
