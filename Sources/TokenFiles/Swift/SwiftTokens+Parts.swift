import SourceTrees

/// Colours in a constant that is none itself: `[Color(…), Color(…)]`, `Palette(accent: Color(…))`,
/// `(light: Color.white, dark: Color.black)`. Each is a token of its own, called by its place or label:
/// `DS.ramp.0`, `DS.night.accent`.
extension SwiftTokens {
  struct Part {
    var name: String
    var value: SwiftExpression
    /// Whether what it is a part of says that it is a colour.
    var isTyped: Bool
    /// Whether it stands in a list. One that names a colour from elsewhere adds none there.
    var isListed = false
  }

  /// Lists of lists of values of types with lists, and no deeper.
  private static let deepest = 8

  /// Reads a value that is no colour itself: a text with one, or what has colours as its parts.
  func composed(
    _ value: SwiftExpression, _ declaration: SwiftDeclaration, _ reading: inout TokenReading
  ) {
    if reader.css(value) != nil { return text(declaration, &reading) }
    guard declaration.isStatic || declaration.parent == nil,
      let list = unreadList(value, declaration)
    else { return parts(of: value, [name(declaration)], declaration, &reading) }
    define([name(declaration)], list, value.tokens, declaration, true, &reading)
  }

  /// Defines every colour in a value.
  private func parts(
    of value: SwiftExpression, _ path: [String], _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) {
    guard path.count < Self.deepest else { return }
    let parts = parts(of: value, declaration)
    let colors = parts.map { color($0) }
    // `Font(name: title)` has names in it, too; only beside a colour are they taken for some.
    let holdsColor = value.isDictionary || zip(parts, colors).contains { isColor($0, $1) }
    for (part, color) in zip(parts, colors) {
      guard let color else {
        self.parts(of: part.value, path + [part.name], declaration, &reading)
        continue
      }
      if !holdsColor || part.isListed && color.isReference { continue }
      let isShared = declaration.isStatic || declaration.parent == nil
      define(
        path + [part.name], color, part.value.tokens, declaration,
        isShared && isColor(part, color), &reading)
    }
  }

  private func color(_ part: Part) -> SwiftColor? {
    reader.expecting(part.isTyped).color(part.value)
      ?? (part.isListed ? reader.css(part.value) : nil)
      ?? (part.isTyped ? unread(part.value) : nil)
  }

  private func isColor(_ part: Part, _ color: SwiftColor?) -> Bool {
    guard let color else { return false }
    return part.isTyped || color.saysColor || reader.saysColor(part.value)
  }

  private func parts(
    of value: SwiftExpression, _ declaration: SwiftDeclaration, depth: Int = 0
  ) -> [Part] {
    guard depth < SwiftColorReader.depthLimit else { return [] }
    switch value.kind {
    case .array(let values):
      let isTyped = isColorList(declaration)
      return values.enumerated().map {
        Part(name: "\($0)", value: $1, isTyped: isTyped, isListed: true)
      }
    case .dictionary(let members):
      let isTyped = isColorList(declaration)
      return members.compactMap { key, value in
        (reader.text(key) ?? reader.traits.subject(key)).map {
          Part(name: $0, value: value, isTyped: isTyped)
        }
      }
    case .tuple(let arguments): return self.parts(arguments, of: nil)
    // `{ Palette(…) }()`
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .closure(let closure) = callee.kind else { return [] }
      let made = source.statements(closure.body).last?.value
      return made.map { self.parts(of: $0, declaration, depth: depth + 1) } ?? []
    case .call(let callee, let arguments):
      return typeName(callee, declaration).map { self.parts(arguments, of: $0) } ?? []
    default: return []
    }
  }

  private func parts(_ arguments: [SwiftArgument], of type: String?) -> [Part] {
    let colors = type.flatMap { colorMembers[$0] } ?? []
    return arguments.enumerated().map { index, argument in
      Part(
        name: argument.label ?? "\(index)", value: argument.value,
        isTyped: argument.label.map { colors.contains($0) } ?? false)
    }
  }

  /// The type whose value a call makes; nil for a function, which may make anything of what it takes.
  private func typeName(_ callee: SwiftExpression, _ declaration: SwiftDeclaration) -> String? {
    switch callee.kind {
    case .member(nil, "init"):
      return declaration.type.last { source.kind($0) == .identifier }.map { source.name($0) } ?? ""
    case .member(let base?, "init"): return reader.traits.subject(base)
    case .name(let name): return name.beginsUppercase ? name : nil
    case .member(let base?, let name):
      return name.beginsUppercase && reader.path(base) != nil ? name : nil
    default: return nil
    }
  }

  /// Whether a constant is stated to be a list of colours, or to give one for each key.
  private func isColorList(_ declaration: SwiftDeclaration) -> Bool {
    let type = declaration.type
    guard let first = type.first else { return false }
    let element: Range<Int>
    if source.kind(first) == .openBracket {
      element = source.contents(of: first)
    } else if source.has(first, "Array") || source.has(first, "Dictionary") {
      element = first + 2..<max(first + 2, type.upperBound - 1)
    } else {
      return false
    }
    let key = element.first { source.kind($0) == .colon || source.kind($0) == .comma }
    return reader.isColorType(key.map { $0 + 1..<element.upperBound } ?? element)
  }

  /// What a list of colours is that is computed: told where its code makes colours, which no token is then.
  private func unreadList(
    _ expression: SwiftExpression, _ declaration: SwiftDeclaration
  ) -> SwiftColor? {
    guard isColorList(declaration) else { return nil }
    if expression.isDictionary { return nil }
    if case .array = expression.kind { return nil }
    let makesColor = expression.tokens.contains { index in
      source.kind(index) == .identifier && source.kind(index + 1) == .openParenthesis
        && reader.isColorType(source.name(index))
    }
    return makesColor ? unread(expression) : nil
  }

  /// By the types that the file declares, which of their members are stated to be colours.
  static func colorMembers(
    _ source: SwiftSource, _ declarations: [SwiftDeclaration], _ reader: SwiftColorReader
  ) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for declaration in declarations where declaration.kind == .constant {
      guard !declaration.type.isEmpty, !declaration.isStatic, let parent = declaration.parent,
        reader.isColorType(declaration.type)
      else { continue }
      let type = source.name(of: declarations[parent])
      members[String(type.split(separator: ".").last ?? ""), default: []].insert(
        source.name(of: declaration))
    }
    return members
  }
}

extension SwiftColor {
  fileprivate var isReference: Bool { if case .reference = self { true } else { false } }
}

extension SwiftExpression {
  fileprivate var isDictionary: Bool { if case .dictionary = kind { true } else { false } }
}
