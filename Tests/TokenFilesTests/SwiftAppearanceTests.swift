import Diagnostics
import Testing

@testable import TokenFiles

/// Swift colours that differ by appearance, and eight hex digits.
@Suite struct SwiftAppearanceTests {
  private func values(_ expression: String) -> [String] {
    Reading(swift: "enum DS { static let x = \(expression) }").hexes("DS.x")
  }

  /// Light, dark, light with more contrast, dark with more contrast: 1, 2, 3, 4 are greys.
  static let forms: [(String, String)] = [
    ("DynamicColor(lightColor: Color(hex: 0x111111), darkColor: Color(hex: 0x222222))", "1212"),
    ("DynamicColor(light: Color(hex: 0x111111), dark: Color(hex: 0x222222))", "1212"),
    ("UIColor(light: UIColor(0x111111), dark: UIColor(0x222222))", "1212"),
    ("adaptive(light: .init(hex: 0x111111), dark: .init(hex: 0x222222))", "1212"),
    ("Color.dynamicColor(light: Color(0x111111), dark: Color(0x222222))", "1212"),
    ("UIColor { $0.userInterfaceStyle == .dark ? UIColor(0x222222) : UIColor(0x111111) }", "1212"),
    (
      "UIColor { t in t.userInterfaceStyle != .dark ? UIColor(0x111111) : UIColor(0x222222) }",
      "1212"
    ),
    (
      "UIColor { traits in if traits.userInterfaceStyle == .dark { return UIColor(0x222222) }\n"
        + "return UIColor(0x111111) }", "1212"
    ),
    (
      "UIColor { traits in if traits.userInterfaceStyle == .dark { return UIColor(0x222222) }"
        + " else { return UIColor(0x111111) } }", "1212"
    ),
    (
      "UIColor { traits in guard traits.userInterfaceStyle == .dark else { return UIColor(0x111111) }\n"
        + "return UIColor(0x222222) }", "1212"
    ),
    (
      "UIColor { traits in switch traits.userInterfaceStyle {\n case .dark: return UIColor(0x222222)\n"
        + "case .light, .unspecified: return UIColor(0x111111)\n"
        + "@unknown default: return UIColor(0x111111) } }", "1212"
    ),
    (
      "UIColor { t in let isDark = t.userInterfaceStyle == .dark\n"
        + "return isDark ? UIColor(0x222222) : UIColor(0x111111) }", "1212"
    ),
    (
      "UIColor(dynamicProvider: { t in t.accessibilityContrast == .high ? UIColor(0x333333) : UIColor(0x111111) })",
      "1133"
    ),
    (
      "UIColor { t in switch (t.userInterfaceStyle, t.accessibilityContrast) {\n"
        + "case (.dark, .high): UIColor(0x444444)\ncase (.dark, _): UIColor(0x222222)\n"
        + "case (_, .high): UIColor(0x333333)\ndefault: UIColor(0x111111) } }", "1234"
    ),
    (
      "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark && $0.accessibilityContrast == .high"
        + " ? UIColor(0x444444) : UIColor(0x111111) })", "1114"
    ),
    (
      "NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? NSColor(0x222222)"
        + " : NSColor(0x111111) }", "1212"
    ),
    ("Color(light: 0x111111, dark: 0x222222)", "1212"),
    (
      "Color(light: UIColor(0x111111), lightAccessible: UIColor(0x333333), dark: UIColor(0x222222),"
        + " darkAccessible: UIColor(0x444444))", "1234"
    ),
    // The Swift Programming Language, Statements: `fallthrough` goes on with the next case's first line.
    (
      "UIColor { t in switch t.userInterfaceStyle {\n case .dark: UIColor(0x222222)\n"
        + "case .light, .unspecified: fallthrough\n@unknown default: UIColor(0x111111) } }", "1212"
    ),
    (
      "UIColor { t in switch t.userInterfaceStyle {\n case .light: UIColor(0x111111)\n"
        + "case .dark: UIColor(0x222222)\n@unknown default: UIColor(0x333333) } }", "1212"
    ),
  ]

  @Test(arguments: forms)
  func `each form gives the values of its appearances`(form: String, expected: String) {
    #expect(values(form) == expected.map { "#" + String(repeating: $0, count: 6) })
  }

  @Test func `a computed colour by the colour scheme is read`() {
    let reading = Reading(
      swift: """
        struct Theme {
          @Environment(\\.colorScheme) var colorScheme
          @Environment(\\.colorSchemeContrast) var contrast
          var page: Color { colorScheme == .dark ? Color(hex: 0x222222) : Color(hex: 0x111111) }
          var ink: Color {
            if contrast == .increased { Color(hex: 0x333333) } else { Color(hex: 0x111111) }
          }
          var text: Color { get { colorScheme == .dark ? .white : .black } }
        }
        """)
    #expect(reading.hexes("Theme.page") == ["#111111", "#222222", "#111111", "#222222"])
    #expect(reading.hexes("Theme.ink") == ["#111111", "#111111", "#333333", "#333333"])
    #expect(reading.hexes("Theme.text") == ["#000000", "#ffffff", "#000000", "#ffffff"])
  }

