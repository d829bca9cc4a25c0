import Diagnostics
import SourceTrees
import TestSupport
import Testing

@Suite struct `CSS of any kind` {
  static let pieces = [
    "a", "b:", ":", ";", "{", "}", "--x", " ", "(", ")", "[", "]", "\"", "'", "/*", "*/",
    "!important", "!",
    "@media ", "@import ", "url(", "\\", "#f", "1", ".", ",", "&", "\n", "\r\n", "rgb(", "-", "漢",
    "%", "<!--",
    "-->", ":is(", ":not(", "[x=", "and ", "not ", "or ", "(a:b)", ">", "+", "\u{C}", "\0", "\\66 ",
    "e3", "*|",
  ]

  static let fixtures = [
    CSSFixture.tailwind, CSSFixture.layers, CSSFixture.values,
  ]

  @Test(arguments: 0..<8) func `changed texts give sound trees`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      for fixture in Self.fixtures {
        checkCSS(TextFuzz.mutate(Array(fixture.utf8), pieces: Self.pieces, &random))
      }
    }
  }

  @Test(arguments: 0..<8) func `texts of pieces give sound trees`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<250 { checkCSS(TextFuzz.compose(Self.pieces, &random)) }
  }

  @Test func `every beginning of a text gives a sound tree`() {
    for fixture in Self.fixtures {
      let bytes = Array(fixture.utf8)
      for count in 0...bytes.count { checkCSS(Array(bytes[..<count])) }
    }
  }

  @Test func `every byte in every place gives a sound tree`() {
    let bytes = Array("a{--b:c(d);e:f'g'}".utf8)
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        checkCSS(changed)
      }
    }
  }

  /// What one value says, whatever stands around it and however lines end.
  @Test(arguments: ["\n", "\r\n", "\r", "\u{C}"])
  func `line ends and text around change no value`(_ newline: String) {
    let plain = "/* é */\n:root {\n  --a : #fff ;\n  --b:\n1px\n2px;\n}\n"
    let tree = CSS.parse(cssFile(plain.replacing("\n", with: newline)))
    #expect(
      outline(tree).replacing(newline, with: "\n") == "<:root>{--a=<#fff> --b=<1px\n2px>}")
    for prefix in ["\u{FEFF}", "/*漢*/", "@import 'x';", "a{}", "<!--"] {
      let tree = CSS.parse(cssFile(prefix + plain))
      #expect(outline(tree).hasSuffix("<:root>{--a=<#fff> --b=<1px\n2px>}"))
      #expect(tree.errors.isEmpty)
    }
  }

  /// Skipped, saying so, where there is no corpus of public design systems beside the checkout.
  @Test(.enabled(if: !Corpus.files(["css"]).isEmpty, "there is no corpus beside the checkout"))
  func `files of public design systems are read`() throws {
    for path in Corpus.files(["css"]) {
      let bytes = try #require(SourceTree.bytes(path))
      checkCSS(bytes)
      let errors = CSS.parse(SourceFile(path: path, bytes: bytes)).errors
      // One file of the corpus is broken: a declaration without its colon.
      #expect(
        errors.isEmpty || path.contains("Promenade"),
        "\(path): \(errors.map(\.message))")
    }
  }
}

/// Public token files beside the checkout.
enum Corpus {
  static func files(_ extensions: Set<String>) -> [String] {
    SourceTree.files(below: Repository.root + "/../shared/corpus").filter { path in
      extensions.contains { path.hasSuffix("." + $0) }
    }
  }
}

enum CSSFixture {
  static let tailwind = """
    @import "tailwindcss" layer(x) supports(display: grid) screen and (color);
    @custom-variant dark (&:is(.dark *));
    @theme inline { --color-card: var(--card, rgb(0 0 0 / .5)); --breakpoint-*: initial; }
    .dark, [data-theme="dark" i]:not(.x) > a { --card: oklch(0.205 0 0) !important; &:hover { color: red } }
    """
  static let layers = """
    <!-- @layer tokens { @media screen and (prefers-color-scheme: dark), not print and (400px <= width < 1em) {
    :root { --漢-\\66 x: #FFF /* a */; background: url(a.svg#x) url("b") } } } -->
    @supports (color: color-mix(in lab, red, red)) and (not selector(:has(a))) { @property --x { syntax: '<c>' } }
    """
  static let values = """
    a::before { content: "}\\"\\
    "; --json: {"a": [1, 2.5e3], 'b': f(x;y)}; --empty:; width: calc((1px + 2em) * -3%); b: {c} }\r
    @font-face { src: url( data:a;b,c ) } :nth-child(2n+1 of .a){}
    """
}
