import Diagnostics
import RuleEngine

extension CommandDescription {
  static let schema = CommandDescription(
    name: .schema, operands: JSONSchema.allCases.map(\.rawValue).joined(separator: "|"),
    operandCount: 1...1,
    summary: "Writes the JSON Schema of rules.yml, of screen manifests, or of JSON reports.",
    details: [
      "The schema says what the reading itself asks for, so an editor that knows it completes keys and "
        + "marks mistakes. For the YAML language server, a first line such as "
        + "# yaml-language-server: $schema=rules.schema.json names it."
    ],
    examples: [
      ("contrast schema rules --output rules.schema.json", "For an editor.")
    ],
    operandChoices: JSONSchema.allCases.map(\.rawValue)
  ) { typed, surroundings, console throws(UsageError) in
    let name = typed.operands.first ?? ""
    guard let schema = JSONSchema(rawValue: name) else {
      throw UsageError(
        "there is no schema \(name)",
        help: Suggestion.help(for: name, among: JSONSchema.allCases.map(\.rawValue))
          ?? "it is one of " + JSONSchema.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return console.write(schema.document.bytes, to: typed.value(.output), surroundings.files)
  }
}
