import ColorSyntax
import Diagnostics
import SourceTrees

/// Reads a plugin's export in which each mode of a collection lists its variables, with their values as
/// CSS or as a collection and a name:
/// `{"collections": [{"name": …, "modes": [{"name": "Light", "variables": [{"name", "type", "isAlias", "value"}]}]}]}`.
///
/// A variable's name is its path with slashes; where two collections use one name, the second gets its
/// collection's before it.
struct FigmaModeLists {
  private let view: DataView
  private let words: AppearanceWords

  /// A variable by its collection and its name.
  private struct Key: Hashable {
    var collection: String
    var name: String
  }

  init(_ view: DataView, _ appearances: AppearanceSet) {
    self.view = view
    words = AppearanceWords(appearances)
  }

  static func fits(_ view: DataView) -> Bool {
    guard let collections = view.member("collections", of: view.rootEntry) else { return false }
    return view.elements(of: collections).contains { collection in
      view.member("modes", of: collection).map { view.elements(of: $0) }?
        .contains { view.member("variables", of: $0) != nil } ?? false
    }
  }

  func read(into reading: inout TokenReading) {
    let paths = paths
    for collection in elements("collections", view.rootEntry) {
      let modes = elements("modes", collection)
      let masks = words.assign(modes.map { text("name", $0) }, fallback: 0)
      for (mode, mask) in zip(modes, masks) {
        if mask.isEmpty, let name = view.member("name", of: mode) { reading.leaveOut(name) }
        for variable in elements("variables", mode) {
          define(variable, text("name", collection), mask, paths, &reading)
        }
      }
    }
  }

  private func elements(_ member: StaticString, _ node: DataEntry) -> [DataEntry] {
    view.member(member, of: node).map { view.elements(of: $0) } ?? []
  }

  private func text(_ member: StaticString, _ node: DataEntry) -> String {
    view.member(member, of: node).map(\.text.string) ?? ""
  }

  /// What each variable is called.
  private var paths: [Key: String] {
    var paths: [Key: String] = [:]
    var owners: [String: String] = [:]
    for collection in elements("collections", view.rootEntry) {
      let owner = text("name", collection)
      for variable in elements("modes", collection).flatMap({ elements("variables", $0) }) {
        let name = text("name", variable)
        let isTaken = owners[name].map { $0 != owner } ?? false
        if !isTaken { owners[name] = owner }
        paths[Key(collection: owner, name: name)] = isTaken ? owner + "/" + name : name
      }
    }
    return paths
  }

  private func define(
    _ variable: DataEntry, _ collection: String, _ mask: AppearanceMask, _ paths: [Key: String],
    _ reading: inout TokenReading
  ) {
    guard let name = view.member("name", of: variable),
      let value = view.member("value", of: variable),
      let path = paths[Key(collection: collection, name: name.text.string)]
    else { return }
    let isColor = text("type", variable).lowercased() == "color"
    let token = reading.token(path)
    reading.definitions.append(
      TokenDefinition(
        token: token,
        value: isColor ? self.value(value, of: token, collection, paths, &reading) : .notColor,
        appearances: mask, file: reading.currentFile, name: name.contentSpan,
        written: value.contentSpan, claim: isColor ? .color : .other))
  }

  private func value(
    _ node: DataEntry, of token: TokenID, _ collection: String, _ paths: [Key: String],
    _ reading: inout TokenReading
  ) -> TokenValue {
    guard node.isMapping else {
      return reading.addColor(node.text, of: token, at: node.contentSpan)
    }
    if ChannelObject.isAmbiguous(node, view) {
      return reading.ambiguousChannels(node, of: token)
    }
    if view.member("name", of: node) == nil,
      let parts = ChannelObject.parts(node, view, &reading.names)
    {
      return reading.add(parts, isLoose: true)
    }
    let owner = view.member("collection", of: node).map(\.text.string) ?? collection
    let key = Key(collection: owner, name: text("name", node))
    return .alias(reading.token(paths[key] ?? key.name))
  }
}
