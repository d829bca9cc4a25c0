import ColorMath
import ColorSyntax

/// Pieces of Swift source.
enum SwiftText {
  /// A name as an identifier: in backticks where it is a word of the language.
  static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Text behind `//`, on one line.
  static func comment(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "any", "as", "await",
    "false", "is", "nil", "self", "super", "throws", "true", "try", "some", "actor",
  ]

  /// The arguments of a colour's initialiser: `red: 250 / 255, green: 249 / 255, blue: 245 / 255`.
  static func components(_ color: Color, labels: [String]) -> String {
    let values: [String]
    if let packed = color.exactPacked {
      values = [packed.red, packed.green, packed.blue].map { fraction($0) }
    } else {
      let space: ColorSpace = color.isWide ? .displayP3 : .srgb
      let components = color.components(in: space)
      values = (0..<3).map { NumberText.shortest(components[$0]) }
    }
    return zip(labels, values).map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private static func fraction(_ byte: UInt8) -> String {
    byte == 0 ? "0" : byte == 255 ? "1" : "\(byte) / 255"
  }
}
