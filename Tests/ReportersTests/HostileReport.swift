import Diagnostics
import Reporters

/// A report in which every text from outside tries to break out of its format.
enum HostileReport {
  /// What stands in the names of tokens, screens, files and reasons.
  static let names = [
    "a]]>b", "%0A::error file=x::pwned", "::error::pwned", "\n::add-mask::x", "##[add-mask]x",
    "<script>alert(1)</script>", "</testcase><testcase>", "a|b|c", "```\n# heading", "`code`",
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{07}", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{9B}",
    "\u{202E}evil\u{2066}", "\u{FEFF}bom", "\u{FFFE}\u{FFFF}\u{FFFD}", "line\u{2028}sep\u{2029}",
    "\"quoted\", 'too'", "\\\"; DROP", "=HYPERLINK(\"http://x\")", "+1", "-1", "@SUM(A1)", "  =1+1",
    "a\r\nb\tc", "[link](https://example.com)", "![img](https://example.com/x.png)", "@octocat #1",
    "<!-- comment -->", "<![CDATA[x]]>", "&amp;&lt;&#x0;", "{0} {1} {{x}}", "$(rm -rf /)", "*_~$",
    "a:b,c%d", "👍🏽👩‍👩‍👧", "العربية", "e\u{301}", String(repeating: "x", count: 5_000), "",
  ]

  /// A lone surrogate, which is no UTF-8: readers replace it.
  static let lone = SourceFile(path: "lone.css", bytes: [0x61, 0xED, 0xA0, 0x80, 0x62, 0xFF, 0x0A])

  static let report: Report = {
    var checks: [Check] = []
    for (index, name) in names.enumerated() {
      let file = SourceFile(path: name, text: "--\(name): red;\n")
      let outcomes: [Outcome] = [.fail, .undecided, .waived, .pass, .skipped]
      checks += outcomes.map { outcome in
        var check = Check(
          rule: "pair-contrast", subject: "\(name) on \(name)", appearance: name, screen: name,
          state: name, element: name, foreground: Swatch(token: name, rgba: 0xFF),
          background: Swatch(token: name, rgba: 0xFFFF_FFFF), measured: .value(3.01), required: 4.5,
          requirement: name, outcome: outcome, detail: name, location: file.location(Span(0, 4)),
          related: [Note("the background \(name) is defined here", at: lone.location(Span(1, 4)))],
          fix: Fix(replacement: name, rgba: 0xFF, location: file.location(Span(2, 4)), token: name))
        check.severity = index.isMultiple(of: 2) ? .error : .warning
        if outcome == .waived { check.waiver = name }
        return check
      }
    }
    let problems = names.flatMap { name in
      [
        Problem(name, path: name, help: name),
        Problem(name, at: SourceFile(path: name, text: name).location(Span(0, 1)), help: name),
      ]
    }
    return Report(
      version: "0.1.0", appearances: names, rules: FixedReport.descriptions, checks: checks,
      problems: problems + [Problem("nothing", path: nil)])
  }()

  static func text(_ reporter: Reporter, _ report: Report = report) -> String {
    String(decoding: reporter.render(report, Presentation()), as: UTF8.self)
  }
}

/// Reports by a short name, for tests that take one as an argument.
enum SampleReport: CaseIterable {
  case fixed, hostile, empty

  var report: Report {
    switch self {
    case .fixed: FixedReport.report
    case .hostile: HostileReport.report
    case .empty:
      Report(version: "0.1.0", appearances: [], rules: [], checks: [], problems: [])
    }
  }
}
