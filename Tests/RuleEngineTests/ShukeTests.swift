import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// The project's own rules.yml over a whole design system.
@Suite struct ShukeTests {
  private static let report: Report = {
    var files = ["rules.yml"].map { ($0, Repository.root + "/" + $0) }
    for path in SourceTree.files(below: Repository.root + "/fixtures/shuke") {
      files.append((String(path.dropFirst(Repository.root.count + 1)), path))
    }
    let project = MemoryProject(
      files.map { SourceFile(path: $0.0, bytes: SourceTree.bytes($0.1) ?? []) })
    return project.report()
  }()

  @Test func `every name and every key is known`() {
    #expect(Self.report.problemLines == [])
  }

  @Test(arguments: ["role-count", "role-use", "role-label", "role-size", "role-contrast"])
  func `the screens use the roles as the document means them`(_ rule: String) {
    let checks = Self.report.checks(of: rule)
    #expect(checks.count >= 5)
    #expect(checks.filter { $0.outcome.isFinding }.map(\.message) == [])
  }

  @Test func `catalogue, Swift and export have the colours of the CSS`() {
    let rows = Self.report.checks(of: "token-parity")
    #expect(rows.filter { $0.outcome.isFinding }.map(\.message) == [])
    #expect(
      rows.map(\.detail) == Array(repeating: "32 tokens are the same on both sides.", count: 3))
  }

  @Test func `while capturing two primary colours are counted only once`() throws {
    let states = Self.report.checks(of: "role-count").filter { $0.screen == "record" }
    #expect(states.map(\.state) == ["idle", "capture"])
    #expect(states.map(\.appearance) == [nil, nil])
  }
}
