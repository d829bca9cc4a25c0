import Diagnostics
import Testing

@testable import TokenFiles

/// Further ways to write a colour in Swift: what `Self` means, arithmetic, opacities on opacities, spaces.
@Suite struct SwiftFormsTests {
  private func value(_ expression: String) -> String {
    Reading(swift: "enum DS { static let x: Color = \(expression) }").hex("DS.x")
  }

  /// The hexadecimal digits are those of the numbers: 0.2 is 51 of 255, 33.
  static let numbers: [(String, String)] = [
    ("Color(red: +0.2, green: 0.4, blue: 0.6)", "#336699"),
    ("Color(red: 0.5 - 0.3, green: 0.4, blue: 0.6)", "#336699"),
    ("Color(red: (100 - 49) / 255, green: 2 * 0.2, blue: 0.5 + 0.1)", "#336699"),
    ("Color(red: 0x33 / 255.0, green: 0x66 / 255.0, blue: 0x99 / 255.0)", "#336699"),
    ("Color(red: 5.1e1 / 255, green: 1.02e2 / 255, blue: 153 / 255)", "#336699"),
    ("Color(red: 0b110011 / 255, green: 0o146 / 255, blue: 1_53 / 255)", "#336699"),
    ("Color(red: Double(51) / 255, green: CGFloat(0.4), blue: Float(0.6))", "#336699"),
    ("Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 1 as Double)", "#336699"),
    ("Color(red: 0.1 + 0.2 * 0.5, green: (1 + 1) / 5.0, blue: 3 * 0.2)", "#336699"),
    ("Color(hex: UInt32(0xFF6030))", "#ff6030"), ("Color(hex: UInt(UInt32(0xFF6030)))", "#ff6030"),
    // What can't be computed here.
    ("Color(red: 1 / 0, green: 0, blue: 0)", "valueUnknown"),
    ("Color(red: 7 % 3, green: 0, blue: 0)", "valueUnknown"),
    ("Color(red: 1 << 0, green: 0, blue: 0)", "valueUnknown"),
    ("Color(red: 0xG, green: 0, blue: 0)", "valueUnknown"),
    ("Color(red: half(1), green: 0, blue: 0)", "valueUnknown"),
    ("Color(red: max(0, 1), green: 0, blue: 0)", "valueUnknown"),
    ("UIColor(hue: h, saturation: 1, brightness: 1, alpha: 1)", "valueUnknown"),
    ("Color(white: w)", "valueUnknown"), ("Color(.brand, white: 0.5)", "valueUnknown"),
    ("UIColor(r: r, g: 96, b: 48)", "valueUnknown"),
  ]

