import ColorMath
import Diagnostics
import SourceTrees

/// Finds literal colours and opacities of text in Swift source, in one pass over its tokens.
struct SwiftColorScan {
  private let source: SwiftSource
  private let reader: SwiftColorReader
  /// The brackets that are open at the token that is looked at.
  private var open: [Int] = []

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
    let type = text == "init" && name >= 2 ? source.name(name - 2) : text
    guard Self.saysColor(type, arguments) else { return }
    let end = source.after(parenthesis)
    let tokens = start(of: name)..<end
    guard let found = reader.literal(text, arguments, tokens) else { return }
    add(.components, found, tokens, &colors)
  }

  private func add(
    _ kind: SourceColors.Literal.Kind, _ found: SwiftColor, _ tokens: Range<Int>,
    _ colors: inout SourceColors
  ) {
    colors.literals.append(
      SourceColors.Literal(kind: kind, color: found.literal, location: source.location(tokens)))
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

  /// Whether a call makes a colour and nothing else that happens to have such arguments.
  private static func saysColor(_ type: String, _ arguments: [SwiftArgument]) -> Bool {
    if type.contains("olor") || type.lowercased().contains("oklch") { return true }
    let labels = Set(arguments.compactMap(\.label))
    if !labels.isDisjoint(with: hexLabels) { return true }
    return labels.isSuperset(of: ["red", "green", "blue"])
      || labels.isSuperset(of: ["hue", "saturation", "brightness"])
      || ["srgb", "displayP3", "rgb", "rgba"].contains(type)
  }

  private static let hexLabels: Set<String> = [
    "hex", "hexString", "hexValue", "rgbaValue", "argbValue", "rgbValue", "argb", "rgba",
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
  private func member(_ period: Int, _ colors: inout SourceColors) {
    guard source.kind(period + 1) == .identifier, source.kind(period + 2) != .openParenthesis else {
      return
    }
    let name = source.name(period + 1)
    if period > 0, source.kind(period - 1) == .identifier {
      let type = source.name(period - 1)
      guard SwiftColorReader.types.contains(type),
        period < 2 || source.kind(period - 2) != .period || source.has(period - 3, "SwiftUI")
      else { return }
      named(name, of: type, start(of: period - 1)..<period + 2, &colors)
    } else if period > 0, [.openParenthesis, .comma, .colon].contains(source.kind(period - 1)),
      let opener = open.last, opener > 0, source.kind(opener) == .openParenthesis,
      takesColor(opener, period)
    {
      named(name, of: "Color", period..<period + 2, &colors)
    }
  }

  private func named(
    _ name: String, of type: String, _ tokens: Range<Int>, _ colors: inout SourceColors
  ) {
    if let known = reader.known(name, of: type) {
      // Nothing at all is no colour that a design system would have.
      if name != "clear" { add(.named, known, tokens, &colors) }
    } else if SwiftColorReader.isSystem([name]) {
      add(.named, .unknown("is the system's"), tokens, &colors)
    }
  }

  /// Whether what stands here is the first argument of a modifier that takes a colour, or one that is
  /// called a colour.
  private func takesColor(_ opener: Int, _ period: Int) -> Bool {
    if source.kind(period - 1) == .colon {
      return source.kind(period - 2) == .identifier
        && source.name(period - 2).lowercased().hasSuffix("color")
    }
    guard period == opener + 1, source.kind(opener - 1) == .identifier else { return false }
    return Self.modifiers.contains(source.name(opener - 1))
  }

  private static let modifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "border",
    "tint", "accentColor", "overlay", "listRowBackground", "colorMultiply",
  ]
}

extension SwiftColorScan {
  /// An opacity below 1 in the colour of a text, or on the text.
  private func opacity(_ name: Int, _ parenthesis: Int, _ colors: inout SourceColors) {
    guard name > 0, source.kind(name - 1) == .period,
      let argument = source.arguments(parenthesis).first
    else { return }
    let amount = reader.number(argument.value)
    guard amount.map({ $0 < 1 }) ?? true, isOfText(name) else { return }
    colors.textOpacities.append(
      SourceColors.TextOpacity(
        amount: amount, location: source.location(name - 1..<source.after(parenthesis))))
  }

  private func isOfText(_ name: Int) -> Bool {
    let base = base(ofMember: name)
    if ["Text", "Label", "AttributedString"].contains(source.name(base)),
      source.kind(base + 1) == .openParenthesis
    {
      return true
    }
    if base >= 2, source.has(base - 1, "="), source.kind(base - 2) == .identifier {
      return Self.textProperties.contains(source.name(base - 2))
    }
    guard let opener = open.last, opener > 0 else { return false }
    if source.kind(opener) == .openParenthesis, source.kind(opener - 1) == .identifier {
      return Self.textModifiers.contains(source.name(opener - 1)) || labelSaysText(before: base)
    }
    return labelSaysText(before: base)
  }

  /// `[.foregroundColor: ink.withAlphaComponent(0.5)]`, `Badge(textColor: ink.opacity(0.5))`.
  private func labelSaysText(before base: Int) -> Bool {
    base >= 2 && source.kind(base - 1) == .colon && source.kind(base - 2) == .identifier
      && Self.textProperties.contains(source.name(base - 2))
  }

  private static let textModifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "textColor", "setTitleColor",
  ]
  private static let textProperties: Set<String> = [
    "textColor", "foregroundColor", "titleColor", "placeholderColor", "labelColor",
  ]

  /// The index of the first token of `a.b(c).name`; the point, where it begins with one.
  private func base(ofMember name: Int) -> Int {
    var index = name
    for _ in 0..<64 {
      guard index > 0, source.kind(index - 1) == .period else { return index }
      guard index > 1 else { return index - 1 }
      index -= 2
      while index > 0, source.tokens[index].isCloser {
        let opener = source.closer(of: index)
        // `Text("a")` goes on to the left of its bracket, `Text { … }` and `(a).b` alike.
        guard opener > 0, opener < index, source.kind(opener - 1) == .identifier else {
          return min(opener, index)
        }
        index = opener - 1
      }
      if source.kind(index) != .identifier { return index + 1 }
    }
    return index
  }
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
