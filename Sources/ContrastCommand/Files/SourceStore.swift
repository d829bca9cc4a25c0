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
    do throws(Problem) {
      let file = try text(path)
      log?.read(path, file)
      return file
    } catch {
      log?.failed(path, workingPath.shown(path), error)
      throw error
    }
  }

  private func text(_ path: String) throws(Problem) -> SourceFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: Self.sizeLimit)
    } catch {
      throw Problem("\(path): \(error.message)", path: path)
    }
    let file = SourceFile(path: workingPath.shown(path), bytes: bytes)
    // Some readers would find nothing in it, and say nothing.
    let mark = bytes.prefix(2)
    guard mark != [0xFF, 0xFE], mark != [0xFE, 0xFF] else {
      throw Problem("the file is UTF-16", at: file.location(Span(0, 2)), help: "save it as UTF-8")
    }
    return file
  }

  /// A file that another refers to; nil where it can't be read.
  func file(_ path: String) -> SourceFile? {
    try? read(path)
  }

  /// A file by its own name, whatever is in the name, or the token files of a folder.
  func files(at path: String) -> [String] {
    var walk = FileWalk(files)
    walk.find(literally: path)
    return Self.sorted(walk.found)
  }

  package func files(matching glob: PathGlob) -> [String] {
    var walk = FileWalk(files)
    walk.find(glob)
    let found = Self.sorted(withoutTwins(walk))
    log?.found(found, by: glob.text, lookingInto: walk.listed)
    return found
  }

  /// By their bytes.
  private static func sorted(_ paths: [String]) -> [String] {
    paths.sorted { left, right in
      var (left, right) = (left, right)
      return left.withUTF8 { left in right.withUTF8 { left.lexicographicallyPrecedes($0) } }
    }
  }

  /// What a pattern finds, without links to files that it finds anyhow: one file is read once.
  private func withoutTwins(_ walk: FileWalk) -> [String] {
    guard !walk.links.isEmpty else { return walk.found }
    var seen = Set(walk.found.filter { !walk.links.contains($0) }.compactMap(files.identity))
    return walk.found.sorted().filter { path in
      guard walk.links.contains(path), let identity = files.identity(of: path) else { return true }
      return seen.insert(identity).inserted
    }
  }
}
