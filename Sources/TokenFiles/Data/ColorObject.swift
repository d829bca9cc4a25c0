import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

/// A colour of DTCG 2025.10: `{"colorSpace": "oklch", "components": [0.7, 0.1, "none"], "alpha": 1,
/// "hex": "#…"}`.
struct ColorObject {
  /// What is wrong with it, and where.
  struct Fault: Error {
    var message: String
    var span: Span
    var help: String?
  }

  private let node: DataEntry
  /// What its `colorSpace` says.
  private let named: DataEntry
  private let view: DataView

  /// Nil for an object that names no colour space.
  init?(_ node: DataEntry, _ view: DataView) {
    guard let named = view.member("colorSpace", of: node) else { return nil }
    self.node = node
    self.named = named
    self.view = view
  }

  func color() throws(Fault) -> Color {
    let space = try space(try target(of: named))
    // Earlier drafts of the format called the components channels.
    let stated = view.member("components", of: node) ?? view.member("channels", of: node)
    guard let stated, case let list = try target(of: stated), list.kind == .sequence else {
      throw Fault(message: "there are no components", span: node.span)
    }
    var (values, missing) = try components(list)
    var alpha = 1.0
    if let stated = view.member("alpha", of: node) {
      if let value = try component(stated) { alpha = value } else { missing.insert(.alpha) }
      guard (0...1).contains(alpha) else {
        throw Fault(message: "alpha must be from 0 to 1", span: stated.span)
      }
    }
    return Color(space, values, alpha: alpha, missing: missing)
  }

  private func space(_ node: DataEntry) throws(Fault) -> ColorSpace {
    if node.text.equals("srgb") { return .srgb }
    let name = node.text.string
    if let space = ColorSpace(id: name) { return space }
    throw Fault(
      message: "\(name.prefix(40)) is no colour space", span: node.span,
      help: Suggestion.help(for: name, among: ColorSpace.all.map(\.id)))
  }

  private func components(
    _ list: DataEntry
  ) throws(Fault) -> (SIMD3<Double>, MissingComponents) {
    var values = SIMD3<Double>()
    var missing: MissingComponents = []
    var count = 0
    var site = list.first
    while site < list.end {
      let element = view.entry(site)
      if count < 3 {
        if let value = try component(element) {
          values[count] = value
        } else {
          missing.insert(.component(count))
        }
      }
      count += 1
      site = element.next
    }
    guard count == 3 else {
      throw Fault(message: "expected three components, found \(count)", span: list.span)
    }
    return (values, missing)
  }

  /// What a property's `$ref` leads to in the same file; the property itself where it has none.
  private func target(of node: DataEntry) throws(Fault) -> DataEntry {
    var target = node
    for _ in 0..<16 {
      guard let pointer = view.member("$ref", of: target) else { break }
      guard let next = view.resolve(JSONPointer.segments(pointer.text.string)) else {
        throw Fault(message: "\(pointer.text.string) refers to nothing", span: pointer.span)
      }
      target = next
    }
    return target
  }

  /// A finite number, a reference to one in the same file, or nil for `none`.
  private func component(_ node: DataEntry) throws(Fault) -> Double? {
    let target = try target(of: node)
    if target.kind == .null || target.text.equals("none") { return nil }
    guard target.kind == .number, let value = view.number(target), value.isFinite else {
      let found =
        target.kind == .mapping || target.kind == .sequence
        ? "\(target.kind)" : String(target.text.string.prefix(40))
      throw Fault(message: "expected a number or \"none\", found \(found)", span: node.span)
    }
    return value
  }

  /// Where `hex`, which is for tools that read no components, says another colour than they do.
  ///
  /// Components are often rounded to two digits, so a channel may differ by 2 of 255. Outside of sRGB
  /// there is no one right hex, so none is doubted there.
  func doubt(about color: Color) -> Fault? {
    guard let hex = view.member("hex", of: node) else { return nil }
    guard hex.text.count == 7, case .color(let written, _)? = try? CSSColor.parse(hex.text) else {
      return Fault(message: "hex must be # and six hex digits", span: hex.span)
    }
    guard color.isInGamut(of: .srgb) else { return nil }
    let difference = (written.encodedSRGB - color.encodedSRGB) * 255
    guard (0..<3).contains(where: { abs(difference[$0]) > 2 }) else { return nil }
    let right = Color(color.packed.opaque).hex
    return Fault(
      message: "the components are \(right), but hex says \(hex.text.string)", span: hex.span)
  }
}
