import ColorSyntax
import Diagnostics
import SourceTrees

/// Changes that Tokens Studio makes to a colour, written as CSS relative colours so that one place knows
/// the arithmetic: lighten, darken, mix and alpha, in the space that the change names.
struct ColorModifier {
  private let node: DataEntry
  private let view: DataView

  init(_ node: DataEntry, _ view: DataView) {
    self.node = node
    self.view = view
  }

  /// The name of the change, for messages.
  var name: String { member("type")?.text.string ?? node.text.string }

  private func member(_ name: StaticString) -> DataEntry? { view.member(name, of: node) }

  /// The changed colour, or nil where nobody knows the change.
  func parts(
    _ base: [TokenExpression.Part], _ names: inout NameTable
  ) -> [TokenExpression.Part]? {
    guard let type = member("type")?.text, let value = member("value"),
      let amount = Self.amount(value, &names)
    else { return nil }
    if type.equals("alpha") { return text("alpha(from ") + base + text(" / ") + amount + text(")") }
    if type.equals("mix") { return mixed(base, amount, &names) }
    let isLighter = type.equals("lighten")
    guard isLighter || type.equals("darken") else { return nil }
    return relative(base, amount, isLighter)
  }

  /// A number, a percentage, a sum or references; percentages become numbers.
  static func amount(
    _ node: DataEntry, _ names: inout NameTable
  ) -> [TokenExpression.Part]? {
    guard node.kind == .string || node.kind == .number else { return nil }
    if let parts = BraceReferences.parse(node.text, names: &names) { return Sum.css(parts) }
    let text = node.text.string
    let isPercent = text.hasSuffix("%")
    if let value = Double(isPercent ? String(text.dropLast()) : text) {
      return [.text(Array("\(isPercent ? value / 100 : value)".utf8))]
    }
    return Sum.isOne(text) ? Sum.css([.text(Array(text.utf8))]) : nil
  }

  private func mixed(
    _ base: [TokenExpression.Part], _ amount: [TokenExpression.Part], _ names: inout NameTable
  ) -> [TokenExpression.Part]? {
    guard let color = member("color"), color.kind == .string else { return nil }
    let other = BraceReferences.parse(color.text, names: &names) ?? text(color.text.string)
    return text("color-mix(in \(space), ") + base + text(", ") + other + text(" calc(100% * ")
      + amount + text("))")
  }

  /// Lightness moves towards its end by a part of what is left; in RGB spaces every channel does. In LCH
  /// chroma fades by the same part, as the tool's own transforms have it (sd-transforms, `lighten.ts`).
  private func relative(
    _ base: [TokenExpression.Part], _ amount: [TokenExpression.Part], _ isLighter: Bool
  ) -> [TokenExpression.Part] {
    func moved(_ channel: String, of end: String) -> [TokenExpression.Part] {
      text(
        isLighter ? "calc(\(channel) + (\(end) - \(channel)) * " : "calc(\(channel) - \(channel) * "
      )
        + amount + text(")")
    }
    switch space {
    case "lch":
      let chroma = text(" calc(c - c * ") + amount + text(") h)")
      return text("lch(from ") + base + text(" ") + moved("l", of: "100") + chroma
    case "hsl": return text("hsl(from ") + base + text(" h s ") + moved("l", of: "100") + text(")")
    default:
      let channels = ["r", "g", "b"].flatMap { text(" ") + moved($0, of: "1") }
      return text("color(from ") + base + text(" \(space)") + channels + text(")")
    }
  }

  /// In CSS's words; sRGB where none is named.
  private var space: String {
    switch member("space")?.text.string.lowercased() {
    case "lch": "lch"
    case "hsl": "hsl"
    case "p3": "display-p3"
    default: "srgb"
    }
  }

  private func text(_ text: String) -> [TokenExpression.Part] { [.text(Array(text.utf8))] }
}

extension TokenTree {
  /// A value with the changes to it.
  func modified(
    _ node: DataEntry, at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) -> TokenValue {
    let plain = value(node, at: place, view, &reading)
    guard place.modify != nil || place.isChanged, let base = Self.parts(of: plain, reading) else {
      return plain
    }
    var parts = base
    let changes =
      view.entry(at: place.modify).map { $0.kind == .sequence ? view.elements(of: $0) : [$0] } ?? []
    for change in changes {
      let modifier = ColorModifier(change, view)
      guard let changed = modifier.parts(parts, &reading.names) else {
        let name = reading.names.name(Int(place.token.index))
        return reading.add(
          TokenProblem(
            .valueUnknown, "\(name) is changed by \(modifier.name), which only its tool knows",
            at: reading.location(change.span), cause: place.token))
      }
      parts = changed
    }
    if let changed = place.changes.parts(parts, view, &reading.names) {
      parts = changed
    } else if changes.isEmpty {
      return plain
    }
    return reading.add(parts, isLoose: true)
  }

  /// A value as what other text can be put around; nil where it has none that could be a colour.
  private static func parts(
    of value: TokenValue, _ reading: TokenReading
  ) -> [TokenExpression.Part]? {
    func css(_ color: Int32) -> String { reading.colors[Int(color)].color.css }
    return switch value {
    case .color(let color): [.text(Array(css(color).utf8))]
    case .alias(let target): [.reference(target, fallback: nil)]
    case .expression(let number): reading.expressions[Int(number)].parts
    case .lightDark(let light, let dark):
      [.text(Array("light-dark(\(css(light)), \(css(dark)))".utf8))]
    case .unset, .revertLayer, .notColor, .problem: nil
    }
  }
}
