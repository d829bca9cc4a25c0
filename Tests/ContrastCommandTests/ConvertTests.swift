import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees
import TestSupport
import Testing

@testable import ContrastCommand

@Suite struct ConvertTests {
  private func object(_ line: some StringProtocol) throws -> DataNode {
    try JSON.parse(SourceFile(path: "line", text: String(line))).root
  }

  private func css(_ arguments: String...) throws -> String? {
    try object(Shell().run(["convert", "--format", "json"] + arguments).output)["css"]?.text
  }

  @Test func `without a space every notation is shown`() {
    let run = Shell().run("convert", "#ff6030")
    #expect(run.status == .success)
    for name in [
      "hex", "rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "rec2020",
      "a98-rgb",
      "prophoto-rgb", "xyz-d50", "xyz-d65",
    ] { #expect(run.output.contains("  \(name) "), "\(name)") }
    #expect(run.output.contains("rgb(255 96 48)"))
  }

  @Test func `with a space one line comes out, fit for a script`() {
    #expect(Shell().run("convert", "#ff6030", "--to", "rgb").output == "rgb(255 96 48)\n")
    #expect(
      Shell().run("convert", "rgb(255 96 48)", "white", "-t", "hex").output == "#ff6030\n#ffffff\n")
    #expect(Shell().run("convert", "red", "--to", "xyz").output.hasPrefix("color(xyz-d65 "))
  }

  /// What is written for people, taken by itself, must not be mapped or clipped to give the colour again.
  @Test(arguments: ["white", "red", "#00ff00", "#3366cc", "#010000", "yellow", "#ffff01"])
  func `the text of a colour of sRGB lies in sRGB`(_ color: String) throws {
    let lines = Shell().run("convert", color).output.split(separator: "\n").dropFirst()
    #expect(lines.count == 14)
    for line in lines {
      let text = String(line.dropFirst(2).split(separator: " ", maxSplits: 1)[1].drop { $0 == " " })
      let read = try #require(try CSSColor.parse(text).absolute)
      #expect(read.isInGamut(of: .srgb, tolerance: 0.0002), "\(line)")
      #expect(!text.hasSuffix(".0)") && !text.contains(".0 "), "\(line)")
    }
  }

  /// 0.5 is 127.5 of 255, which rounds up; 1.2 is 306 and -0.2 is -51.
  @Test(arguments: [
    (["--to", "hex", "--gamut", "clip"], "#ff8000"),
    (["--to", "rgb", "--gamut", "none"], "rgb(306 128 -51)"),
    (["--to", "rgb", "--gamut", "clip"], "rgb(255 128 0)"),
  ])
  func `what lies outside is clipped or left, as is asked for`(
    _ arguments: [String], _ text: String
  ) {
    let run = Shell().run(["convert", "color(srgb 1.2 0.5 -0.2)"] + arguments)
    #expect(run.output == text + "\n")
    #expect(run.status == .success)
  }

  @Test func `the table says what was done with what lies outside`() {
    let color = "color(srgb 1.2 0.5 -0.2)"
    for (choice, words) in [("clip", "clipped"), ("css", "mapped"), ("none", "left so")] {
      let output = Shell().run("convert", color, "--gamut", choice).output
      let rgb = output.split(separator: "\n").first { $0.hasPrefix("  rgb ") }
      #expect(rgb?.hasSuffix("outside srgb, " + words) == true, "\(output)")
      let xyz = output.split(separator: "\n").first { $0.hasPrefix("  xyz-d65 ") }
      #expect(xyz?.contains("outside") == false)
    }
  }

  @Test func `in its own space a colour is clipped only where that is asked for`() throws {
    let color = "color(srgb 1.2 0.5 -0.2)"
    #expect(try css(color) == color)
    #expect(try css(color, "--gamut", "none") == color)
    #expect(try css(color, "--gamut", "clip") == "color(srgb 1 0.5 0)")
    let clipped = try object(
      Shell().run("convert", "--format", "json", color, "--gamut", "clip").output)
    // It is the colour that was given of which this is said.
    #expect(clipped["inGamut"]?.boolean == false)
  }

