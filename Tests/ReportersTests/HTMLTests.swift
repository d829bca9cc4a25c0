import Diagnostics
import SourceTrees
import TestSupport
import Testing

@testable import Reporters

@Suite struct HTMLTests {
  private func page(_ report: Report, _ presentation: Presentation = Presentation()) -> String {
    String(decoding: Reporter.html.render(report, presentation), as: UTF8.self)
  }

  private func data(_ report: Report, _ presentation: Presentation = Presentation()) throws
    -> DataNode
  {
    let opening = "<script id=\"data\" type=\"application/json\">"
    let text = try #require(page(report, presentation).between(opening, "</script>"))
    return try JSON.parse(SourceFile(path: "data.json", text: text)).root
  }

  // MARK: One file

  @Test func `the page asks nothing of a network`() throws {
    let text = page(FixedReport.report)
    // The name of SVG's namespace is a name, not a place.
    let rest = text.components(separatedBy: "http://www.w3.org/2000/svg").joined()
    for word in ["http:", "https:", "//www", " src=", "@import", "<link", "<iframe", "<base "] {
      let isThere = rest.contains(word)
      #expect(!isThere, "\(word)")
    }
    let places = text.components(separatedBy: "url(").dropFirst()
    #expect(places.allSatisfy { $0.hasPrefix("#vision-") })
    let policy = try #require(text.between("Content-Security-Policy\" content=\"", "\""))
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe") && !policy.contains("*"))
  }

  @Test func `the policy names the page's own style and script by their digests`() throws {
    let text = page(FixedReport.report)
    let style = try #require(text.between("<style>", "</style>"))
    let script = try #require(text.between("<script>", "</script>"))
    for part in [style, script] {
      #expect(text.contains("'sha256-" + Base64.text(SHA256.digest(part.utf8)) + "'"))
    }
  }

