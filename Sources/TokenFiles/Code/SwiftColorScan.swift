import ColorMath
import Diagnostics
import SourceTrees

/// Finds literal colours and opacities of text in Swift source, in one pass over its tokens.
struct SwiftColorScan {
  let source: SwiftSource
  let reader: SwiftColorReader
  /// The brackets that are open at the token that is looked at.
  private(set) var open: [Int] = []

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
    let type = text == "init" && name >= 2 ? source.name(name - 2) : text
    guard
      Self.saysColor(type, arguments) || reader.initializers.components(of: text, arguments) != nil
    else { return }
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
    } else if period > 0, startsOperand(period), let opener = open.last, opener > 0,
      source.kind(opener) == .openParenthesis,
      takesColor(opener, period)
    {
      named(name, of: "Color", period..<period + 2, &colors)
    }
  }

  /// Whether a value begins here: an argument, or a side of a condition.
  private func startsOperand(_ period: Int) -> Bool {
    [.openParenthesis, .comma, .colon].contains(source.kind(period - 1))
      || source.has(period - 1, "?")
  }

  private func named(
    _ name: String, of type: String, _ tokens: Range<Int>, _ colors: inout SourceColors
  ) {
    if let known = reader.known(name, of: type) {
      // Nothing at all is no colour that a design system would have.
      if name != "clear" { add(.named, known, tokens, &colors) }
    } else if Self.hues.contains(name) {
      add(.named, .unknown("is the system's"), tokens, &colors)
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

  /// Whether what stands here is the first argument of a modifier that takes a colour, or one that is
  /// called a colour.
  private func takesColor(_ opener: Int, _ period: Int) -> Bool {
    if source.has(period - 1, "?") || isElse(opener, period) {
      return source.kind(opener - 1) == .identifier
        && Self.modifiers.contains(source.name(opener - 1))
    }
    if source.kind(period - 1) == .colon {
      return source.kind(period - 2) == .identifier
        && source.name(period - 2).lowercased().hasSuffix("color")
    }
    guard period == opener + 1, source.kind(opener - 1) == .identifier else { return false }
    return Self.modifiers.contains(source.name(opener - 1))
  }

  /// Whether the colon before this belongs to a condition and not to a label.
  private func isElse(_ opener: Int, _ period: Int) -> Bool {
    source.kind(period - 1) == .colon && period - opener > 3
      && (opener + 1..<period - 1).suffix(16).contains { source.has($0, "?") }
  }

  private static let modifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "border",
    "tint", "accentColor", "overlay", "listRowBackground", "colorMultiply",
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