  @Test(arguments: [
    // CSSOM: an 8-bit alpha has two decimals where they read back to it, else three.
    ("#ff603080", "rgb(255 96 48 / 0.5)"), ("#ff603081", "rgb(255 96 48 / 0.506)"),
    ("#ff603001", "rgb(255 96 48 / 0.004)"), ("rgb(255 96 48 / none)", "rgb(255 96 48 / none)"),
    ("#ff6030", "rgb(255 96 48)"),
  ])
  func `the alpha of 8 bits has as few digits as read back to it`(_ color: String, _ text: String) {
    #expect(Shell().run("convert", color, "--to", "rgb").output == text + "\n")
  }

  @Test(arguments: Notation.names)
  func `what is written for people reads back to the same 8-bit colour`(_ name: String) throws {
    for color in ["#ff6030", "#000000", "#ffffff", "#777777", "#00633d", "#8b6dff80"] {
      let text = Shell().run("convert", color, "--to", name).output.dropLast()
      let back = try #require(try CSSColor.parse(String(text)).absolute)
      #expect(back.hex == color, "\(text)")
    }
  }

  @Test func `JSON keeps the colour's own space`() throws {
    let result = try object(
      Shell().run("convert", "--format", "json", "oklch(0.7 0.1 none)").output)
    #expect(
      result.members.map { $0.key.text } == [
        "input", "space", "components", "alpha", "css", "inGamut",
      ])
    #expect(result["space"]?.text == "oklch")
    #expect(result["components"]?.elements.map { $0.kind } == [.number, .number, .null])
    #expect(result["css"]?.text == "oklch(0.7 0.1 none)")
    #expect(try css("#1a1a1a") == "rgb(26, 26, 26)")
    #expect(try css("color(srgb 0.1 0.1 0.1)") == "color(srgb 0.1 0.1 0.1)")
    #expect(try css("color(srgb 1.5 0 0)") == "color(srgb 1.5 0 0)")
  }

  @Test func `with a space JSON gives that space`() throws {
    let result = try object(
      Shell().run("convert", "--format", "json", "oklch(0.7 0.1 150)", "--to", "rgb").output)
    #expect(result["space"]?.text == "srgb")
    #expect(result["css"]?.text == "rgb(111 176 125)")
    #expect(result["inGamut"]?.boolean == true)
    #expect(try css("oklch(0.7 0.1 150 / 50%)", "--to", "rgb") == "rgb(111 176 125 / 0.5)")
  }

  @Test func `gamut says what becomes of a colour outside`() throws {
    // CSS Color 4 gamut mapping and clipping of the same colour, from the public bug GAM-07.
    #expect(try css("oklch(0.43 0.373 52)", "--to", "hex") == "#853300")
    #expect(try css("oklch(0.43 0.373 52)", "--to", "hex", "--gamut", "clip") == "#cf0000")
    let kept = try object(
      Shell().run(
        "convert", "--format", "json", "color(display-p3 0 1 0)", "--to", "srgb", "--gamut", "none"
      ).output)
    #expect(kept["inGamut"]?.boolean == false)
    #expect(try #require(kept["components"]?.elements.map { $0.number ?? 0 }.min()) < 0)
    #expect(
      Shell().run("convert", "color(display-p3 0 1 0)").output.contains("outside srgb, mapped"))
  }

  /// P3's pure red is (1.093, -0.227, -0.150) in sRGB (CSS Color 4, sample code for conversions).
  @Test func `hex, which has no numbers beyond its channels, keeps nothing outside`() throws {
    let red = "color(display-p3 1 0 0)"
    let run = Shell().run("convert", red, "--to", "hex", "--gamut", "none")
    #expect(run.status == .unusable)
    #expect(run.output.isEmpty)
    #expect(
      run.error == """
        contrast: error: \(red): it lies outside sRGB, which hex can't write
          help: take --to rgb, or --gamut css or clip

        """)
    #expect(
      Shell().run("convert", red, "--to", "rgb", "--gamut", "none").output == "rgb(279 -58 -38)\n")
    #expect(try css("#123", "--to", "hex", "--gamut", "none") == "#112233")
    let lines = Shell().run("convert", red, "--gamut", "none").output.split(separator: "\n")
    #expect(lines.count(where: { $0.hasSuffix("outside srgb, mapped") }) == 1)
    #expect(lines.count(where: { $0.hasSuffix("outside srgb, left so") }) == 3)
  }

  @Test func `a line that can't be read gives a result that says why`() throws {
    var shell = Shell()
    shell.input = ["red\noklch(", "zzz)\n\nblue"]
    let run = shell.run("convert", "--format", "json")
    let lines = try run.output.split(separator: "\n").map { try object($0) }
    #expect(lines.count == 4)
    #expect(lines[0]["css"]?.text == "rgb(255, 0, 0)")
    #expect(lines[1]["input"]?.text == "oklch(zzz)")
    #expect(
      lines[1]["error"]?.text == "expected a number, a percentage or none, found zzz at column 7")
    #expect(lines[2]["error"] != nil)
    #expect(lines[3]["css"]?.text == "rgb(0, 0, 255)")
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
  }

  @Test func `colours without a value here are known and have none`() throws {
    let run = Shell().run("convert", "--format", "json", "currentcolor")
    let result = try object(run.output)
    #expect(result["css"]?.text == "currentcolor")
    #expect(result["error"]?.text.contains("no value") == true)
    #expect(run.status == .unusable)
  }

  @Test func `one bad colour among operands does not hide the others`() {
    let run = Shell().run("convert", "red", "nope", "blue", "--to", "hex")
    #expect(run.output == "#ff0000\n#0000ff\n")
    #expect(run.error.contains("nope: expected"))
    #expect(run.status == .unusable)
  }

  @Test func `megabytes of hostile input end in an error for each line`() throws {
    var shell = Shell()
    let long = String(repeating: "(", count: 1_000_000)
    shell.input = [
      "rgb(" + String(repeating: " ", count: 1_000_000) + "\n", "hwb(" + long + "\n",
      "\u{0}\u{1B}[31m\n",
      String(repeating: "f", count: 3_000_000) + "\n", "\u{FFFE}\n", "red",
    ]
    let run = shell.run("convert", "--format", "json")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6)
    for line in lines.dropLast() { #expect(try object(line)["error"] != nil) }
    #expect(!run.output.utf8.contains(0x1B))
  }

  @Test func `many lines are answered in order`() throws {
    var shell = Shell()
    let colors = (0..<3_000).map { "rgb(\($0 % 256) \($0 / 256) 7)" }
    let text = colors.joined(separator: "\n")
    // In pieces that cut lines anywhere.
    shell.input = stride(from: 0, to: text.utf8.count, by: 1_001).map {
      String(decoding: text.utf8.dropFirst($0).prefix(1_001), as: UTF8.self)
    }
    let lines = shell.run("convert", "--to", "rgb").output.split(separator: "\n")
    #expect(lines.map { String($0) } == colors)
  }

  /// CSS Color 4, "Missing Color Components and the none Keyword": a missing component is 0 for everything but
  /// mixing and relative colours; each must say the same colour.
  @Test(arguments: [
    "oklch(0.5 0.1 none)", "lch(50 30 none)", "hsl(none 50% 50%)", "hwb(none 20% 20%)",
    "color(display-p3 0.5 none 0.5)", "color(rec2020 0.3 0.4 none)",
    "oklab(none 0.1 0.1)", "lab(50 none 20)",
  ])
  func `what is missing is 0 in another space`(_ color: String) throws {
    func hex(_ text: String) -> String {
      Shell().run("convert", text, "--to", "hex").output
    }
    let expected = hex(color.replacing("none", with: "0"))
    #expect(hex(color) == expected)
    for space in ["hsl", "hwb", "lab", "lch", "oklab", "oklch", "srgb", "display-p3", "xyz-d50"] {
      let converted = Shell().run("convert", color, "--to", space, "--format", "json").output
      let css = try JSON.parse(SourceFile(path: "l", text: converted)).root["css"]?.text
      #expect(hex(try #require(css)) == expected, "\(space): \(css ?? "")")
    }
  }
}
