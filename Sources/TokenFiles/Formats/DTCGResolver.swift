import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Resolver documents of DTCG 2025.10: sets, and modifiers whose contexts are appearances.
  static let dtcgResolver = TokenFormat(
    name: "dtcg-resolver",
    summary: "DTCG resolver documents: sets, and modifiers whose contexts are appearances.",
    recognises: { $0.has(.resolutionOrder) },
    takes: { file in
      guard let tree = try? DataFile.parse(file) else { return [] }
      return tree.withView { view in
        ResolverDocument.references(view.rootEntry, view).compactMap { reference in
          let path = reference.prefix { $0 != "#" }
          return path.isEmpty ? nil : RelativePath.resolve(String(path), from: file.path)
        }
      }
    },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      tree.withView { view in
        var document = ResolverDocument(tree, view, reading.appearances)
        document.read(into: &reading)
      }
    })
}

/// Reads what the sets and modifiers of a resolver document name, in its resolution order, of which the
/// later wins.
///
/// For each appearance a modifier has one context: the one whose name says the most of it, or else
/// the default. Contexts that no appearance stands for are left out.
struct ResolverDocument {
  private let tree: DataTree
  private let view: DataView
  private let appearances: AppearanceSet
  private let words: AppearanceWords
  /// One more for each source, so that the later wins and none collides with another.
  private var layer = 0
  /// The sets that are being read, each as a source of the one before.
  private var setsBeingRead: [UInt32] = []
  /// How many more nodes sets may take over from others: sets that double with each source must end somewhere.
  private var budget: Int

  init(_ tree: DataTree, _ view: DataView, _ appearances: AppearanceSet) {
    self.tree = tree
    self.view = view
    self.appearances = appearances
    words = AppearanceWords(appearances)
    budget = 1_000 + tree.nodeCount * 4
  }

  mutating func read(into reading: inout TokenReading) {
    reading.containers.insert(reading.currentFile)
    guard let order = view.member("resolutionOrder", of: view.rootEntry) else { return }
    for entry in view.elements(of: order) {
      guard let target = target(of: entry, &reading) else { continue }
      if let contexts = view.member("contexts", of: target) {
        modifier(contexts, default: view.member("default", of: target), &reading)
      } else {
        sources(of: target, appearances.mask, &reading)
      }
    }
  }

  /// What an entry of the order refers to, or the entry itself where it is written there.
  private func target(of entry: DataEntry, _ reading: inout TokenReading) -> DataEntry? {
    guard let reference = view.member("$ref", of: entry) else { return entry }
    if let target = view.resolve(JSONPointer.segments(reference.text.string)) { return target }
    reading.problems.append(
      Problem(
        "\(reference.text.string) is neither a set nor a modifier of this document",
        at: reading.location(reference.span)))
    return nil
  }

  private mutating func sources(
    of set: DataEntry, _ mask: AppearanceMask, _ reading: inout TokenReading
  ) {
    guard let sources = view.member("sources", of: set) else { return }
    budget -= Int(set.end - set.first) + 1
    setsBeingRead.append(set.site)
    for source in view.elements(of: sources) { self.source(source, mask, &reading) }
    setsBeingRead.removeLast()
  }

  /// Tokens written here, a file, a part of one, or a set of this document.
  private mutating func source(
    _ source: DataEntry, _ mask: AppearanceMask, _ reading: inout TokenReading
  ) {
    layer += 1
    let layer = layer
    guard let reference = view.member("$ref", of: source) else {
      var tokens = TokenTree(tree, .dtcg, appearances, mask: mask, layer: layer)
      return tokens.read(source, view, into: &reading)
    }
    let text = reference.text.string
    if text.hasPrefix("#") {
      guard let set = target(of: source, &reading) else { return }
      guard !setsBeingRead.contains(set.site), setsBeingRead.count < 32, budget > 0 else {
        reading.problems.append(
          Problem(
            "sets that take over each other are a cycle: \(text)", at: reading.location(source.span)
          ))
        return
      }
      return sources(of: set, mask, &reading)
    }
    let path = String(text.prefix { $0 != "#" })
    let segments = text.contains("#") ? JSONPointer.segments(text) : []
    reading.read(referred: path, at: reference.contentSpan) { file, reading in
      guard let tree = reading.parse(file) else { return }
      var tokens = TokenTree(tree, .dtcg, appearances, mask: mask, layer: layer)
      tokens.read(at: segments, into: &reading)
    }
  }

  private mutating func modifier(
    _ contexts: DataEntry, default named: DataEntry?, _ reading: inout TokenReading
  ) {
    let members = view.members(of: contexts)
    let names = members.map(\.key.text.string)
    let chosen = words.assign(
      names, fallback: names.firstIndex { $0 == named?.text.string } ?? 0)
    for (index, member) in members.enumerated() {
      guard !chosen[index].isEmpty else {
        reading.leaveOut(member.key)
        continue
      }
      for source in view.elements(of: member.value) {
        self.source(source, chosen[index], &reading)
      }
    }
  }

  /// Every `$ref` in a document, at any depth that readers follow.
  static func references(_ node: DataEntry, _ view: DataView, depth: Int = 0) -> [String] {
    guard depth < 12 else { return [] }
    if node.kind == .sequence {
      return view.elements(of: node).flatMap { references($0, view, depth: depth + 1) }
    }
    return view.members(of: node).flatMap { key, value in
      key.text.equals("$ref") && value.kind == .string
        ? [value.text.string] : references(value, view, depth: depth + 1)
    }
  }
}
