import ContrastCommand
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writing to the real disk: whole files or none.
@Suite struct DiskTests {
  private let disk = Disk()

  /// Runs with a new folder, which is taken away again.
  private func inFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/contrast-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      Issue.record("no folder for the test could be made")
      return
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      chmod(folder, 0o700)
      for entry in (try? disk.list(folder)) ?? [] { unlink(folder + "/" + entry.name) }
      rmdir(folder)
    }
    try body(folder)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try disk.read(path, limit: 1 << 20), as: UTF8.self)
  }

  private func names(_ folder: String) throws -> [String] {
    try disk.list(folder).map(\.name).sorted()
  }

  @Test func `a file is made, replaced and added to`() throws {
    try inFolder { folder in
      let path = folder + "/a.txt"
      try disk.write(Array("one".utf8), to: path)
      #expect(try text(path) == "one")
      chmod(path, 0o640)
      try disk.write(to: path) { sink in for piece in ["t", "w", "o"] { sink(Array(piece.utf8)) } }
      #expect(try text(path) == "two")
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
      try disk.append(Array(" more".utf8), to: path)
      #expect(try text(path) == "two more")
      try disk.append(Array("new".utf8), to: folder + "/b.txt")
      #expect(try names(folder) == ["a.txt", "b.txt"])
    }
  }

  @Test func `a link stays a link`() throws {
    try inFolder { folder in
      try disk.write(Array("old".utf8), to: folder + "/target")
      symlink("target", folder + "/link")
      try disk.write(Array("new".utf8), to: folder + "/link")
      #expect(try text(folder + "/target") == "new")
      var status = stat()
      #expect(lstat(folder + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test func `what can't be written says why and leaves nothing behind`() throws {
    try inFolder { folder in
      #expect(throws: FileError.isFolder) { try disk.write([1], to: folder) }
      #expect(throws: FileError.notFound) { try disk.write([1], to: folder + "/no/such/file") }
      #expect(throws: FileError.notFound) { try disk.append([1], to: folder + "/no/such/file") }
      let left = try names(folder)
      #expect(left.isEmpty)
    }
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "there is no /dev/full here"))
  func `a full disk is an error`() {
    #expect(throws: FileError.failed("No space left on device")) {
      try disk.write([1], to: "/dev/full")
    }
    #expect(throws: FileError.failed("No space left on device")) {
      try disk.write(to: "/dev/full") { sink in for _ in 0..<3 { sink([1, 2, 3]) } }
    }
    #expect(throws: Never.self) { try disk.write([1], to: "/dev/null") }
  }

  @Test func `what stood there stays when the new file can't be put in its place`() throws {
    try inFolder { folder in
      let path = folder + "/a.txt"
      try disk.write(Array("old".utf8), to: path)
      #expect(throws: FileError.self) {
        try disk.write(to: path) { sink in
          sink([1, 2, 3])
          // The folder goes away under the write, so the renaming must fail.
          rename(folder, folder + ".gone")
        }
      }
      rename(folder + ".gone", folder)
      #expect(try text(path) == "old")
    }
  }

  /// As open(2) with O_CREAT and a shell's `>` do.
  @Test func `a link that leads nowhere yet makes the file that it leads to`() throws {
    try inFolder { folder in
      symlink("later.txt", folder + "/link")
      try disk.write(Array("new".utf8), to: folder + "/link")
      #expect(try text(folder + "/later.txt") == "new")
      #expect(try names(folder) == ["later.txt", "link"])
      symlink("no/such/folder", folder + "/lost")
      #expect(throws: FileError.notFound) { try disk.write([1], to: folder + "/lost") }
    }
  }

  @Test func `a loop of links is said to be one`() throws {
    try inFolder { folder in
      symlink("b", folder + "/a")
      symlink("a", folder + "/b")
      #expect(disk.kind(of: folder + "/a") == nil)
      #expect(disk.exists(folder + "/a"))
      #expect(disk.target(of: folder + "/a") == nil)
      #expect(disk.identity(of: folder + "/a") == nil)
      #expect(throws: FileError.failed("Too many levels of symbolic links")) {
        try disk.read(folder + "/a", limit: 10)
      }
    }
  }

  @Test func `folders are made once, and not where a file is`() throws {
    try inFolder { folder in
      try disk.makeFolder(folder + "/a")
      try disk.makeFolder(folder + "/a")
      #expect(disk.kind(of: folder + "/a") == .folder)
      rmdir(folder + "/a")
      try disk.write([1], to: folder + "/file")
      #expect(throws: FileError.failed("File exists")) { try disk.makeFolder(folder + "/file") }
      #expect(throws: FileError.failed("File exists")) {
        try disk.makeFolder(folder + "/file/below")
      }
      #expect(throws: FileError.notFound) { try disk.list(folder + "/file/below") }
    }
  }

  @Test func `what a name leads to is known by its kind`() throws {
    try inFolder { folder in
      try disk.write([1], to: folder + "/file")
      symlink("file", folder + "/link")
      mkfifo(folder + "/pipe", 0o600)
      let kinds = Dictionary(
        try disk.list(folder).map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
      #expect(kinds == ["file": .file, "link": nil, "pipe": .other])
      #expect(disk.kind(of: folder + "/pipe") == .other)
      #expect(disk.identity(of: folder + "/link") == disk.identity(of: folder + "/file"))
    }
  }

  @Test func `what is no file is not read, and not waited for`() throws {
    try inFolder { folder in
      let pipe = folder + "/pipe"
      mkfifo(pipe, 0o600)
      symlink("pipe", folder + "/link")
      #expect(throws: FileError.isSpecial) { try disk.read(pipe, limit: 10) }
      #expect(throws: FileError.isSpecial) { try disk.read(folder + "/link", limit: 10) }
      // With a writer that says nothing.
      let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
      defer { close(descriptor) }
      #expect(throws: FileError.isSpecial) { try disk.read(pipe, limit: 10) }
      #expect(throws: FileError.isSpecial) { try disk.read("/dev/null", limit: 10) }
    }
  }

  @Test(.enabled(if: access("/dev/zero", R_OK) == 0, "there is no /dev/zero here"))
  func `a file without end is no file, and has a limit where the shell hands it over`() throws {
    #expect(throws: FileError.isSpecial) { try disk.read("/dev/zero", limit: 1 << 20) }
    let descriptor = open("/dev/zero", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(throws: FileError.tooLarge(limit: 1 << 20)) {
      try disk.read("/dev/fd/\(descriptor)", limit: 1 << 20)
    }
  }

  /// As in `contrast tokens <(generate)`: the writer may be slower than the reader.
  @Test(.enabled(if: access("/dev/fd", X_OK) == 0, "there is no /dev/fd here"))
  func `a pipe is read to its end`() throws {
    let stream = try #require(popen("printf one; sleep 0.1; printf ' two'", "r"))
    defer { pclose(stream) }
    #expect(try text("/dev/fd/\(fileno(stream))") == "one two")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `what may not be read is said to be not permitted`() throws {
    try inFolder { folder in
      try disk.write([1], to: folder + "/file")
      chmod(folder + "/file", 0)
      #expect(throws: FileError.notPermitted) { try disk.read(folder + "/file", limit: 10) }
      #expect(throws: FileError.notPermitted) { try disk.append([1], to: folder + "/file") }
    }
  }
}
