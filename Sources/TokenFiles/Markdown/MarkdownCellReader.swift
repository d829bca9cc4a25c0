import ColorSyntax
import Diagnostics
import SourceTrees

/// Finds token names and colours in a cell of a table.
struct MarkdownCellReader {
  /// A name or a value, and where it stands.
  struct Item {
    var text: String
    var span: Span
    /// The code before a value that names its appearance: `light`: `rgb(245, 249, 255)`.
    var label: String?

    init(text: String, span: Span, label: String? = nil) {
      self.text = text
      self.span = span
      self.label = label
    }

    /// Whether it is a colour, not a reference.
    var isLiteral: Bool {
      var text = text
      return text.withUTF8 { CSSColor($0) != nil }
    }
  }

  private let text: MarkdownText

  init(_ text: MarkdownText) { self.text = text }

  /// The token names: what is in code, or the cell's one word, with a remark in brackets behind it or not.
  /// A colour's keyword is a name (`canvas`, `red`) where no other is there.
  var names: [Item] {
    let inCode = text.code.map { Item(text: text.string($0), span: $0.span) }
      .filter { Self.isName($0.text) }
    if !text.code.isEmpty {
      let names = inCode.filter { !$0.isLiteral }
      return names.isEmpty ? inCode : names
    }
    let name = item(trimmed(0..<remark))
    return Self.isName(name.text) ? [name] : []
  }

  /// Where a remark in brackets begins that ends the cell: `surface (cards/panels)`.
  private var remark: Int {
    let end = trimmed(0..<text.utf8.count).upperBound
    guard end > 0, text.utf8[end - 1] == UInt8(ascii: ")"),
      let open = text.utf8[..<end].firstIndex(of: UInt8(ascii: "(")), open > 0,
      text.utf8[open - 1] <= 0x20
    else { return end }
    return open
  }

  /// The values: what is in code, or else colours and references in the text.
  var values: [Item] {
    var values: [Item] = []
    var label: String?
    for piece in text.code {
      let item = Item(text: text.string(piece), span: piece.span, label: label)
      if Self.isValue(item.text) {
        values.append(item)
        label = nil
      } else {
        label = item.text
      }
    }
    return values.isEmpty ? valuesInText : values
  }

  /// A name has neither white space nor brackets, and at least one letter.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.utf8.allSatisfy { $0 > 0x20 && !isBracket($0) }
      && text.utf8.contains { $0.isLetter || $0 >= 0x80 } && !text.hasPrefix("#")
  }

  /// `(){}[],;"'` and the backtick.
  static func isBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27, 0x28, 0x29, 0x2C, 0x3B, 0x5B, 0x5D, 0x60, 0x7B, 0x7D: true
    default: false
    }
  }

  private static func isValue(_ text: String) -> Bool {
    var text = text
    if ValueText.isChannels(text) || isProperty(text) { return true }
    return text.withUTF8 { bytes in
      if ValueText.beginsWithColor(bytes) || VariableParser.isNeeded(bytes) { return true }
      // An object of JSON is no reference.
      if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
        return !bytes.contains(UInt8(ascii: "\""))
      }
      return CSSColor(bytes) != nil
    }
  }

  /// Whether a text is the name of a custom property: `--palette-ink-900` where a value belongs is its value.
  static func isProperty(_ text: String) -> Bool {
    text.utf8.count > 2 && text.hasPrefix("--") && text.utf8.allSatisfy(\.isNameByte)
      && text.utf8.dropFirst(2).contains { $0.isLetter }
  }

  /// Whether the cell says that the colour is that of the column before it.
  var isSame: Bool {
    guard text.utf8.count <= 40, text.utf8.first != UInt8(ascii: "#") else { return false }
    return ["同值", "同左", "same", "(same)", "same as light", "unchanged", "(unchanged)"]
      .contains(whole.text.lowercased())
  }

  /// A keyword that is the whole cell, or what begins with `#`, `{` or a function's name.
  private var valuesInText: [Item] {
    let whole = whole
    if !whole.text.isEmpty, whole.isLiteral || ValueText.isChannels(whole.text) { return [whole] }
    let tokens = CSSTokenList(text.utf8, in: 0..<text.utf8.count)
    var values: [Item] = []
    var index = 0
    while index < tokens.count {
      let end = tokens.after(index)
      let range = tokens.span(index..<end).range
      if Self.mayBeginValue(tokens[index]), range.count <= 500,
        Self.isValue(String(decoding: text.utf8[range], as: UTF8.self))
      {
        values.append(item(range))
        index = end
      } else {
        index += 1
      }
    }
    return values
  }

  private static func mayBeginValue(_ token: CSSToken) -> Bool {
    switch token.kind {
    case .hash, .idHash, .function, .openBrace: true
    default: false
    }
  }

  private func item(_ range: Range<Int>) -> Item {
    Item(text: String(decoding: text.utf8[range], as: UTF8.self), span: text.span(of: range))
  }

  /// All of the cell but the white space around it.
  private var whole: Item { item(trimmed(0..<text.utf8.count)) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, text.utf8[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, text.utf8[last] <= 0x20 { range.removeLast() }
    return range
  }
}
