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

  /// The C library, under the names that it has on the platforms.
  static let platformLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]
  /// The files that may import it: for powers and roots, large pages of memory, files, processes, signals.
  static let platformFiles: Set<String> = [
    "ColorMath/LibC.swift", "ColorSyntax/LibC.swift", "Generators/LibC.swift",
    "SourceTrees/DataRecords.swift", "TokenFiles/Model/Power.swift",
    "ContrastCommand/Program.swift", "ContrastCommand/Files/Disk.swift",
    "ContrastCommand/Files/Disk+Writing.swift", "ContrastCommand/Files/NotifyWatch.swift",
    "ContrastCommand/Files/StatWatch.swift", "ContrastCommand/Files/Subprocess.swift",
  ]

  static let modules = SourceTree.names(in: Repository.root + "/Sources")

  @Test func `every module has its arrows written down`() {
    #expect(Self.modules.count >= 9)
    for module in Self.modules { #expect(Self.arrows[module] != nil, "no arrows for \(module)") }
  }

  @Test(arguments: modules) func `a module imports only what its arrows let it`(module: String) {
    let allowed = Self.arrows[module] ?? []
    for file in swiftFiles(of: module) {
      for imported in imports(of: file) where !Self.platformLibraries.contains(imported) {
        // What the standard library has for locks and atomics is good anywhere.
        let isAllowed = allowed.contains(imported) || imported == "Synchronization"
        #expect(isAllowed, "\(file) imports \(imported)")
      }
    }
  }

  @Test func `only these files import the C library`() {
    let sources = Repository.root + "/Sources/"
    let files = Self.modules.flatMap { swiftFiles(of: $0) }.filter {
      !Self.platformLibraries.isDisjoint(with: imports(of: $0))
    }
    #expect(Set(files.map { String($0.dropFirst(sources.count)) }) == Self.platformFiles)
  }

  @Test func `the imports of a text are found, whatever stands before them`() {
    let text =
      "// import No\npackage import A\n@testable import B\nimport struct C.D\npublic import E"
    #expect(imports(in: text) == ["A", "B", "C", "E"])
  }

  @Test(arguments: modules) func `nothing in Sources can crash on purpose`(module: String) {
    for file in swiftFiles(of: module) {
      let crashes = SwiftCode.crashes(in: SourceTree.text(file) ?? "")
      #expect(crashes == [], "\(file)")
    }
  }

  @Test(arguments: [
    ("let a = b!", ["1: b!"]), ("f(a[0]!.c)", ["1: ]!"]), ("f()!\n  .g", ["1: )!"]),
    ("let a = b / c!", ["1: c!"]), ("\n/* d */ a!", ["2: a!"]),
    ("let u = \"https://x\"; a!", ["1: a!"]),
    ("let a: Int!", ["1: Int!"]), ("try! f()", ["1: try!"]), ("a as! B", ["1: as!"]),
    ("a?.b!.c", ["1: b!"]), ("\"\\(a!)\"", ["1: a!"]), ("{ $0 }!", ["1: }!"]),
    ("a! != b", ["1: a!"]),
    ("x ? y : z!", ["1: z!"]), ("a!\n!b", ["1: a!"]),
    ("fatalError(\"no\")", ["1: fatalError"]), ("a / b; precondition(a)", ["1: precondition"]),
    ("preconditionFailure()", ["1: preconditionFailure"]), ("assert(a)", ["1: assert"]),
    ("assertionFailure()", ["1: assertionFailure"]),
    ("// a!", []), ("a // b! try! c", []), ("/* a! /* b! */ c! */ d", []), ("let a = \"b!\"", []),
    ("let a = \"\"\"\n  b! // c\n  \"\"\"", []), ("#\"a\" b!\"#", []), ("a != b", []), ("!a", []),
    ("a && !b", []), ("f(!a)", []), ("[!a]", []), ("{ !a }", []), ("a.filter(!)", []),
    ("return !a", []), ("let precondition = 1", []), ("asserted(a)", []),
  ])
  func `what can crash is found, in code alone`(text: String, found: [String]) {
    #expect(SwiftCode.crashes(in: text) == found)
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
