import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Constants of Swift source that are colours.
  static let swift = TokenFormat(
    name: "swift",
    summary: "Swift source: constants that are Color, UIColor or NSColor, or of a type like them.",
    recognises: { $0.kind == .swift },
    read: { source, reading in
      let swift = SwiftSource(source.file)
      reading.problems += swift.errors.map { Problem($0) }
      reading.looseFiles.insert(reading.currentFile)
      SwiftTokens(swift, AppearanceWords(reading.appearances), source.initializers)
        .read(into: &reading)
    })
}

/// Reads what is declared in types and at the top level: constants, computed ones, and functions that
/// give a colour for each case of an enum. The name is the type's and the member's: `DSColor.accent`.
struct SwiftTokens {
  let source: SwiftSource
  private let reader: SwiftColorReader
  let words: AppearanceWords
  private let declarations: [SwiftDeclaration]

  init(
    _ source: SwiftSource, _ words: AppearanceWords, _ initializers: SwiftInitializers
  ) {
    self.source = source
    self.words = words
    declarations = source.declarations
    var reader = SwiftColorReader(source, words, initializers)
    reader.assets = SwiftAssetNames(source, declarations)
    self.reader = reader
  }

  func read(into reading: inout TokenReading) {
    for declaration in declarations where declaration.isMember && !isLocal(declaration) {
      switch declaration.kind {
      case .constant: constant(declaration, &reading)
      case .enumCase: text(declaration, &reading)
      case .function where givesColor(declaration):
        let statements = statements(declaration)
        guard switchOverCases(statements) != nil else { continue }
        cases(statements, [name(declaration)], declaration, &reading)
      default: continue
      }
    }
  }

  /// Whether it stands in a type that is declared in code.
  private func isLocal(_ declaration: SwiftDeclaration) -> Bool {
    var parent = declaration.parent
    for _ in 0..<64 {
      guard let index = parent, declarations.indices.contains(index) else { return false }
      if declarations[index].kind != .type { return true }
      parent = declarations[index].parent
    }
    return true
  }

  func name(_ declaration: SwiftDeclaration) -> String {
    source.qualifiedName(of: declaration, in: declarations)
  }

  /// Whether a type's own name ends in Color: `UIColor?`, `Brand.Color`, not `Color.Scheme`.
  private func isColorType(_ range: Range<Int>) -> Bool {
    range.contains { index in
      source.kind(index) == .identifier && source.name(index).hasSuffix("Color")
        && (index + 1 >= range.upperBound || source.kind(index + 1) != .period)
    }
  }

  private func isStringType(_ range: Range<Int>) -> Bool {
    range.contains { source.kind($0) == .identifier && source.name($0) == "String" }
  }

  /// Whether a colour stands behind a function's arrow.
  private func givesColor(_ declaration: SwiftDeclaration) -> Bool {
    guard let body = declaration.body, declaration.name.upperBound < body else { return false }
    let signature = declaration.name.upperBound..<body
    guard let arrow = signature.last(where: { source.has($0, "->") }) else { return false }
    return isColorType(arrow..<body)
  }

  /// The statements of a body, or of its getter.
  private func statements(_ declaration: SwiftDeclaration) -> [SwiftStatement] {
    guard let body = declaration.body else { return [] }
    let contents = source.contents(of: body)
    if let first = contents.first, source.has(first, "get"), source.kind(first + 1) == .openBrace {
      return source.statements(source.contents(of: first + 1))
    }
    return source.statements(contents)
  }

  private func constant(_ declaration: SwiftDeclaration, _ reading: inout TokenReading) {
    guard let value = declaration.value else {
      if isStringType(declaration.type) { return strings(declaration, &reading) }
      if isColorType(declaration.type) {
        cases(statements(declaration), [name(declaration)], declaration, &reading)
      }
      return
    }
    let expression = source.expression(value)
    let isTyped = isColorType(declaration.type) || reader.saysColor(expression)
    if case .dictionary(let members) = expression.kind {
      for (key, value) in members { member(key, value, declaration, &reading) }
    } else if let color = reader.color(expression) {
      define([name(declaration)], color, expression.tokens, declaration, isTyped, &reading)
    } else {
      text(declaration, &reading)
    }
  }

  /// A text for each case of an enum that is a colour as CSS writes it. Where the member is named after an
  /// appearance (`lightValue`, `darkValue`), the token is named after the case alone, and light is what
  /// holds where the dark has nothing of its own.
  private func strings(_ declaration: SwiftDeclaration, _ reading: inout TokenReading) {
    guard let branches = switchOverCases(statements(declaration)) else { return }
    var path = [name(declaration)]
    var mask = words.everywhere
    if let match = words.match(source.name(of: declaration)), match.rank > 0 {
      path = name(declaration).split(separator: ".").dropLast().map(String.init)
      let dark = words.conditions(scheme: .dark, contrast: nil)
      mask = match.mask.isSubset(of: dark) ? match.mask : words.everywhere
    }
    for branch in branches {
      guard let value = Self.result(branch.body), let color = reader.css(value) else { continue }
      for name in branch.patterns.compactMap({ reader.traits.subject($0) }) {
        define(
          path + [name], mask == words.everywhere ? color : .choice([(mask, color)]), value.tokens,
          declaration, true, &reading, rank: mask == words.everywhere ? 0 : 1)
      }
    }
  }

  private static func result(_ body: [SwiftStatement]) -> SwiftExpression? {
    switch body.last {
    case .returning(let value?), .expression(let value): value
    default: nil
    }
  }

  /// A case of an enum, or a constant, that is a text with a colour in it as CSS writes it.
  private func text(_ declaration: SwiftDeclaration, _ reading: inout TokenReading) {
    guard let value = declaration.value, let color = reader.css(source.expression(value)) else {
      return
    }
    define([name(declaration)], color, value, declaration, false, &reading)
  }

  /// `[.comm10: Color(…)]`: the key's name behind the constant's.
  private func member(
    _ key: SwiftExpression, _ value: SwiftExpression, _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) {
    guard let text = reader.text(key) ?? reader.traits.subject(key),
      let color = reader.color(value)
    else { return }
    define([name(declaration), text], color, value.tokens, declaration, false, &reading)
  }

  /// The cases of a `switch` that is not over traits are tokens of their own; any other body is one.
  private func cases(
    _ statements: [SwiftStatement], _ path: [String], _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) {
    if path.count < 8, let branches = switchOverCases(statements) {
      for branch in branches {
        for pattern in branch.patterns {
          guard let name = reader.traits.subject(pattern), name != "_" else { continue }
          cases(branch.body, path + [name], declaration, &reading)
        }
      }
    } else if let color = reader.run(statements, 0) {
      let isTyped = declaration.kind == .constant
      define(path, color, tokens(statements, declaration), declaration, isTyped, &reading)
    }
  }

  private func switchOverCases(_ statements: [SwiftStatement]) -> [SwiftCase]? {
    guard case .switching(let subject, let cases)? = statements.last else { return nil }
    let isTrait = cases.contains { branch in
      branch.patterns.contains { reader.traits.verdict(subject, $0) != nil }
    }
    return isTrait ? nil : cases
  }

  private func tokens(
    _ statements: [SwiftStatement], _ declaration: SwiftDeclaration
  ) -> Range<Int> {
    switch statements.last {
    case .returning(let value?), .expression(let value): value.tokens
    default: declaration.name
    }
  }
}
