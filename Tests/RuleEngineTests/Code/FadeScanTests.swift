import Diagnostics
import Testing
import TokenFiles

/// What counts as a text that is made paler, language by language.
@Suite struct FadeScanTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let code: String
    /// What is pointed at, in order.
    let found: [String]
    var testDescription: String { "\(file): \(code.prefix(60))" }

    init(_ file: String, _ code: String, _ found: String...) {
      self.file = file
      self.code = code
      self.found = found
    }
  }

  static let css: [Row] = [
    Row("a.css", "a { color: rgba(0, 0, 0, .6) }", "rgba(0, 0, 0, .6)"),
    Row("a.css", "a { color: #00000099 }", "#00000099"),
    Row("a.css", "a { color: rgb(from var(--x) r g b / 60%) }", "rgb(from var(--x) r g b / 60%)"),
    Row("a.css", "a { color: rgba(var(--rgb), .6) }", "rgba(var(--rgb), .6)"),
    Row(
      "a.css", "a { color: color-mix(in oklab, var(--x) 60%, transparent) }",
      "color-mix(in oklab, var(--x) 60%, transparent)"),
    Row(
      "a.css", "a { color: color-mix(in oklab, transparent, var(--x)) }",
      "color-mix(in oklab, transparent, var(--x))"),
    Row("a.css", "a { font-size: 12px; opacity: 70% }", "opacity: 70%"),
    Row("a.css", "a { opacity: .7; color: var(--x) }", "opacity: .7"),
    Row("a.css", "a { opacity: .7; width: 1px }"),
    Row("a.css", "a { color: var(--x); opacity: 0 } b { color: var(--x); opacity: 1 }"),
    Row("a.css", "a:disabled { color: var(--x); opacity: .4 }"),
    Row("a.css", "a { background: rgba(0, 0, 0, .6); border-color: #0006 }"),
    Row("a.css", "a { color: transparent } b { color: rgb(var(--r), var(--g), 1) }"),
    Row("a.css", "a { color: color-mix(in oklab, var(--x) 60%, white) }"),
    Row("a.css", "a { color: rgb(var(--c) / var(--alpha)) }"),
  ]

  static let swift: [Row] = [
    Row("a.swift", "Text(\"a\").opacity(0.6)", ".opacity(0.6)"),
    Row("a.swift", "Text(\"a\").font(.body).bold().opacity(0.6)", ".opacity(0.6)"),
    Row("a.swift", "Label(\"a\", image: \"b\").opacity(on ? 1 : 0.4)", ".opacity(on ? 1 : 0.4)"),
    Row("a.swift", "x.foregroundStyle(Color.ink.opacity(0.6))", ".opacity(0.6)"),
    Row("a.swift", "x.foregroundStyle(.primary.opacity(0.6))", ".opacity(0.6)"),
    Row("a.swift", "x.foregroundStyle(Color.ink.opacity(faded))", ".opacity(faded)"),
    Row("a.swift", "x.foregroundColor(on ? .ink : .ink.opacity(0.3))", ".opacity(0.3)"),
    Row("a.swift", "x.foregroundStyle(.primary).opacity(0.5)", ".opacity(0.5)"),
    Row("a.swift", "x.opacity(0.5).foregroundStyle(.primary)", ".opacity(0.5)"),
    Row("a.swift", "titleLabel.alpha = 0.6", "titleLabel.alpha = 0.6"),
    Row(
      "a.swift", "a.textColor = UIColor.label.withAlphaComponent(0.5)", ".withAlphaComponent(0.5)"),
    Row(
      "a.swift", "let a = [.foregroundColor: UIColor.white.withAlphaComponent(0.5)]",
      ".withAlphaComponent(0.5)"),
    Row("a.swift", "Text(\"a\").opacity(0)"),
    Row("a.swift", "Text(\"a\").opacity(shown ? 1 : 0)"),
    Row("a.swift", "Text(\"a\").opacity(amount)"),
    Row("a.swift", "VStack { Text(\"a\") }.opacity(0.5)"),
    Row("a.swift", "Image(\"a\").opacity(0.5)"),
    Row("a.swift", "x.fill(Color.ink.opacity(0.5)).shadow(color: .ink.opacity(0.1), radius: 2)"),
    Row("a.swift", "view.alpha = 0.5; let alpha = 0.5; label.alpha = 1; label.alpha = 0"),
    Row("a.swift", "// Text(\"a\").opacity(0.6)\nlet s = \"Text().opacity(0.6)\""),
  ]

  static let others: [Row] = [
    Row("a.tsx", "<p style={{ fontSize: 13, opacity: 0.6 }} />", "0.6"),
    Row("a.tsx", "<p style={{ opacity: 0.6, color: ink }} />", "0.6"),
    Row("a.tsx", "<Text color=\"ink\" opacity={0.7} />", "0.7"),
    Row("a.tsx", "<Text color=\"rgba(0, 0, 0, 0.54)\" />", "rgba(0, 0, 0, 0.54)"),
    Row("a.tsx", "const s = { color: '#00000080' }", "#00000080"),
    Row("a.tsx", "const s = { backgroundColor: '#00000080', opacity: 0.5 }"),
    Row("a.tsx", "const s = { opacity: 0 }, t = { opacity: 1, color: ink }"),
    Row("a.tsx", "if (opacity == 0.5) { color = x }"),
    Row("a.tsx", "// { color: x, opacity: 0.5 }"),
    Row("a.scss", ".a { color: $ink; opacity: .6; }", ".6"),
    Row("a.scss", ".a { &:disabled { color: $ink; opacity: .6; } }"),
    Row("a.scss", ".a { color: $ink; .b { opacity: .6; } }"),
    Row("a.html", "<p style=\"color: red; opacity: .6\">", ".6"),
    Row("a.html", "<img style=\"opacity: .6\"><p style=\"color: red\">"),
    Row("a.kt", "Text(text = \"a\", color = Ink.copy(alpha = 0.6f))", "0.6f"),
    Row("a.kt", "Text(\"a\", modifier = Modifier.alpha(0.7f))", "0.7f"),
    Row(
      "a.kt", "Image(a, modifier = Modifier.alpha(0.7f)); Box(background = Ink.copy(alpha = 0.6f))"),
  ]

  @Test(arguments: css + swift + others) func `faded text is found`(_ row: Row) {
    let file = SourceFile(path: row.file, text: row.code)
    #expect(SourceColors.read(file).textOpacities.map(\.text) == row.found)
  }

  @Test(arguments: [
    ("a { color: rgb(0 0 0 / 60%) }", 0.6), ("a { color: rgba(0,0,0,.25) }", 0.25),
    ("a { color: color-mix(in srgb, var(--x) 60%, transparent) }", 0.6),
    ("a { color: color-mix(in srgb, transparent 30%, var(--x)) }", 0.7),
    ("a { color: color-mix(in srgb, transparent, var(--x)) }", 0.5),
    ("a { color: hsl(from var(--x) h s l / 0.1) }", 0.1),
  ]) func `the opacity is what is left of the colour`(_ row: (String, Double)) throws {
    let fades = SourceColors.read(SourceFile(path: "a.css", text: row.0)).textOpacities
    #expect(abs(try #require(fades.first?.amount) - row.1) < 1e-9)
  }
}
