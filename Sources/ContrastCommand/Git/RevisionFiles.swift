import RuleEngine
import Synchronization

/// The files of a revision, as if the working directory were at it.
struct RevisionFiles: FileSystem {
  /// Gives the content of an entry by its path from the root.
  typealias Content = @Sendable (String, RevisionEntry) throws(GitError) -> [UInt8]

  /// Absolute.
  let root: String
  /// By the path from the repository's root.
  private let entries: [String: RevisionEntry]
  /// What is in each folder, by its path from the root.
  private let folders: [String: [FolderEntry]]
  private let content: Content
  private let links: LinkTexts
  let workingDirectory: String

  /// Where a path leads, through the links of the revision.
  enum Place {
    /// From the repository's root; whether anything is there is another question.
    case inside(String)
    /// Absolute: no revision knows what is there.
    case outside(String)
  }

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
    links = LinkTexts(content)
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

  /// A path from the working directory as an absolute one.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/")
      ? RelativePath.normalized(path) : RelativePath.join(workingDirectory, path)
  }

  /// An absolute path as one from the root; nil for what lies outside of the repository.
  func fromRoot(_ absolute: String) -> String? {
    if absolute == root { return "" }
    return absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : nil
  }

  /// Where a path leads, with the links in every part of it followed, as path_resolution(7) has it; nil for
  /// links that lead on and on.
  func place(of path: String) -> Place? {
    var hops = 0
    var path = absolute(path)
    while let inside = fromRoot(path) {
      guard let next = follow(inside, &hops) else { return nil }
      guard case .outside(let further) = next else { return next }
      path = further
    }
    return .outside(path)
  }

  /// Follows relative links as long as they stay in the repository.
  private func follow(_ path: String, _ hops: inout Int) -> Place? {
    var done: [Substring] = []
    var waiting = Array(path.split(separator: "/").reversed())
    while let part = waiting.popLast() {
      if part == "." { continue }
      if part == ".." {
        guard done.popLast() != nil else { return leave("..", waiting) }
        continue
      }
      done.append(part)
      let current = done.joined(separator: "/")
      guard let entry = entries[current], entry.kind == .link else { continue }
      hops += 1
      guard hops <= LinkTexts.limit, let target = links.text(current, entry) else { return nil }
      if target.hasPrefix("/") { return leave(target, waiting) }
      done.removeLast()
      waiting += target.split(separator: "/").reversed()
    }
    return .inside(done.joined(separator: "/"))
  }

  /// To an absolute path, or to one from the root that goes up.
  private func leave(_ target: String, _ waiting: [Substring]) -> Place {
    let path = ([target[...]] + waiting.reversed()).joined(separator: "/")
    return .outside(RelativePath.join(root, path))
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard case .inside(let path) = place(of: path) else { throw .notFound }
    if folders[path] != nil { throw .isFolder }
    guard let entry = entries[path], entry.kind == .file else { throw .notFound }
    let bytes: [UInt8]
    do throws(GitError) { bytes = try content(path, entry) } catch {
      throw .failed(error.message)
    }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard case .inside(let path) = place(of: folder), let found = folders[path] else {
      throw .notFound
    }
    return found
  }

  func kind(of path: String) -> FileKind? {
    guard case .inside(let path) = place(of: path) else { return nil }
    if folders[path] != nil { return .folder }
    return entries[path].map { $0.kind == .file ? .file : .other }
  }

  func exists(_ path: String) -> Bool {
    kind(of: path) != nil || fromRoot(absolute(path)).map { entries[$0] != nil } ?? false
  }

  func target(of path: String) -> String? {
    guard kind(of: path) != nil, case .inside(let path) = place(of: path) else { return nil }
    return RelativePath.join(root, path)
  }

  /// No two paths lead to one file but through links.
  func identity(of path: String) -> FileIdentity? {
    target(of: path).map {
      FileIdentity(device: .max, number: UInt64(truncatingIfNeeded: $0.hashValue))
    }
  }

  // Nothing of the past can be changed.
  func makeFolder(_ path: String) throws(FileError) { throw .notPermitted }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) { throw .notPermitted }

  func write(
    to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    throw .notPermitted
  }
}

/// What stands in the links of a revision, asked for once.
private final class LinkTexts: Sendable {
  /// Links lead on at most so often in one path, as on Linux.
  static let limit = 40

  private let content: RevisionFiles.Content
  private let known = Mutex<[String: String?]>([:])

  init(_ content: @escaping RevisionFiles.Content) { self.content = content }

  /// Nil where git has no content for it.
  func text(_ path: String, _ entry: RevisionEntry) -> String? {
    if let text = known.withLock({ $0[path] }) { return text }
    let text = (try? content(path, entry)).map { String(decoding: $0, as: UTF8.self) }
    known.withLock { $0[path] = .some(text) }
    return text
  }
}
