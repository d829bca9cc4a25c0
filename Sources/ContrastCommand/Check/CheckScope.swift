/// What of a design system a run checks.
enum CheckScope {
  case all
  /// What some files take part in.
  case paths([String])
  /// What one file takes part in, whose text comes from standard input.
  case buffer(String)
  /// What the files take part in that changed since a git revision.
  case since(String)
  /// What the files of the next commit take part in, as they will be in it.
  case staged
}

extension CheckScope {
  init(_ typed: TypedArguments) throws(UsageError) {
    var stated: [(name: String, scope: CheckScope)] = []
    if !typed.operands.isEmpty { stated.append(("paths", .paths(typed.operands))) }
    if let path = typed.value(.standardInputName) {
      stated.append(("--stdin-filename", .buffer(path)))
    }
    if let name = typed.value(.since) { stated.append(("--since", .since(name))) }
    if typed.has(.staged) { stated.append(("--staged", .staged)) }
    if stated.count > 1 {
      throw UsageError(
        "\(stated[0].name) and \(stated[1].name) can't go together",
        help: "each says which files are checked")
    }
    self = stated.first?.scope ?? .all
  }

  var isAll: Bool {
    if case .all = self { return true }
    return false
  }
}

/// The files of a run, and which of them it is about.
struct CheckScene {
  var files: any FileSystem
  /// Nil: all.
  var paths: [String]?
  /// Files that are gone.
  var deleted: [String] = []
  /// In words, where the paths come from git; nil where they were typed.
  var change: Change?

  enum Change {
    case since(String)
    case staged

    /// That there is none.
    var none: String {
      switch self {
      case .since(let name): "nothing changed since \(name): nothing is to be checked"
      case .staged: "nothing is staged: nothing is to be checked"
      }
    }

    /// That there is none that matters.
    var unrelated: String {
      switch self {
      case .since(let name): "nothing that changed since \(name) takes part in any check"
      case .staged: "nothing that is staged takes part in any check"
      }
    }
  }
}

extension CheckScene {
  /// Asks standard input or git, as the scope says.
  init(
    _ scope: CheckScope, _ surroundings: Surroundings, _ console: Console
  ) throws(UsageError) {
    files = surroundings.files
    switch scope {
    case .all: break
    case .paths(let paths): self.paths = paths
    case .buffer(let path):
      paths = [path]
      files = try Self.buffer(path, surroundings, console)
    case .since(let name):
      let tree = try Self.workTree(surroundings)
      take(try ChangedPaths.since(name, tree), .since(name))
    case .staged:
      let tree = try Self.workTree(surroundings)
      take(try ChangedPaths.staged(tree), .staged)
      files = try StagedFiles(tree, surroundings.files)
    }
  }

  private mutating func take(_ changed: ChangedPaths, _ change: Change) {
    paths = changed.present
    deleted = changed.deleted
    self.change = change
  }

  private static func workTree(_ surroundings: Surroundings) throws(UsageError) -> WorkTree {
    try WorkTree(surroundings.git, help: "--since and --staged ask git what changed")
  }

  private static func buffer(
    _ path: String, _ surroundings: Surroundings, _ console: Console
  ) throws(UsageError) -> BufferFiles {
    if surroundings.files.kind(of: path) == .folder || path.hasSuffix("/") {
      throw UsageError("\(path) is a folder", help: "--stdin-filename names one file")
    }
    if surroundings.terminal.inputIsTerminal {
      console.report("note", "reads the text of \(path) from standard input, to its end")
    }
    var bytes: [UInt8] = []
    do throws(StreamError) {
      // One that is too large is refused where it is read.
      while bytes.count <= SourceStore.sizeLimit {
        let more = try surroundings.input.read()
        if more.isEmpty { break }
        bytes += more
      }
    } catch {
      guard case .failed(let reason) = error else {
        return BufferFiles(path, [], over: surroundings.files)
      }
      throw UsageError("standard input could not be read: \(reason)")
    }
    return BufferFiles(path, bytes, over: surroundings.files)
  }
}
