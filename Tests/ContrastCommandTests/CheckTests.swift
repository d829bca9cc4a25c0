import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

@Suite struct CheckTests {
  /// A small system in which coral appears twice on a screen.
  static let project = [
    "rules.yml": """
    version: 1
    tokens: [design/tokens.css]
    screens: ["design/screens/*.yml"]
    uses: [cta]
    roles:
      coral: {tokens: [coral], per-screen: {max: 1}}

    """,
    "design/tokens.css": ":root { --coral: #ff6030; --paper: #fff; --ink: #171717; }",
    "design/screens/home.yml": """
    version: 1
    screen: home
    background: paper
    elements:
      - {id: go, kind: shape, use: cta, fill: coral}
      - {id: stop, kind: shape, use: cta, fill: coral}
    """,
    "design/screens/other.yml": """
    version: 1
    screen: other
    background: paper
    elements:
      - {id: go, kind: shape, use: cta, fill: coral}
    """,
    "other/unrelated.css": "",
  ]

  private func shell(_ changes: [String: String] = [:]) -> Shell {
    Shell(Self.project.merging(changes) { $1 })
  }

  private func report(_ run: Shell.Run) throws -> DataNode {
    try JSON.parse(SourceFile(path: "report", text: run.output)).root
  }

  private static let onlyCount = ["check", "--rule", "role-count"]

  @Test func `findings end with 1 and are shown with their place`() {
    let run = shell().run(Self.onlyCount)
    #expect(run.status == .findings)
    #expect(run.output.contains("Screen home"))
    #expect(run.output.contains("FAIL"))
    #expect(run.output.contains("design/screens/home.yml:"))
    #expect(run.error.isEmpty)
  }

  @Test func `the exit status follows what was asked`() {
    #expect(shell().run(Self.onlyCount + ["--exit-zero"]).status == .success)
    #expect(!shell().run("check", "--skip-rule", "role-count").output.contains("role-count"))
    let warned = shell([
      "rules.yml": Self.project["rules.yml", default: ""] + "rules: {role-count: warning}\n"
    ])
    #expect(warned.run("check").status == .success)
    #expect(warned.run("check", "--strict").status == .findings)
  }

  @Test func `JSON goes to standard output and nothing else does`() throws {
    let run = shell().run(Self.onlyCount + ["--format", "json"])
    let root = try report(run)
    #expect(root["summary"]?["failed"]?.number == 1)
    #expect(root["checks"]?.elements.map { $0["outcome"]?.text } == ["fail", "pass"])
  }

  @Test func `with paths only their checks are shown`() throws {
    func subjects(_ paths: String...) throws -> [String?] {
      let run = shell().run(Self.onlyCount + ["--format", "json"] + paths)
      return try #require(try report(run)["checks"]).elements.map { $0["screen"]?.text }
    }
    #expect(try subjects("design/screens/home.yml") == ["home"])
    #expect(try subjects("./design/screens/../screens/other.yml") == ["other"])
    #expect(try subjects("/project/design/screens/other.yml") == ["other"])
    #expect(try subjects("design/screens") == ["home", "other"])
    #expect(try subjects("rules.yml") == ["home", "other"])
    #expect(try subjects(".") == ["home", "other"])
    #expect(shell().run(Self.onlyCount + ["design/screens/other.yml"]).status == .success)
  }

  // CLI-01 and CLI-09: pre-commit may pass nothing but files that are none of ours.
  @Test func `files that take no part end with 0 and a note`() {
    let run = shell().run("check", "other/unrelated.css")
    #expect(run.status == .success)
    #expect(run.error == "other/unrelated.css: note: takes no part in any check\n")
    #expect(shell().run("check", "-q", "other/unrelated.css").error.isEmpty)
  }

  // CLI-03
  @Test func `a file that takes no part is not opened, be it a broken link`() {
    let shell = shell()
    shell.files.link("other/dead.css", to: "gone.css")
    let run = shell.run("check", "other/dead.css", "other/unrelated.css")
    #expect(run.status == .success)
    #expect(!shell.files.reads.contains { $0.hasPrefix("other") })
  }

  @Test func `a path that is nowhere is a mistake`() {
    let run = shell().run("check", "desing/tokens.css")
    #expect(run.status == .unusable)
    #expect(run.error.contains("desing/tokens.css: error: no such file or folder"))
  }

  @Test func `a link to an input stands for it`() throws {
    let shell = shell()
    shell.files.link("home.yml", to: "design/screens/home.yml")
    let run = shell.run(Self.onlyCount + ["--format", "json", "home.yml"])
    #expect(try #require(try report(run)["checks"]).elements.map { $0["screen"]?.text } == ["home"])
  }

