import ColorMath
import ColorSyntax
import Diagnostics
import TokenFiles

/// What manifests paint with: one colour or a gradient.
extension Measurer {
  /// The paint as ColorMath draws it, with the colours in it.
  func paint(
    _ paint: PaintReference, in appearance: Int
  ) -> Swift.Result<(paint: ColorMath.Paint, colors: [TokenColor]), ColorGap> {
    var colors: [TokenColor] = []
    let gradient = gradient(paint, in: appearance)
    for reference in gradient?.stops ?? paint.references[...] {
      switch color(reference, in: appearance) {
      case .success(let color): colors.append(color)
      case .failure(let gap): return .failure(gap)
      }
    }
    if case .solid = paint.content, let only = colors.first {
      return .success((.color(only.color), colors))
    }
    if let gradient, !gradient.isOne {
      let path = gradient.path ?? .initial(isLegacy: colors.allSatisfy(\.isLegacy))
      return .success((.gradient(path.colors(through: colors.map(\.color))), colors))
    }
    if gradient?.isOne == true, let only = colors.first {
      return .success((.color(only.color), colors))
    }
    return .success((.gradient(colors.map(\.color)), colors))
  }

  /// What a token that is a gradient of CSS is in an appearance: so many of its stops, or one colour.
  private func gradient(
    _ paint: PaintReference, in appearance: Int
  ) -> (stops: ArraySlice<ColorReference>, path: GradientPath?, isOne: Bool)? {
    guard case .gradient(let stops) = paint.content, case .token(let first)? = stops.first,
      let head = tokens.gradient(of: first)
    else { return nil }
    guard let form = tokens.form(of: head, in: appearance) else {
      return ([.token(head)], nil, true)
    }
    return (stops.prefix(form.count), form.path, false)
  }

  /// A colour's name, or "gradient a … b".
  mutating func name(_ paint: PaintReference) -> String {
    switch paint.content {
    case .solid(let reference): return name(reference)
    case .gradient(let stops):
      guard let first = stops.first, let last = stops.last else { return "gradient" }
      return "gradient " + name(first) + " … " + name(last)
    }
  }

  /// Prepared for measuring, where the reference is an opaque colour.
  mutating func opaqueColor(_ reference: ColorReference, in appearance: Int) -> OpaqueColor? {
    if case .token(let token) = reference { return opaqueColor(token, in: appearance) }
    guard case .success(let color) = color(reference, in: appearance) else { return nil }
    return OpaqueColor(color.color)
  }
}

/// A composition that has to be drawn before it is measured.
struct Composition: Hashable {
  var foreground: ColorMath.Paint
  var layers: [Layer]
}

extension Measurer {
  /// Measures each composition once, since appearances and states repeat them.
  mutating func composite(
    _ foreground: ColorMath.Paint, over layers: [Layer]
  ) -> ContrastMeasurement {
    let composition = Composition(foreground: foreground, layers: layers)
    if let known = compositions[composition] { return known }
    let measurement = Contrast.measure(foreground: foreground, over: layers)
    compositions[composition] = measurement
    return measurement
  }

  /// A paint over what lies behind it.
  mutating func measure(
    _ paint: PaintReference, on backdrop: Backdrop, in appearance: Int
  ) -> Result {
    switch backdrop.content {
    case .unknown(let gap): return .unknown(gap)
    case .layers(let layers, let opaque):
      if let opaque, case .solid(let reference) = paint.content,
        let front = opaqueColor(reference, in: appearance)
      {
        return .ratio(Contrast.measure(front, on: opaque))
      }
      switch self.paint(paint, in: appearance) {
      case .success(let found):
        return .measured(composite(found.paint, over: layers))
      case .failure(let gap): return .unknown(gap)
      }
    }
  }
}

extension Measurer {
  /// One colour that a document names on another.
  mutating func measure(
    _ foreground: ColorReference, on background: ColorReference, in appearance: Int
  ) -> Result {
    if let front = opaqueColor(foreground, in: appearance),
      let back = opaqueColor(background, in: appearance)
    {
      return .ratio(Contrast.measure(front, on: back))
    }
    switch (color(foreground, in: appearance), color(background, in: appearance)) {
    case (.success(let front), .success(let back)):
      return .measured(Contrast.measure(foreground: front.color, over: back.color))
    case (.failure(let gap), _), (_, .failure(let gap)): return .unknown(gap)
    }
  }
}
