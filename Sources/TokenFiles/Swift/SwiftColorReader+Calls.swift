import ColorMath
import Diagnostics
import SourceTrees

extension SwiftColorReader {
  func call(
    _ whole: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ depth: Int
  ) -> SwiftColor? {
    // `{ let c = UIColor(…); return c }()`
    if case .closure = callee.kind { return arguments.isEmpty ? color(callee, depth: depth) : nil }
    let (base, name) = calleeName(callee)
    if let base, let changed = changed(base, name, arguments, depth) { return changed }
    let making = making(callee)
    let inner = expecting(making != .other)
    if let choice = inner.byAppearance(arguments, making, depth) { return choice }
    if let literal = inner.literal(name, arguments, whole.tokens, making) { return literal }
    guard making == .color else { return pathOfCases(callee, arguments) }
    guard name == "init" || isColorType(type(name)) else {
      return pathOfCases(callee, arguments) ?? opaque(callee, arguments)
    }
    return inner.wrapped(arguments, depth) ?? opaque(callee, arguments)
  }

  /// `Color` of `Color(…)`, `Color.init(…)` and `SwiftUI.Color(…)`; the base of a method.
  private func calleeName(_ callee: SwiftExpression) -> (SwiftExpression?, String) {
    switch callee.kind {
    case .name(let name): (nil, name)
    case .member(nil, "init"): (nil, "init")
    case .member(let base?, "init"): (nil, traits.subject(base) ?? "init")
    case .member(let base, let name): (base, name)
    default: (nil, "")
    }
  }

  /// An initializer of a colour with a closure over traits, an asset's name, or another colour.
  private func wrapped(_ arguments: [SwiftArgument], _ depth: Int) -> SwiftColor? {
    if let last = arguments.last, case .closure = last.value.kind {
      return color(last.value, depth: depth + 1)
    }
    guard let first = arguments.first,
      arguments.dropFirst().allSatisfy({ Self.places.contains($0.label ?? "") })
    else { return nil }
    if let text = text(first.value) {
      return ["named", "name", nil].contains(first.label) ? .asset(text) : nil
    }
    if ["named", "name", "asset", nil].contains(first.label),
      let name = assetName(first.value, isAsked: first.label != nil)
    {
      return .asset(name)
    }
    return Self.wrappers.contains(first.label) ? color(first.value, depth: depth + 1) : nil
  }

  /// What an initializer calls a colour that it takes over.
  private static let wrappers: Set<String?> = [
    nil, "uiColor", "nsColor", "cgColor", "ciColor", "color", "base", "resource",
  ]
  /// Where an asset is looked for.
  private static let places: Set<String> = ["bundle", "in", "compatibleWith"]

  /// Opacity and other changes to a colour.
  private func changed(
    _ base: SwiftExpression, _ name: String, _ arguments: [SwiftArgument], _ depth: Int
  ) -> SwiftColor? {
    let isSet = name == "withAlphaComponent"
    if isSet || name == "opacity", arguments.count == 1 {
      guard let color = color(base, depth: depth + 1) else { return nil }
      guard let alpha = number(arguments[0].value) else {
        return .unknown("has an opacity that is not a number")
      }
      guard (0...1).contains(alpha) else { return .unreadable("has an opacity outside of 0 to 1") }
      return .faded(color, alpha, isSet: isSet)
    }
    if let dark = argument("darkL", arguments) {
      return adaptive(base, darkLightness: dark, depth)
    }
    guard Self.isChange(name), color(base, depth: depth + 1) != nil else { return nil }
    return .unknown("is changed by \(name)(), which only its code knows")
  }

  /// Whether a method of a colour gives another colour.
  static func isChange(_ name: String) -> Bool { changes.contains(name) }

  private static let changes: Set<String> = [
    "shade", "tint", "lighter", "darker", "lighten", "darken", "mix", "blended", "saturate",
    "desaturate", "brightness", "adjusted", "inverted", "opacity", "withAlphaComponent", "adaptive",
  ]

