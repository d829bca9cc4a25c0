import Diagnostics
import RuleEngine
import TokenFiles

extension CommandDescription {
  static let initialise = CommandDescription(
    name: .initialise, operands: "[FILE ...]", operandCount: 0...Int.max,
    summary: "Writes a first rules.yml from the token files found.",
    details: [
      "Token files are looked for below the working directory, or only the ones named are taken. Pairs are "
        + "guessed from their names; roles stand there as comments to be filled in.",
      "Beside it a JSON Schema is written for editors. A rules.yml that is there is never replaced.",
    ],
    examples: [
      ("contrast init", "In the root of a project."),
      ("contrast init design/tokens.css", "With the one file."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    Initialisation(typed, surroundings).run(&console)
  }
}

/// One run of `contrast init`.
private struct Initialisation {
  private static let path = "rules.yml"
  private static let schemaPath = ".contrast.schema.json"
  /// Folders of what was made from something else.
  private static let products: Set<String> = ["build", "dist", "out", "vendor", "target", "Pods"]

  private let files: any FileSystem
  private let store: SourceStore
  private let operands: [String]

  init(_ typed: TypedArguments, _ surroundings: Surroundings) {
    files = surroundings.files
    store = SourceStore(surroundings.files)
    operands = typed.operands
  }

  func run(_ console: inout Console) -> ExitStatus {
    for name in ConfigurationSearch.names where files.exists(name) {
      console.report("error", "is there already", place: name, help: "contrast check runs it")
      return .unusable
    }
    let sources = operands.isEmpty ? found() : named(&console)
    guard let sources else { return .unusable }
    guard !sources.isEmpty else {
      console.report(
        "error", "no file with colour tokens was found",
        help: "contrast init FILE names one; contrast tokens FILE shows what is in it")
      return .unusable
    }
    return write(sources, &console)
  }

  /// Every file below the working directory that holds colour tokens by itself.
  private func found() -> [TokenSource] {
    let globs = ["**/*.css", "**/*.{json,jsonc,json5}", "**/*.xcassets"]
    let paths = globs.flatMap { store.files(matching: PathGlob($0)) }.filter { path in
      !path.split(separator: "/").contains { Self.products.contains(String($0)) }
    }
    return paths.compactMap { path in
      guard let file = try? store.read(path) else { return nil }
      let source = TokenSource(file: file)
      return holdsTokens(source) ? source : nil
    }
  }

  private func holdsTokens(_ source: TokenSource) -> Bool {
    let store = store
    let system = TokenSystem.read([source]) { store.file($0) }
    return system.tokens.contains { token in
      system.palettes.contains { $0.color(token) != nil }
    }
  }

  /// Nil where one can't be read.
  private func named(_ console: inout Console) -> [TokenSource]? {
    var sources: [TokenSource] = []
    for operand in operands {
      let path = RelativePath.normalized(operand)
      let found = store.files(at: path)
      for path in found.isEmpty ? [path] : found {
        do throws(Problem) {
          sources.append(TokenSource(file: try store.read(path)))
        } catch {
          console.report(error)
          return nil
        }
      }
    }
    return sources
  }

  private func write(_ sources: [TokenSource], _ console: inout Console) -> ExitStatus {
    let store = store
    let system = TokenSystem.read(sources) { store.file($0) }
    let paths = sources.map { Self.stated($0.file.path) }
    var seen: Set<String> = []
    let (text, pairs) = StarterConfiguration.make(
      system, paths: paths.filter { seen.insert($0).inserted }, schema: Self.schemaPath)
    guard console.write(text, to: Self.path, files) == .success else { return .unusable }
    if console.write(JSONSchema.rules.document.bytes, to: Self.schemaPath, files) != .success {
      return .unusable
    }
    var said = Output()
    said.write(
      "\(Self.path): \(seen.count) token \(seen.count == 1 ? "file" : "files"), "
        + "\(system.tokens.count) colour \(system.tokens.count == 1 ? "token" : "tokens"), "
        + "\(pairs) \(pairs == 1 ? "pair" : "pairs")\n\n")
    said.write("Next:\n")
    said.write("  contrast tokens         shows what was read\n")
    said.write("  contrast check          runs the rules\n")
    said.write("  contrast check --write-baseline baseline.json\n")
    said.write(
      "                          accepts what is wrong today; --baseline then shows what is new\n")
    said.write(
      "Then fill in the roles in \(Self.path), and describe screens: contrast schema screen\n")
    console.print(said.take())
    return .success
  }

  /// An asset catalogue is named as one, not by each of its colour sets.
  private static func stated(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let end = parts.dropLast().firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      return path
    }
    return parts[...end].joined(separator: "/")
  }
}
