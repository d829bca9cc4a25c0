import ContrastCommand
import Reporters
import RuleEngine
import Testing

/// Lines are broken where the terminal ends, and where there is none they stay whole.
@Suite struct TerminalWidthTests {
  private static let name = "color.a-name-of-some-length.that-takes-room"

  private static func files(_ ink: String) -> [String: String] {
    [
      "rules.yml": """
      version: 1
      tokens: [design/tokens/base.tokens.json]
      appearances: [light, dark, light-high-contrast, dark-high-contrast]
      pairs: [{foreground: \(name), background: paper, min: 7}]

      """,
      "design/tokens/base.tokens.json": """
      {"paper": {"$type": "color", "$value": "#ffffff"},
       "color": {"a-name-of-some-length": {"that-takes-room": {"$type": "color", "$value": "\(ink)"}}}}
      """,
    ]
  }

  private func shell(columns: Int?) -> Shell {
    var shell = Shell(Self.files("#888888"))
    shell.git = MemoryGit(revisions: ["main": Self.files("#000000")])
    shell.terminal = Terminal(
      outputIsTerminal: columns != nil, errorIsTerminal: columns != nil, columns: columns)
    return shell
  }

  private static func longest(_ text: String) -> Int {
    text.split(separator: "\n").map { $0.unicodeScalars.count }.max() ?? 0
  }

  @Test(arguments: [60, 80, 120])
  func `no line of diff is wider than the terminal`(_ columns: Int) {
    let run = shell(columns: columns).run("diff", "main", "--color", "never")
    #expect(run.status == .findings)
    #expect(Self.longest(run.output) <= columns, "\(run.output)")
    #expect(!run.output.split(separator: "\n").contains { $0.last == " " })
    let words = run.output.filter { !$0.isWhitespace }
    #expect(words.contains("light,dark,light-high-contrast,dark-high-contrast"))
  }

  /// But for a place, which is one word.
  @Test(arguments: [60, 80, 120])
  func `no message of fix is wider than the terminal`(_ columns: Int) {
    let run = shell(columns: columns).run("fix", "--max-delta-e", "0.001", "--color", "never")
    #expect(Self.longest(run.error) <= columns, "\(run.error)")
    #expect(
      run.error.filter { !$0.isWhitespace }.contains("fartherthan--max-delta-eallows"))
  }

  @Test func `what programs read has a line for each message`() {
    let run = shell(columns: nil).run("fix", "--max-delta-e", "0.001")
    #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
    #expect(Self.longest(run.error) > 120)
  }

  @Test(arguments: [60, 80])
  func `a token's name never touches its colour`(_ columns: Int) {
    var shell = shell(columns: columns)
    for length in 30...60 {
      let name = "a" + String(repeating: "x", count: length)
      shell = Shell([
        "t.css": ":root { --\(name): #fff } .dark { --\(name): #000 }",
        "rules.yml":
          "version: 1\ntokens: [t.css]\nappearances: [light, dark]\n",
      ])
      shell.terminal = Terminal(outputIsTerminal: true, errorIsTerminal: true, columns: columns)
      let run = shell.run("tokens", "--color", "never")
      #expect(
        run.output.contains("x #ffffff") || run.output.contains("x  #ffffff"), "\(run.output)")
      #expect(run.output.filter { !$0.isWhitespace }.contains(name), "\(run.output)")
      #expect(Self.longest(run.output) <= columns, "\(run.output)")
    }
  }

  @Test(arguments: [60, 80])
  func `headings of examples are no wider than the terminal`(_ columns: Int) {
    var shell = Shell()
    shell.terminal = Terminal(outputIsTerminal: true, errorIsTerminal: true, columns: columns)
    for rule in Rules.ids {
      let output = shell.run("explain", rule, "--color", "never").output
      for line in output.split(separator: "\n") where line.hasPrefix("Example: ") {
        #expect(line.unicodeScalars.count <= columns)
      }
    }
  }

  @Test(arguments: [60, 80])
  func `no line of convert is wider than the terminal`(_ columns: Int) {
    var shell = Shell()
    shell.terminal = Terminal(outputIsTerminal: true, errorIsTerminal: true, columns: columns)
    for color in ["color(prophoto-rgb 0 1 0)", "oklch(0.7 0.4 150 / 0.123456)", "#ff6030"] {
      let run = shell.run("convert", color, "--color", "never")
      #expect(Self.longest(run.output) <= columns, "\(run.output)")
    }
  }
}
