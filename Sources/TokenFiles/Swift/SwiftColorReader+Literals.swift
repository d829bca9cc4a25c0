import ColorMath
import Diagnostics
import SourceTrees

extension SwiftColorReader {
  /// A call with literal components: RGB in a stated space, gray, HSB, OKLCH, or a hex number or text.
  func literal(
    _ name: String, _ arguments: [SwiftArgument], _ tokens: Range<Int>
  ) -> SwiftColor? {
    if let said = initializers.components(of: name, arguments) {
      return named(said, arguments, tokens)
    }
    let span = source.span(tokens)
    if arguments.count >= 3, let color = polar(name, arguments, span) { return color }
    if Self.have(["green", "blue"], arguments) { return rgb(arguments, span) }
    if Self.have(["saturation", "brightness"], arguments) { return hsb(arguments, span) }
    if let white = first(of: Self.whiteLabels, arguments) { return gray(white, arguments, span) }
    if Self.have(["r", "g", "b"], arguments) { return shortRGB(arguments, span) }
    if arguments.count >= 3, Self.functions.contains(name) {
      return unlabelled(name == "displayP3" ? .displayP3 : .srgb, arguments, scale: 255, span)
    }
    return hex(name, arguments)
  }

  /// OKLCH, by its labels or its name, or OKLab.
  private func polar(
    _ name: String, _ arguments: [SwiftArgument], _ span: Span
  ) -> SwiftColor? {
    for names in Self.cylindrical where Self.have(names, arguments) {
      return components(names, .oklch, arguments, span)
    }
    if name.says("oklch") || arguments[0].label?.says("oklch") == true {
      return unlabelled(.oklch, arguments, scale: 1, span)
    }
    if name.says("oklab"), Self.have(["l", "a", "b"], arguments) {
      return components(["l", "a", "b"], .oklab, arguments, span)
    }
    return nil
  }

  private static let functions: Set<String> = ["srgb", "displayP3", "rgb", "rgba"]

  private static func have(_ labels: [String], _ arguments: [SwiftArgument]) -> Bool {
    labels.allSatisfy { label in arguments.contains { $0.label == label } }
  }

  /// What lightness, chroma and hue are called.
  private static let cylindrical = [
    ["l", "c", "h"], ["L", "C", "H"], ["lightness", "chroma", "hue"], ["oklchL", "c", "h"],
  ]

  /// Red, green and blue: in the space that the first argument or the first label names.
  private func rgb(_ arguments: [SwiftArgument], _ span: Span) -> SwiftColor? {
    var space = ColorSpace.srgb
    if let first = arguments.first, first.label == nil,
      case .member(nil, let name) = first.value.kind
    {
      switch name {
      case "displayP3": space = .displayP3
      case "sRGBLinear": space = .srgbLinear
      case "sRGB": space = .srgb
      default: return .unknown("is in the colour space \(name), which nobody knows here")
      }
    }
    let red = ["red", "srgbRed", "displayP3Red", "calibratedRed", "deviceRed", "genericRed"]
      .first { argument($0, arguments) != nil }
    guard let red else { return nil }
    if red == "displayP3Red" { space = .displayP3 }
    return components([red, "green", "blue"], space, arguments, span)
  }

  private func components(
    _ labels: [String], _ space: ColorSpace, _ arguments: [SwiftArgument], _ span: Span
  ) -> SwiftColor? {
    var values = SIMD3<Double>()
    for (index, label) in labels.enumerated() {
      guard let expression = argument(label, arguments) else { return nil }
      guard let value = number(expression) else {
        return .unknown("has components that are not numbers")
      }
      if space != .oklch, space != .oklab, value > 2, isWhole(expression) {
        return .unreadable(
          "has \(label) \(Int(value)), but components go from 0 to 1: divide by 255")
      }
      values[index] = value
    }
    return finish(Color(space, values), arguments, span)
  }

  /// Whether a number is written whole, so that 255 is a slip and 1.05 a wide-gamut colour.
  private func isWhole(_ expression: SwiftExpression) -> Bool {
    if case .number(let index) = expression.kind { return (source.integer(index) ?? 256) < 256 }
    return false
  }

