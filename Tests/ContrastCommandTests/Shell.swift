import ContrastCommand
import RuleEngine
import Synchronization

/// Runs commands in memory.
struct Shell {
  var files: MemoryFiles = MemoryFiles()
  /// In place of those in memory.
  var otherFiles: (any FileSystem)?
  var git: any Git = NoGit()
  var watch: any InputWatch = NoWatch()
  var environment: [String: String] = [:]
  /// What standard input gives, read by read.
  var input: [String] = []
  var terminal = Terminal(outputIsTerminal: false, errorIsTerminal: false, columns: nil)
  var today = CalendarDay(year: 2026, month: 11, day: 30)
  /// What writing to standard output ends in.
  var outputFault: StreamError?
  /// What reading from standard input ends in, behind all of `input`.
  var inputFault: StreamError?

  struct Run {
    var status: ExitStatus
    var output: String
    var error: String
  }

  init(_ files: [String: String] = [:]) { self.files = MemoryFiles(files) }

  func run(_ arguments: String...) -> Run { run(arguments) }

  func run(_ arguments: [String]) -> Run {
    let output = MemorySink(fault: outputFault)
    let error = MemorySink(fault: nil)
    let surroundings = Surroundings(
      environment: environment, files: otherFiles ?? files, git: git, watch: watch,
      input: MemorySource(input, fault: inputFault), output: output, error: error,
      terminal: terminal, today: today,
      clock: { 0 })
    let status = Command.run(arguments, in: surroundings)
    return Run(status: status, output: output.text, error: error.text)
  }
}

/// Keeps what is written.
final class MemorySink: ByteSink {
  private let bytes = Mutex<[UInt8]>([])
  private let fault: StreamError?

  init(fault: StreamError?) { self.fault = fault }

  func write(_ more: [UInt8]) throws(StreamError) {
    if let fault { throw fault }
    bytes.withLock { $0 += more }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// Gives some texts, one a read.
final class MemorySource: ByteSource {
  private let chunks: Mutex<[String]>
  private let fault: StreamError?

  init(_ chunks: [String], fault: StreamError? = nil) {
    self.chunks = Mutex(chunks)
    self.fault = fault
  }

  func read() throws(StreamError) -> [UInt8] {
    let chunk = chunks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    if chunk == nil, let fault { throw fault }
    return Array((chunk ?? "").utf8)
  }
}
