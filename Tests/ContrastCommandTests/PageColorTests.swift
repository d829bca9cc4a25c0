import ContrastCommand
import Diagnostics
import RuleEngine
import SourceTrees
import TestSupport
import Testing

/// The html report is held to what it reports: its own colours are checked by the tool.
@Suite struct PageColorTests {
  private static let folder = Repository.root + "/fixtures/reports/page/"

  /// The style of a page that the tool wrote.
  private func style() throws -> String {
    let shell = Shell(["rules.yml": "tokens: a.css\n", "a.css": ":root { --a: #fff; }"])
    let page = shell.run("check", "--format", "html").output
    let opening = try #require(page.firstRange(of: "<style>"))
    let closing = try #require(page.firstRange(of: "</style>"))
    return String(page[opening.upperBound..<closing.lowerBound])
  }

  private func shell(_ style: String) throws -> Shell {
    var files = ["page.css": style]
    for name in ["rules.yml", "page.yml"] {
      let text: String = try #require(SourceTree.text(Self.folder + name))
      files[name] = text
    }
    return Shell(files)
  }

  @Test func `the colours of the page pass the rules of the page`() throws {
    let run = try shell(try style()).run("check", "--failures-only", "--strict")
    #expect(run.status == .success, "\(run.output)\(run.error)")
    #expect(run.error.isEmpty)
  }

  @Test func `a page with one weak colour would fail`() throws {
    let style = try style()
    let weak = style.split(separator: "--muted: light-dark(#56585d").joined(
      separator: "--muted: light-dark(#999999")
    #expect(weak != style)
    let run = try shell(weak).run("check", "--failures-only")
    #expect(run.status == .findings)
    #expect(run.output.contains("muted on page"))
  }

  @Test func `every colour of the page is a custom property of its root`() throws {
    let tree = CSS.parse(SourceFile(path: "page.css", text: try style()))
    #expect(tree.errors.isEmpty)
    var isRoot = false
    for line in try style().split(separator: "\n") {
      if line.contains(":root {") { isRoot = true }
      let isProperty = isRoot && line.drop { $0 == " " }.hasPrefix("--")
      if line.contains("}"), !line.contains("{") { isRoot = false }
      guard !isProperty else { continue }
      for word in line.split(whereSeparator: { " ,;(){}".contains($0) }).dropFirst() {
        let isHex = word.hasPrefix("#") && word.dropFirst().allSatisfy(\.isHexDigit)
        #expect(!isHex, "\(line)")
        for name in ["rgb", "rgba", "hsl", "white", "black", "red"] {
          #expect(word != name[...], "\(line)")
        }
      }
    }
  }

  @Test func `the rules name every colour but the hairline's`() throws {
    let rules = try #require(SourceTree.text(Self.folder + "rules.yml"))
    let screen = try #require(SourceTree.text(Self.folder + "page.yml"))
    let shell = try shell(try style())
    let lines = shell.run("tokens", "--format", "json").output.split(separator: "\n")
    #expect(lines.count > 20)
    for line in lines {
      let node = try JSON.parse(SourceFile(path: "", text: String(line))).root
      let name = try #require(node["name"]?.text)
      let stem = name.hasPrefix("ring-") ? "ring-*" : name.hasSuffix("-soft") ? "-soft" : name
      #expect(rules.contains(stem) || screen.contains(stem), "\(name)")
    }
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
