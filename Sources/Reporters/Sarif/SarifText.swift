import Diagnostics

/// Text as SARIF's messages hold it.
enum SarifText {
  /// Braces, which would be placeholders, are doubled (SARIF 2.1.0, 3.11.5), and what looks like an embedded
  /// link (3.11.6) is none. Code scanning takes no empty text.
  static func plain(_ text: String) -> String {
    guard !text.isEmpty else { return "(no text)" }
    guard text.hasByte(where: isSpecial) else { return text }
    var output = Output()
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let opensTarget = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
      switch byte {
      case UInt8(ascii: "{"): output.write("{{")
      case UInt8(ascii: "}"): output.write("}}")
      case UInt8(ascii: "]") where opensTarget: output.write("\\]")
      default: output.write(byte: byte)
      }
    }
    return output.text
  }

  /// The text of a link, in which every bracket is escaped.
  static func linkText(_ text: String) -> String {
    guard text.hasByte(where: { isSpecial($0) || $0 == UInt8(ascii: "[") }) else {
      return plain(text)
    }
    return plain(text).replacing("\\]", with: "]").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}

extension JSONWriter {
  /// A `message` object under a name of the format's own.
  mutating func message(_ name: StaticString, _ text: String) {
    object(name) { $0.member("text", text) }
  }

  /// The members of a `physicalLocation`.
  mutating func write(path: String, _ location: Location?) {
    artifactLocation(path)
    if let location { object("region") { $0.write(region: location) } }
  }

  mutating func artifactLocation(_ path: String) {
    object("artifactLocation") { writer in
      writer.member("uri", RelativeURI.text(path))
      if !path.hasPrefix("/") { writer.member("uriBaseId", "%SRCROOT%") }
    }
  }

  mutating func write(region location: Location) {
    let start = location.start
    let end = max(start, location.end)
    member("startLine", start.line)
    member("startColumn", start.column)
    member("endLine", end.line)
    member("endColumn", end.column)
  }
}

extension Severity {
  /// SARIF's word.
  var level: String { self == .off ? "none" : rawValue }
}
