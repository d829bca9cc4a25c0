package import Diagnostics

/// Text as a terminal shows it: cleaned of what it would obey, and measured in columns.
package struct CellText: Sendable {
  /// UTF-8.
  package let bytes: [UInt8]
  /// In columns.
  package let width: Int
  /// Where each character ends and how wide it is; empty for ASCII, where both are plain.
  private let marks: [Mark]

  private struct Mark {
    var end: Int
    var width: Int
  }

  package init(_ text: String) {
    if text.isPlainASCII {
      bytes = Array(text.utf8)
      marks = []
      width = bytes.count
      return
    }
    let printable = text.printable
    var marks: [Mark] = []
    var end = 0
    var width = 0
    for character in printable {
      end += character.utf8.count
      marks.append(Mark(end: end, width: character.displayWidth))
      width += character.displayWidth
    }
    self.bytes = Array(printable.utf8)
    self.marks = marks
    self.width = width
  }

  var isASCII: Bool { marks.isEmpty }

  /// How many characters there are.
  var count: Int { marks.isEmpty ? bytes.count : marks.count }

  func width(at index: Int) -> Int { marks.isEmpty ? 1 : marks[index].width }

  /// The bytes of a run of characters.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    marks.isEmpty || range.isEmpty
      ? range
      : (range.lowerBound == 0 ? 0 : marks[range.lowerBound - 1].end)..<marks[range.upperBound - 1]
        .end
  }

  /// The first byte of a character; enough to tell a space or a hyphen.
  func byte(at index: Int) -> UInt8 {
    marks.isEmpty ? bytes[index] : bytes[index == 0 ? 0 : marks[index - 1].end]
  }

  /// A run of characters as a text of its own.
  package func part(_ range: Range<Int>) -> CellText {
    CellText(String(decoding: bytes[bytes(range)], as: UTF8.self))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Output {
  package mutating func write(_ text: CellText) {
    write(bytes: text.bytes)
  }

  /// Some characters of a text.
  package mutating func write(_ text: CellText, _ range: Range<Int>) {
    write(bytes: text.bytes[text.bytes(range)])
  }

  /// A text and spaces up to a width; one that is wider loses its middle.
  package mutating func write(_ text: CellText, paddedTo width: Int) {
    let shown = text.elided(to: width)
    write(shown)
    write(spaces: width - shown.width)
  }
}
