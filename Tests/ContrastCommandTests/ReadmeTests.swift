import ContrastCommand
import Diagnostics
import RuleEngine
import TestSupport
import Testing
import TokenFiles

/// What the README shows is what the tool does: its generated parts are made anew and compared.
///
/// `CONTRAST_RECORD=1 swift test --filter ReadmeTests` writes them.
@Suite(.serialized) struct ReadmeTests {
  @Test func `the run in the README is a real one`() throws {
    let run = try terminal(
      "check", "--config", "fixtures/archon/rules.yml", "--rule", "pair-contrast",
      "--failures-only")
    #expect(run.status == .findings)
    try expect("run", "```\n" + run.output + "```\n")
  }

  @Test func `the rules in the README are the rules in the code`() throws {
    var table = "| rule | what a check of it says |\n| --- | --- |\n"
    for rule in Rules.all {
      let description = type(of: rule).description
      table += "| `\(description.id)` | \(description.summary) |\n"
    }
    try expect("rules", table)
  }

  @Test func `the formats in the README are those that are read`() throws {
    var table = "| format | what it is |\n| --- | --- |\n"
    for format in TokenFormats.all { table += "| `\(format.name)` | \(format.summary) |\n" }
    try expect("formats", table)
  }

  /// What it says of appearances in the Design Tokens format, and of points.
  @Test func `the DTCG example in the README is read as it says`() throws {
    let readme = try #require(SourceTree.text(Repository.root + "/README.md"))
    let example = try #require(
      readme.split(separator: "\n").first { $0.hasPrefix("{\"text\": {\"$type\": \"color\"") })
    let shell = Shell([
      "rules.yml": """
      version: 1
      tokens: [t.json, base.json, {files: night.json, appearance: dark}, all.resolver.json]
      """,
      "t.json": String(example),
      "base.json": "{\"page\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}",
      "night.json": "{\"page\": {\"$type\": \"color\", \"$value\": \"#000000\"}}",
      "all.resolver.json": """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"ink": {"$type": "color", "$value": "#111111"}}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {"light": [], "dark": [
         {"ink": {"$type": "color", "$value": "#eeeeee"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """,
    ])
    let dark = shell.run("tokens", "--appearance", "dark").output
    for color in ["#eeeeee", "#000000"] { #expect(dark.contains(color), "\(dark)") }
    let contrast = shell.run("tokens", "--appearance", "dark-high-contrast").output
    for color in ["#ffffff", "#000000", "#eeeeee"] { #expect(contrast.contains(color)) }
    let light = shell.run("tokens", "--appearance", "light").output
    for color in ["#171717", "#ffffff", "#111111"] { #expect(light.contains(color)) }
  }

  @Test func `points are what the README says of them`() throws {
    let pair = { (size: String) in
      Shell().run("pair", "#777", "#fff", "--size", size, "--weight", "bold").status
    }
    #expect(pair("14pt") == .success)
    #expect(pair("14") == .findings)
    let check = { (units: String, size: String) in
      Shell([
        "rules.yml":
          "version: 1\ntokens: [t.css]\nscreens: [s.yml]\nappearances: [light]\n\(units)",
        "t.css": ":root { --ink: #777; --paper: #fff }",
        "s.yml":
          "version: 1\nscreen: s\nbackground: paper\nelements: "
          + "[{id: a, kind: text, color: ink, size: \(size), weight: bold}]\n",
      ]).run("check", "--rule", "screen-contrast").status
    }
    for size in ["14", "14pt", "14px"] { #expect(check("", size) == .findings) }
    for size in ["14", "14pt"] { #expect(check("units: {pt: 4/3}\n", size) == .success) }
    #expect(check("units: {pt: 4/3}\n", "14px") == .findings)
  }

  @Test func `the bulk output in the README is real`() throws {
    let pair = try terminal("pair", "#171717", "#faf9f5", "--format", "json")
    let convert = try terminal(
      "convert", "oklch(0.7 0.1 150)", "--to", "srgb", "--format", "json")
    try expect("bulk", "```json\n" + pair.output + convert.output + "```\n")
  }

  // REP-14: a documented shape that is not the one written.
  @Test func `the JSON report in the README is a real one`() throws {
    let run = try terminal(
      "check", "--config", "fixtures/archon/rules.yml", "--rule", "claimed-ratio",
      "--failures-only", "--format", "json")
    try expect("json", "```json\n" + run.output + "```\n")
  }

  @Test func `the diff in the README is a real one`() throws {
    let run = try terminal(
      "fix", "--config", "fixtures/archon/rules.yml", "--rule", "pair-contrast")
    #expect(run.status == .findings)
    let first = run.output.split(separator: "--- ").first.map { "--- " + $0 } ?? ""
    try expect("fix", "```diff\n" + first + "```\n")
  }

  private func terminal(_ arguments: String...) throws -> Shell.Run {
    let shell = Shell()
    for path in SourceTree.files(below: Repository.root + "/fixtures/archon") {
      let name = String(path.dropFirst(Repository.root.count + 1))
      shell.files.put(try #require(SourceTree.bytes(path)), at: name)
    }
    return shell.run(arguments)
  }

  private func expect(_ block: String, _ text: String) throws {
    let path = Repository.root + "/README.md"
    let readme = try #require(SourceTree.text(path))
    let begin = try #require(readme.range(ofText: "<!-- begin \(block) -->\n"))
    let end = try #require(readme.range(ofText: "<!-- end \(block) -->"))
    let wanted = readme[..<begin.upperBound] + text + readme[end.lowerBound...]
    Golden.expect(Array(wanted.utf8), equals: "README.md")
  }
}

extension String {
  /// The first place of a text, found in bytes.
  fileprivate func range(ofText text: String) -> Range<String.Index>? {
    let (haystack, needle) = (utf8, Array(text.utf8))
    var start = haystack.startIndex
    while start < haystack.endIndex {
      if haystack[start...].starts(with: needle) {
        return start..<haystack.index(start, offsetBy: needle.count)
      }
      start = haystack.index(after: start)
    }
    return nil
  }
}
