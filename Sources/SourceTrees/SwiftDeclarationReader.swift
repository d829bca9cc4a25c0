import Diagnostics

/// Finds declarations by their keywords, and what they stand in by the braces around them.
struct SwiftDeclarationReader {
  let source: SwiftSource
  private(set) var declarations: [SwiftDeclaration] = []
  /// The braces open around the current token, and the declarations whose bodies they are; the first is
  /// the file.
  private var scopes: [Scope] = []

  private struct Scope {
    var closer: Int
    var declaration: Int?
    /// The innermost declaration around what stands in it: kept, since scopes may be nested without end.
    var parent: Int?
    /// Where the last declaration in it ends. Keywords before that are part of it.
    var end = 0
  }

  /// Braces further on that open a body.
  private var bodies: [Int: Int] = [:]

  init(source: SwiftSource) { self.source = source }

  mutating func read() {
    scopes = [Scope(closer: source.tokens.count, declaration: nil)]
    for index in source.tokens.indices {
      while scopes.count > 1, index >= scopes[scopes.count - 1].closer { scopes.removeLast() }
      switch source.tokens[index].kind {
      case .openBrace:
        let declaration = bodies[index]
        scopes.append(
          Scope(
            closer: source.closer(of: index), declaration: declaration,
            parent: declaration ?? scopes[scopes.count - 1].parent))
      case .identifier: readKeyword(index)
      default: break
      }
    }
  }

  private mutating func readKeyword(_ index: Int) {
    guard source.kind(index + 1) != .colon, index == 0 || source.kind(index - 1) != .period else {
      return
    }
    switch source.tokens[index].span.range.count {
    case 3 where source.has(index, "let") || source.has(index, "var"): readConstants(index)
    case 4 where source.has(index, "case"): readCases(index)
    case 4 where source.has(index, "enum"), 4 where source.has(index, "func"),
      4 where source.has(index, "init"), 5 where source.has(index, "class"),
      5 where source.has(index, "actor"), 6 where source.has(index, "struct"),
      8 where source.has(index, "protocol"), 9 where source.has(index, "extension"):
      readBody(index)
    default: break
    }
  }

  mutating func add(
    _ kind: SwiftDeclaration.Kind, _ keyword: Int, name: Range<Int>, type: Range<Int>? = nil,
    value: Range<Int>? = nil, body: Int? = nil
  ) {
    let around = scopes[scopes.count - 1]
    let isType = around.declaration.map { declarations[$0].kind == .type } ?? false
    declarations.append(
      SwiftDeclaration(
        kind: kind, keyword: keyword, name: name, isStatic: isStatic(keyword),
        type: type ?? name.upperBound..<name.upperBound, value: value, body: body,
        parent: around.parent,
        isMember: scopes.count == 1 || isType))
    if let body { bodies[body] = declarations.count - 1 }
  }

  /// Whether `static` or `class` stands among the modifiers.
  private func isStatic(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= max(0, keyword - 12) {
      if source.has(index, "static") || source.has(index, "class") { return true }
      guard source.kind(index) == .identifier, Self.isModifier(source.text(index)) else {
        return false
      }
      index -= 1
    }
    return false
  }

  private static func isModifier(_ word: String) -> Bool {
    switch word {
    case "public", "private", "internal", "package", "fileprivate", "open", "final", "lazy", "weak",
      "override",
      "nonisolated", "dynamic", "convenience", "required", "mutating", "unowned", "indirect":
      true
    default: false
    }
  }

  /// A type or a function, with its body if it has one.
  private mutating func readBody(_ index: Int) {
    let isFunction = source.has(index, "func") || source.has(index, "init")
    var nameEnd = index + 1
    if source.has(index, "init") {
      guard source.kind(index + 1) == .openParenthesis || source.kind(index + 1) == .operation
      else {
        return
      }
    } else {
      guard
        source.kind(nameEnd) == .identifier || (isFunction && source.kind(nameEnd) == .operation),
        !source.has(nameEnd, "func"), !source.has(nameEnd, "var"), !source.has(nameEnd, "let")
      else { return }
      nameEnd += 1
      while source.kind(nameEnd) == .period, source.kind(nameEnd + 1) == .identifier {
        nameEnd += 2
      }
    }
    let name = source.has(index, "init") ? index..<index + 1 : index + 1..<nameEnd
    let body = bodyBrace(nameEnd)
    if body == nil, !isFunction { return }
    add(isFunction ? .function : .type, index, name: name, body: body)
  }

  /// The brace of a body behind a name, parameters, types and conditions.
  private func bodyBrace(_ start: Int) -> Int? {
    var index = start
    var steps = 0
    while index < source.tokens.count, steps < 256 {
      let token = source.tokens[index]
      if token.kind == .openBrace { return index }
      if token.kind == .semicolon || token.isCloser { return nil }
      if token.startsLine, token.kind == .identifier, !continuesHead(index) { return nil }
      if token.startsLine, token.kind == .at || token.kind == .pound { return nil }
      index = source.after(index)
      steps += 1
    }
    return nil
  }

