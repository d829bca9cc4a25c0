import Diagnostics
import SourceTrees

extension TokenFormat {
  /// The Design Tokens Community Group's format, 2025.10 and the drafts before it.
  static let dtcg = TokenFormat(
    name: "dtcg", summary: "Design Tokens Community Group JSON, 2025.10 and earlier drafts.",
    recognises: { $0.hasExtension("json", "jsonc", "json5", "tokens") && $0.contains("$value") },
    read: { source, reading in
      guard let tree = reading.parseJSON(source.file) else { return }
      var tokens = TokenTree(tree, .dtcg, appearances: reading.appearances)
      tokens.read(into: &reading)
    })
}

extension TokenReading {
  /// The tree of a JSON file, in strict JSON unless the extension says otherwise; where it can't be
  /// read, that is a problem.
  mutating func parseJSON(_ file: SourceFile) -> DataTree? {
    do throws(SourceError) {
      return try JSON.parse(file, dialect: file.hasExtension("jsonc", "json5") ? .json5 : .strict)
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
  /// Whether a text stands in the file in double quotes.
  func contains(_ name: StaticString) -> Bool {
    let wanted = Array("\"\(name)\"".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        guard bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count) where bytes[start + 1] == wanted[1] {
          if bytes[start] == wanted[0],
            UnsafeBufferPointer(rebasing: bytes[start..<start + wanted.count])
              .elementsEqual(wanted)
          {
            return true
          }
        }
        return false
      }
    }
  }
}