  /// `OKLCHColor(l:c:h:).adaptive(darkL:)`: the same chroma and hue, another lightness in the dark.
  private func adaptive(
    _ base: SwiftExpression, darkLightness: SwiftExpression, _ depth: Int
  ) -> SwiftColor? {
    guard case .literal(let light, let span)? = color(base, depth: depth + 1),
      light.space == .oklch, let lightness = number(darkLightness)
    else { return nil }
    var dark = light
    dark.components.x = lightness
    let darkMask = words.select { $0.scheme == .dark }
    return .choice([
      (words.everywhere.subtracting(darkMask), .literal(light, span)),
      (darkMask, .literal(dark, source.span(darkLightness.tokens))),
    ])
  }

  /// Arguments named after appearances, of which one is dark: `light:dark:`, `lightColor:darkColor:`.
  private func byAppearance(
    _ arguments: [SwiftArgument], _ making: SwiftMaking, _ depth: Int
  ) -> SwiftColor? {
    var sides = arguments.filter { argument in
      argument.label.map { !Self.components.contains($0) && match($0) != nil } ?? false
    }
    if sides.isEmpty { return nil }
    let saysDark = sides.contains { NameWords.words(of: $0.label ?? "").contains("dark") }
    if sides.count == 1, arguments.count == 1, match(sides[0].label ?? "")?.rank == 1 {
      // `UIColor(light: …)`, whose dark colour is optional.
      return color(sides[0].value, depth: depth + 1)
    }
    if sides.count == 1, saysDark, arguments.count == 2, arguments[0].label == nil {
      // `Color(.white, dark: .black)`.
      sides.insert(arguments[0], at: 0)
    }
    guard sides.count >= 2, saysDark else { return nil }
    let masks = words.assign(sides.map { Self.mode($0.label ?? "") }, fallback: 0)
    let reader = expecting(true)
    let isColor = making == .color || sides.contains { reader.saysColor($0.value) }
    let colors = zip(masks, sides).compactMap { mask, side in
      let missing =
        isColor
        ? hexSide(side)
          ?? .unknown("has a value for \(side.label ?? "light") that can't be read") : nil
      return (reader.color(side.value, depth: depth + 1) ?? missing).map { (mask: mask, color: $0) }
    }
    return colors.isEmpty ? nil : .choice(colors)
  }

  /// `light: 0xFFFFFF`: hex digits for an initializer of the project's own.
  private func hexSide(_ side: SwiftArgument) -> SwiftColor? {
    guard case .number = side.value.kind else { return nil }
    return hex(side, [side], isARGB: nil)
  }

  private func match(_ label: String) -> AppearanceWords.Match? { words.match(Self.mode(label)) }

  /// A label as modes are called: `darkAccessible` is the dark side with more contrast.
  private static func mode(_ label: String) -> String {
    let names = NameWords.words(of: label)
    guard names.count > 1, names.contains("light") || names.contains("dark"),
      names.contains("accessible") || names.contains("accessibility")
    else { return label }
    return names.filter { $0 != "contrast" }
      .map { $0.hasPrefix("accessib") ? "high-contrast" : $0 }.joined(separator: "-")
  }

  /// Labels that are a colour's own, and no appearance's.
  private static let components: Set<String> = [
    "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity", "alpha", "hex",
    "l", "c", "h", "a", "b", "lightness", "chroma",
  ]

  /// `GlobalTokens.shared(.red, .primary)` means the constant of these cases.
  private func pathOfCases(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument]
  ) -> SwiftColor? {
    guard case .member(_?, _) = callee.kind, !arguments.isEmpty,
      case .reference(let path, _)? = color(callee, depth: Self.depthLimit - 2)
    else { return nil }
    var cases: [String] = []
    for argument in arguments {
      guard case .member(nil, let name) = argument.value.kind else { return nil }
      cases.append(name)
    }
    return .reference(path + cases, isImplicit: false)
  }

  func argument(_ label: String, _ arguments: [SwiftArgument]) -> SwiftExpression? {
    arguments.first { $0.label == label }?.value
  }

  func text(_ expression: SwiftExpression) -> String? {
    guard case .string(let index) = expression.kind else { return nil }
    return source.string(index)
  }
}
