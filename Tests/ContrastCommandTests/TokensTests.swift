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
    #expect(run.status == .success)
    #expect(run.output.contains("ink "))
    #expect(run.output.contains("#171717"))
    #expect(run.output.contains("#f5f2e9"))
    #expect(run.output.contains("t.css:1:9"))
    #expect(run.output.contains("from ink, t.css:1:"))
    #expect(run.output.contains("4 colour tokens"))
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

  @Test func `a folder gives the tokens of its files`() throws {
    let shell = Shell(["d/a.css": ":root{--a:#fff}", "d/e/b.css": ":root{--b:#000}"])
    let names = try objects(shell.run("tokens", "d", "--format", "json").output).map {
      $0["name"]?.text
    }
    #expect(names == ["a", "b"])
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
  @Test func `a chain of 20,000 aliases is listed in linear time, and says that there is more`() {
    let links = (0..<20_000).map { "--c\($0): var(--c\($0 + 1));" }.joined()
    let shell = Shell(["chain.css": ":root { \(links) --c20000: #fff }"])
    let run = shell.run("tokens", "chain.css")
    #expect(run.status == .success)
    #expect(run.output.contains("from c1 from c2 from c3 from c4 and more, chain.css:1:9"))
  }
}
