import Diagnostics
import SourceTrees

/// Reads what DTCG files accept in `$extensions`, beside a token or a group, for all that lies in it:
/// `{"$extensions": {"contrast": {"disable": {"pair-contrast": "the reason"}}}}`.
enum SuppressionExtensions {
  static func read(_ file: SourceFile) -> [Suppression] {
    guard file.hasText("\"contrast\""), file.hasText("\"$extensions\""),
      let root = try? JSON.parse(file, dialect: .json5).documents.first
    else { return [] }
    var found: [Suppression] = []
    // With where its name stands: what is found of a token is found there.
    var pending = [(start: 0, node: root)]
    while let (start, node) = pending.popLast() {
      for (key, child) in node.members where child.kind == .mapping {
        if key.text == "$extensions" {
          found += suppressions(child, in: start..<Int(node.span.end))
        } else {
          pending.append((Int(key.span.start), child))
        }
      }
    }
    return found.sorted { $0.location.span.start < $1.location.span.start }
  }

  private static func suppressions(
    _ extensions: DataNode, in owner: Range<Int>
  ) -> [Suppression] {
    guard let (name, contrast) = extensions.members.first(where: { $0.key.isText("contrast") })
    else { return [] }
    guard contrast.isMapping else {
      return [refusal("$extensions.contrast", "It is no object: " + form, at: name)]
    }
    return contrast.members.flatMap { key, value in
      guard key.text == "disable" else {
        let subject = "$extensions.contrast." + key.text
        return [refusal(subject, "Nothing of this name is read: " + form, at: key)]
      }
      guard value.isMapping else {
        return [refusal("$extensions.contrast.disable", "It is no object: " + form, at: key)]
      }
      return entries(value, in: owner)
    }
  }

  private static let form =
    #"write {"disable": {"pair-contrast": "the reason"}}, with the rule's id and why."#

  private static func refusal(_ subject: String, _ flaw: String, at key: DataNode) -> Suppression {
    Suppression(
      rules: [], reason: "", range: 0..<0, location: key.location, subject: subject, flaw: flaw)
  }

  private static func entries(_ entries: DataNode, in owner: Range<Int>) -> [Suppression] {
    entries.members.map { key, value in
      let flaw = flaw(key.text, value)
      return Suppression(
        rules: flaw == nil ? [key.text] : [], reason: flaw == nil ? value.text : "",
        range: owner, location: key.location,
        subject: "$extensions.contrast.disable \(key.text)", flaw: flaw)
    }
  }

  private static func flaw(_ rule: String, _ reason: DataNode) -> String? {
    guard Rules.ids.contains(rule) else {
      let help = Suggestion.help(for: rule, among: Rules.ids)
      return "There is no rule \(rule)" + (help.map { " (\($0))" } ?? "") + "."
    }
    return reason.kind == .string && !reason.text.isEmpty
      ? nil : "It has no reason: write one as the value of the rule's id."
  }
}
