package import Diagnostics
import SourceTrees

extension Baseline {
  /// As a file: JSON, one finding a line, sorted, so that a review reads what came and went.
  package var bytes: [UInt8] {
    var output = Output(capacity: 64 + entries.count * 120)
    output.write("{\"version\": 1, \"findings\": [\n")
    for (index, (key, entry)) in entries.sorted(by: { $0.key.precedes($1.key) }).enumerated() {
      if index > 0 { output.write(",\n") }
      var writer = JSONWriter()
      writer.object { $0.write(key, entry) }
      output.write(bytes: writer.take())
    }
    if !entries.isEmpty { output.newline() }
    output.write("]}\n")
    return output.take()
  }

  /// Reads such a file; what can't be used of it is a problem, the rest counts.
  package static func read(_ file: SourceFile) -> (baseline: Baseline, problems: [Problem]) {
    var log = ReadingLog()
    var baseline = Baseline()
    let documents = Document.read(file, &log)
    if documents.isEmpty, log.problems.isEmpty {
      log.report("there is nothing in this file", at: file.location(Span(0, 0)))
    }
    var content = BaselineFile()
    if let document = documents.first { BaselineFile.shape.read(document, into: &content, &log) }
    for finding in content.findings { baseline.entries[finding.key] = finding.entry }
    return (baseline, log.problems)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: CheckKey, _ entry: Baseline.Entry) {
    member("rule", key.rule)
    member(ifPresent: "file", key.file)
    member(ifPresent: "screen", key.screen)
    member(ifPresent: "state", key.state)
    member(ifPresent: "element", key.element)
    member("subject", key.subject)
    member(ifPresent: "appearance", key.appearance)
    member(ifPresent: "measured", entry.measured)
    member(ifPresent: "required", entry.required)
    if entry.isUndecided { member("undecided", true) }
    if entry.count > 1 { member("count", entry.count) }
  }
}

/// The file's keys.
private struct BaselineFile: Sendable {
  struct Finding: Sendable {
    var key = CheckKey(rule: "", subject: "")
    var entry = Baseline.Entry()
  }

  var findings: [Finding] = []

  static let shape = Shape<BaselineFile>(
    "a baseline", "Findings that were there before.",
    [
      Field("version", Value.integer(1, 1), required: true, "The version of this format.") {
        _, _ in
      },
      Field(
        "findings",
        Value.object(finding) { _ in Finding() }.map { finding in
          var finding = finding
          if let measured = finding.entry.measured, let required = finding.entry.required {
            finding.entry.shortfall = abs(measured - required)
          }
          return finding
        }.list, required: true, "One entry for each."
      ) { $0.findings += $1 },
    ])

  private static let finding = Shape<Finding>(
    "a finding", "One that was there before.",
    [
      Field("rule", Value<String>.text(.rule), required: true, "The rule's id.") {
        $0.key.rule = $1
      },
      Field("file", Value<String>.text(.plain), "The file, for documents and code.") {
        $0.key.file = $1
      },
      Field("screen", Value<String>.text(.plain), "The screen.") { $0.key.screen = $1 },
      Field("state", Value<String>.text(.plain), "The screen's state.") { $0.key.state = $1 },
      Field("element", Value<String>.text(.plain), "The element.") { $0.key.element = $1 },
      Field("subject", Value<String>.text(.plain), required: true, "What is checked.") {
        $0.key.subject = $1
      },
      Field("appearance", Value<String>.text(.plain), "The appearance.") {
        $0.key.appearance = $1
      },
      Field("measured", Value.number(), "What was measured.") { $0.entry.measured = $1 },
      Field("required", Value.number(), "What was required.") { $0.entry.required = $1 },
      Field("undecided", Value<Bool>.boolean, default: "false", "Whether it was undecided.") {
        $0.entry.isUndecided = $1
      },
      Field("count", Value.integer(1, 1_000_000), default: "1", "How many there were.") {
        $0.entry.count = $1
      },
    ])
}
