import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

@Suite struct TokensTests {
  private let css = """
    :root { --ink: #171717; --paper: oklch(0.98 0.01 90); --text: var(--ink); --lost: var(--gone); }
    .dark { --ink: #f5f2e9; --paper: #121110; }
    """

  private func objects(_ text: String) throws -> [DataNode] {
    try text.split(separator: "\n").map {
      try JSON.parse(SourceFile(path: "l", text: String($0))).root
    }
  }

  @Test func `a file needs no rules`() {
    let run = Shell(["t.css": css]).run("tokens", "t.css")
    #expect(run.status == .findings)
    #expect(run.output.contains("ink "))
    #expect(run.output.contains("#171717"))
    #expect(run.output.contains("#f5f2e9"))
    #expect(run.output.contains("t.css:1:9"))
    #expect(run.output.contains("from ink, t.css:1:"))
    #expect(run.output.contains("4 colour tokens"))
  }

  @Test func `a deprecated token is shown as one, with what is said of it`() throws {
    let file = """
      { "ink": { "$type": "color", "$value": "#111111", "$deprecated": true },
        "old": { "$type": "color", "$value": "#222222", "$deprecated": "use ink" },
        "group": { "$type": "color", "$deprecated": "gone",
          "a": { "$value": "#333333" }, "b": { "$value": "#444444", "$deprecated": false },
          "in": { "c": { "$value": "{ink}" } } },
        "more": { "$extends": "{group}", "d": { "$type": "color", "$value": "#555555" } } }
      """
    let shell = Shell(["t.tokens.json": file])
    let tokens = try objects(shell.run("tokens", "t.tokens.json", "--format", "json").output)
    let said = tokens.map { "\($0["name"]?.text ?? ""): \($0["deprecated"]?.text ?? "no")" }
    #expect(
      said.sorted() == [
        "group.a: gone", "group.b: no", "group.in.c: gone", "ink: true", "more.a: no", "more.b: no",
        "more.d: no", "more.in.c: no", "old: use ink",
      ])
    let table = shell.run("tokens", "t.tokens.json").output
    #expect(table.contains("deprecated (use ink); t.tokens.json:2:4"), "\(table)")
    #expect(table.contains("deprecated; t.tokens.json:1:4"))
  }

  /// More than is passed on at once, in both forms.
  @Test func `an output of many tokens is whole`() throws {
    let count = 6_000
    let css = ":root {\n" + (0..<count).map { "--t\($0): #0000\($0 % 90 + 10);\n" }.joined() + "}"
    let shell = Shell(["t.css": css + ".dark { --t1: #fff }"])
    let lines = shell.run("tokens", "t.css", "--format", "json").output.split(separator: "\n")
    #expect(lines.count == count)
    let second = try JSON.parse(SourceFile(path: "l", text: String(lines[1]))).root
    let values = try #require(second["values"])
    #expect(
      values.members.map { $0.value["hex"]?.text ?? "" } == [
        "#000011", "#ffffff", "#000011", "#ffffff",
      ])
    #expect(lines.last?.hasPrefix("{\"name\":\"t\(count - 1)\",") == true)
    let table = shell.run("tokens", "t.css").output
    #expect(table.hasSuffix("\n\(count) colour tokens\n"))
    #expect(table.split(separator: "\n").count { $0.hasPrefix("t") } == count)
  }

  @Test func `each token is a line of JSON`() throws {
    let run = Shell(["t.css": css]).run("tokens", "t.css", "--format", "json")
    let tokens = try objects(run.output)
    #expect(tokens.map { $0["name"]?.text } == ["ink", "paper", "text", "lost"])
    let text = try #require(tokens[2]["values"])
    #expect(
      text.members.map { $0.key.text } == [
        "light", "dark", "light-high-contrast", "dark-high-contrast",
      ])
    #expect(text["dark"]?["hex"]?.text == "#f5f2e9")
    #expect(text["dark"]?["css"]?.text == "rgb(245, 242, 233)")
    #expect(text["dark"]?["via"]?.elements.map { $0.text } == ["ink"])
    #expect(tokens[0]["values"]?["light"]?["via"] == nil)
    #expect(tokens[1]["values"]?["light"]?["css"]?.text == "oklch(0.98 0.01 90)")
    #expect(tokens[3]["values"]?["light"]?["problem"]?.text.contains("gone") == true)
    #expect(tokens[3]["values"]?["light"]?["hex"] == nil)
    #expect(tokens[0]["location"]?["file"]?.text == "t.css")
    #expect(tokens[0]["location"]?["line"]?.number == 1)
  }

  @Test func `an appearance without a value has the reason, and the table a stroke`() throws {
    let shell = Shell(["t.css": ":root { --b: #fff } .dark { --a: #000 }"])
    let values = try objects(shell.run("tokens", "t.css", "--format", "json").output)[1]["values"]
    #expect(values?["light"]?["problem"]?.text == "no value in light")
    #expect(values?["light"]?["hex"] == nil)
    #expect(values?["dark"]?["hex"]?.text == "#000000")
    #expect(values?["dark"]?["problem"] == nil)
    let table = shell.run("tokens", "t.css", "-a", "light", "-a", "dark", "-a", "light").output
    let row = table.split(separator: "\n").first { $0.hasPrefix("a ") }
    #expect(row?.split(separator: " ") == ["a", "-", "#000000"], "\(table)")
  }

  @Test(arguments: [
    ("drak", "did you mean dark?"),
    ("sepia", "there are light, dark, light-high-contrast, dark-high-contrast"),
  ])
  func `an appearance that is none is refused, with those that there are`(
    _ name: String, _ help: String
  ) {
    let run = Shell(["t.css": ":root { --b: #fff }"]).run("tokens", "t.css", "-a", name)
    #expect(run.status == .unusable)
    #expect(run.output.isEmpty)
    #expect(run.error == "contrast: error: there is no appearance \(name)\n  help: \(help)\n")
  }

  @Test func `a folder gives the tokens of its files`() throws {
    let shell = Shell(["d/a.css": ":root{--a:#fff}", "d/e/b.css": ":root{--b:#000}"])
    let names = try objects(shell.run("tokens", "d", "--format", "json").output).map {
      $0["name"]?.text
    }
    #expect(names == ["a", "b"])
  }

  @Test(arguments: [
    (":root { --a: #fff }", ContrastCommand.ExitStatus.success),
    (":root { --a: var(--gone) }", .findings),
    (":root { --color-a: #ggg }", .findings), (":root { --a: CanvasText }", .findings),
    (":root { --a: var(--b); --b: var(--a) }", .findings), (":root { --a: 4px }", .findings),
    ("", .findings), (":root { --a: #fff } .dark { --color-b: var(--c) }", .findings),
  ])
  func `a colour that can't be known is a finding, and so is a file without any`(
    css: String, status: ContrastCommand.ExitStatus
  ) {
    #expect(Shell(["t.css": css]).run("tokens", "t.css").status == status)
  }

  @Test func `only the appearances that are asked for count`() {
    let shell = Shell(["t.css": ":root { --a: #fff } .dark { --a: var(--gone) }"])
    #expect(shell.run("tokens", "t.css", "-a", "light").status == .success)
    #expect(shell.run("tokens", "t.css", "-a", "dark").status == .findings)
  }

  @Test func `a file without tokens is named; of a folder some may have none`() {
    let run = Shell(["t.css": "a { color: red }"]).run("tokens", "t.css")
    #expect(run.error.contains("t.css: error: no colour token could be read from it"))
    let channels = Shell(["t.css": ":root { --page: 0 0% 100% }"]).run("tokens", "t.css")
    #expect(channels.error.contains("a colour is hsl(var(--page))"))
    let folder = Shell(["d/a.css": ":root{--a:#fff}", "d/b.css": "a{color:red}", "d/c.json": "{}"])
    #expect(folder.run("tokens", "d").status == .success)
    #expect(folder.run("tokens", "d/a.css", "d/b.css").status == .findings)
    #expect(Shell(["d/b.css": "a{color:red}"]).run("tokens", "d").status == .findings)
  }

  @Test func `a folder gives tokens of every format`() throws {
    let shell = Shell([
      "d/a.css": ":root{--a:#fff}", "d/b.yaml": "b: \"#111\"",
      "d/c.swift": "let c = Color(hex: 0x222222)",
      "d/res/values/d.xml": "<resources><color name=\"d\">#333</color></resources>",
      "d/other/d.xml": "<resources><color name=\"x\">#333</color></resources>",
      "d/e.tokens": "{\"e\": {\"$type\": \"color\", \"$value\": \"#444\"}}",
    ])
    let run = shell.run("tokens", "d", "--format", "json")
    #expect(try objects(run.output).compactMap { $0["name"]?.text } == ["a", "b", "c", "e", "d"])
    #expect(run.status == .success)
  }

  @Test func `themes beside light and dark are appearances of their own`() throws {
    let css = ":root { --a: #111 } [data-theme=\"dimmed\"] { --a: #222 }"
    let tokens = try objects(
      Shell(["t.css": css]).run("tokens", "t.css", "--format", "json").output)
    #expect(tokens[0]["values"]?["light"]?["hex"]?.text == "#111111")
    #expect(tokens[0]["values"]?["dimmed"]?["hex"]?.text == "#222222")
    let shell = Shell(["rules.yml": "version: 1\ntokens: [t.css]\n", "t.css": css])
    let stated = try objects(shell.run("tokens", "--format", "json").output)
    #expect(stated[0]["values"]?["dimmed"] == nil)
  }

  @Test func `without files rules.yml says which`() throws {
    let shell = Shell(["rules.yml": "version: 1\ntokens: [t.css]\n", "t.css": css])
    #expect(try objects(shell.run("tokens", "--format", "json").output).count == 4)
    let none = Shell().run("tokens")
    #expect(none.status == .unusable)
    #expect(none.error.contains("no rules.yml"))
  }

  @Test func `one appearance can be asked for`() throws {
    let shell = Shell(["t.css": css])
    let tokens = try objects(shell.run("tokens", "t.css", "-a", "dark", "--format", "json").output)
    #expect(tokens[0]["values"]?.members.map { $0.key.text } == ["dark"])
    let wrong = shell.run("tokens", "t.css", "-a", "drak")
    #expect(wrong.status == .unusable)
    #expect(wrong.error.contains("did you mean dark?"))
  }

  @Test func `appearances that look the same share a column`() {
    func heading(_ css: String, _ arguments: String...) -> String {
      let output = Shell(["t.css": css]).run(["tokens", "t.css"] + arguments).output
      return String(output.prefix { $0 != "\n" })
    }
    #expect(heading(":root { --a: #fff }") == "Token               every")
    #expect(heading(":root { --a: #fff }", "-a", "dark") == "Token               dark")
    #expect(heading(":root { --a: #fff } .dark { --a: #000 }").contains("light,"))
    let lost = Shell(["t.css": ":root { --a: var(--b) }"]).run("tokens", "t.css").output
    #expect(lost.contains("every appearance: a refers to b, which nothing defines"))
  }

  @Test func `a file that is not there does not hide the others`() throws {
    let run = Shell(["t.css": css]).run("tokens", "gone.css", "t.css", "--format", "json")
    #expect(run.status == .unusable)
    #expect(try objects(run.output).count == 4)
    #expect(run.error.contains("gone.css: error: no such file"))
  }

  @Test func `names are cleaned and long ones do not break the table`() {
    let long = String(repeating: "very-", count: 40) + "long"
    let run = Shell(["t.css": ":root{--\(long):#fff;--\\1b x:#000}"]).run("tokens", "t.css")
    #expect(!run.output.utf8.contains(0x1B))
    #expect(run.output.contains("..."))
  }
}

