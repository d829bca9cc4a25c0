import ContrastCommand
import Testing

@Suite struct FixTests {
  private static func rules(
    _ pairs: String, tokens: String = "t.css", more: String = ""
  ) -> String {
    """
    version: 1
    tokens: [\(tokens)]
    appearances: [light, dark]
    pairs:
      - \(pairs)
    \(more)
    """
  }

  private static let pair = "{foreground: ink, background: paper, as: text}"

  private func shell(
    _ css: String, _ pairs: String = pair, more: String = ""
  ) -> Shell {
    Shell(["t.css": css, "rules.yml": Self.rules(pairs, more: more)])
  }

  @Test func `a diff shows what would change, and changes nothing`() {
    let css = ":root {\n  --paper: #FFFFFF;\n  --ink: #777777; /* grey */\n}\n"
    let shell = shell(css)
    let run = shell.run("fix")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        --- a/t.css
        +++ b/t.css
        @@ -1,4 +1,4 @@
         :root {
           --paper: #FFFFFF;
        -  --ink: #777777; /* grey */
        +  --ink: #767676; /* grey */
         }

        """)
    #expect(
      run.error == "t.css:3:10: note: ink: #777777 would become #767676, ΔE OK 0.0034 away\n")
    #expect(shell.files.text("t.css") == css)
  }

  @Test func `with write only the literal's bytes change, and a second run has nothing to do`() {
    let shell = shell(":root{--paper:#fff;--ink:#777 }\r\n/* é */\n")
    let run = shell.run("fix", "--write")
    #expect(run.status == .success)
    #expect(run.output == "wrote t.css\n")
    #expect(shell.files.text("t.css") == ":root{--paper:#fff;--ink:#666 }\r\n/* é */\n")
    #expect(shell.run("check").status == .success)
    let again = shell.run("fix", "--write")
    #expect(again.status == .success)
    #expect(again.output == "nothing to do\n")
  }

  /// Old text, new text: the notation of the original stays.
  @Test(arguments: [
    ("#777777", "#767676"), ("#AAAAAA", "#767676"), ("#ABABAB", "#767676"),
    ("rgb(119, 119, 119)", "rgb(118, 118, 118)"), ("rgb(119 119 119)", "rgb(118 118 118)"),
    ("#777", "#666"), ("#AAA", "#666"), ("#aaaf", "#666f"), ("#9999", "#1119"),
    ("rgb(60% 60% 60%)", "rgb(46% 46% 46%)"), ("oklch(0.70 0 0)", "oklch(0.56 0 0)"),
    ("oklch(0.7 0 none)", "oklch(0.5 0 none)"),
  ])
  func `the notation stays`(_ row: (old: String, new: String)) {
    let shell = shell(":root { --paper: #fff; --ink: \(row.old); }")
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.files.text("t.css") == ":root { --paper: #fff; --ink: \(row.new); }")
  }

  @Test(arguments: [
    "oklch(0.6 0.1 250)", "oklch(60% 0.1 250)", "hsl(210 50% 60%)", "hsl(210, 50%, 60%)",
    "lab(60 10 -30)", "#ABCDEF", "#abc", "lch(60.5% 40 200)", "hwb(200 40% 20%)",
    "oklab(0.7 -0.05 0.1)", "color(srgb 0.5 0.6 0.7)", "color(display-p3 0.5 0.6 0.7 / 0.9)",
    "rgb(50% 60% 70% / 95%)", "oklch(0.7 0.1 250 / .9)", "hsl(0.6turn 50% 60%)",
  ])
  func `whatever the notation, the result passes and is of the same kind`(_ old: String) throws {
    let shell = shell(":root { --paper: #fff; --ink: \(old); }")
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.run("check").status == .success)
    let text = try #require(shell.files.text("t.css"))
    #expect(text.contains("--ink: \(old.prefix(while: { $0 != "(" }).prefix(1))"))
    #expect(shell.run("fix").output == "nothing to do\n")
  }

  @Test func `every pair and appearance of a value counts`() {
    // One ink in light and dark; only a middle grey serves both papers.
    let shell = shell(
      ":root { --ink: #999999; --paper: #ffffff } .dark { --paper: #000000 }",
      "{foreground: ink, background: paper, min: 4.5}")
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.run("check").status == .success)
    #expect(shell.files.text("t.css")?.contains("--ink: #767676;") == true)
  }

  /// Between 4.5 on white and on black lie the greys #757575 and #767676, and none of #rgb.
  @Test func `a short colour that would have to become long is left, and the long one told`() {
    let css = ":root { --ink: #999; --paper: #ffffff } .dark { --paper: #000000 }"
    let shell = shell(css, "{foreground: ink, background: paper, min: 4.5}")
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(
      run.error.contains("No colour of its hue with one digit a channel passes; #767676 does."),
      "\(run.error)")
    #expect(shell.files.text("t.css") == css)
  }

  /// What a colour in Swift becomes, to reach 4.5 on white. `Color(argb:)` has its opacity first.
  @Test(arguments: [
    ("Color(hex: 0x999999)", "Color(hex: 0x767676)"),
    ("Color(hex: \"#999\")", "Color(hex: \"#666\")"),
    ("Color(hex: \"ABABAB\")", "Color(hex: \"767676\")"),
    ("Color(argb: \"#FFFFFFFF\")", "Color(argb: \"#FF767676\")"),
    ("Color(argb: 0xFFABABAB)", "Color(argb: 0xFF767676)"),
    ("Color(rgba: 0xABABABFF)", "Color(rgba: 0x767676FF)"),
    (
      "Color(red: 0.6, green: 0.6, blue: 0.6)", "Color(red: 0.463, green: 0.463, blue: 0.463)"
    ),
    (
      "UIColor(red: 153/255, green: 153 / 255, blue: 153/255.0, alpha: 1)",
      "UIColor(red: 118/255, green: 118 / 255, blue: 118/255.0, alpha: 1)"
    ),
    (
      "Color(.displayP3, red: 0.6, green: 0.6, blue: 0.6, opacity: 1)",
      "Color(.displayP3, red: 0.463, green: 0.463, blue: 0.463, opacity: 1)"
    ),
  ])
  func `a colour in Swift source is changed in its own notation`(_ old: String, _ new: String) {
    func text(_ color: String) -> String { "extension Color {\n  static let ink = \(color)\n}\n" }
    let shell = Shell([
      "t.css": ":root { --paper: #fff }", "C.swift": text(old),
      "rules.yml": Self.rules(
        "{foreground: Color.ink, background: paper, as: text}", tokens: "t.css, C.swift"),
    ])
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.files.text("C.swift") == text(new))
    #expect(shell.run("check").status == .success)
    #expect(shell.run("fix").output == "nothing to do\n")
  }

  @Test func `an OKLCH type keeps its labels, and a computed component is left`() throws {
    let shell = Shell([
      "t.css": ":root { --paper: #fff }",
      "C.swift": """
      let x = 0.6
      enum DS {
        static let a = OKLCHColor(l: 0.70, c: 0.10, h: 250)
        static let b = Color(red: x, green: x, blue: x)
        static let c = Color(red: 0.6 + 0.1, green: 0.6, blue: 0.6)
      }
      """,
      "rules.yml": Self.rules(
        "{foreground: \"DS.*\", background: paper, as: text}", tokens: "t.css, C.swift"),
    ])
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    let text = try #require(shell.files.text("C.swift"))
    #expect(text.contains("static let a = OKLCHColor(l: 0.5"), "\(text)")
    #expect(text.contains("static let c = Color(red: 0.6 + 0.1, green: 0.6, blue: 0.6)"))
    #expect(run.error.contains("DS.c is not written as a colour that can be replaced"))
  }

  @Test func `Android's opacity comes first, also where it can't be seen`() {
    func text(_ colors: [String]) -> String {
      "<resources>\n"
        + colors.enumerated().map { "  <color name=\"c\($0)\">\($1)</color>\n" }.joined()
        + "</resources>\n"
    }
    let path = "res/values/colors.xml"
    let shell = Shell([
      "t.css": ":root { --paper: #fff }",
      path: text(["#FFFFFFFF", "#FF999999", "#999999", "#999", "#FFFF"]),
      "rules.yml": Self.rules(
        "{foreground: \"c?\", background: paper, as: text}", tokens: "t.css, \(path)"),
    ])
    let run = shell.run("fix", "--write")
    // No short colour is looked for behind an opacity: that one is refused.
    #expect(run.status == .findings)
    #expect(run.error.contains("c4 is not written as a colour that can be replaced"))
    #expect(
      shell.files.text(path) == text(["#FF767676", "#FF767676", "#767676", "#666", "#FFFF"]))
  }

  @Test func `each appearance's own value is changed where it stands`() {
    let shell = shell(
      ":root { --ink: #999999; --paper: #ffffff } .dark { --ink: #555555; --paper: #000000 }")
    #expect(shell.run("fix", "--write").status == .success)
    #expect(
      shell.files.text("t.css")
        == ":root { --ink: #767676; --paper: #ffffff } .dark { --ink: #757575; --paper: #000000 }")
  }

  @Test func `demands that exclude each other are refused with the reason`() {
    let css = ":root { --ink: #777777; --paper: #ffffff; --night: #000000 }"
    let shell = shell(css, "{foreground: ink, background: [paper, night], min: 7}")
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(run.error.contains("not fixed: ink on paper (pair-contrast): "))
    #expect(run.error.split(separator: "\n").count == 2, "\(run.error)")
    #expect(run.error.contains("No one colour of this hue serves every pair"))
    #expect(shell.files.text("t.css") == css)
  }

  @Test func `an alias is refused, and the token to change is named`() {
    let css = ":root { --base: #777777; --ink: var(--base); --paper: #ffffff }"
    let shell = shell(css)
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(run.error.contains("its value comes from base: change that"))
    #expect(run.error.contains("base is written here: t.css:1:9"))
    #expect(shell.files.text("t.css") == css)
  }

  @Test func `a fix of the base serves what comes from it`() {
    let shell = shell(
      ":root { --base: #999999; --ink: var(--base); --paper: #ffffff; --sunken: #eeeeee }",
      "{foreground: ink, background: sunken, as: text}\n"
        + "  - {foreground: base, background: paper, as: text}")
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.run("check").status == .success)
  }

  @Test func `waived findings are left alone`() {
    let css = ":root { --ink: #777777; --paper: #ffffff }"
    let shell = shell(
      css,
      more: "waivers: [{rule: pair-contrast, subject: ink on paper, reason: Known.}]")
    let run = shell.run("fix")
    #expect(run.output == "nothing to do\n")
    #expect(run.status == .success)
  }

  @Test func `only the rules that are named are fixed`() {
    let shell = shell(
      ":root { --ink: #777777; --paper: #ffffff }",
      more: "roles: {ink: {tokens: [ink], min-contrast: 7, on: [paper]}}")
    // Findings of one rule only, and yet a colour that serves all.
    #expect(shell.run("fix", "--rule", "pair-contrast").output.contains("+:root { --ink: #595959;"))
    #expect(shell.run("fix", "--rule", "role-contrast").output.contains("+:root { --ink: #595959;"))
    #expect(shell.run("fix", "--rule", "nope").status == .unusable)
  }

  @Test func `several tokens are fixed in one run`() {
    let lines = (0..<40).map { "  --ink-\($0): #8\($0 % 10)8888;\n" }.joined()
    let shell = shell(
      ":root {\n  --paper: #fff;\n" + lines + "}\n",
      "{foreground: \"ink-*\", background: paper, as: text}")
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.run("check").status == .success)
  }

  @Test func `colour sets and DTCG objects keep their format`() throws {
    let set = """
      {
        "colors" : [
          { "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "blue" : "0x77", "green" : "0x77", "red" : "0x77" } }, "idiom" : "universal" }
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """
    let dtcg = """
      { "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "soft": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "hex": "#808080" } } }
      """
    let shell = Shell([
      "C.xcassets/ink.colorset/Contents.json": set, "t.json": dtcg,
      "rules.yml": Self.rules(
        "{foreground: [ink, soft], background: paper, as: text}", tokens: "C.xcassets, t.json"),
    ])
    let run = shell.run("fix", "--write")
    #expect(run.status == .success, "\(run)")
    let ink = try #require(shell.files.text("C.xcassets/ink.colorset/Contents.json"))
    #expect(ink == set.replacing("0x77", with: "0x76"))
    let soft = try #require(shell.files.text("t.json"))
    #expect(soft.contains("\"hex\": \"#767676\""))
    #expect(soft.contains("\"components\": [0.463, 0.463, 0.463]"))
    #expect(shell.run("check").status == .success)
    #expect(shell.run("fix").output == "nothing to do\n")
  }

  @Test func `a link out of the project is not written through`() {
    let css = ":root { --ink: #777777; --paper: #ffffff }"
    let shell = shell(css)
    shell.files.put(Array(css.utf8), at: "/elsewhere/t.css")
    shell.files.put(Array(css.utf8), at: "/project/real.css")
    shell.files.link("/project/t.css", to: "/elsewhere/t.css")
    let run = shell.run("fix", "--write")
    #expect(run.status == .unusable)
    #expect(run.error.contains("t.css: error: is a symbolic link out of the project"))
    #expect(shell.files.text("/elsewhere/t.css") == css)
  }

  @Test func `a disk that can't be written to is told`() {
    let shell = shell(":root { --ink: #777777; --paper: #ffffff }")
    shell.files.failWriting(.notPermitted)
    let run = shell.run("fix", "--write")
    #expect(run.status == .unusable)
    #expect(run.error.contains("t.css: error: can't be written: not permitted"))
  }

  @Test func `inputs that can't be used stop it`() {
    let shell = Shell(["rules.yml": "version: 1\ntokens: [gone.css]\n"])
    #expect(shell.run("fix", "--write").status == .unusable)
    #expect(Shell().run("fix").error.contains("there is no rules.yml"))
    #expect(shell.run("fix", "operand").status == .unusable)
  }

  @Test func `a ratio in a document that is then another is told, and stops nothing`() {
    let shell = shell(
      ":root { --ink: #777777; --paper: #ffffff }",
      more: "claims: [{file: d.md}]")
    shell.files.put(
      Array("`ink` on `paper` is 4.5 : 1, or 4.47 : 1.\n\n`ink` on `paper` is 4.47 : 1.\n".utf8),
      at: "d.md")
    let run = shell.run("fix", "--write")
    #expect(shell.files.text("t.css") == ":root { --ink: #767676; --paper: #ffffff }")
    #expect(run.error.contains("d.md:3:"), "\(run.error)")
    #expect(run.error.contains("the ratio of ink on paper that is written here is then another"))
    #expect(run.status == .success)
  }

  @Test func `hunks are as patch wants them`() {
    let lines = (0..<30).map { "  --x\($0): 1px;\n" }.joined()
    let shell = shell(
      ":root {\n  --a: #777777;\n" + lines + "  --b: #777777;\n  --paper: #fff }",
      "{foreground: [a, b], background: paper, as: text}")
    let output = shell.run("fix").output
    #expect(output.contains("@@ -1,5 +1,5 @@\n :root {\n-  --a: #777777;\n+  --a: #767676;\n"))
    #expect(output.contains("@@ -30,5 +30,5 @@\n"))
    #expect(output.hasSuffix("   --paper: #fff }\n\\ No newline at end of file\n"))
  }
}
