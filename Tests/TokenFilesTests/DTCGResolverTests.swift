import Diagnostics
import Testing

@testable import TokenFiles

/// Resolver documents (DTCG 2025.10, Resolver module): sets and modifiers in the order that they are resolved
/// in, of which the later wins.
@Suite struct DTCGResolverTests {
  private func read(_ document: String, _ files: [(String, String)] = []) -> Reading {
    Reading([("design.resolver.json", "{\"version\": \"2025.10\", \(document)}")] + files)
  }

  private static func color(_ name: String, _ value: String) -> String {
    "{\"\(name)\": {\"$type\": \"color\", \"$value\": \"\(value)\"}}"
  }

  @Test func `a later set wins over an earlier one, and a modifier over both`() {
    let reading = read(
      """
      "sets": {"base": {"sources": [\(Self.color("a", "#111111")), \(Self.color("b", "#222222"))]},
        "brand": {"sources": [\(Self.color("b", "#333333"))]}},
      "modifiers": {"theme": {"default": "light", "contexts": {
        "light": [\(Self.color("c", "#444444"))], "dark": [\(Self.color("c", "#555555")), \(Self.color("a", "#666666"))]}}},
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/sets/brand"}, {"$ref": "#/modifiers/theme"}]
      """)
    #expect(reading.hexes("a") == ["#111111", "#666666", "#111111", "#666666"])
    #expect(reading.hexes("b") == Array(repeating: "#333333", count: 4))
    #expect(reading.hexes("c") == ["#444444", "#555555", "#444444", "#555555"])
    #expect(reading.system.problems.isEmpty)
    #expect(reading.system.collisions.isEmpty)
  }

  @Test func `the order may hold sets and modifiers themselves`() {
    let reading = read(
      """
      "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [\(Self.color("a", "#111111"))]},
        {"type": "modifier", "name": "theme", "contexts": {"dark": [\(Self.color("a", "#222222"))],
          "light": []}, "default": "light"}]
      """)
    #expect(reading.hexes("a") == ["#111111", "#222222", "#111111", "#222222"])
  }

  @Test func `sources are files, parts of files and other sets, as seen from the document`() {
    let reading = read(
      """
      "sets": {"all": {"sources": [{"$ref": "base.json"}, {"$ref": "base.json#/group"}, {"$ref": "#/sets/more"}]},
        "more": {"sources": [\(Self.color("c", "#333333"))]}},
      "resolutionOrder": [{"$ref": "#/sets/all"}]
      """,
      [
        (
          "base.json",
          "{\"a\": {\"$type\": \"color\", \"$value\": \"#111111\"}, \"group\": \(Self.color("b", "#222222"))}"
        )
      ])
    #expect(reading.names == ["a", "group.b", "b", "c"])
    #expect(reading.hex("b") == "#222222")
    #expect(reading.system.problems.isEmpty)
  }

  /// The default counts where no context is named after the appearance.
  @Test(arguments: [
    ("\"default\": \"b\",", ["#222222", "#222222"]),
    ("\"default\": \"a\",", ["#111111", "#111111"]),
    ("\"default\": \"nope\",", ["#111111", "#111111"]), ("", ["#111111", "#111111"]),
  ])
  func `a modifier without appearances has its default`(named: String, hexes: [String]) {
    let reading = read(
      """
      "modifiers": {"brand": {\(named) "contexts": {"a": [\(Self.color("x", "#111111"))],
        "b": [\(Self.color("x", "#222222"))]}}},
      "resolutionOrder": [{"$ref": "#/modifiers/brand"}]
      """)
    #expect(Array(reading.hexes("x").prefix(2)) == hexes)
    #expect(reading.system.leftOut.map(\.text) == [hexes[0] == "#111111" ? "b" : "a"])
  }

  static let faults: [(document: String, says: String, text: String)] = [
    (
      "\"sets\": {}, \"resolutionOrder\": [{\"$ref\": \"#/sets/none\"}]",
      "#/sets/none is neither a set nor a modifier of this document", "\"#/sets/none\""
    ),
    (
      "\"sets\": {\"s\": {\"sources\": [{\"$ref\": \"#/sets/none\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}]",
      "#/sets/none is neither", "\"#/sets/none\""
    ),
    (
      "\"sets\": {\"s\": {\"sources\": [{\"$ref\": \"none.json\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}]",
      "there is no file none.json", "none.json"
    ),
    (
      "\"sets\": {\"s\": {\"sources\": [{\"$ref\": \"#/sets/s\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}]",
      "sets that take over each other are a cycle: #/sets/s", "{\"$ref\": \"#/sets/s\"}"
    ),
    (
      """
      "sets": {"s": {"sources": [{"$ref": "#/sets/t"}]}, "t": {"sources": [{"$ref": "#/sets/s"}]}},
      "resolutionOrder": [{"$ref": "#/sets/s"}]
      """, "are a cycle: #/sets/s", "{\"$ref\": \"#/sets/s\"}"
    ),
  ]

  @Test(arguments: faults)
  func `what leads nowhere or back to itself is said once, at its place`(
    document: String, says: String, text: String
  ) throws {
    let problems = read(document).system.problems
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.message.contains(says), "\(problem.message)")
    let place = try #require(problem.location)
    #expect(place.file.text(place.span) == text)
  }

  @Test func `a source that is no JSON is a problem of its own, and the rest is read`() {
    let reading = read(
      """
      "sets": {"s": {"sources": [{"$ref": "bad.json"}, \(Self.color("a", "#111111"))]}},
      "resolutionOrder": [{"$ref": "#/sets/s"}]
      """, [("bad.json", "{\"a\":")])
    #expect(reading.hex("a") == "#111111")
    #expect(reading.system.problems.compactMap(\.path) == ["bad.json"])
  }

  /// Each set takes the one before it many times: were each read as often as it is named, that would be more than
  /// a thousand million times.
  @Test func `sets that double with each source end`() {
    let names = (1...12).map { "s\($0)" }
    let sets = zip(names, names.dropFirst()).map { inner, outer in
      let source = "{\"$ref\": \"#/sets/\(inner)\"}"
      return
        "\"\(outer)\": {\"sources\": [\(Array(repeating: source, count: 12).joined(separator: ", "))]}"
    }
    let reading = read(
      """
      "sets": {"s1": {"sources": [\(Self.color("a", "#111111"))]}, \(sets.joined(separator: ", "))},
      "resolutionOrder": [{"$ref": "#/sets/s12"}]
      """)
    #expect(reading.hex("a") == "#111111")
    #expect(!reading.system.problems.isEmpty)
  }

  @Test(arguments: [
    "", "\"resolutionOrder\": 1", "\"resolutionOrder\": []", "\"resolutionOrder\": [1, null, {}]",
  ])
  func `a document that orders nothing has no tokens and is no problem`(document: String) {
    let text = "{\"resolutionOrder\": []\(document.isEmpty ? "" : ", " + document)}"
    let reading = Reading([("a.resolver.json", text)], format: "dtcg-resolver")
    #expect(reading.names.isEmpty)
  }
}
