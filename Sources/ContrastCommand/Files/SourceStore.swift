package import Diagnostics
package import RuleEngine

/// The files that a run reads, found by patterns and read once each.
package struct SourceStore: FileStore, Sendable {
  /// A file that is larger is not read: no design system is, and a mistaken path may be.
  package static let sizeLimit = 64 << 20

  private let files: any FileSystem
  private let workingPath: WorkingPath
  private let log: InputLog?

  /// - Parameter log: where all that is asked is written down.
  package init(_ files: any FileSystem, log: InputLog? = nil) {
    self.files = files
    self.log = log
    workingPath = WorkingPath(files)
  }

  package func read(_ path: String) throws(Problem) -> SourceFile {
    do throws(FileError) {
      let bytes = try files.read(path, limit: Self.sizeLimit)
      let file = SourceFile(path: workingPath.shown(path), bytes: bytes)
      log?.read(path, file)
      return file
    } catch {
      let problem = Problem("\(path): \(error.message)", path: path)
      log?.failed(path, problem)
      throw problem
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
    let found = walk.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    log?.found(found, by: glob.text, lookingInto: walk.listed)
    return found
  }
}
