import SourceTrees
import Diagnostics
import Testing

@testable import ContrastCommand

@Suite struct PaletteTests {
  @Test func `a table shows steps, roles and checks, and a pair that falls short is a finding`() {
    let run = Shell().run("palette", "#3A73B5")
    #expect(run.status == .findings)
    #expect(run.output.contains("primary, hue 253.67\n"))
    #expect(run.output.contains("  500   #006fef  L 0.56  C 0.31  H 253.67"))
    #expect(run.output.contains("mapped, ΔE OK 0.1019"))
    #expect(run.output.contains("  app-primary         #006fef  #50a8ff\n"))
    #expect(run.output.contains("on-primary on primary         FAIL    4.25  PASS    7.85\n"))
    #expect(run.output.contains("22 of 33 steps lie outside of sRGB and were mapped"))
    #expect(run.output.contains("2 of 12 pairs fall short of AA; --ensure AA moves lightness\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(run.error.isEmpty)
  }

  @Test func `an ensured palette has no findings`() {
    for level in ["AA", "AAA"] {
      let run = Shell().run("palette", "#3A73B5", "--ensure", level)
      #expect(run.status == .success)
      #expect(!run.output.contains("FAIL"))
      #expect(run.output.hasSuffix("every pair reaches \(level)\n"))
    }
  }

  @Test func `clipping is the guide's own way`() {
    let run = Shell().run("palette", "#3A73B5", "--gamut", "clip")
    #expect(run.output.contains("were clipped\n"))
  }

  @Test
  func `css on standard output is read back by the reader, and failures go to standard error`()
    throws
  {
    let shell = Shell()
    let run = shell.run("palette", "#3A73B5", "--format", "css")
    #expect(run.status == .findings)
    #expect(run.error.contains("on-primary on primary is 4.25 : 1 in light, needs 4.5"))
    shell.files.put(Array(run.output.utf8), at: "theme.css")
    let tokens = shell.run("tokens", "theme.css", "--format", "json").output
    #expect(tokens.contains(#""name":"app-primary""#))
    #expect(tokens.contains(##""hex":"#50a8ff""##))
    #expect(tokens.split(separator: "\n").count == 33 + 14)
  }

  @Test func `dtcg on standard output is the same palette`() {
    let shell = Shell()
    let run = shell.run("palette", "#3A73B5", "--format", "dtcg", "--ensure", "AA")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    shell.files.put(Array(run.output.utf8), at: "theme.tokens.json")
    let tokens = shell.run("tokens", "theme.tokens.json", "--appearance", "dark").output
    #expect(tokens.contains("app.primary "))
    #expect(tokens.contains("#50a8ff"))
  }

