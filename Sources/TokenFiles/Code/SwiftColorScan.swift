import ColorMath
import Diagnostics
import SourceTrees

/// Finds literal colours and opacities of text in Swift source, in one pass over its tokens.
struct SwiftColorScan {
  let source: SwiftSource
  let reader: SwiftColorReader
  /// The brackets that are open at the token that is looked at.
  private(set) var open: [Int] = []
  /// What the file says of types; made where something asks for it.
  private lazy var places = SwiftColorPlaces(source)

  init(_ file: SourceFile, _ initializers: SwiftInitializers) {
    source = SwiftSource(file)
    reader = SwiftColorReader(source, AppearanceWords(.standard), initializers)
  }

  mutating func run(_ colors: inout SourceColors) {
    for index in source.tokens.indices {
      let token = source.tokens[index]
      if token.kind == .openParenthesis, let name = callee(before: index) {
        call(name, index, &colors)
      } else if token.kind == .period {
        member(index, &colors)
        assignment(index, &colors)
      }
      if token.isOpener { open.append(index) } else if token.isCloser { _ = open.popLast() }
    }
  }

  /// The index of the name before a parenthesis, on the same line.
  private func callee(before parenthesis: Int) -> Int? {
    guard parenthesis > 0, !source.tokens[parenthesis].startsLine,
      [.identifier, .pound].contains(source.tokens[parenthesis - 1].kind)
    else { return nil }
    return parenthesis - 1
  }

  private func call(_ name: Int, _ parenthesis: Int, _ colors: inout SourceColors) {
    let text = source.name(name)
    if text == "opacity" || text == "withAlphaComponent" {
      return opacity(name, parenthesis, &colors)
    }
    guard Self.mayMakeColor(text, source, parenthesis) else { return }
    let arguments = source.arguments(parenthesis)
    let tokens = start(of: name)..<source.after(parenthesis)
    let making = making(name, arguments)
    if let found = reader.literal(text, arguments, tokens, making) {
      add(.components, found, tokens, arguments, &colors)
    } else if making == .color, hasComponents(arguments) {
      let reason = "is made by an initializer that is not known here"
      add(.components, .unknown(reason), tokens, arguments, &colors)
    }
  }

  private func add(
    _ kind: SourceColors.Literal.Kind, _ found: SwiftColor, _ tokens: Range<Int>,
    _ arguments: [SwiftArgument], _ colors: inout SourceColors
  ) {
    var literal = SourceColors.Literal(
      kind: kind, color: found.literal, location: source.location(tokens))
    switch found {
    case .unreadable(let reason): (literal.kind, literal.problem) = (.malformed, reason)
    case .unknown(let reason) where kind == .components && isWrittenOut(arguments):
      (literal.kind, literal.problem) = (.malformed, reason)
    default: break
    }
    colors.literals.append(literal)
  }

  /// A look at the first argument spares most calls from being read.
  private static func mayMakeColor(
    _ name: String, _ source: SwiftSource, _ parenthesis: Int
  ) -> Bool {
    switch source.kind(parenthesis + 1) {
    case .identifier: source.kind(parenthesis + 2) == .colon
    case .number, .string, .period, .operation: true
    default: false
    }
  }

  /// What a call makes, by its name, by the type before the point, or by the type that a constant is
  /// stated to have.
  private func making(_ name: Int, _ arguments: [SwiftArgument]) -> SwiftMaking {
    let text = source.name(name)
    let isMember = name > 0 && source.kind(name - 1) == .period
    let base = isMember && source.kind(name - 2) == .identifier ? source.name(name - 2) : nil
    if text == "init" {
      if let type = base ?? statedType(name - 1) { return reader.making(type) }
      let labels = Set(arguments.compactMap(\.label))
      return labels.isDisjoint(with: Self.hexLabels) ? .other : .color
    }
    let making = reader.making(text)
    if making == .other, isMarked(arguments) { return .maybe }
    guard making != .color, let base, reader.isColorType(base) else { return making }
    return text.beginsUppercase ? .maybe : .color
  }

  /// `Data` of `let key: Data = .init(…)`.
  private func statedType(_ period: Int) -> String? {
    guard period >= 3, source.has(period - 1, "="), source.kind(period - 2) == .identifier,
      [.colon, .period].contains(source.kind(period - 3))
    else { return nil }
    return source.name(period - 2)
  }

  /// `swatch(hex: "#FF6030")`: a text that is a colour, whatever takes it.
  private func isMarked(_ arguments: [SwiftArgument]) -> Bool {
    guard let first = arguments.first, Self.hexLabels.contains(first.label ?? "") else {
      return false
    }
    return reader.text(first.value)?.hasPrefix("#") ?? false
  }

  /// Whether the numbers or digits of a colour stand there, whatever else it depends on.
  private func isWrittenOut(_ arguments: [SwiftArgument]) -> Bool {
    if arguments.count(where: { reader.number($0.value) != nil }) >= 3 { return true }
    guard let first = arguments.first else { return false }
    if let text = reader.text(first.value) { return first.label != nil || text.hasPrefix("#") }
    return first.label != nil && reader.number(first.value) != nil
  }

  /// Three numbers or more, and nothing else that they could be than components.
  private func hasComponents(_ arguments: [SwiftArgument]) -> Bool {
    arguments.count >= 3
      && arguments.prefix(3).allSatisfy { reader.number($0.value) != nil }
      && arguments.allSatisfy { Self.componentLabels.contains($0.label) }
  }