  private func continuesHead(_ index: Int) -> Bool {
    if source.has(index, "where") || source.has(index, "throws") || source.has(index, "async") {
      return true
    }
    switch source.kind(index - 1) {
    case .comma, .colon, .operation, .period: return true
    default: return source.has(index - 1, "where")
    }
  }

  /// The parts between commas of the declaration that a keyword begins; none where it is part of another.
  private mutating func parts(_ keyword: Int) -> [Range<Int>] {
    guard keyword >= scopes[scopes.count - 1].end else { return [] }
    let reader = SwiftExpressionReader(source: source, end: source.tokens.count)
    let end = max(reader.statementEnd(keyword, source.tokens.count), keyword + 1)
    scopes[scopes.count - 1].end = end
    return reader.split(keyword + 1..<end)
  }

  /// `let a: A = b, c = d`, or `var a: A { … }`.
  private mutating func readConstants(_ index: Int) {
    guard !isPattern(index) else { return }
    // A comma in `Dictionary<String, Color>` parts no constants.
    var start: Int?
    var depth = 0
    for part in parts(index) {
      let first = start ?? part.lowerBound
      if start == nil, source.kind(first) == .openParenthesis {
        readTuple(part, keyword: index)
        continue
      }
      guard source.kind(first) == .identifier else { return }
      depth += openAngles(part)
      start = depth > 0 ? first : nil
      if depth <= 0 { readConstant(first..<part.upperBound, keyword: index) }
    }
  }

  /// How many angle brackets of a type are left open before a constant's value or body.
  private func openAngles(_ part: Range<Int>) -> Int {
    var depth = 0
    var next = part.lowerBound
    while next < part.upperBound, source.kind(next) != .openBrace, !source.has(next, "=") {
      let index = next
      // Not into brackets: each of many nested bodies would be read once for each one around it.
      next = source.after(index)
      guard source.kind(index) == .operation, !source.has(index, "->") else { continue }
      let text = source.text(index)
      depth +=
        text.utf8.count { $0 == UInt8(ascii: "<") } - text.utf8.count { $0 == UInt8(ascii: ">") }
    }
    return depth
  }

  private mutating func readConstant(_ part: Range<Int>, keyword: Int) {
    let name = part.lowerBound..<part.lowerBound + 1
    var index = name.upperBound
    var typeStart = index
    if source.kind(index) == .colon, index < part.upperBound {
      typeStart = index + 1
      index = typeStart
    } else if index < part.upperBound, !source.has(index, "=") {
      return
    }
    while index < part.upperBound, !source.has(index, "="), source.kind(index) != .openBrace {
      index = source.after(index)
    }
    let type = typeStart..<max(typeStart, min(index, part.upperBound))
    var brace = index
    if brace >= part.upperBound, source.kind(brace) == .openBrace, !type.isEmpty {
      brace = part.upperBound
    }
    if source.kind(brace) == .openBrace, brace <= part.upperBound {
      return add(.constant, keyword, name: name, type: type, body: brace)
    }
    let value = index + 1..<max(index + 1, valueEnd(part))
    add(
      .constant, keyword, name: name, type: type,
      value: index < part.upperBound && !value.isEmpty ? value : nil)
  }

  /// The end of a value, without the block of observers behind it: `= a { didSet { … } }`.
  private func valueEnd(_ part: Range<Int>) -> Int {
    guard source.kind(part.upperBound - 1) == .closeBrace else { return part.upperBound }
    let brace = source.closer(of: part.upperBound - 1)
    let isObserved = source.has(brace + 1, "didSet") || source.has(brace + 1, "willSet")
    return isObserved ? brace : part.upperBound
  }

  /// `if let`, `case let` and the like bind, they declare nothing.
  private func isPattern(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch source.kind(index - 1) {
    case .comma, .openParenthesis: return true
    default: break
    }
    let before = index - 1
    return source.has(before, "if") || source.has(before, "guard") || source.has(before, "while")
      || source.has(before, "case") || source.has(before, "for") || source.has(before, "catch")
  }

  /// `case a, b(Int), c = "d"` of an enum; in a `switch` it is none.
  private mutating func readCases(_ index: Int) {
    guard let around = scopes[scopes.count - 1].declaration, declarations[around].kind == .type
    else {
      return
    }
    for part in parts(index) {
      guard source.kind(part.lowerBound) == .identifier else { return }
      let name = part.lowerBound..<part.lowerBound + 1
      var sign = name.upperBound
      while sign < part.upperBound, !source.has(sign, "=") { sign = source.after(sign) }
      let value = sign + 1..<max(sign + 1, part.upperBound)
      add(
        .enumCase, index, name: name, value: value.isEmpty || sign >= part.upperBound ? nil : value)
    }
  }
}
