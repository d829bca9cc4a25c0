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
    _ = swift(String(repeating: ")", count: 20_000) + ".opacity(0.1)")
    let css = "a { color: " + String(repeating: "rgb(", count: 20_000)
    _ = SourceColors.read(SourceFile(path: "a.css", text: css))
  }
}

extension PackedColor {
  fileprivate var hexText: String { Swatch(token: nil, rgba: rgba).hex }
}