  private static let componentLabels: Set<String?> = [
    nil, "r", "g", "b", "a", "h", "s", "l", "v", "c", "m", "y", "k", "red", "green", "blue", "hue",
    "saturation", "lightness", "brightness", "value", "cyan", "magenta", "yellow", "black", "alpha",
    "opacity",
  ]

  private static let hexLabels: Set<String> = [
    "hex", "hexString", "hexValue", "rgbaValue", "argbValue", "rgbValue", "argb", "rgba",
    "hexCode", "rgbHex",
  ]

  /// The index of the first name of a path that ends here: of `SwiftUI.Color`, `SwiftUI`.
  private func start(of name: Int) -> Int {
    var start = name
    while start >= 2, source.kind(start - 1) == .period, source.kind(start - 2) == .identifier,
      name - start < 32
    {
      start -= 2
    }
    return start > 0 && source.kind(start - 1) == .period ? start - 1 : start
  }
}

extension SwiftColorScan {
  /// `Color.red`, `UIColor.black`: a colour of the language or the system, and not of the project.
  private mutating func member(_ period: Int, _ colors: inout SourceColors) {
    guard source.kind(period + 1) == .identifier, source.kind(period + 2) != .openParenthesis else {
      return
    }
    let name = source.name(period + 1)
    if period > 0, source.kind(period - 1) == .string {
      // `"#FF6030".color`
      guard SwiftColorReader.conversions.contains(name),
        let found = reader.hexText(period - 1, nil, nil, false), found.literal != nil
      else { return }
      add(.components, found, period - 1..<period + 2, [], &colors)
    } else if period > 0, source.kind(period - 1) == .identifier,
      !source.has(period - 1, "return")
    {
      let type = source.name(period - 1)
      guard SwiftColorReader.types.contains(type), Self.isHue(name), places.types.contains(type),
        period < 2 || source.kind(period - 2) != .period || source.has(period - 3, "SwiftUI")
      else { return }
      named(name, of: type, start(of: period - 1)..<period + 2, &colors)
    } else if period > 0, Self.isHue(name), isOfColorType(period) {
      named(name, of: "Color", period..<period + 2, &colors)
    }
  }

  private static func isHue(_ name: String) -> Bool {
    hues.contains(name) || name == "white" || name == "black"
  }

  /// Whether what stands before a point without a type says that a colour belongs here.
  private mutating func isOfColorType(_ period: Int) -> Bool {
    if let place = places.place(at: period, in: open[...]) { return place == .color }
    guard startsOperand(period), let opener = open.last, opener > 0 else { return false }
    return source.kind(opener) == .openParenthesis
      ? takesColor(opener, period) : isListOfColors(opener)
  }

  /// `colors: […]`
  private func isListOfColors(_ opener: Int) -> Bool {
    source.kind(opener) == .openBracket && source.kind(opener - 1) == .colon
      && source.kind(opener - 2) == .identifier
      && source.name(opener - 2).lowercased().hasSuffix("colors")
  }

  /// Whether a value begins here: an argument, or a side of a condition.
  private mutating func startsOperand(_ period: Int) -> Bool {
    [.openParenthesis, .openBracket, .comma, .colon].contains(source.kind(period - 1))
      || places.isChoice(period - 1)
  }

  private func named(
    _ name: String, of type: String, _ tokens: Range<Int>, _ colors: inout SourceColors
  ) {
    if let known = reader.known(name, of: type) {
      add(.named, known, tokens, [], &colors)
    } else if Self.hues.contains(name) {
      add(.named, .unknown("is the system's"), tokens, [], &colors)
    }
  }

  /// Colours that are called by what they look like. Those that are called by what they are for
  /// (`primary`, `label`) are the system's own tokens.
  private static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "magenta", "lightGray", "darkGray", "systemRed", "systemOrange",
    "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
  ]

  /// Whether what stands here is the first argument of a modifier that takes a colour, one of those that
  /// `foregroundStyle` takes, or one that is called a colour.
  private func takesColor(_ opener: Int, _ period: Int) -> Bool {
    if source.has(period - 1, "?") || isElse(opener, period) {
      return source.kind(opener - 1) == .identifier
        && Self.modifiers.contains(source.name(opener - 1))
    }
    if source.kind(period - 1) == .colon {
      let label = source.kind(period - 2) == .identifier ? source.name(period - 2) : ""
      return label.lowercased().hasSuffix("color") || label == "tint"
    }
    guard source.kind(opener - 1) == .identifier else { return false }
    if source.kind(period - 1) == .comma { return source.has(opener - 1, "foregroundStyle") }
    guard period == opener + 1 else { return false }
    return Self.modifiers.contains(source.name(opener - 1))
  }

  /// Whether the colon before this belongs to a condition and not to a label.
  private func isElse(_ opener: Int, _ period: Int) -> Bool {
    source.kind(period - 1) == .colon && period - opener > 3
      && (opener + 1..<period - 1).suffix(16).contains { source.has($0, "?") }
  }

  private static let modifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "border",
    "tint", "accentColor", "overlay", "listRowBackground", "colorMultiply", "setTitleColor",
  ]
}

extension SwiftColor {
  /// The colour, where it is one.
  fileprivate var literal: Color? {
    switch self {
    case .literal(let color, _): color
    case .doubtful(let color, _): color.literal
    default: nil
    }
  }
}
