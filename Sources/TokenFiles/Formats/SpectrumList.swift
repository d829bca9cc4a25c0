import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Spectrum's design data: a list of tokens that refer to each other by their identifiers.
  static let spectrumList = TokenFormat(
    name: "spectrum",
    summary:
      "Spectrum design data: a list of tokens with uuid, name as an object, and colorScheme.",
    recognises: { sketch in
      let file = sketch.file
      return sketch.kind == .json && sketch.has([.uuid, .property])
        && file.bytes[file.contentStart...].first { $0 > 0x20 } == UInt8(ascii: "[")
    },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      reading.looseFiles.insert(reading.currentFile)
      tree.withView { SpectrumList($0, reading.appearances).read(into: &reading) }
    })
}

/// Reads each element as a value of the token that its `name` describes, in the appearance of its
/// `colorScheme`.
struct SpectrumList {
  private let view: DataView
  private let words: AppearanceWords

  init(_ view: DataView, _ appearances: AppearanceSet) {
    self.view = view
    words = AppearanceWords(appearances)
  }

  func read(into reading: inout TokenReading) {
    for element in view.elements(of: view.rootEntry) {
      guard let name = view.member("name", of: element) else { continue }
      let token = reading.token(text(of: name))
      for key: StaticString in ["uuid", "set_uuid"] {
        if let id = view.member(key, of: element) {
          reading.identifiers[reading.token(id.text.string)] = token
        }
      }
      define(token, element, name, &reading)
    }
  }

  /// The name of old, or else the parts of the new one but for the colour scheme.
  private func text(of name: DataEntry) -> String {
    guard name.isMapping else { return name.text.string }
    if let legacy = view.member("legacyKey", of: name) { return legacy.text.string }
    let parts = view.members(of: name).filter { !$0.key.text.equals("colorScheme") }
    return parts.flatMap { part in
      part.value.kind == .sequence
        ? view.elements(of: part.value).map(\.text.string) : [part.value.text.string]
    }.joined(separator: "-")
  }

  private func define(
    _ token: TokenID, _ element: DataEntry, _ name: DataEntry, _ reading: inout TokenReading
  ) {
    var match = AppearanceWords.Match(mask: words.everywhere, rank: 0)
    if let scheme = view.member("colorScheme", of: name) {
      guard let found = words.match(scheme.text.string) else { return reading.leaveOut(scheme) }
      match = found
    }
    let value: TokenValue
    let written: DataEntry
    if let reference = view.member("$ref", of: element) {
      value = .alias(reading.token(reference.text.string))
      written = reference
    } else if let literal = view.member("value", of: element) {
      value = reading.add(
        ValueText(literal.text, saysColor: false), of: token, at: literal.contentSpan)
      written = literal
    } else {
      return
    }
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value, appearances: match.mask,
        precedence: TokenPrecedence(rank: match.rank), file: reading.currentFile,
        name: name.span, written: written.contentSpan))
  }
}
