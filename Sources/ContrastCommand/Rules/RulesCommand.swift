import Diagnostics
import Reporters
import RuleEngine

extension CommandDescription {
  static let rules = CommandDescription(
    name: .rules, operands: "", operandCount: 0...0, summary: "Lists the rules.",
    details: ["contrast explain RULE says more about one."], examples: []
  ) { typed, surroundings, console throws(UsageError) in
    let descriptions = Rules.all.map { type(of: $0).description }
    let isJSON = typed.isJSON()
    console.print(
      isJSON
        ? RuleList.json(descriptions)
        : RuleList.table(descriptions, surroundings.presentation(typed)))
    return .success
  }
}

/// The rules in a few words each.
enum RuleList {
  static func table(
    _ rules: [RuleDescription], _ presentation: Presentation
  ) -> [UInt8] {
    var output = Output()
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { continue }
      output.styled(.heading, presentation.color) { $0.write(family.title) }
      output.newline()
      for rule in members { write(rule, into: &output, width: presentation.width) }
      output.newline()
    }
    return output.take()
  }

  private static func write(_ rule: RuleDescription, into output: inout Output, width: Int) {
    var text = rule.summary
    if rule.defaultSeverity != .error { text += " (\(rule.defaultSeverity.rawValue))" }
    let cells = CellText(text)
    output.write("  ")
    if width < leastForColumns {
      output.write(CellText(rule.id))
      output.newline()
      return output.write(lines: cells, width: width, indent: 6)
    }
    let column = 22
    output.write(CellText(rule.id), paddedTo: column - 2)
    for (number, line) in cells.lines(width: width - column).enumerated() {
      if number > 0 { output.write(spaces: column) }
      output.write(cells, line)
      output.newline()
    }
  }

  /// In fewer columns there is no room for two texts side by side.
  private static let leastForColumns = 56

  /// One rule a line.
  static func json(_ rules: [RuleDescription]) -> [UInt8] {
    var writer = JSONWriter()
    for rule in rules {
      writer.object { writer in
        writer.member("id", rule.id)
        writer.member("family", rule.family.rawValue)
        writer.member("summary", rule.summary)
        writer.member("severity", rule.defaultSeverity.rawValue)
        writer.member(ifPresent: "clause", rule.clause)
      }
      writer.endLine()
    }
    return writer.take()
  }
}
