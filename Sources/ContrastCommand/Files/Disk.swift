#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real files, by the C library alone: without Foundation the program starts in a millisecond.
package struct Disk: FileSystem {
  package init() {}

  package var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK a named pipe that nobody writes to would be waited for, for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    switch Self.kind(status) {
    case .file: break
    case .folder: throw .isFolder
    // A named pipe without a writer would count as an empty file; one with a writer that says nothing
    // would be waited for.
    case .other: if !Self.isHandedOver(path) { throw .isSpecial }
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    // One byte more than the size, so that the end is met without another round.
    var bytes = try Self.chunk(descriptor, size + 1)
    while !bytes.isEmpty, bytes.count != size || size == 0 {
      let more = try Self.chunk(descriptor, 1 << 16)
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  /// Whether a path names what the shell has opened for the program, as in `contrast tokens <(generate)`:
  /// its other end is being written.
  private static func isHandedOver(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// What one call gives; empty at the end.
  static func chunk(_ descriptor: Int32, _ room: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = 0
      repeat {
        #if canImport(Darwin)
          result = Darwin.read(descriptor, buffer.baseAddress, room)
        #elseif canImport(Glibc)
          result = Glibc.read(descriptor, buffer.baseAddress, room)
        #else
          result = Musl.read(descriptor, buffer.baseAddress, room)
        #endif
      } while result < 0 && (errno == EINTR || errno == EAGAIN && waitForInput(descriptor))
      if result < 0 { failure = SystemError.last }
      count = max(0, result)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Waits for whoever writes to a pipe.
  private static func waitForInput(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }

  package func kind(of path: String) -> FileKind? {
    var status = stat()
    return stat(path, &status) == 0 ? Self.kind(status) : nil
  }

  package func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}

extension Disk {
  package func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { throw SystemError.last }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind = kind(entry.pointee.d_type, folder + "/" + name)
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }

  /// By what the folder says, or by asking where it says nothing.
  private func kind(_ type: UInt8, _ path: String) -> FileKind? {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return nil
    case Int32(DT_UNKNOWN):
      var status = stat()
      guard lstat(path, &status) == 0 else { return .other }
      return status.st_mode & S_IFMT == S_IFLNK ? nil : Self.kind(status)
    default: return .other
    }
  }
}

/// What the C library says went wrong.
enum SystemError {
  static var last: FileError {
    switch errno {
    case ENOENT, ENOTDIR: .notFound
    case EISDIR: .isFolder
    case EACCES, EPERM: .notPermitted
    default: .failed(message)
    }
  }

  /// In the system's own words.
  static var message: String { String(cString: strerror(errno)) }
}
