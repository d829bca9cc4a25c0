import Diagnostics
import Reporters
import Testing

/// What the runner of GitHub Actions takes for a command, as its source has it (actions/runner,
/// `ActionCommand.cs`), and that of Azure Pipelines (`Command.cs`).
private func isCommand(_ line: Substring) -> Bool {
  let text = line.drop { $0.isWhitespace }
  let isNew = text.hasPrefix("::") && text.dropFirst(2).contains("::")
  return isNew || line.contains("##[") || line.contains("##vso[")
}

@Suite struct LogTextTests {
  private func disarmed(_ text: String) -> String {
    String(decoding: Array(text.utf8).disarmed, as: UTF8.self)
  }

  @Test(arguments: [
    ("::error::x", ":\\:error::x"), ("  ::error::x", "  :\\:error::x"),
    ("\u{3000}\u{A0}\t::add-mask::x", "\u{3000}\u{A0}\t:\\:add-mask::x"),
    ("a\n::stop-commands::x\nb", "a\n:\\:stop-commands::x\nb"),
    ("a\r\n ::x::", "a\r\n :\\:x::"), ("\r::x::", "\r:\\:x::"),
    ("\u{1B}[1m::x::\u{1B}[0m", "\u{1B}[1m:\\:x::\u{1B}[0m"), (":::", ":\\::"), ("::", ":\\:"),
    ("a ##[error]b", "a #\\#[error]b"), ("##[group]", "#\\#[group]"),
    ("x###[x]", "x##\\#[x]"), ("é##vso[task.x]y", "é#\\#vso[task.x]y"),
    ("##teamcity[x]", "#\\#teamcity[x]"), ("##[a]##[b]", "#\\#[a]#\\#[b]"),
  ])
  func `a command becomes text`(_ text: String, _ expected: String) {
    #expect(disarmed(text) == expected)
    #expect(!disarmed(text).split { $0.isNewline }.contains { isCommand($0) })
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  // Ordinary output has all of these.
  @Test(arguments: [
    "", ":", "#", "a", "a::b", "a ::b", "design/a.css:1:2: error: x", "## Title [1]", "##",
    "#fff on #000",
    ": :", "# #[", "##a", "a: b\n", ":a:\n:b", "café ::x",
  ])
  func `other text stays as it is`(_ text: String) { #expect(disarmed(text) == text) }

  @Test func `bytes that are no text are kept`() {
    let bytes: [UInt8] = [0xFF, 0x3A, 0x3A, 0xC3, 0x0A, 0x3A, 0x3A, 0x80]
    #expect(bytes.disarmed == [0xFF, 0x3A, 0x3A, 0xC3, 0x0A, 0x3A, 0x5C, 0x3A, 0x80])
  }

  // Every text of the report tries it, in lines of every width: a line may be broken anywhere.
  @Test(arguments: [40, 47, 80])
  func `no line of a table is a command`(_ width: Int) {
    for color in [Presentation.ColorDepth.none, .basic] {
      for report in [HostileReport.report, Self.commands] {
        let bytes = Reporter.table.render(report, Presentation(width: width, color: color))
        #expect(lines(bytes).allSatisfy { !isCommand($0[...]) })
      }
    }
  }

  @Test func `no line for Xcode is a command`() {
    for folder in ["", "::error::x", "/project"] {
      for report in [HostileReport.report, Self.commands] {
        let bytes = Reporter.xcode.render(report, Presentation(folder: folder))
        #expect(lines(bytes).allSatisfy { !isCommand($0[...]) })
      }
    }
  }

  /// Names that are commands, also where a long line is broken at one.
  private static let commands: Report = {
    let names = [
      "::error::x", " ::warning::x", "a ::error file=b::c", "x-::debug::y", "##[error]x",
      String(repeating: "y", count: 37) + "::notice::z",
      String(repeating: "long ::group::w ", count: 9),
    ]
    let file = SourceFile(path: "::error::path", text: "a")
    let checks = names.flatMap { name in
      [Outcome.fail, .waived, .skipped, .pass].map { outcome in
        var check = Check(
          rule: "pair-contrast", subject: name, appearance: name, screen: name, state: name,
          measured: .value(2), required: 4.5, requirement: name, outcome: outcome, detail: name,
          location: file.location(Span(0, 1)),
          related: [Note(name, at: file.location(Span(0, 1)))],
          fix: Fix(replacement: name, rgba: 0xFF, location: file.location(Span(0, 1)), token: name))
        check.waiver = name
        return check
      }
    }
    return Report(
      version: "1", appearances: names, rules: [], checks: checks,
      problems: names.map { Problem($0, path: $0, help: $0) })
  }()
}
