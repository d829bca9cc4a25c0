import ColorMath

/// The colour that channel keywords refer to, as numbers in the units of the function around them.
///
/// A class, so that the parser carries one word for it; only relative colours make one.
final class Origin {
  private let values: SIMD4<Double>
  private let missing: MissingComponents
  private let keywords: (UInt64, UInt64, UInt64)

  init(_ color: Color, in model: ColorModel) {
    var components = color.components
    // A hue is kept as one turn, whatever was written (CSS Color 4, "Representing Cylindrical-coordinate
    // Hues: the <hue> syntax").
    if let hue = color.space.hueIndex {
      components[hue] = Interpolation.normalized(components[hue])
    }
    values = SIMD4(
      model.first.number(component: components.x), model.second.number(component: components.y),
      model.third.number(component: components.z), color.alpha)
    missing = color.missing
    keywords = model.keywords
  }

  /// `alpha()` knows only that keyword.
  init(alphaOf color: Color) {
    values = SIMD4(0, 0, 0, color.alpha)
    missing = color.missing
    keywords = (0, 0, 0)
  }

  /// What a channel keyword stands for; nil for any other word. A missing component is `none`, and
  /// its value 0 inside a calculation (CSS Color 5, "Relative Colors").
  func component(_ word: Word) -> Component? {
    guard word.count > 0, word.count <= 8 else { return nil }
    switch word.first {
    case keywords.0: return component(0, .first)
    case keywords.1: return component(1, .second)
    case keywords.2: return component(2, .third)
    case packed("alpha"): return component(3, .alpha)
    default: return nil
    }
  }

  private func component(_ index: Int, _ member: MissingComponents) -> Component {
    missing.contains(member)
      ? Component(value: 0, kind: .missing) : Component(value: values[index], kind: .number)
  }
}

extension ColorParser {
  /// Takes the keyword `from` if it is next.
  mutating func takeFrom() throws(Failure) -> Bool {
    let start = scanner.offset
    guard scanner.name() == Word("from"), scanner.current != 0x28 else {
      scanner.offset = start
      return false
    }
    scanner.skipSpace()
    return true
  }

  /// `oklch(from <color> l c h / alpha)`, behind `from` (CSS Color 5, "Relative Colors").
  mutating func relative(_ model: ColorModel) throws(Failure) -> CSSColor {
    let base = try color()
    scanner.skipSpace()
    return try relative(model, to: base)
  }

  /// The arguments of a relative colour, whose origin is read.
  mutating func relative(_ model: ColorModel, to base: CSSColor) throws(Failure) -> CSSColor {
    let outer = origin
    defer { origin = outer }
    let source = base.absolute?.converted(to: model.space)
    origin = Origin(source ?? Color(model.space, 0, 0, 0), in: model)
    let result = try relativeComponents(model)
    return source == nil ? base : .color(result, legacy: false)
  }

  private mutating func relativeComponents(_ model: ColorModel) throws(Failure) -> Color {
    let first = try component(model.first)
    scanner.skipSpace()
    let second = try component(model.second)
    scanner.skipSpace()
    let third = try component(model.third)
    scanner.skipSpace()
    let alpha = try optionalAlpha()
    let color = resolve(model, first, second, third, alpha, isRelative: true)
    return color.missing.isEmpty ? color.resolvedToSRGB : color
  }

  /// A slash and an alpha, or else the origin's alpha.
  mutating func optionalAlpha() throws(Failure) -> Component {
    guard scanner.take(0x2F) else {
      return origin?.component(Word("alpha")) ?? Component.opaque
    }
    scanner.skipSpace()
    let alpha = try component(.unit)
    scanner.skipSpace()
    return alpha
  }

  /// `alpha(from <color> / <alpha>)`: the same colour with another alpha (CSS Color 5, "Relative Alpha Colors").
  mutating func alphaFunction() throws(Failure) -> CSSColor {
    guard try takeFrom() else { throw Failure(expected: "from", offset: scanner.offset) }
    metCurrentColor = false
    let base = try color()
    scanner.skipSpace()
    let outer = origin
    defer { origin = outer }
    origin = Origin(alphaOf: base.absolute ?? Color(.srgb, 0, 0, 0))
    let alpha = try optionalAlpha()
    guard case .color(var color, let legacy) = base else { return base }
    color.alpha = alpha.asAlpha
    color.missing.remove(.alpha)
    if alpha.kind == .missing { color.missing.insert(.alpha) }
    return .color(color, legacy: legacy && !metCurrentColor)
  }
}

extension Color {
  /// HSL and HWB as results of mixing and of relative syntax are sRGB colours, except that they stay
  /// what they are to keep a missing component (CSS Color 4, "CSS serialization of sRGB values").
  var resolvedToSRGB: Color {
    guard space == .hsl || space == .hwb else { return self }
    guard missing.isDisjoint(with: [.first, .second, .third]) else { return self }
    return Color(.srgb, components(in: .srgb), alpha: alpha, missing: missing)
  }
}
