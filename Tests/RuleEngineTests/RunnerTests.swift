import Diagnostics
import RuleEngine
import Testing

@Suite struct RunnerTests {
  private static let screen = """
    screen: today
    background: page
    elements:
      - {id: a, kind: control, fill: coral}
      - {id: b, kind: control, fill: coral}
      - {id: t, kind: text, color: quiet, size: 10}
    """

  private static let css = ":root { --page: #fff; --coral: #f60; --quiet: #777; }"

  private func project(_ rules: String = "") -> MemoryProject {
    MemoryProject([
      "rules.yml": """
      tokens: a.css
      screens: ["screens/*.yml"]
      appearances: [light, dark]
      roles:
        coral: {tokens: coral, per-screen: {max: 1}}
        quiet: {tokens: quiet, min-size: 12, only: [text]}
      \(rules)
      """,
      "a.css": Self.css, "screens/today.yml": Self.screen,
    ])
  }

  private func report(_ rules: String = "", _ change: (inout Runner.Options) -> Void = { _ in })
    -> Report
  {
    var options = Runner.Options.test
    change(&options)
    return project(rules).report("rules.yml", options)
  }

  @Test func `severities come from the rule, then from the configuration`() {
    #expect(report().checks(of: "role-count").map(\.severity) == [.error])
    #expect(
      report("rules: {role-count: warning}").checks(of: "role-count").map(\.severity) == [.warning])
    let off = report("rules: {role-count: off}")
    #expect(off.checks(of: "role-count").isEmpty)
    #expect(!off.rules.contains { $0.id == "role-count" })
  }

  @Test func `only the rules that are wanted run`() {
    #expect(Set(report { $0.rules = ["role-size"] }.checks.map(\.rule)) == ["role-size"])
    let without = Set(report { $0.skippedRules = ["role-size"] }.checks.map(\.rule))
    #expect(without.contains("role-use") && !without.contains("role-size"))
  }

  @Test func `an unknown rule or appearance is a problem`() {
    #expect(
      report { $0.rules = ["role-sise"] }.problemLines
        == ["-: unknown rule role-sise (did you mean role-size?)"])
    #expect(
      report { $0.appearances = ["drak"] }.problemLines
        == ["-: unknown appearance drak (did you mean dark?)"])
  }

  @Test func `the appearances are the table's columns`() {
    #expect(report().appearances == ["light", "dark"])
    #expect(report { $0.appearances = ["dark"] }.appearances == ["dark"])
  }

  @Test func `problems of all stages are told, by file and place`() {
    var project = project("pairs: [{foreground: x1, background: page}]\nuzes: []")
    project.files["screens/bad.yml"] = SourceFile(path: "screens/bad.yml", text: "screen: [")
    project.files["a.css"] = nil
    let lines = project.report().problemLines
    #expect(lines.first == "rules.yml:1:9: there is no a.css")
    #expect(lines.contains("rules.yml:8:1: unknown key uzes (did you mean uses?)"))
    #expect(lines.contains { $0.hasPrefix("screens/bad.yml:1:") })
    // `coral` is a colour of CSS as well, `page` and `quiet` are nothing any more.
    #expect(lines.suffix(2).allSatisfy { $0.hasPrefix("screens/today.yml") })
  }

  @Test func `one bad file does not stop the others`() {
    var project = project()
    project.files["screens/bad.yml"] = SourceFile(path: "screens/bad.yml", text: "screen: [")
    let report = project.report()
    #expect(report.problems.count == 1)
    #expect(report.checks == self.report().checks)
  }

  @Test func `a file that two patterns name is read once`() {
    let report = MemoryProject([
      "rules.yml": "tokens: [a.css, '*.css']\nscreens: ['**/*.yml', screens/today.yml]",
      "a.css": Self.css, "screens/today.yml": Self.screen,
    ]).report()
    #expect(report.problemLines == [])
  }

  @Test func `with paths only what they take part in is reported`() {
    var project = project()
    project.files["screens/other.yml"] = SourceFile(
      path: "screens/other.yml",
      text: Self.screen.replacing("today", with: "other"))
    func screens(_ paths: Set<String>) -> Set<String?> {
      var options = Runner.Options.test
      options.paths = paths
      return Set(project.report("rules.yml", options).checks(of: "role-count").map(\.screen))
    }
    #expect(screens(["screens/other.yml"]) == ["other"])
    #expect(screens(["rules.yml"]) == ["today", "other"])
    #expect(screens(["README.md"]) == [])
    #expect(screens([]) == [])
  }

  @Test func `the same input gives the same report`() {
    let first = report()
    for _ in 0..<3 { #expect(report().checks == first.checks) }
  }
}
