import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Tokens Studio: sets of tokens, and themes that say which sets count.
  static let tokensStudio = TokenFormat(
    name: "tokens-studio",
    summary: "Tokens Studio: one file with sets, or $themes.json beside a file for each set.",
    recognises: { sketch in
      guard sketch.kind == .json else { return false }
      return ["$themes.json", "$metadata.json"].contains(sketch.file.fileName)
        || sketch.has(.tokenSetOrder) || sketch.has(.selectedTokenSets) || sketch.has(.dollarThemes)
    },
    takes: { file in
      guard let tree = try? DataFile.parse(file) else { return [] }
      return tree.withView { view in
        StudioProject.setNames(view.rootEntry, view).map {
          RelativePath.resolve($0 + ".json", from: file.path)
        }
      }
    },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      if source.file.fileName == "$metadata.json" {
        let themes = RelativePath.resolve("$themes.json", from: source.file.path)
        if reading.hasFile(themes) {
          reading.containers.insert(reading.currentFile)
          return
        }
      }
      tree.withView { StudioProject(tree, $0, reading.appearances).read(into: &reading) }
    })
}

/// Reads the sets of a project in their order, of which the later wins, each in the appearances of the
/// themes that select it.
///
/// Themes of one group exclude each other: for each appearance one counts, the one whose name says the
/// most of it, or else the first. Without themes a set's own name may say its appearance.
struct StudioProject {
  private let tree: DataTree
  private let view: DataView
  private let appearances: AppearanceSet
  private let words: AppearanceWords

  private struct Theme {
    var name: DataEntry
    var group: String
    var sets: Set<String>
  }

  init(_ tree: DataTree, _ view: DataView, _ appearances: AppearanceSet) {
    self.tree = tree
    self.view = view
    self.appearances = appearances
    words = AppearanceWords(appearances)
  }

  func read(into reading: inout TokenReading) {
    reading.containers.insert(reading.currentFile)
    let themes = themes
    var order = Self.order(view.rootEntry, view)
    if order.isEmpty { order = siblingOrder(&reading) }
    for name in Self.setNames(view.rootEntry, view) where !order.contains(name) {
      order.append(name)
    }
    let masks = masks(themes, order, &reading)
    for (index, name) in order.enumerated() {
      guard let mask = masks[name], !mask.isEmpty else { continue }
      readSet(name, mask, layer: index + 1, &reading)
    }
  }

  private var themes: [Theme] {
    let root = view.rootEntry
    let list = root.kind == .sequence ? root : view.member("$themes", of: root)
    return list.map { view.elements(of: $0) }?.compactMap { theme in
      guard let name = view.member("name", of: theme),
        let selected = view.member("selectedTokenSets", of: theme)
      else { return nil }
      let sets = view.members(of: selected).filter { !$0.value.text.equals("disabled") }
      let group = view.member("group", of: theme)?.text.string ?? ""
      return Theme(name: name, group: group, sets: Set(sets.map(\.key.text.string)))
    } ?? []
  }

  private func masks(
    _ themes: [Theme], _ order: [String], _ reading: inout TokenReading
  ) -> [String: AppearanceMask] {
    var masks: [String: AppearanceMask] = [:]
    guard !themes.isEmpty else {
      for name in order {
        let said = words.match(String(name.split(separator: "/").last ?? ""))
        masks[name] = said.map { $0.rank > 0 ? $0.mask : appearances.mask } ?? appearances.mask
      }
      return masks
    }
    for group in Set(themes.map(\.group)).sorted() {
      let members = themes.filter { $0.group == group && !$0.sets.isEmpty }
      let chosen = words.assign(members.map(\.name.text.string), fallback: 0)
      for (theme, mask) in zip(members, chosen) {
        if mask.isEmpty { reading.leaveOut(theme.name) }
        for set in theme.sets { masks[set, default: []].formUnion(mask) }
      }
    }
    return masks
  }

  /// `tokenSetOrder`, here or in the `$metadata.json` beside this file.
  private static func order(_ root: DataEntry, _ view: DataView) -> [String] {
    let holder = view.member("$metadata", of: root) ?? root
    return view.member("tokenSetOrder", of: holder).map { view.elements(of: $0) }?
      .map(\.text.string) ?? []
  }

  private func siblingOrder(_ reading: inout TokenReading) -> [String] {
    let path = RelativePath.resolve("$metadata.json", from: tree.file.path)
    guard view.rootEntry.kind == .sequence, let file = reading.file(path),
      let other = reading.parse(file)
    else { return [] }
    reading.note(file.path, decidesAbout: tree.file.path)
    return other.withView { Self.order($0.rootEntry, $0) }
  }

  /// Every set that is named: in the order, in themes, or as a member of the file itself.
  static func setNames(_ root: DataEntry, _ view: DataView) -> [String] {
    var names = order(root, view)
    let list = root.kind == .sequence ? root : view.member("$themes", of: root)
    for theme in list.map({ view.elements(of: $0) }) ?? [] {
      guard let selected = view.member("selectedTokenSets", of: theme) else { continue }
      names += view.members(of: selected).map(\.key.text.string)
    }
    for (key, member) in view.members(of: root) where member.isMapping && !key.text.startsWithDollar
    {
      names.append(key.text.string)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func readSet(
    _ name: String, _ mask: AppearanceMask, layer: Int, _ reading: inout TokenReading
  ) {
    if let group = view.member(named: name, of: view.rootEntry) {
      reading.looseFiles.insert(reading.currentFile)
      var tokens = TokenTree(tree, .styleDictionary, appearances, mask: mask, layer: layer)
      return tokens.read(group, view, into: &reading)
    }
    let path = RelativePath.resolve(name + ".json", from: tree.file.path)
    guard reading.hasFile(path) else { return }
    reading.read(referred: name + ".json", at: Span(0, 0)) { file, reading in
      guard let tree = reading.parse(file) else { return }
      reading.looseFiles.insert(reading.currentFile)
      var tokens = TokenTree(tree, .styleDictionary, appearances, mask: mask, layer: layer)
      tokens.read(into: &reading)
    }
  }
}
