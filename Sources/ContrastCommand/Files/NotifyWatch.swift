#if os(Linux)
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Has the kernel tell of changes (inotify(7)): nothing is done while nothing happens.
  ///
  /// Folders are watched, not files, since editors write aside and rename.
  package final class NotifyWatch: InputWatch {
    private struct State {
      var queue: Int32 = -1
      var places = WatchedPlaces()
      /// The folders by the kernel's numbers. Two paths may lead to one folder.
      var folders: [Int32: Set<String>] = [:]
      /// Looks by itself where the kernel won't watch so many folders.
      var fallback: StatWatch?
    }

    private let state = Mutex(State())

    package init() {}

    deinit {
      let queue = state.withLock { $0.queue }
      if queue >= 0 { close(queue) }
    }

    /// Whoever writes is waited for until the file is closed: half a file is of no use.
    private static let events =
      UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
      | UInt32(IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    package func watch(_ places: WatchedPlaces) throws(FileError) {
      var state = state.withLock { $0 }
      defer { self.state.withLock { $0 = state } }
      if state.queue < 0 { state.queue = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK)) }
      state.places = places
      state.fallback = nil
      var folders: [Int32: Set<String>] = [:]
      var isComplete = state.queue >= 0
      for folder in places.all where isComplete {
        let number = inotify_add_watch(state.queue, folder, Self.events)
        if number >= 0 {
          folders[number, default: []].insert(folder)
        } else if errno == ENOSPC || errno == ENOMEM || errno == EMFILE {
          isComplete = false
        }
        // A folder that is not there appears in the one above, which is watched as well.
      }
      for number in state.folders.keys where folders[number] == nil {
        inotify_rm_watch(state.queue, number)
      }
      state.folders = folders
      if !isComplete {
        let looking = StatWatch(interval: WatchTiming.interval)
        try looking.watch(places)
        state.fallback = looking
      }
    }

    package func wait() throws(FileError) -> Bool {
      let state = state.withLock { $0 }
      if let fallback = state.fallback { return try fallback.wait() }
      repeat {
        guard OutputReader.isThere(after: -1, or: state.queue) else { return false }
      } while try !isOfInterest(state)
      var waited = 0
      while waited < WatchTiming.patience {
        guard OutputReader.isThere(after: WatchTiming.quiet, or: state.queue) else { return false }
        waited += WatchTiming.quiet
        if try !isOfInterest(state) { break }
      }
      return true
    }

    /// Reads what has been told so far. Whether any of it is about a place that is watched.
    private func isOfInterest(_ state: State) throws(FileError) -> Bool {
      var found = false
      while true {
        let (bytes, isEnd) = try Self.chunk(state.queue)
        if isEnd { return found }
        bytes.withUnsafeBytes { buffer in
          var position = 0
          // An event: watch, mask, cookie, length of the name, the name with zeros behind it.
          while position + 16 <= buffer.count {
            let number = buffer.loadUnaligned(fromByteOffset: position, as: Int32.self)
            let mask = buffer.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self)
            let length = Int(buffer.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
            let end = min(position + 16 + length, buffer.count)
            let name = buffer[(position + 16)..<end].prefix { $0 != 0 }
            position = end
            // More happened than the kernel could keep: anything.
            let isLost = mask & UInt32(IN_Q_OVERFLOW) != 0
            if isLost || Self.isOfInterest(number, name, mask, state) { found = true }
          }
        }
      }
    }

    private static func isOfInterest(
      _ number: Int32, _ name: Slice<UnsafeRawBufferPointer>, _ mask: UInt32, _ state: State
    ) -> Bool {
      guard let folders = state.folders[number] else { return false }
      // Without a name it is about the folder itself; its rights count, and that it is gone.
      if name.isEmpty { return true }
      let name = String(decoding: name, as: UTF8.self)
      return folders.contains { state.places.contains(name, in: $0) }
    }

    private static func chunk(_ queue: Int32) throws(FileError) -> (bytes: [UInt8], isEnd: Bool) {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let result = read(queue, buffer.baseAddress, 1 << 16)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      if failure == EINTR { return ([], false) }
      if failure == EAGAIN { return ([], true) }
      guard failure == 0 else { throw .failed(String(cString: strerror(failure))) }
      return (bytes, bytes.isEmpty)
    }
  }
#endif
