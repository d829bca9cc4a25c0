import ColorMath
import ColorSyntax
import Diagnostics
import TokenFiles

@testable import Generators

/// Sheets to write, and the way back.
enum SheetSamples {
  static func color(_ text: String) -> Color? { (try? CSSColor.parse(text))?.absolute }

  static func sheet(
    _ rows: [(String, [String])], appearances: AppearanceSet = .standard
  ) -> TokenSheet {
    TokenSheet(
      appearances: appearances,
      tokens: rows.map { name, values in
        let colors = values.map { color($0) }
        return SheetToken(
          name, colors.count == 1 ? appearances.all.map { _ in colors[0] } : colors)
      })
  }

  /// Light, dark, and both with more contrast; a colour the same everywhere; one of a wide gamut;
  /// one that differs in one appearance only; translucent ones.
  static let values: [[String]] = [
    ["#faf9f5", "#121110", "#ffffff", "#000000"],
    ["#171717"],
    ["#ff6030", "#ff6030", "#c2410c", "#c2410c"],
    ["#5c5a55", "#b9b4a9", "#5c5a55", "#ffffff"],
    ["oklch(0.7 0.3 150)", "color(display-p3 1 0 0)", "oklch(0.5 0.25 30)", "oklch(0.7 0.3 150)"],
    ["oklch(0.55 0.1 237.33)", "oklch(0.8 0.1 237.33)", "hsl(210 50% 40%)", "lab(60 20 -30)"],
    ["rgb(0 0 0 / 0.5)", "rgb(255 255 255 / 0.25)", "rgb(0 0 0 / 0.5)", "#ffffff80"],
    ["#010203", "#010203", "#010203", "#040506"],
    ["#1e9e6a", "#2db37d", "#1e9e6a", "#2db37d"],
  ]

  static let names: [String: [String]] = [
    "css": [
      "color-bg-canvas", "color-bg-inverse", "color-accent-primary", "color-text-secondary",
      "color-wide", "color-exact", "color-scrim", "color-rare", "color-topic-green-2",
    ],
    "path": [
      "color.bg.canvas", "color.bg.inverse", "color.accent", "color.text.secondary", "color.wide",
      "color.exact", "color.scrim.100", "color.scrim.50", "brand.topicGreen",
    ],
    "folders": [
      "Brand/canvas", "Brand/ink", "Brand/accent", "Text/secondary", "Text/Wide/one", "exact",
      "scrim", "rare", "Topic/green",
    ],
    "swift": [
      "Color.canvas", "Color.ink", "Color.accentPrimary", "DSColor.secondary", "DSColor.wide",
      "DSColor.exact", "DSColor.scrim", "DSColor.rare", "Palette.default",
    ],
  ]

  static func sample(_ kind: String) -> TokenSheet {
    sheet(Array(zip(names[kind] ?? [], values)))
  }

  /// What a reader makes of generated files.
  static func read(
    _ files: [GeneratedFile], _ format: SheetFormat, appearances: AppearanceSet = .standard
  ) -> TokenSystem {
    let sources = files.map { file in
      SourceFile(
        path: format.isFolder ? "Colors" + format.ending + "/" + file.path : "t" + format.ending,
        bytes: file.bytes)
    }
    let formats = ["json": "plain"]
    return TokenSystem.read(
      sources.map { TokenSource(file: $0, format: formats[format.name] ?? format.name) },
      appearances: appearances
    ) { path in sources.first { $0.path == path } }
  }

  /// A name as words, by which it is known in every format.
  static func key(_ name: String) -> String {
    NameWords.withoutColor(NameWords.words(of: name)).joined()
  }
}
