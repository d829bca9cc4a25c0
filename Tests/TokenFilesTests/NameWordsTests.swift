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
    ("讲清Dark", ["讲清", "dark"]), ("", []), ("---", []), ("A", ["a"]), ("AB", ["ab"]),
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

  @Test func `long names take time by their length`() {
    let count = 200_000
    #expect(NameWords.words(of: String(repeating: "aB", count: count)).count == count + 1)
    #expect(NameWords.words(of: String(repeating: "A", count: count)).count == 1)
    #expect(NameWords.words(of: String(repeating: "-", count: count)).isEmpty)
  }
}
