import TestSupport
import Testing

/// The package manager lets a module import whatever is built before it, so the arrows are held here.
@Suite struct ModuleArrowTests {
  static let arrows: [String: Set<String>] = [
    "ColorMath": [],
    "Diagnostics": [],
    "ColorSyntax": ["ColorMath"],
    "SourceTrees": ["Diagnostics"],
    "TokenFiles": ["SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath"],
    "RuleEngine": ["TokenFiles", "SourceTrees", "Diagnostics", "ColorSyntax", "ColorMath"],
    "Reporters": ["Diagnostics"],
    "Generators": ["TokenFiles", "Diagnostics", "ColorSyntax", "ColorMath"],
    "LanguageServer": ["RuleEngine", "TokenFiles", "SourceTrees", "Diagnostics"],
    "ContrastCommand": [
      "RuleEngine", "Reporters", "Generators", "LanguageServer", "TokenFiles", "SourceTrees",
      "Diagnostics", "ColorSyntax", "ColorMath",
    ],
    "contrast": ["ContrastCommand"],
    // Programs of the package manager's own.
    "Plugins": ["PackagePlugin", "Foundation"],
  ]

  /// The C library's and the standard library's own.
  static let languageLibraries: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]
  /// Only where files and the terminal are.
  static let commandLibraries: Set<String> = ["FoundationEssentials", "Dispatch"]

  static let modules = SourceTree.names(in: Repository.root + "/Sources")

  @Test func `every module has its arrows written down`() {
    #expect(Self.modules.count >= 9)
    for module in Self.modules { #expect(Self.arrows[module] != nil, "no arrows for \(module)") }
  }

  @Test(arguments: modules) func `a module imports only what the design lets it`(module: String) {
    let allowed = Self.arrows[module] ?? []
    for file in swiftFiles(of: module) {
      for imported in imports(of: file) {
        let system =
          Self.languageLibraries.contains(imported)
          || (module == "ContrastCommand" || module == "RuleEngine")
            && Self.commandLibraries.contains(imported)
        #expect(allowed.contains(imported) || system, "\(file) imports \(imported)")
      }
    }
  }

  @Test func `the imports of a text are found, whatever stands before them`() {
    let text =
      "// import No\npackage import A\n@testable import B\nimport struct C.D\npublic import E"
    #expect(imports(in: text) == ["A", "B", "C", "E"])
  }

  @Test func `nothing in Sources can crash on purpose`() {
    let banned = ["try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "assert("]
    for module in Self.modules {
      for file in swiftFiles(of: module) {
        let text = SourceTree.text(file) ?? ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          let code = line.prefix { $0 != "/" }
          for word in banned { #expect(!code.contains(word), "\(word) in \(file)") }
        }
      }
    }
  }

  @Test func `no source file is longer than 400 lines`() {
    for module in Self.modules {
      for file in swiftFiles(of: module) {
        let lines = (SourceTree.bytes(file) ?? []).count { $0 == 0x0A }
        #expect(lines <= 400, "\(file) has \(lines) lines")
      }
    }
  }

  private func swiftFiles(of module: String) -> [String] {
    SourceTree.files(below: Repository.root + "/Sources/" + module).filter {
      $0.hasSuffix(".swift")
    }
  }

  private func imports(of file: String) -> [String] { imports(in: SourceTree.text(file) ?? "") }

  private func imports(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), words.first != "//" else { return nil }
      let modifiers: Set<Substring> = [
        "package", "public", "internal", "private", "fileprivate", "@testable", "@_exported",
        "@preconcurrency",
      ]
      guard words[..<at].allSatisfy({ modifiers.contains($0) }) else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "func", "var", "let", "protocol"]
      let name = words.dropFirst(at + 1).first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }
}
