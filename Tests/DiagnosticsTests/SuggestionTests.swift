import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("color-txt", "color-text"), ("colro-text", "color-text"), ("COLOR-TEXT", "color-text"),
    ("color-texxt", "color-text"), ("color-bg", "color-bg"), ("color-gb", "color-bg"),
  ])
  func `a slip of one or two letters finds the name`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: ["size-4", "color-bg", "color-text"]) == meant)
  }

  @Test func `nothing near is no suggestion`() {
    #expect(Suggestion.nearest(to: "shadow", among: ["color-bg", "color-text"]) == nil)
    #expect(Suggestion.nearest(to: "", among: ["a"]) == nil)
    #expect(Suggestion.nearest(to: "ab", among: [String]()) == nil)
  }

  @Test func `a swap of neighbours is one step, so it is nearer than two substitutions`() {
    #expect(Suggestion.nearest(to: "abcdef", among: ["abccxf", "abdcef"]) == "abdcef")
  }

  @Test func `of equally near names the first wins`() {
    #expect(Suggestion.nearest(to: "card", among: ["cart", "care"]) == "cart")
  }

  @Test func `a very long name gets no suggestion`() {
    let long = String(repeating: "a", count: 201)
    #expect(Suggestion.nearest(to: long, among: [long]) == nil)
  }

  @Test func `the help is a question`() {
    #expect(Suggestion.help(for: "chek", among: ["check"]) == "did you mean check?")
  }
}
