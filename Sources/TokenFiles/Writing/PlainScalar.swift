package import Diagnostics
import SourceTrees

/// A scalar of YAML without quotes: what is put in its place may need some, since `#` begins a comment.
package enum PlainScalar {
  /// A text in double quotes, where it is to stand in the place of a plain scalar and would not read back as
  /// the same text without; nil where it needs none.
  package static func quoted(_ text: String, at location: Location) -> String? {
    let file = location.file
    let start = Int(location.span.start)
    guard file.hasExtension("yml", "yaml"), start <= file.bytes.count else { return nil }
    let before = start > 0 ? file.bytes[start - 1] : 0x0A
    guard before != UInt8(ascii: "\""), before != UInt8(ascii: "'"), !isPlain(text) else {
      return nil
    }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static func isPlain(_ text: String) -> Bool {
    let file = SourceFile(path: "", text: "- \(text)\n")
    guard let root = try? YAML.parse(file).root, let value = root.element(at: 0) else {
      return false
    }
    return value.isString && value.isPlain && value.isText(text)
  }
}
