public import ColorMath

extension Quantiser {
  /// The colours that can be written in place of a literal without more digits than it has: one digit a
  /// channel for `#rgb`, whole percentages for `rgb(40% 40% 40%)`, two decimals of lightness for
  /// `oklch(0.62 0.1 250)`.
  ///
  /// A number without a point among those that mostly have one (the chroma in `oklch(0.62 0 0)`, white as
  /// `oklch(1 0 0)`) says nothing of how many are wanted: it gets as many as the others, two at least.
  /// `rgb()` in numbers is 8-bit, whatever its decimals.
  ///
  /// - Returns: nil where the text has no numbers to put others in place of: names, calculations, mixes.
  public init?(like original: String) {
    switch ColorLiteral(original) {
    case .hex(let digits, _): self = digits <= 4 ? .shortHex : .hex
    case .function(let literal): self = literal.quantiser
    case nil: return nil
    }
  }
}

extension FunctionLiteral {
  /// The grid of the numbers with the decimals that were written.
  fileprivate var quantiser: Quantiser {
    let channels = [model.first, model.second, model.third]
    let most = arguments.prefix(3).filter { $0.unit == .number }.map(\.decimals).max() ?? 0
    var scale = SIMD3<Double>(repeating: 1)
    for (index, channel) in channels.enumerated() {
      scale[index] = Self.scale(channel, arguments[index], unpointed: max(most, 2))
    }
    return scale == Quantiser.hex.scale && model.space == .srgb
      ? .hex : Quantiser(space: model.space, scale: scale)
  }

  /// Steps in one unit of the component.
  private static func scale(
    _ channel: Channel, _ argument: Argument, unpointed: Int
  ) -> Double {
    var decimals = argument.decimals
    if argument.unit == .percent {
      return power(decimals) * channel.percent(component: 1)
    }
    switch channel {
    case .byte: return 255
    case .hue: return power(decimals) / (argument.unit?.factor ?? 1)
    case .unit, .small:
      if decimals == 0 { decimals = unpointed }
      return power(decimals)
    case .hundred, .opponent, .chroma: return power(decimals)
    }
  }

  private static func power(_ decimals: Int) -> Double {
    (0..<min(decimals, 9)).reduce(1.0) { scale, _ in scale * 10 }
  }
}
