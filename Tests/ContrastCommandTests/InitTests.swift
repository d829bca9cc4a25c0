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

  /// The same system three times: as a sheet, as design tokens and as an asset catalogue.
  private static let thrice: [String: String] = [
    "web/tokens.css": """
    :root {
      --color-bg-page: #ffffff; --color-bg-veil: #00000080; --color-text-primary: #111111;
      --color-brand: #cc0033; --color-text-on-brand: #ffffff;
    }
    """,
    "design/system.tokens.json": """
    {"color": {"$type": "color",
      "bg": {"page": {"$value": "#ffffff"}, "veil": {"$value": "#00000080"}},
      "text": {"primary": {"$value": "#111111"}, "on-brand": {"$value": "#ffffff"}},
      "brand": {"$value": "#cc0033"}}}
    """,
    "App/Assets.xcassets/textPrimary.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x11", "green": "0x11", "blue": "0x11", "alpha": "1.000"}}}],
     "info": {"author": "xcode", "version": 1}}
    """,
  ]

  @Test func `what says the same in another format is compared, and not crossed`() throws {
    let shell = Shell(Self.thrice)
    let run = shell.run("init")
    #expect(run.output.hasPrefix("rules.yml: 1 token file, 5 colour tokens, 2 pairs\n"))
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("\n  - web/tokens.css\nappearances"))
    // What lies behind a veil shows, so that nothing on it could be settled.
    #expect(rules.contains("background: [color-bg-page]\n"))
    #expect(
      rules.contains(
        """
        parity:                             # the same colours in another place
          - {left: web/tokens.css, right: design/system.tokens.json, names: path}
          - {left: web/tokens.css, right: App/Assets.xcassets, names: css-to-swift}

        """))
    #expect(rules.contains("#     tokens: [color-brand]\n"))
    let check = shell.run("check", "--format", "json")
    #expect(check.error.isEmpty)
    // The catalogue lacks four of the five.
    #expect(check.output.split(separator: "\"outcome\":\"fail\"").count - 1 == 4)
  }

  @Test func `screens that are there say which names count`() throws {
    var files = Self.thrice
    files["design/screens/home.yml"] = """
      screen: home
      background: color.bg.page
      elements: [{id: title, kind: text, color: color.text.primary, size: 16}]
      """
    let shell = Shell(files)
    #expect(shell.run("init").status == .success)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("\n  - design/system.tokens.json\nappearances"))
    #expect(rules.contains("\nscreens: \"design/screens/*.yml\"\n"))
    #expect(rules.contains("right: web/tokens.css, names: kebab}"))
    #expect(shell.run("check").error.isEmpty)
  }

  @Test func `parts of one whole stay together, and what is something else is read as well`() throws
  {
    let shell = Shell([
      "a.css": ":root { --page: #fff; --text: #111 }", "b.css": ":root { --page-2: #eee }",
      "c.tokens.json": ##"{"chart": {"$type": "color", "one": {"$value": "#036"}}}"##,
    ])
    #expect(shell.run("init").status == .success)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("  - a.css\n  - b.css\n  - c.tokens.json\n"))
    #expect(!rules.contains("parity:"))
  }

  @Test func `what a background stands for in one appearance is no background of its own`() throws {
    let shell = Shell([
      "a.css": """
      :root { --paper: #fff; --night: #111; --bg: var(--paper); --text: #000 }
      .dark { --bg: var(--night); --text: #fff }
      """
    ])
    #expect(shell.run("init").status == .success)
    #expect(try #require(shell.files.text("rules.yml")).contains("background: [bg]\n"))
    #expect(shell.run("check").status == .success)
  }
}
