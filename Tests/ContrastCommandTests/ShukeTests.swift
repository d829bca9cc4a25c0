import ContrastCommand
import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// The project's own run, on the design system that it was made for.
@Suite struct ShukeTests {
  /// A finding as a reviewer would note it down.
  struct Finding: Hashable, CustomStringConvertible {
    var rule: String
    var subject: String
    var place: String
    var appearance: String
    /// In hundredths, rounded down.
    var measured: Int

    init(_ rule: String, _ subject: String, _ place: String, _ appearance: String, _ measured: Int)
    {
      self.rule = rule
      self.subject = subject
      self.place = place
      self.appearance = appearance
      self.measured = measured
    }

    var description: String { "\(rule) \(subject) \(place) \(appearance) \(measured)" }
  }

  @Test func `the root's run is green, and its gaps are waived with a reason`() throws {
    let run = try shuke { $0 }.run("check")
    #expect(run.status == .success)
    #expect(run.error == "")
    #expect(run.output.contains("WAIVED"))
    #expect(run.output.contains("The document says 16.9 and its colours measure 17.02."))
  }

  @Test func `without its waivers every finding has its place and its number`() throws {
    let run = try shuke { $0 + "\nwaivers: []\n" }.run("check", "--format", "json")
    #expect(run.status == .findings)
    #expect(run.error == "")
    let found = try findings(run.output)
    let expected =
      Self.documents + Self.pairs + Self.labels + Self.fills + Self.bars + Self.undeclared
    #expect(Set(found).subtracting(expected) == [])
    #expect(Set(expected).subtracting(found) == [])
  }

  /// Four of the ratios that the document states are not what its colours measure.
  static let documents = [
    Finding(
      "claimed-ratio", "color-text-primary on color-bg-canvas", "tokens.md:31:52", "light", 1701),
    Finding(
      "claimed-ratio", "color-text-secondary on color-bg-canvas", "tokens.md:32:54", "light", 653),
    Finding(
      "claimed-ratio", "color-text-on-inverse on color-bg-inverse", "tokens.md:35:55", "light", 1701
    ),
    Finding(
      "claimed-ratio", "color-text-on-reward on color-reward", "tokens.md:38:54", "light", 1558),
  ]

  static let onCoral = "color-text-on-accent on color-accent-primary"
  static let pairs = [
    Finding("pair-contrast", onCoral, "tokens.css:28:3", "light", 301),
    Finding("pair-contrast", onCoral, "tokens.css:106:5", "dark", 301),
    Finding(
      "pair-contrast", "color-status-danger on color-bg-sunken", "tokens.css:40:3", "light", 425),
    Finding(
      "pair-contrast", "color-status-danger on color-bg-sunken", "tokens.css:40:3",
      "light-high-contrast", 425),
  ]

  /// A 17 pt bold label is not large text, on any screen.
  static let labels = [
    "achievements.yml:33:20", "article.yml:33:20", "feedback.yml:62:20", "onboarding.yml:30:20",
    "paywall.yml:31:20", "record.yml:13:20", "record.yml:34:24", "today.yml:31:24",
  ].flatMap { place in
    ["light", "dark"].map { Finding("screen-contrast", onCoral, place, $0, 301) }
  }

  /// Coral fills and strokes on canvas, and the high-contrast accent on dark ink.
  static let fills =
    [
      "achievements.yml:32:11", "article.yml:32:11", "feedback.yml:61:11", "onboarding.yml:29:11",
      "paywall.yml:30:11", "record.yml:12:11", "record.yml:16:53", "record.yml:17:57",
      "record.yml:21:11",
    ].map {
      Finding("screen-contrast", "color-accent-primary on color-bg-canvas", $0, "light", 286)
    } + [
      Finding(
        "screen-contrast", "color-accent-primary on color-bg-inverse", "today.yml:30:15",
        "dark-high-contrast", 280)
    ]

  static let bars =
    ["light", "light-high-contrast"].map {
      Finding(
        "screen-contrast", "color-dim-efficiency on color-bg-surface", "feedback.yml:37:73", $0, 238
      )
    }
    + ["dark", "dark-high-contrast"].flatMap { appearance in
      ["feedback.yml:42:70", "growth.yml:26:66"].map {
        Finding(
          "screen-contrast", "color-dim-fluency on color-bg-surface", $0, appearance, 113)
      }
    }

  /// Pairs that only screens show: warnings.
  static let undeclared = [
    ("color-accent-primary on color-bg-surface", "record.yml:33:15"),
    ("color-dim-fluency on color-bg-surface", "feedback.yml:42:70"),
    ("color-accent-primary on color-bg-inverse", "today.yml:30:15"),
    ("color-accent-primary on color-bg-canvas", "achievements.yml:32:11"),
    ("color-dim-efficiency on color-bg-surface", "feedback.yml:37:73"),
    ("color-text-on-accent on color-topic-violet", "article.yml:11:46"),
    ("color-bg-surface on color-status-warning", "growth.yml:38:65"),
  ].map { Finding("pair-coverage", $0.0, $0.1, "", 0) }

  /// The checkout in memory, with another rules.yml.
  private func shuke(_ change: (String) -> String) throws -> Shell {
    let shell = Shell()
    let rules = try #require(SourceTree.text(Repository.root + "/rules.yml"))
    let waivers = try #require(rules.split(separator: "\nwaivers:").first)
    let isChanged = change("") != ""
    shell.files.put(Array(change(isChanged ? String(waivers) : rules).utf8), at: "rules.yml")
    for path in SourceTree.files(below: Repository.root + "/fixtures/shuke") {
      let name = String(path.dropFirst(Repository.root.count + 1))
      shell.files.put(try #require(SourceTree.bytes(path)), at: name)
    }
    return shell
  }

  private func findings(_ json: String) throws -> [Finding] {
    let tree = try JSON.parse(SourceFile(path: "report.json", text: json))
    let checks = try #require(tree.root["checks"])
    return checks.elements.compactMap { check in
      let outcome = check["outcome"]?.text
      guard outcome == "fail" || outcome == "undecided", let location = check["location"] else {
        return nil
      }
      func text(_ node: DataNode?, _ key: String) -> String { node?[key]?.text ?? "" }
      let file = text(location, "file").split(separator: "/").last ?? ""
      return Finding(
        text(check, "rule"), text(check, "subject"),
        "\(file):\(text(location, "line")):\(text(location, "column"))",
        text(check, "appearance"), Int((check["measured"]?.number ?? 0) * 100))
    }
  }
}
