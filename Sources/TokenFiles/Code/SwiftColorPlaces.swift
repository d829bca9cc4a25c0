import SourceTrees

/// What type belongs where a value without one stands, such as `.white`: as far as the file says it. Where it
/// does not, nothing is guessed.
struct SwiftColorPlaces {
  enum Place: Hashable {
    case color
    /// `[Color]`
    case list
    /// `[Key: Color]`
    case dictionary
  }

  private let source: SwiftSource
  /// The types of colours, without those that the file has its own of.
  let types: Set<String>
  /// What functions and computed constants give, by the brace of their body; nil where it is no colour.
  private var bodies: [Int: Place?] = [:]
  /// What is declared in the file, where all of that name is declared alike; nil where it is no colour.
  private var names: [String: Place?] = [:]

  init(_ source: SwiftSource) {
    self.source = source
    let declarations = source.declarations
    let own = declarations.lazy.filter { $0.kind == .type && !source.has($0.keyword, "extension") }
      .map { source.name(of: $0) }
    types = SwiftColorReader.types.subtracting(own)
    for declaration in declarations {
      switch declaration.kind {
      case .constant:
        let place = place(ofType: declaration.type)
        if let body = declaration.body { bodies[body] = .some(place) }
        let name = source.name(of: declaration)
        names[name] = names[name].map { $0 == place ? place : nil } ?? .some(place)
      case .function, .type:
        if let body = declaration.body { bodies[body] = .some(result(of: declaration, body)) }
      case .enumCase: continue
      }
    }
  }

  private func result(of declaration: SwiftDeclaration, _ body: Int) -> Place? {
    guard declaration.kind == .function, declaration.name.upperBound < body else { return nil }
    let signature = declaration.name.upperBound..<body
    guard let arrow = signature.last(where: { source.has($0, "->") }) else { return nil }
    let end = signature.first { $0 > arrow && source.has($0, "where") } ?? body
    return place(ofType: arrow + 1..<end)
  }

  /// `Color`, `SwiftUI.Color?`, `[Color]`, `[String: UIColor]`.
  private func place(ofType tokens: Range<Int>) -> Place? {
    var end = tokens.upperBound
    while end > tokens.lowerBound, isOptional(end - 1) { end -= 1 }
    guard end > tokens.lowerBound else { return nil }
    let start = tokens.lowerBound
    if source.kind(start) == .openBracket, source.closer(of: start) == end - 1 {
      let inside = start + 1..<end - 1
      let colon = inside.first { source.kind($0) == .colon }
      let element = colon.map { $0 + 1..<inside.upperBound } ?? inside
      guard place(ofType: element) == .color else { return nil }
      return colon == nil ? .list : .dictionary
    }
    let isQualified = end - start == 3 && source.kind(start + 1) == .period && isModule(start)
    guard end - start == 1 || isQualified, source.kind(end - 1) == .identifier else { return nil }
    return types.contains(source.name(end - 1)) ? .color : nil
  }

  private func isOptional(_ index: Int) -> Bool {
    source.kind(index) == .operation && source.text(index).allSatisfy { $0 == "?" || $0 == "!" }
  }

  private func isModule(_ index: Int) -> Bool {
    ["SwiftUI", "UIKit", "AppKit", "CoreGraphics"].contains(source.name(index))
  }
}

extension SwiftColorPlaces {
  /// What belongs where a value begins.
  /// - Parameter open: The brackets around it, the innermost last.
  func place(at start: Int, in open: ArraySlice<Int>, depth: Int = 0) -> Place? {
    guard depth < 8, start > 0 else { return nil }
    let before = start - 1
    if source.has(before, "=") { return assigned(by: before) }
    if source.has(before, "return") { return given(from: open) }
    switch source.kind(before) {
    case .openBrace where open.last == before: return given(from: open)
    case .openBracket, .comma: return element(at: start, in: open, of: .list, depth)
    case .colon, .operation:
      if let condition = condition(endingAt: before) {
        return place(at: condition, in: open, depth: depth + 1)
      }
      guard source.kind(before) == .colon else { return nil }
      return isCase(before)
        ? given(from: open) : element(at: start, in: open, of: .dictionary, depth)
    default: return nil
    }
  }

  /// One of a list or of the values of a dictionary that are stated to be colours, or whose first one is.
  private func element(
    at start: Int, in open: ArraySlice<Int>, of kind: Place, _ depth: Int
  ) -> Place? {
    guard let opener = open.last, source.kind(opener) == .openBracket else { return nil }
    if place(at: opener, in: open.dropLast(), depth: depth + 1) == kind { return .color }
    var first = opener + 1
    if kind == .dictionary {
      guard let colon = (first..<min(first + 3, start)).first(where: { source.kind($0) == .colon })
      else { return nil }
      first = colon + 1
    }
    return first < start && isColor(first) ? .color : nil
  }

  /// `Color.mint`, `UIColor(white: 0, alpha: 1)`, with nothing behind it.
  private func isColor(_ index: Int) -> Bool {
    guard source.kind(index) == .identifier, types.contains(source.name(index)) else {
      return false
    }
    let isMember = source.kind(index + 1) == .period && source.kind(index + 2) == .identifier
    if isMember, source.has(index + 2, "self") { return false }
    let isCall = source.kind(index + 1) == .openParenthesis
    guard isMember || isCall else { return false }
    let end = isCall ? source.after(index + 1) : index + 3
    return source.kind(end) == .comma
  }
}

