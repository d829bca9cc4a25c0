import RuleEngine

/// The files as the next commit will have them: what git keeps in its index. What git ignores, and what lies
/// outside of the repository, is in no commit and read from the disk.
struct StagedFiles: FileSystem {
  private let index: RevisionFiles
  private let disk: any FileSystem
  /// Paths from the root that no commit of this repository holds; a folder ends with a slash.
  private let outside: Set<String>
  /// The folders above those, which may hold nothing that is committed.
  private let outsideFolders: Set<String>

  init(_ tree: WorkTree, _ disk: any FileSystem) throws(UsageError) {
    self.disk = disk
    do throws(GitError) {
      let listing = try tree.git.output(
        ["ls-files", "--stage", "--full-name", "-z", "--", ":/"])
      let entries = RevisionEntry.entries(listing, objectField: 1)
      let ignored = try tree.list([
        "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "--full-name",
        "-z", "--", ":/",
      ])
      let others = entries.filter { $0.value.kind == .other }.map { $0.key + "/" }
      outside = Set(ignored + others)
      outsideFolders = Set(outside.flatMap { Self.folders(above: $0) })
      let edited = Set(
        try tree.list(["diff", "--name-only", "-z", "--no-renames", "--no-relative", "--"]))
      index = RevisionFiles(tree, entries, content: Self.content(tree, disk, edited))
    } catch {
      throw UsageError(error.message)
    }
    try Self.refuseConflicts(tree)
  }

  /// Of a file that was not edited since, the disk has the same, without a process for each.
  private static func content(
    _ tree: WorkTree, _ disk: any FileSystem, _ edited: Set<String>
  ) -> RevisionFiles.Content {
    { path, entry throws(GitError) in
      let isSame = entry.kind == .file && !edited.contains(path)
      if isSame,
        let bytes = try? disk.read(
          tree.fromWorkingDirectory(path), limit: SourceStore.sizeLimit)
      {
        return bytes
      }
      return try tree.git.output(["cat-file", "blob", entry.object])
    }
  }

  /// What would be committed is not settled then.
  private static func refuseConflicts(_ tree: WorkTree) throws(UsageError) {
    let unmerged = try? tree.list(["diff", "--name-only", "--diff-filter=U", "-z", "--"])
    guard let path = unmerged?.first else { return }
    throw UsageError("\(path) is not merged yet", help: "git add says what is to be committed")
  }

  var workingDirectory: String { index.workingDirectory }

  /// By the path from the root.
  private func isOutside(_ path: String) -> Bool {
    outside.contains(path) || outside.contains(path + "/")
      || Self.folders(above: path).contains { outside.contains($0 + "/") }
  }

  /// `a/b`, `a` for `a/b/c` and for `a/b/c/`.
  private static func folders(above path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// Where a path leads, by links as they are staged.
  private enum Owner {
    /// From the root.
    case index(String)
    /// Outside of what is committed: as the disk is asked for it.
    case disk(String)
  }

  private func owner(_ path: String) -> Owner {
    guard let own = index.fromRoot(index.absolute(path)), !isOutside(own) else {
      return .disk(path)
    }
    switch index.place(of: path) {
    case .outside(let target): return .disk(target)
    case .inside(let target): return isOutside(target) ? .disk(whole(target)) : .index(target)
    case nil: return .index(own)
    }
  }

  private func whole(_ path: String) -> String { RelativePath.join(index.root, path) }

  /// Who knows of a path, and by which name.
  private func files(_ path: String) -> (files: any FileSystem, path: String) {
    switch owner(path) {
    case .index(let path): (index, whole(path))
    case .disk(let path): (disk, path)
    }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let (files, path) = files(path)
    return try files.read(path, limit: limit)
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    switch owner(folder) {
    case .disk(let path): return try disk.list(path)
    case .index(let path): return try list(staged: path)
    }
  }

  /// What is staged in a folder, and what of the disk no commit has.
  private func list(staged folder: String) throws(FileError) -> [FolderEntry] {
    let entries = (try? index.list(whole(folder))) ?? []
    let known = Set(entries.map(\.name))
    let there = (try? disk.list(whole(folder))) ?? []
    let others = there.filter { entry in
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      let isThere =
        outside.contains(path) || outside.contains(path + "/") || outsideFolders.contains(path)
      return isThere && !known.contains(entry.name)
    }
    if entries.isEmpty, others.isEmpty { throw .notFound }
    return entries + others
  }

  func kind(of path: String) -> FileKind? {
    switch owner(path) {
    case .disk(let path): disk.kind(of: path)
    case .index(let path):
      index.kind(of: whole(path)) ?? (outsideFolders.contains(path) ? .folder : nil)
    }
  }

  func exists(_ path: String) -> Bool {
    let (files, other) = files(path)
    return files.exists(other) || index.exists(path)
  }

  func identity(of path: String) -> FileIdentity? {
    let (files, path) = files(path)
    return files.identity(of: path)
  }

  func target(of path: String) -> String? {
    let (files, path) = files(path)
    return files.target(of: path)
  }

  // Reports are written to the disk; nothing else is written.
  func makeFolder(_ path: String) throws(FileError) { throw .notPermitted }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) { throw .notPermitted }

  func write(
    to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    throw .notPermitted
  }
}
