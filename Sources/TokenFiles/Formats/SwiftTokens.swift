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
      var tokens = SwiftTokens(swift, AppearanceWords(reading.appearances), source.initializers)
      tokens.read(into: &reading)
    })
}

/// Reads what is declared in types and at the top level: constants, computed ones, and functions that
/// give a colour for each case of an enum. The name is the type's and the member's: `DSColor.accent`.
struct SwiftTokens {
  let source: SwiftSource
  private(set) var reader: SwiftColorReader
  let words: AppearanceWords
  let declarations: [SwiftDeclaration]
  /// By type, the members that are stated to be colours.
  let colorMembers: [String: Set<String>]

  init(
    _ source: SwiftSource, _ words: AppearanceWords, _ initializers: SwiftInitializers
  ) {
    self.source = source
    self.words = words
    declarations = source.declarations
    var reader = SwiftColorReader(source, words, initializers)
    reader.assets = SwiftAssetNames(source, declarations)
    self.reader = reader
    colorMembers = Self.colorMembers(source, declarations, reader)
  }

  mutating func read(into reading: inout TokenReading) {
    let first = reading.definitions.count
    defer { settleBranches(from: first, &reading) }
    var scope = SwiftScope(nil, in: self)
    let isPlain = reader.initializers.isEmpty
    for declaration in declarations where declaration.isMember {
      if declaration.parent != scope.parent {
        scope = SwiftScope(declaration.parent, in: self)
        reader.selfType = declaration.parent.flatMap { typeName(declarations[$0]) }
      }
      guard !scope.isLocal else { continue }
      switch declaration.kind {
      case .constant:
        guard isPlain, let value = declaration.value, let color = plain(value) else {
          constant(declaration, &reading)
          continue
        }
        let token = scope.token(declaration, of: source, &reading)
        define(token, color, value, declaration, &reading)
      case .enumCase: text(declaration, &reading)
      case .function where givesColor(declaration):
        let statements = statements(declaration)
        guard switchesByCase(statements) != nil || switchOverCases(statements) != nil else {
          continue
        }
        cases(statements, [name(declaration)], declaration, &reading)
      default: continue
      }
    }
  }

  /// Whether a type is declared in code.
  func isLocal(_ parent: Int?) -> Bool {
    var parent = parent
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

  /// Whether a type has to do with colours: `[Color]`, `(Traits) -> UIColor`; `Color.Scheme` has not.
  private func mentionsColor(_ range: Range<Int>) -> Bool {
    range.contains { index in
      source.kind(index) == .identifier && reader.isColorType(source.name(index))
        && (index + 1 >= range.upperBound || source.kind(index + 1) != .period)
    }
  }

  private func isStringType(_ range: Range<Int>) -> Bool {
    range.contains { source.kind($0) == .identifier && source.name($0) == "String" }
  }

  /// The last name of a type: `Color` of `extension SwiftUI.Color`.
  private func typeName(_ type: SwiftDeclaration) -> String? {
    source.name(of: type).split(separator: ".").last.map(String.init)
  }

  /// Whether a constant is stated to be one colour.
  private func isColor(_ declaration: SwiftDeclaration) -> Bool {
    reader.isColorType(declaration.type)
  }

  /// Whether a colour stands behind a function's arrow.
  private func givesColor(_ declaration: SwiftDeclaration) -> Bool {
    guard let body = declaration.body, declaration.name.upperBound < body else { return false }
    let signature = declaration.name.upperBound..<body
    guard let arrow = signature.last(where: { source.has($0, "->") }) else { return false }
    return mentionsColor(arrow..<body)
  }

  /// The statements of a body, or of its getter.
  private func statements(_ declaration: SwiftDeclaration) -> [SwiftStatement] {
    guard let body = declaration.body else { return [] }
    let contents = source.contents(of: body)
    if let first = contents.first, source.has(first, "get"), source.kind(first + 1) == .openBrace {
      return source.statements(source.contents(of: first + 1))
    }
    // `{ get set }` of a protocol asks for a value and gives none.
    if contents.allSatisfy({ source.has($0, "get") || source.has($0, "set") }) { return [] }
    return source.statements(contents)
  }

  private func constant(_ declaration: SwiftDeclaration, _ reading: inout TokenReading) {
    let isTyped = isColor(declaration)
    guard let value = declaration.value else {
      if isStringType(declaration.type) { return strings(declaration, &reading) }
      if isTyped || mentionsColor(declaration.type) {
        cases(statements(declaration), [name(declaration)], declaration, &reading)
      }
      return
    }
    let expression = source.expression(value)
    let reader = reader.expecting(isTyped || mentionsColor(declaration.type))
    guard let color = reader.color(expression) ?? (isTyped ? unread(expression) : nil) else {
      return composed(expression, declaration, &reading)
    }
    let isColor = isTyped || reader.saysColor(expression)
    define([name(declaration)], color, expression.tokens, declaration, isColor, &reading)
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
      guard let value = branch.body.last?.value, let color = reader.css(value) else { continue }
      for name in branch.patterns.compactMap({ reader.traits.subject($0.value) }) {
        define(
          path + [name], mask == words.everywhere ? color : .choice([(mask, color)]), value.tokens,
          declaration, true, &reading, rank: mask == words.everywhere ? 0 : 1)
      }
    }
  }