@Suite struct LongChainTests {
  @Test func `a chain of 20,000 aliases is listed, and says that there is more`() {
    let links = (0..<20_000).map { "--c\($0): var(--c\($0 + 1));" }.joined()
    let shell = Shell(["chain.css": ":root { \(links) --c20000: #fff }"])
    let run = shell.run("tokens", "chain.css")
    #expect(run.status == .success)
    #expect(run.output.contains("from c1 from c2 from c3 from c4 and more, chain.css:1:9"))
  }

  @Test func `as JSON, each token's chain has a limit, and says where it is cut`() throws {
    let links = (0..<3_000).map { "--c\($0): var(--c\($0 + 1));" }.joined()
    let shell = Shell(["chain.css": ":root { \(links) --c3000: #fff }"])
    let run = shell.run("tokens", "chain.css", "-a", "light", "--format", "json")
    #expect(run.output.utf8.count < 3_001 * 1_000)
    let lines = run.output.split(separator: "\n")
    let first = try JSON.parse(SourceFile(path: "l", text: String(lines[0]))).root
    let via = try #require(first["values"]?["light"]?["via"]?.elements.map { $0.text })
    #expect(via.first == "c1")
    #expect(via.count == 65)
    #expect(via.last == "…")
    #expect(first["values"]?["light"]?["hex"]?.text == "#ffffff")
    let last = try JSON.parse(SourceFile(path: "l", text: String(lines[2_999]))).root
    #expect(last["values"]?["light"]?["via"]?.elements.map { $0.text } == ["c3000"])
  }