  @Test func `the script makes text of data, never markup or code`() {
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
      "fetch(", "XMLHttpRequest", "import(", "srcdoc", "createContextualFragment", ".cssText",
      "localStorage", "setAttribute('style'", "setAttribute('on",
    ] {
      #expect(!PageScript.text.contains(word), "\(word)")
    }
    #expect(!PageScript.text.contains("</script") && !PageScript.text.contains("<!--"))
    #expect(!PageStyle.text.contains("</style"))
  }

  @Test func `every id that the script asks for is in the page, once`() {
    let text = page(FixedReport.report)
    let asked = PageScript.text.components(separatedBy: "byId('").dropFirst()
      .compactMap { $0.split(separator: "'").first.map(String.init) }
    #expect(asked.count > 20)
    for id in Set(asked) where id.count > 1 {
      #expect(text.components(separatedBy: " id=\"\(id)\"").count == 2, "\(id)")
    }
  }

  @Test func `every class that style has is used`() {
    let markup = page(FixedReport.report)
    var found: Set<String> = []
    for part in PageStyle.text.components(separatedBy: ".").dropFirst() {
      let name = part.prefix { $0.isLetter && $0.isASCII || $0 == "-" }
      if name.count > 2, !["dark", "scroll"].contains(name) { found.insert(String(name)) }
    }
    #expect(found.count > 40)
    for name in found { #expect(markup.components(separatedBy: name).count > 2, "\(name)") }
  }

  // MARK: Hostile names

  static let hostile = [
    "</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(1)>",
    "\" onmouseover=\"alert(1)", "' onfocus='alert(1)", "&lt;b&gt;", "]]>", "`${alert(1)}`",
    "\\u003cscript>", "a\u{0}b\u{1B}[2J", "\u{202E}fdp.exe", "\u{2028}\u{2029}",
    "javascript:alert(1)",
    String(repeating: "very-long-", count: 5_000), "é\u{301}漢字👍🏽", "",
  ]

  private func hostileReport(_ name: String) -> Report {
    let file = SourceFile(path: name, text: name)
    let place = file.location(Span(0, name.utf8.count))
    var check = Check(
      rule: name, subject: name, appearance: name, screen: name, state: name, element: name,
      foreground: Swatch(token: name, rgba: 0xFF), background: Swatch(token: name, rgba: 0xFF),
      measured: .value(1), required: 4.5, requirement: name, outcome: .fail, detail: name,
      location: place, related: [Note(name, at: place)],
      fix: Fix(replacement: name, rgba: 0xFF, location: place, token: name))
    check.waiver = name
    var rule = FixedReport.descriptions[0]
    (rule.id, rule.summary, rule.why, rule.help) = (name, name, name, name)
    return Report(
      version: name, appearances: [name], rules: [rule], checks: [check],
      problems: [Problem(name, at: place, help: name), Problem(name, path: name)],
      illustrations: Illustrations(
        colors: [IllustratedColor(name: name, isToken: true, values: [0xFF], location: place)],
        grid: ContrastGrid(foregrounds: [0], backgrounds: [0], ratios: [[1]]),
        screens: [
          IllustratedScreen(
            name: name, location: place, states: [name], background: [0],
            elements: [IllustratedElement(path: name, kind: name, color: [0], textStyle: name)])
        ], visions: [IllustratedVision(name: name, matrix: Array(repeating: 0, count: 9))]))
  }

  @Test(arguments: hostile)
  func `a hostile name stays text wherever it stands`(_ name: String) throws {
    let text = page(hostileReport(name))
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(text.components(separatedBy: "</script").count == 3)
    let frame = page(hostileReport("x"))
    for tag in ["<img", "<!--", "<b>", "onerror=\"", "<svg", "<li", "<a "] {
      #expect(
        text.components(separatedBy: tag).count == frame.components(separatedBy: tag).count,
        "\(tag)")
    }
    let attributes = [" onmouseover=", " onfocus=", " onerror=", " onload=", " style=\""]
    let markup = try #require(text.between("<body>", "<script"))
    for tag in markup.components(separatedBy: "<").dropFirst() {
      let inside = tag.prefix { $0 != ">" }
      #expect(attributes.allSatisfy { !inside.contains($0) }, "\(inside)")
    }
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnsafeToPrint || $0 == "\n" })
  }

  @Test(arguments: hostile)
  func `the data gives a hostile name back, cleaned`(_ name: String) throws {
    let root = try data(hostileReport(name))
    let check = try #require(root["checks"]?.elements.first { _ in true })
    for key in ["subject", "screen", "state", "element", "waiver"] {
      #expect(check[key]?.text == name.printable, "\(key)")
    }
    #expect(root["colors"]?.elements.first { _ in true }?["name"]?.text == name.printable)
    #expect(root["screens"]?.elements.first { _ in true }?["name"]?.text == name.printable)
    #expect(check["fix"]?["token"]?.text == name.printable)
  }

  // MARK: Data

  @Test func `rows refer to rules, appearances and colours by number`() throws {
    let root = try data(FixedReport.report)
    #expect(
      root.members.map { $0.key.text } == [
        "appearances", "rules", "visions", "colors", "grid", "screens", "checks",
      ])
    let checks = try #require(root["checks"]).elements.map { $0 }
    let rules = try #require(root["rules"]).elements.map { $0["id"]?.text }
    #expect(checks.count == FixedReport.report.checks.count)
    for (row, check) in zip(checks, FixedReport.report.checks) {
      let rule = try #require(row["rule"]?.number)
      #expect(rules[Int(rule)] == check.rule)
      #expect(row["outcome"]?.text == check.outcome.rawValue)
      #expect(row["message"]?.text == check.message.printable)
      let appearance = row["appearance"]?.number.map { FixedReport.appearances[Int($0)] }
      #expect(appearance == check.appearance)
    }
  }

  @Test func `numbers are those of the table`() throws {
    let checks = try #require(try data(FixedReport.report)["checks"]).elements.map { $0 }
    func figures(_ row: DataNode) -> [String?] {
      ["measured", "required", "margin"].map { row[$0]?.text }
    }
    #expect(figures(checks[4]) == ["3.01", "4.5", "-1.49"])
    let open = try #require(checks.first { $0["outcome"]?.text == "undecided" })
    #expect(figures(open) == ["1.00-21.00", nil, nil])
    let count = try #require(checks.first { $0["subject"]?.text == "coral" })
    #expect(figures(count) == ["2", "<=1", nil])
    let claim = try #require(checks.first { $0["subject"]?.text == "text on canvas" })
    #expect(figures(claim) == ["17.01", "=16.9", "+0.11"])
  }

  @Test func `numbers that are none are left out`() throws {
    var report = FixedReport.report
    report.checks[0].measured = .value(.nan)
    report.checks[1].measured = .between(-.infinity, .infinity)
    report.illustrations?.grid.ratios[0][0] = .infinity
    let text = page(report)
    #expect(!text.contains(":nan") && !text.contains(":inf"))
    _ = try data(report)
  }

  @Test func `with failures only the rows are findings, and the summary counts all`() throws {
    let presentation = Presentation(failuresOnly: true)
    let checks = try #require(try data(FixedReport.report, presentation)["checks"]).elements
    #expect(checks.allSatisfy { ["fail", "undecided"].contains($0["outcome"]?.text) })
    #expect(
      page(FixedReport.report, presentation).contains("of \(FixedReport.report.checks.count)"))
  }

  @Test func `a report without illustrations has its rows all the same`() throws {
    var report = FixedReport.report
    report.illustrations = nil
    let root = try data(report)
    #expect(root["screens"]?.elements.map { $0 }.isEmpty == true)
    #expect(root["checks"]?.elements.map { $0 }.count == report.checks.count)
  }

  // MARK: The summary

  @Test(arguments: [
    ([], "Nothing was checked"), ([Outcome.pass], "No findings in 1 check"),
    ([.pass, .waived, .skipped], "No findings in 3 checks"), ([.fail], "1 of 1 check fails"),
    ([.fail, .fail, .pass], "2 of 3 checks fail"), ([.undecided], "1 of 1 check undecided"),
    ([.undecided, .fail, .pass, .pass], "1 of 4 checks fail, 1 undecided"),
  ])
  func `the head says how it came out`(_ row: (outcomes: [Outcome], verdict: String)) throws {
    var report = FixedReport.report
    report.checks = row.outcomes.map { outcome in
      var check = FixedReport.report.checks[0]
      check.outcome = outcome
      return check
    }
    let text = page(report)
    #expect(text.between("<h1>", "</h1>") == row.verdict)
    #expect(text.between("<title>", "</title>") == row.verdict + " · contrast")
    for outcome in Outcome.allCases {
      let count = row.outcomes.count { $0 == outcome }
      #expect(
        text.contains(
          "data-outcome=\"\(outcome)\"><b class=\"\(count == 0 ? "" : "\(outcome)")\">\(count)</b>")
      )
    }
  }

  @Test func `rules that checked nothing are not listed`() throws {
    var report = FixedReport.report
    report.checks = report.checks.filter { $0.rule == "role-count" }
    let table = try #require(page(report).between("<table class=\"rules\">", "</table>"))
    #expect(
      table.contains("<code>role-count</code>") && !table.contains("<code>pair-contrast</code>"))
    #expect(table.contains("data-rule=\"2\" data-outcome=\"fail\">1</a>"))
  }

  @Test func `problems stand at the head with their place and help`() throws {
    let list = try #require(page(FixedReport.report).between("<ul class=\"problems\"", "</ul>"))
    #expect(list.contains("design/screens/记录 屏.yml:1:1"))
    #expect(list.contains("expected a mapping, found text"))
    #expect(list.contains("(indent it)") && list.contains("gone.css"))
  }
}

extension String {
  /// The text between the first `opening` and what closes it behind.
  func between(_ opening: String, _ closing: String) -> String? {
    let parts = components(separatedBy: opening)
    guard parts.count > 1 else { return nil }
    let behind = parts.dropFirst().joined(separator: opening)
    guard behind.contains(closing) else { return nil }
    return behind.components(separatedBy: closing)[0]
  }

  /// The pieces between the places of a text, found in bytes.
  func components(separatedBy text: String) -> [String] {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    var pieces: [String] = []
    var start = 0
    var index = 0
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
        pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
