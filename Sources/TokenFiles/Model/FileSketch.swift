package import Diagnostics

/// What is seen of a file at a glance, before anybody reads it: its kind, and which telling keys it has.
package struct FileSketch: Sendable {
  package let file: SourceFile
  let kind: FileKind
  let keys: FileKeys
  /// Whether it is one of an asset catalogue's: told by its path, whatever keys it has.
  let isInCatalog: Bool

  package init(_ file: SourceFile) {
    self.file = file
    kind = FileKind(file)
    isInCatalog = file.fileName == "Contents.json" && file.path.hasText(".xcassets/")
    keys = kind.isData && !isInCatalog ? FileKeys(file, isYAML: kind == .yaml) : []
  }

  func has(_ keys: FileKeys) -> Bool { self.keys.isSuperset(of: keys) }
}

/// What a file is written in: by its extension, or by its content where that says nothing.
enum FileKind: Sendable {
  case css, json, yaml, markdown, swift, xml, unknown

  var isData: Bool { self == .json || self == .yaml }

  init(_ file: SourceFile) {
    self =
      Self.byEnding[file.fileExtension] ?? (Self.isProgram(file) ? .unknown : Self.sniffed(file))
  }

  /// Whether it is written in a programming language other than Swift, whose values nobody here reads.
  static func isProgram(_ file: SourceFile) -> Bool { programs.contains(file.fileExtension) }

  private static let programs: Set<String> = [
    "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "astro", "kt", "kts",
    "java", "dart", "m", "mm", "h", "c", "cpp", "cs", "go", "rs", "py", "rb", "php",
  ]

  private static let byEnding: [String: FileKind] = [
    "css": .css, "pcss": .css, "json": .json, "jsonc": .json, "json5": .json, "tokens": .json,
    "yaml": .yaml, "yml": .yaml, "md": .markdown, "markdown": .markdown, "mdx": .markdown,
    "swift": .swift, "xml": .xml,
  ]

  /// By the first bytes that are no white space, then by words that only one kind has.
  private static func sniffed(_ file: SourceFile) -> FileKind {
    let bytes = file.bytes[file.contentStart...].drop { $0 <= 0x20 }.prefix(64 << 10)
    guard let first = bytes.first, !bytes.contains(0) else { return .unknown }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"): return .xml
    case UInt8(ascii: "|"): return .markdown
    case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: "*"): return .css
    default: break
    }
    let lines = bytes.split(separator: 0x0A).prefix(1_000)
    if lines.contains(where: { $0.first == UInt8(ascii: "|") }) { return .markdown }
    if lines.contains(where: isSwift) { return .swift }
    if lines.contains(where: isRule) { return .css }
    return lines.contains(where: isMember) ? .yaml : .unknown
  }

  /// `import SwiftUI`, `extension Color {`
  private static func isSwift(_ line: ArraySlice<UInt8>) -> Bool {
    ["import ", "extension ", "public ", "enum ", "struct "].contains { line.starts(with: $0.utf8) }
  }

  /// `a {`, `--a: #fff;`
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= 0x20 }
    return text.last { $0 > 0x20 } == UInt8(ascii: "{") || text.starts(with: "--".utf8)
  }

  /// `key: value`
  private static func isMember(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    let key = line[..<colon].drop { $0 <= 0x20 }
    return key.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "$") || $0 == 0x22 || $0 == 0x27 }
      && (colon + 1 == line.endIndex || line[colon + 1] <= 0x20)
  }
}
