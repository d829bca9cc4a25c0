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
