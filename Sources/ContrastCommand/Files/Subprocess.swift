#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real git, run as a process of its own.
package struct Subprocess: Git {
  private let folder: String?
  private let limit: Int

  /// - Parameters:
  ///   - folder: where it runs; nil for the working directory.
  ///   - limit: more output than this is of no use to anybody here.
  package init(in folder: String? = nil, limit: Int = 256 << 20) {
    self.folder = folder
    self.limit = limit
  }

  package func output(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let output = try Self.pipe()
    let error: Pipe
    do throws(GitError) { error = try Self.pipe() } catch {
      output.close()
      throw error
    }
    defer {
      output.close()
      error.close()
    }
    let process = try Self.spawn(
      ["git"] + (folder.map { ["-C", $0] } ?? []) + arguments, output, error)
    output.closeWriting()
    error.closeWriting()
    let (bytes, complaint) = drain(output, error)
    let status = Self.status(of: process)
    guard bytes.count <= limit else { throw .failed("git gave more than \(limit >> 20) MB") }
    guard status == 0 else { throw .failed(Self.reason(complaint)) }
    return bytes
  }

  /// Why git ended: warnings may stand before it, and advice behind it.
  private static func reason(_ complaint: [UInt8]) -> String {
    let lines = complaint.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    return lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? ""
  }

  // MARK: Pipes

  private final class Pipe {
    private(set) var reading: Int32
    private var writing: Int32
    var writingEnd: Int32 { writing }

    init(_ reading: Int32, _ writing: Int32) {
      self.reading = reading
      self.writing = writing
    }

    func closeWriting() {
      if writing >= 0 { systemClose(writing) }
      writing = -1
    }

    /// Whoever writes more is ended by the system, in place of waiting for ever.
    func closeReading() {
      if reading >= 0 { systemClose(reading) }
      reading = -1
    }

    func close() {
      closeWriting()
      closeReading()
    }
  }

  private static func pipe() throws(GitError) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw .missing(SystemError.message) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(ends[0], ends[1])
  }

  /// Reads both to their ends, whichever has something first: a full pipe would stop the process. What gives
  /// more than the limit is not read on.
  private func drain(_ output: Pipe, _ error: Pipe) -> ([UInt8], [UInt8]) {
    let pipes = [output, error]
    var bytes: [[UInt8]] = [[], []]
    while pipes.contains(where: { $0.reading >= 0 }) {
      var polled = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let chunk = (try? Disk.chunk(polled[index].fd, 1 << 16)) ?? []
        bytes[index] += chunk
        if chunk.isEmpty || bytes[index].count > limit { pipes[index].closeReading() }
      }
    }
    return (bytes[0], bytes[1])
  }

  // MARK: The process

  private static func spawn(
    _ words: [String], _ output: Pipe, _ error: Pipe
  ) throws(GitError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writingEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, error.writingEnd, 2)
    var process: pid_t = 0
    let failure = withCStrings(words) { arguments in
      withCStrings(environment) { posix_spawnp(&process, words[0], &actions, nil, arguments, $0) }
    }
    guard failure == 0 else { throw .missing(String(cString: strerror(failure))) }
    return process
  }

  private static var environment: [String] {
    environment { name in getenv(name).map { String(cString: $0) } }
  }

  /// What git looks at to find and read a repository. Messages are asked for in English.
  static func environment(_ value: (String) -> String?) -> [String] {
    let names = [
      "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE",
      "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES",
      "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
      "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT", "GIT_NAMESPACE",
    ]
    // Git refuses to run when one of those is missing that the count speaks of.
    let count = value("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0
    let settings = (0..<min(max(count, 0), 1000)).flatMap {
      ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"]
    }
    return ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0"]
      + (names + settings).compactMap { name in value(name).map { name + "=" + $0 } }
  }

  /// The status that the process ended with; -1 where a signal ended it.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}

/// An array of C strings that a null ends, as long as the body runs.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func systemClose(_ descriptor: Int32) { close(descriptor) }
