#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Writes aside and renames, so that no one ever sees half a file. What is no plain file, such as
  /// `/dev/null` or a pipe, is written to directly; a link stays a link.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let kind = kind(of: path)
    if kind == .folder { throw .isFolder }
    if kind == .other { return try writeInPlace(bytes, path) }
    let target = kind == nil ? path : Self.resolved(path)
    var aside = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&aside)
    guard descriptor >= 0 else { throw SystemError.last }
    do throws(FileError) {
      try Self.finish(descriptor, bytes, mode: Self.mode(of: target))
      guard rename(aside, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(aside)
      throw error
    }
  }

  private func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    try Self.finish(descriptor, bytes, mode: nil)
  }

  /// Writes everything and closes. A disk that is full may say so only then.
  private static func finish(
    _ descriptor: Int32, _ bytes: [UInt8], mode: mode_t?
  ) throws(FileError) {
    do throws(StreamError) {
      try Descriptor(descriptor).write(bytes)
    } catch {
      close(descriptor)
      guard case .failed(let reason) = error else { throw .failed("the reader has gone") }
      throw .failed(reason)
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

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
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
