import ColorMath
import ColorSyntax
import TokenFiles

extension SheetFormat {
  /// One file; the other appearances stand in `$extensions.mode`.
  package static let dtcg = SheetFormat(
    name: "dtcg", summary: "Design Tokens Community Group JSON, 2025.10.",
    ending: ".tokens.json", isFolder: false, leavesOut: { _ in [] }
  ) { sheet, _ throws(GeneratorError) in
    let names = try FormatNames(sheet, NameRule.path)
    let root = try DTCGGroup(sheet, names).text(sheet)
    return [GeneratedFile("", root.bytes(.common))]
  }
}

/// Tokens by the parts of their names, each group in the order in which it is first met.
private final class DTCGGroup {
  private var order: [String] = []
  private var groups: [String: DTCGGroup] = [:]
  private var token: SheetToken?

  /// Deeper than anybody groups tokens.
  private static let depthLimit = 64

  private init() {}

  init(_ sheet: TokenSheet, _ names: FormatNames) throws(GeneratorError) {
    for (token, name) in zip(sheet.tokens, names.all) {
      var group = self
      let parts = name.split(separator: ".")
      guard parts.count <= Self.depthLimit else {
        throw GeneratorError("\(name.prefix(60))… has more than \(Self.depthLimit) parts")
      }
      for part in parts { group = group.member(String(part)) }
      group.token = token
      group.token?.name = name
    }
    if let name = tokenWithMembers() {
      throw GeneratorError(
        "\(name) is a token and a group of others, which DTCG does not have",
        help: "rename it, as \(name).base")
    }
  }

  private func member(_ name: String) -> DTCGGroup {
    if let known = groups[name] { return known }
    let new = DTCGGroup()
    groups[name] = new
    order.append(name)
    return new
  }

  private func tokenWithMembers() -> String? {
    var waiting = [self]
    while let group = waiting.popLast() {
      if let token = group.token, !group.order.isEmpty { return token.name }
      waiting += group.groups.values
    }
    return nil
  }

  /// The root; groups lie as deep in each other as names have parts.
  func text(_ sheet: TokenSheet) -> JSONText {
    let header = sheet.header.joined(separator: " ")
    let description = header.isEmpty ? [] : [("$description", JSONText.string(header))]
    return .object(description + members(sheet))
  }

  private func members(_ sheet: TokenSheet) -> [(String, JSONText)] {
    order.compactMap { name in
      guard let member = groups[name] else { return nil }
      let text = member.token.map { Self.text($0, sheet) } ?? .object(member.members(sheet))
      return (name, text)
    }
  }

  private static func text(_ token: SheetToken, _ sheet: TokenSheet) -> JSONText {
    var members: [(String, JSONText)] = [("$type", .string("color"))]
    let base = token.colors.first ?? nil
    let shown = base ?? token.colors.compactMap { $0 }.first
    if let shown { members.append(("$value", value(shown))) }
    if let note = token.note { members.append(("$description", .string(note))) }
    let modes = modes(token, sheet)
    if !modes.isEmpty {
      members.append(("$extensions", .object([("mode", .object(modes))])))
    }
    return .object(members)
  }

  /// The appearances whose colour is not what a reader would take for them.
  private static func modes(_ token: SheetToken, _ sheet: TokenSheet) -> [(String, JSONText)] {
    guard token.uniform == nil else { return [] }
    let base = token.color(0, in: sheet.appearances)
    // Of a base with more contrast, the mode of its scheme would be taken for it.
    let first = sheet.appearances.all[0].contrast == .more ? 0 : 1
    return sheet.appearances.all.indices.dropFirst(first).compactMap { index in
      guard let color = token.color(index, in: sheet.appearances) else { return nil }
      let appearance = sheet.appearances.all[index]
      let isPlain = color == base && !isReached(index, token, sheet)
      return isPlain ? nil : (appearance.mode ?? appearance.name, value(color))
    }
  }

  /// Whether another mode would be taken for an appearance: `dark` holds in `dark-high-contrast` as well.
  private static func isReached(_ index: Int, _ token: SheetToken, _ sheet: TokenSheet) -> Bool {
    sheet.appearances.all.indices.dropFirst().contains { other in
      other != index
        && token.color(other, in: sheet.appearances) != token.color(0, in: sheet.appearances)
    }
  }

  private static func value(_ color: Color) -> JSONText {
    var members: [(String, JSONText)]
    if let packed = color.exactPacked {
      members = space(Color(packed))
    } else {
      members = space(color)
    }
    if color.alpha != 1 || color.missing.contains(.alpha) {
      let isMissing = color.missing.contains(.alpha)
      members.append(
        ("alpha", isMissing ? .string("none") : .verbatim(NumberText.shortest(color.alpha))))
    }
    members.append(("hex", .string(color.packed.opaque.hex)))
    return .inline(.object(members))
  }

  private static func space(_ color: Color) -> [(String, JSONText)] {
    let components = (0..<3).map { index in
      color.component(index).map { JSONText.verbatim(NumberText.shortest($0)) } ?? .string("none")
    }
    return [("colorSpace", .string(color.space.id)), ("components", .array(components))]
  }
}
