import ContrastCommand
import Testing

@Suite struct StreamTests {
  @Test func `a closed pipe is no error`() {
    var shell = Shell()
    shell.outputFault = .closed
    for arguments in [["--help"], ["rules"], ["pair", "#fff", "#000"], ["convert", "red"]] {
      let run = shell.run(arguments)
      #expect(run.status == .success)
      #expect(run.error.isEmpty)
    }
  }

  @Test func `a full disk is an error`() {
    var shell = Shell()
    shell.outputFault = .failed("No space left on device")
    let run = shell.run("pair", "#fff", "#000")
    #expect(run.status == .unusable)
    #expect(
      run.error
        == "contrast: error: standard output could not be written: No space left on device\n")
  }

  @Test func `somebody who types is told what is waited for`() {
    var shell = Shell()
    shell.input = ["red\n"]
    shell.terminal.inputIsTerminal = true
    let run = shell.run("convert", "--to", "hex")
    #expect(run.error == "contrast: note: reads a colour a line from standard input, to its end\n")
    #expect(run.output == "#ff0000\n")
  }

  @Test func `a byte-order mark is no part of the first line`() {
    var shell = Shell()
    shell.input = ["\u{FEFF}red\nlime\n"]
    #expect(shell.run("convert", "--to", "hex").output == "#ff0000\n#00ff00\n")
  }

  @Test func `a closed pipe ends a run of many lines`() {
    var shell = Shell()
    shell.outputFault = .closed
    shell.input = Array(repeating: "red\n", count: 1000)
    #expect(shell.run("convert").status == .success)
  }
}
