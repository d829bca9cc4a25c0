import ContrastCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real folder of a test's own.
struct TemporaryFolder {
  /// Absolute.
  let path: String

  init() throws {
    var template = Array("/tmp/contrast-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let real = realpath(template, nil) else {
      throw FileError.failed("no temporary folder")
    }
    defer { free(real) }
    path = String(cString: real)
  }

  /// Runs a body with a folder that is gone afterwards.
  static func with(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { remove(folder.path) }
    try body(folder)
  }

  func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    try Disk().makeFolder(file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 })
    try Disk().write(Array(text.utf8), to: file)
  }

  /// Adds to a file in place.
  func append(_ text: String, to name: String) throws {
    try Disk().append(Array(text.utf8), to: path + "/" + name)
  }

  func move(_ name: String, to other: String) { rename(path + "/" + name, path + "/" + other) }

  func remove(_ name: String) { Self.remove(path + "/" + name) }

  func link(_ name: String, to target: String) { symlink(target, path + "/" + name) }

  /// Only what the test has made.
  private static func remove(_ path: String) {
    let disk = Disk()
    // A link to a folder is no folder.
    if unlink(path) == 0 { return }
    for entry in (try? disk.list(path)) ?? [] { remove(path + "/" + entry.name) }
    rmdir(path)
  }
}

/// The real files, as if the process ran in a folder.
struct FolderFiles: FileSystem {
  let workingDirectory: String

  private func real(_ path: String) -> String {
    path.hasPrefix("/") ? path : workingDirectory + "/" + path
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try Disk().read(real(path), limit: limit)
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] { try Disk().list(real(folder)) }
  func kind(of path: String) -> FileKind? { Disk().kind(of: real(path)) }
  func exists(_ path: String) -> Bool { Disk().exists(real(path)) }
  func identity(of path: String) -> FileIdentity? { Disk().identity(of: real(path)) }
  func makeFolder(_ path: String) throws(FileError) { try Disk().makeFolder(real(path)) }
  func target(of path: String) -> String? { Disk().target(of: real(path)) }

  func write(to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void) throws(FileError) {
    try Disk().write(to: real(path), content)
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try Disk().append(bytes, to: real(path))
  }
}

/// A repository of its own, whatever the environment says of another.
struct LocalGit: Git {
  /// The root.
  let root: String
  /// Where git runs, from the root.
  var folder = ""

  /// Where there is no git, there is nothing to try it with.
  static let isThere = (try? Subprocess().output(["--version"])) != nil

  func output(_ arguments: [String]) throws(GitError) -> [UInt8] {
    try Subprocess(in: root + "/" + folder).output(
      ["--git-dir=\(root)/.git", "--work-tree=\(root)"] + arguments)
  }

  func line(_ arguments: [String]) throws(GitError) -> String {
    String(decoding: try output(arguments).prefix { $0 != 0x0A }, as: UTF8.self)
  }

  func commit(_ message: String) throws(GitError) {
    _ = try output(["add", "--all"])
    _ = try output([
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
      "-c", "core.hooksPath=/dev/null", "commit", "--quiet", "-m", message,
    ])
  }
}