  @Test func `from a folder below, paths are seen from there`() throws {
    var shell = Shell()
    shell.files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: Self.project.map { ("/project/" + $0.key, $0.value) }),
      in: "/project/design")
    let run = shell.run(Self.onlyCount + ["--format", "json", "screens/home.yml"])
    let checks = try #require(try report(run)["checks"]).elements.map { $0 }
    #expect(checks.map { $0["location"]?["file"]?.text } == ["screens/home.yml"])
  }

  @Test func `no rules.yml is said`() {
    let run = Shell().run("check")
    #expect(run.status == .unusable)
    #expect(run.error.contains("there is no rules.yml here or in a folder above"))
    let json = Shell().run("check", "--format", "json")
    #expect(json.output.contains("there is no rules.yml"))
    #expect(Shell().run("check", "--config", "x.yml").error.contains("x.yml: error: no such file"))
  }

  @Test func `a typo in rules.yml is found and the rest still checked`() throws {
    let shell = shell(["rules.yml": Self.project["rules.yml", default: ""] + "tokns: []\n"])
    let run = shell.run(Self.onlyCount + ["--format", "json"])
    #expect(run.status == .unusable)
    #expect(run.error.contains("rules.yml:7:1: error: "))
    #expect(run.error.contains("did you mean tokens?"))
    let root = try report(run)
    #expect(root["checks"]?.elements.map { $0 }.count == 2)
    #expect(root["problems"]?.elements.map { $0 }.count == 1)
  }

  @Test func `missing, unreadable and oversized files are named and the rest still checked`() throws
  {
    let shell = shell([
      "rules.yml": """
      version: 1
      tokens: [design/tokens.css, gone.css, secret.css, big.css, "none/*.css"]
      screens: ["design/screens/*.yml"]
      uses: [cta]
      roles:
        coral: {tokens: [coral], per-screen: {max: 1}}
      """,
      "secret.css": "",
    ])
    shell.files.deny("secret.css")
    shell.files.put(Array(repeating: 32, count: (64 << 20) + 1), at: "big.css")
    let run = shell.run(Self.onlyCount + ["--format", "json"])
    #expect(run.status == .unusable)
    for message in [
      "gone.css: no such file", "secret.css: not permitted", "big.css: is larger than 64 MB",
      "none/*.css matches no file",
    ] { #expect(run.error.contains(message), "\(message)") }
    #expect(try report(run)["checks"]?.elements.map { $0 }.count == 2)
  }

  @Test func `nothing to check is no success`() {
    let run = Shell(["rules.yml": "version: 1\n"]).run("check")
    #expect(run.status == .unusable)
    #expect(run.error.contains("nothing was checked"))
    #expect(shell().run("check", "--rule", "unused-waiver").status == .unusable)
  }

  @Test func `an unknown rule or appearance is refused`() {
    #expect(shell().run("check", "--rule", "role-cuont").error.contains("did you mean role-count?"))
    let run = shell().run("check", "--appearance", "drak")
    #expect(run.status == .unusable)
    #expect(run.error.contains("drak"))
  }

  @Test func `output goes to a file, whole or not at all`() {
    let shell = shell()
    let run = shell.run(Self.onlyCount + ["--output", "out.txt"])
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(shell.files.text("out.txt")?.contains("Screen home") == true)
    shell.files.failWriting(.notPermitted)
    let denied = shell.run(Self.onlyCount + ["--output", "no/out.txt"])
    #expect(denied.status == .unusable)
    #expect(denied.error.contains("no/out.txt: error: can't be written: not permitted"))
  }

  @Test func `a report in a file has no colour`() {
    let shell = shell()
    _ = shell.run(Self.onlyCount + ["--output", "out.txt", "--color", "always"])
    #expect(shell.files.text("out.txt")?.contains("\u{1B}") == false)
    #expect(shell.run(Self.onlyCount + ["--color", "always"]).output.contains("\u{1B}["))
  }

  @Test func `the same input gives the same bytes`() {
    let first = shell().run("check", "--format", "json").output
    for _ in 0..<5 { #expect(shell().run("check", "--format", "json").output == first) }
  }

  @Test func `hostile rules end in a message`() {
    let deep = String(repeating: "[", count: 20_000)
    let texts = [
      "", "\u{0}", "version: 1\ntokens: \(deep)", "- a",
      "version: 1\nroles: {\"\u{1B}[31m\": {tokens: [x]}}",
      "version: 1\nextends: [rules.yml]", "a: &a [*a]", "\u{FEFF}version: 1\r\ntokens: []\r\n",
    ]
    for text in texts {
      let run = Shell(["rules.yml": text]).run("check")
      #expect(run.status == .unusable)
      #expect(!run.error.isEmpty)
      #expect(!run.error.contains("\u{1B}"))
    }
  }
}
