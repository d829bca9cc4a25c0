import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// A tree as a plain value, to compare with what another reader made of the same text.
indirect enum DataValue: Equatable, CustomStringConvertible {
  case null
  case boolean(Bool)
  case number(Double)
  case text([UInt8])
  case list([DataValue])
  case map([(key: [UInt8], value: DataValue)])

  init(_ node: DataNode) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean == true)
    case .number: self = .number(node.number ?? .nan)
    case .string: self = .text(Array(node.text.utf8))
    case .sequence: self = .list(node.elements.map(DataValue.init))
    case .mapping:
      self = .map(node.members.map { (Array($0.key.text.utf8), DataValue($0.value)) })
    }
  }

  static func == (left: DataValue, right: DataValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right || left.isNaN && right.isNaN
    case (.text(let left), .text(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)): areEqual(left, right)
    default: false
    }
  }

  private static func areEqual(
    _ left: [(key: [UInt8], value: DataValue)], _ right: [(key: [UInt8], value: DataValue)]
  ) -> Bool {
    func sorted(_ members: [(key: [UInt8], value: DataValue)]) -> [(key: [UInt8], value: DataValue)]
    {
      members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }
    return left.count == right.count
      && zip(sorted(left), sorted(right)).allSatisfy { $0.key == $1.key && $0.value == $1.value }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let bytes): "\"" + String(decoding: bytes, as: UTF8.self) + "\""
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .map(let members):
      "{"
        + members.map { String(decoding: $0.key, as: UTF8.self) + ":" + $0.value.description }
        .joined(separator: ",") + "}"
    }
  }
}

/// The error of a text that can't be read; a failed expectation where it can.
func error(
  of parse: () throws(SourceError) -> DataTree,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> SourceError? {
  do {
    _ = try parse()
    Issue.record("no error", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

/// "line:column" of an error.
func place(_ error: SourceError?) -> String {
  guard let start = error?.location.start else { return "none" }
  return "\(start.line):\(start.column)"
}

/// Every span lies inside the file and inside its parent's, and siblings follow each other.
func checkSpans(_ tree: DataTree, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  var work = tree.documents
  while let node = work.popLast() {
    var children = Array(node.elements)
    for (key, value) in node.members { children += [key, value] }
    #expect(node.span.start <= node.span.end, sourceLocation: sourceLocation)
    #expect(Int(node.span.end) <= tree.file.bytes.count, sourceLocation: sourceLocation)
    var last = node.span.start
    for child in children {
      let span = child.site.span
      #expect(last <= span.start && span.end <= node.span.end, sourceLocation: sourceLocation)
      last = span.end
    }
    work += children.filter { !$0.isAlias }
  }
}
