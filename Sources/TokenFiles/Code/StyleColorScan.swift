import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

/// Finds literal colours in the declarations of style sheets, and opacities in the colour of text.
struct StyleColorScan {
  private let tree: CSSTree

  init(_ file: SourceFile) { tree = CSS.parse(file) }

  func run(_ colors: inout SourceColors) {
    tree.withView { view in
      for index in 0..<view.count {
        let entry = view.entry(index)
        guard entry.isDeclaration, !entry.value.isEmpty else { continue }
        let tokens = CSSTokenList(tree.file, in: entry.value)
        let name = tree.node(at: index).name
        scan(tokens, Property(name), &colors)
      }
    }
  }

  /// What a property says of the words in its value.
  private struct Property {
    var isText: Bool
    /// Whether `tan` is a colour in it, and not the name of an animation.
    var takesColors: Bool

    init(_ name: String) {
      isText = name == "color"
      takesColors =
        name.hasPrefix("--") || name.contains("color")
        || Self.shorthands.contains { name.hasPrefix($0) }
    }

    private static let shorthands = [
      "background", "border", "outline", "fill", "stroke", "box-shadow", "text-shadow",
      "column-rule", "text-decoration", "text-emphasis",
    ]
  }

  /// Looks at each value, and into functions that are no colours by themselves, such as gradients.
  private func scan(
    _ tokens: CSSTokenList, _ property: Property, _ colors: inout SourceColors
  ) {
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard mayBegin(tokens[index], property) else { continue }
      let end = tokens.after(index)
      let span = tokens.span(index..<end)
      guard span.range.count <= 1_000 else { continue }
      if let color = color(span) {
        add(color, tokens[index].kind == .ident, span, property, &colors)
        index = end - 1
      } else if property.isText, tokens[index].kind == .function, fades(tokens, index) {
        colors.textOpacities.append(
          SourceColors.TextOpacity(amount: nil, location: tree.file.location(span)))
      }
    }
  }

  private func mayBegin(_ token: CSSToken, _ property: Property) -> Bool {
    switch token.kind {
    case .hash, .idHash, .function: true
    case .ident: property.takesColors && token.span.range.count <= 20
    default: false
    }
  }

  /// Whether a colour function with variables in it has an opacity, or mixes with nothing:
  /// `rgb(from var(--ink) r g b / 50%)`, `color-mix(in oklab, var(--ink) 60%, transparent)`.
  private func fades(_ tokens: CSSTokenList, _ function: Int) -> Bool {
    let isMix = tokens.text(of: tokens[function]) == "color-mix"
    var index = tokens.contents(of: function).lowerBound
    while index < tokens.contents(of: function).upperBound {
      let token = tokens[index]
      if isMix, token.kind == .ident, tokens.text(of: token) == "transparent" { return true }
      if !isMix, tokens.isDelim(token, UInt8(ascii: "/")) {
        let rest = tokens.trimmed(index + 1..<tokens.contents(of: function).upperBound)
        let alpha = rest.isEmpty ? "" : tree.file.text(tokens.span(rest))
        return !["1", "100%", "alpha"].contains(alpha)
      }
      index = tokens.after(index)
    }
    return false
  }

  private func color(_ span: Span) -> CSSColor? {
    tree.file.bytes.withUnsafeBufferPointer { bytes in
      try? CSSColor.parse(UnsafeBufferPointer(rebasing: bytes[span.range]))
    }
  }

  private func add(
    _ color: CSSColor, _ isNamed: Bool, _ span: Span, _ property: Property,
    _ colors: inout SourceColors
  ) {
    guard let absolute = color.absolute, absolute.alpha > 0 else { return }
    let location = tree.file.location(span)
    colors.literals.append(
      SourceColors.Literal(
        kind: isNamed ? .named : .components, color: absolute, location: location))
    if property.isText, absolute.alpha < 1 {
      colors.textOpacities.append(
        SourceColors.TextOpacity(amount: absolute.alpha, location: location))
    }
  }
}
