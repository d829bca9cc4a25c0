import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Salesforce's Theo: props and aliases, with imports.
  static let theo = TokenFormat(
    name: "theo", summary: "Theo YAML or JSON: props, aliases and imports, references as {!name}.",
    recognises: { $0.has(.props) || $0.has(.aliases) || $0.has(.imports) },
    takes: { file in
      guard let tree = try? DataFile.parse(file) else { return [] }
      return tree.withView { view in
        Theo.imports(view.rootEntry, view).map {
          RelativePath.resolve($0.text.string, from: file.path)
        }
      }
    },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      tree.withView { Theo($0, reading.appearances.mask, layer: 100).read(into: &reading) }
    })
}

/// Reads a file's imports, over which it wins, then its aliases and props.
struct Theo {
  private let view: DataView
  private let mask: AppearanceMask
  /// Less for each import on the way here.
  private let layer: Int

  init(_ view: DataView, _ mask: AppearanceMask, layer: Int) {
    self.view = view
    self.mask = mask
    self.layer = layer
  }

  func read(into reading: inout TokenReading) {
    let root = view.rootEntry
    if view.members(of: root).allSatisfy({ !$0.key.text.equals("props") }) {
      reading.containers.insert(reading.currentFile)
    }
    for path in Self.imports(root, view) {
      let target = RelativePath.resolve(
        path.text.string, from: reading.files[Int(reading.currentFile)].path)
      guard !reading.wasImported(target) else { continue }
      guard reading.hasFile(target) else {
        reading.leaveOut(missing: target, at: path.contentSpan)
        continue
      }
      reading.read(referred: path.text.string, at: path.contentSpan) { file, reading in
        guard let tree = reading.parse(file) else { return }
        tree.withView { Theo($0, mask, layer: layer - 1).read(into: &reading) }
      }
    }
    let type = view.member("global", of: root).flatMap { view.member("type", of: $0) }
    entries("aliases", of: root, type: nil, &reading)
    entries("props", of: root, type: type, &reading)
  }

  static func imports(_ root: DataEntry, _ view: DataView) -> [DataEntry] {
    view.member("imports", of: root).map { view.elements(of: $0) }?
      .filter { $0.kind == .string } ?? []
  }

  /// A map from names to values or to objects with one, or a list of objects with a name.
  private func entries(
    _ key: StaticString, of root: DataEntry, type: DataEntry?, _ reading: inout TokenReading
  ) {
    guard let all = view.member(key, of: root) else { return }
    for (name, node) in view.members(of: all) { define(name, node, type, &reading) }
    for node in view.elements(of: all) {
      if let name = view.member("name", of: node) { define(name, node, type, &reading) }
    }
  }

  private func define(
    _ name: DataEntry, _ node: DataEntry, _ type: DataEntry?, _ reading: inout TokenReading
  ) {
    guard let value = node.isMapping ? view.member("value", of: node) : node else { return }
    let token = reading.token(name.text.string)
    let said = view.member("type", of: node) ?? type
    // `token` is of any kind.
    let isColor = said.flatMap { $0.text.equals("token") ? nil : $0.text.equals("color") }
    let read = self.value(value, of: token, isColor, &reading)
    // A prop may be named after the alias that it stands for: their names are apart.
    if read == .alias(token) { return }
    reading.definitions.append(
      TokenDefinition(
        token: token, value: read, appearances: mask,
        precedence: TokenPrecedence(layer: max(layer, 1)), file: reading.currentFile,
        name: name.contentSpan, written: value.contentSpan,
        claim: isColor.map { $0 ? .color : .other } ?? .unknown))
  }

  private func value(
    _ node: DataEntry, of token: TokenID, _ isColor: Bool?, _ reading: inout TokenReading
  ) -> TokenValue {
    guard node.kind == .string || node.kind == .number else { return .notColor }
    if let parts = BraceReferences.parse(node.text, names: &reading.names) {
      if parts.count > 1, isColor == false { return .notColor }
      return reading.add(parts, isLoose: true)
    }
    switch isColor {
    case true?: return reading.addColor(node.text, of: token, at: node.contentSpan)
    case false?: return .notColor
    case nil:
      return reading.add(
        ValueText(node.text, saysColor: false), of: token, at: node.contentSpan)
    }
  }
}