  /// The same fraction of hue, saturation and brightness is another colour in another space. The sRGB values of
  /// the colours of display-p3 are those of `color(display-p3 r g b)` (CSS Color 4's sample code).
  static let spaces: [(String, String)] = [
    ("NSColor(colorSpace: .sRGB, hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1)", "#66cccc"),
    (
      "NSColor(colorSpace: .displayP3, hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1)",
      "#2ecfcd"
    ),
    (
      "NSColor(colorSpace: .brand, hue: 0.5, saturation: 1, brightness: 1, alpha: 1)",
      "valueUnknown"
    ),
    ("Color(.displayP3, white: 0.5)", "#808080"), ("Color(.sRGBLinear, white: 0.5)", "#bcbcbc"),
    ("NSColor(colorSpace: .extendedSRGB, red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
    ("displayP3(51, 102, 153)", "#1b689d"),
    ("Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6)", "#1b689d"),
    ("NSColor(genericGamma22White: 0.5, alpha: 1)", "#808080"),
    ("NSColor(genericGamma22White: -0.5, alpha: 1)", "#000000"),
    ("CGColor(gray: 0.2, alpha: 0.5)", "#33333380"),
    ("UIColor(ciColor: CIColor(red: 0.2, green: 0.4, blue: 0.6))", "#336699"),
    ("CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1)", "valueUnknown"),
  ]

  @Test(arguments: numbers + spaces)
  func `each form has its value, or none that anybody knows`(form: String, expected: String) {
    #expect(value(form) == expected)
  }

  /// Opacities are multiplied: `withAlphaComponent` sets one (UIKit, SwiftUI). 0.25 is 40 of 256 in hex.
  static let fades: [(String, String)] = [
    ("base.opacity(0.5)", "#ff603080"), ("base.opacity(0.5).opacity(0.5)", "#ff603040"),
    ("DS.base.opacity(0.5).opacity(0.5)", "#ff603040"),
    ("base.opacity(0.5).opacity(0.5).opacity(1)", "#ff603040"),
    ("base.withAlphaComponent(0.1).opacity(0.5)", "#ff60300d"),
    ("base.opacity(0.1).withAlphaComponent(0.25)", "#ff603040"),
    ("half.opacity(0.5)", "#ff603040"), ("half.opacity(0.5).opacity(0.5)", "#ff603020"),
    ("half.withAlphaComponent(0.25)", "#ff603040"),
    ("Color(\"base asset\").opacity(0.5).opacity(0.5)", "undefinedAlias"),
    ("isDark ? base.opacity(0.5).opacity(0.5) : half.opacity(0.5)", "#ff603040"),
    ("base.opacity(0.5).opacity(2)", "unreadable"), ("base.opacity(2).opacity(0.5)", "unreadable"),
    ("base.opacity(amount).opacity(0.5)", "valueUnknown"),
    ("Color(hex: 0x11223344).opacity(0.5)", "#11223322"),
    ("Color(hex: 0x11223344).opacity(0.5).opacity(0.5)", "#11223311"),
  ]

  @Test(arguments: fades)
  func `an opacity on an opacity is their product`(form: String, expected: String) {
    let reading = Reading(
      swift: """
        enum DS {
          static let base = Color(hex: 0xFF6030), half = base.opacity(0.5)
          static let x: Color = \(form)
        }
        """)
    #expect(reading.hex("DS.x") == expected)
  }

  /// `Self` is the type around (The Swift Programming Language, Types).
  @Test(arguments: [
    "Self(hex: 0x112233)", "Self.init(hex: 0x112233)",
    "Self(red: 17 / 255, green: 34 / 255, blue: 51 / 255)",
    "Self.other", "other", "Color.other", ".other", "Self.other.opacity(1)",
  ])
  func `Self in an extension of a colour is that colour`(expression: String) {
    for type in ["", ": Self", ": Color", ": Self?"] where !(type.isEmpty && expression == ".other")
    {
      let reading = Reading(
        swift: """
          extension Color {
            static let other = Color(hex: 0x112233)
            static let x\(type) = \(expression)
          }
          """)
      #expect(reading.hex("Color.x") == "#112233", "x\(type)")
    }
  }

  @Test func `Self in a type of colours of the project's own and in any other type`() {
    let reading = Reading(
      swift: """
        extension SwiftUI.Color { static let black2 = Self.black }
        struct BrandColor {
          static let ink = Self(hex: 0x112233), link = Self.ink
          enum Level { static let top = Self(hex: 0x445566), next = Self.other }
        }
        enum DS { static let other = Color(hex: 0x778899), x = Self.other, y = Self.init(hex: 0x1) }
        """)
    #expect(
      reading.names == [
        "SwiftUI.Color.black2", "BrandColor.ink", "BrandColor.link", "DS.other", "DS.x",
      ])
    #expect(reading.hex("SwiftUI.Color.black2") == "#000000")
    #expect(reading.hex("BrandColor.link") == "#112233")
    #expect(reading.hex("DS.x") == "#778899")
  }