  private func unlabelled(
    _ space: ColorSpace, _ arguments: [SwiftArgument], scale: Double, _ span: Span
  ) -> SwiftColor? {
    let values = arguments.prefix(3).filter { !Self.opacityLabels.contains($0.label ?? "") }
      .compactMap { number($0.value) }
    guard values.count == 3 else { return nil }
    return finish(
      Color(space, SIMD3(values[0], values[1], values[2]) / scale), arguments, at: 3, span)
  }

  private func hsb(_ arguments: [SwiftArgument], _ span: Span) -> SwiftColor? {
    guard let hue = first(of: Self.hueLabels, arguments) else { return nil }
    let others = ["saturation", "brightness"].compactMap { argument($0, arguments) }
    let values = ([hue] + others).compactMap { number($0) }
    guard values.count == 3 else { return .unknown("has components that are not numbers") }
    return finish(Self.hsb(SIMD3(values[0], values[1], values[2])), arguments, span)
  }

  private static let hueLabels = ["hue", "calibratedHue", "deviceHue"]
  private static let whiteLabels = [
    "white", "calibratedWhite", "deviceWhite", "genericGamma22White",
  ]

  private func first(of labels: [String], _ arguments: [SwiftArgument]) -> SwiftExpression? {
    labels.lazy.compactMap { argument($0, arguments) }.first
  }

  /// `UIColor(r: 255, g: 96, b: 48)`, a project's own: of 255 where a channel is over 1.
  private func shortRGB(_ arguments: [SwiftArgument], _ span: Span) -> SwiftColor? {
    let values = ["r", "g", "b"].compactMap { label in
      argument(label, arguments).flatMap { number($0) }
    }
    guard values.count == 3 else { return .unknown("has components that are not numbers") }
    let scale: Double = values.contains { $0 > 1 } ? 255 : 1
    return finish(
      Color(.srgb, SIMD3(values[0], values[1], values[2]) / scale), arguments, span)
  }

  /// HWB is HSB with whiteness and blackness in the place of saturation and brightness.
  static func hsb(_ values: SIMD3<Double>) -> Color {
    let (saturation, brightness) = (values.y, values.z)
    return Color(
      .hwb, values.x * 360, (1 - saturation) * brightness * 100, (1 - brightness) * 100)
  }

  func gray(
    _ white: SwiftExpression, _ arguments: [SwiftArgument], _ span: Span
  ) -> SwiftColor? {
    guard let value = number(white) else { return .unknown("has components that are not numbers") }
    return finish(Color(.srgb, value, value, value), arguments, span)
  }

  static let opacityLabels = ["opacity", "alpha", "a"]

  /// The opacity, where one is given: by its label, or without one behind `place` others.
  func finish(
    _ color: Color, _ arguments: [SwiftArgument], at place: Int = .max, _ span: Span
  ) -> SwiftColor? {
    let labelled = color.space == .oklab ? Self.opacityLabels.dropLast() : Self.opacityLabels[...]
    var found = labelled.lazy.compactMap { argument($0, arguments) }.first
    if found == nil, place < arguments.count, arguments[place].label == nil {
      found = arguments[place].value
    }
    guard let found else { return .literal(color, span) }
    guard let alpha = number(found) else { return .unknown("has an opacity that is not a number") }
    guard (0...1).contains(alpha) else { return .unreadable("has an opacity outside of 0 to 1") }
    var color = color
    color.alpha = alpha
    return .literal(color, span)
  }

  /// A number: literal, computed, or in a conversion such as `CGFloat(0.5)`.
  func number(_ expression: SwiftExpression, depth: Int = 0) -> Double? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .number(let index): return source.number(index)
    case .prefix("-", let inner): return number(inner, depth: depth + 1).map { -$0 }
    case .name(let name): return bindings[name].flatMap { number($0, depth: depth + 1) }
    case .call(let callee, let arguments):
      guard arguments.count == 1, let name = traits.subject(callee),
        Self.numberTypes.contains(name) || name == "degrees"
      else { return nil }
      return number(arguments[0].value, depth: depth + 1)
    case .binary(let operation, let left, let right):
      guard let left = number(left, depth: depth + 1), let right = number(right, depth: depth + 1)
      else { return nil }
      return Self.compute(operation, left, right)
    default: return nil
    }
  }

  private static func compute(_ operation: String, _ left: Double, _ right: Double) -> Double? {
    switch operation {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": right == 0 ? nil : left / right
    default: nil
    }
  }

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int"]
}
