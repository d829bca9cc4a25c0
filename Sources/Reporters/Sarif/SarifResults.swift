import Diagnostics

/// Writes findings as `result` objects, and knows what they refer to.
struct SarifResults {
  private let rules: [String: Int]
  /// Where any result is suppressed, the others have to say that they are not (3.27.23).
  private let hasSuppressions: Bool
  private let paths: HostPath
  private var identity = CheckIdentity()
  private var text = FindingText()
  private var lineHashes: [ObjectIdentifier: LineHashes] = [:]

  init(_ report: Report, _ paths: HostPath) {
    self.paths = paths
    var rules: [String: Int] = [:]
    for (index, rule) in report.rules.enumerated() { rules[rule.id] = index }
    self.rules = rules
    hasSuppressions = report.checks.indices.contains { report.checks[$0].outcome == .waived }
  }

  /// - Parameter states: those that it holds in, where it is one for several.
  mutating func write(_ check: Check, in states: [String], into writer: inout JSONWriter) {
    writer.member("ruleId", check.rule)
    if let index = rules[check.rule] { writer.member("ruleIndex", index) }
    writer.member("level", check.severity.level)
    writer.message("message", message(check, in: states))
    writer.array("locations") { writer in
      writer.object { writer in
        writer.object("physicalLocation") {
          $0.write(path: paths.text(check.location.file.path), check.location)
        }
      }
    }
    if !check.related.isEmpty { writer.write(related: check.related, paths) }
    write(fingerprintsOf: check, into: &writer)
    if let fix = check.fix, let location = fix.location { writer.write(fix, at: location, paths) }
    if hasSuppressions { writer.write(suppressionOf: check) }
    writer.object("properties") { $0.write(propertiesOf: check, in: states) }
  }

  /// The sentence, and a link to each related place.
  private mutating func message(_ check: Check, in states: [String]) -> String {
    var message = SarifText.plain(text.sentence(check, in: states)) + "."
    for (index, note) in check.related.enumerated() {
      let text = SarifText.linkText(note.message.printable)
      message += (index == 0 ? " See: [" : ", [") + text + "](\(index + 1))"
    }
    return message
  }

  private mutating func hashes(of file: SourceFile) -> LineHashes {
    if let known = lineHashes[ObjectIdentifier(file)] { return known }
    let hashes = LineHashes(file)
    lineHashes[ObjectIdentifier(file)] = hashes
    return hashes
  }

  private mutating func write(fingerprintsOf check: Check, into writer: inout JSONWriter) {
    let file = check.location.file
    let hashes = hashes(of: file)
    writer.object("partialFingerprints") { writer in
      if let hash = hashes[check.location.start.line] {
        writer.member("primaryLocationLineHash", hash)
      }
      writer.member("contrastCheck/v1", identity.next(check))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(related notes: [Note], _ paths: HostPath) {
    array("relatedLocations") { writer in
      for (index, note) in notes.enumerated() {
        writer.object { writer in
          writer.member("id", index + 1)
          writer.object("physicalLocation") {
            $0.write(path: paths.text(note.location.file.path), note.location)
          }
          writer.message("message", SarifText.plain(note.message.printable))
        }
      }
    }
  }

  fileprivate mutating func write(_ fix: Fix, at location: Location, _ paths: HostPath) {
    array("fixes") { writer in
      writer.object { writer in
        let token = fix.token.map { "Change \($0) to " } ?? "Write "
        writer.message("description", SarifText.plain((token + fix.replacement).printable))
        writer.array("artifactChanges") { writer in
          writer.object { writer in
            writer.artifactLocation(paths.text(location.file.path))
            writer.array("replacements") { writer in
              writer.object { writer in
                writer.object("deletedRegion") { $0.write(region: location) }
                writer.message("insertedContent", fix.insertion)
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func write(suppressionOf check: Check) {
    array("suppressions") { writer in
      guard check.outcome == .waived else { return }
      writer.object { writer in
        writer.member("kind", check.acceptance == .comment ? "inSource" : "external")
        writer.member("status", "accepted")
        if let reason = check.waiver, !reason.isEmpty {
          writer.member("justification", reason.printable)
        }
      }
    }
  }

  fileprivate mutating func write(propertiesOf check: Check, in states: [String]) {
    member("outcome", check.outcome.rawValue)
    member("subject", check.subject)
    member(ifPresent: "appearance", check.appearance)
    member(ifPresent: "screen", check.screen)
    if states.isEmpty {
      member(ifPresent: "state", check.state)
    } else {
      array("states") { writer in for state in states { writer.string(state) } }
    }
    member(ifPresent: "element", check.element)
    if let lowest = check.measured?.lowest, lowest.isFinite { member("measured", lowest) }
    if let required = check.required, required.isFinite { member("required", required) }
  }
}
