import Diagnostics
import Reporters

/// All that is to be said of a rule.
struct RulePage {
  private var output = Output()
  private let presentation: Presentation

  static func bytes(_ rule: RuleDescription, _ presentation: Presentation) -> [UInt8] {
    var page = RulePage(presentation: presentation)
    page.write(rule)
    return page.output.take()
  }

  private init(presentation: Presentation) { self.presentation = presentation }

  private mutating func write(_ rule: RuleDescription) {
    heading(rule.id)
    paragraph(rule.summary)
    section("Why", rule.why)
    section("What to do", rule.help)
    if let details = rule.details { section("How it is judged", details) }
    if let clause = rule.clause { section("Where it comes from", clause) }
    section("Severity", rule.defaultSeverity.rawValue + ", unless rules.yml says otherwise.")
    for example in rule.examples { write(example) }
  }

  private mutating func write(_ example: RuleExample) {
    output.newline()
    let title = CellText("Example: " + example.title)
    let outcomes = example.outcomes.map { $0.word }.joined(separator: ", ")
    for (number, line) in title.lines(width: presentation.width).enumerated() {
      if number > 0 { output.newline() }
      output.styled(.heading, presentation.color) { $0.write(title.part(line)) }
    }
    let isBroken = title.width + 1 + outcomes.utf8.count > presentation.width
    if isBroken { output.newline() }
    output.write(isBroken ? "  " : " ")
    output.write(outcomes)
    output.newline()
    for file in example.files {
      output.newline()
      paragraph(file.name + ":", indent: 2)
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        guard !line.isEmpty else { continue }
        output.write(spaces: 4)
        output.write(CellText(String(line)))
        output.newline()
      }
    }
  }

  private mutating func heading(_ text: String) {
    output.styled(.heading, presentation.color) { $0.write(text) }
    output.newline()
  }

  private mutating func section(_ title: String, _ text: String) {
    output.newline()
    heading(title)
    paragraph(text, indent: 2)
  }

  private mutating func paragraph(_ text: String, indent: Int = 0) {
    output.write(lines: CellText(text), width: min(presentation.width, 100), indent: indent)
  }
}
