import ColorMath
import Diagnostics
import Testing

@testable import TokenFiles

/// Colours and opacities that stand in code.
@Suite struct SourceColorsTests {
  private func swift(_ text: String) -> SourceColors {
    SourceColors.read(SourceFile(path: "View.swift", text: text))
  }

  static let literals: [(code: String, text: String, hex: String?)] = [
    ("Text(a).foregroundColor(Color(hex: 0xFF6030))", "Color(hex: 0xFF6030)", "#ff6030"),
    ("let c = Color(red: 1, green: 0, blue: 0)", "Color(red: 1, green: 0, blue: 0)", "#ff0000"),
    ("view.tint = UIColor(white: 0.2, alpha: 1)", "UIColor(white: 0.2, alpha: 1)", "#333333"),
    ("f(.init(hex: \"#336699\"))", ".init(hex: \"#336699\")", "#336699"),
    ("SwiftUI.Color(white: 0.2)", "SwiftUI.Color(white: 0.2)", "#333333"),
    ("Color.init(white: 0.2)", "Color.init(white: 0.2)", "#333333"),
    ("Color(UIColor(white: 0.2, alpha: 1))", "UIColor(white: 0.2, alpha: 1)", "#333333"),
    (
      "Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))",
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "#ff0000"
    ),
    ("OKLCHColor(l: 0.55, c: 0.1, h: 237.33)", "OKLCHColor(l: 0.55, c: 0.1, h: 237.33)", "#2c79a5"),
    ("Color(hex: 0x33669980)", "Color(hex: 0x33669980)", "#33669980"),
    ("let c = Color(red: r, green: g, blue: b)", "Color(red: r, green: g, blue: b)", nil),
    ("Text(a).foregroundColor(Color.red)", "Color.red", nil),
    ("Text(a).foregroundColor(.red)", ".red", nil),
    ("Text(a).foregroundStyle(.white)", ".white", "#ffffff"),
    ("Rectangle().fill(.black)", ".black", "#000000"),
    ("x.shadow(color: .black, radius: 3)", ".black", "#000000"),
    ("label.textColor = UIColor.white", "UIColor.white", "#ffffff"),
    ("a.background(SwiftUI.Color.black)", "SwiftUI.Color.black", "#000000"),
    ("\"\\(Color(white: 0.2))\"", "Color(white: 0.2)", "#333333"),
  ]

  @Test(arguments: literals)
  func `a literal is found with its place and its colour`(
    code: String, text: String, hex: String?
  ) throws {
    let found = swift("struct V {\n  \(code)\n}").literals
    let literal = try #require(found.first, "nothing found")
    #expect(found.count == 1)
    #expect(literal.text == text)
    #expect(literal.location.start.line == 2)
    #expect(literal.color?.packed.hexText == hex)
  }

  @Test(arguments: [
    "Text(a).foregroundColor(DS.accent)", "Text(a).foregroundColor(.accentPrimary)",
    "Color(\"Brand/accent\")", "Color(.brand)", "Color(uiColor: x)", "Item(value: 0x123456)",
    "Text(\"#FF6030\")", "// Color(hex: 0xFF6030)", "let s = \"Color(hex: 0xFF6030)\"",
    "Size(width: 1, height: 2)", "let x = state.red", "switch c { case .red: break }",
    "Color.clear", "a.background(.ultraThinMaterial)", "theme.color(.red)", "f(0xFF6030)",
    "DS.Color.red", "Text(a).foregroundColor(.clear)", "Color(light: DS.a, dark: DS.b)",
  ])
  func `what is no literal colour is left alone`(code: String) {
    #expect(swift(code).literals.map(\.text) == [])
  }

