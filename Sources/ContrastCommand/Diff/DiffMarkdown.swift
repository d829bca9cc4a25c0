import ColorMath
import Diagnostics
import Reporters
import TokenFiles

/// What changed, as GitHub-flavoured Markdown for a pull request.
struct DiffMarkdown {
  private var output = Output()

  /// A pull request's description has room for about 65,000 characters.
  static let rowLimit = 200

  static func bytes(_ difference: DesignDifference) -> [UInt8] {
    var document = DiffMarkdown()
    document.output.write("### Colours since ")
    document.code(difference.since)
    document.output.write("\n\n" + difference.sentence + "\n")
    document.write(difference.tokens)
    document.write(difference.verdicts)
    return document.output.take()
  }

  private mutating func write(_ tokens: [TokenChange]) {
    guard !tokens.isEmpty else { return }
    output.write("\n| Token | | Appearance | Before | After | ΔE OK |\n")
    output.write("| --- | --- | --- | --- | --- | --- |\n")
    let rows = tokens.flatMap { token in token.groups.map { (token, $0) } }
    for (token, group) in rows.prefix(Self.rowLimit) {
      output.write("| ")
      code(token.name)
      output.write(" | \(token.kind.rawValue) | ")
      text(group.appearances.joined(separator: ", "))
      output.write(" | ")
      color(group.value.before)
      output.write(" | ")
      color(group.value.after)
      output.write(" | ")
      if let difference = group.value.difference { output.write(fine: difference) }
      output.write(" |\n")
    }
    rest(rows.count)
  }

  private mutating func write(_ verdicts: [VerdictChange]) {
    guard !verdicts.isEmpty else { return }
    output.write("\n| Check | | Before | After | Limit | Where |\n")
    output.write("| --- | --- | --- | --- | --- | --- |\n")
    for verdict in verdicts.prefix(Self.rowLimit) {
      guard let check = verdict.check else { continue }
      output.write("| ")
      code(check.rule)
      output.write(" ")
      text(check.subject)
      output.write(" | ")
      text(check.circumstances)
      output.write(" | ")
      outcome(verdict.before)
      output.write(" | ")
      outcome(verdict.after)
      output.write(
        " | \(check.quantity.bound == .exactly ? check.requirementText ?? "" : check.requiredText ?? "") | "
      )
      let start = check.location.start
      code("\(check.location.file.path):\(start.line)")
      output.write(" |\n")
    }
    rest(verdicts.count)
  }

  private mutating func rest(_ count: Int) {
    if count > Self.rowLimit { output.write("\nand \(count - Self.rowLimit) more\n") }
  }

  /// `**FAIL** 3.01`
  private mutating func outcome(_ check: Check?) {
    guard let check else { return output.write("none") }
    output.write(check.outcome.isFinding ? "**\(check.outcome.word)**" : check.outcome.word)
    if let measured = check.measuredText { output.write(" " + measured) }
  }

  private mutating func color(_ color: TokenColor?) {
    guard let color else { return output.write("none") }
    code(Swatch(token: nil, rgba: color.packed.rgba).hex)
  }

  // MARK: Text from files

  private mutating func code(_ text: String) { output.write(MarkdownText.code(text)) }

  private mutating func text(_ text: String) { output.write(MarkdownText.plain(text)) }
}
