import SourceTrees

/// What stands beside a value and changes it, as Primer writes it: a colour that is mixed in, then the
/// opacity, which is set whatever the colour had. Held as sites.
struct TokenChanges {
  /// A number, a percentage or a reference.
  var alpha: UInt32?
  /// `{color, weight}`: the weight is the part of the colour that is mixed in, in sRGB.
  var mix: UInt32?

  /// The value with the changes around it; nil where there are none.
  func parts(
    _ base: [TokenExpression.Part], _ view: DataView, _ names: inout NameTable
  ) -> [TokenExpression.Part]? {
    var parts: [TokenExpression.Part]?
    if let mix = view.entry(at: mix), let mixed = mixed(base, mix, view, &names) { parts = mixed }
    guard let alpha = view.entry(at: alpha), alpha.text.string != "1",
      let amount = ColorModifier.amount(alpha, &names)
    else { return parts }
    return [.text(Array("alpha(from ".utf8))] + (parts ?? base) + [.text(Array(" / ".utf8))]
      + amount + [.text([0x29])]
  }

  private func mixed(
    _ base: [TokenExpression.Part], _ mix: DataEntry, _ view: DataView, _ names: inout NameTable
  ) -> [TokenExpression.Part]? {
    guard let color = view.member("color", of: mix), color.kind == .string,
      let weight = view.member("weight", of: mix),
      let amount = ColorModifier.amount(weight, &names)
    else { return nil }
    let other = BraceReferences.parse(color.text, names: &names) ?? [.text(Array(color.text))]
    return [.text(Array("color-mix(in srgb, ".utf8))] + base + [.text([0x2C, 0x20])] + other
      + [.text(Array(" calc(100% * ".utf8))] + amount + [.text(Array("))".utf8))]
  }
}
