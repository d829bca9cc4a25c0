import Diagnostics
import SourceTrees
import Testing

/// Names in one object are unique.
@Suite struct JSONNamesTests {
  private func failure(_ text: String) -> SourceError? {
    do {
      _ = try JSON.parse(SourceFile(path: "t.json", text: text))
      return nil
    } catch {
      return error
    }
  }

  @Test func `the same name twice is an error with both places`() {
    let failure = failure("{\n  \"a\": 1,\n  \"b\": 2,\n  \"a\": 3\n}")
    #expect(place(failure) == "4:3")
    #expect(
      failure?.message == "\"a\" stands twice in one mapping; the first is at line 2, column 3")
  }

  @Test func `names are compared as they are decoded`() {
    #expect(failure(#"{"a": 1, "\u0061": 2}"#) != nil)
    #expect(failure(#"{"\/": 1, "/": 2}"#) != nil)
    #expect(failure(#"{"\ud83d\ude00": 1, "😀": 2}"#) != nil)
  }

  @Test func `names are compared by bytes, not by canonical equivalence`() {
    #expect(failure("{\"\u{E9}\": 1, \"e\u{301}\": 2}") == nil)
    #expect(failure(#"{"a": 1, "A": 2, "a ": 3, "": 4}"#) == nil)
  }

  @Test func `the same name in different objects is none of it`() {
    #expect(failure(#"{"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 1}]}"#) == nil)
  }

  @Test(arguments: [2, 7, 8, 9, 10, 16, 17, 100, 1000])
  func `a repeated name is found at any place of an object of any size`(count: Int) {
    for name in ["n", "color-background-"] {
      var names = (0..<count).map { "\(name)\($0)" }
      #expect(failure(object(names)) == nil)
      for (first, second) in [
        (0, count - 1), (0, 1), (count - 2, count - 1), (count / 2, count - 1),
      ]
      where first < second {
        let kept = names[second]
        names[second] = names[first]
        #expect(failure(object(names))?.message.hasPrefix("\"\(names[first])\"") == true)
        names[second] = kept
      }
    }
  }

  @Test func `names that differ only behind the eighth byte, or in length, are different`() {
    let names = (1...12).map { String(repeating: "a", count: $0) }
    #expect(failure(object(names)) == nil)
    #expect(failure(object(Array(names[0..<8]))) == nil)
    #expect(failure(object(["abcdefgh1", "abcdefgh2"])) == nil)
    #expect(failure(object(["abcdefgh1", "abcdefgh1"])) != nil)
  }

  @Test func `many names that are much alike are told apart`() {
    // Names that differ in the last letters of their only word.
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let crowd = (0..<4000).map { "aaaaaa\(letters[$0 / 64])\(letters[$0 % 64])" }
    #expect(failure(object(crowd)) == nil)
    #expect(failure(object(crowd + ["aaaaaaAA"])) != nil)
    let long = (0..<3000).map { "\($0)" + String(repeating: "x", count: 40) + "\(2999 - $0)" }
    #expect(failure(object(long)) == nil)
    #expect(failure(object(long + [long[1500]])) != nil)
  }

  private func object(_ names: [String]) -> String {
    "{" + names.map { "\"\($0)\":{\"v\":1}" }.joined(separator: ",") + "}"
  }
}
