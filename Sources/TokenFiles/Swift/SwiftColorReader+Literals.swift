import ColorMath
import Diagnostics
import SourceTrees

extension SwiftColorReader {
  /// A call with literal components: RGB in a stated space, gray, HSB, OKLCH, or a hex number or text.
  func literal(
    _ name: String, _ arguments: [SwiftArgument], _ tokens: Range<Int>, _ making: SwiftMaking
  ) -> SwiftColor? {
    if let said = initializers.components(of: name, arguments) {
      return named(said, arguments, tokens) ?? .unknown("has components that are not numbers")
    }
    let span = source.span(tokens)
    if let found = labelled(name, arguments, span) {
      // Of a type that is none of colours, only numbers tell that they are a colour's components.
      if making == .other, case .unknown = found { return nil }
      return found
    }
    guard making != .other else { return nil }
    if arguments.count >= 3, name.says("oklch") || arguments[0].label?.says("oklch") == true {
      return unlabelled(.oklch, arguments, scale: 1, span)
    }
    for label in Self.grays {
      if let white = argument(label, arguments) { return gray(white, label, arguments, span) }
    }
    if arguments.count >= 3, Self.functions.contains(name) {
      return unlabelled(name == "displayP3" ? .displayP3 : .srgb, arguments, scale: 255, span)
    }
    if Self.have(["r", "g", "b"], arguments) { return shortRGB(arguments, span) }
    return hex(name, arguments)
  }

  /// Components that their labels tell.
  private func labelled(
    _ name: String, _ arguments: [SwiftArgument], _ span: Span
  ) -> SwiftColor? {
    guard arguments.count >= 3 else { return nil }
    for names in Self.cylindrical where Self.have(names, arguments) {
      if Self.otherPolar.contains(where: { name.hasPrefix($0) }) {
        return .unknown("is in the colour space of \(name), which nobody knows here")
      }
      return components(names, .oklch, arguments, span)
    }
    if name.says("oklab"), Self.have(["l", "a", "b"], arguments) {
      return components(["l", "a", "b"], .oklab, arguments, span)
    }
    if Self.have(["green", "blue"], arguments) { return rgb(arguments, span) }
    if Self.have(["saturation", "brightness"], arguments) { return hsb(arguments, span) }
    return nil
  }

  private static let functions: Set<String> = ["srgb", "displayP3", "rgb", "rgba"]
  /// Types of other models that have the same labels as OKLCH.
  private static let otherPolar = ["LCH", "lch", "HCL", "hcl", "HCT", "hct"]

  private static func have(_ labels: [String], _ arguments: [SwiftArgument]) -> Bool {
    labels.allSatisfy { label in arguments.contains { $0.label == label } }
  }

  /// What lightness, chroma and hue are called.
  private static let cylindrical = [
    ["l", "c", "h"], ["L", "C", "H"], ["lightness", "chroma", "hue"], ["oklchL", "c", "h"],
  ]

  /// What red and hue are called, and a shade of gray.
  private static let reds = [
    "red", "srgbRed", "displayP3Red", "calibratedRed", "deviceRed", "genericRed",
  ]
  private static let hues = ["hue", "calibratedHue", "deviceHue"]
  private static let grays = [
    "white", "gray", "calibratedWhite", "deviceWhite", "genericGamma22White",
  ]

  /// Red, green and blue: in the space that the first argument or the first label names.
  private func rgb(_ arguments: [SwiftArgument], _ span: Span) -> SwiftColor? {
    guard let red = Self.reds.first(where: { argument($0, arguments) != nil }) else { return nil }
    guard let space = red == "displayP3Red" ? .displayP3 : space(arguments) else {
      return foreignSpace(arguments)
    }
    return components([red, "green", "blue"], space, arguments, span)
  }

  /// The space that the first argument names, sRGB where none does; nil where it is another's.
  private func space(_ arguments: [SwiftArgument]) -> ColorSpace? {
    guard let first = arguments.first, [nil, "colorSpace"].contains(first.label),
      number(first.value) == nil
    else { return .srgb }
    guard case .member(_, let name) = first.value.kind else { return nil }
    switch name {
    case "displayP3": return .displayP3
    case "sRGBLinear": return .srgbLinear
    case "sRGB", "extendedSRGB": return .srgb
    default: return nil
    }
  }

