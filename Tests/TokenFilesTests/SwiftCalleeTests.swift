import Diagnostics
import Testing

@testable import TokenFiles

/// Which constants are colours: by their type, or by what makes them.
@Suite struct SwiftCalleeTests {
  /// What stands in Swift source by the hundred and is no colour, however hexadecimal it looks.
  @Test(arguments: [
    "let x = URL(string: \"https://x.y\")!", "let x = NSAttributedString(string: \"hello\")",
    "let x = Decimal(string: \"1.5\")", "let x = Version(string: \"1.2.3\")",
    "let x = Hash(hex: \"da39a3ee5e6b4b0d3255bfef95601890afd80709\")",
    "let x = Data(hex: \"00ff00ff\")", "let x = Data(hexString: \"00ff00\")",
    "let x = Token(hex: \"deadbeef\")", "let x = BigInt(hex: \"ffffffffffff\")",
    "let x = Address(hex: 0x1234)", "let x = Mask(0xFF00FF00)", "let x = Flags(rawValue: 0x00FF00)",
    "let x = Point(white: 0.5)", "let x = Insets(red: 1, green: 2)", "let x = UInt32(0xFF0000)",
    "let x = Image(\"photo\")", "let x = UIImage(named: \"photo\")", "let x = Text(\"hello\")",
    "let x = UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")",
    "let x = Notification.Name(\"refresh\")", "let x = Font.custom(\"Inter\", size: 12)",
    "let x = CGRect(x: 0, y: 0, width: 255, height: 255)", "let x = Character(\"x\")",
    "let x = NSRegularExpression(pattern: \"#[0-9a-f]{6}\")", "let x = LocalizedStringKey(\"a\")",
    "let x = Foo(light: \"a\", dark: \"b\")", "let x = Selector(\"foo:\")",
    "let x: Data = .init(hex: \"00ff00ff\")", "let x: Mask = .init(0xFF00FF)",
    "let x: Weight = .init(white: 0.5)",
    "let x: UIColor? = nil", "let x: [Color] = []", "let x: Int = scale(3)",
    "let x: (Int) -> Color = make", "let x = Scores(red: home, green: away, blue: none)",
    "let x = \"decade\".color.count", "let x = { 17 }()", "let x: Float = { 0.5 }()",
    "let x = Self.count", "let x = UIColor.self",
  ])
  func `what is no colour type is no token and no finding`(declaration: String) {
    let reading = Reading(swift: "enum DS {\n  static \(declaration)\n}")
    #expect(reading.names.filter { reading.hex($0) != "absent" } == [])
    #expect(reading.system.doubts.isEmpty)
  }

  /// A colour whatever its value is: a token with the reason and the place.
  static let unread: [(declaration: String, kind: String, says: String)] = [
    ("let x = UIColor(hex3: kShort)", "valueUnknown", "not written out"),
    ("let x = UIColor(r: 1, g: 0, b: 0)", "valueUnknown", "may go to 1 or to 255"),
    ("let x = Color(y: 2, u: 0, v: 0)", "valueUnknown", "initializers in rules.yml"),
    ("let x = UIColor(r: 300, g: 0, b: 0)", "unreadable", "from 0 to 255"),
    ("let x = Color(hex: 16711935)", "valueUnknown", "can't be counted"),
    ("let x = Color(hex: 0)", "valueUnknown", "write 0x"),
    ("let x = Color(hex: 0b1111)", "valueUnknown", "can't be counted"),
    ("let x = Color(hex: kHex)", "valueUnknown", "not written out"),
    ("let x = Color(hex: \"#\\(v)\")", "valueUnknown", "not written out"),
    ("let x = Color(hex: \"#FF\" + \"0000\")", "valueUnknown", "not written out"),
    ("let x = Color(.displayP3, hex: \"#FF0000\")", "valueUnknown", "Color(_:hex:)"),
    ("let x = Color(red: 1.0, green: 0)", "valueUnknown", "Color(red:green:)"),
    ("let x = UIColor(patternImage: image)", "valueUnknown", "UIColor(patternImage:)"),
    ("let x = Color.red", "valueUnknown", "Color.red"),
    ("let x = Color.accentColor", "valueUnknown", "Color.accentColor"),
    ("let x = UIColor.label", "valueUnknown", "UIColor.label"),
    ("let x = Color(.systemRed)", "valueUnknown", "systemRed"),
    ("let x = Color(uiColor: .systemBackground)", "valueUnknown", "systemBackground"),
    ("let x = Color(UIColor.label)", "valueUnknown", "UIColor.label"),
    ("let x = Color.primary.opacity(0.5)", "valueUnknown", "Color.primary"),
    ("let x = Color(.accentBrand)", "undefinedAlias", "accentBrand"),
    ("let x = UIColor(resource: .brand)", "undefinedAlias", "brand"),
    ("let x = Color(\"Brand\", bundle: .module)", "undefinedAlias", "Brand"),
    ("let x = Color.make(3)", "valueUnknown", "Color.make(_:)"),
    ("let x: Color = make(3)", "valueUnknown", "make(3)"),
    ("let x: UIColor? = theme.ink(for: .page)", "valueUnknown", "theme.ink"),
    ("let x: SwiftUI.Color = .init(h: 1, s: 2, v: 3)", "valueUnknown", ".init(h:s:v:)"),
    ("let x: UIColor = { make(3) }()", "valueUnknown", "make(3)"),
    ("var x: Color { make(3) }", "valueUnknown", "is computed"),
    ("var x: Color { get { make(3) } }", "valueUnknown", "is computed"),
    ("let x = Color(hex: kHex).opacity(0.5)", "valueUnknown", "not written out"),
    ("let x = Color(hex: \"#ggg\").opacity(0.5)", "unreadable", "no hex colour"),
    ("let x = Color(light: Color(hex: kHex), dark: .black)", "valueUnknown", "not written out"),
    ("let x = Color(light: make(3), dark: .black)", "valueUnknown", "has a value for light"),
    ("let x = UIColor { _ in make(3) }", "valueUnknown", "UIColor(_:)"),
    (
      "let x = UIColor { $0.userInterfaceStyle == .dark ? .black : make(3) }", "valueUnknown",
      "not read here"
    ),
    (
      "let x = UIColor { t in if t.userInterfaceStyle == .dark { return .black }\n return make(3) }",
      "valueUnknown", "not read here"
    ),
  ]

  @Test(arguments: unread)
  func `a colour that can't be read is a token that says why`(
    declaration: String, kind: String, says: String
  ) throws {
    let reading = Reading(swift: "enum DS {\n  static \(declaration)\n}")
    let problem = try #require(
      reading.problem("DS.x"), "\(declaration): \(reading.hex("DS.x"))")
    #expect("\(problem.kind)" == kind)
    #expect(problem.message.contains(says), "\(problem.message)")
    #expect(problem.message.hasPrefix("DS.x "))
    #expect((2...3).contains(problem.location.start.line))
  }

  static let read: [(declaration: String, hex: String)] = [
    ("let x: UIColor = { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }()", "#ff0000"),
    ("let x = { Color(hex: \"#123456\") }()", "#123456"),
    ("let x: Color = { let c = Color(hex: \"#123456\"); return c }()", "#123456"),
    ("let x: Color = { let code = 0x123456; return Color(hex: code) }()", "#123456"),
    ("let x: Color = .init(red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
    ("let x: Color = .init(hex: \"#336699\")", "#336699"),
    ("let x: SwiftUI.Color? = .init(white: 0.2)", "#333333"),
    ("var x: Color { .init(red: 0.2, green: 0.4, blue: 0.6) }", "#336699"),
    ("let x = UIColor.hex(\"#FF6030\")", "#ff6030"),
    ("let x = Color.from(hex: 0xFF6030)", "#ff6030"),
    ("let x = SKColor(hex: \"#123456\")", "#123456"), ("let x = hexColor(0x123456)", "#123456"),
    ("let x = Color(hex: UInt32(0xFF0000))", "#ff0000"),
    ("let x = UIColor(hex3: 0x0FF)", "#00ffff"), ("let x = UIColor(hex4: 0xFFFF)", "#ffffff"),
    ("let x = UIColor(hex6: 0x00545b)", "#00545b"),
    ("let x = UIColor(hexARGB: 0x80FF0000)", "#ff000080"),
    ("let x = \"#FF6030\".color", "#ff6030"), ("let x = \"#FF6030\".uiColor", "#ff6030"),
    ("let x: HexColor = \"#FF6030\"", "#ff6030"), ("let x = UIColor.red.cgColor", "#ff0000"),
    ("let x = CGColor(gray: 0.2, alpha: 0.5)", "#33333380"),
    ("let x = NSColor(calibratedWhite: 0.2, alpha: 1)", "#333333"),
    ("let x = NSColor(deviceHue: 0, saturation: 1, brightness: 1, alpha: 1)", "#ff0000"),
    ("let x = NSColor(genericGamma22White: 0.2, alpha: 1)", "#303030"),
    ("let x = Color(.sRGBLinear, white: 1, opacity: 1)", "#ffffff"),
    // 0.5 of linear light is 188 of 255, as IEC 61966-2-1 has it.
    ("let x = Color(.sRGBLinear, white: 0.5, opacity: 1)", "#bcbcbc"),
    ("let x = UIColor(\"#FF0000\", defaultColor: .clear)", "#ff0000"),
    ("let x = Color(hex: 0xFF0000)!", "#ff0000"),
    ("let x = Color(hex: \"#f00\") ?? .black", "#ff0000"),
  ]

  @Test(arguments: read)
  func `what can be read is read, however it is wrapped`(declaration: String, hex: String) {
    #expect(Reading(swift: "enum DS {\n  static \(declaration)\n}").hex("DS.x") == hex)
  }

  @Test func `Self is the type around`() {
    let reading = Reading(
      swift: """
        extension UIColor {
          static var a: Self { .init(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
          static var b: Self { make(3) }
        }
        extension Data { static var c: Self { .init(hex: "00ff00") }; static let d: Self = make(3) }
        protocol Themed { static var e: Color { get }; static var f: Color { get set } }
        """)
    #expect(reading.hex("UIColor.a") == "#336699")
    #expect(reading.hex("UIColor.b") == "valueUnknown")
    #expect(reading.names == ["UIColor.a", "UIColor.b"])
  }

  @Test func `a colour of an asset catalogue is found by its symbol`() {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}
      """
    let reading = Reading([
      ("A.xcassets/brand.colorset/Contents.json", color),
      (
        "DS.swift",
        """
        enum DS {
          static let a = Color(.brand), b = UIColor(resource: .brand), c = Color("brand")
          static let d: ColorResource = .brand
        }
        """
      ),
    ])
    for name in ["DS.a", "DS.b", "DS.c", "DS.d"] { #expect(reading.hex(name) == "#123456") }
  }
}

/// Components, digits and opacities that are not what they seem.
@Suite struct SwiftMisfitTests {
  /// SWIFT-08, ColorSenseRainbow#24: black or white by clamping is nobody's colour.
  static let misfits: [(expression: String, says: String)] = [
    (
      "Color(red: 255, green: 87, blue: 51)",
      "red 255, but components go from 0 to 1: divide by 255"
    ),
    ("UIColor(red: 255.0, green: 87.0, blue: 51.0, alpha: 1)", "divide by 255"),
    ("Color(red: 300, green: 0, blue: 0)", "has red 300, but components go from 0 to 1"),
    ("Color(red: 0, green: 127.5, blue: 0)", "green 127.5"),
    ("Color(white: 128)", "has white 128, but components go from 0 to 1: divide by 255"),
    ("UIColor(white: 128.0, alpha: 1)", "divide by 255"),
    ("Color(hue: 210, saturation: 50, brightness: 50)", "hue goes from 0 to 1: divide by 360"),
    (
      "Color(hue: 0.5, saturation: 50, brightness: 50)",
      "saturation goes from 0 to 1: divide by 100"
    ),
    ("Color(hue: 0.5, saturation: 0.5, brightness: 50)", "brightness goes from 0 to 1"),
    ("Color(hue: 1.2, saturation: 0.5, brightness: 0.5)", "has hue 1.2, but hue goes from 0 to 1"),
    ("Color(hue: -0.2, saturation: 0.5, brightness: 0.5)", "has hue -0.2"),
    ("OKLCH(l: 55, c: 0.1, h: 237)", "lightness goes from 0 to 1: divide by 100"),
    ("OKLCH(l: 0.55, c: -0.1, h: 237)", "chroma goes from 0 to 1"),
    ("Color(oklch: 55, 0.1, 237)", "lightness goes from 0 to 1"),
    ("OKLabColor(l: 0.5, a: 20, b: 10)", "axes go from -1 to 1"),
    ("rgb(300, 0, 0)", "has red 300, but components go from 0 to 255"),
  ]

  @Test(arguments: misfits)
  func `components outside of their range are a mistake, not black or white`(
    expression: String, says: String
  ) throws {
    let reading = Reading(swift: "enum DS {\n  static let x = \(expression)\n}")
    let problem = try #require(reading.problem("DS.x"), "\(reading.hex("DS.x"))")
    #expect(problem.kind == .unreadable)
    #expect(problem.message.contains(says), "\(problem.message)")
  }

  /// Wide gamuts need a little more than 0 to 1: XCA-09.
  @Test(arguments: [
    "UIColor(red: 0.5, green: -0.1, blue: -0.1, alpha: 1)",
    "UIColor(red: 300/255, green: 0, blue: 0, alpha: 1)", "Color(white: 1.2)",
    "Color(.displayP3, red: 1.093, green: -0.227, blue: -0.15)",
  ])
  func `extended components are colours`(expression: String) {
    #expect(Reading(swift: "enum DS { static let x = \(expression) }").hex("DS.x").hasPrefix("#"))
  }

  /// An argument that nobody here knows may be an opacity, an inversion, another space.
  @Test(arguments: [
    ("Color(hex: \"#FF0000\", 0.5)", "a further argument"),
    ("UIColor(hex: 0xFF0000, transparency: 0.3)", "the argument transparency"),
    ("Color(hex: 0xFF0000, space: .displayP3)", "the argument space"),
    ("UIColor(red: 1, green: 0, blue: 0, transparency: 0.3)", "the argument transparency"),
    ("Color(red: 1, green: 0, blue: 0, 0.5)", "a further argument"),
    ("Color(white: 0.2, tint: 0.3)", "the argument tint"),
    ("Color(space, red: 1, green: 0, blue: 0)", "colour space"),
    ("rgb(0.2, 0.4, 0.6)", "may go to 1 or to 255"),
    ("LCHColor(l: 0.5, c: 0.1, h: 20)", "colour space of LCHColor"),
    ("UIColor(hex: 0xFF0000, alpha: 128)", "opacity"),
    ("UIColor(hex: 0xFF0000, alpha: kAlpha)", "opacity"),
  ])
  func `an argument that only its initializer knows makes the value unknown`(
    expression: String, says: String
  ) throws {
    let reading = Reading(swift: "enum DS { static let x = \(expression) }")
    let problem = try #require(reading.problem("DS.x"), "\(reading.hex("DS.x"))")
    #expect(problem.kind == .valueUnknown)
    #expect(problem.message.contains(says), "\(problem.message)")
  }

  /// chameleon#132: `withAlpha` sets the opacity.
  @Test(arguments: [
    "UIColor(hexString: \"#FF0000\", withAlpha: 0.5)", "Color(hex: 0xFF0000, a: 0.5)",
    "Color(hex: \"F00\", opacity: 0.5)", "Color(hex: \"#FF0000\", alpha: 0.25 * 2)",
  ])
  func `an opacity that is known is set`(expression: String) {
    #expect(
      Reading(swift: "enum DS { static let x = \(expression) }").hex("DS.x") == "#ff000080")
  }

  @Test(arguments: [
    (
      "Color(hex: \"F0F8\")", "#ff00ff88",
      "as RGBA, which is taken, it is #ff00ff88, as ARGB #00ff88ff"
    ),
    (
      "UIColor(hex: \"#8F00\")", "#88ff0000",
      "as RGBA, which is taken, it is #88ff0000, as ARGB #ff000088"
    ),
    ("UIColor(hex4: 0x0FF8)", "#00ffff88", "it is #00ffff88, as ARGB #ffff8800"),
  ])
  func `four hex digits are as doubtful as eight`(
    expression: String, hex: String, says: String
  ) throws {
    let reading = Reading(swift: "enum DS { static let x = \(expression) }")
    #expect(reading.hex("DS.x") == hex)
    let doubt = try #require(reading.system.doubts.first)
    #expect(doubt.isAmbiguous)
    #expect(doubt.message.contains("four hex digits"))
    // Opaque colours are shown without their FF.
    let said = says.replacing("#00ff88ff", with: "#00ff88")
    #expect(doubt.message.contains(said), "\(doubt.message)")
  }

  @Test(arguments: ["Color(rgba: \"F0F8\")", "Color(hex: \"8888\")", "UIColor(hex: \"#FFFF\")"])
  func `where four digits are said to be RGBA, or are the same both ways, nothing is doubted`(
    expression: String
  ) {
    let reading = Reading(swift: "enum DS { static let x = \(expression) }")
    #expect(reading.hex("DS.x").hasPrefix("#"))
    #expect(reading.system.doubts.isEmpty)
  }
}
