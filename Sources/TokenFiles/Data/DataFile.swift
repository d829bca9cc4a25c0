import Diagnostics
import SourceTrees

/// Files of JSON and YAML.
enum DataFile {
  /// The tree of a file; strict JSON unless the extension says otherwise.
  static func parse(_ file: SourceFile) throws(SourceError) -> DataTree {
    if FileKind(file) == .yaml { return try YAML.parse(file) }
    return try JSON.parse(file, dialect: file.hasExtension("jsonc", "json5") ? .json5 : .strict)
  }
}

/// Whether a file is a screen's manifest or a rules.yml: they use colours and define none.
func isOwnDocument(_ view: DataView) -> Bool {
  let root = view.rootEntry
  func has(_ key: StaticString) -> Bool { view.member(key, of: root) != nil }
  if has("screen"), has("elements") { return true }
  guard has("version"), let tokens = view.member("tokens", of: root) else { return false }
  return !tokens.isMapping
    && (has("appearances") || has("pairs") || has("roles") || has("screens") || has("rules"))
}

extension TokenReading {
  /// The tree of a file; where it can't be read, that is a problem.
  mutating func parse(_ file: SourceFile) -> DataTree? {
    do throws(SourceError) {
      let tree = try DataFile.parse(file)
      noteUnread(tree)
      return tree
    } catch {
      problems.append(Problem(error))
      return nil
    }
  }

  /// What is written in YAML and not read as it may be meant.
  private mutating func noteUnread(_ tree: DataTree) {
    guard FileKind(tree.file) == .yaml else { return }
    if tree.documents.count > 1, !tree.withView(isOwnDocument) {
      problems.append(
        Problem(
          "a file's tokens stand in its first document: this one is not read",
          at: tree.documents[1].location, help: "write it as a file of its own"))
    }
    guard !tree.file.offsets(of: "<<").isEmpty, let root = tree.documents.first else { return }
    var rest = [root]
    while let node = rest.popLast() {
      for (key, value) in node.members {
        if key.isPlain, key.text == "<<" {
          problems.append(
            Problem(
              "merge keys are of YAML 1.1 and not read: what << would bring in is missing here",
              at: key.location, help: "write the members out"))
        }
        if !value.isAlias { rest.append(value) }
      }
      rest += node.elements.filter { !$0.isAlias }
    }
  }

  /// Notes a mode that is none of the appearances.
  mutating func leaveOut(_ mode: DataEntry) { leaveOut(mode.text.string, at: mode.contentSpan) }

  mutating func leaveOut(_ mode: String, at span: Span) {
    let words = NameWords.words(of: mode).filter { !AppearanceWords.fillers.contains($0) }
    leftOut.append(
      LeftOut(
        reason: .noAppearance, text: mode, location: location(span), count: 1,
        appearance: words.isEmpty
          ? nil : Appearance(words.joined(separator: "-"), mode: mode)))
  }
}

extension SourceFile {
  /// Whether the path ends in a dot and one of these, in any letter case.
  func hasExtension(_ extensions: String...) -> Bool {
    extensions.contains(fileExtension)
  }

  /// The last part of the path.
  var fileName: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// What stands behind the last dot of the name, in small letters; empty where there is none.
  var fileExtension: String {
    let name = fileName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
