import ContrastCommand
import Diagnostics
import SourceTrees
import TestSupport
import Testing

@Suite struct PairTests {
  private func object(_ line: some StringProtocol) throws -> DataNode {
    try JSON.parse(SourceFile(path: "line", text: String(line))).root
  }

  private func json(_ arguments: String...) throws -> DataNode {
    try object(Shell().run(["pair"] + arguments + ["--format", "json"]).output)
  }

  @Test func `white on black is 21 and reaches everything`() throws {
    let run = Shell().run("pair", "#fff", "#000")
    #expect(run.status == .success)
    #expect(run.output.contains("21.00 : 1"))
    #expect(!run.output.contains("FAIL"))
    #expect(!run.output.contains("reached by"))
  }

  /// CSS Fonts 4, 2.4.1: weights go from 1 to 1000.
  @Test(arguments: ["0", "1001", "-400", "nan", "boldish"])
  func `a weight that is none is refused`(_ weight: String) {
    let run = Shell().run("pair", "#fff", "#000", "--size", "12", "--weight", weight)
    #expect(run.status == .unusable)
    #expect(run.error.contains("--weight can't be \(weight)"))
    #expect(run.error.contains("a number from 1 to 1000, or a word such as bold"))
  }

  /// WCAG 2.2 calls text large from 18 pt, or from 14 pt where it is bold; CSS has 4/3 px in a point.
  @Test(arguments: [
    ("24", "1", true), ("23.99", "1000", true), ("23.99", "699", false), ("18.66", "700", true),
    ("18.66", "Extra Bold", true), ("18.66", "semi-bold", false), ("18.65", "black", false),
  ])
  func `large text is told by size and weight`(_ size: String, _ weight: String, _ isLarge: Bool) {
    // 3.03 to one.
    let run = Shell().run("pair", "#949494", "#fff", "--size", size, "--weight", weight)
    #expect(run.status == (isLarge ? .success : .findings))
  }

  @Test(arguments: [
    ("Canvas", "known only to the system that shows it"), ("currentcolor", "has no value here"),
    ("light-dark(#fff, #000)", "give one of them"),
  ])
  func `a colour without a value here is refused with the reason`(
    _ color: String, _ reason: String
  ) throws {
    for arguments in [[color, "#fff"], ["#fff", color]] {
      let run = Shell().run(["pair"] + arguments)
      #expect(run.status == .unusable)
      #expect(run.error.contains(reason), "\(run.error)")
      let json = Shell().run(["pair"] + arguments + ["--format", "json"])
      #expect(json.status == .unusable)
      #expect(try object(json.output)["error"]?.text.contains(reason) == true, "\(json.output)")
    }
  }

  @Test func `a failing pair ends with 1 and names colours that pass`() throws {
    let run = Shell().run("pair", "white", "#ff6030")
    #expect(run.status == .findings)
    #expect(run.output.contains("3.01 : 1"))
    #expect(run.output.contains("AA   text         4.5   FAIL   -1.49"))
    #expect(run.output.contains("AA   large text   3     PASS   +0.01"))
    #expect(run.output.contains("4.5 is reached by the background "))
  }

  /// `#666` is what a fix would write in the place of `#777`; nearer is the grey of 8 bits.
  @Test func `a suggestion is the nearest colour, however short the given one is`() throws {
    #expect(try json("#777", "#fff")["suggestion"]?["foreground"]?.text == "#767676")
  }

  @Test func `every suggestion passes when it is measured again`() throws {
    for (foreground, background) in [
      ("#ffffff", "#ff6030"), ("oklch(0.7 0.1 150)", "white"), ("#777", "#fff"),
      ("rgb(120 120 120)", "hsl(200 50% 40%)"), ("#0078d7", "#eee"),
    ] {
      let result = try json(foreground, background)
      let suggestion = try #require(result["suggestion"])
      if let better = suggestion["foreground"]?.text {
        #expect(try json(better, background)["aa"]?["text"]?.boolean == true, "\(better)")
      }
      if let better = suggestion["background"]?.text {
        #expect(try json(foreground, better)["aa"]?["text"]?.boolean == true, "\(better)")
      }
    }
  }

