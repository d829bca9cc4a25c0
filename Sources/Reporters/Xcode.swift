import Diagnostics

extension Reporter {
  /// A line a finding as compilers write them, which Xcode shows in its issue list.
  package static let xcode = Reporter(
    name: "xcode", summary: "Lines as compilers write them, for Xcode's issue list."
  ) { report, presentation, drain in
    var page = XcodePage(presentation)
    for problem in report.problems { page.write(problem) }
    for group in report.groups(where: \.isFinding) {
      page.write(report.checks[group.first].detailed, in: group.states)
      page.output.pour { drain($0.disarmed) }
    }
    page.output.pourRest { drain($0.disarmed) }
  }
}

private struct XcodePage {
  var output = Output()
  private var text = FindingText()
  /// Xcode opens nothing but absolute paths.
  private let presentation: Presentation
  /// Paths as they are written, by themselves: there are a few.
  private var shown: [String: String] = [:]

  init(_ presentation: Presentation) { self.presentation = presentation }

  mutating func write(_ check: Check, in states: [String]) {
    write(check.location)
    output.write(check.severity.rawValue)
    output.write(": ")
    output.write(text.sentence(check, in: states))
    output.write(" (")
    output.write(check.rule)
    output.write(")")
    output.newline()
    for note in check.related {
      write(note.location)
      output.write("note: ")
      output.write(note.message.printable)
      output.newline()
    }
  }

  mutating func write(_ problem: Problem) {
    if let location = problem.location {
      write(location)
    } else if let path = problem.path {
      write(path: path)
      output.write(":1:1: ")
    }
    output.write("error: ")
    output.write(FindingText.sentence(problem))
    output.newline()
  }

  private mutating func write(_ location: Location) {
    let start = location.start
    write(path: location.file.path)
    output.write(":")
    output.write(start.line)
    output.write(":")
    output.write(start.column)
    output.write(": ")
  }

  private mutating func write(path: String) {
    if let known = shown[path] { return output.write(known) }
    let text = presentation.absolute(path).printable
    shown[path] = text
    output.write(text)
  }
}
