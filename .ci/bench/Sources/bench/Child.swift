#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// One run of a program: how long from start to end, how much of the processor and of memory at the
/// most, and how it ended.
struct Child {
  var milliseconds: Double
  /// User and system time: what is compared, since other programs may run beside.
  var processor: Double
  var megabytes: Double
  /// Negative: the signal that ended it.
  var status: Int32

  /// A run that takes longer is ended.
  static let limit = 60_000.0
  /// Runs are not repeated beyond this.
  private static let patience = 20_000.0

  /// Runs a program with its output thrown away.
  static func run(_ arguments: [String], in folder: String) -> Child {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }

    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var pid = pid_t()
    chdir(folder)
    let start = now()
    guard posix_spawnp(&pid, arguments[0], &actions, nil, words + [nil], environ) == 0 else {
      return Child(milliseconds: .nan, processor: .nan, megabytes: .nan, status: -1)
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, WNOHANG, &usage) == 0 {
      if now() - start > limit { kill(pid, SIGKILL) }
      usleep(100)
    }
    let exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    return Child(
      milliseconds: now() - start, processor: usage.processor,
      megabytes: Double(usage.ru_maxrss) / 1024, status: exit)
  }

  /// The median of several runs, after one that warms the file cache; of fewer where they take long.
  static func median(of runs: Int, _ arguments: [String], in folder: String) -> Child {
    let start = now()
    var found = [run(arguments, in: folder)]
    while found.count <= runs, now() - start < patience {
      found.append(run(arguments, in: folder))
    }
    if found.count > 1 { found.removeFirst() }
    return found.sorted { $0.processor < $1.processor }[found.count / 2]
  }
}

extension rusage {
  /// In milliseconds.
  fileprivate var processor: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) * 1e3
      + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e3
  }
}

/// A monotonic clock, in milliseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The time that this thread has computed, in milliseconds: what other programs do meanwhile does not
/// count, but for what they take from caches and from the other half of the core.
func worked() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The best of many rounds of a body that does `count` operations, in operations a second.
///
/// - Parameter milliseconds: how long to try, at least seven rounds. Short rounds find a quiet moment.
func rate(_ count: Int, milliseconds: Double = 400, _ body: () -> Void) -> Double {
  var best = Double.infinity
  var rounds = 0
  let end = worked() + milliseconds
  while rounds < 7 || worked() < end {
    let start = worked()
    body()
    best = min(best, worked() - start)
    rounds += 1
  }
  return Double(count) / best * 1e3
}
