import ColorMath
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// What Figma's REST interface answers for a file's local variables, and what plugins export in its words.
  static let figmaVariables = TokenFormat(
    name: "figma-variables",
    summary: "Figma variables, by REST or a plugin: collections, modes, aliases.",
    recognises: { sketch in
      sketch.kind == .json
        && (sketch.has([.variableCollections, .valuesByMode])
          || sketch.has(.resolvedValuesByMode) || sketch.has(.isAlias)
          || sketch.has(.valuesByMode) && !sketch.has(.dollarValue))
    },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      reading.looseFiles.insert(reading.currentFile)
      tree.withView { view in
        if FigmaModeLists.fits(view) {
          FigmaModeLists(view, reading.appearances).read(into: &reading)
        } else {
          FigmaVariables(view, reading.appearances).read(into: &reading)
        }
      }
    })
}

/// Reads variables of the type COLOR. A variable's name is its path with slashes; where two collections
/// use one name, the second gets its collection's before it.
///
/// Collections and variables are maps by identifier, as REST has them, or lists, as plugins do; a plugin's
/// file may also be one collection, or a list of them, each with its variables.
struct FigmaVariables {
  private let view: DataView
  private let words: AppearanceWords
  private let everywhere: AppearanceMask
  /// The identifiers of all variables in the file.
  private var known: Set<String> = []

  private struct Collection {
    var name: String
    /// By mode id: the appearances in which the mode holds.
    var masks: [String: AppearanceMask] = [:]
    var modes: [(id: String, name: String)] = []
  }

  init(_ view: DataView, _ appearances: AppearanceSet) {
    self.view = view
    words = AppearanceWords(appearances)
    everywhere = appearances.mask
    for export in exports { known.formUnion(variables(of: export).map(\.id)) }
  }

  /// The file itself, or the collections that it lists.
  private var exports: [DataEntry] {
    let root = view.member("meta", of: view.rootEntry) ?? view.rootEntry
    if root.kind == .sequence { return view.elements(of: root) }
    guard view.member("variables", of: root) == nil,
      let listed = view.member("collections", of: root)
    else { return [root] }
    return entries(of: listed).map(\.node)
  }

  /// The members of a map by identifier, or the elements of a list with theirs.
  private func entries(of node: DataEntry) -> [(id: String, node: DataEntry)] {
    if node.isMapping { return view.members(of: node).map { ($0.key.text.string, $0.value) } }
    return view.elements(of: node).map { element in
      // A mode may be nothing but its name.
      let id = text("id", element) ?? text("modeId", element)
      return (id ?? (element.kind == .string ? element.text.string : ""), element)
    }
  }

  private func variables(of export: DataEntry) -> [(id: String, node: DataEntry)] {
    view.member("variables", of: export).map { entries(of: $0) } ?? []
  }

  func read(into reading: inout TokenReading) {
    var taken: [String: String] = [:]
    for export in exports {
      let collections = collections(export)
      let owners = owners(export)
      for (id, variable) in variables(of: export) {
        guard let name = view.member("name", of: variable) else { continue }
        let owner =
          text("variableCollectionId", variable) ?? owners[id] ?? text("id", export) ?? ""
        let only = collections.count == 1 ? collections.first?.value : nil
        let collection = collections[owner] ?? only ?? Collection(name: "")
        var path = name.text.string
        if let owner = taken[path], owner != id { path = collection.name + "/" + path }
        taken[path] = id
        let token = reading.token(path)
        reading.identifiers[reading.token(id)] = token
        define(token, variable, name, collection, &reading)
      }
    }
  }

  private func text(_ member: StaticString, _ node: DataEntry) -> String? {
    view.member(member, of: node).map(\.text.string)
  }

  private func collections(_ export: DataEntry) -> [String: Collection] {
    var collections: [String: Collection] = [:]
    if let all = view.member("variableCollections", of: export) {
      for (id, node) in entries(of: all) { collections[id] = collection(node) }
    } else {
      collections[text("id", export) ?? ""] = collection(export)
    }
    return collections
  }

