/// Files as commands see them: a disk, or a test's memory. Paths are relative to the working directory,
/// or absolute.
package protocol FileSystem: Sendable {
  /// Absolute.
  var workingDirectory: String { get }
  /// The bytes of a file; throws for one of more than `limit` bytes without reading it.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// What is in a folder, in any order.
  func list(_ folder: String) throws(FileError) -> [FolderEntry]
  /// What a path leads to, through symbolic links; nil where it leads nowhere.
  func kind(of path: String) -> FileKind?
  /// Whether there is anything at a path, if only a link that leads nowhere.
  func exists(_ path: String) -> Bool
  /// The same for two paths that lead to the same file; nil where there is none.
  func identity(of path: String) -> FileIdentity?
  /// Makes a folder, and those above it that are not there. One that is there already is fine.
  func makeFolder(_ path: String) throws(FileError)
  /// The absolute path that a path leads to, all symbolic links followed; nil where it leads nowhere.
  func target(of path: String) -> String?
  /// Puts a file in place at once: written aside, then renamed.
  ///
  /// - Parameter content: gives the bytes, piece by piece.
  func write(to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void) throws(FileError)
  /// Adds to the end of a file, which need not be there yet.
  func append(_ bytes: [UInt8], to path: String) throws(FileError)
}

extension FileSystem {
  /// Puts a file in place at once: written aside, then renamed.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { $0(bytes) }
  }
}

package enum FileKind: Hashable, Sendable {
  case file, folder, other
}

package struct FolderEntry: Hashable, Sendable {
  package var name: String
  /// Of the entry itself; nil for a symbolic link.
  package var kind: FileKind?

  package init(name: String, kind: FileKind?) {
    self.name = name
    self.kind = kind
  }
}

package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// Why a file could not be used.
package enum FileError: Error, Hashable, Sendable {
  case notFound
  case isFolder
  /// A pipe, a socket, a device.
  case isSpecial
  case notPermitted
  case tooLarge(limit: Int)
  /// Anything else, in the system's own words.
  case failed(String)

  /// One sentence without a full stop.
  package var message: String {
    switch self {
    case .notFound: "no such file"
    case .isFolder: "is a folder, not a file"
    case .isSpecial: "is a pipe or a device, not a file"
    case .notPermitted: "not permitted"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MB"
    case .failed(let reason): reason
    }
  }
}
