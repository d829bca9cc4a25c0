import Diagnostics
import RuleEngine
import Testing

@testable import ContrastCommand

@Suite struct FileTests {
  private let files = MemoryFiles([
    "design/tokens.css": "", "design/dark.css": "", "design/b/deep.css": "",
    "design/b/c/d.json": "",
    "design/.hidden.css": "", "design/.git/x.css": "", "a[1].css": "", "readme.md": "",
    "App/Assets.xcassets/Contents.json": "", "App/Assets.xcassets/Ink.colorset/Contents.json": "",
    "App/Assets.xcassets/Logo.imageset/Contents.json": "", "App/note.txt": "",
  ])

  private func found(_ pattern: String) -> [String] {
    SourceStore(files).files(matching: PathGlob(pattern))
  }

  @Test(arguments: [
    ("design/*.css", ["design/dark.css", "design/tokens.css"]),
    ("design/**/*.css", ["design/b/deep.css", "design/dark.css", "design/tokens.css"]),
    ("**/*.json", ["design/b/c/d.json"]),
    ("design/{dark,tokens}.css", ["design/dark.css", "design/tokens.css"]),
    ("design/?ark.css", ["design/dark.css"]), ("design/[d]*.css", ["design/dark.css"]),
    ("design/.*.css", ["design/.hidden.css"]), ("nothing/*.css", []),
    ("design/tokens.css", ["design/tokens.css"]),
    ("*.md", ["readme.md"]), ("design/*/*.css", ["design/b/deep.css"]),
  ])
  func `a pattern finds files, sorted`(_ row: (String, [String])) {
    #expect(found(row.0) == row.1)
  }

  @Test func `an asset catalogue is one thing`() {
    let set = ["App/Assets.xcassets/Ink.colorset/Contents.json"]
    #expect(found("App/Assets.xcassets") == set)
    #expect(found("**/*.xcassets") == set)
    #expect(found("App/**") == set + ["App/note.txt"])
    #expect(found("App/**/Contents.json").isEmpty)
  }

  @Test func `a folder stands for the token files in it`() {
    #expect(
      found("design") == [
        "design/b/c/d.json", "design/b/deep.css", "design/dark.css", "design/tokens.css",
      ])
  }

  @Test func `links to a parent end nothing up in a circle`() {
    files.link("design/b/loop", to: "design")
    files.link("design/linked.css", to: "design/dark.css")
    #expect(
      found("design/**/*.css") == [
        "design/b/deep.css", "design/dark.css", "design/tokens.css",
      ])
    #expect(found("design/b/loop/*.css").contains("design/b/loop/dark.css"))
  }

  @Test func `packages of others are looked into only by name`() {
    files.put([], at: "node_modules/kit/tokens.css")
    #expect(!found("**/*.css").contains { $0.hasPrefix("node_modules") })
    #expect(found("node_modules/*/tokens.css") == ["node_modules/kit/tokens.css"])
    files.put([], at: "web/node_modules/kit/tokens.css")
    files.put([], at: "web/own.css")
    #expect(found("web") == ["web/own.css"])
    #expect(found("web/node_modules") == ["web/node_modules/kit/tokens.css"])
    #expect(found("web/node_modules/kit") == ["web/node_modules/kit/tokens.css"])
  }

  @Test func `a link that leads nowhere is not found`() {
    files.link("design/gone.css", to: "nowhere.css")
    #expect(!found("design/*.css").contains("design/gone.css"))
  }

  /// Named itself, it is read, and what is wrong with it is said; as one of many it is looked at.
  @Test func `what is not there, or is no token file, is not found`() {
    #expect(found("nowhere.css").isEmpty)
    #expect(found("readme.md") == ["readme.md"])
    #expect(found("App") == ["App/Assets.xcassets/Ink.colorset/Contents.json"])
    files.put([], at: "res/values-night/colors.xml")
    files.put([], at: "res/layout/main.xml")
    #expect(found("res") == ["res/values-night/colors.xml"])
  }

  @Test func `what can't be read says why`() {
    files.deny("design/dark.css")
    files.put(Array(repeating: 32, count: SourceStore.sizeLimit + 1), at: "design/big.css")
    func message(_ path: String) -> String? {
      do throws(Problem) {
        _ = try SourceStore(files).read(path)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(message("design/dark.css") == "design/dark.css: not permitted")
    #expect(message("design/big.css") == "design/big.css: is larger than 64 MB")
    #expect(message("design") == "design: is a folder, not a file")
    #expect(message("gone.css") == "gone.css: no such file")
    #expect(message("readme.md") == nil)
  }

  @Test(arguments: [
    ("design/a.css", "/project", "design/a.css"),
    ("../../app/design/a.css", "/x/app/design", "a.css"),
    ("../../app/other/a.css", "/x/app/design", "../other/a.css"),
    ("../../rules.yml", "/x/app/design", "../../rules.yml"), ("/x/app/a.css", "/x/app", "a.css"),
    ("/y/a.css", "/x/app", "/y/a.css"), ("/x/app", "/x/app", "."), ("../app", "/x/app", "."),
    ("../../../../a", "/x", "../../../../a"), ("a", "/", "a"), ("/a/b", "/", "a/b"),
  ])
  func `paths are shown from the working directory`(_ row: (String, String, String)) {
    #expect(WorkingPath(MemoryFiles(in: row.1)).shown(row.0) == row.2)
  }
}

@Suite struct ConfigurationSearchTests {
  @Test func `the nearest file counts`() {
    let files = ["/a/rules.yml": "", "/a/b/c/.contrast.yml": "", "/a/b/c/d/x": ""]
    #expect(ConfigurationSearch.nearest(MemoryFiles(files, in: "/a")) == "rules.yml")
    #expect(ConfigurationSearch.nearest(MemoryFiles(files, in: "/a/b")) == "../rules.yml")
    #expect(ConfigurationSearch.nearest(MemoryFiles(files, in: "/a/b/c/d")) == "../.contrast.yml")
    #expect(ConfigurationSearch.nearest(MemoryFiles(files, in: "/z")) == nil)
  }

  @Test func `in one folder rules.yml comes first`() {
    let files = MemoryFiles([".contrast.yml": "", "contrast.yml": "", "rules.yml": ""])
    #expect(ConfigurationSearch.nearest(files) == "rules.yml")
  }
}
