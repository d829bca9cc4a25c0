import RuleEngine
import Testing

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("a/b.yml", "a/b.yml"), ("a/*.yml", "a/b.yml"), ("a/**/*.yml", "a/b.yml"),
    ("a/**/*.yml", "a/x/y/b.yml"), ("**", "a"), ("**/b", "b"), ("**/b", "x/y/b"), ("a/**", "a/b/c"),
    ("?.css", "é.css"), ("[a-c].css", "b.css"), ("[!a-c].css", "d.css"), ("[]x].css", "].css"),
    ("x.{css,json}", "x.json"), ("{a,b}/{c,d}", "b/c"), ("*.tokens.json", "a.tokens.json"),
    ("a/**/b/**/c", "a/b/x/b/c"), ("*a*b", "xaxbab"), ("[a.css", "[a.css"), ("a{b.css", "a{b.css"),
    ("{a}.css", "{a}.css"),
  ])
  func `a path matches`(_ glob: String, _ path: String) {
    #expect(PathGlob(glob).matches(path))
  }

  @Test(arguments: [
    ("a/*.yml", "a/x/b.yml"), ("*.yml", "b.yaml"), ("a", "a/b"), ("a/b", "a"), ("?.css", "ab.css"),
    ("[a-c].css", "d.css"), ("[^a-c].css", "b.css"), ("x.{css,json}", "x.yml"), ("**/b", "b/a"),
    ("", "a"), ("a/**/b", "a/c"),
  ])
  func `another path does not`(_ glob: String, _ path: String) {
    #expect(!PathGlob(glob).matches(path))
  }

  @Test(arguments: [
    ("design/screens/**/*.yml", "design/screens"), ("*.yml", ""), ("a/b.css", "a"),
    ("a/{b,c}/d.css", "a"), ("/x/*.css", "/x"), ("/*.css", "/"),
  ])
  func `the search begins in the last plain folder`(_ glob: String, _ folder: String) {
    #expect(PathGlob(glob).folder == folder)
  }

  @Test func `many stars take no more than the product of both lengths`() {
    let glob = PathGlob(String(repeating: "*a", count: 2000) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 20_000)))
    let folders = PathGlob(String(repeating: "**/a/", count: 500) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 2000) + "c"))
  }

  @Test func `braces that would multiply without end are taken as text`() {
    let glob = PathGlob(String(repeating: "{a,b}", count: 40))
    #expect(!glob.matches(String(repeating: "a", count: 40)))
  }

  @Test(arguments: [
    ("design", "tokens.css", "design/tokens.css"), ("", "./a//b", "a/b"), ("a/b", "../c", "a/c"),
    ("a", "../../c", "../c"), ("a", "/c/./d", "/c/d"), ("/a", "../../c", "/c"), ("", ".", "."),
  ])
  func `paths are joined as text`(_ folder: String, _ path: String, _ joined: String) {
    #expect(RelativePath.join(folder, path) == joined)
  }

  @Test(arguments: [("a/b.yml", "a"), ("b.yml", ""), ("/b.yml", "/"), ("a/b/c", "a/b")])
  func `a file lies in its folder`(_ path: String, _ folder: String) {
    #expect(RelativePath.folder(of: path) == folder)
  }
}
