import Diagnostics
import Reporters
import RuleEngine

extension CommandDescription {
  static let diff = CommandDescription(
    name: .diff, operands: "REF", operandCount: 1...1,
    summary: "Shows the tokens and verdicts that changed since a git revision.",
    details: [
      "REF is anything that git takes for a commit: main, HEAD~1, v1.2. All files are read as they were "
        + "then and as they are now, each time with the rules.yml of that time.",
      "The exit status is 1 where a check is a finding now that was none then. With --format markdown the "
        + "result is a text for a pull request.",
    ],
    examples: [
      ("contrast diff main", "What a branch changes."),
      ("contrast diff HEAD~1 --appearance dark", "What the last commit changed in the dark."),
      ("contrast diff origin/main --format markdown", "For a pull request."),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let run = try DiffRun(typed, surroundings)
    return try run.run(&console)
  }
}

/// One run of `contrast diff`.
private struct DiffRun {
  private enum Format: String, CaseIterable { case table, markdown, json }

  private let revision: String
  private let format: Format
  private let configuration: String
  private let options: Runner.Options
  private let isStrict: Bool
  private let surroundings: Surroundings
  private let presentation: Presentation

  init(_ typed: TypedArguments, _ surroundings: Surroundings) throws(UsageError) {
    let format = typed.value(.format).flatMap { Format(rawValue: $0) } ?? .table
    guard let path = typed.value(.config) ?? ConfigurationSearch.nearest(surroundings.files) else {
      throw ConfigurationSearch.nothing
    }
    var options = Runner.Options()
    options.appearances = typed.values(.appearance)
    options.today = surroundings.today
    options.version = Command.version
    self.options = options
    self.format = format
    self.surroundings = surroundings
    revision = typed.operands.first ?? ""
    configuration = path
    isStrict = typed.has(.strict)
    presentation = surroundings.presentation(typed)
  }

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let revision = try Revision(revision, surroundings.git)
    let new = DesignState(configuration, in: surroundings.files, options)
    let old = try self.old(revision, new, console)
    let difference = DesignDifference(
      since: revision.name, from: old, to: new, options.appearances)
    for problem in new.report.problems { console.report(problem) }
    console.print(bytes(difference))
    if !new.report.problems.isEmpty { return .unusable }
    return difference.newFindings(countingWarnings: isStrict) > 0 ? .findings : .success
  }

  /// What was wrong then is said and no error: it may be what was put right.
  private func old(
    _ revision: Revision, _ new: DesignState, _ console: Console
  ) throws(UsageError) -> DesignState {
    let files: RevisionFiles
    do throws(GitError) { files = try RevisionFiles(revision) } catch {
      throw UsageError(error.message)
    }
    guard files.kind(of: configuration) == .file else {
      console.report("note", "is not in \(revision.name): everything is new", place: configuration)
      return DesignState(emptyFor: new)
    }
    let state = DesignState(configuration, in: files, options)
    for problem in state.report.problems {
      console.report("note", "at \(revision.name): \(problem.message)", place: problem.place)
    }
    return state
  }

  private func bytes(_ difference: DesignDifference) -> [UInt8] {
    switch format {
    case .table: DiffTable.bytes(difference, presentation).disarmed
    case .markdown: DiffMarkdown.bytes(difference)
    case .json: DiffJSON.bytes(difference)
    }
  }
}

extension Problem {
  fileprivate var place: String? { location?.place ?? path }
}
