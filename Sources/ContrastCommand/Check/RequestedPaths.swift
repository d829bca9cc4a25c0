import Diagnostics
import RuleEngine
import TokenFiles

/// The paths of a command line, sorted into files that the run reads and others.
///
/// pre-commit passes what a commit touches, which may be nothing of ours: such a file is not opened, and
/// no reason to fail. A path that leads nowhere is: most likely it is mistyped.
struct RequestedPaths {
  /// As in `SourceFile.path`.
  private(set) var known: Set<String> = []
  /// As given: files that take no part.
  private(set) var unrelated: [String] = []
  private(set) var problems: [Problem] = []

  private let inputs: Set<String>
  private let files: any FileSystem
  /// Filled when a path is no input by its name: it may be one through a link.
  private var identities: [FileIdentity: [String]]?

  init(_ paths: [String], among inputs: Inputs, _ files: any FileSystem) {
    self.inputs = Set(inputs.files.map(\.path))
    self.files = files
    for path in paths { add(path) }
  }

  private mutating func add(_ given: String) {
    guard !given.isEmpty else {
      return problems.append(Problem("an empty path names no file", path: nil))
    }
    let path = WorkingPath(files).shown(RelativePath.normalized(given))
    if inputs.contains(path) {
      known.insert(path)
      return
    }
    let folder = path == "." ? "" : path + "/"
    let inside = inputs.filter { $0.hasPrefix(folder) }
    if !inside.isEmpty, files.kind(of: path) == .folder {
      known.formUnion(inside)
    } else if let same = linked(path) {
      known.formUnion(same)
    } else if files.exists(path) {
      unrelated.append(given)
    } else {
      problems.append(Problem("no such file or folder", path: given))
    }
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
