import ColorMath
import ColorSyntax
import Diagnostics
import TokenFiles

extension SheetFormat {
  /// Constants of SwiftUI's `Color`.
  package static let swift = SheetFormat(
    name: "swift", summary: "An extension of SwiftUI's Color, for UIKit platforms.",
    ending: ".swift", isFolder: false,
    leavesOut: { sheet in sheet.appearances.all.filter { !$0.isGeneric }.map(\.name) }
  ) { sheet, _ throws(GeneratorError) in
    var writer = SwiftSheetWriter(sheet, try FormatNames(sheet, NameWords.swiftMember))
    return [GeneratedFile("", writer.write())]
  }
}

/// Writes a sheet as Swift. A colour that varies asks the traits of the view.
struct SwiftSheetWriter {
  private let sheet: TokenSheet
  private let names: [String]
  private var output = Output()

  init(_ sheet: TokenSheet, _ names: FormatNames) {
    self.sheet = sheet
    self.names = names.all
  }

  mutating func write() -> [UInt8] {
    for line in sheet.header { output.write("// \(SwiftText.comment(line))\n") }
    // A colour stands on one line, whatever a project's own style has to say.
    output.write("// swift-format-ignore-file\n")
    output.write("\nimport SwiftUI\nimport UIKit\n\nextension Color {\n")
    for (index, token) in sheet.tokens.enumerated() {
      if let section = token.section {
        output.write(index == 0 ? "" : "\n")
        output.write("  // MARK: - \(SwiftText.comment(section))\n\n")
      }
      if let note = token.note { output.write("  /// \(SwiftText.comment(note))\n") }
      write(token, SwiftText.identifier(names[index]))
    }
    output.write("}\n")
    return output.take()
  }

  private mutating func write(_ token: SheetToken, _ name: String) {
    let colors = choices(token)
    guard let last = colors.last else { return }
    if colors.count == 1 {
      return output.write("  static let \(name) = \(Self.swiftUI(last.color))\n")
    }
    output.write("  static let \(name) = Color(\n    uiColor: UIColor { traits in\n")
    output.write(
      "      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {\n")
    for choice in colors {
      output.write("      \(choice.pattern): return \(Self.uiKit(choice.color))\n")
    }
    output.write("      }\n    })\n")
  }

  /// The patterns of a `switch`, the one that holds for all others last.
  private func choices(_ token: SheetToken) -> [(pattern: String, color: Color)] {
    let set = sheet.appearances
    guard let base = token.color(0, in: set) ?? token.colors.compactMap({ $0 }).first else {
      return []
    }
    var choices: [(pattern: String, color: Color)] = []
    let known = set.all.indices.filter { set.all[$0].isGeneric }
    if known.contains(where: { token.color($0, in: set) ?? base != base }) {
      for index in known.dropFirst().reversed() {
        let color = token.color(index, in: set) ?? base
        choices.append((Self.pattern(set.all[index], base: set.all[0]), color))
      }
    }
    return choices + [("default", base)]
  }

  /// Both conditions are asked for wherever the appearance differs in one of them from the base, so that no
  /// case can take what belongs to another.
  private static func pattern(_ appearance: Appearance, base: Appearance) -> String {
    let isOther = appearance.scheme != base.scheme
    let scheme =
      isOther || appearance.contrast != base.contrast ? "." + appearance.scheme.rawValue : "_"
    let contrast = appearance.contrast == .more ? ".high" : "_"
    return "case (\(scheme), \(contrast))"
  }

  private static func swiftUI(_ color: Color) -> String {
    let space = color.exactPacked == nil && color.isWide ? ".displayP3" : ".sRGB"
    let components = SwiftText.components(color, labels: ["red", "green", "blue"])
    return "Color(\(space), \(components), opacity: \(NumberText.shortest(color.alpha)))"
  }

  private static func uiKit(_ color: Color) -> String {
    let isWide = color.exactPacked == nil && color.isWide
    let components = SwiftText.components(
      color, labels: [isWide ? "displayP3Red" : "red", "green", "blue"])
    return "UIColor(\(components), alpha: \(NumberText.shortest(color.alpha)))"
  }
}
