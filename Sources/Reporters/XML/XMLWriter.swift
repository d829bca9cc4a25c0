import Diagnostics

/// Writes XML 1.0 as UTF-8, with an element a line.
///
/// What XML cannot hold, even as a reference (control characters, U+FFFE and U+FFFF), is shown as text:
/// `\u{1b}`. Line breaks and tabs in text become spaces.
struct XMLWriter {
  private(set) var output = Output()
  private var depth = 0
  /// Whether the start tag of the last element is still open for attributes.
  private var isOpen = false

  init() { output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// An element with its attributes and content; without content it is an empty tag.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>,
    _ content: (inout XMLWriter) -> Void = { _ in }
  ) {
    start(name, attributes)
    content(&self)
    end(name)
  }

  /// An element with text alone.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String
  ) {
    start(name, attributes)
    closeTag()
    escape(text.allowedInXML)
    depth -= 1
    output.write("</" + name + ">\n")
  }

  mutating func pour(into drain: Reporter.Drain) { output.pour(into: drain) }
  mutating func pourRest(into drain: Reporter.Drain) { output.pourRest(into: drain) }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    if isOpen {
      closeTag()
      output.newline()
    }
    output.write(spaces: 2 * depth)
    output.write("<" + name)
    for (key, value) in attributes {
      output.write(" " + key + "=\"")
      escape(value.allowedInXML)
      output.write("\"")
    }
    isOpen = true
    depth += 1
  }

  private mutating func closeTag() {
    output.write(">")
    isOpen = false
  }

  private mutating func end(_ name: String) {
    depth -= 1
    if isOpen {
      output.write("/>\n")
      isOpen = false
    } else {
      output.write(spaces: 2 * depth)
      output.write("</" + name + ">\n")
    }
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func escape(_ text: String) {
    guard text.hasByte(where: Self.isMarkup) else { return output.write(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.write("&amp;")
      case UInt8(ascii: "<"): output.write("&lt;")
      case UInt8(ascii: ">"): output.write("&gt;")
      case UInt8(ascii: "\""): output.write("&quot;")
      case UInt8(ascii: "'"): output.write("&apos;")
      default: output.write(byte: byte)
      }
    }
  }
}

extension String {
  /// As it may stand in XML.
  fileprivate var allowedInXML: String {
    let text = printable
    guard !text.isPlainASCII, text.unicodeScalars.contains(where: { $0.value | 1 == 0xFFFF }) else {
      return text
    }
    return text.replacing("\u{FFFE}", with: "\\u{fffe}").replacing("\u{FFFF}", with: "\\u{ffff}")
  }
}
