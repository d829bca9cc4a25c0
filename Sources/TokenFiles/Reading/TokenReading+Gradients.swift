import ColorSyntax
import Diagnostics

/// A gradient among the definitions.
struct ReadGradient: Sendable {
  /// Which definition it is the value of.
  var definition: Int
  /// The definitions of its stops, which are tokens below its name: `hero.0.color`.
  var stops: Range<Int>
  var mayBeginWithDirection: Bool
  var path: GradientPath?
}

extension TokenReading {
  /// Adds the stops of a gradient, which is the value of the definition that was added last.
  mutating func add(_ gradient: CSSGradient) {
    guard let whole = definitions.last else { return }
    let first = definitions.count
    let name = names.name(Int(whole.token.index))
    for (index, span) in gradient.stops.enumerated() {
      var stop = whole
      stop.token = token("\(name).\(index).color")
      stop.value = .unset
      stop.written = span
      stop.claim = .color
      definitions.append(stop)
    }
    gradients.append(
      ReadGradient(
        definition: first - 1, stops: first..<definitions.count,
        mayBeginWithDirection: gradient.mayBeginWithDirection, path: gradient.path))
  }

  /// Reads the stops of all gradients, once it is known which `var()` is a direction. They hold where the
  /// gradient does.
  mutating func settleGradients() {
    guard !gradients.isEmpty else { return }
    let colors = ColorValues(self)
    for index in gradients.indices {
      let whole = definitions[gradients[index].definition]
      currentFile = whole.file
      if gradients[index].mayBeginWithDirection { dropDirection(of: index, colors) }
      for stop in gradients[index].stops {
        definitions[stop].appearances = whole.appearances
        definitions[stop].precedence = whole.precedence
        definitions[stop].value = value(ofStop: definitions[stop])
      }
    }
  }

  /// Takes the first stop away where it stands for an angle, and moves the names of the others up.
  private mutating func dropDirection(of index: Int, _ colors: ColorValues) {
    let stops = gradients[index].stops
    let first = definitions[stops.lowerBound]
    guard stops.count > 2 else { return }
    switch value(ofStop: first) {
    case .alias(let target) where colors.isDefined(target):
      if colors.isColor(.alias(target)) { return }
    case .expression(let number):
      if !isDirection(expressions[Int(number)], colors) { return }
    default: return
    }
    let tokens = definitions[stops].map(\.token)
    definitions[stops.lowerBound].appearances = []
    for (stop, token) in zip(stops.dropFirst(), tokens) { definitions[stop].token = token }
    if let last = tokens.last { definitions[stops.lowerBound].token = last }
    gradients[index].stops = stops.dropFirst()
  }

  /// `var(--angle, 90deg)`.
  private func isDirection(_ expression: TokenExpression, _ colors: ColorValues) -> Bool {
    guard expression.parts.count == 1,
      case .reference(let target, let fallback?) = expression.parts[0]
    else { return false }
    if colors.isDefined(target) { return !colors.isColor(.alias(target)) }
    guard fallback.count == 1, case .text(let text) = fallback[0] else { return false }
    return (try? CSSColor.parse(String(decoding: text, as: UTF8.self))) == nil
  }

  private mutating func value(ofStop stop: TokenDefinition) -> TokenValue {
    let source = files[Int(stop.file)].bytes
    let range = stop.written.range.clamped(to: 0..<source.count)
    let text = source.withUnsafeBufferPointer {
      CSSTokenReader.withoutComments(UnsafeBufferPointer(rebasing: $0[range]))
    }
    return text.withUnsafeBufferPointer { bytes in
      guard VariableParser.isNeeded(bytes) else { return value(ofStop: stop, bytes) }
      return addVariables(bytes, of: stop.token, at: stop.written)
    }
  }

  private mutating func value(
    ofStop stop: TokenDefinition, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TokenValue {
    let text = ValueText(bytes, saysColor: true)
    if case .color = text { return add(text, of: stop.token, at: stop.written) }
    if case .unreadable = text { return add(text, of: stop.token, at: stop.written) }
    let name = names.name(Int(stop.token.index))
    return add(
      TokenProblem(
        .valueUnknown,
        "\(name) is \(String(decoding: bytes.prefix(60), as: UTF8.self)), no colour known here",
        at: location(stop.written), cause: stop.token))
  }
}
