import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

/// Public bug reports of tools of this kind, by their id in the project's collection: `pair` must not have
/// them.
@Suite struct PublicBugTests {
  private struct Pair: Sendable {
    var id: String
    var foreground: String
    var background: String
    /// Rounded down to two decimals.
    var shown: String
    var flags: [String] = []
    var passes: Bool
  }

  private static let pairs = [
    Pair(
      id: "PARSE-29", foreground: "rgb(24,24,27)", background: "oklch(0.75 0.1275 60)",
      shown: "7.6", passes: true),
    Pair(id: "CON-06a", foreground: "#9894c0", background: "#323232", shown: "4.47", passes: false),
    Pair(id: "CON-06b", foreground: "#9895c0", background: "#323232", shown: "4.51", passes: true),
    Pair(
      id: "CON-06c", foreground: "oklch(0.5674 0.05 250)", background: "white", shown: "4.49",
      passes: false),
    Pair(
      id: "ALPHA-05", foreground: "rgba(0,0,0,0.000001)", background: "#fff", shown: "1.00",
      passes: false),
    Pair(id: "ALPHA-09", foreground: "#00000080", background: "#fff", shown: "4.00", passes: false),
    Pair(id: "THR-02", foreground: "#fff", background: "#0078d7", shown: "4.49", passes: false),
    Pair(id: "THR-04a", foreground: "#777777", background: "#fff", shown: "4.47", passes: false),
    Pair(
      id: "THR-04b", foreground: "#959595", background: "#fff", shown: "2.99",
      flags: ["--size", "24"], passes: false),
    Pair(
      id: "THR-04c", foreground: "#949494", background: "#fff", shown: "3.03",
      flags: ["--size", "24"], passes: true),
    Pair(
      id: "THR-06", foreground: "#7c7cff", background: "#fff", shown: "3.39",
      flags: ["--size", "14pt", "--weight", "bold"], passes: true),
    Pair(
      id: "THR-08", foreground: "#7c7cff", background: "#fff", shown: "3.39",
      flags: ["--size", "18.5px", "--weight", "bold"], passes: false),
    Pair(
      id: "THR-10", foreground: "#808080", background: "#fff", shown: "3.94",
      flags: ["--size", "14pt", "--weight", "750"], passes: true),
  ]

  @Test(arguments: pairs)
  private func `a pair of a public bug report is judged right`(_ pair: Pair) {
    let run = Shell().run(["pair", pair.foreground, pair.background] + pair.flags)
    #expect(run.status == (pair.passes ? .success : .findings), "\(pair.id)")
    #expect(run.output.contains("\n  " + pair.shown), "\(pair.id): \(run.output)")
  }

  // PARSE-13, 17, 19, 21: what is no colour never gets a ratio.
  @Test(arguments: [
    "rgba(0 0 0 26%)", "constructor", "#abcdeg", "#00115g", "#+f+f+f", "#fff#", "green #f00", "",
    "rgb(255, 100%, 100%)",
  ])
  func `what is no colour is an error`(_ text: String) {
    let run = Shell().run("pair", "--", text, "#fff")
    #expect(run.status == .unusable)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("expected"))
  }

  // PARSE-03, CONV-04: nothing is ever NaN.
  @Test(arguments: [
    "oklch(0.961073 0.000047911 none / 0.2)", "#000000", "#808080", "oklch(104.4% 0 336)",
    "color(display-p3 0 1 0)",
  ])
  func `no number is NaN or infinite`(_ color: String) {
    for space in [
      "hex", "rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "xyz-d65",
    ] {
      let text = Shell().run("convert", color, "--to", space, "--format", "json").output
        .lowercased()
      #expect(
        !text.contains("nan") && !text.contains("inf") && !text.contains("null,null,null"),
        "\(text)")
    }
    #expect(
      !Shell().run("pair", color, "#fff", "--format", "json").output.lowercased().contains("nan"))
  }

  // CONV-10: 8-bit alpha survives.
  @Test func `every 8-bit alpha goes to rgb and back unchanged`() throws {
    var shell = Shell()
    let colors = (0...255).map { byte -> String in
      let digits = String(byte, radix: 16)
      return "#123456" + (byte == 255 ? "" : digits.count < 2 ? "0" + digits : digits)
    }
    shell.input = [colors.joined(separator: "\n")]
    let texts = shell.run("convert", "--to", "rgb").output
    shell.input = [texts]
    #expect(
      shell.run("convert", "--to", "hex").output.split(separator: "\n").map { String($0) } == colors
    )
  }
}
