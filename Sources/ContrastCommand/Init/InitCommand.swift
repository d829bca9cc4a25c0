import Diagnostics
import RuleEngine
import TokenFiles

extension CommandDescription {
  static let initialise = CommandDescription(
    name: .initialise, operands: "[FILE ...]", operandCount: 0...Int.max,
    summary: "Writes a first rules.yml from the token files found.",
    details: [
      "Token files are looked for below the working directory, or only the ones named are taken. Of places that "
        + "say the same in different formats one is taken (the one whose names the screens use, or that with the "
        + "most tokens) and the others are held to it by parity. Screens that are there are found. Pairs are "
        + "guessed from names; roles stand there as comments to be filled in.",
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
    let paths = globs.flatMap { store.files(matching: PathGlob($0)) }
      .filter { !Self.isProduct($0) }
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
    let groups = Self.groups(sources)
    let screens = screens()
    let words = Set(screens.flatMap(Self.words))
    let places = StarterPlaces(
      groups.map { group in
        let system = read(group)
        return StarterPlaces.Place(
          paths: Self.paths(of: group), system: system,
          mentions: system.tokens.count { words.contains(system.name($0)) })
      })
    let taken = places.sources.flatMap { groups[$0] }
    let (system, paths) = (read(taken), Self.paths(of: taken))
    let (text, pairs) = StarterConfiguration.make(
      system, paths: paths, places: places, screens: Self.globs(of: screens),
      schema: Self.schemaPath)
    guard console.write(text, to: Self.path, files) == .success else { return .unusable }
    if console.write(JSONSchema.rules.document.bytes, to: Self.schemaPath, files) != .success {
      return .unusable
    }
    var said = Output()
    said.write(
      "\(Self.path): \(paths.count.counted("token file")), "
        + "\(system.tokens.count.counted("colour token")), "
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

  private func read(_ sources: [TokenSource]) -> TokenSystem {
    let store = store
    return TokenSystem.read(sources) { store.file($0) }
  }

  /// Files of a kind, which are parts of one whole: a theme a file, a catalogue's colour sets.
  private static func groups(_ sources: [TokenSource]) -> [[TokenSource]] {
    var groups: [(kind: String, sources: [TokenSource])] = []
    for source in sources {
      let ending = stated(source.file.path).split(separator: ".").last.map { $0.lowercased() } ?? ""
      let kind = ["jsonc", "json5"].contains(ending) ? "json" : ending
      if let group = groups.firstIndex(where: { $0.kind == kind }) {
        groups[group].sources.append(source)
      } else {
        groups.append((kind, [source]))
      }
    }
    return groups.map(\.sources)
  }

  private static func paths(of sources: [TokenSource]) -> [String] {
    var seen: Set<String> = []
    return sources.map { stated($0.file.path) }.filter { seen.insert($0).inserted }
  }

  /// The manifests of screens: files that say `screen:` and `elements:`.
  private func screens() -> [SourceFile] {
    store.files(matching: PathGlob("**/*.{yml,yaml}")).compactMap { path in
      guard !Self.isProduct(path), let file = try? store.read(path), file.hasText("elements:"),
        file.hasText("screen:")
      else { return nil }
      return file
    }
  }

  /// Each folder's, once.
  private static func globs(of screens: [SourceFile]) -> [String] {
    var found: [String] = []
    for screen in screens {
      let folders = screen.path.split(separator: "/").dropLast().map { String($0) }
      let ending = screen.path.hasSuffix("yaml") ? "*.yaml" : "*.yml"
      let glob = (folders + [ending]).joined(separator: "/")
      if !found.contains(glob) { found.append(glob) }
    }
    return found
  }

  /// What may be names in a manifest.
  private static func words(_ file: SourceFile) -> [String] {
    let parts = file.bytes.split { byte in
      let isLetter = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
      return !isLetter && !"-._/".utf8.contains(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isProduct(_ path: String) -> Bool {
    path.split(separator: "/").contains { products.contains(String($0)) }
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