  @Test func `the JSON line has these keys, in this order`() throws {
    let run = Shell().run("pair", "#171717", "#faf9f5", "--format", "json")
    #expect(run.output.hasSuffix("}\n"))
    let result = try object(run.output)
    #expect(
      result.members.map { $0.key.text } == [
        "foreground", "background", "ratio", "aa", "ratio8Bit", "measured", "aaa",
      ])
    #expect(
      try #require(result["aa"]).members.map { $0.key.text } == ["text", "largeText", "nonText"])
    #expect(try #require(result["aaa"]).members.map { $0.key.text } == ["text", "largeText"])
    let ratio = try #require(result["ratio"]?.number)
    #expect(abs(ratio - 17.017435) < 1e-6)
  }

  @Test func `the lower of the exact and the 8-bit ratio counts`() throws {
    let result = try json("oklch(0.5759 0.0971 52.31)", "#fff")
    let exact = try #require(result["ratio"]?.number)
    let eightBit = try #require(result["ratio8Bit"]?.number)
    #expect(exact > 4.5 && eightBit < 4.5)
    #expect(result["measured"]?.number == eightBit)
    #expect(result["aa"]?["text"]?.boolean == false)
    let text = Shell().run("pair", "oklch(0.5759 0.0971 52.31)", "#fff").output
    #expect(text.contains("4.49 : 1: 4.5002 as written, 4.4914 in 8-bit sRGB"))
  }

  @Test func `size and weight decide the floor`() throws {
    #expect(Shell().run("pair", "#fff", "#ff6030", "--size", "24").status == .success)
    #expect(
      Shell().run("pair", "#fff", "#ff6030", "--size", "17", "--weight", "bold").status == .findings
    )
    #expect(
      Shell().run("pair", "#fff", "#ff6030", "--size", "14pt", "--weight", "700").status == .success
    )
    #expect(
      Shell().run("pair", "#fff", "#ff6030", "--size", "18.65px", "--weight", "750").status
        == .findings)
    #expect(
      Shell().run("pair", "#fff", "#ff6030", "--size", "18.66px", "--weight", "750").status
        == .success)
  }

  @Test(arguments: ["0", "-3", "nan", "inf", "0x10", "1e400", "big"])
  func `a size that is none is refused`(_ size: String) {
    let run = Shell().run("pair", "#fff", "#000", "--size=" + size)
    #expect(run.status == .unusable)
    #expect(run.error.contains("--size can't be"))
  }

  @Test func `over an unknown backdrop the ratio is an interval`() throws {
    // Over white the backdrop is #666, over black #000: 5.74 and 21.
    let run = Shell().run("pair", "#fff", "rgba(0,0,0,.6)")
    #expect(run.output.contains("5.74-21.00 : 1"))
    #expect(run.output.contains("AAA  text         7     UNDECIDED"))
    #expect(run.status == .success)
    let open = try json("#999", "rgba(255,255,255,.5)")
    #expect(open["ratio"]?.number == 1)
    #expect(try #require(open["ratioUpTo"]?.number) > 2)
    #expect(open["aa"]?["text"]?.boolean == false)
    #expect(try json("#555", "rgba(255,255,255,.9)")["aaa"]?["text"]?.kind == .null)
    #expect(Shell().run("pair", "#999", "rgba(255,255,255,.5)").status == .findings)
  }

  @Test func `a colour that can't be read is named and nothing is measured`() {
    let run = Shell().run("pair", "oklch(zzz)", "#fff")
    #expect(run.status == .unusable)
    #expect(run.output.isEmpty)
    #expect(
      run.error.contains(
        "oklch(zzz): expected a number, a percentage or none, found zzz at column 7"))
    #expect(Shell().run("pair", "currentcolor", "#fff").status == .unusable)
    #expect(
      Shell().run("pair", "light-dark(#fff, #000)", "#fff").error.contains("give one of them"))
  }

  // PARSE-23: a bad second pair must not show the ratio of the first.
  @Test func `pairs from standard input give one result each, whatever they are`() throws {
    var shell = Shell()
    shell.input = ["#000\t#fff\nbogus\t#fff\n", "#000 #fff\n\n#fff\t", "#000\r\n#777\t#fff"]
    let run = shell.run("pair", "--format", "json")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(run.status == .findings)
    #expect(try object(lines[0])["measured"]?.number == 21)
    #expect(try object(lines[1])["error"]?.text == "expected a colour, found bogus at column 1")
    #expect(try object(lines[1])["measured"] == nil)
    #expect(try object(lines[2])["error"]?.text.contains("a tab") == true)
    #expect(try object(lines[3])["error"] != nil)
    #expect(try object(lines[4])["measured"]?.number == 21)
    #expect(try object(lines[5])["aa"]?["text"]?.boolean == false)
  }

  @Test func `in a table the same is a line each`() {
    var shell = Shell()
    shell.input = ["#000\t#fff\nx\ty\n#777\t#fff\n"]
    let run = shell.run("pair", "-")
    #expect(
      run.output == "21.00\tPASS\nerror: expected a colour, found x at column 1\n4.47\tFAIL\n")
    #expect(run.status == .findings)
  }

  @Test func `an empty input is no error`() {
    let run = Shell().run("pair")
    #expect(run.output.isEmpty)
    #expect(run.status == .success)
  }

  @Test(
    .enabled(if: SharedTable("contrast_pairs.open.tsv").exists, "the shared tables are not there"))
  func `published pairs have their published ratio`() throws {
    let text = try #require(SourceTree.text(Repository.sharedData + "/contrast_pairs.open.tsv"))
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let head = try #require(rows.first)
    let (fg, bg, calc) = try (
      #require(head.firstIndex(of: "fg")), #require(head.firstIndex(of: "bg")),
      #require(head.firstIndex(of: "ratio_calc"))
    )
    var shell = Shell()
    let pairs = rows.dropFirst()
    shell.input = [pairs.map { "\($0[fg])\t\($0[bg])\n" }.joined()]
    let lines = shell.run("pair", "--format", "json").output.split(separator: "\n")
    #expect(lines.count == pairs.count)
    for (line, row) in zip(lines, pairs) {
      guard let expected = Double(row[calc]) else { continue }
      let ratio = try object(line)["ratio"]?.number ?? 0
      #expect(abs(ratio - expected) < 1e-6, "\(row)")
    }
  }
}
