import ColorMath

extension FunctionLiteral {
  /// The literal with the components of `color` (which is in the model's space) in place of its own,
  /// each with `extra` more decimals than were written. A number that stays is left as it is; trailing
  /// zeros are written where there were some.
  func text(_ color: Color, extra: Int) -> String {
    var result = ""
    let channels = [model.first, model.second, model.third]
    for (index, channel) in channels.enumerated() {
      result += gaps[index]
      result += text(color.component(index), channel, arguments[index], extra)
    }
    return result + alphaText(color) + tail
  }

  private func text(
    _ component: Double?, _ channel: Channel, _ argument: Argument, _ extra: Int
  ) -> String {
    guard let component else { return "none" }
    let value =
      argument.unit == .percent
      ? channel.percent(component: component)
      : channel == .hue
        ? Interpolation.normalized(component) / (argument.unit?.factor ?? 1)
        : channel.number(component: component)
    return number(value, argument, decimals: argument.decimals + extra)
  }

  private func number(_ value: Double, _ argument: Argument, decimals: Int) -> String {
    var text = NumberText.rounded(value, decimals: min(decimals, 12))
    if let old = Double(argument.number), NumberText.rounded(old, decimals: 12) == text {
      return argument.number + argument.unitText
    }
    if argument.hasTrailingZero { text = NumberText.padded(text, decimals: argument.decimals) }
    if argument.isBare, text.hasPrefix("0.") { text.removeFirst() }
    if argument.isBare, text.hasPrefix("-0.") { text = "-" + text.dropFirst(2) }
    return text + argument.unitText
  }

  /// Alpha as it was written, in 8 bits; added where there was none and the colour has one.
  private func alphaText(_ color: Color) -> String {
    let isMissing = color.missing.contains(.alpha)
    guard arguments.count == 4 else {
      if isMissing { return " / none" }
      let opacity = PackedColor.byte(color.alpha)
      if opacity == 255 { return "" }
      return (usesCommas ? ", " : " / ") + AlphaText.text(opacity)
    }
    if isMissing { return gaps[3] + "none" }
    let argument = arguments[3]
    let scale = argument.unit == .percent ? 100.0 : 1
    if let old = Double(argument.number), old / scale == color.alpha {
      return gaps[3] + argument.number + argument.unitText
    }
    let fixed = Double(AlphaText.text(PackedColor.byte(color.alpha))) ?? color.alpha
    let value = PackedColor.byte(fixed) == 255 ? 1 : fixed
    return gaps[3] + number(value * scale, argument, decimals: argument.unit == .percent ? 1 : 3)
  }
}
