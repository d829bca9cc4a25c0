import RuleEngine

/// The places where a change is of interest: names in folders, and folders in which any name is.
package struct WatchedPlaces: Hashable, Sendable {
  /// By folder; `.` is the working directory.
  package private(set) var names: [String: Set<String>] = [:]
  package private(set) var folders: Set<String> = []

  package init() {}

  /// All folders in which something is of interest.
  package var all: Set<String> { folders.union(names.keys) }

  package func contains(_ name: String, in folder: String) -> Bool {
    folders.contains(folder) || names[folder]?.contains(name) == true
  }

  /// A folder that is searched: any file may appear in it.
  package mutating func addFolder(_ path: String) {
    let folder = path.isEmpty ? "." : path
    folders.insert(folder)
    addFile(folder)
  }

  /// A file, be it there or not, and the folders above, up to the working directory: one of them may be moved
  /// away, and another come in its place.
  package mutating func addFile(_ path: String) {
    var rest = RelativePath.normalized(path)
    while !rest.isEmpty, rest != ".", rest != "/", rest != "..", !rest.hasSuffix("/..") {
      let folder = RelativePath.folder(of: rest)
      let slash = folder.isEmpty || folder == "/" ? 0 : 1
      let name = String(decoding: rest.utf8.dropFirst(folder.utf8.count + slash), as: UTF8.self)
      names[folder.isEmpty ? "." : folder, default: []].insert(name)
      rest = folder
    }
  }
}
