package import RuleEngine

/// All that a command may ask of the world around it, so that tests run it in memory.
package struct Surroundings: Sendable {
  package var environment: [String: String]
  package var files: any FileSystem
  package var git: any Git
  package var watch: any InputWatch
  package var input: any ByteSource
  package var output: any ByteSink
  package var error: any ByteSink
  package var terminal: Terminal
  /// The day that waivers are held against.
  package var today: CalendarDay?
  /// Seconds on a clock that never goes back.
  package var clock: @Sendable () -> Double

  package init(
    environment: [String: String], files: any FileSystem, git: any Git = NoGit(),
    watch: any InputWatch = NoWatch(), input: any ByteSource,
    output: any ByteSink, error: any ByteSink, terminal: Terminal, today: CalendarDay?,
    clock: @escaping @Sendable () -> Double
  ) {
    self.environment = environment
    self.files = files
    self.git = git
    self.watch = watch
    self.input = input
    self.output = output
    self.error = error
    self.terminal = terminal
    self.today = today
    self.clock = clock
  }
}
