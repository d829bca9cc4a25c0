import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// The list of rules, looked at as a whole.
@Suite struct RuleListTests {
  static let descriptions = Rules.all.map { type(of: $0).description }

  @Test func `no id is given twice`() {
    #expect(Set(Rules.ids).count == Rules.ids.count)
  }

  @Test func `every rule can be named in rules dot yml`() {
    for id in Rules.ids {
      let project = MemoryProject(["rules.yml": "tokens: []\nrules: {\(id): warning}"])
      #expect(project.report().problemLines == [])
    }
  }

  @Test(arguments: descriptions.map(\.id)) func `prose ends in a full stop`(_ id: String) throws {
    let description = try #require(Self.descriptions.first { $0.id == id })
    for text in [description.summary, description.why, description.help]
      + [description.details].compactMap(\.self)
    {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("\n"))
    }
  }

  @Test(arguments: descriptions.map(\.id)) func `examples show it passing and failing`(
    _ id: String
  ) throws {
    let description = try #require(Self.descriptions.first { $0.id == id })
    let outcomes = description.examples.flatMap(\.outcomes)
    #expect((2...5).contains(description.examples.count))
    #expect(outcomes.contains(.pass))
    #expect(outcomes.contains { $0 == .fail || $0 == .undecided })
    for example in description.examples {
      #expect(example.files.contains { $0.name == "rules.yml" })
    }
  }
}