  @Test func `a side whose value is unknown says so, and is no colour left out`() {
    #expect(values("UIColor(light: UIColor(0x111111), dark: .cyan)")[1] == "valueUnknown")
    #expect(values("dynamicColor(default: UIColor(0x111111), dark: .cyan)")[1] == "valueUnknown")
    #expect(values("Color(light: 12, dark: Color(0x222222))")[0] == "valueUnknown")
  }

  @Test func `a condition on anything else is unknown, not one of its sides`() {
    #expect(
      values("UIColor { _ in isPad ? UIColor(0x111111) : UIColor(0x222222) }")
        == ["valueUnknown", "valueUnknown", "valueUnknown", "valueUnknown"])
  }

  @Test func `the opacity on a pair is that of both`() {
    #expect(
      values("Color(light: Color(0x111111), dark: Color(0x222222)).opacity(0.5)").prefix(2)
        == ["#11111180", "#22222280"])
  }

  @Test func `an adaptive OKLCH colour keeps chroma and hue`() {
    let reading = Reading(
      swift:
        "extension Color { static let a = OKLCHColor(l: 0.55, c: 0.1, h: 237.33).adaptive(darkL: 0.8) }"
    )
    #expect(reading.hexes("Color.a") == ["#2c79a5", "#7dc8f6", "#2c79a5", "#7dc8f6"])
  }
}

/// SWIFT-02: two conventions for eight digits live.
@Suite struct EightDigitTests {
  private func doubts(_ expression: String, _ initializers: SwiftInitializers = .init()) -> (
    hex: String, doubts: [TokenDoubt]
  ) {
    let file = SourceFile(
      path: "a.swift", text: "enum DS {\n  static let x = \(expression)\n}")
    var source = TokenSource(file: file)
    source.initializers = initializers
    let reading = Reading(system: TokenSystem.read([source]))
    return (reading.hex("DS.x"), reading.system.doubts)
  }

  @Test(arguments: [
    "UIColor(hex: \"#33669955\")", "Color(hex: 0x33669955)", "Color(0x33669955)",
    "Color(hex: \"33669955\")",
  ])
  func `they are RGBA, and doubted with both readings`(expression: String) throws {
    let (hex, doubts) = doubts(expression)
    #expect(hex == "#33669955")
    let doubt = try #require(doubts.first)
    #expect(doubts.count == 1)
    #expect(doubt.message.contains("as RRGGBBAA, which is taken, it is #33669955"))
    #expect(doubt.message.contains("as AARRGGBB #66995533"))
    #expect(doubt.location.start.line == 2)
  }

  @Test(arguments: [
    "Color(rgba: 0x33669955)", "VitaminColor(rgbaValue: 0x33669955)", "Color(hex: 0xFFFFFFFF)",
    "Color(hex: \"#80808080\")",
  ])
  func `where the name tells, or both are one colour, nothing is doubted`(expression: String) {
    #expect(doubts(expression).doubts.isEmpty)
  }

  @Test func `a project says ARGB`() {
    let said = SwiftInitializers([("Color(hex:)", .argb)])
    let (hex, doubts) = doubts("Color(hex: 0x55336699)", said)
    #expect(hex == "#33669955")
    #expect(doubts.isEmpty)
    #expect(self.doubts("Color(hex8: 0x55336699)", said).hex != "#33669955")
  }

  static let own: [(String, SwiftInitializers.Components, String, String)] = [
    ("Brand", .oklch, "Brand(0.55, 0.1, 237.33)", "#2c79a5"),
    ("Brand", .oklch, "Brand(light: 0.55, color: 0.1, angle: 237.33)", "#2c79a5"),
    ("Brand(_:_:_:)", .srgb255, "Brand(51, 102, 153)", "#336699"),
    ("Brand(_:_:_:)", .srgb255, "Brand(51, 102, 153, alpha: 0.5)", "#33669980"),
    ("Brand(_:_:_:)", .srgb255, "Brand(51, 102, 153, 0.5)", "#33669980"),
    ("Brand", .srgb, "Brand(0.2, 0.4, 0.6)", "#336699"),
    ("Brand", .hsb, "Brand(0, 1, 1)", "#ff0000"),
    ("Brand", .gray, "Brand(0.2)", "#333333"),
    ("Brand(code:)", .rgba, "Brand(code: 0x33669955)", "#33669955"),
    ("Brand(code:)", .argb, "Brand.init(code: \"#55336699\")", "#33669955"),
    ("DS.Brand", .oklab, "Brand(1, 0, 0)", "#ffffff"),
  ]

  @Test(arguments: own)
  func `a project names its own initializer`(
    name: String, components: SwiftInitializers.Components, expression: String, expected: String
  ) {
    #expect(doubts(expression, SwiftInitializers([(name, components)])).hex == expected)
  }
}
