import Reporters
import Testing

@testable import ContrastCommand

@Suite struct ColorChoiceTests {
  private func depth(
    _ choice: ColorChoice = .auto, terminal: Bool = true, _ environment: [String: String] = [:]
  ) -> Presentation.ColorDepth {
    let sink = MemorySink(fault: nil)
    let surroundings = Surroundings(
      environment: environment, files: MemoryFiles(), input: MemorySource([]), output: sink,
      error: sink,
      terminal: Terminal(outputIsTerminal: terminal, errorIsTerminal: terminal, columns: nil),
      today: nil, clock: { 0 })
    return surroundings.colorDepth(choice, isTerminal: terminal)
  }

  @Test func `a terminal has colour and a file has none`() {
    #expect(depth() == .basic)
    #expect(depth(terminal: false) == .none)
    #expect(depth(["COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["COLORTERM": "24bit"]) == .trueColor)
  }

  @Test func `the flag is stronger than everything`() {
    #expect(depth(.always, terminal: false, ["NO_COLOR": "1", "TERM": "dumb"]) == .basic)
    #expect(depth(.never, ["FORCE_COLOR": "1"]) == .none)
  }

  @Test func `then NO_COLOR, unless it is empty`() {
    #expect(depth(["NO_COLOR": "1", "FORCE_COLOR": "1"]) == .none)
    #expect(depth(["NO_COLOR": ""]) == .basic)
    #expect(depth(["NO_COLOR": "0"]) == .none)
  }

  @Test func `then what forces colour, then a dumb terminal`() {
    #expect(depth(terminal: false, ["FORCE_COLOR": "1"]) == .basic)
    #expect(depth(terminal: false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"]) == .basic)
    #expect(depth(terminal: false, ["FORCE_COLOR": "0"]) == .none)
    #expect(depth(["TERM": "dumb"]) == .none)
    #expect(depth(["TERM": "xterm"]) == .basic)
  }

  private func depth(_ environment: [String: String]) -> Presentation.ColorDepth {
    depth(.auto, environment)
  }

  @Test func `the width is the terminal's, then COLUMNS, then 80`() {
    var shell = Shell()
    shell.environment["COLUMNS"] = "120"
    func width(_ terminal: Int?, _ columns: String?) -> Int {
      let sink = MemorySink(fault: nil)
      return Surroundings(
        environment: columns.map { ["COLUMNS": $0] } ?? [:], files: MemoryFiles(),
        input: MemorySource([]), output: sink, error: sink,
        terminal: Terminal(outputIsTerminal: true, errorIsTerminal: true, columns: terminal),
        today: nil, clock: { 0 }
      ).width
    }
    #expect(width(100, "120") == 100)
    #expect(width(nil, "120") == 120)
    for columns in [nil, "", "0", "-5", "wide", "99999999999999999999"] {
      #expect(width(nil, columns) == 80)
    }
    #expect(width(nil, "100000") == 1000)
  }
}
