import ContrastCommand
import Diagnostics
import Reporters
import SourceTrees
import Testing

@Suite struct MatrixTests {
  private let project = [
    "rules.yml": "version: 1\ntokens: [t.css]\nappearances: [light, dark]\n",
    "t.css": """
    :root { --ink: #000; --paper: #fff; --mid: #777; --veil: rgb(0 0 0 / 0.5); --lost: var(--gone); }
    .dark { --ink: #fff; --paper: #000; }
    """,
  ]

  @Test func `every pair is measured in every appearance`() {
    let run = Shell(project).run("matrix", "ink", "paper", "mid")
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        """
        light
        Rows are foregrounds, columns backgrounds. A: 7 or more, a: 4.5, +: 3.

                    1      2      3
        1 ink       -  21.00A  4.68a
        2 paper 21.00A     -   4.47+
        3 mid    4.68a  4.47+     -

        """), "\(run.output)")
    #expect(run.output.contains("\ndark\n"))
  }

  /// As `pair` says of the same: an interval, and UNDECIDED.
  @Test func `what lies on a translucent background is marked`() {
    let run = Shell(project).run("matrix", "ink", "paper", "veil", "-a", "light")
    #expect(
      run.output.hasPrefix(
        """
        light
        Rows are foregrounds, columns backgrounds. A: 7 or more, a: 4.5, +: 3.
        ~: the lower end of an interval, since nothing says what lies behind a
        translucent background; ?: its upper end would have a better mark, so that it is
        undecided.

                     1       2       3
        1 ink        -   21.00A  ~1.00?
        2 paper  21.00A      -   ~3.97?
        3 veil    1.00    3.97+      -

        """), "\(run.output)")
    let pair = Shell().run("pair", "#000", "rgb(0 0 0 / 0.5)")
    #expect(pair.output.contains("UNDECIDED"))
    for line in run.output.split(separator: "\n") { #expect(line.utf8.count <= 80) }
  }

  @Test func `globs choose tokens, and an unknown one is a mistake`() {
    let shell = Shell(project)
    #expect(!shell.run("matrix", "*i*", "-a", "light").output.contains("paper"))
    let wrong = shell.run("matrix", "papr")
    #expect(wrong.status == .unusable)
    #expect(wrong.error.contains("there is no colour token papr"))
    #expect(wrong.error.contains("did you mean paper?"))
  }

  @Test func `each pair is a line of JSON`() throws {
    let run = Shell(project).run(
      "matrix", "--format", "json", "-a", "light", "ink", "paper", "veil")
    let lines = try run.output.split(separator: "\n").map {
      try JSON.parse(SourceFile(path: "l", text: String($0))).root
    }
    #expect(lines.count == 6)
    #expect(lines[0]["foreground"]?.text == "ink")
    #expect(lines[0]["background"]?.text == "paper")
    #expect(lines[0]["measured"]?.number == 21)
    let veil = lines.filter { $0["background"]?.text == "veil" }
    #expect(veil.allSatisfy { $0["measuredUpTo"] != nil })
  }

  @Test func `what is passed on in pieces is whole`() {
    let css = (0..<300).map { "--t\($0): #\(String($0 + 0x100, radix: 16));" }.joined()
    let project = ["rules.yml": self.project["rules.yml"] ?? "", "t.css": ":root{\(css)}"]
    let lines = Shell(project).run("matrix", "--format", "json", "-a", "light").output
      .split(separator: "\n")
    #expect(lines.count == 300 * 299)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"appearance\":") && $0.hasSuffix("}") })
    let rows = Shell(project).run("matrix", "-a", "light").output.split(separator: "\n")
    #expect(rows.count { $0.hasPrefix("300 t299") } == rows.count { $0.hasPrefix("  1 t0") })
    #expect(rows.count { $0.hasPrefix("300 t299") } > 20)
  }

  @Test func `tokens without a colour are named, and strips keep to the width`() {
    var css = ":root{--lost:var(--gone);"
    for number in 0..<40 {
      css += "--a-rather-long-name-\(number): #\(number + 10)\(number + 10)\(number + 10);"
    }
    let run = Shell(["rules.yml": "version: 1\ntokens: [t.css]\n", "t.css": css + "}"]).run(
      "matrix", "-a", "light")
    #expect(run.output.contains("No colour here: lost"))
    #expect(
      run.output.split(separator: "\n").allSatisfy {
        String($0).displayWidth <= 80 && $0.last != " "
      })
    #expect(run.output.contains("40"))
  }
}

