import RuleEngine

/// Files among which one has another content than on the disk: what an editor has not saved yet.
struct BufferFiles: FileSystem {
  private let base: any FileSystem
  private let bytes: [UInt8]
  /// Absolute, without `.` and `..`.
  private let path: String
  /// The file on the disk, if it is there already.
  private let identity: FileIdentity?

  init(_ path: String, _ bytes: [UInt8], over base: any FileSystem) {
    self.base = base
    self.bytes = bytes
    self.path = Self.absolute(path, base)
    identity = base.identity(of: path)
  }

  private static func absolute(_ path: String, _ files: any FileSystem) -> String {
    RelativePath.normalized(path.hasPrefix("/") ? path : files.workingDirectory + "/" + path)
  }

  /// Also by a link that leads to it.
  private func isBuffer(_ other: String) -> Bool {
    if Self.absolute(other, base) == path { return true }
    return identity != nil && base.identity(of: other) == identity
  }

  /// The part of the path that is an entry of a folder above; nil where the folder is not above.
  private func part(in folder: String) -> Substring? {
    let folder = Self.absolute(folder, base)
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    return path.dropFirst(prefix.count)
  }

  var workingDirectory: String { base.workingDirectory }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard isBuffer(path) else { return try base.read(path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// A file that is nowhere yet is listed as well, and so are the folders to it.
  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let part = part(in: folder) else { return try base.list(folder) }
    var entries: [FolderEntry] = []
    do throws(FileError) { entries = try base.list(folder) } catch {
      if error != .notFound { throw error }
    }
    let name = String(part.prefix { $0 != "/" })
    if !entries.contains(where: { $0.name == name }) {
      entries.append(FolderEntry(name: name, kind: part.contains("/") ? .folder : .file))
    }
    return entries
  }

  func kind(of path: String) -> FileKind? {
    if isBuffer(path) { return .file }
    return base.kind(of: path) ?? (part(in: path) == nil ? nil : .folder)
  }

  func exists(_ path: String) -> Bool { kind(of: path) != nil || base.exists(path) }

  func identity(of path: String) -> FileIdentity? { base.identity(of: path) }

  func makeFolder(_ path: String) throws(FileError) { try base.makeFolder(path) }

  func target(of path: String) -> String? { base.target(of: path) }

  func write(
    to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    try base.write(to: path, content)
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try base.append(bytes, to: path)
  }
}