  /// Each line is what stands in a type; what is found in it, in order.
  static let typed: [(code: String, found: [String])] = [
    ("x.foregroundStyle(.white, .blue)", [".white", ".blue"]),
    ("x.foregroundStyle(.white, .blue, .mint)", [".white", ".blue", ".mint"]),
    ("let ramp = [Color.mint, .teal]", ["Color.mint", ".teal"]),
    (
      "let ramp = [UIColor(white: 0.2, alpha: 1), .red, DS.a]",
      ["UIColor(white: 0.2, alpha: 1)", ".red"]
    ),
    ("let x = [Color.mint.name, .teal]", ["Color.mint"]),
    ("let map = [\"a\": Color.mint, \"b\": .teal]", ["Color.mint", ".teal"]),
    ("func f() -> Color { return .orange }", [".orange"]),
    (
      "func f(_ a: Int) async throws -> SwiftUI.Color? {\n if a > 1 { return .red }\n return nil }",
      [".red"]
    ),
    ("func f() -> Color {\n guard let a = b else { return .red }\n return a }", [".red"]),
    (
      "func f() -> Color {\n if let a = b,\n   let c = d {\n return .red } else { return .blue } }",
      [".red", ".blue"]
    ),
    ("func f() -> [Color] { return [.red, .blue] }", [".red", ".blue"]),
    ("func f() -> Color { return flag ? .red : DS.ink }", [".red"]),
    ("func f() -> Color { flag ? .red : other ? .blue : .green }", [".red", ".blue", ".green"]),
    ("var c: Color { .orange }", [".orange"]),
    ("var c: UIColor { get { return .orange } set { d = newValue } }", [".orange"]),
    (
      "var c: Color {\n switch self {\n case .a: return .red\n case .b, .c: .blue\n default: .green } }",
      [".red", ".blue", ".green"]
    ),
    ("var c: Color { return if a { .red } else { .blue } }", [".red", ".blue"]),
    ("x.backgroundColor = .white", [".white"]),
    ("self.view?.backgroundColor = .white", [".white"]),
    ("label.textColor = flag ? .red : .blue", [".red", ".blue"]),
    ("backgroundColor = .white", [".white"]),
    ("var tone: Color\n init() { self.tone = .red\n tone = .blue }", [".red", ".blue"]),
    ("var tones: [Color] = []\n init() { tones = [.red] }", [".red"]),
    ("let s: Color? = .green", [".green"]), ("let s: SwiftUI.Color! = .green", [".green"]),
    ("func f(color: UIColor? = .green) {}", [".green"]),
    ("let m: [String: Color] = [\"a\": .pink, \"b\": flag ? .red : DS.ink]", [".pink", ".red"]),
    ("let m: [Tone: SwiftUI.Color]? = [.a: .pink]", [".pink"]),
    ("let l: [Color?] = [.pink, nil]", [".pink"]),
    ("button.setTitleColor(.white, for: .normal)", [".white"]),
    ("let c: Color = flag\n  ? .red\n  : .blue", [".red", ".blue"]),
  ]

  @Test(arguments: typed)
  func `a colour without its type is found where the type is stated`(
    code: String, found: [String]
  ) {
    #expect(swift("struct V {\n\(code)\n}").literals.map(\.text) == found)
  }

  @Test(arguments: [
    "let s: Status? = .green", "let s: [String: Status] = [\"a\": .green]", "x.state = .red",
    "let ramp = [Status.mint, .teal]", "let ramp = [.mint, .teal]", "return .orange",
    "func f() -> Status { return .orange }", "func f() { return .orange }",
    "func f() -> Color { items.map { return .red }; return DS.ink }",
    "func f() -> Color {\n guard let a = b else { return DS.ink }\n let y = a.map { return .red }\n return y }",
    "func f() -> Color { let s: Status = if a { .red } else { .green }\n return DS.of(s) }",
    "func f() -> Color { let s: Status =\n  if a { .red } else { .green }\n return DS.of(s) }",
    "func f() -> Color { return DS.of(.red) }", "func f() -> Color { g { .red } }",
    "var c: Status { switch self { case .red: .green default: .blue } }",
    "var c: [Status: Color] { [.red: DS.ink] }", "x.foregroundStyle(theme?.white ?? DS.ink)",
    "x.fill(DS.ink, style: .red)", "x.stroke(DS.ink, .red)", "theme.accentColor = .white",
    "var textColor: Tone\n init() { textColor = .red\n other.textColor = .red }",
    "let x = [Color.self, .teal]",
    "enum Color { case red }\n let c: Color = .red\n let d = Color.red",
    "func f() -> (Color, Tone) { return .red }", "let c: Color = DS.of(flag ? .red : .blue)",
    "func f<T>() -> T where T: Color { return .red }", "var c: Color { get }",
    "func f() -> Color { for a in b { g(a, .red) }\n return DS.ink }",
  ])
  func `a member of a type that nobody states is left alone`(code: String) {
    #expect(swift("struct V {\n\(code)\n}").literals.map(\.text) == [])
  }