@Suite struct MatrixProblemTests {
  @Test func `what can't be read is told beside what can`() {
    let run = Shell([
      "rules.yml": "version: 1\ntokens: [t.css, gone.css]\nappearances: [light]\n",
      "t.css": ":root { --ink: #000; --page: #fff }",
    ]).run("matrix")
    #expect(run.status == .unusable)
    #expect(run.error.contains("gone.css"))
    #expect(run.output.contains("21"))
  }
}

@Suite struct SimulateTests {
  @Test func `every kind of vision is shown`() {
    let run = Shell().run("simulate", "#d33a2c")
    #expect(run.status == .success)
    for word in ["normal", "protan", "deutan", "tritan", "greyscale"] {
      #expect(run.output.contains(word))
    }
    #expect(run.output.split(separator: "\n").count == 5)
  }

  @Test func `greys stay what they are and severity 0 changes nothing`() {
    for line in Shell().run("simulate", "#777777").output.split(separator: "\n") {
      #expect(line.hasSuffix("#777777"))
    }
    let none = Shell().run("simulate", "#d33a2c", "--severity", "0").output
    #expect(none.split(separator: "\n").allSatisfy { $0.hasSuffix("#d33a2c") })
  }

  @Test func `a colour that can't be read does not hide the others`() throws {
    let run = Shell().run("simulate", "nope", "#777777", "--vision", "greyscale")
    #expect(run.status == .unusable)
    #expect(run.error.contains("nope"))
    #expect(run.output.contains("greyscale  #777777"))
    let json = Shell().run("simulate", "nope", "--format", "json")
    #expect(json.status == .unusable)
    let line = try JSON.parse(SourceFile(path: "l", text: json.output)).root
    #expect(line["input"]?.text == "nope")
    #expect(line["error"] != nil)
  }

  @Test func `a bad line of standard input is told in its place`() {
    var shell = Shell()
    shell.input = ["nope\n#777777\n"]
    let run = shell.run("simulate", "-", "--vision", "greyscale", "--model", "vienot")
    #expect(run.status == .findings)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("error: ") == true)
    #expect(lines.last?.hasSuffix("#777777") == true)
  }

  /// A pixel of the colour goes before its code where the terminal has true colour.
  @Test func `a terminal with true colour shows the colour itself`() {
    var shell = Shell()
    shell.environment = ["COLORTERM": "truecolor"]
    let run = shell.run("simulate", "#777777", "--vision", "greyscale", "--color", "always")
    #expect(run.output.contains("48;2;119;119;119"))
  }

  @Test func `JSON has a line a vision, and standard input is read`() throws {
    var shell = Shell()
    shell.input = ["#d33a2c\nnope\n"]
    let run = shell.run("simulate", "--vision", "deutan", "--vision", "tritan", "--format", "json")
    let lines = try run.output.split(separator: "\n").map {
      try JSON.parse(SourceFile(path: "l", text: String($0))).root
    }
    #expect(lines.map { $0["vision"]?.text } == ["deutan", "tritan", nil])
    #expect(lines.map { $0["model"]?.text } == ["machado", "brettel", nil])
    #expect(lines[2]["error"] != nil)
    #expect(run.status == .findings)
  }

  @Test(arguments: ["2", "-1", "nan", "half"])
  func `a severity that is none is refused`(_ text: String) {
    #expect(Shell().run("simulate", "red", "--severity=" + text).status == .unusable)
  }
}
