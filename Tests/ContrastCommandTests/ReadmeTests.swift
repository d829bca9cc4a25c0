import ContrastCommand
import Diagnostics
import RuleEngine
import TestSupport
import Testing

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