  @Test func `a folder gets swift unless something else is asked for`() {
    let shell = Shell()
    let run = shell.run("palette", "#3A73B5", "--ensure", "AA", "--out", "App/DesignSystem")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("wrote App/DesignSystem/DesignSystem.swift\n"))
    #expect(run.output.contains("Mapped into sRGB: primary, hue 253.67\n"))
    #expect(shell.files.text("App/DesignSystem/OKLCHConverter.swift") != nil)
    #expect(shell.files.text("App/DesignSystem/Components/DSButton.swift") == nil)
    let again = shell.run("palette", "#3A73B5", "--ensure", "AA", "--out", "App/DesignSystem")
    #expect(again.status == .success)
    #expect(again.output.hasPrefix("all 4 files are as they should be\n"))
  }

  @Test func `an asset catalogue has one colour set a token`() throws {
    let shell = Shell()
    let run = shell.run("palette", "210deg", "--format", "xcassets", "--out", "out")
    #expect(run.output.hasPrefix("wrote out/Theme.xcassets/Contents.json\n"))
    let text = try #require(
      shell.files.text("out/Theme.xcassets/app/primary.colorset/Contents.json"))
    #expect(text.contains(#""value" : "dark""#))
    #expect(text.contains(#""author" : "xcode""#))
    let tokens = shell.run("tokens", "out/Theme.xcassets").output
    #expect(tokens.contains("app/primary "))
    #expect(tokens.contains("neutral/50 "))
  }

  @Test func `a folder may end in a slash, and one file is one file`() {
    let shell = Shell()
    let arguments = ["palette", "#3A73B5", "--ensure", "AA", "--format", "css", "--out", "out/"]
    #expect(shell.run(arguments).output.hasPrefix("wrote out/theme.css\n"))
    #expect(shell.run(arguments).output.hasPrefix("the file is as it should be\n"))
    shell.files.put([], at: "out/b.txt")
    shell.files.put([], at: "out/a.txt")
    shell.files.put([], at: "out/theme.css")
    #expect(shell.run(arguments).error.contains("out/ holds other files: a.txt and 1 more"))
  }

  @Test func `nothing is overwritten without force`() {
    let shell = Shell(["out/notes.txt": "mine", "swift/Colors+Tokens.swift": "// mine\n"])
    let other = shell.run("palette", "#3A73B5", "--out", "out")
    #expect(other.status == .unusable)
    #expect(other.error.contains("out holds other files: notes.txt"))
    #expect(shell.files.text("out/DesignSystem.swift") == nil)
    let same = shell.run("palette", "#3A73B5", "--out", "swift")
    #expect(same.status == .unusable)
    #expect(same.error.contains("swift/Colors+Tokens.swift is there and says something else"))
    #expect(shell.files.text("swift/Colors+Tokens.swift") == "// mine\n")
    #expect(shell.files.text("swift/DesignSystem.swift") == nil)

    let forced = shell.run("palette", "#3A73B5", "--out", "swift", "--force")
    #expect(forced.status == .findings)
    #expect(shell.files.text("swift/Colors+Tokens.swift")?.contains("appPrimary") == true)
    _ = shell.run("palette", "#3A73B5", "--out", "out", "--force")
    #expect(shell.files.text("out/notes.txt") == "mine")
  }

  @Test func `files of the system in a folder are no other files`() {
    let shell = Shell(["out/.DS_Store": "x"])
    #expect(shell.run("palette", "#3A73B5", "--ensure", "AA", "--out", "out").status == .success)
  }

  private static let mistakes: [([String], String)] = [
    (["#888"], "#888 is a grey, which has no hue"),
    (["bluu"], "bluu is neither a colour nor a hue"),
    (["#3A73B5", "--format", "swift"], "--format swift is several files"),
    (["#3A73B5", "--format", "xcassets"], "--format xcassets is several files"),
    (["#3A73B5", "--format", "table", "--out", "x"], "a table is no file for --out"),
    (["#3A73B5", "--format", "json"], "--format can't be json"),
    (["#3A73B5", "--gamut", "none"], "--gamut can't be none"),
    (["#3A73B5", "--relationship", "tetradic"], "--relationship can't be tetradic"),
    (["#3A73B5", "--components"], "--components belongs to --format swift"),
    (["#3A73B5", "--out", ""], "--out needs a value"),
    (["#3A73B5", "--out", "file"], "file is a file, not a folder"),
    ([], "contrast palette needs more arguments"),
    (["#3A73B5", "#fff"], "one argument too many: #fff"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told and nothing is written`(_ row: (arguments: [String], message: String)) {
    let shell = Shell(["file": "mine"])
    let run = shell.run(["palette"] + row.arguments)
    #expect(run.status == .unusable)
    #expect(run.error.contains(row.message), "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(shell.files.text("file") == "mine")
  }

  @Test func `a disk that can't be written to is told`() {
    let shell = Shell()
    shell.files.failWriting(.notPermitted)
    let run = shell.run("palette", "#3A73B5", "--out", "out")
    #expect(run.status == .unusable)
    #expect(run.error.contains("can't be written: not permitted"))
  }

  @Test func `flags before the command are read for it`() {
    let run = Shell().run("--format", "css", "palette", "#3A73B5")
    #expect(run.output.hasPrefix("/* Generated by contrast palette"))
  }
}
