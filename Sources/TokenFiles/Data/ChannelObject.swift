import SourceTrees

/// Colours as objects of channels, as Style Dictionary's users write them: `{"r": 146, "g": 153,
/// "b": 162}` of 0–255, `{"r": 0.3, "g": 0.45, "b": 1}` of 0–1 as Figma has them, `{"h": "{hue.red}", "s": …, "l": …}`, each with an `a` or not.
enum ChannelObject {
  private static let models: [(function: String, names: [StaticString])] = [
    ("rgb", ["r", "g", "b"]), ("hsl", ["h", "s", "l"]),
  ]

  /// The CSS function with these arguments, in the syntax that takes saturation and lightness with and
  /// without a percent sign (CSS Color 4, "HSL Colors"); nil where the object has no such channels.
  static func parts(
    _ node: DataEntry, _ view: DataView, _ names: inout NameTable
  ) -> [TokenExpression.Part]? {
    for model in models {
      let channels = model.names.compactMap { view.member($0, of: node) }
      guard channels.count == 3 else { continue }
      let isUnit = model.function == "rgb" && scale(channels) == .unit
      let opening = isUnit ? "color(srgb " : model.function + "("
      var parts: [TokenExpression.Part] = [.text(Array(opening.utf8))]
      for (index, channel) in channels.enumerated() {
        if index > 0 { parts.append(.text([0x20])) }
        guard append(channel, isPercent: model.function == "hsl" && index > 0, &parts, &names)
        else { return nil }
      }
      if let alpha = view.member("a", of: node) {
        parts.append(.text(Array(" / ".utf8)))
        guard append(alpha, isPercent: false, &parts, &names) else { return nil }
      }
      parts.append(.text([0x29]))
      return parts
    }
    return nil
  }

  /// What 1 means among red, green and blue.
  private enum Scale { case unit, byte, either }

  private static func scale(_ channels: [DataEntry]) -> Scale {
    let numbers = channels.compactMap { Double($0.text.string) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 <= 1 }), numbers.contains(where: { $0 > 0 })
    else {
      return .byte
    }
    return numbers.contains { $0 != $0.rounded() } ? .unit : .either
  }

  /// Whether red, green and blue are 0 or 1 each, which may be of 1 or of 255.
  static func isAmbiguous(_ node: DataEntry, _ view: DataView) -> Bool {
    let channels = models[0].names.compactMap { view.member($0, of: node) }
    return channels.count == 3 && scale(channels) == .either
  }

  /// A channel's number or references. A lone number of saturation or lightness of at most 1 is a
  /// fraction, any other is of 100.
  private static func append(
    _ node: DataEntry, isPercent: Bool, _ parts: inout [TokenExpression.Part],
    _ names: inout NameTable
  ) -> Bool {
    guard node.kind == .string || node.kind == .number else { return false }
    if let references = BraceReferences.parse(node.text, names: &names) {
      parts += references
      return true
    }
    let text = Array(node.text)
    guard isPercent, text.last != 0x25, let number = Double(String(decoding: text, as: UTF8.self))
    else {
      parts.append(.text(text))
      return true
    }
    parts.append(.text(Array("\(number <= 1 ? number * 100 : number)%".utf8)))
    return true
  }
}

extension TokenReading {
  /// The problem of a colour whose channels may be of 1 or of 255.
  mutating func ambiguousChannels(_ node: DataEntry, of token: TokenID) -> TokenValue {
    let name = names.name(Int(token.index))
    return add(
      TokenProblem(
        .unreadable, "\(name) is no colour: its red, green and blue may be of 1 or of 255",
        at: location(node.span), cause: token))
  }
}
