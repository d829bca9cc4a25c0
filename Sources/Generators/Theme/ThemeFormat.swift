/// The formats of `palette` that are files.
package enum ThemeFormat: String, Sendable, CaseIterable {
  case swift, css, dtcg, xcassets
}

extension Theme {
  /// The files of a format, by their paths below the output folder.
  /// - Parameter components: whether SwiftUI components that use the tokens belong to it.
  package func files(
    _ format: ThemeFormat, components: Bool = false
  ) throws(GeneratorError) -> [GeneratedFile] {
    switch format {
    case .swift: return ThemeSwift(self).files(components: components)
    case .css: return try single(.css, "theme.css")
    case .dtcg: return try single(.dtcg, "theme.tokens.json")
    case .xcassets:
      return try SheetFormat.xcassets.write(sheet).map {
        GeneratedFile("Theme.xcassets/" + $0.path, $0.bytes)
      }
    }
  }

  private func single(
    _ format: SheetFormat, _ path: String
  ) throws(GeneratorError) -> [GeneratedFile] {
    try format.write(sheet).map { GeneratedFile(path, $0.bytes) }
  }
}
