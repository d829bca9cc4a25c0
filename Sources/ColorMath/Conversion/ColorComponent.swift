/// One component of a colour space.
public struct ColorComponent: Hashable, Sendable {
  /// The name in CSS: `r`, `l`, `h`.
  public let name: String
  /// What 0 % and 100 % mean in CSS: 0…1 for RGB and XYZ, 0…100 for the L of Lab, −0.4…0.4 for the a of
  /// OKLab. For a hue, one turn: 0…360. A component may lie outside of it.
  public let range: ClosedRange<Double>
  /// What it is analogous to in other spaces, where it is.
  let analogy: Analogy?

  init(_ name: String, _ range: ClosedRange<Double>, _ analogy: Analogy?) {
    self.name = name
    self.range = range
    self.analogy = analogy
  }

  /// Components of these categories correspond to each other: CSS Color 4, "Interpolating with Missing
  /// Components".
  enum Analogy: Hashable, Sendable {
    case reds, greens, blues, lightness, colorfulness, hue, opponentA, opponentB
  }
}

extension [ColorComponent] {
  static let rgb = [
    ColorComponent("r", 0...1, .reds), ColorComponent("g", 0...1, .greens),
    ColorComponent("b", 0...1, .blues),
  ]
  static let xyz = [
    ColorComponent("x", 0...1, .reds), ColorComponent("y", 0...1, .greens),
    ColorComponent("z", 0...1, .blues),
  ]
}
