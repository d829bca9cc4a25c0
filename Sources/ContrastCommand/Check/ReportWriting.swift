import Diagnostics
import Reporters

/// Brings the report of a run to every place that asks for it.
struct ReportWriting {
  let report: Report
  let options: CheckOptions
  let surroundings: Surroundings
  let presentation: Presentation

  /// Files first, so that a closed pipe does not keep them from being written. False where one could not be
  /// written.
  func writeAll(_ console: inout Console) -> Bool {
    var isWell = true
    for destination in options.destinations {
      guard let path = destination.path else { continue }
      if !write(destination.reporter, to: path, console) { isWell = false }
    }
    for destination in options.destinations where destination.path == nil {
      destination.reporter.write(report, look(isFile: false)) { console.print($0) }
    }
    if options.destinations.contains(where: { $0.reporter.name == Reporter.sarif.name }),
      let note = SarifLimit(report).note
    {
      console.report("note", "sarif: " + note)
    }
    if !writeStepSummary(console) { isWell = false }
    return isWell
  }

  private func look(isFile: Bool) -> Presentation {
    var look = presentation
    look.failuresOnly = options.failuresOnly
    look.quiet = options.quiet
    look.folder = surroundings.files.workingDirectory
    look.root = RepositoryRoot.find(surroundings) ?? look.folder
    if isFile { look.color = .none }
    return look
  }

  private func write(_ reporter: Reporter, to path: String, _ console: Console) -> Bool {
    let look = look(isFile: true)
    return attempt(path, console) { () throws(FileError) in
      try surroundings.files.write(to: path) { sink in
        reporter.write(report, look, sink)
      }
    }
  }

  /// GitHub shows what a step appends to the file that `GITHUB_STEP_SUMMARY` names on the page of the run.
  private func writeStepSummary(_ console: Console) -> Bool {
    let isForGitHub = options.destinations.contains { $0.reporter.name == Reporter.github.name }
    guard isForGitHub, let path = surroundings.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return true }
    return attempt(path, console) { () throws(FileError) in
      try surroundings.files.append(Reporter.markdown.render(report, look(isFile: true)), to: path)
    }
  }

  private func attempt(
    _ path: String, _ console: Console, _ action: () throws(FileError) -> Void
  ) -> Bool {
    do throws(FileError) {
      try action()
      return true
    } catch {
      console.report("error", "can't be written: \(error.message)", place: path)
      return false
    }
  }
}
