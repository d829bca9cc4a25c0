import ColorMath
import Diagnostics
import TokenFiles

/// What changed, as one JSON object.
enum DiffJSON {
  static func bytes(_ difference: DesignDifference) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { $0.write(difference) }
    writer.endLine()
    return writer.take()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ difference: DesignDifference) {
    member("since", difference.since)
    object("summary") { writer in
      writer.member("changed", difference.count(.changed))
      writer.member("added", difference.count(.added))
      writer.member("removed", difference.count(.removed))
      writer.member("worse", difference.worse)
      writer.member("better", difference.better)
      writer.member("checksBefore", difference.checkCounts.before)
      writer.member("checks", difference.checkCounts.after)
    }
    array("tokens") { writer in
      for token in difference.tokens { writer.object { $0.write(token) } }
    }
    array("checks") { writer in
      for verdict in difference.verdicts { writer.object { $0.write(verdict) } }
    }
  }

  private mutating func write(_ token: TokenChange) {
    member("name", token.name)
    member("change", token.kind.rawValue)
    if let location = token.location { write(location) }
    object("values") { writer in
      for value in token.values {
        writer.key(named: value.appearance)
        writer.object { writer in
          writer.member(ifPresent: "before", value.before.map { hex($0) })
          writer.member(ifPresent: "after", value.after.map { hex($0) })
          writer.member(ifPresent: "deltaE", value.difference)
        }
      }
    }
  }

  private mutating func write(_ verdict: VerdictChange) {
    guard let check = verdict.check else { return }
    member("rule", check.rule)
    member("subject", check.subject)
    member(ifPresent: "appearance", check.appearance)
    member(ifPresent: "screen", check.screen)
    member(ifPresent: "state", check.state)
    member(ifPresent: "element", check.element)
    member("severity", check.severity.rawValue)
    member(ifPresent: "before", verdict.before?.outcome.rawValue)
    member(ifPresent: "after", verdict.after?.outcome.rawValue)
    member(ifPresent: "measuredBefore", verdict.before?.measured?.lowest)
    member(ifPresent: "measured", verdict.after?.measured?.lowest)
    member(ifPresent: "required", check.required)
    member("message", check.message)
    write(check.location)
  }

  private mutating func write(_ location: Location) {
    object("location") { writer in
      let start = location.start
      writer.member("file", location.file.path)
      writer.member("line", start.line)
      writer.member("column", start.column)
    }
  }
}

private func hex(_ color: TokenColor) -> String {
  Swatch(token: nil, rgba: color.packed.rgba).hex
}