  /// What stands in braces of any kind gives the value behind them.
  @Test(arguments: [
    "{ Color(hex: 0x112233) }()", "{ { Color(hex: 0x112233) }() }()", "(Color(hex: 0x112233))",
    "if isReady { Color(hex: 0x112233) } else { Color(hex: 0x112233) }", "Color(hex: 0x112233)!",
    "Color(hex: #\"#112233\"#)", "try! Color(hex: \"112233\")",
    "Color(hex: \"\"\"\n    #112233\n    \"\"\")", "Color(hex: \"#11\\u{32}233\")",
  ])
  func `what is around a colour does not change it`(form: String) {
    #expect(value(form) == (form.hasPrefix("if isReady") ? "valueUnknown" : "#112233"))
  }

  @Test func `conditions as expressions choose by appearance`() {
    let reading = Reading(
      swift: """
        enum DS {
          static let a: Color = if colorScheme == .dark { Color(hex: 0x222222) } else { Color(hex: 0x111111) }
          static let b: Color = switch colorScheme { case .dark: Color(hex: 0x222222)
            default: Color(hex: 0x111111) }
          static let c = isDark ? Color(hex: 0x222222) : nil
          static let d = isDark ? Color(hex: 0x222222) : theme.accent
        }
        """)
    for name in ["DS.a", "DS.b"] {
      #expect(reading.hexes(name) == ["#111111", "#222222", "#111111", "#222222"])
    }
    for name in ["DS.c", "DS.d"] {
      #expect(reading.hexes(name) == ["valueUnknown", "#222222", "valueUnknown", "#222222"])
    }
  }

  @Test func `constants of an instance with a colour written out are tokens`() {
    let reading = Reading(
      swift: """
        enum DS { static let base = Color(hex: 0xFF6030) }
        struct Button {
          let on = Color(red: 1, green: 0, blue: 0), off = Color(hex: 0x11223344)
          var faded: Color = DS.base.opacity(0.5)
          var state: Color { isOn ? .red : .blue }
          lazy var late = Color(white: 0.2)
          var seen = Color(hex: 0x445566) { didSet { update() } }
          var asked: Color = .init(hex: 0x556677) {
            willSet { update() }
          }
        }
        """)
    #expect(
      reading.names == [
        "DS.base", "Button.on", "Button.off", "Button.faded", "Button.late", "Button.seen",
        "Button.asked",
      ])
    #expect(reading.hex("Button.on") == "#ff0000")
    #expect(reading.hex("Button.off") == "#11223344")
    #expect(reading.hex("Button.seen") == "#445566")
    #expect(reading.hex("Button.asked") == "#556677")
    #expect(reading.hex("Button.faded") == "#ff603080")
    #expect(reading.system.doubts.count == 1)
  }

  @Test(arguments: [
    ("Dictionary<String, Color>", "[\"a\": Color(hex: 0x112233)]", "DS.x.a"),
    ("Dictionary<String, Array<Color>>", "[\"a\": [Color(hex: 0x112233)]]", "DS.x.a.0"),
    ("[String: [Int: Color]]", "[\"a\": [4: Color(hex: 0x112233)]]", "DS.x.a"),
    ("Pair<Color, Color>", "Pair(first: Color(hex: 0x112233), Color(hex: 0x445566))", "DS.x.first"),
    ("(Color, Color)", "(Color(hex: 0x112233), Color(hex: 0x445566))", "DS.x.0"),
    ("Optional<Color>", "Color(hex: 0x112233)", "DS.x"),
    ("some ShapeStyle", "Color(hex: 0x112233)", "DS.x"),
  ])
  func `a comma between angle brackets is the type's`(type: String, value: String, name: String) {
    let reading = Reading(
      swift: "enum DS { static let x: \(type) = \(value), y = Color(hex: 0x778899) }")
    #expect(reading.hex("DS.y") == "#778899")
    if !type.hasPrefix("[String: [Int") { #expect(reading.hex(name) == "#112233") }
  }
}
