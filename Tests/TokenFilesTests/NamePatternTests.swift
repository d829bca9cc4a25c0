import Testing

@testable import TokenFiles

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("color-text-*", "color-text-primary", true), ("color-text-*", "color-text-", true),
    ("color-text*", "color-text", true),
    ("*-text", "color-text", true), ("*", "a", true), ("a?c", "abc", true), ("a?c", "ac", false),
    ("*a*b*", "xaybz", true), ("*a*b*", "ab", true), ("--bg-*", "bg-x", true),
    ("*-fill", "a-fill-fill", true), ("a", "a", true), ("a", "ab", false), ("a", "b", false),
    ("{x}-text", "-text", false), ("a-{x}-c", "a--c", false), ("a-{x}-c", "a-b-c", true),
    ("bg-?", "bg-é", true), ("bg-?", "bg-éé", false), ("bg-[a-c]", "bg-b", true),
    ("bg-[!a-c]", "bg-b", false), ("bg-[0-9]*", "bg-10", true), ("a\\*b", "a*b", true),
    ("a\\*b", "axb", false), ("[ab", "[ab", true),
  ])
  func `a star stands for any text, a capture for some, a question mark for one character`(
    pattern: String, name: String, expected: Bool
  ) {
    #expect(NamePattern(pattern).matches(name) == expected)
  }

  @Test func `a capture takes the shortest text that lets the rest match`() {
    let pattern = NamePattern("button-{x}-label")
    #expect(pattern.captures(in: "button-primary-label") == ["x": "primary"])
    #expect(pattern.captures(in: "button-primary-hover-label") == ["x": "primary-hover"])
    #expect(pattern.captures(in: "button--label") == nil)
    #expect(NamePattern("{a}-{b}").captures(in: "x-y-z") == ["a": "x", "b": "y-z"])
    #expect(pattern.captureNames == ["x"])
  }

  @Test func `a capture that occurs twice stands for the same text`() {
    #expect(NamePattern("{x}/on-{x}").matches("red/on-red"))
    #expect(!NamePattern("{x}/on-{x}").matches("red/on-blue"))
  }

  @Test func `a pattern made to backtrack ends`() {
    let pattern = NamePattern(String(repeating: "*a", count: 1_000) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
  }

  @Test func `a name without a wildcard is literal`() {
    #expect(NamePattern("color.bg-canvas/x").isLiteral)
    #expect(!NamePattern("color-*").isLiteral)
    #expect(NamePattern("a{b").isLiteral)
  }
}

@Suite struct LookupTests {
  private var system: TokenSystem {
    var builder = ReadingBuilder()
    for name in ["button-a-label", "button-a-fill", "button-b-label", "button-c-fill", "text"] {
      builder.define(name, builder.color(0xFF))
    }
    return builder.system
  }

  @Test func `a name is found with and without two dashes`() {
    #expect(system["text"] != nil)
    #expect(system["--text"] == system["text"])
    #expect(system["missing"] == nil)
  }

  @Test func `a glob lists tokens in the order of their definition`() {
    let found = system.matches("button-*-fill").map { system.name($0.token) }
    #expect(found == ["button-a-fill", "button-c-fill"])
    #expect(system.matches("zzz-*").isEmpty)
  }

  @Test(arguments: [
    ("button-{a,c}-fill", ["button-a-fill", "button-c-fill"]),
    ("{text,button-b-*}", ["button-b-label", "text"]), ("{text,text}", ["text"]),
    ("{tex*,missing}", ["text"]), ("{missing,none}", []),
    ("button-[bc]-*", ["button-b-label", "button-c-fill"]),
  ])
  func `alternatives list tokens in the order of their definition, each once`(
    _ pattern: String, _ names: [String]
  ) {
    #expect(system.matches(pattern).map { system.name($0.token) } == names)
    #expect(system.tokens(matching: pattern).map { system.name($0) } == names)
  }

  @Test func `alternatives pair names up too`() {
    let pairs = system.pairs("button-{x}-label", "button-{x}-{fill,label}")
    #expect(
      pairs.map { system.name($0.0) + " " + system.name($0.1) } == [
        "button-a-label button-a-label", "button-a-label button-a-fill",
        "button-b-label button-b-label",
      ])
  }

  @Test func `a capture pairs names up`() {
    let pairs = system.pairs("button-{x}-label", "button-{x}-fill")
    #expect(pairs.map { system.name($0.0) } == ["button-a-label"])
    #expect(pairs.map { system.name($0.1) } == ["button-a-fill"])
    #expect(system.pairs("text", "button-*-fill").count == 2)
  }

  @Test func `a mistyped name gets the nearest colour token`() {
    #expect(system.suggestion(for: "--txt") == "did you mean text?")
  }
}
