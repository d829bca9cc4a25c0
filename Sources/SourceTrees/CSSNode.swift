package import Diagnostics

/// A rule or a declaration of a `CSSTree`: a cursor, cheap to copy.
package struct CSSNode: Sendable {
  package enum Kind: Sendable { case styleRule, atRule, declaration }

  package let tree: CSSTree
  /// Its number in document order.
  package let index: Int

  private var record: CSSRecord { tree.records[index] }

  package var kind: Kind {
    switch record.kind {
    case .styleRule: .styleRule
    case .atRule: .atRule
    case .declaration: .declaration
    }
  }

  /// The index behind its last descendant.
  package var endIndex: Int {
    record.kind == .declaration ? index + 1 : Int(record.subtreeEnd)
  }

  /// The whole of it: a rule with its block, a declaration with `!important` but without its `;`.
  package var span: Span { Span(Int(record.start), Int(record.end)) }
  package var location: Location { tree.file.location(span) }

  /// The name as it is written: of a property, or of an at-rule with its `@`. Empty for a style rule.
  package var nameSpan: Span { Span(Int(record.start), Int(record.nameEnd)) }

  /// The name with escapes resolved: `--Brand`, `color`, `media`. Names of at-rules and of ordinary
  /// properties are in lower case; custom properties keep theirs.
  package var name: String {
    let start = Int(record.start) + (record.kind == .atRule ? 1 : 0)
    let name = CSSText.decode(tree.file.bytes, start..<max(start, Int(record.nameEnd)))
    return record.flags.contains(.customProperty) ? name : name.lowercased()
  }

  /// Whether the name is this lower-case word, in any ASCII case and without making a string of it.
  package func isNamed(_ word: StaticString) -> Bool {
    let start = Int(record.start) + (record.kind == .atRule ? 1 : 0)
    return CSSText.matches(tree.file.bytes, start..<max(start, Int(record.nameEnd)), word)
  }

  /// What stands between an at-rule's name and its block or `;`, or before a style rule's block,
  /// without whitespace and comments around it. Of a declaration, the value.
  package var prelude: Span {
    let record = record
    if record.kind == .declaration {
      return Span(Int(record.valueStartOrSubtreeEnd), Int(record.valueEnd))
    }
    guard record.kind == .atRule else { return Span(Int(record.start), Int(record.valueEnd)) }
    let end = Int(record.valueEnd)
    let start = tree.file.bytes.withUnsafeBufferPointer {
      CSSLexer($0, end: end).skipTrivia(Int(record.nameEnd))
    }
    return Span(min(start, end), end)
  }

  /// The text of the prelude, or of a declaration's value, as it is written.
  package var preludeText: String { tree.file.text(prelude) }

  /// Whether a rule has a `{…}` block; without one an at-rule is a statement such as `@import`.
  package var hasBlock: Bool { record.flags.contains(.block) }

  /// The block with its braces, where there is one.
  package var block: Span? {
    guard hasBlock else { return nil }
    let start = tree.file.bytes.withUnsafeBufferPointer {
      CSSLexer($0, end: Int(record.end)).skipTrivia(Int(record.valueEnd))
    }
    return Span(start, Int(record.end))
  }

  /// The rules and declarations in the block, in order.
  package var children: CSSChildren {
    CSSChildren(tree: tree, index: index + 1, end: endIndex)
  }

  /// The declarations in the block itself, in order.
  package var declarations: CSSDeclarations { CSSDeclarations(children: children) }

  /// This node as a declaration, if it is one.
  package var declaration: CSSDeclaration? {
    record.kind == .declaration ? CSSDeclaration(node: self) : nil
  }
}

/// The declarations of one block, in order: a cursor.
package struct CSSDeclarations: Sequence, IteratorProtocol, Sendable {
  var children: CSSChildren

  package mutating func next() -> CSSDeclaration? {
    while let node = children.next() {
      if let declaration = node.declaration { return declaration }
    }
    return nil
  }
}

/// A property and its value: a cursor, cheap to copy.
package struct CSSDeclaration: Sendable {
  package let node: CSSNode

  private var record: CSSRecord { node.tree.records[node.index] }

  /// The whole, from the name to the value or `!important`.
  package var span: Span { node.span }
  package var location: Location { node.location }
  package var nameSpan: Span { node.nameSpan }
  /// The name with escapes resolved; in lower case unless it is a custom property.
  package var name: String { node.name }
  package func isNamed(_ word: StaticString) -> Bool { node.isNamed(word) }

  /// The value without the whitespace and comments around it and without `!important`. May be empty.
  package var value: Span { node.prelude }
  package var valueText: String { node.tree.file.text(value) }
  package var valueLocation: Location { node.tree.file.location(value) }

  /// Whether the name begins with `--` and goes on.
  package var isCustomProperty: Bool { record.flags.contains(.customProperty) }
  package var isImportant: Bool { record.flags.contains(.important) }
  /// Whether comments stand within the value, which a reader of its bytes must skip.
  package var valueHasComments: Bool { record.flags.contains(.comment) }
}
