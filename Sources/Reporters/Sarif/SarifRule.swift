import Diagnostics

extension JSONWriter {
  /// The members of a `reportingDescriptor`: a rule as code scanning shows it.
  mutating func write(_ rule: RuleDescription) {
    member("id", rule.id)
    member("name", rule.pascalCase)
    message("shortDescription", SarifText.plain(rule.summary))
    message("fullDescription", SarifText.plain(rule.why))
    object("defaultConfiguration") { $0.member("level", rule.defaultSeverity.level) }
    object("help") { writer in
      writer.member("text", SarifText.plain(rule.why + " " + rule.help))
      writer.member("markdown", SarifText.plain(rule.markdown))
    }
    object("properties") { writer in
      // Everything is computed from what the files say; nothing is guessed.
      writer.member("precision", "very-high")
      writer.key(named: "problem.severity")
      writer.string(rule.defaultSeverity == .error ? "error" : "warning")
      writer.array("tags") { writer in
        for tag in rule.tags { writer.string(tag) }
      }
    }
  }
}

extension RuleDescription {
  /// `PairContrast`.
  fileprivate var pascalCase: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  fileprivate var tags: [String] {
    var tags = ["accessibility", "design-tokens", family.rawValue]
    if let clause, clause.hasPrefix("WCAG") { tags.append("wcag") }
    return tags
  }

  fileprivate var markdown: String {
    var text = "**Why:** \(why)\n\n**What to do:** \(help)\n"
    if let clause { text += "\n**Where it comes from:** \(clause)\n" }
    for example in examples {
      let outcomes = example.outcomes.map(\.rawValue).joined(separator: ", ")
      text += "\n### \(example.title): \(outcomes)\n"
      for file in example.files {
        text += "\n`\(file.name)`\n\n```\n\(file.text.replacing("↓", with: ""))\n```\n"
      }
    }
    return text
  }
}
