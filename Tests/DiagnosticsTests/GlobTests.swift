import Diagnostics
import Testing

/// The one dialect of globs, for names, subjects and parts of paths.
@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "a/b", true), ("a*", "a", true),
    ("*a*b*", "ab", true), ("**", "a", true), ("a**b", "ab", true), ("?", "é", true),
    ("?", "e\u{301}", false), ("??", "e\u{301}", true), ("?", "", false), ("?*", "a", true),
    ("*?", "漢", true), ("*?x", "漢字x", true), ("[abc]", "b", true), ("[a-c]", "b", true),
    ("[a-c]", "d", false), ("[!a-c]", "d", true), ("[^a-c]", "b", false), ("[]]", "]", true),
    ("[!]]", "]", false), ("[a-]", "-", true), ("[-a]", "-", true), ("[é-ü]", "ö", true),
    ("[c-a]", "-", true), ("[a", "[a", true), ("[]", "[]", true), ("a]", "a]", true),
    ("\\*", "*", true), ("\\*", "a", false), ("\\?", "?", true), ("\\[a]", "[a]", true),
    ("\\\\", "\\", true), ("a\\", "a\\", true), ("{x}", "{x}", true), ("{a,b}", "a", false),
    ("*ab", "aab", true), ("*aab", "aaab", true), ("a*c?d", "abcbcxd", true),
  ])
  func `a glob matches what it stands for`(_ glob: String, _ text: String, _ matches: Bool) {
    #expect(Glob(glob).matches(text) == matches)
  }

  @Test(arguments: [
    ("a", ["a"]), ("a.{css,json}", ["a.css", "a.json"]), ("{a,b}{c,d}", ["ac", "ad", "bc", "bd"]),
    ("{x}", ["{x}"]), ("{}", ["{}"]), ("{a,}", ["a", ""]), ("{a", ["{a"]), ("a}", ["a}"]),
    ("\\{a,b}", ["\\{a,b}"]), ("{x}-{a,b}", ["{x}-a", "{x}-b"]),
    ("{a,b}-{x}", ["a-{x}", "b-{x}"]), ("a{,b}c", ["ac", "abc"]), ("{a,b}{", ["a{", "b{"]),
    ("{a,\\},b}", ["a", "\\}", "b"]),
    ("é{à,ü}", ["éà", "éü"]),
  ])
  func `braces stand for several texts`(_ text: String, _ texts: [String]) {
    #expect(Glob.alternatives(of: text) == texts)
  }

  /// As bash has them (`printf '%s\\n' {a,{b,c}}`), but for empty texts, which it leaves out, and escapes, which
  /// stay for the glob.
  @Test(arguments: [
    ("{a,{b,c}}", ["a", "b", "c"]), ("x{a,{b,c}}.css", ["xa.css", "xb.css", "xc.css"]),
    ("{a{b,c}d,e}", ["abd", "acd", "e"]), ("{{a,b},{c,d}}", ["a", "b", "c", "d"]),
    ("{a,{b,{c,{d,e}}}}f", ["af", "bf", "cf", "df", "ef"]),
    (
      "{a,b{1,2}c{3,4}}x{y,z}",
      [
        "axy", "axz", "b1c3xy", "b1c3xz", "b1c4xy", "b1c4xz", "b2c3xy", "b2c3xz", "b2c4xy",
        "b2c4xz",
      ]
    ),
    ("{a{b,c}}", ["{ab}", "{ac}"]), ("{{a,b}}", ["{a}", "{b}"]), ("{{a},b}", ["{a}", "b"]),
    ("{a,{b}", ["{a,{b}"]), ("{a,{b,c}", ["{a,b", "{a,c"]), ("{a,b}}", ["a}", "b}"]),
    ("a}b{c,d}", ["a}bc", "a}bd"]), ("{,{,x}}", ["", "", "x"]), ("{{,}}", ["{}", "{}"]),
    ("{a\\,b,c}", ["a\\,b", "c"]), ("{a,\\{b,c}", ["a", "\\{b", "c"]),
    ("{x}-{a,{y}}", ["{x}-a", "{x}-{y}"]),
  ])
  func `braces may stand in each other`(_ text: String, _ texts: [String]) {
    #expect(Glob.alternatives(of: text) == texts)
  }

  @Test func `nested braces are bounded as those in a row are`() {
    let row = String(repeating: "{a,b}", count: 8)
    #expect(Glob.alternatives(of: row).count == 256)
    #expect(Glob.alternatives(of: "{\(row),c}") == ["{\(row),c}"])
    // The last ones that have room are expanded.
    #expect(Glob.alternatives(of: "{\(row),c}{d,e}") == ["{\(row),c}d", "{\(row),c}e"])
    for (depth, count) in [(255, 256), (256, 1), (20_000, 1)] {
      let text =
        String(repeating: "{a,", count: depth) + "b" + String(repeating: "}", count: depth)
      #expect(Glob.alternatives(of: text).count == count)
    }
    for part in ["{a,", "{{a,b}", "{{a,b},", "a,b}", "{{{,}"] {
      let open = String(repeating: part, count: 20_000)
      for text in [open, open + String(repeating: "}", count: 20_000)] {
        #expect(Glob.alternatives(of: text).count <= 256)
      }
    }
  }

  @Test(arguments: [("a-b.c/d", true), ("a*", false), ("a?", false), ("[a", false), ("{a", false)])
  func `a text without any of the signs is plain`(_ text: String, _ isPlain: Bool) {
    #expect(Glob.isPlain(text) == isPlain)
    #expect(!isPlain || Glob(text).isLiteral)
  }

  @Test func `brackets may be themselves, and braces may capture`() {
    #expect(Glob("text[2]", .plainBrackets).matches("text[2]"))
    #expect(!Glob("text[2]").matches("text[2]"))
    #expect(Glob("{x}-fill", .captures).matches("a-fill"))
    #expect(!Glob("{x}-fill", .captures).matches("-fill"))
  }

  @Test func `bytes that are no UTF-8 and long texts do no harm`() {
    let glob = Glob(String(repeating: "*a", count: 1_000) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 20_000)))
    let broken: [UInt8] = [0xFF, 0x80, 0xC3]
    broken.withUnsafeBufferPointer { bytes in
      #expect(Glob("*?").runs(in: bytes) != nil)
      #expect(Glob("[a]*").runs(in: bytes) == nil)
    }
    #expect(Glob.alternatives(of: String(repeating: "{a,b}", count: 40)).count <= 256)
    for group in ["{a}", "{}", "{", "}", "{{", "{a,b}", "\\{", "{a"] {
      let text = String(repeating: group, count: 20_000)
      let texts = Glob.alternatives(of: text)
      #expect(texts.count <= 256)
      #expect(texts.count > 1 || texts == [text])
    }
  }
}
