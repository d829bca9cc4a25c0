import RuleEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process: what the command line is given of the real world.
package enum Program {
  /// Runs the command line of the process and ends it.
  package static func main() -> Never {
    // A closed pipe is then an error of the write, and no error of ours.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that grows over what `ulimit -f` allows.
    signal(SIGXFSZ, SIG_IGN)
    // Some programs start others with signals held back: a watch could not be ended then.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Command.run(arguments, in: surroundings()).rawValue)
  }

  private static func surroundings() -> Surroundings {
    Surroundings(
      environment: environment(), files: Disk(), git: Subprocess(), watch: watch(),
      input: Descriptor(0),
      output: Descriptor(1),
      error: Descriptor(2), terminal: terminal(), today: today(), clock: seconds)
  }

  private static func watch() -> any InputWatch {
    #if os(Linux)
      NotifyWatch()
    #else
      StatWatch(interval: WatchTiming.interval)
    #endif
  }

  /// The variables that the command line asks for.
  private static let variables = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "COLORTERM", "COLUMNS",
    "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR",
  ]

  private static func environment() -> [String: String] {
    var values: [String: String] = [:]
    for name in variables {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  private static func terminal() -> Terminal {
    var size = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(
      inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1,
      errorIsTerminal: isatty(2) == 1,
      columns: isKnown ? Int(size.ws_col) : nil)
  }

  private static func today() -> CalendarDay? {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else { return nil }
    return CalendarDay(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }

  private static func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
