import Diagnostics
import SourceTrees

/// JSON and YAML files by their extension.
enum DataFile {
  static func isJSON(_ file: SourceFile) -> Bool {
    file.hasExtension("json", "jsonc", "json5", "tokens")
  }

  static func isYAML(_ file: SourceFile) -> Bool { file.hasExtension("yaml", "yml") }

  static func isData(_ file: SourceFile) -> Bool { isJSON(file) || isYAML(file) }

  /// The tree of a file; strict JSON unless the extension says otherwise.
  static func parse(_ file: SourceFile) throws(SourceError) -> DataTree {
    if isYAML(file) { return try YAML.parse(file) }
    return try JSON.parse(file, dialect: file.hasExtension("jsonc", "json5") ? .json5 : .strict)
  }
}

extension TokenReading {
  /// The tree of a file; where it can't be read, that is a problem.
  mutating func parse(_ file: SourceFile) -> DataTree? {
    do throws(SourceError) {
      return try DataFile.parse(file)
    } catch {
      problems.append(Problem(error))
      return nil
    }
  }

  /// Notes a mode that is none of the appearances.
  mutating func leaveOut(_ mode: DataEntry) { leaveOut(mode.text.string, at: mode.contentSpan) }

  mutating func leaveOut(_ mode: String, at span: Span) {
    let words = Appearance.words(mode).filter { !AppearanceWords.fillers.contains($0) }
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
    let path = path.lowercased()
    return extensions.contains { path.hasSuffix("." + $0) }
  }

  /// The last part of the path.
  var fileName: Substring { path.split(separator: "/").last ?? "" }

  /// Whether a name stands in the file as a key: in JSON in quotes, in YAML bare as well.
  func hasKey(_ name: StaticString) -> Bool {
    let isYAML = DataFile.isYAML(self)
    return bytes.withUnsafeBufferPointer { bytes in
      name.withUTF8Buffer { name in
        let search = ByteSearch(name, in: bytes)
        var next = search.first(from: 0)
        while let start = next, start + name.count < bytes.count {
          let before = start > 0 ? bytes[start - 1] : 0x20
          let after = bytes[start + name.count]
          let isQuoted = before == after && (before == 0x22 || before == 0x27)
          if isQuoted || (isYAML || before != 0x22) && before <= 0x20 && after == 0x3A {
            return true
          }
          next = search.first(from: start + 1)
        }
        return false
      }
    }
  }

  /// Whether a text stands anywhere in the file.
  func hasText(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { ByteSearch($0, in: bytes).first(from: 0) != nil }
    }
  }
}
