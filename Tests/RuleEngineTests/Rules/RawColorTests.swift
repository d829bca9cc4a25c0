import Diagnostics
import RuleEngine
import Testing

/// Literal colours in Swift outside of the design system, good and bad.
@Suite struct RawColorTests {
  private func findings(_ code: String, _ tokens: String = "--white: #fff; --red: #f00") -> [String]
  {
    let files = [
      "rules.yml": "tokens: [a.css]\nappearances: [light]\nsources: {files: [View.swift]}\n",
      "a.css": ":root { \(tokens) }", "View.swift": "struct V {\n  \(code)\n}",
    ]
    return MemoryProject(files).report().checks(of: "raw-color").filter { $0.outcome != .pass }
      .map { check in
        let start = check.location.start
        return
          "\(check.outcome.rawValue) \(start.line):\(start.column) \(check.message(naming: []))"
      }
  }

  /// A literal is one whether or not its numbers are good (SWIFT-08, ColorSenseRainbow#24, toggl/ios#650).
  static let bad: [(code: String, says: String)] = [
    ("let b = UIColor(red: 255, green: 87, blue: 51, alpha: 1)", "red 255, but components go"),
    ("let a = Color(red: 300, green: 0, blue: 0)", "has red 300"),
    ("let a = Color(hue: 210, saturation: 50, brightness: 50)", "divide by 360"),
    ("let a = Color(white: 128)", "divide by 255"),
    ("let c = Color(hex: \"#GGGGGG\")", "no hex colour"),
    ("let c = Color(hex: \"#12\")", "no hex colour"),
    ("let c = Color(hex: 0xFFF)", "3 digits"), ("let c = Color(hex: 16711935)", "can't be counted"),
    ("let c = UIColor(r: 1, g: 0, b: 0)", "may go to 1 or to 255"),
    ("let c = Color(h: 255, s: 0, l: 0)", "not known here"),
    ("let c = Color(r: 300, g: 0, b: 0, a: 0.5)", "from 0 to 255"),
    ("let c = UIColor(hex: 0xFF0000, transparency: 0.3)", "transparency"),
    ("let c = Color(hex: \"#FF0000\", 0.5)", "further argument"),
    ("let c = Color(red: 1, green: 0, blue: 0, opacity: x)", "opacity that is not a number"),
    ("let c: UIColor = .init(red: 255, green: 0, blue: 0, alpha: 1)", "divide by 255"),
  ]

  @Test(arguments: bad)
  func `a literal with bad numbers is a finding that says what is bad`(code: String, says: String) {
    let found = findings(code)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("fail 2:") == true)
    #expect(found.first?.contains(says) == true, "\(found)")
    #expect(found.first?.contains("has this colour") == false)
  }

  static let good: [(code: String, says: String)] = [
    ("let c = Color(hex: \"#FF0000\")", "red has this colour"),
    ("let c = \"#FF0000\".color", "red has this colour"),
    ("let c = UIColor.hex(\"#FF0000\")", "red has this colour"),
    ("let c = UIColor(r: 255, g: 0, b: 0)", "red has this colour"),
    ("let c = swatch(hex: \"#FF0000\")", "red has this colour"),
    ("let c: UIColor = { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }()", "red has this colour"),
    ("let c = Color(hex: UInt32(0xFF0000))", "red has this colour"),
  ]

  @Test(arguments: good)
  func `a literal that is a token's colour names it`(code: String, says: String) {
    let found = findings(code)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(says) == true, "\(found)")
  }

  @Test func `a colour outside of sRGB is not the one that it is clamped to`() {
    let found = findings("let c = Color(.displayP3, red: 1, green: 0, blue: 0)", "--a: #ff0b0c")
    #expect(found.count == 1)
    #expect(found.first?.contains("has this colour") == false, "\(found)")
    #expect(found.first?.contains("nearest token is a") == true, "\(found)")
    let same = findings(
      "let c = Color(.displayP3, red: 1, green: 0, blue: 0)", "--a: color(display-p3 1 0 0)")
    #expect(same.first?.contains("a has this colour") == true, "\(same)")
  }

  @Test(arguments: [
    "let a = Data(hex: \"00ff00ff\")", "let a = Data(hexString: \"00ff00\")",
    "let a = Token(hex: \"deadbeef\")", "let a = Address(hex: 0x1234)", "let a = Point(white: 0.5)",
    "let a: Data = .init(hex: \"00ff00\")", "let a = URL(string: \"https://x.y\")",
    "let a = Color(hex: value)", "let a = Color(hex: \"#\\(value)\")", "let a = Color(\"Brand\")",
    "let a = UIColor(red: r, green: g, blue: b, alpha: 1)", "let a = Color(r: r, g: g, b: b)",
    "let a = Color(light: DS.a, dark: DS.b)", "let a = Color(.accent)",
    "let a = \"#channel\".value",
    "let a = ShadowColor(radius: 1, x: 2, y: 3)", "let a = UIColor(resource: .brand)",
  ])
  func `what is computed, an asset or no colour is no finding`(code: String) {
    #expect(findings(code) == [])
  }
}
