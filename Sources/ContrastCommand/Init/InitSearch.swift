import Diagnostics
import RuleEngine
import TokenFiles

/// Looks for what a first rules.yml is made of below the working directory.
struct InitSearch {
  /// Folders of what was made from something else.
  private static let products: Set<String> = ["build", "dist", "out", "vendor", "target", "Pods"]

  private let store: SourceStore

  init(_ store: SourceStore) { self.store = store }

  /// Every file that holds colour tokens, by itself or with the others.
  func tokens(besides screens: [StarterScreen]) -> [TokenSource] {
    let screens = Set(screens.map(\.path))
    let globs = [
      "**/*.css", "**/*.{json,jsonc,json5}", "**/*.xcassets", "**/*.{yml,yaml}",
      "**/res/values*/*.xml", "**/*.swift",
    ]
    let paths = globs.flatMap { store.files(matching: PathGlob($0)) }
      .filter { !Self.isProduct($0) && !Self.isConfiguration($0) && !screens.contains($0) }
    let read = paths.compactMap { path in
      (try? store.read(path)).map { TokenSource(file: $0) }
    }.map { (source: $0, system: self.read([$0])) }
    // Many a file has a colour in it and is there for something else.
    let likely = read.filter { source, system in
      !system.tokens.isEmpty
        && TokenFileEvidence(source.file).isTokenFile(colors: system.tokens.count)
    }
    let (sources, systems) = (likely.map(\.source), likely.map(\.system))
    let found = zip(sources, systems).filter { Self.holdsColor($1) }.map(\.0)
    // A theme may stand for the colours of a palette in another file. Of code, most does.
    let named = zip(sources, systems).filter { source, system in
      !Self.holdsColor(system) && !system.tokens.isEmpty && !source.file.path.hasSuffix(".swift")
    }
    guard !found.isEmpty, !named.isEmpty else { return found }
    let all = self.read(found + named.map(\.0))
    let candidates = Set(named.map(\.0.file.path))
    return zip(sources, systems).filter { source, system in
      Self.holdsColor(system)
        || candidates.contains(source.file.path)
          && system.tokens.contains { Self.hasColor(all[system.name($0)], in: all) }
    }.map(\.0)
  }

  private static func holdsColor(_ system: TokenSystem) -> Bool {
    system.tokens.contains { hasColor($0, in: system) }
  }

  private static func hasColor(_ token: TokenID?, in system: TokenSystem) -> Bool {
    guard let token else { return false }
    return system.palettes.contains { $0.color(token) != nil }
  }

  func read(_ sources: [TokenSource]) -> TokenSystem {
    let store = store
    return TokenSystem.read(sources) { store.file($0) }
  }

  /// With what each defines by itself.
  func starterFiles(_ sources: [TokenSource]) -> [StarterFile] {
    var taken: Set<String> = []
    for source in sources {
      let sketch = FileSketch(source.file)
      let format = TokenFormats.all.first { $0.recognises(sketch) }
      taken.formUnion(format?.takes(source.file) ?? [])
    }
    return sources.map { source in
      StarterFile(
        source, alone: TokenSystem.read([source]), isTaken: taken.contains(source.file.path))
    }
  }

  func screens() -> [StarterScreen] {
    store.files(matching: PathGlob("**/*.{yml,yaml,json,json5}")).compactMap { path in
      guard !Self.isProduct(path), !Self.isConfiguration(path), let file = try? store.read(path)
      else { return nil }
      return StarterScreen(file)
    }
  }

  /// Each folder's files of an ending as one pattern where it finds nothing else, otherwise by their paths.
  func globs(of screens: [StarterScreen]) -> [String] {
    let known = Set(screens.map(\.path))
    var found: [String] = []
    for screen in screens {
      let folder = screen.path.split(separator: "/").dropLast().joined(separator: "/")
      let ending = screen.path.split(separator: ".").last.map { String($0) } ?? ""
      let glob = (folder.isEmpty ? "" : PathGlob.escaped(folder) + "/") + "*." + ending
      let matched = store.files(matching: PathGlob(glob)).filter {
        !ConfigurationSearch.names.contains($0)
      }
      let stated = known.isSuperset(of: matched) ? glob : PathGlob.escaped(screen.path)
      if !found.contains(stated) { found.append(stated) }
    }
    return found
  }

  private static func isProduct(_ path: String) -> Bool {
    path.split(separator: "/").contains { products.contains(String($0)) }
  }

  private static func isConfiguration(_ path: String) -> Bool {
    ConfigurationSearch.names.contains { path == $0 || path.hasSuffix("/" + $0) }
  }
}
