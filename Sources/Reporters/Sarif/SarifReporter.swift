import Diagnostics

extension Reporter {
  /// SARIF 2.1.0 (OASIS), with all that GitHub's code scanning reads of it.
  ///
  /// Findings are results, one each, with one location; those that differ by their state alone are one. Waived ones are results with a suppression, so that
  /// an alert is closed and not forgotten. An undecided check is a result of its severity's level: its kind
  /// would be `open`, whose level must be `none`, and unknown is never a pass.
  package static let sarif = Reporter(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning."
  ) { report, presentation, drain in
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { $0.writeRun(report, HostPath(presentation), drain) }
      }
    }
    writer.endLine()
    writer.pourRest(into: drain)
  }
}

extension JSONWriter {
  fileprivate mutating func writeRun(
    _ report: Report, _ paths: HostPath, _ drain: Reporter.Drain
  ) {
    let limit = SarifLimit(report)
    lineBreak()
    object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", "contrast")
        writer.member("semanticVersion", report.version)
        writer.array("rules") { writer in
          for rule in report.rules {
            writer.lineBreak()
            writer.object { $0.write(rule) }
          }
        }
      }
    }
    lineBreak()
    array("invocations") { writer in
      writer.object { $0.writeInvocation(report.problems, limit.note, paths) }
    }
    lineBreak()
    member("columnKind", "utf16CodeUnits")
    object("originalUriBaseIds") { writer in
      writer.object("%SRCROOT%") { writer in
        writer.object("description") { $0.member("text", "The root of the repository.") }
      }
    }
    lineBreak()
    array("results") { writer in
      var results = SarifResults(report, paths)
      for group in limit.shown {
        writer.lineBreak()
        writer.object {
          results.write(report.checks[group.first].detailed, in: group.states, into: &$0)
        }
        writer.pour(into: drain)
      }
    }
  }

  /// Inputs that could not be used are notifications: the run then found less than there is.
  private mutating func writeInvocation(
    _ problems: [Problem], _ note: String?, _ paths: HostPath
  ) {
    member("executionSuccessful", problems.isEmpty)
    if let note {
      array("toolExecutionNotifications") { writer in
        writer.object { writer in
          writer.member("level", "warning")
          writer.object("message") { $0.member("text", note) }
        }
      }
    }
    guard !problems.isEmpty else { return }
    array("toolConfigurationNotifications") { writer in
      for problem in problems {
        writer.lineBreak()
        writer.object { writer in
          writer.member("level", "error")
          writer.object("message") {
            $0.member("text", SarifText.plain(FindingText.sentence(problem)))
          }
          guard let path = problem.file else { return }
          writer.array("locations") { writer in
            writer.object { writer in
              writer.object("physicalLocation") {
                $0.write(path: paths.text(path), problem.location)
              }
            }
          }
        }
      }
    }
  }
}
