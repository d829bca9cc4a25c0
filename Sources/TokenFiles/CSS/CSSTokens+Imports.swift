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
    guard !reading.isBeingRead(target) else { return }
    guard reading.hasFile(target) else {
      if isOwn(path, reading) { reading.leaveOut(missing: target, at: rule.addressSpan) }
      return
    }
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

  /// Tells of an import that browsers pass over, where it is of a sheet of the project.
  func leaveOut(_ rule: CSSImport, _ reading: inout TokenReading) {
    guard Self.path(rule.address) != nil else { return }
    reading.leftOut.append(
      LeftOut(
        reason: .lateImport, text: rule.address, location: tree.file.location(rule.addressSpan),
        count: 0))
  }

  /// The address of a file of the project; nil for one on the net.
  static func path(_ address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("/") else { return nil }
    return String(path)
  }

  /// Whether a path that leads nowhere is one of the project for certain: `./a.css` always, `a.css` and
  /// `base/a.css` where they can't mean a package's file, for which bundlers look under such names as well.
  private func isOwn(_ path: String, _ reading: TokenReading) -> Bool {
    if path.hasPrefix("./") || path.hasPrefix("../") { return true }
    guard path.lowercased().hasSuffix(".css"), let package = Self.package(path), !usesBundler else {
      return false
    }
    if package == path { return !Self.packages.contains(package) }
    var folder = tree.file.path[...]
    while true {
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
      let modules = folder.isEmpty ? "node_modules" : folder + "/node_modules"
      if reading.hasFile("\(modules)/\(package)/package.json") { return false }
      if folder.isEmpty { return true }
    }
  }

  /// The package that a path would begin with; nil where it can be nothing else.
  private static func package(_ path: String) -> String? {
    guard let first = path.utf8.first, first != UInt8(ascii: "@"), first != UInt8(ascii: "~") else {
      return nil
    }
    return path.split(separator: "/").first.map(String.init)
  }

  /// Whether the sheet is written for a tool that finds packages: it imports one by its bare name, or has
  /// the rules of such a tool.
  static func usesBundler(_ tree: CSSTree) -> Bool {
    guard tree.file.hasText("@import") else { return false }
    return tree.rules.contains { node in
      guard node.kind == .atRule else { return false }
      guard let rule = node.importRule else { return tools.contains(node.name) }
      guard let path = path(rule.address) else { return false }
      return path.hasPrefix("@") || path.hasPrefix("~")
        || !path.hasPrefix(".") && !path.lowercased().hasSuffix(".css")
    }
  }

  private static let tools: Set<String> = [
    "tailwind", "theme", "apply", "config", "plugin", "source", "utility", "variant",
    "custom-variant", "reference",
  ]

  /// Packages that are called like a sheet. None of them defines a colour.
  private static let packages: Set<String> = [
    "normalize.css", "sanitize.css", "animate.css", "hover.css", "reset.css",
  ]

  /// The paths of the sheets that a file imports, which are read in their places.
  static func imports(of file: SourceFile) -> [String] {
    guard file.hasText("@import") else { return [] }
    let tree = CSS.parse(file)
    let end = tree.importsEnd
    return tree.rules.prefix { $0.index < end }.compactMap { $0.importRule }.compactMap { rule in
      path(rule.address).map { RelativePath.resolve($0, from: file.path) }
    }
  }
}
