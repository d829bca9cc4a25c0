package import Diagnostics
package import RuleEngine

/// The files that a run reads, found by patterns and read once each.
package struct SourceStore: FileStore, Sendable {
  /// A file that is larger is not read: no design system is, and a mistaken path may be.
  package static let sizeLimit = 64 << 20

  private let files: any FileSystem

  private let workingPath: WorkingPath

  package init(_ files: any FileSystem) {
    self.files = files
    workingPath = WorkingPath(files)
  }

  package func read(_ path: String) throws(Problem) -> SourceFile {
    do throws(FileError) {
      let bytes = try files.read(path, limit: Self.sizeLimit)
      return SourceFile(path: workingPath.shown(path), bytes: bytes)
    } catch {
      throw Problem("\(path): \(error.message)", path: path)
    }
  }

  /// A file that another refers to; nil where it can't be read.
  func file(_ path: String) -> SourceFile? {
    try? read(path)
  }

  /// A file by its own name, whatever is in the name, or the token files of a folder.
  func files(at path: String) -> [String] {
    var walk = FileWalk(files)
    walk.find(literally: path)
    return walk.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func files(matching glob: PathGlob) -> [String] {
    var walk = FileWalk(files)
    walk.find(glob)
    return walk.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
