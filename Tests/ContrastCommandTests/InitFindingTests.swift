import ContrastCommand
import Testing

/// What `contrast init` finds in projects of many kinds, and that check then runs on it.
@Suite struct InitFindingTests {
  private static let light = """
    {"bg": {"$type": "color", "$value": "#ffffff"}, "text": {"$type": "color", "$value": "#111111"}}
    """
  private static let dark = """
    {"bg": {"$type": "color", "$value": "#000000"}, "text": {"$type": "color", "$value": "#eeeeee"}}
    """
  private static let css = ":root { --bg: #fff; --text: #111; --brand: #c03 }"
  private static let screen = """
    screen: home
    background: bg
    elements: [{kind: text, color: text}]

    """

  /// What was written, after check has found nothing wrong with it.
  private func rules(_ shell: Shell) throws -> String {
    let run = shell.run("init")
    #expect(run.status == .success, "\(run.error)")
    let rules = try #require(shell.files.text("rules.yml"))
    let check = shell.run("check")
    #expect(check.status == .success, "\(rules)\(check.output)")
    #expect(check.error.isEmpty, "\(rules)\(check.error)")
    return rules
  }

  // MARK: Palettes

  private static let steps =
    "--paper-50: #fff; --paper-100: #faf9f5; --paper-900: #111; --ink-50: #fafafa; --ink-500: #777; --ink-900: #171717;"

  @Test(arguments: [
    ("--bg: var(--paper-100); --text: var(--ink-900);", "[text]", "[bg]"),
    (
      "--bg: var(--paper-100); --bg-card: var(--paper-50); --text: var(--ink-900);", "[text]",
      "[bg, bg-card]"
    ),
  ])
  func `of a palette and what is named for its use, the latter is paired`(
    _ semantic: String, _ foregrounds: String, _ backgrounds: String
  ) throws {
    let rules = try rules(Shell(["tokens.css": ":root { \(Self.steps) \(semantic) }"]))
    #expect(rules.contains("foreground: \(foregrounds)\n"), "\(rules)")
    #expect(rules.contains("background: \(backgrounds)\n"), "\(rules)")
  }

  @Test func `a palette that differs by theme is no other`() throws {
    let rules = try rules(
      Shell([
        "tokens.css":
          ":root { \(Self.steps) --bg: var(--paper-100); --text: var(--ink-900); } .dark { --bg: var(--paper-900); --text: var(--ink-50); }"
      ]))
    #expect(rules.contains("foreground: [text]\n"), "\(rules)")
    #expect(rules.contains("background: [bg]\n"), "\(rules)")
  }

  @Test func `numbered colours that nothing stands for are paired`() {
    let shell = Shell([
      "tokens.css": ":root { --bg-1: #fff; --bg-2: #eee; --text-1: #000; --text-2: #333; }"
    ])
    #expect(shell.run("init").status == .success)
    let rules = shell.files.text("rules.yml") ?? ""
    #expect(rules.contains("foreground: [text-1, text-2]\n"), "\(rules)")
    #expect(rules.contains("background: [bg-1, bg-2]\n"), "\(rules)")
  }

  // MARK: Kinds of files

  @Test func `colours in YAML are found, and no screen or rules file taken for them`() throws {
    let shell = Shell([
      "tokens.yaml": "bg: \"#fff\"\ntext: \"#111\"\n", "screens/home.yml": Self.screen,
      "old/rules.yml": "version: 1\nclaims: [{file: a.md, names: {x: \"#fff\"}}]\n",
    ])
    let rules = try rules(shell)
    #expect(rules.contains("come from\n  - tokens.yaml\nappearances"))
  }

