import ColorMath
import ColorSyntax

import TokenFiles

extension SheetFormat {
  /// A folder of colour sets, as Xcode writes it.
  package static let xcassets = SheetFormat(
    name: "xcassets", summary: "An Xcode asset catalogue: Any, Dark and High Contrast.",
    ending: ".xcassets", isFolder: true, leavesOut: { CatalogSheet.unknown($0) }
  ) { sheet, options throws(GeneratorError) in
    let names = try FormatNames(paths: sheet, NameRule.folders)
    return CatalogSheet(sheet, options).files(names)
  }
}

private struct CatalogSheet {
  let sheet: TokenSheet
  let options: SheetFormat.Options
  private let appearances: [Int]

  init(_ sheet: TokenSheet, _ options: SheetFormat.Options) {
    self.sheet = sheet
    self.options = options
    let unknown = Self.unknown(sheet)
    // Xcode's order: any, dark, then the same with high contrast.
    appearances = sheet.appearances.all.indices.filter {
      !unknown.contains(sheet.appearances.all[$0].name)
    }
  }

  /// A catalogue knows light and dark, and high contrast.
  static func unknown(_ sheet: TokenSheet) -> [String] {
    sheet.appearances.all.filter { !$0.isGeneric }.map(\.name)
  }

  func files(_ names: FormatNames) -> [GeneratedFile] {
    var files = [GeneratedFile("Contents.json", Self.contents([]).bytes(.xcode))]
    var groups: Set<String> = []
    for (token, name) in zip(sheet.tokens, names.all) {
      for group in Self.groups(of: name) where groups.insert(group).inserted {
        let own: [(String, JSONText)] = [
          ("properties", .object([("provides-namespace", .verbatim("true"))]))
        ]
        files.append(
          GeneratedFile("\(group)/Contents.json", Self.contents(own).bytes(.xcode)))
      }
      let entries = entries(token)
      guard !entries.isEmpty else { continue }
      files.append(
        GeneratedFile(
          "\(name).colorset/Contents.json",
          Self.contents([("colors", .array(entries))]).bytes(.xcode)))
    }
    return files
  }

  /// `a` and `a/b` of `a/b/c`.
  private static func groups(of name: String) -> [String] {
    let parts = name.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
  }

  /// Members in the order of their names, as Xcode sorts them.
  private static func contents(_ members: [(String, JSONText)]) -> JSONText {
    let info: (String, JSONText) = (
      "info", .object([("author", .string("xcode")), ("version", .verbatim("1"))])
    )
    return .object((members + [info]).sorted { $0.0 < $1.0 })
  }

  private func entries(_ token: SheetToken) -> [JSONText] {
    guard let first = appearances.first, let base = token.color(first, in: sheet.appearances) else {
      return []
    }
    var entries = entry(base, conditions: [])
    for index in appearances {
      let appearance = sheet.appearances.all[index]
      let conditions = conditions(appearance)
      guard !conditions.isEmpty, let color = token.color(index, in: sheet.appearances) else {
        continue
      }
      if isSaid(color, token, by: appearance, base) { continue }
      entries += entry(color, conditions: conditions)
    }
    return entries
  }

  private func conditions(_ appearance: Appearance) -> [JSONText] {
    var conditions: [JSONText] = []
    let base = sheet.appearances.all[appearances.first ?? 0]
    if appearance.scheme != base.scheme || appearance.scheme == .dark {
      conditions.append(Self.condition("luminosity", appearance.scheme.rawValue))
    }
    if appearance.contrast == .more { conditions.append(Self.condition("contrast", "high")) }
    return conditions
  }

  private static func condition(_ name: String, _ value: String) -> JSONText {
    .object([("appearance", .string(name)), ("value", .string(value))])
  }

  /// Whether more general entries give the colour already. An entry for both conditions is left out only
  /// where all colours are one, since systems differ in which of two entries they take.
  private func isSaid(
    _ color: Color, _ token: SheetToken, by appearance: Appearance, _ base: Color
  ) -> Bool {
    if token.uniform != nil { return true }
    let isBoth = appearance.scheme == .dark && appearance.contrast == .more
    return !isBoth && color == base
  }

  private func entry(_ color: Color, conditions: [JSONText]) -> [JSONText] {
    var entries = [entry(color, .srgb, conditions, gamut: options.displayP3 ? "sRGB" : nil)]
    if options.displayP3 {
      entries.append(entry(color, .displayP3, conditions, gamut: "display-P3"))
    }
    return entries
  }

  private func entry(
    _ color: Color, _ space: ColorSpace, _ conditions: [JSONText], gamut: String?
  ) -> JSONText {
    var members: [(String, JSONText)] = []
    if !conditions.isEmpty { members.append(("appearances", .array(conditions))) }
    members.append(("color", Self.color(color, space)))
    if let gamut { members.append(("display-gamut", .string(gamut))) }
    members.append(("idiom", .string("universal")))
    return .object(members)
  }

  private static func color(_ color: Color, _ space: ColorSpace) -> JSONText {
    let isSRGB = space == .srgb
    let packed = color.packed
    let mapped = color.mapped(into: .displayP3).components
    let bytes = [packed.red, packed.green, packed.blue]
    let values = (0..<3).map { index in
      isSRGB ? hexadecimal(bytes[index]) : thousandths(mapped[index])
    }
    let alpha =
      color.alpha == 1 || Double(packed.alpha) / 255 != color.alpha
      ? thousandths(color.alpha) : NumberText.shortest(color.alpha)
    let components: [(String, JSONText)] = [
      ("alpha", .string(alpha)), ("blue", .string(values[2])), ("green", .string(values[1])),
      ("red", .string(values[0])),
    ]
    return .object([
      ("color-space", .string(isSRGB ? "srgb" : "display-p3")), ("components", .object(components)),
    ])
  }

  private static func thousandths(_ value: Double) -> String {
    NumberText.padded(NumberText.rounded(value, decimals: 3), decimals: 3)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count < 2 ? "0" : "") + digits
  }
}
