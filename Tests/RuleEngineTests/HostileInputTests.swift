import Diagnostics
import Testing
import TokenFiles

@testable import RuleEngine

/// No input crashes or hangs; each ends in a message or a result.
@Suite struct HostileInputTests {
  private static let rules = """
    tokens: a.css
    screens: s.yml
    appearances: [light]
    uses: [cta]
    roles:
      coral: {tokens: coral, per-screen: {max: 1}, only: [cta], only-on: [page], labelled: true}
    """

  private func report(_ screen: String, css: String = ":root { --page: #fff; --coral: #f60; }")
    -> Report
  {
    MemoryProject(["rules.yml": Self.rules, "a.css": css, "s.yml": screen]).report()
  }

  @Test(arguments: [90, 101, 480, 20_000])
  func `elements in elements in elements`(_ depth: Int) {
    let open = String(repeating: "{kind: group, elements: [", count: depth)
    let close = String(repeating: "]}", count: depth)
    let report = report("screen: s\nelements: [\(open){kind: icon, color: coral}\(close)]")
    #expect(depth < 100 ? report.problems.isEmpty : report.problems.count == 1)
  }

  @Test func `an alias chain of 20,000 tokens carries its role to the end`() throws {
    let links = (1...20_000).map { "--t\($0): var(--t\($0 - 1));" }.joined(separator: "\n")
    let css = ":root { --page: #fff; --t0: var(--coral); --coral: #f60; \(links) }"
    let elements = (0..<2000).map { "  - {id: e\($0), kind: shape, fill: t\(20_000 - $0)}" }
    let report = report(
      "screen: s\nbackground: page\nelements:\n" + elements.joined(separator: "\n"), css: css)
    let count = try #require(report.checks(of: "role-count").first)
    #expect(count.measured == .value(2000))
    #expect(report.checks(of: "role-use").allSatisfy { $0.outcome == .fail })
  }

  @Test func `a cycle of aliases carries nothing and ends`() {
    let css = ":root { --page: #fff; --coral: #f60; --a: var(--b); --b: var(--a); }"
    let report = report("screen: s\nelements:\n  - {kind: shape, fill: a}", css: css)
    #expect(report.checks(of: "role-count").map(\.outcome) == [.pass])
  }

  @Test func `a literal of 50,000 characters is no colour`() {
    let long = String(repeating: "9", count: 50_000)
    let report = report("screen: s\nelements:\n  - {kind: icon, color: \"rgb(\(long)\"}")
    #expect(report.checks(of: "role-count").count == 1)
  }

  @Test func `control characters in names stay in the data`() {
    let report = report("screen: \"s\\u0007\\e[31m\"\nbackground: page\nelements: []")
    #expect(report.problems.isEmpty)
    #expect(report.checks(of: "role-count").first?.screen == "s\u{7}\u{1B}[31m")
  }

  @Test(arguments: [
    "screen: s\nelements: 7", "[]", "a: &a [*a]", "elements: [elements: [elements: [", "\u{FEFF}",
    "? {a: b}\n: c", "screen: {a: b}", "!!binary x", "screen: s\nstates: {a: b}\nelements: [[]]",
    "screen: s\nelements: [{kind: [text], color: {a: b}, size: .nan, weight: -1}]",
    "- screen: s", "%YAML 9.9\n---\nscreen: s", "\u{0}", "\t",
    "screen: s\r\relements:\r- kind: text",
  ])
  func `odd documents end in a report`(_ text: String) {
    let report = report(text)
    #expect(report.checks.allSatisfy { ["s.yml", "a.css"].contains($0.location.file.path) })
  }

  @Test func `every cut of a manifest ends in a report`() {
    let text = """
      screen: s
      states: [a, b]
      background: "#fff"
      elements:
        - {id: x, kind: control, use: cta, fill: coral, label: {color: page, size: 17px}}
        - id: y
          kind: image
          lightest: '#eee'
          elements: [{kind: text, color: coral, states: [b]}]
      """
    for length in stride(from: 0, through: text.utf8.count, by: 3) {
      _ = report(String(decoding: text.utf8.prefix(length), as: UTF8.self))
    }
  }

  @Test func `every cut of a rules dot yml is read`() {
    let text = Array(ConfigurationTests.everything.utf8)
    for length in stride(from: 0, through: text.count, by: 13) {
      _ = Configuration.parse(SourceFile(path: "r.yml", bytes: Array(text.prefix(length))))
    }
  }

  @Test func `any byte in any place of a rules dot yml is read`() {
    let text = Array(ConfigurationTests.everything.utf8)
    var state: UInt64 = 42
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = text
      bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      _ = Configuration.parse(SourceFile(path: "r.yml", bytes: bytes))
    }
  }

  @Test func `20,000 unknown names get 20,000 problems and few suggestions`() {
    let css = ":root {" + (0..<50).map { "--token-\($0): #000;" }.joined() + "}"
    let elements = (0..<20_000).map { "  - {kind: icon, color: tokem-\($0)}" }
    let report = report(
      "screen: s\nelements:\n" + elements.joined(separator: "\n"),
      css: css + ":root{--coral:#f60;--page:#fff}")
    #expect(report.problems.count == 20_000)
    #expect((1...64).contains(report.problems.count { $0.help != nil }))
    #expect(report.checks(of: "role-count").map(\.outcome) == [.undecided])
  }
}
