#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Writes aside and renames, so that no one ever sees half a file. What is no plain file, such as
  /// `/dev/null` or a pipe, is written to directly; a link stays a link, and where it leads nowhere yet, the
  /// file is made there.
  package func write(
    to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    let kind = kind(of: path)
    if kind == .folder { throw .isFolder }
    if kind == .other { return try writeInPlace(path, O_WRONLY, content) }
    if kind == nil, exists(path) { return try writeInPlace(path, O_WRONLY | O_CREAT, content) }
    let target = kind == nil ? path : Self.resolved(path)
    var aside = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&aside)
    guard descriptor >= 0 else { throw SystemError.last }
    do throws(FileError) {
      try Self.finish(descriptor, content, mode: Self.mode(of: target))
      guard rename(aside, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(aside)
      throw error
    }
  }

  package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try writeInPlace(path, O_WRONLY | O_APPEND | O_CREAT) { $0(bytes) }
  }

  private func writeInPlace(
    _ path: String, _ flags: Int32, _ content: (_ sink: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError.last }
    try Self.finish(descriptor, content, mode: nil)
  }

  /// Writes everything and closes. A disk that is full may say so only then. Behind a first failure nothing
  /// more is written.
  private static func finish(
    _ descriptor: Int32, _ content: (_ sink: ([UInt8]) -> Void) -> Void, mode: mode_t?
  ) throws(FileError) {
    var failure: FileError?
    content { bytes in
      guard failure == nil else { return }
      do throws(StreamError) {
        try Descriptor(descriptor).write(bytes)
      } catch {
        if case .failed(let reason) = error { failure = .failed(reason) }
        if case .closed = error { failure = .failed("the reader has gone") }
      }
    }
    if let failure {
      close(descriptor)
      throw failure
    }
    if let mode { fchmod(descriptor, mode) }
    guard close(descriptor) == 0 else { throw SystemError.last }
  }

  /// The rights of a file that is to be replaced; for a new one what the user's mask leaves of rw-rw-rw-.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  private static func resolved(_ path: String) -> String { realPath(path) ?? path }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func target(of path: String) -> String? { Self.realPath(path) }

  package func makeFolder(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if mkdir(made, 0o777) != 0, kind(of: made) != .folder { throw SystemError.last }
      made += "/"
    }
  }
}

/// An open file of the process.
package struct Descriptor: ByteSource, ByteSink {
  private let number: Int32

  package init(_ number: Int32) { self.number = number }

  package func read() throws(StreamError) -> [UInt8] {
    do throws(FileError) {
      return try Disk.chunk(number, 1 << 16)
    } catch {
      throw .failed(error.message)
    }
  }

  package func write(_ bytes: [UInt8]) throws(StreamError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(number, buffer.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw errno == EPIPE ? .closed : .failed(SystemError.message)
      }
      start += count
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
