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
  /// Whether tokens are gone that anything may have used.
  private var isWhole = false
  private let inputs: Set<String>
  private let files: any FileSystem
  /// Filled when a path is no input by its name: it may be one through a link.
  private var identities: [FileIdentity: [String]]?

  /// Nil where everything is to be checked.
  init?(_ scene: CheckScene, among inputs: Inputs) {
    guard let paths = scene.paths else { return nil }
    self.inputs = Set(inputs.files.map(\.path))
    files = scene.files
    for path in paths { add(path, isTyped: scene.change == nil) }
    isWhole = inputs.configuration.defineTokens(scene.deleted, WorkingPath(files))
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
  mutating func settle(_ log: InputLog) {
    for path in candidates.keys where log.hasRead(path) || log.hasRead(inside: path) {
      known.insert(path)
    }
    unrelated = candidates.filter { !known.contains($0.key) }.map(\.value).sorted()
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

extension Configuration {
  /// Whether one of these paths, were it there, would be a token file.
  fileprivate func defineTokens(_ paths: [String], _ working: WorkingPath) -> Bool {
    guard !paths.isEmpty else { return false }
    let patterns = tokens.flatMap(\.files) + parity.flatMap { $0.left + $0.right }
    let globs = patterns.map { PathGlob(working.shown($0.path)) }
    return paths.contains { given in
      let path = working.shown(RelativePath.normalized(given))
      return globs.contains { $0.matches(path) || path.hasPrefix($0.text + "/") }
    }
  }
}