  @Test(arguments: [
    (":root { --a: var(--b); --b: var(--a); --c: #fff; }", ["b", "a"]),
    (":root { --a: var(--a); --b: #000; --c: #fff; }", ["a"]),
  ])
  func `a cycle is gone round once`(_ css: String, _ via: [String]) throws {
    let run = Shell(["t.css": css]).run("tokens", "t.css", "--format", "json")
    let first = try #require(
      run.output.split(separator: "\n").first { $0.contains("\"name\":\"a\"") })
    let names = via.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(first.contains("\"via\":[\(names)]"), "\(first)")
  }

  /// What is substituted is text, and the result as legacy as that text.
  @Test func `css is the computed value, whatever it is put together from`() throws {
    let css = """
      :root { --h: 10 50% 50%; --i: hsl(var(--h)); --e1: 1, 2, 3; --e: rgb(var(--e1), 0.5);
        --al: .5; --ii: rgb(255 0 0 / var(--al)); --b: light-dark(#fff, #000); --o: red;
        --ss: contrast-color(var(--o)); --s: color(srgb 1 0 0); --t: var(--s); --u: var(--o); }
      """
    let run = Shell(["t.css": css]).run("tokens", "t.css", "-a", "light", "--format", "json")
    var found: [String: String] = [:]
    for line in run.output.split(separator: "\n") {
      let token = try JSON.parse(SourceFile(path: "l", text: String(line))).root
      found[token["name"]?.text ?? ""] = token["values"]?["light"]?["css"]?.text
    }
    #expect(
      found == [
        "i": "rgb(191, 85, 64)", "e": "rgba(1, 2, 3, 0.5)", "ii": "rgba(255, 0, 0, 0.5)",
        "b": "rgb(255, 255, 255)", "o": "rgb(255, 0, 0)", "ss": "rgb(0, 0, 0)",
        "s": "color(srgb 1 0 0)", "t": "color(srgb 1 0 0)", "u": "rgb(255, 0, 0)",
      ])
  }
}
