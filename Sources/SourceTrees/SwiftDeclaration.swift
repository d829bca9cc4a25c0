/// Something that Swift source declares: a type, a constant, a function, a case.
package struct SwiftDeclaration: Sendable {
  package enum Kind: Hashable, Sendable {
    /// `extension`, `enum`, `struct`, `class`, `actor` or `protocol`
    case type
    /// `let` or `var`
    case constant
    case function
    /// One `case` of an `enum`
    case enumCase
  }

  package var kind: Kind
  /// The index of the keyword.
  package var keyword: Int
  /// The indices of the name's tokens; of an extension it may have points: `Color.Brand`.
  package var name: Range<Int>
  package var isStatic = false
  /// The indices of the type's tokens behind the colon.
  package var type: Range<Int>
  /// The indices of the tokens behind the `=`.
  package var value: Range<Int>?
  /// The index of the brace that opens the body: of a type, a function, or a computed constant.
  package var body: Int?
  /// The number, in the list of declarations, of the one around it.
  package var parent: Int?
  /// Whether it stands in a type or at the top level, rather than in code.
  package var isMember: Bool
}

extension SwiftSource {
  /// Everything that is declared, in order.
  package var declarations: [SwiftDeclaration] {
    var reader = SwiftDeclarationReader(source: self)
    reader.read()
    return reader.declarations
  }

  /// A declaration's own name, without backticks.
  package func name(of declaration: SwiftDeclaration) -> String {
    if declaration.name.count == 1 { return name(declaration.name.lowerBound) }
    return declaration.name.filter { kind($0) != .period }.map(name).joined(separator: ".")
  }

  /// A declaration's name behind those of the types around it: `DSColor.accent`.
  package func qualifiedName(
    of declaration: SwiftDeclaration, in declarations: [SwiftDeclaration]
  ) -> String {
    var result = name(of: declaration)
    var parent = declaration.parent
    var count = 1
    while let index = parent, declarations.indices.contains(index), count < 64 {
      result = name(of: declarations[index]) + "." + result
      parent = declarations[index].parent
      count += 1
    }
    return result
  }
}
