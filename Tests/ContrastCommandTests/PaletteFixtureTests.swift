import ContrastCommand
import TestSupport
import Testing

/// `fixtures/palette` is what the commands write today, and passes.
///
/// `CONTRAST_RECORD=1 swift test --filter PaletteFixtureTests` writes it anew.
@Suite(.serialized) struct PaletteFixtureTests {
  private static let folder = "fixtures/palette"

  static let themes: [(name: String, arguments: [String])] = [
    ("blue", ["#3A73B5", "--ensure", "AA"]),
    (
      "coral",
      ["#FF6030", "--relationship", "analogous", "--proportion", "80-15-5", "--ensure", "AA"]
    ),
    ("green", ["#1E9E6A", "--relationship", "triadic", "--ensure", "AAA"]),
  ]

  /// The rules of a theme, and what is emitted from its tokens.
  static let emitted: [(rules: String, format: String, path: String)] = [
    ("rules.yml", "css", "blue/theme.css"), ("rules.yml", "swift", "blue/Colors.swift"),
    ("rules.yml", "markdown", "blue/colours.md"), ("rules.yml", "json", "blue/colours.json"),
    ("coral/rules.yml", "css", "coral/theme.css"), ("green/rules.yml", "css", "green/theme.css"),
  ]

  private func shell() throws -> Shell {
    let shell = Shell()
    for path in SourceTree.files(below: Repository.root + "/" + Self.folder) {
      let name = String(path.dropFirst(Repository.root.count + 1))
      shell.files.put(try #require(SourceTree.bytes(path)), at: name)
    }
    return shell
  }

  @Test(arguments: themes)
  func `tokens are what the primary colour gives`(
    _ theme: (name: String, arguments: [String])
  ) throws {
    let run = Shell().run(["palette"] + theme.arguments + ["--format", "dtcg"])
    #expect(run.status == .success)
    Golden.expect(
      Array(run.output.utf8), equals: "\(Self.folder)/\(theme.name)/theme.tokens.json")
  }

  @Test(arguments: emitted)
  func `other formats are what the tokens give`(
    _ file: (rules: String, format: String, path: String)
  ) throws {
    let run = try shell().run(
      "emit", file.format, "--config", "\(Self.folder)/\(file.rules)")
    #expect(run.status == .success, "\(run.error)")
    Golden.expect(Array(run.output.utf8), equals: "\(Self.folder)/\(file.path)")
  }

  @Test(arguments: ["rules.yml", "coral/rules.yml", "green/rules.yml"])
  func `every rule holds`(_ rules: String) throws {
    let run = try shell().run("check", "--config", "\(Self.folder)/\(rules)")
    #expect(run.status == .success, "\(run.output)\(run.error)")
  }

  @Test func `there is nothing to fix`() throws {
    let run = try shell().run("fix", "--config", "\(Self.folder)/rules.yml")
    #expect(run.output == "nothing to do\n")
  }
}