extension SwiftColorPlaces {
  /// What stands before a `=`: a stated type, or the name of something whose type is known.
  private func assigned(by sign: Int) -> Place? {
    var start = sign - 1
    while start > 0, isOptional(start) { start -= 1 }
    if source.kind(start) == .closeBracket {
      let opener = source.closer(of: start)
      return source.kind(opener - 1) == .colon ? place(ofType: opener..<sign) : nil
    }
    guard source.kind(start) == .identifier else { return nil }
    let name = start
    if source.kind(start - 1) == .period, isModule(start - 2) { start -= 2 }
    if source.kind(start - 1) == .colon { return place(ofType: start..<sign) }
    return name == sign - 1 ? place(ofVariable: name) : nil
  }

  private func place(ofVariable index: Int) -> Place? {
    let name = source.name(index)
    let isOwn = source.kind(index - 1) != .period || source.has(index - 2, "self")
    if let known = names[name] {
      if isOwn { return known }
      if known != .color { return nil }
    }
    return Self.properties.contains(name) ? .color : nil
  }

  /// Properties of UIKit, AppKit and Core Animation that are colours, whatever has them.
  private static let properties: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "barTintColor", "highlightedTextColor",
    "shadowColor", "separatorColor", "onTintColor", "thumbTintColor", "minimumTrackTintColor",
    "maximumTrackTintColor", "progressTintColor", "trackTintColor", "pageIndicatorTintColor",
    "currentPageIndicatorTintColor", "unselectedItemTintColor", "sectionIndexColor", "borderColor",
    "fillColor", "strokeColor", "contentTintColor", "bezelColor", "insertionPointColor",
    "baseForegroundColor", "baseBackgroundColor",
  ]

  /// What the function or the constant gives whose code stands in these brackets. In a closure nobody knows.
  private func given(from open: ArraySlice<Int>) -> Place? {
    for brace in open.suffix(32).reversed() {
      guard source.kind(brace) == .openBrace else { return nil }
      if let place = bodies[brace] { return place }
      guard source.has(brace - 1, "get") || isControl(brace) else { return nil }
    }
    return nil
  }

  /// Whether a brace belongs to a statement such as `if`, and is no closure.
  private func isControl(_ brace: Int) -> Bool {
    var index = brace - 1
    for _ in 0..<64 where index >= 0 {
      let token = source.tokens[index]
      if token.isCloser {
        index = source.before(index)
        continue
      }
      if token.isOpener || token.kind == .semicolon { return false }
      let word = token.kind == .identifier ? source.text(index) : ""
      if word == "if" || word == "switch" { return beginsStatement(index) }
      if Self.blocks.contains(word) { return true }
      if word != "else", word != "catch", beginsLine(index) { return false }
      index -= 1
    }
    return false
  }

  /// Whether an `if` or a `switch` stands by itself, or is what is given back.
  private func beginsStatement(_ index: Int) -> Bool {
    let before = index - 1
    if source.has(before, "return") || source.has(before, "else") { return true }
    switch source.kind(before) {
    case .openBrace, .semicolon: return true
    case .colon: return isCase(before)
    default: return beginsLine(index)
    }
  }

  /// Whether a token begins a line that does not go on with the one before.
  private func beginsLine(_ index: Int) -> Bool {
    let token = source.tokens[index]
    guard token.startsLine, token.kind != .operation, token.kind != .period else { return false }
    switch source.kind(index - 1) {
    case .operation, .comma, .period, .colon, .openParenthesis, .openBracket: return false
    default: return true
    }
  }

  private static let blocks: Set<String> = ["guard", "for", "while", "do", "repeat", "defer"]

  /// Whether a colon ends the head of a `case`.
  private func isCase(_ colon: Int) -> Bool {
    var index = colon - 1
    for _ in 0..<64 where index >= 0 {
      if source.has(index, "case") || source.has(index, "default") {
        return source.kind(index - 1) != .period
      }
      let token = source.tokens[index]
      if token.isOpener || token.kind == .semicolon || token.kind == .colon { return false }
      index = source.before(index)
    }
    return false
  }

  /// Where the condition of a choice begins, of which this `?` or `:` is a part; nil where it is part of none.
  /// The `?` of an optional stands at what it is for.
  private func condition(endingAt mark: Int) -> Int? {
    guard source.kind(mark) == .colon || isChoice(mark) else { return nil }
    var missing = source.kind(mark) == .colon ? 1 : 0
    var index = mark - 1
    for _ in 0..<64 where index >= 0 {
      let token = source.tokens[index]
      if token.kind == .colon, missing > 0 {
        missing += 1
      } else if isChoice(index) {
        missing -= missing > 0 ? 1 : 0
      } else if token.kind == .colon || token.isOpener || token.kind == .comma
        || token.kind == .semicolon || source.has(index, "=") || source.has(index, "return")
        || source.has(index, "case")
      {
        return missing == 0 ? index + 1 : nil
      } else if beginsLine(index) {
        return missing == 0 ? index : nil
      }
      index = source.before(index)
    }
    return nil
  }

  /// Whether a token is the `?` of `a ? b : c`.
  func isChoice(_ index: Int) -> Bool {
    source.has(index, "?") && source.tokens[index].flags.contains(.spaceBefore)
  }
}
