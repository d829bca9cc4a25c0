#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// One run of a program: how long from start to end, how much memory at the most, and how it ended.
struct Child {
  var milliseconds: Double
  var megabytes: Double
  var status: Int32

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
      return Child(milliseconds: .nan, megabytes: .nan, status: -1)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(pid, &status, 0, &usage)
    let exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    return Child(
      milliseconds: now() - start, megabytes: Double(usage.ru_maxrss) / 1024, status: exit)
  }

  /// The median of several runs, after one that warms the file cache.
  static func median(of runs: Int, _ arguments: [String], in folder: String) -> Child {
    _ = run(arguments, in: folder)
    let sorted = (0..<runs).map { _ in run(arguments, in: folder) }
      .sorted { $0.milliseconds < $1.milliseconds }
    return sorted[runs / 2]
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