  private func foreignSpace(_ arguments: [SwiftArgument]) -> SwiftColor {
    let name = arguments.first.flatMap { traits.subject($0.value) } ?? "of another's"
    return .unknown("is in the colour space \(name), which nobody knows here")
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
      let isHue = space == .oklch && index == 2
      if !isHue, let misfit = SwiftComponent(label).misfit(value) { return misfit }
      values[index] = value
    }
    return finish(Color(space, values), arguments, besides: labels, span)
  }

  private func unlabelled(
    _ space: ColorSpace, _ arguments: [SwiftArgument], scale: Double, _ span: Span
  ) -> SwiftColor? {
    let values = arguments.prefix(3).filter { !Self.opacityLabels.contains($0.label ?? "") }
      .compactMap { number($0.value) }
    guard values.count == 3 else { return nil }
    let labels = scale == 255 ? ["red", "green", "blue"] : ["lightness", "chroma"]
    for (label, value) in zip(labels, values) {
      let part = scale == 255 ? SwiftComponent.byte(label) : SwiftComponent(label)
      if let misfit = part.misfit(value) { return misfit }
    }
    if scale == 255, values.contains(where: { $0 != $0.rounded() }),
      values.allSatisfy({ $0 <= 1 })
    {
      return .unknown("has components that may go to 1 or to 255, which only their function knows")
    }
    return finish(
      Color(space, SIMD3(values[0], values[1], values[2]) / scale), arguments, at: 3, span)
  }

  /// `UIColor(r: 255, g: 96, b: 48)`, a project's own: of 255 where a channel is over 1, else of 1 where one
  /// is a fraction. `r: 1, g: 1, b: 1` is white or nearly black.
  private func shortRGB(_ arguments: [SwiftArgument], _ span: Span) -> SwiftColor? {
    let labels = ["r", "g", "b"]
    let values = labels.compactMap { label in argument(label, arguments).flatMap { number($0) } }
    guard values.count == 3 else { return .unknown("has components that are not numbers") }
    let scale: Double = values.contains { $0 > 1 } ? 255 : 1
    if scale == 1, values.contains(1), values.allSatisfy({ $0 == 0 || $0 == 1 }) {
      return .unknown("has components that may go to 1 or to 255, which only its initializer knows")
    }
    for (label, value) in zip(labels, values) {
      if let misfit = SwiftComponent.byte(label).misfit(value) { return misfit }
    }
    let color = Color(.srgb, SIMD3(values[0], values[1], values[2]) / scale)
    return finish(color, arguments, besides: labels, span)
  }

  private func hsb(_ arguments: [SwiftArgument], _ span: Span) -> SwiftColor? {
    guard let hue = Self.hues.first(where: { argument($0, arguments) != nil }) else { return nil }
    var values = SIMD3<Double>()
    for (index, label) in [hue, "saturation", "brightness"].enumerated() {
      guard let value = argument(label, arguments).flatMap({ number($0) }) else {
        return .unknown("has components that are not numbers")
      }
      if let misfit = SwiftComponent(label).misfit(value) { return misfit }
      values[index] = value
    }
    let labels = [hue, "saturation", "brightness"]
    guard let space = space(arguments) else { return foreignSpace(arguments) }
    let color = Color(space, Self.hsb(values).converted(to: .srgb).components)
    return finish(color, arguments, besides: labels, span)
  }

  /// HWB is HSB with whiteness and blackness in the place of saturation and brightness.
  static func hsb(_ values: SIMD3<Double>) -> Color {
    let (saturation, brightness) = (values.y, values.z)
    return Color(
      .hwb, values.x * 360, (1 - saturation) * brightness * 100, (1 - brightness) * 100)
  }

  func gray(
    _ white: SwiftExpression, _ label: String?, _ arguments: [SwiftArgument], _ span: Span
  ) -> SwiftColor? {
    guard let value = number(white) else { return .unknown("has components that are not numbers") }
    if let misfit = SwiftComponent(label ?? "white").misfit(value) { return misfit }
    guard let space = space(arguments) else { return foreignSpace(arguments) }
    let labels = label.map { [$0] } ?? []
    guard label == "genericGamma22White" else {
      return finish(Color(space, value, value, value), arguments, besides: labels, span)
    }
    let linear = linearGray(gamma22: value)
    return finish(
      Color(.srgbLinear, linear, linear, linear), arguments, besides: labels, span)
  }

  static let opacityLabels = ["opacity", "alpha", "a"]

  /// The opacity, where one is given: by its label, or without one behind `place` others.
  ///
  /// - Parameter labels: Those of the components; an argument besides them, the opacity and the colour space
  ///   makes another colour of it, which one nobody knows.
  func finish(
    _ color: Color, _ arguments: [SwiftArgument], at place: Int = .max,
    besides labels: [String] = [], _ span: Span
  ) -> SwiftColor? {
    let labelled = color.space == .oklab ? Self.opacityLabels.dropLast() : Self.opacityLabels[...]
    let known = labels + labelled + ["colorSpace"]
    if !labels.isEmpty,
      let foreign = arguments.enumerated().first(where: { index, argument in
        argument.label.map { !known.contains($0) } ?? (index > 0)
      })
    {
      return Self.further(foreign.element.label)
    }
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

  /// A colour with an argument that may mean anything.
  static func further(_ label: String?) -> SwiftColor {
    let argument = label.map { "the argument \($0)" } ?? "a further argument"
    return .unknown("has \(argument), which only its initializer knows")
  }
}
