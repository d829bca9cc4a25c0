import RuleEngine

/// The files of a revision, as if the working directory were at it.
struct RevisionFiles: FileSystem {
  /// Gives the content of an entry by its path from the root.
  typealias Content = @Sendable (String, RevisionEntry) throws(GitError) -> [UInt8]

  private let root: String
  /// By the path from the repository's root.
  private let entries: [String: RevisionEntry]
  /// What is in each folder, by its path from the root.
  private let folders: [String: [FolderEntry]]
  private let content: Content
  let workingDirectory: String

  /// Links lead on at most so often.
  private static let linkLimit = 16

  init(_ revision: Revision) throws(GitError) {
    let git = revision.tree.git
    let listing = try git.output(["ls-tree", "-r", "-z", "--full-tree", revision.commit])
    self.init(revision.tree, RevisionEntry.entries(listing)) { _, entry throws(GitError) in
      try git.output(["cat-file", "blob", entry.object])
    }
  }

  init(_ tree: WorkTree, _ entries: [String: RevisionEntry], content: @escaping Content) {
    root = tree.root
    self.entries = entries
    self.content = content
    folders = Self.folders(entries)
    workingDirectory = RelativePath.normalized(tree.root + "/" + tree.prefix)
  }

  private static func folders(_ entries: [String: RevisionEntry]) -> [String: [FolderEntry]] {
    var folders: [String: [FolderEntry]] = ["": []]
    func add(_ path: String, _ kind: FileKind?) {
      let folder = RelativePath.folder(of: path)
      if folders[folder] == nil {
        folders[folder] = []
        add(folder, .folder)
      }
      folders[folder]?.append(FolderEntry(name: name(of: path), kind: kind))
    }
    for (path, entry) in entries {
      switch entry.kind {
      case .file: add(path, .file)
      case .link: add(path, nil)
      case .other: add(path, .other)
      }
    }
    return folders
  }

  /// What stands behind the last slash.
  private static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path from the root; nil for what lies outside of the repository.
  func inRepository(_ path: String) -> String? {
    let absolute =
      path.hasPrefix("/")
      ? RelativePath.normalized(path) : RelativePath.join(workingDirectory, path)
    if absolute == root { return "" }
    return absolute.hasPrefix(root + "/")
      ? String(absolute.dropFirst(root.count + 1)) : nil
  }

  /// The entry that a path leads to, through links, and its own path.
  private func entry(_ path: String) -> (path: String, entry: RevisionEntry)? {
    var path = inRepository(path)
    for _ in 0..<Self.linkLimit {
      guard let current = path, let entry = entries[current] else { return nil }
      guard entry.kind == .link else { return (current, entry) }
      guard let target = try? content(current, entry) else { return nil }
      let text = String(decoding: target, as: UTF8.self)
      path =
        text.hasPrefix("/")
        ? nil : RelativePath.join(RelativePath.folder(of: current), text)
    }
    return nil
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let folder = inRepository(path), folders[folder] != nil { throw .isFolder }
    guard let (path, entry) = entry(path), entry.kind == .file else { throw .notFound }
    do throws(GitError) {
      let bytes = try content(path, entry)
      guard bytes.count <= limit else { throw GitError.failed("is larger than \(limit >> 20) MB") }
      return bytes
    } catch {
      throw .failed(error.message)
    }
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let path = inRepository(folder), let found = folders[path] else { throw .notFound }
    return found
  }

  func kind(of path: String) -> FileKind? {
    if let folder = inRepository(path), folders[folder] != nil { return .folder }
    return entry(path).map { $0.entry.kind == .file ? .file : .other }
  }

  func exists(_ path: String) -> Bool {
    inRepository(path).map { folders[$0] != nil || entries[$0] != nil } ?? false
  }

  func identity(of path: String) -> FileIdentity? { nil }

  // Nothing of the past can be changed.
  func makeFolder(_ path: String) throws(FileError) { throw .notPermitted }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) { throw .notPermitted }

  func target(of path: String) -> String? { kind(of: path) == nil ? nil : path }

  func write(
    to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    throw .notPermitted
  }
}
