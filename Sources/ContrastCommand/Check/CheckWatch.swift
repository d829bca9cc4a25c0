import Diagnostics

/// `contrast check --watch`: runs, and runs again when an input changes.
struct CheckWatch {
  let run: CheckRun

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let surroundings = run.surroundings
    var status = ExitStatus.success
    while !console.isClosed, console.failure == nil {
      clear(&console)
      let log = InputLog(isCompared: true)
      status = try run.run(&console, log: log)
      if !run.options.quiet { console.report("note", message(log)) }
      do throws(FileError) {
        try surroundings.watch.watch(log.places(surroundings.files))
        // Looked at once before waiting: something may have changed between the reading and the watching.
        while log.isCurrent(surroundings.files) {
          guard try surroundings.watch.wait() else { return status }
        }
      } catch {
        throw UsageError("files can't be watched: \(error.message)")
      }
    }
    return status
  }

  private func message(_ log: InputLog) -> String {
    let count = log.fileCount
    return "watching \(count.counted("file")); Ctrl-C ends"
  }

  /// Only what a terminal shows is cleared: a log keeps every run.
  private func clear(_ console: inout Console) {
    guard run.surroundings.terminal.outputIsTerminal, run.surroundings.environment["TERM"] != "dumb"
    else { return }
    console.print(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8))
  }
}
