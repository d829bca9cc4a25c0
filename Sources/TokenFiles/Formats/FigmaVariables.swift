import ColorMath
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// What Figma's REST interface answers for a file's local variables.
  static let figmaVariables = TokenFormat(
    name: "figma-variables",
    summary: "Figma variables as its REST interface gives them: collections, modes, aliases.",
    recognises: {
      $0.kind == .json && $0.has([.variableCollections, .valuesByMode])
    },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      reading.looseFiles.insert(reading.currentFile)
      tree.withView { FigmaVariables($0, reading.appearances).read(into: &reading) }
    })
}

/// Reads variables of the type COLOR. A variable's name is its path with slashes; where two collections
/// use one name, the second gets its collection's before it.
struct FigmaVariables {
  private let view: DataView
  private let words: AppearanceWords
  private let everywhere: AppearanceMask

  private struct Collection {
    var name: String
    /// By mode id: the appearances in which the mode holds.
    var masks: [String: AppearanceMask] = [:]
    var modes: [DataEntry] = []
  }

  init(_ view: DataView, _ appearances: AppearanceSet) {
    self.view = view
    words = AppearanceWords(appearances)
    everywhere = appearances.mask
  }

  func read(into reading: inout TokenReading) {
    let root = view.member("meta", of: view.rootEntry) ?? view.rootEntry
    guard let variables = view.member("variables", of: root) else { return }
    let collections = collections(root, &reading)
    var taken: [String: String] = [:]
    for (id, variable) in view.members(of: variables) {
      guard let name = view.member("name", of: variable) else { continue }
      let collection =
        text("variableCollectionId", variable).flatMap { collections[$0] } ?? Collection(name: "")
      var path = name.text.string
      if let owner = taken[path], owner != id.text.string { path = collection.name + "/" + path }
      taken[path] = id.text.string
      let token = reading.token(path)
      reading.identifiers[reading.token(id.text.string)] = token
      define(token, variable, name, collection, &reading)
    }
  }

  private func text(_ member: StaticString, _ node: DataEntry) -> String? {
    view.member(member, of: node).map(\.text.string)
  }

  private func collections(
    _ root: DataEntry, _ reading: inout TokenReading
  ) -> [String: Collection] {
    var collections: [String: Collection] = [:]
    guard let all = view.member("variableCollections", of: root) else { return [:] }
    for (id, node) in view.members(of: all) {
      var collection = Collection(name: text("name", node) ?? "")
      collection.modes = view.member("modes", of: node).map { view.elements(of: $0) } ?? []
      let ids = collection.modes.map { text("modeId", $0) ?? "" }
      let names = collection.modes.map { text("name", $0) ?? "" }
      let fallback = ids.firstIndex { $0 == text("defaultModeId", node) } ?? 0
      let masks = words.assign(names, fallback: fallback)
      for (index, id) in ids.enumerated() { collection.masks[id] = masks[index] }
      collections[id.text.string] = collection
    }
    return collections
  }

  private func define(
    _ token: TokenID, _ variable: DataEntry, _ name: DataEntry, _ collection: Collection,
    _ reading: inout TokenReading
  ) {
    let isColor = text("resolvedType", variable) == "COLOR"
    guard let values = view.member("valuesByMode", of: variable) else { return }
    for (mode, value) in view.members(of: values) {
      guard let mask = collection.masks[mode.text.string] else {
        if isColor { doubt(mode, token, collection, &reading) }
        continue
      }
      if mask.isEmpty, isColor { leaveOut(mode, collection, &reading) }
      reading.definitions.append(
        TokenDefinition(
          token: token, value: isColor ? self.value(value, of: token, &reading) : .notColor,
          appearances: mask, file: reading.currentFile, name: name.contentSpan,
          written: value.span, claim: isColor ? .color : .other))
    }
  }

  private func leaveOut(
    _ mode: DataEntry, _ collection: Collection, _ reading: inout TokenReading
  ) {
    let node = collection.modes.first { text("modeId", $0) == mode.text.string }
    reading.leaveOut(node.flatMap { text("name", $0) } ?? mode.text.string, at: mode.contentSpan)
  }

  private func doubt(
    _ mode: DataEntry, _ token: TokenID, _ collection: Collection, _ reading: inout TokenReading
  ) {
    let name = reading.names.name(Int(token.index))
    reading.doubts.append(
      TokenDoubt(
        token: token,
        message: "\(name) has a value for the mode \(mode.text.string), which its collection "
          + "\(collection.name) does not have",
        location: reading.location(mode.span)))
  }

  private func value(
    _ node: DataEntry, of token: TokenID, _ reading: inout TokenReading
  ) -> TokenValue {
    if text("type", node) == "VARIABLE_ALIAS", let id = text("id", node) {
      return .alias(reading.token(id))
    }
    let channels = [channel("r", node), channel("g", node), channel("b", node)].compactMap { $0 }
    let alpha = view.member("a", of: node) == nil ? 1 : channel("a", node)
    guard channels.count == 3, let alpha, (0...1).contains(alpha) else {
      let name = reading.names.name(Int(token.index))
      return reading.add(
        TokenProblem(
          .unreadable, "\(name) is no colour: expected r, g, b and a from 0 to 1",
          at: reading.location(node.span), cause: token))
    }
    return reading.add(
      TokenColor(Color(.srgb, channels[0], channels[1], channels[2], alpha: alpha)))
  }

  private func channel(_ name: StaticString, _ node: DataEntry) -> Double? {
    view.member(name, of: node).flatMap { view.number($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
