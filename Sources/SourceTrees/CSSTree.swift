package import Diagnostics

/// Reads CSS text, as CSS Syntax 3 and CSS Nesting have it.
package enum CSS {
  /// How deep blocks may nest; a deeper one is skipped, and is an error.
  package static let depthLimit = 256
  /// How many errors are listed for one file.
  package static let problemLimit = 100

  /// Reads a stylesheet. It never fails: what is wrong is recovered from as the specification says,
  /// and listed in the tree's `errors`. Time is linear in the bytes.
  package static func parse(_ file: SourceFile) -> CSSTree {
    file.bytes.withUnsafeBufferPointer { bytes in
      CSSByte.classes.withUnsafeBufferPointer { classes in
        var parser = CSSParser(bytes, classes: classes)
        parser.parse(from: file.contentStart)
        return CSSTree(file: file, parser)
      }
    }
  }
}

/// A stylesheet as a tree of rules and declarations in which every node knows its span.
///
/// Nodes stand in one array in document order, 24 bytes each; names and values are decoded when they
/// are asked for.
package final class CSSTree: Sendable {
  package let file: SourceFile
  /// What was wrong, in the order of the text; at most `CSS.problemLimit` of them.
  package let errors: [SourceError]
  /// Every comment, `/*` and `*/` included, in the order of the text.
  package let comments: [Span]
  let records: [CSSRecord]

  init(file: SourceFile, _ parser: CSSParser) {
    self.file = file
    self.records = parser.records
    self.comments = parser.comments
    self.errors = parser.problems.sorted { $0.span.start < $1.span.start }.map {
      SourceError($0.problem.message, at: file.location($0.span), help: $0.problem.help)
    }
  }

  /// The rules at the top level.
  package var rules: CSSChildren { CSSChildren(tree: self, index: 0, end: records.count) }

  /// The number of all nodes, at any depth. `node(at:)` gives them in document order.
  package var count: Int { records.count }

  package func node(at index: Int) -> CSSNode { CSSNode(tree: self, index: index) }
}

/// The nodes of one block, in order: a cursor.
package struct CSSChildren: Sequence, IteratorProtocol, Sendable {
  let tree: CSSTree
  var index: Int
  let end: Int

  package mutating func next() -> CSSNode? {
    guard index < end else { return nil }
    let node = CSSNode(tree: tree, index: index)
    index = node.endIndex
    return node
  }
}
