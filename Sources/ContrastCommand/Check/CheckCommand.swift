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
        + "and counted. All of the system is read for it nevertheless. --since REF and --staged take the "
        + "paths from git; --staged reads what will be committed, not what is in the work tree. Where a "
        + "file that took part is deleted or renamed, everything is checked.",
      "That nothing takes part in what changed, or in the files that are passed, is said and no error: the "
        + "exit status is 0 then, not 2 as where nothing at all is checked.",
      "With --watch, everything is checked again whenever a file changes that was read, or one appears "
        + "that a pattern of rules.yml finds; Ctrl-C ends it.",
    ],
    examples: [
      ("contrast check", "Everything, as tables."),
      ("contrast check --failures-only --appearance dark", "What fails in the dark."),
      ("contrast check design/tokens.css", "What a change of one file may have broken."),
      (
        "contrast check --stdin-filename design/tokens.css < buffer",
        "The same, for a text that an editor has not saved yet."
      ),
      ("contrast check --staged", "What the next commit may break."),
      (
        "contrast check --format sarif --output report.sarif --format table",
        "Several reports of one run: each --output belongs to the --format before it."
      ),
    ]
  ) { typed, surroundings, console throws(UsageError) in
    let run = CheckRun(
      options: try CheckOptions(typed), surroundings: surroundings,
      presentation: surroundings.presentation(typed))
    if run.options.watches { return try CheckWatch(run: run).run(&console) }
    return try run.run(&console, log: InputLog(isCompared: false))
  }
}

/// One run of `contrast check`.
struct CheckRun {
  let options: CheckOptions
  let surroundings: Surroundings
  let presentation: Presentation

  func run(_ console: inout Console, log: InputLog) throws(UsageError) -> ExitStatus {
    let start = surroundings.clock()
    let scene = try CheckScene(options.scope, surroundings, console)
    let configuration = options.configuration ?? ConfigurationSearch.nearest(scene.files)
    if options.configuration == nil { log.searched(configuration) }
    guard let path = configuration else {
      let problem = Problem(
        ConfigurationSearch.nothing.message, path: nil, help: ConfigurationSearch.nothing.help)
      let report = Report(
        version: Command.version, appearances: [], rules: [], checks: [], problems: [problem])
      return finish(report, scene, nil, &console)
    }
    let store = SourceStore(scene.files, log: log)
    var inputs = Inputs.gather(path, from: store)
    var requested = RequestedPaths(scene, among: inputs)
    inputs.problems += requested?.problems ?? []
    var wanted = runnerOptions(requested)
    if let path = options.baseline {
      wanted.baseline = readBaseline(path, store, &inputs.problems)
    }
    var report = Runner.run(inputs, options: wanted)
    if requested?.settle(log) == true {
      wanted.paths = nil
      report = Runner.run(inputs, options: wanted)
    }
    if let path = options.newBaseline { writeBaseline(path, &report, &console) }
    report.duration = surroundings.clock() - start
    return finish(report, scene, requested, &console)
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
    console.report("note", baseline.count.counted("finding") + " written", place: path)
  }

  private func runnerOptions(_ requested: RequestedPaths?) -> Runner.Options {
    var wanted = Runner.Options()
    wanted.appearances = options.appearances
    wanted.rules = options.rules
    wanted.skippedRules = options.skippedRules
    wanted.paths = requested?.wanted
    wanted.today = surroundings.today
    wanted.version = Command.version
    wanted.isIllustrated = options.destinations.contains { $0.reporter.isIllustrated }
    return wanted
  }

  private func finish(
    _ report: Report, _ scene: CheckScene, _ requested: RequestedPaths?, _ console: inout Console
  ) -> ExitStatus {
    for problem in report.problems { console.report(problem) }
    let status = status(of: report, isPartial: scene.paths != nil)
    if status == .unusable, report.problems.isEmpty {
      console.report(
        "error", "nothing was checked",
        help: "rules.yml names no pairs, screens or claims that these rules check")
    }
    if !options.quiet {
      for finding in report.resolved {
        console.report("note", "of the baseline, gone: \(finding)")
      }
      if let requested { explain(scene, requested, console) }
    }
    let writing = ReportWriting(
      report: report, options: options, surroundings: surroundings, presentation: presentation)
    return writing.writeAll(&console) ? status : .unusable
  }

  /// Says what there was nothing to check for.
  private func explain(_ scene: CheckScene, _ requested: RequestedPaths, _ console: Console) {
    guard let change = scene.change else {
      for path in requested.unrelated {
        console.report("note", "takes no part in any check", place: path)
      }
      return
    }
    if scene.paths == [], scene.deleted.isEmpty {
      console.report("note", change.none)
    } else if requested.takesNoPart {
      console.report("note", change.unrelated)
    }
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
