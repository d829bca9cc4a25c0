import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

/// Finds literal colours in the declarations of style sheets, and text that is faded.
struct StyleColorScan {
  private let tree: CSSTree

  init(_ file: SourceFile) { tree = CSS.parse(file) }

  func run(_ colors: inout SourceColors) {
    StyleFades(tree).run(&colors)
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
    /// Whether `tan` is a colour in it, and not the name of an animation.
    var takesColors: Bool

    init(_ name: String) {
      takesColors =
        name.hasPrefix("--") || name.contains("color")
        || Self.shorthands.contains { name.hasPrefix($0) }
    }

    private static let shorthands = [
      "background", "border", "outline", "fill", "stroke", "box-shadow", "text-shadow",
      "column-rule", "text-decoration", "text-emphasis", "filter", "backdrop-filter",
      "initial-value",
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
      // Of `light-dark(…)` each side is a literal.
      if let color = color(span)?.absolute {
        add(color, tokens[index].kind == .ident, span, &colors)
        index = end - 1
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

  private func color(_ span: Span) -> CSSColor? {
    tree.file.bytes.withUnsafeBufferPointer { bytes in
      try? CSSColor.parse(UnsafeBufferPointer(rebasing: bytes[span.range]))
    }
  }

  private func add(
    _ color: Color, _ isNamed: Bool, _ span: Span, _ colors: inout SourceColors
  ) {
    guard color.alpha > 0 else { return }
    colors.literals.append(
      SourceColors.Literal(
        kind: isNamed ? .named : .components, color: color, location: tree.file.location(span)))
  }
}