  /// A name, a file that is there for something else, and colours that are in it.
  @Test(arguments: [
    ("manifest.json", ##"{"name": "a", "theme_color": "#112233", "background_color": "#fff"}"##),
    ("public/site.json", ##"{"short_name": "a", "icons": [], "theme_color": "#112233"}"##),
    ("app.json", ##"{"expo": {"name": "a", "splash": {"backgroundColor": "#112233"}}}"##),
    (
      "themes/loading.json",
      ##"{"v": "5.7", "fr": 60, "ip": 0, "op": 90, "layers": [{"ty": 1, "sc": "#112233", "sw": 9}]}"##
    ),
    ("ci.yml", "name: ci\non: push\njobs:\n  a:\n    with: {color: \"#112233\"}\n"),
    (".gitlab-ci.yml", "stages: [a]\nimage: x\na: {color: \"#112233\"}\n"),
    ("deploy.yml", "stages: [a]\nimage: x\na: {color: \"#112233\"}\n"),
    ("package.json", ##"{"scripts": {}, "galleryBanner": {"color": "#112233"}}"##),
    ("api.json", ##"{"openapi": "3.1.0", "x-color": {"value": "#112233"}}"##),
    ("s.json", ##"{"$schema": "x", "properties": {"a": {"default": "#112233"}}}"##),
    (
      "notify.yml",
      "slack:\n  - {text: a, title: b, when: c, retries: 3, to: d, color: \"#112233\"}\n"
    ),
    ("posts.json", ##"[{"id": "#abc123", "url": "#fade"}, {"id": "#abc124"}]"##),
  ])
  func `a file that is there for something else is not taken`(_ path: String, _ text: String) throws
  {
    let shell = Shell(["tokens.css": Self.css, path: text])
    let rules = try rules(shell)
    #expect(rules.contains("come from\n  - tokens.css\nappearances"), "\(rules)")
    let alone = Shell([path: text]).run("init")
    #expect(alone.error.contains("no file with colour tokens was found"))
  }

  @Test(arguments: [
    ("ui.yml", "bg: \"#fff\"\ntext: \"#111\"\nradius: 4\n"),
    (
      "palette.json",
      ##"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "ink": "#111111"}"##
    ),
    (
      "brand/a.json",
      ##"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "ink": "#111111"}"##
    ),
    ("x.json", ##"{"a": {"value": 1}, "b": {"value": 2}, "ink": {"value": "#111111"}}"##),
    ("x.json", ##"{"layers": {"top": "#ffffff", "below": "#eeeeee"}, "name": "a"}"##),
    ("x.json", ##"[{"name": "ink", "hex": "#111111"}, {"name": "page", "hex": "#ffffff"}]"##),
  ])
  func `a file of colours is taken, whatever it is called`(_ path: String, _ text: String) throws {
    let shell = Shell([path: text])
    #expect(shell.run("init").status == .success)
    #expect(try #require(shell.files.text("rules.yml")).contains("  - \(path)\n"))
  }

  private static func android(_ background: String, _ text: String) -> String {
    """
    <resources>
      <color name="bg">\(background)</color>
      <color name="text">\(text)</color>
    </resources>
    """
  }

  @Test func `Android colours are found with those of the night, and held to a sheet`() throws {
    let files = [
      "app/src/main/res/values/colors.xml": Self.android("#ffffff", "#111111"),
      "app/src/main/res/values-night/colors.xml": Self.android("#000000", "#eeeeee"),
    ]
    let alone = try rules(Shell(files))
    #expect(
      alone.contains(
        "\n  - app/src/main/res/values-night/colors.xml\n  - app/src/main/res/values/colors.xml\n"))
    #expect(alone.contains("appearances: [light, dark]\n"))
    let sheet = ":root { --bg: #fff; --text: #111 } .dark { --bg: #000; --text: #eee }"
    let both = try rules(Shell(files.merging(["tokens.css": sheet]) { $1 }))
    #expect(both.contains("  - tokens.css\nappearances"))
    #expect(
      both.contains(
        """
          - {left: tokens.css, right: [app/src/main/res/values-night/colors.xml, \
        app/src/main/res/values/colors.xml]}
        """))
  }

  private static let swift = """
    import SwiftUI
    enum Theme {
      static let bg = Color(red: 1, green: 1, blue: 1)
      static let text = Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)
      static let brand = Color(red: 204 / 255, green: 0, blue: 51 / 255)
    }
    """

  @Test func `colours in Swift are found where nothing else has any`() throws {
    let rules = try rules(Shell(["Sources/Theme.swift": Self.swift]))
    #expect(rules.contains("come from\n  - Sources/Theme.swift\nappearances"))
  }

  @Test func `Swift beside other tokens is held to them where it has their names, or told`()
    throws
  {
    let stray = "import SwiftUI\nlet glow = Color(red: 1, green: 0, blue: 0)\n"
    let shell = Shell([
      "tokens.css": Self.css, "Sources/Theme.swift": Self.swift, "Sources/Glow.swift": stray,
    ])
    let run = shell.run("init")
    #expect(
      run.error == """
        contrast: note: Sources/Glow.swift also holds colours: name it in tokens or parity

        """)
    let rules = try #require(shell.files.text("rules.yml"))
    #expect(rules.contains("come from\n  - tokens.css\nappearances"))
    #expect(rules.contains("  - {left: tokens.css, right: Sources/Theme.swift"))
    #expect(!rules.contains("Glow"))
    let check = shell.run("check")
    #expect(check.status == .success, "\(rules)\(check.output)\(check.error)")
  }

  // MARK: Appearances and apps

  @Test(arguments: [
    ("tokens/light.json", "tokens/dark.json"), ("Light.tokens.json", "Dark.tokens.json"),
    ("light/colors.json", "dark/colors.json"),
  ])
  func `a file an appearance is stated to be for it`(light: String, dark: String) throws {
    let rules = try rules(Shell([light: Self.light, dark: Self.dark]))
    #expect(rules.contains("  - {files: \(light), appearance: light}\n"))
    #expect(rules.contains("  - {files: \(dark), appearance: dark}\n"))
    #expect(rules.contains("appearances: [light, dark]\n"))
  }

  @Test func `themes that only stand for the colours of a palette are found with it`() throws {
    func theme(_ background: String, _ text: String) -> String {
      """
      {"bg": {"$type": "color", "$value": "{\(background)}"},
       "text": {"$type": "color", "$value": "{\(text)}"}}
      """
    }
    let rules = try rules(
      Shell([
        "tokens/palette.json": """
        {"white": {"$type": "color", "$value": "#ffffff"},
         "black": {"$type": "color", "$value": "#000000"}}
        """,
        "tokens/light.json": theme("white", "black"), "tokens/dark.json": theme("black", "white"),
      ]))
    #expect(rules.contains("  - {files: tokens/light.json, appearance: light}\n"))
    #expect(rules.contains("  - {files: tokens/dark.json, appearance: dark}\n"))
    #expect(rules.contains("  - tokens/palette.json\n"))
    #expect(rules.contains("appearances: [light, dark]\n"))
  }

  @Test func `so is a sheet that takes over others, but none that says so itself`() throws {
    let dark = ":root { --bg: #000; --text: #eee; --brand: #f69 }"
    let rules = try rules(Shell(["tokens.css": Self.css, "theme-dark.css": dark]))
    #expect(rules.contains("  - tokens.css\n  - {files: theme-dark.css, appearance: dark}\n"))
    #expect(rules.contains("appearances: [light, dark]\n"))
    let own = try self.rules(
      Shell(["theme-light.css": Self.css, "theme-dark.css": ".dark { --bg: #000; --text: #eee }"]))
    // Of two that weigh the same the later counts.
    #expect(own.contains("  - theme-light.css\n  - theme-dark.css\n"))
    #expect(own.contains("appearances: [light, dark]\n"))
  }

  @Test func `more contrast is an appearance as well`() throws {
    let high = """
      {"bg": {"$type": "color", "$value": "#000"}, "text": {"$type": "color", "$value": "#fff"}}
      """
    let rules = try rules(
      Shell(["light.json": Self.light, "dark.json": Self.dark, "dark-high-contrast.json": high]))
    #expect(
      rules.contains("  - {files: dark-high-contrast.json, appearance: dark-high-contrast}\n"))
    #expect(rules.contains("appearances: [light, dark, dark-high-contrast]\n"))
  }

  @Test func `of apps that define the same names one is taken and the others are named`() throws {
    let other = ":root { --bg: #eee; --text: #222; --brand: #03c }"
    var files = ["apps/a/tokens.css": Self.css, "apps/b/tokens.css": other]
    let rules = try rules(Shell(files))
    #expect(rules.contains("come from\n  - apps/a/tokens.css\nappearances"))
    #expect(rules.contains("#  - {left: apps/a/tokens.css, right: apps/b/tokens.css}\n"))
    files["apps/c/tokens.json"] = """
      {"bg": {"$type": "color", "$value": "#fff"}, "text": {"$type": "color", "$value": "#111"},
       "brand": {"$type": "color", "$value": "#c03"}}
      """
    let mixed = try self.rules(Shell(files))
    #expect(mixed.contains("\nparity: "))
    #expect(mixed.contains("\n  - {left: apps/a/tokens.css, right: apps/c/tokens.json}\n"))
  }

  @Test func `an app that shares only some names is not taken beside the others`() throws {
    func sheet(_ names: [String]) -> String {
      ":root { " + names.map { "--\($0): #000;" }.joined() + " }"
    }
    let rules = try rules(
      Shell([
        "a.css": sheet(["p", "q"]), "b.css": sheet(["p", "q", "r", "s", "t", "u"]),
        "c.css": sheet((0..<10).map { "c\($0)" }),
      ]))
    #expect(rules.contains("  - a.css\n  - c.css\nappearances"))
    #expect(rules.contains("#  - {left: [a.css, c.css], right: b.css}\n"))
  }

  @Test func `a sheet that imports another is no second app`() throws {
    let rules = try rules(
      Shell(["index.css": "@import \"tokens.css\";", "tokens.css": Self.css]))
    #expect(rules.contains("  - index.css\n  - tokens.css\nappearances"))
    #expect(!rules.contains("parity:"))
  }

  // MARK: Screens

  @Test func `a folder of screens is a pattern only where nothing else is in it`() throws {
    let rules = try rules(
      Shell([
        "tokens.css": Self.css, "home.yml": Self.screen,
        "docker-compose.yml": "services: {web: {image: \"x # no screen: elements: here\"}}\n",
        "design/a.yaml": Self.screen.replacing("home", with: "a"),
        "design/b.json":
          ##"{"screen": "b", "background": "bg", "elements": [{"kind": "text", "color": "text"}]}"##,
      ]))
    #expect(rules.contains("\nscreens: [\"design/*.yaml\", \"design/*.json\", home.yml]\n"))
  }

  @Test func `what mentions elements below its top is no screen`() throws {
    let rules = try rules(
      Shell([
        "tokens.css": Self.css, "a.yml": "x:\n  screen: a\n  elements: []\n",
        "b.yml": "elements: []\n# screen: b\n",
      ]))
    #expect(rules.contains("\n# screens: "))
  }

  @Test func `the uses and text styles of screens are declared`() throws {
    let screen = """
      screen: home
      background: bg
      elements:
        - {kind: text, color: text, text-style: "Title 1", use: [cta, heading]}
        - {kind: shape, fill: brand, use: cta, label: {color: bg, use: "on", text-style: body}}
      """
    let rules = try rules(Shell(["tokens.css": Self.css, "s/home.yml": screen]))
    #expect(rules.contains("\nuses: [cta, heading, \"on\"]\n"))
    #expect(rules.contains("text-styles: "))
    #expect(rules.contains("# fill in: {size: 16, weight: 400}\n  \"Title 1\": {}\n  body: {}\n"))
    #expect(!rules.contains("# uses:"))
  }

  // MARK: Names and what is there already

  @Test(arguments: ["[a]{b}*?.css", "{a,b}.css", "a\\b.css", "[x]/t.css"])
  func `a path with characters of patterns is found again`(path: String) throws {
    let rules = try rules(Shell([path: Self.css]))
    #expect(rules.contains("\\\\"))
    #expect(rules.contains("foreground: [text]"))
  }

  @Test func `a schema of our own is written anew, anything else is left alone`() throws {
    let shell = Shell(["t.css": Self.css])
    #expect(shell.run("init").status == .success)
    let schema = try #require(shell.files.text(".contrast.schema.json"))
    let old = Shell([
      "t.css": Self.css, ".contrast.schema.json": "{\"title\": \"contrast: rules.yml\"}",
    ])
    #expect(old.run("init").error.isEmpty)
    #expect(old.files.text(".contrast.schema.json") == schema)

    let foreign = Shell(["t.css": Self.css, ".contrast.schema.json": "{\"title\": \"mine\"}"])
    let run = foreign.run("init")
    #expect(run.status == .success)
    #expect(run.error.contains(".contrast.schema.json: note: is there"))
    #expect(foreign.files.text(".contrast.schema.json") == "{\"title\": \"mine\"}")
    #expect(!(foreign.files.text("rules.yml")?.contains("$schema") ?? true))

    let linked = Shell(["t.css": Self.css, "elsewhere.json": schema])
    linked.files.link(".contrast.schema.json", to: "elsewhere.json")
    #expect(linked.run("init").error.contains(".contrast.schema.json: note: is there"))
  }
}
