import ColorMath
import ColorSyntax
import Diagnostics
import Testing
import TokenFiles

/// What counts as a literal colour in code, language by language.
@Suite struct LiteralColorScanTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let code: String
    /// The literals as written, in order.
    let found: [String]
    var testDescription: String { "\(file): \(code.prefix(60))" }

    init(_ file: String, _ code: String, _ found: String...) {
      self.file = file
      self.code = code
      self.found = found
    }
  }

  private static func literals(_ row: Row) -> [String] {
    let file = SourceFile(path: row.file, text: row.code)
    return SourceColors.read(file).literals.filter { $0.color != nil || $0.kind == .named }
      .map(\.text)
  }

  static let css: [Row] = [
    Row("a.css", "a { color: #fff }", "#fff"),
    Row("a.css", "a { COLOR: #FFFFFF80 }", "#FFFFFF80"),
    Row("a.css", "a { color: rgb(0 0 0 / 50%) }", "rgb(0 0 0 / 50%)"),
    Row("a.css", "a { color: RGBA(0,0,0,.5) }", "RGBA(0,0,0,.5)"),
    Row("a.css", "a { color: oklch(70% .1 150deg) }", "oklch(70% .1 150deg)"),
    Row("a.css", "a { color: color(display-p3 1 0 0) }", "color(display-p3 1 0 0)"),
    Row("a.css", "a { color: rebeccapurple }", "rebeccapurple"),
    Row("a.css", "a { border: 1px solid tan }", "tan"),
    Row("a.css", "a { --brand: coral }", "coral"),
    Row("a.css", "a { filter: drop-shadow(0 0 2px black) }", "black"),
    Row("a.css", "a { background: linear-gradient(#000, var(--x), #fff 40%) }", "#000", "#fff"),
    Row("a.css", "a { color: var(--x, #123456) }", "#123456"),
    Row("a.css", "a { color: light-dark(#fff, var(--x)) }", "#fff"),
    Row("a.css", "a { color: light-dark(#fff, #000) }", "#fff", "#000"),
    Row(
      "a.css", "a { color: color-mix(in srgb, #000 20%, #fff) }",
      "color-mix(in srgb, #000 20%, #fff)"),
    Row("a.css", "a { &:hover { color: #abc } }", "#abc"),
    Row("a.css", "@media print { a { color: #abcd } }", "#abcd"),
    Row(
      "a.css", "@property --x { syntax: '<color>'; initial-value: #fff; inherits: false }", "#fff"),
    Row("a.css", "#fff { margin: 0 }"),
    Row("a.css", "a { color: var(--x); background: transparent; fill: currentColor }"),
    Row("a.css", "a { color: CanvasText }"),
    Row("a.css", "a { animation: red 1s; font-family: Tan, Linen }"),
    Row("a.css", "a { background: url(#fff) url(x.svg#abc) url('#fff') }"),
    Row("a.css", "a { content: '#fff'; } /* #fff */ /* rgb(0,0,0) */"),
    Row("a.css", "a { color: rgb(var(--r) 0 0) }"),
    Row("a.css", "a { color: #12345 }"),
    Row("a.css", "a { color: \\23 fff }"),
    Row("a.css", "\u{FEFF}a { color: #fff }", "#fff"),
  ]

  static let swift: [Row] = [
    Row("a.swift", "Color(red: 1, green: 0.5, blue: 0)", "Color(red: 1, green: 0.5, blue: 0)"),
    Row(
      "a.swift", "Color(.displayP3, red: 1, green: 0, blue: 0)",
      "Color(.displayP3, red: 1, green: 0, blue: 0)"),
    Row("a.swift", "SwiftUI.Color(white: 0.5)", "SwiftUI.Color(white: 0.5)"),
    Row(
      "a.swift", "Color(hue: 0.5, saturation: 1, brightness: 1)",
      "Color(hue: 0.5, saturation: 1, brightness: 1)"),
    Row("a.swift", "Color(hex: 0xFF6030)", "Color(hex: 0xFF6030)"),
    Row("a.swift", "Color(\"#FF6030\")", "Color(\"#FF6030\")"),
    Row(
      "a.swift", "UIColor(red: 255/255, green: 96/255, blue: 48/255, alpha: 1)",
      "UIColor(red: 255/255, green: 96/255, blue: 48/255, alpha: 1)"),
    Row(
      "a.swift", "NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)",
      "NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)"),
    Row(
      "a.swift", "let c: Color = .init(red: 1, green: 0, blue: 0)",
      ".init(red: 1, green: 0, blue: 0)"),
    Row(
      "a.swift", "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
    Row("a.swift", "OKLCHColor(l: 0.7, c: 0.1, h: 150)", "OKLCHColor(l: 0.7, c: 0.1, h: 150)"),
    Row(
      "a.swift", "Color(uiColor: UIColor(white: 0, alpha: 1))",
      "UIColor(white: 0, alpha: 1)"),
    Row(
      "a.swift",
      "UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1) }",
      "UIColor(white: 0, alpha: 1)", "UIColor(white: 1, alpha: 1)"),
    Row("a.swift", "x.fill(Color.red)", "Color.red"),
    Row("a.swift", "x.fill(.red)", ".red"),
    Row("a.swift", "LinearGradient(colors: [Color(DS.a), .blue], angle: 0)", ".blue"),
    Row(
      "a.swift", "Gradient(colors: [.green, dark ? .black : .white])", ".green", ".black", ".white"),
    Row("a.swift", "let a: Color = .cyan; var b: UIColor = .red", ".cyan", ".red"),
    Row("a.swift", "let ramp: [Color] = [.brown, DS.b, .white]", ".brown", ".white"),
    Row("a.swift", "Slider(value: x, tint: .gray)", ".gray"),
    Row("a.swift", "let a: State = .red; let b: [State] = [.red]; f(states: [.red], kind: .blue)"),
    Row("a.swift", "let c: Color = .clear; let d: Color = .accent; f(colors: [.ink, .paper])"),
    Row("a.swift", "x.foregroundStyle(on ? .white : .black)", ".white", ".black"),
    Row("a.swift", "x.background(.black.opacity(0.5))", ".black"),
    Row("a.swift", "f(\"\\(Color(white: 1))\")", "Color(white: 1)"),
    Row("a.swift", "Color(red: r, green: g, blue: b)"),
    Row("a.swift", "Color(\"brand\")"),
    Row("a.swift", "UIColor(named: \"brand\")"),
    Row("a.swift", "Color(.systemBackground)"),
    Row("a.swift", "Color.accentPrimary; Color.primary; Color.clear; UIColor.label"),
    Row("a.swift", "DS.Color.red; palette.Color.black"),
    Row("a.swift", "x.foregroundStyle(.primary, .secondary)"),
    Row("a.swift", "state = .red; f(.white)"),
    Row("a.swift", "// Color(white: 1)\n/* Color.red /* \"#fff\" */ Color.red */"),
    Row("a.swift", "let s = \"Color(white: 1)\"; let n = \"#1234\"; let r = /#fff/"),
    Row("a.swift", "let s = #\"Color.red is #FF6030\"#"),
    Row("a.swift", "let s = \"\"\"\nColor.red #FF6030\n\"\"\""),
    Row("a.swift", "Badge(value: \"add\"); Item(code: \"FACE\")"),
    Row("a.swift", "#if DEBUG\nlet x = 1\n#endif"),
  ]

  static let others: [Row] = [
    Row(
      "a.ts", "const a = '#fff'; const b = \"#FF6030\"; const c = `#abcd`", "#fff", "#FF6030",
      "#abcd"),
    Row("a.ts", "const a = 'rgba(0, 0, 0, 0.5)'", "rgba(0, 0, 0, 0.5)"),
    Row("a.ts", "const a = `1px solid ${on ? '#111' : `#222`}` + '#333'", "#111", "#222", "#333"),
    Row("a.ts", "const a = 'it\\'s #fff'", "#fff"),
    Row("a.ts", "class A { #abc = 1; f() { return this.#abc } }"),
    Row("a.ts", "// '#fff'\n/* '#fff' */ const a = 1"),
    Row("a.ts", "fetch('https://example.com/#fff')"),
    Row("a.ts", "document.querySelector('#add'); $('#bad')"),
    Row("a.ts", "const a = '#fffff'; const b = '#ff-x'; const c = 'a#fff'; const d = '&#123;'"),
    Row("a.ts", "const a = 'see #123', b = 'fixes #1234'"),
    Row("a.ts", "const a = '#123'", "#123"),
    Row(
      "a.tsx", "<a href=\"#add\" className=\"bg-[#ff6030] text-[rgb(0,0,0)]\" />", "#ff6030",
      "rgb(0,0,0)"),
    Row("a.tsx", "<Link to=\"#fade\">See #fff</Link>"),
    Row("a.jsx", "<p style={{ color: 'hsl(15 100% 59%)' }} />", "hsl(15 100% 59%)"),
    Row("a.vue", "<style>#fed, #abc { color: #ff6030 }</style>", "#ff6030"),
    Row("a.html", "<!-- #fff --><p style=\"color: #abc\">don't</p>", "#abc"),
    Row("a.html", "<a href=\"https://x.example/#fff\">#1</a> &#169; <use href='#abc'/>"),
    Row("a.html", "<input accept=\"image/*\"><p style=\"color: #abc\">", "#abc"),
    Row("a.svg", "<rect fill=\"#abc\" clip-path=\"url(#abc)\"/>", "#abc"),
    Row("a.scss", "$brand: #ff6030; // #111\n#fade { color: rgba(#000, .5); }", "#ff6030", "#000"),
    Row("a.less", "@brand: #ff6030; .a { .mixin(#fff); }", "#ff6030", "#fff"),
    Row("a.kt", "val a = Color(0xFFFF6030)", "Color(0xFFFF6030)"),
    Row("a.kt", "val a = Color(0xFF6030); val b = Color(red = r)", "Color(0xFF6030)"),
    Row("a.kt", "val a = Color.parseColor(\"#80FF6030\") /* \"#fff\" */", "#80FF6030"),
    Row("a.kt", "val a = \"\"\"\n \"quoted\" #ff6030\n\"\"\"", "#ff6030"),
    Row("a.dart", "const a = Color(0xFF_FF6030);", "Color(0xFF_FF6030)"),
    Row("a.py", "a = '#ff6030' # '#000'\nb = \"\"\"\n#abc\n\"\"\"", "#ff6030", "#abc"),
    Row("a.yaml", "a: \"#fff\" # \"#000\"\nb: #fff", "#fff"),
    Row("a.xml", "<color name=\"a\">#FF6030</color><!-- #000 -->", "#FF6030"),
    Row("a", "#ff6030", "#ff6030"),
  ]

  @Test(arguments: css + swift + others) func `literals are found where they are colours`(
    _ row: Row
  ) {
    #expect(Self.literals(row) == row.found)
  }

  // `#AARRGGBB` on Android and `0xAARRGGBB` in Compose and Flutter.
  @Test(arguments: [
    ("a.kt", "\"#80FF6030\""), ("a.kt", "Color(0x80FF6030)"), ("a.xml", "<c>#80FF6030</c>"),
    ("a.css", "a { color: #FF603080 }"), ("a.ts", "'#FF603080'"),
  ]) func `eight digits mean what the platform says`(_ row: (String, String)) throws {
    let literals = SourceColors.read(SourceFile(path: row.0, text: row.1)).literals
    #expect(try #require(literals.first?.color).packed.hex == "#ff603080")
  }

  @Test func `a platform's own colour has no value unless it is black or white`() {
    let file = SourceFile(path: "a.swift", text: "[Color.red, Color.black, UIColor.white]")
    let colors = SourceColors.read(file).literals.map { $0.color?.packed.hex }
    #expect(colors == [nil, "#000000", "#ffffff"])
  }

  @Test(arguments: ["a.css", "a.swift", "a.tsx", "a.html", "a.kt", "a.py", "a.scss", ""])
  func `hostile code ends in no crash`(_ path: String) {
    let pieces = [
      "rgb(", "{", "<a ", "`${", "\"", "/*", "#fff", "color:", "opacity:0.5", "Color(", "\\(",
      "\u{0}",
      "#\"", "var(", "color-mix(in srgb, ", ".opacity(0.5)", "#", "(", "<!--", "\u{FFFD}", "}", "'",
    ]
    for piece in pieces {
      _ = SourceColors.read(
        SourceFile(path: path, text: "a { color: " + String(repeating: piece, count: 1000)))
    }
    for piece in ["rgb(", "{", "`${"] {
      _ = SourceColors.read(SourceFile(path: path, text: String(repeating: piece, count: 20_000)))
    }
    let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 3) }
    _ = SourceColors.read(SourceFile(path: path, bytes: bytes))
  }
}
