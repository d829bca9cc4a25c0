import ContrastCommand
import Diagnostics
import Reporters
import RuleEngine
import SourceTrees
import Testing

@Suite struct RulesTests {
  @Test func `every rule is listed`() {
    let run = Shell().run("rules")
    #expect(run.status == .success)
    for id in Rules.ids { #expect(run.output.contains("  \(id)"), "\(id)") }
    #expect(run.output.split(separator: "\n").allSatisfy { String($0).displayWidth <= 80 })
  }

  @Test func `the list comes as JSON Lines too`() throws {
    let lines = Shell().run("rules", "--format", "json").output.split(separator: "\n")
    let ids = try lines.map {
      try #require(try JSON.parse(SourceFile(path: "l", text: String($0))).root["id"]?.text)
    }
    #expect(ids == Rules.ids)
  }

  @Test(arguments: Rules.ids)
  func `every rule is explained with its examples`(_ id: String) throws {
    let rule = try #require(Rules.named(id))
    let description = type(of: rule).description
    let run = Shell().run("explain", id)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix(id + "\n"))
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for example in description.examples { #expect(text.contains(example.title)) }
  }

  @Test func `an unknown rule gets a suggestion`() {
    let run = Shell().run("explain", "role-cuont")
    #expect(run.status == .unusable)
    #expect(run.error.contains("there is no rule role-cuont"))
    #expect(run.error.contains("did you mean role-count?"))
  }
}
