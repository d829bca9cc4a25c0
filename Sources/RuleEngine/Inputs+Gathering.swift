package import Diagnostics
import TokenFiles

/// Where files come from: a disk, or a test's memory.
package protocol FileStore: Sendable {
  /// The file of a path; throws what is to be said of one that can't be read.
  func read(_ path: String) throws(Problem) -> SourceFile
  /// The paths of all files that a pattern names, sorted. A folder's name stands for the token files in
  /// it.
  func files(matching glob: PathGlob) -> [String]
}

extension Inputs {
  /// Reads rules.yml and all that it names. What can't be read is a problem; the rest is there.
  /// - Parameter tokensOnly: whether screens, documents and sources are left alone, for who writes them.
  package static func gather(
    _ path: String, from store: some FileStore, tokensOnly: Bool = false
  ) -> Inputs {
    let (configuration, problems) = Configuration.load(path) { path throws(Problem) in
      try store.read(path)
    }
    var gatherer = Gatherer(store: store, configuration: configuration)
    gatherer.gatherTokens()
    if !tokensOnly { gatherer.gatherOthers() }
    var inputs = gatherer.inputs
    inputs.load = { path in try? store.read(path) }
    inputs.problems = problems + inputs.problems
    return inputs
  }
}

private struct Gatherer<Store: FileStore> {
  let store: Store
  var inputs: Inputs
  /// What was read, so that a file that is named twice is read once; nil where that failed.
  private var files: [String: SourceFile?] = [:]
  /// Path, format and appearance of the token sources, with a character between them that no path has.
  private var named: Set<String> = []

  init(store: Store, configuration: Configuration) {
    self.store = store
    inputs = Inputs(configuration: configuration)
  }

  mutating func gatherTokens() {
    for entry in inputs.configuration.tokens { gatherTokens(entry) }
  }

  mutating func gatherOthers() {
    var seen: Set<String> = []
    for pattern in inputs.configuration.screens {
      inputs.screens += read(pattern).filter { seen.insert($0.path).inserted }
    }
    for (index, entry) in inputs.configuration.claims.enumerated() {
      guard let pattern = entry.file else { continue }
      inputs.claims += read(pattern).map { ClaimSource(entry: index, file: $0) }
    }
    gatherParity()
    for entry in inputs.configuration.sources { gatherSources(entry) }
  }

  /// A file of a side has the format and the appearance that `tokens` states for it.
  private mutating func gatherParity() {
    guard !inputs.configuration.parity.isEmpty else { return }
    let initializers = inputs.configuration.swiftInitializers
    let stated = Dictionary(grouping: inputs.tokens, by: \.file.path)
    for (index, entry) in inputs.configuration.parity.enumerated() {
      for (isLeft, patterns) in [(true, entry.left), (false, entry.right)] {
        for pattern in patterns {
          for file in read(pattern) {
            var known = TokenSource(file: file, statedAt: pattern.location)
            known.initializers = initializers
            inputs.parity += (stated[file.path] ?? [known]).map {
              ParitySource(entry: index, isLeft: isLeft, source: $0)
            }
          }
        }
      }
    }
  }

  private mutating func gatherTokens(_ entry: TokenEntry) {
    let initializers = inputs.configuration.swiftInitializers
    for pattern in entry.files {
      for file in read(pattern) {
        var source = TokenSource(
          file: file, format: entry.format?.value, appearance: entry.appearance?.value,
          statedAt: entry.format?.location ?? entry.appearance?.location ?? pattern.location)
        source.initializers = initializers
        source.isOneOfMany = file.path != pattern.path
        let name = "\(file.path)\0\(source.format ?? "")\0\(source.appearance ?? "")"
        if named.insert(name).inserted { inputs.tokens.append(source) }
      }
    }
  }

  private mutating func gatherSources(_ entry: SourceEntry) {
    let allowed = entry.allow.map { PathGlob($0.path) }
    // Where tokens are defined, literals are at home.
    let tokens = Set(inputs.tokens.map(\.file.path) + inputs.parity.map(\.source.file.path))
    for pattern in entry.files {
      let paths = find(pattern).filter { path in
        !tokens.contains(path) && !allowed.contains { $0.matches(path) }
      }
      let known = Set(inputs.sources.map(\.path))
      inputs.sources += paths.filter { !known.contains($0) }.compactMap { read($0, pattern) }
    }
  }

  private mutating func read(_ pattern: PathPattern) -> [SourceFile] {
    find(pattern).compactMap { read($0, pattern) }
  }

  /// A pattern that finds nothing is a problem; a plain name is tried, so that the store says why.
  private mutating func find(_ pattern: PathPattern) -> [String] {
    let glob = PathGlob(pattern.path)
    let found = store.files(matching: glob).filter { path in
      // `*.yml` beside rules.yml does not mean rules.yml, and neither does their folder.
      path == pattern.path || !inputs.configuration.files.contains { $0.path == path }
    }
    if !found.isEmpty { return found }
    if glob.isLiteral { return [pattern.path] }
    inputs.problems.append(Problem("\(pattern.text) matches no file", at: pattern.location))
    return []
  }

  private mutating func read(_ path: String, _ pattern: PathPattern) -> SourceFile? {
    if let known = files[path] { return known }
    var file: SourceFile?
    do throws(Problem) {
      file = try store.read(path)
    } catch {
      // What is wrong inside of a file has a place there.
      inputs.problems.append(
        error.location == nil
          ? Problem(error.message, at: pattern.location, help: error.help) : error)
    }
    files[path] = .some(file)
    return file
  }
}
