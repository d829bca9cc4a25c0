import Diagnostics
import RuleEngine
import SourceTrees
import TestSupport
import Testing

/// Ratios and verdicts that others have published, through the whole engine.
@Suite struct PublishedContrastTests {
  private static let pairs = TabSeparatedTable.shared("contrast_pairs.open.tsv")
  private static let examples = SharedTable("act_contrast.open.jsonl")
  private static let axe = SharedTable("axe_unit.open.jsonl")

  /// Every stated pair as a row of a design document.
  @Test(.enabled(if: pairs.exists, "../shared/data is not there"))
  func `published ratios hold as claims, but for the three that don't reproduce`() throws {
    // A document states no more than twelve decimals; the rest are what programs print.
    let rows = Self.pairs.rows().filter { $0.number("decimals") <= 12 }
    let lines = rows.map { row in
      "| `\(row["fg"])` | `\(row["bg"])` | \(Self.relation(row)) \(row["stated"]):1 |"
    }
    let document = "| Foreground | Background | Ratio |\n| --- | --- | --- |\n"
    let checks = MemoryProject([
      "rules.yml": "tokens: [t.css]\nappearances: [light]\nclaims: [{file: pairs.md}]",
      "t.css": ":root { --unused: #fff; }",
      "pairs.md": document + lines.joined(separator: "\n") + "\n",
    ]).report().checks(of: "claimed-ratio")
    #expect(rows.count == 205)
    try #require(checks.count == rows.count)
    for (check, row) in zip(checks, rows) {
      #expect(check.outcome == (row["agrees"] == "no" ? .fail : .pass), "\(row)")
      #expect(abs((check.measured?.lowest ?? 0) - row.number("ratio_calc")) < 1e-9, "\(row)")
    }
  }

  private static func relation(_ row: TabSeparatedTable.Row) -> String {
    switch row["cmp"] {
    case ">=": "≥"
    case "<=": "≤"
    case "=": ""
    case let other: other
    }
  }

  /// The examples of ACT rules afw4f7 (level AA) and 09o5cg (AAA) whose colours stand in the example,
  /// each as a screen.
  @Test(.enabled(if: examples.exists, "../shared/data is not there"))
  func `ACT's examples come out as they say`() throws {
    var count = 0
    for row in try Self.examples.rows() {
      let id = try #require(row["id"]?.text)
      guard Self.skipped[id] == nil, let screen = Self.screen(of: row) else { continue }
      let level = row["rule"]?.text == "09o5cg" ? "AAA" : "AA"
      let checks = MemoryProject([
        "rules.yml": """
        tokens: [t.css]
        screens: [example.yml]
        appearances: [light]
        level: \(level)
        units: {pt: 1.3333333333333333}
        """,
        "t.css": ":root { --unused: #fff; }", "example.yml": screen,
      ]).report().checks(of: "screen-contrast")
      let failed = checks.contains { $0.outcome == .fail }
      #expect(failed == (row["outcome"]?.text == "failed"), "\(id): \(checks.map(\.message))")
      #expect(!checks.contains { $0.outcome == .undecided }, "\(id)")
      count += 1
    }
    #expect(count >= 14)
  }

  /// Examples that a manifest does not say, each with its reason.
  private static let skipped = [
    "afw4f7-passed-4": "a text shadow makes the text's backdrop",
    "afw4f7-failed-7": "a gradient with hard stops, part of it transparent",
    "09o5cg-passed-6": "the text is a symbol and no words",
  ]

  private static func screen(of row: DataNode) -> String? {
    guard ["passed", "failed"].contains(row["outcome"]?.text ?? ""),
      row["needs_image"]?.boolean == false, row["needs_script"]?.boolean == false,
      let texts = row["texts"], texts.elements.contains(where: { _ in true })
    else { return nil }
    var screen = "screen: example\nelements:\n"
    for text in texts.elements { screen += element(of: text) }
    return screen
  }

  /// What the user agent's style sheet leaves is black on white at 16 px.
  private static func element(of text: DataNode) -> String {
    func value(_ key: String) -> String? {
      text[key].flatMap { $0.kind == .string ? $0.text : nil }
    }
    let size =
      value("font_size").flatMap { $0.hasSuffix("pt") ? String($0.dropLast(2)) : nil } ?? "12"
    var background = "\"\(value("background") ?? "#fff")\""
    if background.contains("gradient") { background = "{gradient: [\"#FFF\", \"#0FF\"]}" }
    return """
        - kind: shape
          fill: \(background)
          elements:
            - kind: text
              color: "\(value("color") ?? "#000")"
              size: \(size)
              weight: \(value("font_weight") ?? "400")
              opacity: \(value("opacity") ?? "1")

      """
  }

  @Test(.enabled(if: axe.exists, "../shared/data is not there"))
  func `axe's verdicts by size and weight are ours`() throws {
    var count = 0
    for row in try Self.axe.rows() where row["op"]?.text == "hasValidContrastRatio" {
      guard let input = row["input"], let front = Self.color(input["fg"]),
        let back = Self.color(input["bg"])
      else { continue }
      let checks = MemoryProject([
        "rules.yml": "tokens: [t.css]\nscreens: [s.yml]\nappearances: [light]",
        "t.css": ":root { --unused: #fff; }",
        "s.yml": """
        screen: s
        background: \(back)
        elements:
          - kind: text
            color: \(front)
            size: \(input["fontSizePx"]?.text ?? "16")px
            weight: \(input["bold"]?.boolean == true ? 700 : 400)
        """,
      ]).report().checks(of: "screen-contrast")
      let isValid = row["expected"]?["result.isValid"]?.boolean
      #expect(
        checks.map(\.outcome) == [isValid == true ? .pass : .fail], "\(row["test"]?.text ?? "")")
      count += 1
    }
    #expect(count >= 4)
  }

  private static func color(_ node: DataNode?) -> String? {
    let parts = node?["rgba"].map { Array($0.elements) } ?? []
    guard parts.count == 4 else { return nil }
    let numbers = parts.map(\.text)
    return "\"rgb(\(numbers[0]) \(numbers[1]) \(numbers[2]) / \(numbers[3]))\""
  }
}
