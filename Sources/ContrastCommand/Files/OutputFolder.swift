import Generators

/// A folder that generated files go to.
struct OutputFolder {
  let path: String
  private let files: any FileSystem

  init(_ path: String, _ files: any FileSystem) {
    self.path = path
    self.files = files
  }

  /// Writes all of the files, or none where one of them would take the place of something else.
  ///
  /// - Parameter force: whether it may; files that have other names are left alone all the same.
  /// - Returns: the paths that were written; those that say the same already are not.
  func write(_ generated: [GeneratedFile], force: Bool) throws(UsageError) -> [String] {
    let stale = generated.filter { !isWritten($0) }
    if !force { try refuse(generated, stale) }
    if files.kind(of: path) == .file { throw UsageError("\(path) is a file, not a folder") }
    for file in stale { try files.writeMakingFolders(file.bytes, to: join(file.path)) }
    return stale.map { join($0.path) }
  }

  private func refuse(_ generated: [GeneratedFile], _ stale: [GeneratedFile]) throws(UsageError) {
    let others = otherFiles(than: generated)
    if let first = others.first {
      let more = others.count > 1 ? " and \(others.count - 1) more" : ""
      throw UsageError(
        "\(path) holds other files: \(first)\(more)",
        help: "name an empty folder, or leave them there with --force")
    }
    if let first = stale.first(where: { files.exists(join($0.path)) }) {
      throw UsageError(
        "\(join(first.path)) is there and says something else", help: "--force writes over it")
    }
  }

  private func isWritten(_ file: GeneratedFile) -> Bool {
    (try? files.read(join(file.path), limit: SourceStore.sizeLimit)) == file.bytes
  }

  private func join(_ file: String) -> String {
    path.isEmpty || path == "." ? file : path.hasSuffix("/") ? path + file : path + "/" + file
  }

  /// What is in the folder besides the generated files, by path, sorted; names that begin with a dot are
  /// the system's own.
  func otherFiles(than generated: [GeneratedFile]) -> [String] {
    let own = Set(generated.map(\.path))
    let folders = Set(generated.flatMap { Self.folders(above: $0.path) })
    var others: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast(), others.count < 1000 {
      let listed = (try? files.list(folder.isEmpty ? path : join(folder))) ?? []
      for entry in listed where !entry.name.hasPrefix(".") {
        let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
        if folders.contains(name) {
          waiting.append(name)
        } else if !own.contains(name) {
          others.append(name)
        }
      }
    }
    return others.sorted()
  }

  private static func folders(above path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
  }
}
