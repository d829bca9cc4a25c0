import Diagnostics
import Testing

@testable import TokenFiles

/// Constants of Swift source; the fixtures hold the forms together.
@Suite struct SwiftTokensTests {
  /// The light value of a constant that is written so.
  private func value(_ expression: String) -> String {
    Reading(swift: "enum DS { static let x = \(expression) }").hex("DS.x")
  }

  /// Forms of `formats.md` and of Apple's documentation, with the colour that each is.
  static let forms: [(String, String)] = [
    ("Color(red: 1, green: 0.5, blue: 0)", "#ff8000"),
    ("Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)", "#33669980"),
    ("Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)", "#336699"),
    ("SwiftUI.Color(red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
    ("Color.init(red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
    ("Color(white: 0.2)", "#333333"),
    ("Color(.sRGB, white: 0.2, opacity: 0.5)", "#33333380"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "#ff0000"),
    ("Color(hue: 0.5, saturation: 0.5, brightness: 0.8)", "#66cccc"),
    ("Color(hex: 0xFF6030)", "#ff6030"),
    ("Color(hex: 0xFF_60_30)", "#ff6030"),
    ("Color(hex: \"FF6030\")", "#ff6030"),
    ("Color(hex: \"#FF6030\")", "#ff6030"),
    ("Color(hex: \"0xFF6030\")", "#ff6030"),
    ("Color(hex: \"#f63\")", "#ff6633"),
    ("Color(\"#FF6030\")", "#ff6030"),
    ("Color(0xFF6030)", "#ff6030"),
    ("Color(hex: 0xFF6030, alpha: 0.5)", "#ff603080"),
    ("Color(hex: 0xFF6030, opacity: 0.5)", "#ff603080"),
    ("UIColor(hexString: \"#FF6030\")", "#ff6030"),
    ("UIColor(0xFF6030, alpha: 0.05)", "#ff60300d"),
    ("UIColor(rgb: 0xFF6030)", "#ff6030"),
    ("UIColor(red: 220 / 255, green: 38.0 / 255.0, blue: 38 / 255, alpha: 1)", "#dc2626"),
    ("UIColor(red: CGFloat(51) / 255, green: 0, blue: 0, alpha: 1)", "#330000"),
    ("UIColor(white: 0.2, alpha: 1)", "#333333"),
    ("UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)", "#ff0000"),
    ("UIColor(displayP3Red: 0.2, green: 0.2, blue: 0.2, alpha: 1)", "#333333"),
    ("NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
    ("NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
    ("CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
    ("#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
    ("Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))", "#336699"),
    ("Color(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))", "#336699"),
    ("Color(uiColor: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))", "#336699"),
    ("VitaminColor(rgbaValue: 0xFF603080)", "#ff603080"),
    ("Color(argb: 0x80FF6030)", "#ff603080"),
    ("Color(argbHex: \"80FF6030\")", "#ff603080"),
    ("srgb(0x00, 0x9A, 0xC7, opacity: 1)", "#009ac7"),
    ("rgba(0, 154, 199, 0.5)", "#009ac780"),
    ("OKLCH(l: 0.55, c: 0.1, h: 237.33)", "#2c79a5"),
    ("OKLCHColor(l: 0.55, c: 0.1, h: 237.33).color", "#2c79a5"),
    ("Color.oklch(0.55, 0.1, 237.33)", "#2c79a5"),
    ("Color(oklch: 0.55, 0.1, 237.33)", "#2c79a5"),
    ("Color(lightness: 0.55, chroma: 0.1, hue: 237.33)", "#2c79a5"),
    ("Color(lightness: 0.55, chroma: 0.1, hue: .degrees(237.33))", "#2c79a5"),
    ("Color(\"oklch(0.55 0.1 237.33)\")", "#2c79a5"),
    ("Color.black.opacity(0.5)", "#00000080"),
    ("UIColor.white.withAlphaComponent(0.5)", "#ffffff80"),
    ("Color(hex: 0xFF6030).opacity(0.5).opacity(0.5)", "#ff603040"),
    ("UIColor(0xFF6030, alpha: 0.5).withAlphaComponent(0.25)", "#ff603040"),
    ("UIColor.red", "#ff0000"), ("UIColor.darkGray", "#555555"), ("NSColor.brown", "#996633"),
    ("Color.clear", "#00000000"),
    ("NSColor(calibratedWhite: 0.2, alpha: 1)", "#333333"),
    ("NSColor(calibratedHue: 0, saturation: 1, brightness: 1, alpha: 0.5)", "#ff000080"),
    ("UIColor.hex(0xFF6030)", "#ff6030"), ("Color.fromHex(\"#FF6030\")", "#ff6030"),
    ("UIColor(r: 255, g: 96, b: 48)", "#ff6030"),
    ("UIColor(r: 1, g: 0.5, b: 0, a: 0.5)", "#ff800080"),
    ("UIColor(r: 255, g: 96, b: 48, alpha: 0.5)", "#ff603080"),
    ("{ Color(hex: 0xFF6030) }()", "#ff6030"),
    ("{ let a = 0.5; return Color(white: a) }()", "#808080"),
    ("UIColor.systemBackground", "valueUnknown"), ("Color(.systemBackground)", "valueUnknown"),
    ("Color(uiColor: .label)", "valueUnknown"),
    ("UIColor(resource: .brandInk)", "undefinedAlias"),
    ("Color(value: .white, darkVariant: .black)", "#ffffff"),
    ("Color(.white, dark: .black)", "#ffffff"),
    ("\"#FF6030\"", "#ff6030"), ("\"rgba(255, 96, 48, 0.5)\"", "#ff603080"),
    ("\"red\"", "no such name"), ("\"#heading\"", "no such name"),
    ("\"url(#fff)\"", "no such name"),
  ]

  @Test(arguments: forms)
  func `each form is read`(form: String, expected: String) {
    #expect(value(form) == expected)
  }

  /// What has no value says why, and where.
  static let unknown: [(expression: String, kind: String, says: String)] = [
    ("Color.primary", "valueUnknown", "only when the program runs"),
    ("Color(.systemBackground)", "valueUnknown", "systemBackground"),
    ("UIColor.systemRed", "valueUnknown", "systemRed"),
    ("Color(red: r, green: 0, blue: 0)", "valueUnknown", "not numbers"),
    ("Color(hex: 0xFFF)", "unreadable", "3 digits; a colour has 6 or 8"),
    ("Color(hex: \"#ggg\")", "unreadable", "no hex colour"),
    ("Color(red: 255, green: 87, blue: 51)", "unreadable", "divide by 255"),
    ("Color.black.opacity(2)", "unreadable", "outside of 0 to 1"),
    ("Color.black.opacity(amount)", "valueUnknown", "not a number"),
    ("UIColor.black.lighter(by: 0.2)", "valueUnknown", "lighter"),
    ("Color(.nope, red: 1, green: 0, blue: 0)", "valueUnknown", "colour space nope"),
    ("Color(\"Missing\")", "undefinedAlias", "Missing"),
    ("Color(named: \"Missing\")", "undefinedAlias", "Missing"),
  ]

  @Test(arguments: unknown)
  func `what has no value says why`(
    expression: String, kind: String, says: String
  ) throws {
    let reading = Reading(swift: "enum DS {\n  static let x: Color = \(expression)\n}")
    let problem = try #require(reading.problem("DS.x"), "\(expression): \(reading.hex("DS.x"))")
    #expect("\(problem.kind)" == kind)
    #expect(problem.message.contains(says), "\(problem.message)")
    #expect(problem.location.start.line == 2)
  }

  /// Text that looks like colours and is none.
  @Test(arguments: [
    "// static let x = Color(hex: 0xFF6030)", "/* static let x = Color(hex: 0xFF6030) */",
    "/* /* */ static let x = Color(hex: 0xFF6030) */",
    "static let y = \"static let x = Color(hex: 0xFF6030)\"",
    "static let y = #\"\\\" static let x = Color(hex: 0xFF6030)\"#",
    "static let y = \"\"\"\n  static let x = Color(hex: 0xFF6030)\n  \"\"\"",
    "static let y = \"\\(a(\"static let x = Color(hex: 0xFF6030)\"))\"",
    "static let y = /static let x = Color\\(hex: 0xFF6030\\)/",
    "static let y = #/static let x = Color\\(hex: 0xFF6030\\)/#",
    "func f() { let x = Color(hex: 0xFF6030) }", "static let x = 0xFF6030",
    "static let x = Size(width: 1, height: 2)", "static let x = [1, 2, 3]",
    "static let x = \"FF6030\"", "static let x = true ? 1 : 2", "init(x: Int) { self.x = x }",
  ])
  func `comments, strings and code hold no tokens`(text: String) {
    #expect(Reading(swift: "enum DS {\n\(text)\n}").names == [])
  }

  @Test func `names are those of the types around, behind extensions and nested types`() {
    let reading = Reading(
      swift: """
        let top = Color(hex: 0x111111)
        enum DS {
          static let a = Color(hex: 0x222222)
          enum Inner { static let `default` = Color(hex: 0x333333); static let b = a }
        }
        extension DS.Inner { static let c = `default` }
        extension Color { static let accentPrimary = Color(hex: 0x444444), other = DS.a }
        """)
    #expect(
      reading.names == [
        "top", "DS.a", "DS.Inner.default", "DS.Inner.b", "DS.Inner.c", "Color.accentPrimary",
        "Color.other",
      ])
    #expect(reading.hex("DS.Inner.b") == "#222222")
    #expect(reading.hex("DS.Inner.c") == "#333333")
    #expect(reading.hex("Color.other") == "#222222")
  }

  @Test func `a reference finds what stands in another file, whichever comes first`() {
    let reading = Reading([
      ("B.swift", "enum B { static let x = A.x, y: Color = .brand, z: Color = .init(A.x) }"),
      ("A.swift", "enum A { static let x = Color(hex: 0x123456) }"),
      ("C.swift", "extension Color { static let brand = Color(hex: 0x654321) }"),
    ])
    #expect(reading.hex("B.x") == "#123456")
    #expect(reading.hex("B.y") == "#654321")
    #expect(reading.hex("B.z") == "#123456")
  }

  @Test func `what an instance computes from its state is no token`() {
    let reading = Reading(
      swift: """
        struct Button { var tint: Color { style.color }; let shade: Color; var on = Color(hex: 0x111111) }
        """)
    #expect(reading.names == ["Button.on"])
  }

  /// Kickstarter's and Home Assistant's shapes.
  @Test func `texts of an enum that are colours are tokens`() {
    let reading = Reading(
      swift: """
        public enum Front: String, CaseIterable {
          case green = "#037362", divider = "--divider-color"
        }
        public extension Front {
          var lightValue: String? {
            switch self {
            case .divider: return "rgba(0, 0, 0, 0.12)"
            case .text, .title: "#111111"
            case .green: return "var(--green)"
            default: return nil
            }
          }
          var darkValue: String? {
            switch self {
            case .divider: return "rgba(225, 225, 225, 0.12)"
            default: return nil
            }
          }
          var label: String { switch self { case .green: return "Green"; default: return "(none)" } }
        }
        """)
    #expect(reading.names == ["Front.green", "Front.divider", "Front.text", "Front.title"])
    #expect(reading.hexes("Front.divider") == ["#0000001f", "#e1e1e11f", "#0000001f", "#e1e1e11f"])
    #expect(reading.hex("Front.title", "dark") == "#111111")
  }

  @Test(arguments: [
    ("UIColor?", true), ("Brand.Color", true), ("BrandColor", true), ("Color.Scheme", false),
    ("BrandColor.Style", false), ("Style", false),
  ])
  func `a type's own name says that a constant is a colour`(type: String, isColor: Bool) {
    let reading = Reading(swift: "enum DS { static var x: \(type) { .systemRed } }")
    #expect(reading.names == (isColor ? ["DS.x"] : []))
  }

  @Test func `the dark variant of a pair holds in the dark`() {
    for form in ["Color(value: .white, darkVariant: .black)", "Color(.white, dark: .black)"] {
      let reading = Reading(swift: "enum DS { static let x = \(form) }")
      #expect(reading.hexes("DS.x") == ["#ffffff", "#000000", "#ffffff", "#000000"])
    }
  }
}

extension Reading {
  init(swift: String, _ appearances: AppearanceSet = .standard) {
    self.init([("Colors.swift", swift)], appearances)
  }
}
