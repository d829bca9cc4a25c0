import Diagnostics

// The part that is there without the script: what came out, rule by rule, and what could not be read.
extension HTMLPage {
  static let outcomes: [Outcome] = [.fail, .undecided, .waived, .pass, .skipped]

  /// The whole report in a few words.
  var verdict: String {
    if summary.checks == 0 { return "Nothing was checked" }
    let checks = summary.checks.counted("check")
    switch (summary.failed, summary.undecided) {
    case (0, 0): return "No findings in \(checks)"
    case (0, let open): return "\(open) of \(checks) undecided"
    case (let failed, 0): return "\(failed) of \(checks) \(failed == 1 ? "fails" : "fail")"
    case (let failed, let open): return "\(failed) of \(checks) fail, \(open) undecided"
    }
  }

  mutating func writeSummary() {
    output.write(PageMarkup.brand)
    output.write("<h1>")
    output.write(html: verdict)
    output.write("</h1>\n<p>")
    writeScope()
    output.write("</p>\n</div></header>\n")
    output.write(PageMarkup.bar)
    output.write("<section id=\"summary\" aria-labelledby=\"summary-h\">\n")
    output.write("<div class=\"head\"><h2 id=\"summary-h\">Summary</h2></div>\n")
    writeProblems()
    writeTally()
    writeRules()
    output.write("</section>\n")
  }

  /// What was checked, and how much of it counts.
  private mutating func writeScope() {
    output.write("contrast ")
    output.write(html: report.version, upTo: 60)
    output.write(" checked " + rulesWithChecks.count.counted("rule"))
    for (index, name) in report.appearances.prefix(12).enumerated() {
      output.write(index == 0 ? " in " : ", ")
      output.write(html: name, upTo: 60)
    }
    if report.appearances.count > 12 { output.write(" and \(report.appearances.count - 12) more") }
    output.write(". " + summary.errors.counted("error"))
    output.write(", " + summary.warnings.counted("warning") + ".")
  }

  private mutating func writeProblems() {
    guard !report.problems.isEmpty else { return }
    output.write("<ul class=\"problems\" aria-label=\"Problems with the input\">\n")
    for problem in report.problems {
      output.write("<li>")
      if let place = problem.location?.place ?? problem.path {
        output.write("<span class=\"place\">")
        output.write(html: place)
        output.write("</span> ")
      }
      output.write(html: problem.message)
      if let help = problem.help {
        output.write(" <span class=\"muted\">(")
        output.write(html: help)
        output.write(")</span>")
      }
      output.write("</li>\n")
    }
    output.write("</ul>\n")
  }
}

// How checks came out.
extension HTMLPage {
  private mutating func writeTally() {
    output.write("<ul class=\"tally\">\n")
    for outcome in Self.outcomes {
      let count = summary.count(of: outcome)
      output.write("<li class=\"\(count == 0 ? "none" : outcome.rawValue)\">")
      output.write("<a href=\"#checks\" data-outcome=\"\(outcome.rawValue)\">")
      output.write("<b class=\"\(count == 0 ? "" : outcome.rawValue)\">\(count)</b> ")
      output.write("<span>\(outcome.rawValue)</span></a></li>\n")
    }
    output.write("</ul>\n")
    writeStrip()
  }

  /// The shares of the outcomes as one bar; it says nothing that the numbers don't.
  private mutating func writeStrip() {
    guard summary.checks > 0 else { return }
    output.write(
      "<svg class=\"strip\" viewBox=\"0 0 1000 1\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
    )
    var start = 0
    for outcome in Self.outcomes {
      let count = summary.count(of: outcome)
      let end = start + count
      let (left, right) = (start * 1000 / summary.checks, end * 1000 / summary.checks)
      if count > 0 {
        output.write("<rect class=\"\(outcome.rawValue)\" fill=\"currentColor\" x=\"\(left)\" ")
        output.write("width=\"\(max(3, right - left))\" height=\"1\"/>")
      }
      start = end
    }
    output.write("</svg>\n")
  }

  private mutating func writeRules() {
    let counted = rulesWithChecks
    guard !counted.isEmpty else { return }
    output.write("<div class=\"panel scroll\"><table class=\"rules\">")
    output.write("<caption class=\"quiet\">Outcomes by rule</caption>\n<thead><tr>")
    output.write("<th scope=\"col\">Rule</th>")
    for outcome in Self.outcomes {
      output.write("<th scope=\"col\" class=\"num\">\(outcome.rawValue)</th>")
    }
    output.write("</tr></thead>\n<tbody>\n")
    for (index, counts) in counted { writeRule(index, counts) }
    output.write("</tbody></table></div>\n")
  }

  private mutating func writeRule(_ index: Int, _ counts: [Outcome: Int]) {
    output.write("<tr><th scope=\"row\"><code>")
    output.write(html: report.rules[index].id)
    output.write("</code><p>")
    output.write(html: report.rules[index].summary)
    output.write("</p></th>")
    for outcome in Self.outcomes {
      let count = counts[outcome] ?? 0
      output.write("<td class=\"num\">")
      if count == 0 {
        output.write("<span class=\"zero\">0</span>")
      } else {
        output.write("<a class=\"\(outcome.rawValue)\" href=\"#checks\" data-rule=\"\(index)\" ")
        output.write("data-outcome=\"\(outcome.rawValue)\">\(count)</a>")
      }
      output.write("</td>")
    }
    output.write("</tr>\n")
  }

  /// Rules that checked something, by their index, and how their checks came out.
  private var rulesWithChecks: [(index: Int, counts: [Outcome: Int])] {
    let numbers = RuleNumbers(report.rules)
    var counts = Array(repeating: [Outcome: Int](), count: report.rules.count)
    var last: (rule: String?, number: Int) = (nil, -1)
    for index in report.checks.indices {
      if report.checks[index].rule != last.rule {
        last = (report.checks[index].rule, numbers[report.checks[index].rule] ?? -1)
      }
      if last.number >= 0 { counts[last.number][report.checks[index].outcome, default: 0] += 1 }
    }
    return counts.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
  }
}

extension Summary {
  func count(of outcome: Outcome) -> Int {
    switch outcome {
    case .pass: passed
    case .fail: failed
    case .undecided: undecided
    case .waived: waived
    case .skipped: skipped
    }
  }
}

/// The index of each rule of a report, by its id.
struct RuleNumbers {
  private let numbers: [String: Int]

  init(_ rules: [RuleDescription]) {
    numbers = Dictionary(
      rules.indices.map { (rules[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: String) -> Int? { numbers[id] }
}
