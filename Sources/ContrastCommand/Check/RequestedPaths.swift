import Diagnostics
import RuleEngine
import TokenFiles

/// The paths of a command line, sorted into files that the run reads and others.
///
/// pre-commit passes what a commit touches, which may be nothing of ours: such a file is not opened, and
/// no reason to fail. A path that leads nowhere is: most likely it is mistyped.
struct RequestedPaths {
  /// What is to be checked, as in `SourceFile.path`, a folder with a slash behind it; nil: everything.
  var wanted: Set<String>? { isWhole ? nil : known.union(candidates.keys) }
  /// As given: files that take no part.
  private(set) var unrelated: [String] = []
  private(set) var problems: [Problem] = []

  private var known: Set<String> = []
  /// Files that no pattern finds, and what was given for them: a sheet that another imports is found out when
  /// that one is read.
  private var candidates: [String: String] = [:]
  /// Whether a file is gone that took part: any check may be another without it.
  private var isWhole = false
  /// Files that are gone, as in `SourceFile.path`.
  private let gone: Set<String>
  private let inputs: Set<String>
  private let files: any FileSystem
  /// Filled when a path is no input by its name: it may be one through a link.
  private var identities: [FileIdentity: [String]]?

  /// Nil where everything is to be checked.
  init?(_ scene: CheckScene, among inputs: Inputs) {
    guard let paths = scene.paths else { return nil }
    self.inputs = Set(inputs.files.map(\.path))
    files = scene.files
    let working = WorkingPath(files)
    gone = Set(scene.deleted.map { working.shown(RelativePath.normalized($0)) })
    for path in paths { add(path, isTyped: scene.change == nil) }
    isWhole = tookPart(inputs.configuration)
  }

  /// Whether none of the paths is of interest.
  var takesNoPart: Bool { !isWhole && known.isEmpty }

  private mutating func add(_ given: String, isTyped: Bool) {
    guard !given.isEmpty else {
      return problems.append(Problem("an empty path names no file", path: nil))
    }
    let path = WorkingPath(files).shown(RelativePath.normalized(given))
    if inputs.contains(path) {
      known.insert(path)
      return
    }
    let isFolder = files.kind(of: path) == .folder
    let inside = isFolder ? inputs(in: path) : []
    if !inside.isEmpty {
      known.formUnion(inside)
    } else if let same = linked(path) {
      known.formUnion(same)
    } else if files.exists(path) {
      candidates[isFolder ? path + "/" : path] = given
    } else if isTyped {
      problems.append(Problem("no such file or folder", path: given))
    }
  }

  /// Also those of a folder that a link leads to.
  private func inputs(in folder: String) -> Set<String> {
    if folder == "." { return inputs }
    let inside = inputs.filter { $0.hasPrefix(folder + "/") }
    guard inside.isEmpty, let real = files.target(of: folder) else { return inside }
    return inputs.filter { files.target(of: $0)?.hasPrefix(real + "/") ?? false }
  }

  /// Tells files that were read after all from those that take no part.
  ///
  /// - Returns: whether one that is gone was asked for, which only its importer names: everything is to be
  ///   checked then, and was not.
  mutating func settle(_ log: InputLog) -> Bool {
    let wasWhole = isWhole
    isWhole = isWhole || gone.contains { log.hasAsked(for: $0) }
    for path in candidates.keys where log.hasRead(path) || log.hasRead(inside: path) {
      known.insert(path)
    }
    unrelated = candidates.filter { !known.contains($0.key) }.map(\.value).sorted()
    return isWhole && !wasWhole
  }

  /// The inputs that are the same file.
  private mutating func linked(_ path: String) -> [String]? {
    guard let identity = files.identity(of: path) else { return nil }
    if identities == nil {
      var found: [FileIdentity: [String]] = [:]
      for input in inputs {
        if let identity = files.identity(of: input) { found[identity, default: []].append(input) }
      }
      identities = found
    }
    return identities?[identity]
  }
}

extension RequestedPaths {
  /// Whether one of these paths, were it there, would be read: for a pattern of rules.yml, or as a rules.yml
  /// that is nearer than the one that is read now.
  private func tookPart(_ configuration: Configuration) -> Bool {
    guard !gone.isEmpty else { return false }
    let working = WorkingPath(files)
    let nearest = ConfigurationSearch.candidates(
      upTo: ConfigurationSearch.nearest(files), files)
    if !Set(nearest.map { working.shown($0) }).isDisjoint(with: gone) { return true }
    let globs = configuration.inputPatterns.map { PathGlob(working.shown($0.path)) }
    let allowed = configuration.sources.flatMap(\.allow).map { PathGlob(working.shown($0.path)) }
    let code = configuration.sources.flatMap(\.files).map { PathGlob(working.shown($0.path)) }
    return gone.contains { path in
      globs.contains { $0.finds(path) }
        || code.contains { $0.finds(path) } && !allowed.contains { $0.matches(path) }
    }
  }
}

extension Configuration {
  /// What names files that are read, but for code, of which some is allowed.
  fileprivate var inputPatterns: [PathPattern] {
    extends + tokens.flatMap(\.files) + parity.flatMap { $0.left + $0.right } + screens
      + claims.compactMap(\.file)
  }
}

extension PathGlob {
  /// Whether it means a file by its own name or by that of a folder above it.
  fileprivate func finds(_ path: String) -> Bool {
    if path.hasPrefix(text + "/") || matches(path) { return true }
    var folder = RelativePath.folder(of: path)
    while !folder.isEmpty, folder != "/" {
      if matches(folder) { return true }
      folder = RelativePath.folder(of: folder)
    }
    return false
  }
}
