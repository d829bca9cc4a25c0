import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// The cases of css-parsing-tests (Simon Sapin, CC0), which several CSS parsers share.
@Suite struct `css-parsing-tests` {
  /// A file of inputs, each followed by what it is.
  private static func cases(_ name: String) -> [(input: String, expected: DataNode)] {
    let path = Repository.root + "/fixtures/conformance/css-parsing-tests/\(name).json"
    let bytes = SourceTree.bytes(path) ?? []
    guard let root = try? JSON.parse(SourceFile(path: path, bytes: bytes)).root else { return [] }
    let nodes = Array(root.elements)
    return stride(from: 0, to: nodes.count - 1, by: 2).map { (nodes[$0].text, nodes[$0 + 1]) }
  }

  @Test func `component values`() {
    let cases = Self.cases("component_value_list")
    #expect(cases.count > 40)
    // Unicode ranges are tokens no more, but where a descriptor asks for them (CSS Syntax 3 §4.3.1).
    for (input, expected) in cases where !input.lowercased().contains("u+") {
      let list = CSSTokenList(input)
      #expect(
        CSSValueWriter(list: list).write(0..<list.count) == expected.elements.map(write),
        "\(String(reflecting: input))")
    }
  }

  @Test func `style sheets`() {
    let cases = Self.cases("stylesheet")
    #expect(cases.count > 10)
    for (input, expected) in cases {
      let tree = CSS.parse(cssFile(input))
      let rules = tree.rules.map { write($0) }
      #expect(rules == expected.elements.compactMap(writeNode), "\(String(reflecting: input))")
    }
  }

  @Test func `contents of blocks`() {
    let cases = Self.cases("blocks_contents")
    #expect(cases.count > 10)
    for (input, expected) in cases {
      let tree = CSS.parse(cssFile("x{" + input))
      let nodes = tree.node(at: 0).children.map { write($0) }
      #expect(nodes == expected.elements.compactMap(writeNode), "\(String(reflecting: input))")
    }
  }

  /// An expected component value as text.
  private func write(_ node: DataNode) -> String {
    guard node.kind == .sequence else { return node.text }
    let parts = Array(node.elements)
    if ["number", "percentage", "dimension"].contains(parts.first?.text) {
      // The number's value stands beside its digits, from which it follows.
      return "("
        + parts.enumerated().filter { $0.offset != 2 }.map(\.element.text).joined(separator: " ")
        + ")"
    }
    return "(" + parts.map(write).joined(separator: " ") + ")"
  }

  /// An expected rule or declaration; errors are listed apart here. Preludes lose whitespace around them.
  private func writeNode(_ node: DataNode) -> String? {
    let parts = Array(node.elements)
    switch parts[0].text {
    case "at-rule":
      let block = parts[3].kind == .null ? "none" : values(parts[3])
      return "@\(parts[1].text) <\(trimmed(parts[2]))> \(block)"
    case "qualified rule": return "<\(trimmed(parts[1]))> \(values(parts[2]))"
    case "declaration":
      return "\(parts[1].text): <\(trimmed(parts[2]))> \(parts[3].boolean == true)"
    default: return nil
    }
  }

  private func values(_ node: DataNode) -> String {
    node.elements.map(write).joined(separator: " ")
  }

  private func trimmed(_ node: DataNode) -> String {
    trim(node.elements.map(write)).joined(separator: " ")
  }

  private func trim(_ values: [String]) -> ArraySlice<String> {
    var values = values[...]
    while values.first == " " { values.removeFirst() }
    while values.last == " " { values.removeLast() }
    return values
  }

  private func write(_ node: CSSNode) -> String {
    let bytes = node.tree.file.bytes
    func values(_ span: Span) -> String {
      let list = CSSTokenList(bytes, in: span.range)
      return trim(CSSValueWriter(list: list).write(0..<list.count)).joined(separator: " ")
    }
    if let declaration = node.declaration {
      return "\(declaration.name): <\(values(declaration.value))> \(declaration.isImportant)"
    }
    let block = node.block.map { block -> String in
      let isUnclosed = node.tree.errors.contains {
        $0.location.span.start == block.start && $0.message.hasPrefix("this block is not closed")
      }
      let end = Int(block.end) - (isUnclosed ? 0 : 1)
      let list = CSSTokenList(bytes, in: Int(block.start) + 1..<end)
      return CSSValueWriter(list: list).write(0..<list.count).joined(separator: " ")
    }
    let head = node.kind == .atRule ? "@\(node.name) " : ""
    return head + "<\(values(node.prelude))> \(block ?? "none")"
  }
}

/// Writes tokens in the notation of css-parsing-tests.
private struct CSSValueWriter {
  let list: CSSTokenList

  func write(_ range: Range<Int>) -> [String] {
    var result: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let pair = pair(index, range.upperBound) {
        result.append(pair)
        index += 2
      } else {
        result += write(index)
        index = list.after(index)
      }
    }
    return result
  }

  /// The tests still have the tokens `~=`, `|=`, `^=`, `$=`, `*=` and `||`, which now are two delimiters.
  private func pair(_ index: Int, _ end: Int) -> String? {
    guard index + 1 < end, list[index].kind == .delim, list[index + 1].kind == .delim else {
      return nil
    }
    let text = list.text(of: list[index]) + list.text(of: list[index + 1])
    return ["~=", "|=", "^=", "$=", "*=", "||"].contains(text) ? text : nil
  }

  private func write(_ index: Int) -> [String] {
    let token = list[index]
    let text = list.text(of: token)
    switch token.kind {
    case .comment: return []
    case .whitespace: return [" "]
    case .ident: return ["(ident \(text))"]
    case .atKeyword: return ["(at-keyword \(text))"]
    case .hash: return ["(hash \(text) unrestricted)"]
    case .idHash: return ["(hash \(text) id)"]
    case .badString: return ["(error bad-string)"]
    case .badURL: return ["(error bad-url)"]
    case .string: return ["(string \(text))"] + (isOpen(token) ? ["(error eof-in-string)"] : [])
    case .url: return ["(url \(text))"] + (isOpen(token) ? ["(error eof-in-url)"] : [])
    case .number: return ["(number \(text) \(type(token)))"]
    case .percentage: return ["(percentage \(text) \(type(token)))"]
    case .dimension:
      return ["(dimension \(text) \(type(token)) \(CSSText.decode(list.bytes, token.unit.range)))"]
    case .closeParenthesis, .closeBracket, .closeBrace: return ["(error \(text))"]
    case .function: return [group([text], in: index, "function ")]
    case .openParenthesis: return [group(["()"], in: index)]
    case .openBracket: return [group(["[]"], in: index)]
    case .openBrace: return [group(["{}"], in: index)]
    default: return [text]
    }
  }

  private func group(_ head: [String], in index: Int, _ kind: String = "") -> String {
    "(" + kind + (head + write(list.contents(of: index))).joined(separator: " ") + ")"
  }

  private func isOpen(_ token: CSSToken) -> Bool { token.content.end == token.span.end }

  private func type(_ token: CSSToken) -> String { token.isInteger ? "integer" : "number" }
}
