import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Style Dictionary's own shape, of version 3 (`value`) and of relatives such as Spectrum's.
  static let styleDictionary = TokenFormat(
    name: "style-dictionary",
    summary: "Style Dictionary JSON, JSON5 or YAML: value and type, references in braces.",
    recognises: { ($0.has(.value) || $0.has(.sets)) && !$0.has(.props) },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      reading.looseFiles.insert(reading.currentFile)
      // A list of objects with a name and a value each.
      if tree.root.kind == .sequence {
        return tree.withView { view in
          var colors = PlainColors(view, reading.appearances)
          colors.read(into: &reading)
        }
      }
      var tokens = TokenTree(tree, .styleDictionary, reading.appearances)
      tokens.read(into: &reading)
    })

  /// A design tool's plugin's export in the shape of DTCG.
  static let figmaExport = TokenFormat(
    name: "figma-export",
    summary: "JSON that a Figma plugin exports: DTCG with its collections and modes.",
    recognises: { $0.kind == .json && $0.has([.dollarValue, .figma]) },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      reading.looseFiles.insert(reading.currentFile)
      reading.foldingFiles.insert(reading.currentFile)
      let mask = tree.withView { FigmaMode.mask($0, reading.appearances) }
      var tokens = TokenTree(tree, .figmaExport, reading.appearances, mask: mask)
      tokens.read(into: &reading)
    })
}

/// Figma's own export: a file for each mode, which says its mode's name.
private enum FigmaMode {
  /// Where the file's mode holds; nil where it names none, or one that is no appearance (`Mode 1`).
  static func mask(_ view: DataView, _ appearances: AppearanceSet) -> AppearanceMask? {
    view.member("$extensions", of: view.rootEntry)
      .flatMap { view.member("com.figma.modeName", of: $0) }
      .flatMap { AppearanceWords(appearances).match($0.text.string) }?.mask
  }
}
