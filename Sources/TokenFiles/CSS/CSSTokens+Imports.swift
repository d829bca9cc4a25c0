import Diagnostics
import SourceTrees

extension CSSTokenReader {
  /// Reads the style sheet that an `@import` names, under the conditions that it makes (CSS Cascade 5
  /// §2). What is on the net or in a package is none of the project's.
  func importSheet(
    _ rule: CSSImport, _ node: CSSNode, in place: Place, _ reading: inout TokenReading
  ) {
    guard let path = Self.path(rule.address) else { return }
    let target = RelativePath.resolve(path, from: tree.file.path)
    guard reading.hasFile(target), !reading.isBeingRead(target) else { return }
    var inner = Place(mask: place.mask)
    (inner.possible, inner.condition, inner.unmet) = (place.possible, place.condition, place.unmet)
    if let supports = rule.supports {
      inner.mask.formIntersection(conditions.supports(supports).yes)
    }
    narrow(&inner, conditions.evaluate(rule.media), node, isToldOf: true)
    inner.layer =
      rule.layer.map { layers.layer($0, of: node, in: place.layer) } ?? place.layer
    let appearances = reading.appearances
    let order = layers
    reading.read(referred: path, at: rule.addressSpan) { file, reading in
      let sheet = order.sheets[target] ?? CSS.parse(file)
      reading.problems += sheet.errors.map { Problem($0) }
      CSSTokenReader(sheet, appearances: appearances, layers: order)
        .read(in: inner, into: &reading)
    }
  }

  /// The address of a file of the project; nil for one on the net.
  static func path(_ address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("/") else { return nil }
    return String(path)
  }

  /// The paths of the sheets that a file imports, which are read in their places.
  static func imports(of file: SourceFile) -> [String] {
    guard file.hasText("@import") else { return [] }
    let tree = CSS.parse(file)
    return tree.rules.compactMap { $0.importRule }.compactMap { rule in
      path(rule.address).map { RelativePath.resolve($0, from: file.path) }
    }
  }
}
