import Diagnostics

/// Text as it may stand in GitHub's and GitLab's Markdown, also in a cell of a table: shown as it is, and
/// nothing in it becomes markup, a link or a mention of somebody.
package enum MarkdownText {
  /// In a sentence.
  ///
  /// A comment, which shows nothing, keeps `@name`, `#12`, `https://` and `www.` from being taken for links,
  /// which GitHub looks for when all else is read.
  package static func plain(_ text: String) -> String {
    var output = Output()
    var previous: UInt8 = 0
    for byte in text.printable.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.write("&amp;")
      case UInt8(ascii: "<"): output.write("&lt;")
      case UInt8(ascii: ">"): output.write("&gt;")
      case UInt8(ascii: "@"): output.write("@<!-- -->")
      case UInt8(ascii: "#"): output.write("#<!-- -->")
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): output.write("<!-- -->/")
      case UInt8(ascii: ".") where previous | 0x20 == UInt8(ascii: "w"): output.write("<!-- -->.")
      case _ where isMarkup(byte): output.write("&#\(byte);")
      default: output.write(byte: byte)
      }
      previous = byte
    }
    return output.text
  }

  /// As code. An element of HTML, since a code span can't hold every text; but a hexadecimal colour is one,
  /// which GitHub shows with a swatch.
  package static func code(_ text: String) -> String {
    if text.isEmpty { return "" }
    let isHex = text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
    return isHex && text.isPlainASCII ? "`\(text)`" : "<code>" + plain(text) + "</code>"
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "~"),
      UInt8(ascii: "$"), UInt8(ascii: "!"):
      true
    default: false
    }
  }
}