  /// By a variable's identifier, that of the collection which lists it.
  private func owners(_ export: DataEntry) -> [String: String] {
    var owners: [String: String] = [:]
    let all = view.member("variableCollections", of: export).map { entries(of: $0) } ?? []
    for (id, node) in all {
      for variable in view.member("variableIds", of: node).map({ view.elements(of: $0) }) ?? [] {
        owners[variable.text.string] = id
      }
    }
    return owners
  }

  private func collection(_ node: DataEntry) -> Collection {
    var collection = Collection(name: text("name", node) ?? "")
    let modes = view.member("modes", of: node).map { entries(of: $0) } ?? []
    collection.modes = modes.map { id, mode in
      (id, mode.isMapping ? text("name", mode) ?? "" : mode.text.string)
    }
    let fallback = collection.modes.firstIndex { $0.id == text("defaultModeId", node) } ?? 0
    let masks = words.assign(collection.modes.map(\.name), fallback: fallback)
    for (mode, mask) in zip(collection.modes, masks) { collection.masks[mode.id] = mask }
    return collection
  }

  private func define(
    _ token: TokenID, _ variable: DataEntry, _ name: DataEntry, _ collection: Collection,
    _ reading: inout TokenReading
  ) {
    let isColor = (text("resolvedType", variable) ?? text("type", variable)) == "COLOR"
    for (mode, value) in values(of: variable) {
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

  /// By mode: as set, or as the plugin resolved it where that is all there is, or where it is set to a
  /// variable of another file.
  private func values(of variable: DataEntry) -> [(key: DataEntry, value: DataEntry)] {
    let set = view.member("valuesByMode", of: variable).map { view.members(of: $0) } ?? []
    guard let resolved = view.member("resolvedValuesByMode", of: variable) else { return set }
    if set.isEmpty {
      return view.members(of: resolved).compactMap { mode, entry in
        let value = view.member("resolvedValue", of: entry)
        return value.map { (mode, $0) }
      }
    }
    return set.map { mode, value in
      guard let id = text("id", value), !known.contains(id),
        let entry = view.member(named: mode.text.string, of: resolved),
        let literal = view.member("resolvedValue", of: entry), literal.isMapping
      else { return (mode, value) }
      return (mode, literal)
    }
  }

  private func leaveOut(
    _ mode: DataEntry, _ collection: Collection, _ reading: inout TokenReading
  ) {
    let named = collection.modes.first { $0.id == mode.text.string }
    reading.leaveOut(named?.name ?? mode.text.string, at: mode.contentSpan)
  }

  private func doubt(
    _ mode: DataEntry, _ token: TokenID, _ collection: Collection, _ reading: inout TokenReading
  ) {
    let name = reading.names.name(Int(token.index))
    let place =
      collection.modes.isEmpty
      ? "the file does not tell" : "its collection \(collection.name) does not have"
    reading.doubts.append(
      TokenDoubt(
        token: token,
        message: "\(name) has a value for the mode \(mode.text.string), which \(place)",
        location: reading.location(mode.span)))
  }

  private func value(
    _ node: DataEntry, of token: TokenID, _ reading: inout TokenReading
  ) -> TokenValue {
    if text("type", node) == "VARIABLE_ALIAS", let id = text("id", node) {
      return .alias(reading.token(id))
    }
    // Plugins write what REST gives as channels as a text.
    if node.kind == .string {
      return reading.addColor(node.text, of: token, at: node.contentSpan)
    }
    let channels = [channel("r", node), channel("g", node), channel("b", node)].compactMap { $0 }
    let alpha = view.member("a", of: node) == nil ? 1 : channel("a", node)
    guard channels.count == 3, let alpha else {
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
    view.member(name, of: node).flatMap { view.number($0) }.flatMap { 0...1 ~= $0 ? $0 : nil }
  }
}
