import ColorMath
import Diagnostics
import SourceTrees

/// Random bytes, tokens and broken texts, the same every time (xorshift64).
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Below a bound.
  private mutating func index(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 16 & 0x7FFF_FFFF) % max(bound, 1)
  }

  /// 0..<1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func color() -> PackedColor {
    PackedColor(rgba: UInt32(truncatingIfNeeded: next() >> 16) | 0xFF)
  }

  /// A third are bytes, a third tokens in a row, a third texts that are right but for a few places.
  mutating func text(_ words: Words) -> [UInt8] {
    switch index(3) {
    case 0: return (0..<index(40)).map { _ in UInt8(truncatingIfNeeded: next() >> 24) }
    case 1:
      return (0..<index(14)).flatMap { _ in Array(words.tokens[index(words.tokens.count)].utf8) }
    default:
      var bytes = Array(words.seeds[index(words.seeds.count)].utf8)
      for _ in 0...index(4) { mutate(&bytes, words) }
      return bytes
    }
  }

  private mutating func mutate(_ bytes: inout [UInt8], _ words: Words) {
    let place = index(bytes.count)
    guard place < bytes.count else { return }
    switch index(4) {
    case 0: bytes.insert(UInt8(truncatingIfNeeded: next() >> 24), at: place)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: words.tokens[index(words.tokens.count)].utf8, at: place)
    default: bytes[place] ^= 1 << UInt8(truncatingIfNeeded: index(8))
    }
  }

  /// Gives a text to one of the parsers.
  mutating func parse(_ number: Int) {
    switch number % 6 {
    case 0: keep(try? JSON.parse(SourceFile(path: "a.json", bytes: text(Self.data))))
    case 1:
      keep(try? JSON.parse(SourceFile(path: "a.json5", bytes: text(Self.data)), dialect: .json5))
    case 2: keep(try? YAML.parse(SourceFile(path: "a.yml", bytes: text(Self.data))))
    case 3: keep(CSS.parse(SourceFile(path: "a.css", bytes: text(Self.styles))))
    case 4: keep(Markdown.parse(SourceFile(path: "a.md", bytes: text(Self.prose))))
    default:
      let source = SwiftSource(SourceFile(path: "a.swift", bytes: text(Self.code)))
      keep(source.statements(0..<source.tokens.count))
    }
  }

  /// What texts of a language are made of.
  struct Words {
    var tokens: [String]
    var seeds: [String]
  }

  static let colors = Words(
    tokens: [
      "(", ")", ",", "/", "#", "%", "none", "from", "in", "red", "transparent", "currentcolor",
      "rgb(", "hsl(", "hwb(", "lab(", "oklch(", "color(", "srgb", "xyz", "color-mix(",
      "light-dark(", "calc(", "min(", "clamp(", "round(", "mod(", "log(", "pow(", "atan2(", "1",
      "-1", ".5", "1e9", "1e400", "-1e-400", "100%", "90deg", "1turn", "3rad", "1px", "1em", " + ",
      " - ", "*", "infinity", "nan", "pi", "r", "l", "c", "h", "alpha", "longer", "hue", "oklab",
      "/*", "*/", "\\", "\\72 ", "\0", "é", "\u{202E}", "--x", "var(", " ",
    ],
    seeds: [
      "#fff", "#12345678", "rgb(1, 2, 3)", "rgba(10% 20% 30% / .5)", "hsl(120deg, 50%, 50%, 0.3)",
      "hwb(90 20% none)", "oklch(62.8% .2577 29.23)", "lab(50 -20 30 / none)",
      "lch(10 20 1.28rad)",
      "color(display-p3 1 0.5 -0.2 / 50%)", "color(from red xyz x calc(y * 2) z)",
      "color-mix(in oklch longer hue, red 20%, blue calc(3 * 10%))",
      "light-dark(red, canvastext)", "rebeccapurple", "contrast-color(navy)",
      "oklch(from color-mix(in hsl, red, lime) calc(l + 0.1) c h / alpha)",
      "rgb(clamp(none, 2 * pi, max(1, 2, 3)) round(up, 2.5, 2) hypot(3, 4))",
    ])

  private static let data = Words(
    tokens: [
      "{", "}", "[", "]", ":", ",", "\"", "'", "\\u00e9", "\\ud83d", "\\", "- ", "? ", "&a ", "*a",
      "|", ">", "!t ", "# ", "\n", "\r\n", "\t", "  ", "true", "null", "~", "1e9", "0x1F", "-0",
      ".5", "---", "...", "%YAML 1.2", "é", "\u{FEFF}", "\0", "<<", "//", "/*", "*/",
    ],
    seeds: [
      "{\"color\": {\"$type\": \"color\", \"brand\": {\"$value\": \"#fff\"}}}", "[1, 2.5e-3, null]",
      "a: &x {b: c}\nd: [*x, \"e\\n\", 'f']\n", "- |\n  literal\n- >-\n  folded\n\n  more\n",
      "? complex\n: - value\n  # comment\n  - {x: y}\n", "// note\n{a: +1, 'b': .5, c: 0xF,}",
    ])

  private static let styles = Words(
    tokens: [
      "{", "}", "(", ")", "[", "]", ":", ";", ",", "\"", "'", "\\", "/*", "*/", "@media ",
      "@import ", "--x", "var(", "url(", "!important", "#fff", ".a", "&", ">", "<!--", "-->", "\n",
      "\0", "é", "U+26", "1e3", "%",
    ],
    seeds: [
      ":root { --a: #fff; --b: var(--a, red) } /* note */",
      "@media (prefers-color-scheme: dark) { .a { color: rgb(1 2 3) } }",
      "@import url(\"a.css\") layer(x); a[b=\"c\"]:not(.d) > e { --f: { g } }",
    ])

  private static let prose = Words(
    tokens: [
      "#", "|", "---", "```", "`", "*", "_", "- ", "> ", "1. ", "<!--", "-->", "\\", "\n", "\n\n",
      "\t", "    ", "[", "](", ")", "4.5 : 1", "&amp;", "é", "\0", "~~~", "===",
    ],
    seeds: [
      "# Colours\n\n| token | on |\n| --- | :-: |\n| `a\\|b` | 7.2 : 1 on ink |\n",
      "---\ntitle: x\n---\n\n> - quote\n>   1. list\n\n```css\na{}\n```\n",
    ])

  private static let code = Words(
    tokens: [
      "{", "}", "(", ")", "[", "]", ":", ",", ".", "\"", "\"\"\"", "#\"", "\"#", "\\(", "/", "#/",
      "//", "/*", "*/", "let ", "static ", "enum ", "extension ", "Color", "0x", "1_000.5e-3",
      "\n", "é", "👷", "\0", "`", "@", "#if ", "->", "where ",
    ],
    seeds: [
      "extension Color { static let a = Color(red: 0.1, green: 0xF, blue: 1) }",
      "let s = \"a \\(b + \"c\") d\" /* x /* y */ */\nlet r = #/(\\{\\w+\\})/#",
      "enum DS { static var x: UIColor { UIColor { $0.isDark ? .a : .b } } }",
    ])
}
