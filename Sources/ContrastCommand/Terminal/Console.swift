import Diagnostics
import Reporters

/// What a command writes to: remembers what went wrong, so that commands need not ask each time.
struct Console {
  private let output: any ByteSink
  private let error: any ByteSink
  let errorDepth: Presentation.ColorDepth
  /// The columns that messages are broken to; nil where no terminal shows them, since programs read lines.
  private let errorWidth: Int?
  /// Nobody reads standard output any more.
  private(set) var isClosed = false
  private(set) var failure: String?

  init(_ surroundings: Surroundings, errorDepth: Presentation.ColorDepth) {
    output = surroundings.output
    error = surroundings.error
    self.errorDepth = errorDepth
    errorWidth = surroundings.terminal.errorIsTerminal ? surroundings.width : nil
  }

  mutating func print(_ bytes: [UInt8]) {
    guard !isClosed, failure == nil, !bytes.isEmpty else { return }
    do throws(StreamError) {
      try output.write(bytes)
    } catch {
      switch error {
      case .closed: isClosed = true
      case .failed(let reason): failure = reason
      }
    }
  }

  /// Writes a line of text to standard output, with names from files in it.
  mutating func say(_ line: String) {
    print((Array(line.printable.utf8) + [0x0A]).disarmed)
  }

  /// Writes a line to standard error. Where that fails there is no one left to tell.
  func report(_ severity: String, _ message: String, place: String? = nil, help: String? = nil) {
    var line = Output()
    if let place {
      line.styled(.heading, errorDepth) { $0.write(CellText(place)) }
      line.write(": ")
    } else {
      line.write("contrast: ")
    }
    line.styled(severity == "error" ? .failure : .heading, errorDepth) { $0.write(severity) }
    line.write(": ")
    let lead = CellText((place ?? "contrast") + ": " + severity + ": ").width
    write(CellText(message), behind: lead, indent: 2, to: &line)
    if let help {
      line.write("  help: ")
      write(CellText(help), behind: 8, indent: 8, to: &line)
    }
    // CI servers read commands on this stream as well.
    try? error.write(line.take().disarmed)
  }

  /// The rest of a line, broken where the terminal ends.
  private func write(_ text: CellText, behind lead: Int, indent: Int, to output: inout Output) {
    let width = errorWidth ?? .max
    for (number, line) in text.broken(first: width - lead, rest: width - indent).enumerated() {
      if number > 0 {
        output.newline()
        output.write(spaces: indent)
      }
      output.write(line)
    }
    output.newline()
  }

  func report(_ problem: Problem) {
    if let location = problem.location {
      report("error", problem.message, place: location.place, help: problem.help)
    } else {
      // The place says the path already.
      let path = problem.path.map { $0 + ": " } ?? ""
      let message =
        problem.message.hasPrefix(path)
        ? String(problem.message.dropFirst(path.count)) : problem.message
      report("error", message, place: problem.path, help: problem.help)
    }
  }
}

extension Console {
  /// Writes a whole document to a file, or to standard output where none is named.
  mutating func write(
    _ bytes: [UInt8], to path: String?, _ files: any FileSystem
  ) -> ExitStatus {
    guard let path else {
      print(bytes)
      return .success
    }
    do throws(FileError) {
      try files.write(bytes, to: path)
      return .success
    } catch {
      report("error", "can't be written: \(error.message)", place: path)
      return .unusable
    }
  }
}
