import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks at the places once a second: for systems that don't tell of changes, or not of so many.
package final class StatWatch: InputWatch {
  /// What changes with a file or with the names in a folder.
  private struct Stamp: Hashable {
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private let interval: Int
  private let state = Mutex<(paths: [String], stamps: [Stamp?])>(([], []))

  package init(interval: Int = 1000) { self.interval = interval }

  package func watch(_ places: WatchedPlaces) throws(FileError) {
    var paths = Array(places.folders)
    for (folder, names) in places.names {
      paths += names.map { folder == "." ? $0 : folder + "/" + $0 }
    }
    let stamps = paths.map(Self.stamp)
    state.withLock { $0 = (paths, stamps) }
  }

  package func wait() throws(FileError) -> Bool {
    let (paths, before) = state.withLock { $0 }
    var last = before
    while true {
      guard OutputReader.isThere(after: last == before ? interval : WatchTiming.quiet) else {
        return false
      }
      let stamps = paths.map(Self.stamp)
      if stamps == last, stamps != before {
        state.withLock { $0.stamps = stamps }
        return true
      }
      last = stamps
    }
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      number: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
      nanoseconds: time.tv_nsec)
  }
}

/// Whoever reads standard output.
enum OutputReader {
  /// Waits, and says whether the output is still read: at a pipe's other end there may be nobody any more.
  ///
  /// - Parameters:
  ///   - milliseconds: how long; -1 for ever.
  ///   - input: a descriptor that ends the waiting as soon as there is something to read.
  static func isThere(after milliseconds: Int, or input: Int32 = -1) -> Bool {
    var polled = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: 1, events: 0, revents: 0),
    ]
    while poll(&polled, nfds_t(polled.count), Int32(milliseconds)) < 0 {
      if errno != EINTR { return false }
    }
    return polled[1].revents == 0
  }
}
