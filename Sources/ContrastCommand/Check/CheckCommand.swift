import Diagnostics
import Reporters
import RuleEngine

extension CommandDescription {
  static let check = CommandDescription(
    name: .check, operands: "[PATH ...]", operandCount: 0...Int.max,
    summary: "Runs every rule on a design system.",
    details: [
      "What is checked stands in rules.yml: the nearest one in the working directory or a folder above, "
        + "also under the name contrast.yml or .contrast.yml.",
      "With paths, as pre-commit passes them, only the checks that those files take part in are shown "
        + "and counted. All of the system is read for it nevertheless.",
    ],
    examples: [
      ("contrast check", "Everything, as tables."),
      ("contrast check --failures-only --appearance dark", "What fails in the dark."),
      ("contrast check design/tokens.css", "What a change of one file may have broken."),
      (
        "contrast check --format sarif --output report.sarif --format table",
        "Several reports of one run: each --output belongs to the --format before it."
      ),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let run = CheckRun(
      options: try CheckOptions(typed), surroundings: surroundings,
      presentation: surroundings.presentation(typed))
    return run.run(&console)
  }
}

/// One run of `contrast check`.
struct CheckRun {
  let options: CheckOptions
  let surroundings: Surroundings
  let presentation: Presentation

  func run(_ console: inout Console) -> ExitStatus {
    let start = surroundings.clock()
    guard let path = options.configuration ?? ConfigurationSearch.nearest(surroundings.files) else {
      let problem = Problem(
        "there is no rules.yml here or in a folder above", path: nil,
        help: "--config FILE names one")
      let report = Report(
        version: Command.version, appearances: [], rules: [], checks: [], problems: [problem])
      return finish(report, nil, &console)
    }
    let store = SourceStore(surroundings.files)
    var inputs = Inputs.gather(path, from: store)
    let requested = options.paths.map {
      RequestedPaths($0, among: inputs, surroundings.files)
    }
    inputs.problems += requested?.problems ?? []
    var wanted = runnerOptions(requested)
    if let path = options.baseline {
      wanted.baseline = readBaseline(path, store, &inputs.problems)
    }
    var report = Runner.run(inputs, options: wanted)
    if let path = options.newBaseline { writeBaseline(path, &report, &console) }
    report.duration = surroundings.clock() - start
    return finish(report, requested, &console)
  }

  /// Without a baseline that can be read all findings count.
  private func readBaseline(
    _ path: String, _ store: SourceStore, _ problems: inout [Problem]
  ) -> Baseline? {
    do throws(Problem) {
      let (baseline, found) = Baseline.read(try store.read(RelativePath.normalized(path)))
      problems += found
      return baseline
    } catch {
      problems.append(
        Problem(error.message, path: error.path, help: "--write-baseline FILE makes one"))
      return nil
    }
  }

  /// Writes the findings of a run and accepts them. Where inputs could not be used, findings of theirs
  /// would be missing: nothing is written then.
  private func writeBaseline(_ path: String, _ report: inout Report, _ console: inout Console) {
    guard report.problems.isEmpty else {
      return report.problems.append(
        Problem("the baseline was not written, since inputs could not be used", path: path))
    }
    let baseline = Baseline(report)
    do throws(FileError) {
      try surroundings.files.write(baseline.bytes, to: path)
    } catch {
      return report.problems.append(Problem("can't be written: \(error.message)", path: path))
    }
    _ = baseline.apply(to: &report.checks, families: Baseline.families(report.rules))
    console.report("note", "\(baseline.count) findings written", place: path)
  }

  private func runnerOptions(_ requested: RequestedPaths?) -> Runner.Options {
    var wanted = Runner.Options()
    wanted.appearances = options.appearances
    wanted.rules = options.rules
    wanted.skippedRules = options.skippedRules
    wanted.paths = requested?.known
    wanted.today = surroundings.today
    wanted.version = Command.version
    wanted.isIllustrated = options.destinations.contains { $0.reporter.isIllustrated }
    return wanted
  }

  private func finish(
    _ report: Report, _ requested: RequestedPaths?, _ console: inout Console
  ) -> ExitStatus {
    for problem in report.problems { console.report(problem) }
    let status = status(of: report, isPartial: requested != nil)
    if status == .unusable, report.problems.isEmpty {
      console.report(
        "error", "nothing was checked",
        help: "rules.yml names no pairs, screens or claims that these rules check")
    }
    if !options.quiet {
      for finding in report.resolved {
        console.report("note", "of the baseline, gone: \(finding)")
      }
      for path in requested?.unrelated ?? [] {
        console.report("note", "takes no part in any check", place: path)
      }
    }
    let writing = ReportWriting(
      report: report, options: options, surroundings: surroundings, presentation: presentation)
    return writing.writeAll(&console) ? status : .unusable
  }

  /// Problems with the input weigh more than findings. That few files were passed and none of them
  /// matters is no problem.
  private func status(of report: Report, isPartial: Bool) -> ExitStatus {
    if !report.problems.isEmpty { return .unusable }
    if report.checks.isEmpty, !isPartial { return .unusable }
    let summary = report.summary
    let counted = summary.errors + (options.strict ? summary.warnings : 0)
    return counted > 0 && !options.exitZero ? .findings : .success
  }
}
