import Diagnostics
import RuleEngine
import Synchronization

/// What a run asked of the files, and what it was told: so that it can be seen whether it would be told the
/// same again.
package final class InputLog: Sendable {
  private struct State {
    /// By the path that was asked for.
    var reads: [String: Digest] = [:]
    /// As in `SourceFile.path`.
    var shown: Set<String> = []
    /// The same of files that could not be read.
    var failed: Set<String> = []
    /// The files that each pattern found.
    var patterns: [String: [String]] = [:]
    var listed: Set<String> = []
    var search: Search = .none
  }

  /// Of a content, or of what is wrong with the file.
  private typealias Digest = Int

  private enum Search { case none, found(String?) }

  private let state = Mutex(State())
  /// Whether contents are remembered.
  private let isCompared: Bool

  package init(isCompared: Bool) { self.isCompared = isCompared }

  // MARK: What is written down

  func read(_ path: String, _ file: SourceFile) {
    let digest = isCompared ? Self.digest(file) : 0
    state.withLock { state in
      state.reads[path] = digest
      state.shown.insert(file.path)
    }
  }

  func failed(_ path: String, _ shown: String, _ problem: Problem) {
    state.withLock { state in
      state.reads[path] = problem.message.hashValue
      state.failed.insert(shown)
    }
  }

  func found(_ paths: [String], by pattern: String, lookingInto folders: [String]) {
    state.withLock { state in
      state.patterns[pattern] = paths
      state.listed.formUnion(folders)
    }
  }

  /// Nil: there is no rules.yml to be found.
  func searched(_ found: String?) { state.withLock { $0.search = .found(found) } }

  // MARK: What can be asked

  /// Whether a file was read, or was to be, as in `SourceFile.path`.
  func hasRead(_ path: String) -> Bool {
    state.withLock { $0.shown.contains(path) || $0.failed.contains(path) }
  }

  /// Whether a file was asked for, whether or not it is there.
  func hasAsked(for path: String) -> Bool { state.withLock { $0.reads[path] != nil } }

  /// Whether any was that lies in a folder, whose path ends in a slash.
  func hasRead(inside folder: String) -> Bool {
    folder.hasSuffix("/")
      && state.withLock { $0.shown.contains { $0.hasPrefix(folder) } }
  }

  var fileCount: Int { state.withLock { $0.shown.count } }

  /// Whether a run would be told the same again.
  func isCurrent(_ files: any FileSystem) -> Bool {
    let state = state.withLock { $0 }
    if case .found(let path) = state.search, ConfigurationSearch.nearest(files) != path {
      return false
    }
    let store = SourceStore(files)
    return state.reads.allSatisfy { Self.digest($0.key, store) == $0.value }
      && state.patterns.allSatisfy { store.files(matching: PathGlob($0.key)) == $0.value }
  }

  private static func digest(_ path: String, _ store: SourceStore) -> Digest {
    do throws(Problem) {
      return digest(try store.read(path))
    } catch {
      return error.message.hashValue
    }
  }

  private static func digest(_ file: SourceFile) -> Digest {
    var hasher = Hasher()
    file.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Where a change may make a difference.
  func places(_ files: any FileSystem) -> WatchedPlaces {
    let state = state.withLock { $0 }
    var places = WatchedPlaces()
    for folder in state.listed { places.addFolder(folder) }
    for path in state.reads.keys {
      places.addFile(path)
      // The other end of a link changes elsewhere.
      if let target = files.target(of: path) { places.addFile(target) }
    }
    if case .found(let path) = state.search {
      for candidate in ConfigurationSearch.candidates(upTo: path, files) {
        places.addFile(candidate)
      }
    }
    return places
  }
}
