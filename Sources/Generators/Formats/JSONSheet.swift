import ColorMath
import TokenFiles

extension SheetFormat {
  /// Names and CSS colours, for programs that know nothing of tokens.
  package static let json = SheetFormat(
    name: "json", summary: "Plain JSON: each name with its colours by appearance.",
    ending: ".json", isFolder: false, leavesOut: { _ in [] }
  ) { sheet, _ throws(GeneratorError) in
    let names = try FormatNames(sheet) { $0 }
    let header = sheet.header.joined(separator: " ")
    let description = header.isEmpty ? [] : [("$description", JSONText.string(header))]
    let members = zip(names.all, sheet.tokens).map { ($0, JSONSheet.text($1, sheet)) }
    return [GeneratedFile("", JSONText.object(description + members).bytes(.common))]
  }
}

private enum JSONSheet {
  /// Keys by which readers tell a colour with a description from a group.
  private static let told: Set<String> = [
    "hex", "value", "colour", "color", "default", "rgb", "hsl", "oklch",
  ]

  static func text(_ token: SheetToken, _ sheet: TokenSheet) -> JSONText {
    if let color = token.uniform, !told.contains(token.name) { return .string(color.cssText) }
    let set = sheet.appearances
    let members = set.all.indices.compactMap { index -> (String, JSONText)? in
      token.color(index, in: set).map { (set.all[index].name, .string($0.cssText)) }
    }
    guard members.count > 1 else { return members.first?.1 ?? .verbatim("null") }
    return .inline(.object(members))
  }
}
