import ColorMath
import Diagnostics
import RuleEngine
import TokenFiles
import Testing

@Suite struct ExtendsTests {
  private func load(
    _ files: [String: String], _ path: String = "app/rules.yml"
  ) -> (configuration: Configuration, problems: [String]) {
    let project = MemoryProject(files)
    let (configuration, problems) = Configuration.load(path) { path throws(Problem) in
      try project.read(path)
    }
    return (configuration, problems.map(\.line))
  }

  @Test func `the file's own values win key by key and lists are appended`() {
    let (configuration, problems) = load([
      "app/rules.yml": """
      extends: [../base/rules.yml]
      tokens: [own.css]
      level: {dark: AAA}
      roles:
        coral: {min-contrast: 4, never: [icon]}
        lime: {tokens: lime}
      rules: {raw-color: error}
      """,
      "base/rules.yml": """
      tokens: [base.css]
      level: {default: AA, dark: AA}
      uses: [cta]
      roles:
        coral: {tokens: [coral], never: [text], min-contrast: 3, why: Base.}
      rules: {raw-color: off, token-gamut: warning}
      """,
    ])
    #expect(problems == [])
    #expect(configuration.tokens.map { $0.files[0].path } == ["base/base.css", "app/own.css"])
    #expect(configuration.level.byAppearance.map(\.level) == [.aaa])
    #expect(configuration.level.standard?.value == .aa)
    #expect(configuration.roles.map(\.name.value) == ["coral", "lime"])
    #expect(configuration.roles[0].never.map(\.value) == ["text", "icon"])
    #expect(configuration.roles[0].minContrast?.value == 4)
    #expect(configuration.roles[0].why?.value == "Base.")
    let severities = Dictionary(
      uniqueKeysWithValues: configuration.severities.map { ($0.rule.value, $0.severity) })
    #expect(severities == ["raw-color": .error, "token-gamut": .warning])
    #expect(configuration.files.map(\.path) == ["base/rules.yml", "app/rules.yml"])
    #expect(configuration.file?.path == "app/rules.yml")
  }

  @Test func `of several bases the later wins`() {
    let (configuration, problems) = load([
      "app/rules.yml": "extends: [a.yml, b.yml]",
      "app/a.yml": "units: {pt: 1}\nappearances: [light]",
      "app/b.yml": "units: {pt: 4/3}\nappearances: [light, dark]",
    ])
    #expect(problems == [])
    #expect(configuration.pixelsPerPoint == 4.0 / 3)
    #expect(configuration.appearanceSet.names == ["light", "dark"])
  }

  @Test func `a base of two bases is read once`() {
    let (configuration, problems) = load([
      "app/rules.yml": "extends: [a.yml, b.yml]",
      "app/a.yml": "extends: base.yml", "app/b.yml": "extends: base.yml",
      "app/base.yml": "tokens: [x.css]",
    ])
    #expect(problems == [])
    #expect(configuration.tokens.count == 1)
  }

  @Test func `a cycle is told with its chain`() {
    let (configuration, problems) = load([
      "app/rules.yml": "extends: a.yml\nuses: [cta]", "app/a.yml": "extends: rules.yml",
    ])
    #expect(
      problems == [
        "app/a.yml:1:10: app/rules.yml extends app/a.yml extends app/rules.yml: a cycle"
      ])
    #expect(configuration.uses.count == 1)
    #expect(load(["app/rules.yml": "extends: ./rules.yml"]).problems.count == 1)
  }

  @Test func `a base that is missing is told where it is named`() {
    let (configuration, problems) = load(["app/rules.yml": "extends: [x.yml]\nuses: [cta]"])
    #expect(problems == ["app/rules.yml:1:11: there is no app/x.yml"])
    #expect(configuration.uses.count == 1)
  }

  @Test func `a rules dot yml that is missing is a problem without a place`() {
    let (configuration, problems) = load([:])
    #expect(problems == ["app/rules.yml: there is no app/rules.yml"])
    #expect(configuration.file == nil)
  }

  @Test func `a chain without end is cut`() {
    var files: [String: String] = [:]
    for index in 0..<5000 { files["\(index).yml"] = "extends: \(index + 1).yml" }
    let problems = load(files, "0.yml").problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("more than 32 files") == true)
  }
}
