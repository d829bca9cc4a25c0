package import Diagnostics
import SourceTrees

/// Whether a file that has colours in it is there for them: a web app's manifest, an animation and a workflow
/// have some, too.
package struct TokenFileEvidence {
  private let file: SourceFile
  private let sketch: FileSketch

  package init(_ file: SourceFile) {
    self.file = file
    sketch = FileSketch(file)
  }

  /// - Parameter colors: How many colour tokens it has.
  package func isTokenFile(colors: Int) -> Bool {
    guard sketch.kind.isData,
      let format = TokenFormats.all.first(where: { $0.recognises(sketch) })?.name,
      ["plain", "style-dictionary", "theo"].contains(format)
    else { return true }
    guard let tree = try? DataFile.parse(file) else { return false }
    return tree.withView { view in
      if Self.isOther(view.rootEntry, view) { return false }
      if format != "plain" || isCalledByColors { return true }
      return colors * Self.share >= Self.scalars(view.rootEntry, view)
    }
  }

  /// Of so many texts and numbers one has to be a colour where neither format nor name says anything.
  private static let share = 5

  /// `palette.json`, `brand/ui.yml`
  private var isCalledByColors: Bool {
    !Set(NameWords.words(of: file.path)).isDisjoint(with: [
      "token", "tokens", "color", "colors", "colour", "colours", "palette", "palettes", "theme",
      "themes", "swatch", "swatches", "design", "brand", "scheme",
    ])
  }

  /// Formats that have something else for their content, by the keys that each of them has.
  private static func isOther(_ root: DataEntry, _ view: DataView) -> Bool {
    func has(_ keys: StaticString...) -> Bool {
      keys.contains { view.member($0, of: root) != nil }
    }
    // A web app's manifest, an extension's, Expo's.
    if has("theme_color", "background_color", "manifest_version"),
      has("name", "short_name", "start_url", "icons", "display")
    {
      return true
    }
    if view.member("expo", of: root)?.isMapping ?? false { return true }
    // Lottie.
    if has("layers"), has("fr", "op", "ddd") { return true }
    // Workflows of GitHub and GitLab, packages, interfaces, schemas.
    if has("jobs", "stages"), has("on", "name", "env", "image", "workflow") { return true }
    return has("dependencies", "devDependencies", "scripts", "openapi", "swagger", "asyncapi")
      || has("$schema") && has("properties", "definitions", "$defs")
  }

  private static func scalars(_ root: DataEntry, _ view: DataView) -> Int {
    var count = 0
    var pending = [root]
    while let node = pending.popLast() {
      switch node.kind {
      case .mapping: pending += view.members(of: node).lazy.map(\.value)
      case .sequence: pending += view.elements(of: node)
      default: count += 1
      }
    }
    return count
  }
}
