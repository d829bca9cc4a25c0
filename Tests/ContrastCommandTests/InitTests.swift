import ContrastCommand
import Testing

@Suite struct InitTests {
  private static let css = """
    :root {
      --color-bg-canvas: #ffffff; --color-bg-sunken: #eeeeee; --color-text-primary: #111111;
      --color-accent: #ff6030; --space-1: 4px;
    }
    @media (prefers-color-scheme: dark) {
      :root { --color-bg-canvas: #000000; --color-bg-sunken: #111111; --color-text-primary: #eeeeee; }
    }
    """

  @Test func `what is found is what check then runs on`() throws {
    let shell = Shell([
      "design/tokens.css": Self.css, "package.json": "{\"name\": \"x\", \"version\": \"1.0.0\"}",
      "node_modules/a/tokens.css": Self.css, "dist/tokens.css": Self.css,
    ])
    let run = shell.run("init")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("rules.yml: 1 token file, 4 colour tokens, 2 pairs\n"))
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("  - design/tokens.css\n"))
    #expect(!rules.contains("dist"))
    #expect(rules.contains("appearances: [light, dark]\n"))
    #expect(rules.contains("foreground: [color-text-primary]\n"))
    #expect(rules.contains("background: [color-bg-canvas, color-bg-sunken]\n"))
    #expect(rules.contains("#     tokens: [color-accent]\n"))
    #expect(shell.files.text(".contrast.schema.json")?.contains("2020-12") ?? false)
    let check = shell.run("check")
    #expect(check.status == .success)
    #expect(check.error.isEmpty)
  }

  @Test func `what belongs on one background is not guessed on others, nor an alias counted twice`()
    throws
  {
    let shell = Shell([
      "app.css": """
      :root {
        --background: #fff; --foreground: #111; --primary: #06c; --primary-foreground: #fff;
        --muted: #eee; --muted-foreground: #555;
      }
      @theme inline { --color-background: var(--background); --color-foreground: var(--foreground); }
      """
    ])
    #expect(shell.run("init").status == .success)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("foreground: [foreground, muted-foreground]\n"))
    #expect(rules.contains("background: [background]\n"))
    #expect(rules.contains("- infer: on-names"))
    #expect(shell.run("check").status == .success)
  }

  @Test func `one that is there is never replaced`() {
    for name in ["rules.yml", "contrast.yml", ".contrast.yml"] {
      let shell = Shell(["tokens.css": Self.css, name: "version: 1\n"])
      let run = shell.run("init")
      #expect(run.status == .unusable)
      #expect(run.error.hasPrefix("\(name): error: is there already"))
      #expect(shell.files.text(name) == "version: 1\n")
      #expect(shell.files.text(".contrast.schema.json") == nil)
    }
  }

  @Test func `names that need quotes get them`() throws {
    let shell = Shell([
      "a b/my tokens.json": """
      {"on": {"$type": "color", "$value": "#ffffff"},
       "text: bright": {"$type": "color", "$value": "#000000"},
       "background # main": {"$type": "color", "$value": "#ffffff"}}
      """
    ])
    #expect(shell.run("init").status == .success)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("  - \"a b/my tokens.json\"\n"))
    #expect(rules.contains("foreground: [\"text: bright\"]\n"))
    let check = shell.run("check")
    #expect(check.error.isEmpty, "\(check.error)")
    #expect(check.status == .success)
  }

  @Test func `an asset catalogue is named as one`() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}], "info": {}}
      """
    let shell = Shell([
      "App/Assets.xcassets/a.colorset/Contents.json": set,
      "App/Assets.xcassets/b.colorset/Contents.json": set,
    ])
    #expect(shell.run("init").status == .success)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(
      rules.contains(
        "tokens:                             # where the colours come from\n  - App/Assets.xcassets\nappearances"
      ))
    #expect(rules.contains("# No names tell what is drawn on what"))
  }

  @Test func `nothing found is an error and nothing is written`() {
    let shell = Shell(["readme.css": "a { color: red }"])
    let run = shell.run("init")
    #expect(run.status == .unusable)
    #expect(run.error.contains("no file with colour tokens was found"))
    #expect(shell.files.text("rules.yml") == nil)
  }

  @Test func `files may be named`() {
    let shell = Shell(["a.css": Self.css, "b.css": Self.css])
    #expect(shell.run("init", "a.css").status == .success)
    #expect(!(shell.files.text("rules.yml")?.contains("b.css") ?? true))
    #expect(Shell(["a.css": Self.css]).run("init", "gone.css").status == .unusable)
  }

  @Test func `a long list of names is broken into lines`() throws {
    let names = (0..<60).map { "--color-text-number-\($0): #000;" }.joined()
    let shell = Shell(["t.css": ":root { \(names) --color-bg: #fff; }"])
    #expect(shell.run("init").status == .success)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.split(separator: "\n").allSatisfy { $0.utf8.count <= 110 })
    #expect(rules.contains("# and 20 more"))
    #expect(shell.run("check").status == .success)
  }
}
