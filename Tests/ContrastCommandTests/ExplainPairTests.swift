import ContrastCommand
import Reporters
import Testing

@Suite struct ExplainPairTests {
  @Test func `every number on the way is shown`() {
    let text = Shell().run("explain", "#777777", "#ffffff").output
    // 0x77 is 119; ((119/255 + 0.055) / 1.055) ^ 2.4 = 0.184475.
    for piece in [
      "read as           rgb(119, 119, 119)", "srgb              0.466667 0.466667 0.466667",
      "srgb-linear       0.184475 0.184475 0.184475", "8-bit sRGB        #777777",
      "0.184475 as written",
      "(1 + 0.05) / (0.184475 + 0.05) = 4.47808", "text of no stated size: 4.5", "FAIL by -0.03",
    ] { #expect(text.contains(piece), "\(piece)") }
    #expect(!text.contains("As drawn"))
    #expect(!text.contains("outside sRGB"))
  }

  @Test func `each space on the way is named once, from the colour's own to sRGB`() {
    let text = Shell().run("explain", "oklch(0.7 0.25 40)", "#000").output
    let spaces = ["oklch ", "oklab ", "xyz-d65 ", "srgb-linear ", "srgb "]
    guard let end = text.firstRange(of: "\n\nBackground") else {
      Issue.record("there is no background in \(text)")
      return
    }
    let foreground = text[..<end.lowerBound]
    var rest = foreground
    for space in spaces {
      guard let range = rest.firstRange(of: "\n  " + space) else {
        Issue.record("\(space) is missing or out of order in \(foreground)")
        return
      }
      rest = rest[range.upperBound...]
    }
    #expect(foreground.contains("outside sRGB      by 0.189616"))
  }

  @Test(arguments: [
    "hsl(200 50% 40%)", "hwb(200 20% 30%)", "lab(50% 40 -20)", "lch(50% 40 200)",
    "color(display-p3 1 0 0)",
    "color(rec2020 0 1 0)", "color(xyz-d50 0.3 0.3 0.3)", "color(srgb-linear 0.2 0.2 0.2)",
    "color(prophoto-rgb 0.1 0.2 0.3)",
    "oklch(0.5 none 30)",
  ])
  func `colours of every space have a way to sRGB`(_ color: String) {
    let text = Shell().run("explain", color, "#fff").output
    #expect(text.contains("\n  srgb "))
    #expect(text.contains("\n  srgb-linear "))
    #expect(text.contains("8-bit sRGB"))
  }

  // ALPHA-01 and ALPHA-03 by hand: 0.65 of #00633d over white is #599a81.
  @Test func `translucent colours are composited from the bottom up`() {
    let text = Shell().run("explain", "#fff", "rgb(0 99 61 / 0.65)", "--over", "white").output
    #expect(text.contains("As drawn"))
    // 0.35 + 0.65 * 99/255 = 0.602353.
    #expect(text.contains("background        0.35 0.602353 0.50549 as written"))
    let stack = Shell().run(
      "explain", "#fff", "rgb(0 128 0 / 0.3)", "--over", "rgb(0 0 255 / 0.3)", "--over", "#ff0000"
    ).output
    // Red under blue at 0.3 is 0.7 0 0.3; under green at 0.3 it is 0.49 0.150588 0.21.
    #expect(stack.contains("background        0.49 0.150588 0.21 as written"))
  }

  @Test(arguments: [
    ["#000", "rgba(0,128,0,.3)", "--over", "rgba(0,0,255,.3)", "--over", "#f00"],
    ["rgba(0,128,0,.3)", "#fff"], ["#0058", "#abc"], ["oklch(0.7 0.3 40 / 0.555)", "#123"],
    ["#fff", "color(display-p3 1 0 0 / 0.123)", "--over", "#777"],
  ])
  func `each ratio is that of the luminances beside it`(_ words: [String]) throws {
    let page = Shell().run(["explain"] + words).output
    for name in ["as written ", "8-bit "] {
      let line = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("  \(name)") && $0.contains("+") })
      let numbers = line.split { !"0123456789.e-".contains($0) }.compactMap { Double($0) }.suffix(5)
      let values = Array(numbers)
      try #require(values.count == 5)
      let ratio = (values[0] + values[1]) / (values[2] + values[3])
      #expect(abs(ratio - values[4]) < 1e-3 * ratio, "\(line)")
    }
  }

  @Test func `without anything opaque behind, the interval is shown`() {
    let text = Shell().run("explain", "#fff", "rgba(0,0,0,.6)").output
    #expect(text.contains("at least          5.7"))
    #expect(text.contains("at most           21"))
    #expect(text.contains("--over COLOR"))
  }

  @Test func `the floor follows size and weight`() {
    func text(_ flags: String...) -> String {
      Shell().run(["explain", "#fff", "#777"] + flags).output
    }
    #expect(text("--size", "17", "--weight", "bold").contains("17 px at weight 700 is text: 4.5"))
    #expect(text("--size", "24").contains("24 px at weight 400 is large text: 3"))
    #expect(text("--size", "24").contains("PASS by +1.47"))
  }

  @Test func `what the page says is what pair measures`() {
    for (foreground, background) in [
      ("#fff8", "#0058"), ("oklch(0.7 0.3 40)", "#123"), ("#fff", "color(display-p3 1 0 0)"),
    ] {
      let flags = ["--over", "white"]
      let page = Shell().run(["explain", foreground, background] + flags).output
      let line = Shell().run(["pair", foreground, background, "--format", "json"] + flags).output
      guard let start = line.firstRange(of: "\"measured\":")?.upperBound else {
        Issue.record("no ratio in \(line)")
        continue
      }
      let ratio = line[start...].prefix { $0 != "," && $0 != "}" }
      #expect(page.contains("measured          \(ratio), the lower"), "\(page) \(ratio)")
    }
  }

  @Test func `the page fits the terminal and mistakes are named`() {
    let page = Shell().run("explain", "oklch(0.7 0.25 40)", "#0008", "--over", "white").output
    #expect(page.split(separator: "\n").allSatisfy { String($0).displayWidth <= 80 })
    #expect(Shell().run("explain", "#ggg", "#fff").error.contains("#ggg: expected"))
    #expect(Shell().run("explain", "#fff", "#000", "--over", "nope").status == .unusable)
  }
}
