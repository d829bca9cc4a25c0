import Diagnostics
import Testing

@testable import RuleEngine

/// A great many of one thing: each run takes the time that its length takes, and not the square of it, which
/// nobody would wait for.
@Suite struct ManyTests {
  private static let many = 3000

  private func css(_ count: Int, _ value: (Int) -> String) -> String {
    ":root { --page: #fff;\n" + (0..<count).map { "--c\($0): \(value($0));\n" }.joined() + "}"
  }

  private func report(_ rules: String, css: String, screen: String? = nil) -> Report {
    var files = ["rules.yml": rules, "a.css": css]
    if let screen { files["s.yml"] = screen }
    return MemoryProject(files).report()
  }

  private static let head = "tokens: a.css\nappearances: [light]\nuses: [cta]\n"

  @Test func `roles that each limit a token of their own`() {
    let names = 0..<Self.many
    let roles = names.map { "  r\($0): {tokens: c\($0), only: [cta], per-screen: {max: 1}}\n" }
    let elements = names.map { "  - {id: e\($0), kind: shape, fill: c\($0), use: cta}\n" }
    let report = report(
      Self.head + "screens: s.yml\nroles:\n" + roles.joined(),
      css: css(Self.many) { "#00\(String(0x1000 + $0, radix: 16))" },
      screen: "screen: s\nbackground: page\nelements:\n" + elements.joined())
    #expect(report.checks(of: "role-count").count == Self.many)
    #expect(report.checks(of: "role-count").allSatisfy { $0.outcome == .pass })
  }

  @Test(arguments: [true, false])
  func `roles of one colour`(_ isOneToken: Bool) {
    let roles = (0..<Self.many).map {
      "  r\($0): {tokens: c\(isOneToken ? 1 : $0), only: [cta]}\n"
    }
    let report = report(
      Self.head + "screens: s.yml\nroles:\n" + roles.joined(), css: css(Self.many) { _ in "#123" },
      screen: "screen: s\nelements:\n  - {id: e, kind: shape, fill: \"#112233\", use: cta}\n")
    #expect(report.checks(of: "role-use").count == Self.many)
  }

  @Test(arguments: ["c%", "c%*", "c% on ????"])
  func `waivers of as many findings`(_ subject: String) {
    let waivers = (0..<Self.many).map {
      let name = subject.replacing("%", with: "\($0)") + (subject == "c%" ? " on page" : "")
      return "  - {rule: pair-contrast, subject: \"\(name)\", reason: because}\n"
    }
    let report = report(
      Self.head + "pairs: [{foreground: \"c*\", background: page}]\nwaivers:\n" + waivers.joined(),
      css: css(Self.many) { _ in "#888" })
    let checks = report.checks(of: "pair-contrast")
    #expect(checks.count == Self.many)
    #expect(checks.allSatisfy { $0.outcome == .waived })
    #expect(report.checks(of: "unused-waiver").allSatisfy { !$0.outcome.isFinding })
  }

  @Test func `translucent pairs of which nobody says what lies below`() {
    let pairs = (0..<300).map { "  - {foreground: c\($0), background: c\(($0 * 7 + 1) % 300)}\n" }
    let report = report(
      Self.head + "pairs:\n" + pairs.joined(),
      css: css(300) { "#\(String(0x100000 + $0 * 4999, radix: 16))80" })
    #expect(report.checks(of: "pair-contrast").count == 300)
  }

  @Test func `a screen of many elements`() {
    let elements = (0..<3000).map {
      "  - {id: e\($0), kind: text, color: c\($0 % 9), size: 12}\n"
    }
    let report = report(
      Self.head + "screens: s.yml\n", css: css(9) { "#12345\($0)" },
      screen: "screen: s\nbackground: page\nelements:\n" + elements.joined())
    #expect(report.checks(of: "screen-contrast").count == 3000)
  }

  @Test func `images in images, each in a group that fades`() {
    var text = "screen: s\nelements:\n"
    for depth in 0..<98 {
      let indent = String(repeating: "    ", count: depth)
      text += indent + "  - id: e\(depth)\n" + indent + "    kind: image\n" + indent
      text += "    lightest: \"#ffffff40\"\n" + indent + "    darkest: \"#00000040\"\n" + indent
      text += "    opacity: 0.98\n" + indent + "    elements:\n"
    }
    text +=
      String(repeating: "    ", count: 98) + "  - {id: t, kind: text, color: page, size: 12}\n"
    let report = report(Self.head + "screens: s.yml\n", css: css(1) { _ in "#123" }, screen: text)
    #expect(report.problems.isEmpty)
    // Bounds may be too wide to tell; nothing passes by them.
    #expect(report.checks(of: "screen-contrast").count == 1)
    #expect(report.checks(of: "screen-contrast").allSatisfy { $0.outcome.isFinding })
  }
}