  static let opacities: [(code: String, amount: Double?)] = [
    ("Text(a).foregroundColor(DS.ink.opacity(0.5))", 0.5),
    ("Text(a).foregroundStyle(.primary.opacity(0.6))", 0.6),
    ("Text(a).foregroundStyle(DS.ink.opacity(faded))", nil),
    ("Text(a).opacity(0.5)", 0.5),
    ("Text(a).font(.body).padding().opacity(0.5)", 0.5),
    ("Label(a, systemImage: b).opacity(0.5)", 0.5),
    ("label.textColor = DS.ink.withAlphaComponent(0.5)", 0.5),
    ("label.textColor = UIColor(white: 0, alpha: 1).withAlphaComponent(0.5)", 0.5),
    ("let a = [.foregroundColor: DS.ink.withAlphaComponent(0.5)]", 0.5),
    ("Badge(textColor: DS.ink.opacity(0.5))", 0.5),
  ]

  @Test(arguments: opacities)
  func `an opacity in a text's colour is found`(code: String, amount: Double?) throws {
    let found = swift("struct V {\n  \(code)\n}").textOpacities
    let opacity = try #require(found.first, "nothing found")
    #expect(found.count == 1)
    #expect(opacity.amount == amount)
    #expect(opacity.location.start.line == 2)
    #expect(opacity.text.hasPrefix("."))
  }

  @Test(arguments: [
    "Rectangle().fill(DS.ink.opacity(0.5))", "Image(a).opacity(0.5)", "Text(a).opacity(1)",
    "x.shadow(color: DS.ink.opacity(0.5), radius: 2)", "VStack { Text(a) }.opacity(0.5)",
    "let veil = DS.ink.opacity(0.5)", "Text(a).foregroundColor(DS.ink)", ".opacity(0.5)",
    "Text(a).background(DS.ink.opacity(0.5))",
  ])
  func `any other opacity is left alone`(code: String) {
    #expect(swift(code).textOpacities.map(\.text) == [])
  }

  @Test func `the colours of a style sheet are those of its declarations`() {
    let colors = SourceColors.read(
      SourceFile(
        path: "a.css",
        text: """
          a { color: #abc; background: linear-gradient(red, rgb(0 0 255)); animation: tan 1s }
          #fff { border: 1px solid var(--line); fill: currentcolor; stroke: transparent }
          b { box-shadow: 0 0 2px rgba(0, 0, 0, 0.5); content: "#fff"; mask: url(a.svg#fff) }
          """))
    #expect(colors.literals.map(\.text) == ["#abc", "red", "rgb(0 0 255)", "rgba(0, 0, 0, 0.5)"])
    #expect(colors.literals.map(\.kind) == [.components, .named, .components, .components])
    #expect(colors.textOpacities.isEmpty)
  }

  @Test(arguments: [
    "rgb(0 0 0 / 50%)", "#0008", "rgb(from var(--ink) r g b / 50%)",
    "color-mix(in oklab, var(--ink) 60%, transparent)", "oklch(var(--ink-channels) / 0.5)",
  ])
  func `an opacity in the colour of a rule is found`(value: String) {
    func found(_ property: String) -> [String] {
      SourceColors.read(SourceFile(path: "a.css", text: "a { \(property): \(value) }"))
        .textOpacities.map(\.text)
    }
    #expect(found("color") == [value])
    #expect(found("background-color") == [])
  }

  @Test func `other files hold nothing`() {
    let file = SourceFile(path: "a.txt", text: "Color(hex: 0xFF6030)")
    #expect(SourceColors.read(file).literals.isEmpty)
  }

  @Test func `hostile text ends soon`() {
    let deep = String(repeating: "Color(", count: 20_000)
    _ = swift(deep)
    _ = swift(String(repeating: ".opacity(0.5)", count: 20_000))
    _ = swift("Text(a)" + String(repeating: ".opacity(0.5)", count: 20_000))
    _ = swift("func f() -> Color " + String(repeating: "{ return .red ", count: 20_000))
    _ = swift("let c: Color = " + String(repeating: "a ? .red : ", count: 20_000))
    _ = swift("let c: [Color] = " + String(repeating: "[.red, ", count: 20_000))
    _ = swift("let c = [Color.red, " + String(repeating: ".red, ", count: 20_000))
    _ = swift(String(repeating: ")", count: 20_000) + ".opacity(0.1)")
    let css = "a { color: " + String(repeating: "rgb(", count: 20_000)
    _ = SourceColors.read(SourceFile(path: "a.css", text: css))
  }
}

extension PackedColor {
  fileprivate var hexText: String { Swatch(token: nil, rgba: rgba).hex }
}
