import ContrastCommand
import Testing

/// What commands write where a CI server reads along.
@Suite struct LogTests {
  private static let names = ["\\:\\:error\\:\\:x", "\\#\\#\\[error\\]x", "ink"]

  private static let files = [
    "rules.yml": """
    version: 1
    tokens: [t.css]
    appearances: [light]
    pairs: [{foreground: "*", background: "*", min: 3}]

    """,
    "t.css": ":root { " + names.map { "--\($0): #888; " }.joined() + "}",
  ]

  @Test(arguments: [
    ["check"], ["check", "--failures-only"], ["check", "--format", "xcode"], ["tokens"], ["matrix"],
    ["diff", "main"], ["tokens", "t.css"], ["check", "::error::x"],
    ["check", "--config", "::a::b"],
    ["pair", "::error::x", "##[error]"], ["convert", "::error::x"], ["::error::x"],
    ["check", "--rule", "::error::x"], ["check", "a\n::error::x"], ["explain", "::error::x"],
    ["emit", "css", "--out", "a\n::error::x"],
  ])
  func `no line is a command`(_ arguments: [String]) {
    var shell = Shell(Self.files)
    shell.git = MemoryGit(revisions: ["main": ["rules.yml": Self.files["rules.yml", default: ""]]])
    let run = shell.run(arguments)
    let lines = (run.output + "\n" + run.error).split { $0.isNewline }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      #expect(!line.contains("##["), "\(line)")
    }
  }

  // The name is still to be read.
  @Test func `a name that looks like a command is shown`() {
    let output = Shell(Self.files).run("tokens").output
    #expect(output.contains(":\\:error::x"))
    #expect(output.contains("#\\#[error]x"))
  }
}
