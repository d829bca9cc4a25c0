import ContrastCommand
import Testing

/// What is written reads back as the colour that was meant, and passes.
@Suite struct FixReadBackTests {
  private func shell(_ path: String, _ text: String, ink: String = "fg", on paper: String = "bg")
    -> Shell
  {
    Shell([
      path: text,
      "rules.yml": """
      version: 1
      tokens: [\(path)]
      appearances: [light]
      pairs: [{foreground: \(ink), background: \(paper), as: text}]
      """,
    ])
  }

  // MARK: YAML

  /// `#` begins a comment, which made the file unreadable.
  @Test(arguments: [
    ("bg: white\nfg: gray\n", "bg: white\nfg: \"#767676\"\n"),
    ("bg: white\nfg: gray # soft\n", "bg: white\nfg: \"#767676\" # soft\n"),
    ("{bg: white, fg: gray}\n", "{bg: white, fg: \"#767676\"}\n"),
    ("{\"bg\":white,\"fg\":gray}\n", "{\"bg\":white,\"fg\":\"#767676\"}\n"),
    ("bg: white\nfg: !!str gray\n", "bg: white\nfg: !!str \"#767676\"\n"),
    ("bg: white\nfg: &ink gray\nx: *ink\n", "bg: white\nfg: &ink \"#767676\"\nx: *ink\n"),
    ("bg: white\nfg: \"gray\"\n", "bg: white\nfg: \"#767676\"\n"),
    ("bg: white\nfg: 'gray'\n", "bg: white\nfg: '#767676'\n"),
    ("bg: white\nfg: '#777'\n", "bg: white\nfg: '#666'\n"),
    ("bg: white\r\nfg: rgb(150, 150, 150)\r\n", "bg: white\r\nfg: rgb(118, 118, 118)\r\n"),
  ])
  func `a plain scalar of YAML is quoted where the colour would be a comment`(
    _ old: String, _ new: String
  ) {
    let shell = shell("t.yml", old)
    let run = shell.run("fix", "--write")
    #expect(run.status == .success, "\(run)")
    #expect(shell.files.text("t.yml") == new)
    #expect(shell.run("check").status == .success)
    #expect(shell.run("fix").output == "nothing to do\n")
  }

  @Test func `a report that programs apply has the quotes too, and shows the colour without`() {
    let shell = shell("t.yml", "bg: white\nfg: gray\n")
    #expect(shell.run("check").output.contains("would pass: #767676"))
    let sarif = shell.run("check", "--format", "sarif").output
    #expect(sarif.contains(##""\"#767676\"""##))
    #expect(sarif.contains("Change fg to #767676"))
  }

  @Test(arguments: [
    "color-mix(in srgb, gray, silver)", "\"color-mix(in srgb, #888 50%, white)\"",
    "'rgb(from #999 r g b)'",
  ])
  func `a colour of YAML that is made from others is told and not written`(_ value: String) {
    let text = "bg: white\nfg: \(value)\n"
    let shell = shell("t.yml", text)
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(shell.files.text("t.yml") == text)
    #expect(run.error.contains("fg is made from other colours, with "), "\(run.error)")
  }

  /// YAML that is so by its content only: its ending doesn't say so.
  @Test func `what would not be read back is refused, and the rest is written`() {
    let text = "bg: white\nfg: gray\nfg-two: \"gray\"\n"
    let shell = Shell([
      "t.txt": text,
      "rules.yml": """
      version: 1
      tokens: [t.txt]
      appearances: [light]
      pairs: [{foreground: [fg, fg-two], background: bg, as: text}]
      """,
    ])
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(
      run.error.contains(
        "#767676 would pass, and would not be read as a colour where fg is written"), "\(run)")
    #expect(
      shell.files.text("t.txt") == "bg: white\nfg: gray\nfg-two: \"#767676\"\n", "\(run)")
  }

  // MARK: Digits

  @Test(arguments: [
    "Color(.displayP3, red: 0.5, green: 0.6, blue: 0.5)",
    "UIColor(displayP3Red: 0.3, green: 0.6, blue: 0.9, alpha: 1)",
    "Color(.displayP3, red: 0.401, green: 0.491, blue: 0.4)",
    "Color(.sRGBLinear, red: 0.3, green: 0.3, blue: 0.3)",
    "Color(red: 0.5, green: 0.61, blue: 0.53)",
  ])
  func `components in Swift get the digits that it takes to pass`(_ value: String) {
    let shell = shell(
      "T.swift",
      "extension Color {\n  static let bg = Color(red: 1, green: 1, blue: 1)\n  static let fg = \(value)\n}\n",
      ink: "Color.fg", on: "Color.bg")
    let run = shell.run("fix", "--write")
    #expect(run.status == .success, "\(run)")
    #expect(!run.error.contains("not fixed"))
    #expect(shell.run("check").status == .success, "\(shell.files.text("T.swift") ?? "")")
    #expect(shell.run("fix").output == "nothing to do\n")
  }

  private func object(_ space: String, _ components: String) -> String {
    #"{"$type":"color","$value":{"colorSpace":"\#(space)","components":[\#(components)]}}"#
  }

  /// Colours all over the space, of which at three digits about half pass.
  @Test(arguments: ["display-p3", "srgb", "a98-rgb", "oklch", "srgb-linear"])
  func `components of DTCG objects get the digits that it takes to pass`(_ space: String) {
    var tokens = [##""bg":{"$type":"color","$value":"#ffffff"}"##]
    for number in 0..<24 {
      let second = space == "oklch" ? "0.0\(number % 9)" : "0.\(3 + number % 6)\(number % 10)"
      let third = space == "oklch" ? "\(number * 15)" : "0.\(9 - number % 8)"
      let first = space == "oklch" ? "0.\(65 + number % 20)" : "0.\(2 + number % 7)"
      tokens.append(
        #""fg\#(number)":\#(object(space, "\(first), \(second), \(third)"))"#
      )
    }
    tokens.append(
      #""fg-known":\#(object("display-p3", "0.3, 0.6, 0.9"))"#
    )
    let shell = shell("t.json", "{\(tokens.joined(separator: ","))}", ink: "\"fg*\"")
    let run = shell.run("fix", "--write", "--rule", "pair-contrast")
    #expect(run.status == .success, "\(run.error)")
    #expect(!run.error.contains("not fixed"), "\(run.error)")
    let check = shell.run("check", "--rule", "pair-contrast")
    #expect(check.status == .success, "\(check.output)")
  }
}
