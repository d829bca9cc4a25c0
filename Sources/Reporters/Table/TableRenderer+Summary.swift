import Diagnostics

extension TableRenderer {
  /// How much was checked, how it came out, and how long it took.
  ///
  /// Nothing, where problems with the input left nothing to check: they are told elsewhere.
  mutating func writeSummary() {
    let summary = report.summary
    if summary.checks == 0, !report.problems.isEmpty { return }
    var text = "\(summary.checks) checked: \(summary.passed) passed, \(summary.failed) failed, "
    text += "\(summary.undecided) undecided, \(summary.waived) waived, \(summary.skipped) skipped"
    if let duration = report.duration { text += " in " + Self.spoken(duration) }
    let style: TerminalStyle =
      summary.errors + summary.warnings > 0 || summary.checks == 0 ? .failure : .pass
    writeParagraph(text, indent: 0, style: style)
    if summary.warnings > 0 {
      writeParagraph(
        summary.errors.counted("error") + ", " + summary.warnings.counted("warning"),
        indent: 0)
    }
    if !report.problems.isEmpty {
      writeParagraph(
        report.problems.count.counted("problem") + " with the input, on standard error",
        indent: 0, style: .failure)
    }
  }

  /// "12 ms", "1.25 s".
  private static func spoken(_ seconds: Double) -> String {
    let milliseconds = max(0, min(seconds, 1e9)) * 1000
    if milliseconds < 1000 {
      let tenths = Int(milliseconds * 10)
      return milliseconds < 10 ? "\(tenths / 10).\(tenths % 10) ms" : "\(tenths / 10) ms"
    }
    let hundredths = Int(milliseconds / 10)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
