import TestSupport
import Testing

/// The user's card fixes what stands at the top of the repository.
@Suite struct TopLevelTests {
  static let agreed: Set<String> = [
    "Package.swift", "Sources", "Tests", "fixtures", "rules.yml", "README.md",
  ]

  @Test func `the top level is what was agreed, and dotfiles`() {
    let names = SourceTree.names(in: Repository.root).filter { !$0.hasPrefix(".") }
    #expect(Set(names).subtracting(Self.agreed) == [])
    #expect(Self.agreed.subtracting(names) == [])
  }

  @Test func `the package has no dependencies`() throws {
    let manifest = try #require(SourceTree.text(Repository.root + "/Package.swift"))
    #expect(!manifest.contains(".package("))
  }
}
