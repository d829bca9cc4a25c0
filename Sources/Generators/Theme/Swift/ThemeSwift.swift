import ColorSyntax

/// A theme as Swift source: tokens of a SwiftUI app.
///
/// Colours are the formula's numbers; what brings them into sRGB is in the source, so that nothing is
/// computed twice and a designer can read where a colour comes from.
struct ThemeSwift {
  let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  func files(components: Bool) -> [GeneratedFile] {
    var files = [
      file("DesignSystem.swift", designSystem), file("OKLCHConverter.swift", converter),
      file("Colors+Tokens.swift", colors), file("Typography+Tokens.swift", typography),
    ]
    if components {
      files += [
        file("Components/DSButton.swift", Self.button), file("Components/DSCard.swift", Self.card),
        file("Components/DSTextField.swift", Self.textField),
      ]
    }
    return files
  }

  private func file(_ path: String, _ body: String) -> GeneratedFile {
    let name = path.split(separator: "/").last ?? ""
    let header = theme.header.map { "// \($0)\n" }.joined()
    return GeneratedFile(path, "// \(name)\n" + header + "\n" + body)
  }

  /// The module of the platform's colours.
  var platformImport: String {
    switch theme.recipe.platform {
    case .ios: Self.importing("UIKit")
    case .macos: Self.importing("AppKit")
    case .both:
      "#if canImport(UIKit)\n\(Self.importing("UIKit"))\n#else\n\(Self.importing("AppKit"))\n#endif"
    }
  }

  static func importing(_ module: String) -> String { "import \(module)" }

  static let swiftUI = importing("SwiftUI")

  private var colors: String {
    var text = "\(Self.swiftUI)\n\nextension Color {\n"
    var section: ThemeRole.Section?
    for role in theme.roles {
      if role.section != section {
        if section != nil { text += "\n" }
        text += "    // MARK: - \(theme.heading(role.section))\n\n"
        section = role.section
      }
      text += "    static let \(role.swiftName) = \(Self.call(role.color))\n"
    }
    return text + "}\n"
  }

  /// `OKLCHColor(l: 0.56, c: 0.31, h: 252.97).adaptive(darkL: 0.724)`.
  private static func call(_ color: AdaptiveColor) -> String {
    let numbers = [color.lightness, color.chroma, color.hue, color.darkLightness].map {
      NumberText.rounded($0, decimals: 5)
    }
    return
      "OKLCHColor(l: \(numbers[0]), c: \(numbers[1]), h: \(numbers[2])).adaptive(darkL: \(numbers[3]))"
  }
}
