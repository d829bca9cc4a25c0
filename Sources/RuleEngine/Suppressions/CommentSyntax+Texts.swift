import Diagnostics
import SourceTrees

extension CommentSyntax {
  /// Where what looks like a comment is none, in order: code that a document only shows, strings of code,
  /// scalars of YAML. Of a file that can't be read nothing is known.
  static func texts(of file: SourceFile) -> [Range<Int>] {
    let ending = file.path.split(separator: ".").last?.lowercased() ?? ""
    return switch ending {
    case "md", "markdown":
      Markdown.parse(file).blocks.compactMap { block in
        if case .code = block.kind { block.span.range } else { nil }
      }
    case "swift": SwiftSource(file).tokens.filter(\.isText).map(\.span.range)
    case "yml", "yaml": scalars(of: file)
    default:
      StringScan.Language(extension: ending).map { StringScan.strings(of: file, $0) } ?? []
    }
  }

  private static func scalars(of file: SourceFile) -> [Range<Int>] {
    guard let tree = try? YAML.parse(file) else { return [] }
    var scalars: [Range<Int>] = []
    var pending = tree.documents
    // What an alias means stands elsewhere.
    while let node = pending.popLast() {
      if node.isAlias { continue }
      switch node.kind {
      case .mapping: for (key, value) in node.members { pending += [key, value] }
      case .sequence: pending += node.elements
      default: scalars.append(text(of: node, in: file.bytes))
      }
    }
    return scalars.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// A comment may stand behind the `|` or `>` of a block scalar.
  private static func text(of node: DataNode, in bytes: [UInt8]) -> Range<Int> {
    let range = node.span.range
    guard node.style == .literal || node.style == .folded else { return range }
    let head = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    return head..<range.upperBound
  }
}

extension SwiftToken {
  /// Whether it is a string, a part of one, or a regular expression.
  fileprivate var isText: Bool {
    switch kind {
    case .string, .stringStart, .stringMiddle, .stringEnd, .regex: true
    default: false
    }
  }
}
