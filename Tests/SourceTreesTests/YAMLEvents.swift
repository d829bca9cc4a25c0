import Diagnostics

@testable import SourceTrees

/// A tree as the event stream of the YAML test suite.
struct YAMLEvents {
  private(set) var lines: [String] = []

  init(_ tree: DataTree) {
    lines.append("+STR")
    for (document, content) in zip(tree.roots, tree.documents) {
      lines.append("+DOC" + (document.hasStartMarker ? " ---" : ""))
      add(content)
      lines.append("-DOC" + (document.hasEndMarker ? " ..." : ""))
    }
    lines.append("-STR")
  }

  private mutating func add(_ node: DataNode) {
    if node.isAlias {
      lines.append("=ALI " + node.tree.file.text(node.site.span))
      return
    }
    let isFlow = node.style == .flow
    switch node.kind {
    case .mapping:
      lines.append("+MAP" + (isFlow ? " {}" : "") + properties(node))
      for (key, value) in node.members {
        add(key)
        add(value)
      }
      lines.append("-MAP")
    case .sequence:
      lines.append("+SEQ" + (isFlow ? " []" : "") + properties(node))
      for element in node.elements { add(element) }
      lines.append("-SEQ")
    default: lines.append("=VAL" + properties(node) + " " + scalar(node))
    }
  }

  private func properties(_ node: DataNode) -> String {
    (node.anchor.map { " &" + $0 } ?? "") + (node.tag.map { " <" + $0 + ">" } ?? "")
  }

  private func scalar(_ node: DataNode) -> String {
    let mark =
      switch node.style {
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      default: ":"
      }
    var text = ""
    for scalar in node.text.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{8}": text += "\\b"
      case "\0": text += "\\0"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return mark + text
  }
}
