import Testing
import TokenFiles

/// One way to take names apart, for pairs that names give away, for appearances, for what a value is.
@Suite struct NameWordsTests {
  @Test(arguments: [
    ("color-text-primary", ["color", "text", "primary"]),
    ("color.text.primary", ["color", "text", "primary"]),
    ("colorTextPrimary", ["color", "text", "primary"]),
    ("COLOR_TEXT_PRIMARY", ["color", "text", "primary"]),
    ("DSColor.onSurfaceHigh2", ["ds", "color", "on", "surface", "high2"]),
    ("Brand/on-accent_fill x", ["brand", "on", "accent", "fill", "x"]),
    ("dark_HighContrast 2", ["dark", "high", "contrast", "2"]),
    ("XMLDark", ["xml", "dark"]), ("iOSDark", ["i", "os", "dark"]), ("HCDark", ["hc", "dark"]),
    ("darkHC", ["dark", "hc"]), ("Level2Text", ["level2", "text"]), ("2A", ["2", "a"]),
    ("$on-x", ["on", "x"]), ("@color/on_surface", ["color", "on", "surface"]),
    ("{color.ink}", ["color", "ink"]), ("text (dark)", ["text", "dark"]),
    ("a-b.c/d", ["a", "b", "c", "d"]), ("--größe.Ä", ["größe", "Ä"]), ("Größe", ["größe"]),
    ("讲清Dark", ["讲清", "dark"]),
    ("ink → paper", ["ink", "paper"]), ("a—b", ["a", "b"]), ("x\u{A0}y", ["x", "y"]),
    ("e\u{301}té", ["e\u{301}té"]), ("-\u{301}a", ["a"]), ("rot-🔴", ["rot", "🔴"]), ("→", []),
    ("x½Y", ["x½", "y"]), ("a\u{2028}b", ["a", "b"]), ("हिन्दी", ["हिन्दी"]), ("", []), ("---", []),
    ("A", ["a"]), ("AB", ["ab"]),
  ])
  func `names are parted at cases and signs`(_ name: String, _ words: [String]) {
    #expect(NameWords.words(of: name) == words)
  }

  /// What is found by splitting at signs first and then at cases, with no look at neighbours.
  @Test func `every spelling of the same words has the same words`() {
    let words = ["ds", "color", "on", "surface", "x2"]
    let capitals = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    for separator in ["-", "_", ".", "/", " ", ":", "--", "$"] {
      #expect(NameWords.words(of: words.joined(separator: separator)) == words)
      #expect(NameWords.words(of: capitals.joined(separator: separator)) == words)
      let loud = words.map { $0.uppercased() }
      #expect(NameWords.words(of: loud.joined(separator: separator)) == words)
    }
    #expect(NameWords.words(of: capitals.joined()) == words)
    #expect(NameWords.words(of: "ds" + capitals.dropFirst().joined()) == words)
  }

  @Test func `names of many letters are cut into words`() {
    let count = 200_000
    #expect(NameWords.words(of: String(repeating: "aB", count: count)).count == count + 1)
    #expect(NameWords.words(of: String(repeating: "A", count: count)).count == 1)
    #expect(NameWords.words(of: String(repeating: "-", count: count)).isEmpty)
  }

  @Test(arguments: [
    ("color-bg-canvas", "bgCanvas"), ("color-HTMLText2", "htmlText2"), ("onURLBar", "onUrlBar"),
    ("colors-accent", "accent"), ("Colour/accent", "accent"), ("colours.accent", "accent"),
    ("color", "color"), ("color-color", "color"), ("color-500", "_500"), ("2xl", "_2xl"),
    ("color-scheme-x", "schemeX"), ("colorful-x", "colorfulX"), ("x-color", "xColor"),
    ("DSColor.onSurface", "dsColorOnSurface"), ("a→b", "aB"), ("größe-ä", "größeÄ"),
    ("色-bg", "色Bg"), ("---", ""), ("", ""), ("→", ""),
  ])
  func `a member of Swift's Color is made of the words`(_ name: String, _ member: String) {
    #expect(NameWords.swiftMember(name) == member)
  }

  /// The ranges of `identifier-head` and `identifier-character` in the grammar of The Swift Programming Language
  /// (Lexical Structure), beyond ASCII.
  private static let identifier: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
    0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD, 0xE_0000...0xE_FFFD,
  ]

  @Test func `what words are made of can stand in an identifier of Swift`() {
    var parts = 0
    for value in UInt32(0x80)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), NameWords.isPart(scalar) else { continue }
      parts += 1
      if !Self.identifier.contains(where: { $0.contains(value) }) {
        Issue.record("U+\(String(value, radix: 16, uppercase: true))")
      }
    }
    #expect(parts > 130_000)
  }
}