  /// A case of an enum, or a constant, that is a text with a colour in it as CSS writes it.
  func text(_ declaration: SwiftDeclaration, _ reading: inout TokenReading) {
    guard let value = declaration.value, let color = reader.css(source.expression(value)) else {
      return
    }
    define([name(declaration)], color, value, declaration, false, &reading)
  }

  /// A value that is stated to be a colour and is made in a way that is not known here.
  func unread(_ expression: SwiftExpression) -> SwiftColor? {
    if case .name("nil") = expression.kind { return nil }
    let text = source.file.text(source.span(expression.tokens))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return .unknown("is \(text.prefix(60)), which only its code knows")
  }

  /// The cases of a `switch` that is not over traits are tokens of their own; any other body is one.
  private func cases(
    _ statements: [SwiftStatement], _ path: [String], _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) {
    if path.count < 8, let named = switchesByCase(statements) {
      for (name, statement) in named {
        single([statement], path + [name], declaration, &reading)
      }
    } else if path.count < 8, let branches = switchOverCases(statements) {
      for branch in branches {
        for pattern in branch.patterns {
          guard let name = reader.traits.subject(pattern.value), name != "_" else { continue }
          guard pattern.condition == nil else {
            define(
              path + [name], SwiftColorReader.undecided, pattern.value.tokens, declaration,
              isColor(declaration), &reading)
            continue
          }
          cases(branch.body, path + [name], declaration, &reading)
        }
      }
    } else {
      single(statements, path, declaration, &reading)
    }
  }

  /// A body that is one token, or has colours in parts of it.
  private func single(
    _ statements: [SwiftStatement], _ path: [String], _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) {
    if let color = reader.run(statements, 0) ?? uncomputed(statements, declaration) {
      let value = statements.last?.value
      let isColor = isColor(declaration) || value.map { reader.saysColor($0) } ?? false
      define(path, color, tokens(statements, declaration), declaration, isColor, &reading)
    } else if declaration.kind == .constant, let value = statements.last?.value {
      composed(value, declaration, &reading)
    }
  }

  /// What a constant computes that is stated to be a colour, but for the requirements of a protocol.
  private func uncomputed(
    _ statements: [SwiftStatement], _ declaration: SwiftDeclaration
  ) -> SwiftColor? {
    guard declaration.kind == .constant, isColor(declaration), !statements.isEmpty else {
      return nil
    }
    return .unknown("is computed by code that is not read here")
  }

  private func switchOverCases(_ statements: [SwiftStatement]) -> [SwiftCase]? {
    guard case .switching(let subject, let cases)? = statements.last else { return nil }
    let isTrait = cases.contains { branch in
      branch.patterns.contains {
        reader.traits.subject($0.value) != "_" && reader.traits.verdict(subject, $0.value) != nil
      }
    }
    return isTrait ? nil : cases
  }

  private func tokens(
    _ statements: [SwiftStatement], _ declaration: SwiftDeclaration
  ) -> Range<Int> {
    statements.last?.value?.tokens ?? declaration.name
  }
}

extension SwiftStatement {
  /// What it gives back.
  var value: SwiftExpression? {
    switch self {
    case .returning(let value?), .expression(let value): value
    default: nil
    }
  }
}
