import ContrastCommand
import Synchronization

/// Files in memory, under `/project`.
final class MemoryFiles: FileSystem {
  private struct State {
    var files: [String: [UInt8]] = [:]
    /// Absolute path to absolute target.
    var links: [String: String] = [:]
    var unreadable: Set<String> = []
    var reads: [String] = []
    /// What writing ends in.
    var fault: FileError?
  }

  private let state: Mutex<State>
  let workingDirectory: String

  init(_ files: [String: String] = [:], in folder: String = "/project") {
    workingDirectory = folder
    var state = State()
    for (path, text) in files { state.files[Self.absolute(path, folder)] = Array(text.utf8) }
    self.state = Mutex(state)
  }

  func link(_ path: String, to target: String) {
    let (path, target) = (absolute(path), absolute(target))
    state.withLock { $0.links[path] = target }
  }

  func put(_ bytes: [UInt8], at path: String) {
    let path = absolute(path)
    state.withLock { $0.files[path] = bytes }
  }

  func deny(_ path: String) {
    let path = absolute(path)
    state.withLock { _ = $0.unreadable.insert(path) }
  }

  func failWriting(_ error: FileError) { state.withLock { $0.fault = error } }

  /// The paths that were opened, as they were asked for.
  var reads: [String] { state.withLock { $0.reads } }

  func text(_ path: String) -> String? {
    let path = absolute(path)
    return state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    state.withLock { $0.reads.append(path) }
    guard let target = resolve(absolute(path)) else { throw .notFound }
    if kind(of: target) == .folder { throw .isFolder }
    if state.withLock({ $0.unreadable.contains(target) }) { throw .notPermitted }
    guard let bytes = state.withLock({ $0.files[target] }) else { throw .notFound }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let target = resolve(absolute(folder)), kind(of: target) == .folder else {
      throw .notFound
    }
    let prefix = target == "/" ? "/" : target + "/"
    var entries: [String: FileKind?] = [:]
    for path in state.withLock({ Array($0.files.keys) + Array($0.links.keys) })
    where path.hasPrefix(prefix) {
      let rest = path.dropFirst(prefix.count)
      let name = String(rest.prefix { $0 != "/" })
      let isLink = state.withLock { $0.links[prefix + name] != nil }
      entries[name] = .some(isLink ? nil : rest.contains("/") ? .folder : .file)
    }
    return entries.map { FolderEntry(name: $0.key, kind: $0.value) }
  }

  func kind(of path: String) -> FileKind? {
    guard let target = resolve(absolute(path)) else { return nil }
    return state.withLock { state in
      if state.files[target] != nil { return .file }
      let prefix = target == "/" ? "/" : target + "/"
      return state.files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
    }
  }

  func exists(_ path: String) -> Bool {
    let path = absolute(path)
    return state.withLock { $0.links[path] != nil } || kind(of: path) != nil
  }

  func identity(of path: String) -> FileIdentity? {
    guard let target = resolve(absolute(path)), kind(of: target) != nil else { return nil }
    return FileIdentity(device: 1, number: UInt64(truncatingIfNeeded: target.hashValue))
  }

  /// Folders are there as soon as something is in them.
  func makeFolder(_ path: String) throws(FileError) {
    if let fault = state.withLock({ $0.fault }) { throw fault }
    if kind(of: path) == .file { throw .failed("File exists") }
  }

  func target(of path: String) -> String? {
    resolve(absolute(path)).flatMap { kind(of: $0) == nil ? nil : $0 }
  }

  func write(
    to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    if let fault = state.withLock({ $0.fault }) { throw fault }
    var all: [UInt8] = []
    content { all += $0 }
    put(all, at: path)
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let fault = state.withLock({ $0.fault }) { throw fault }
    put(Array((text(path) ?? "").utf8) + bytes, at: path)
  }

  /// Follows links in every part of a path, a few times.
  private func resolve(_ path: String) -> String? {
    var path = path
    for _ in 0..<8 {
      let links = state.withLock { $0.links }
      guard let link = links.first(where: { path == $0.key || path.hasPrefix($0.key + "/") }) else {
        return path
      }
      path = link.value + path.dropFirst(link.key.count)
    }
    return nil
  }

  private func absolute(_ path: String) -> String { Self.absolute(path, workingDirectory) }

  private static func absolute(_ path: String, _ folder: String) -> String {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
