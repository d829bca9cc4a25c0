import ColorMath
import Diagnostics
import SourceTrees

/// What the components of one colour say.
extension ColorSet {
  func value(
    _ color: DataEntry, of token: TokenID, _ reading: inout TokenReading
  ) -> TokenValue {
    let name = reading.names.name(Int(token.index))
    if let reference = view.member("reference", of: color) {
      return reading.add(
        TokenProblem(
          .valueUnknown, "\(name) is \(reference.text.string), whose value only the system knows",
          at: reading.location(reference.contentSpan), cause: token))
    }
    do throws(ColorObject.Fault) {
      let read = try literal(color)
      // What Xcode makes of it, and nobody means who writes it.
      if let alpha = read.slip {
        return reading.add(
          TokenProblem(
            .valueUnknown, "\(name) has alpha 1, which Xcode reads as 1/255",
            at: reading.location(alpha), cause: token, help: "write 1.000 for an opaque colour"))
      }
      return reading.add(TokenColor(read.color))
    } catch {
      return reading.add(
        TokenProblem(
          .unreadable, "\(name) is no colour: \(error.message)", at: reading.location(error.span),
          cause: token, help: error.help))
    }
  }

  /// - Returns: The colour, and where its alpha stands if that is the whole number 1.
  private func literal(
    _ color: DataEntry
  ) throws(ColorObject.Fault) -> (color: Color, slip: Span?) {
    guard let components = view.member("components", of: color) else {
      throw ColorObject.Fault(message: "there are no components", span: color.span)
    }
    let space = try space(color)
    let node = view.member("alpha", of: components)
    let alpha = try node.map { node throws(ColorObject.Fault) in try component(node) } ?? 1
    guard (0...1).contains(alpha) else {
      throw ColorObject.Fault(message: "alpha must be from 0 to 1", span: components.span)
    }
    let slip = node.flatMap { alpha == 1.0 / 255 && $0.text.string == "1" ? $0.contentSpan : nil }
    if let white = view.member("white", of: components) {
      let linear = linearGray(gamma22: try component(white))
      return (Color(.srgbLinear, linear, linear, linear, alpha: alpha), slip)
    }
    let values = SIMD3(
      try component("red", components), try component("green", components),
      try component("blue", components))
    return (Color(space, values, alpha: alpha), slip)
  }

  private func space(_ color: DataEntry) throws(ColorObject.Fault) -> ColorSpace {
    guard let node = view.member("color-space", of: color) else { return .srgb }
    switch node.text.string {
    case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": return .srgb
    case "display-p3", "extended-display-p3": return .displayP3
    case "extended-linear-srgb", "linear-srgb": return .srgbLinear
    case let name:
      throw ColorObject.Fault(
        message: "\(name.prefix(40)) is no colour space of asset catalogues", span: node.span,
        help: Suggestion.help(
          for: name,
          among: [
            "srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22",
            "extended-gray",
          ]))
    }
  }

  private func component(
    _ name: StaticString, _ components: DataEntry
  ) throws(ColorObject.Fault) -> Double {
    guard let node = view.member(name, of: components) else {
      throw ColorObject.Fault(message: "there is no \(name)", span: components.span)
    }
    return try component(node)
  }

  /// `0x1F` and `31` are of 255, `0.122` and `1.000` are fractions: alpha is no exception, as what Xcode
  /// compiles shows (terrazzo#768). A JSON number up to 1 is a fraction.
  private func component(_ node: DataEntry) throws(ColorObject.Fault) -> Double {
    let text = node.text.string
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      if digits.count <= 2, digits.utf8.allSatisfy({ $0.isHexDigit }),
        let value = Int(digits, radix: 16)
      {
        return Double(value) / 255
      }
    } else if let value = Double(text), value.isFinite, isPlain(text, node) {
      let isFraction = text.contains(".") || node.kind == .number && value <= 1
      if isFraction || (0...255).contains(value) { return isFraction ? value : value / 255 }
    }
    throw ColorObject.Fault(
      message: "expected a component such as 0.122, 31 or 0x1F, found \(text.prefix(40))",
      span: node.span)
  }

  /// Digits, a point and a minus; an exponent only where JSON itself says that it is a number.
  private func isPlain(_ text: String, _ node: DataEntry) -> Bool {
    text.utf8.allSatisfy { $0.isNumberByte && ($0 | 0x20 != 0x65 || node.kind == .number) }
  }
}
