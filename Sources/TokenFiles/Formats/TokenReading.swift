import ColorMath
package import Diagnostics

/// What readers add to: definitions, colours, expressions and problems of all files.
package struct TokenReading: Sendable {
  package let appearances: AppearanceSet
  /// Other files by path, for formats in which one refers to another.
  let load: @Sendable (String) -> SourceFile?
  var names = NameTable()
  var files: [SourceFile] = []
  var definitions: [TokenDefinition] = []
  var colors: [TokenColor] = []
  var expressions: [TokenExpression] = []
  var tokenProblems: [TokenProblem] = []
  /// Files that could not be read, and what in them could not.
  var problems: [Problem] = []
  var leftOut: [LeftOut] = []
  var doubts: [TokenDoubt] = []
  var schemes: [ColorSchemeDeclaration] = []

  init(appearances: AppearanceSet, load: @escaping @Sendable (String) -> SourceFile?) {
    self.appearances = appearances
    self.load = load
  }

  /// Reads all of the files.
  init(
    _ sources: [TokenSource], appearances: AppearanceSet,
    load: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.init(appearances: appearances, load: load)
    for source in sources { read(source) }
    settleScopes()
  }

  var currentFile: Int32 { Int32(truncatingIfNeeded: files.count - 1) }

  mutating func token(_ name: String) -> TokenID {
    var name = name
    return name.withUTF8 { TokenID(names.intern($0)) }
  }

  mutating func add(_ color: TokenColor) -> TokenValue {
    colors.append(color)
    return .color(Int32(truncatingIfNeeded: colors.count - 1))
  }

  mutating func add(_ expression: TokenExpression) -> TokenValue {
    expressions.append(expression)
    return .expression(Int32(truncatingIfNeeded: expressions.count - 1))
  }

  mutating func add(_ problem: TokenProblem) -> TokenValue {
    tokenProblems.append(problem)
    return .problem(Int32(truncatingIfNeeded: tokenProblems.count - 1))
  }
}

/// Definitions that count in none of the appearances.
package struct LeftOut: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// They stand under a theme or a condition that selects no appearance; the text is the condition
    /// as written: `[data-theme="dimmed"]`, `(color-gamut: p3)`.
    case noAppearance
    /// Several elements of their own declare the name, with different values; the text is the name.
    case severalElements
  }

  package var reason: Reason
  package var text: String
  package var location: Location
  /// How many definitions.
  package var count: Int
  /// The appearance that would make them count.
  package var appearance: Appearance? = nil
}

/// Something about a token that can be read and is nevertheless wrong.
package struct TokenDoubt: Hashable, Sendable {
  package var token: TokenID
  /// One sentence without a full stop.
  package var message: String
  package var location: Location
}
