public import ColorMath

/// The way that a gradient takes from one stop to the next (CSS Images 4 §3.1, CSS Color 4 §12).
public struct GradientPath: Hashable, Sendable {
  let interpolation: Interpolation

  /// What stands behind `in`: `oklch longer hue`; nil where it is no method.
  public init?(_ text: String) {
    var text = text
    let stated = text.withUTF8 { bytes -> Interpolation? in
      var parser = ColorParser(bytes, context: .none, isDark: false)
      guard let stated = try? parser.interpolation(), parser.scanner.isAtEnd else { return nil }
      return stated
    }
    guard let stated else { return nil }
    interpolation = stated
  }

  private init(_ space: ColorSpace) { interpolation = Interpolation(space: space, hue: .shorter) }

  /// What holds where nothing is stated: sRGB between colours of legacy syntax only, else OKLab.
  public static func initial(isLegacy: Bool) -> GradientPath {
    GradientPath(isLegacy ? .srgb : .oklab)
  }

  /// Colours whose straight connections in sRGB are the way through the given ones: these themselves where it
  /// is taken in sRGB, else as many between each two of them as it takes for the lines to be as bright as the
  /// way (relative luminance and 0.05, within 0.02 % half way between two).
  public func colors(through stops: [Color]) -> [Color] {
    guard interpolation.space != .srgb, stops.count > 1, let last = stops.last else { return stops }
    var room = Self.limit
    var colors: [Color] = []
    for (first, second) in zip(stops, stops.dropFirst()) {
      add(Piece(first, second, of: interpolation), to: &colors, &room)
    }
    return colors + [last]
  }

  /// Adds the beginning of each part that a piece falls into.
  private func add(_ whole: Piece, to colors: inout [Color], _ room: inout Int) {
    var waiting = [whole]
    while let piece = waiting.popLast() {
      guard room > 0, piece.depth < Self.deepest,
        piece.depth < Self.evenly || !piece.isStraight
      else {
        colors.append(piece.first)
        continue
      }
      room -= 1
      let (left, right) = piece.halves
      waiting.append(right)
      waiting.append(left)
    }
  }

  /// Each piece is halved so often in any case, and not more often than this.
  private static let evenly = 4
  private static let deepest = 10
  /// How many colours are added at most, to all pieces together.
  private static let limit = 4_096
}

/// A part of the way between two stops.
private struct Piece {
  let first: Color
  private let last: Color
  private let middle: Color
  private let stops: [Color]
  private let shares: ClosedRange<Double>
  private let interpolation: Interpolation
  let depth: Int

  init(_ first: Color, _ second: Color, of interpolation: Interpolation) {
    self.init(first, second, [first, second], 0...1, interpolation, depth: 0)
  }

  private init(
    _ first: Color, _ last: Color, _ stops: [Color], _ shares: ClosedRange<Double>,
    _ interpolation: Interpolation, depth: Int
  ) {
    let share = (shares.lowerBound + shares.upperBound) / 2
    (self.first, self.last, self.stops, self.shares) = (first, last, stops, shares)
    (self.interpolation, self.depth) = (interpolation, depth)
    middle = interpolation.mix(stops, [1 - share, share])
  }

  var halves: (Piece, Piece) {
    let share = (shares.lowerBound + shares.upperBound) / 2
    return (
      Piece(first, middle, stops, shares.lowerBound...share, interpolation, depth: depth + 1),
      Piece(middle, last, stops, share...shares.upperBound, interpolation, depth: depth + 1)
    )
  }

  /// Whether the straight line is as bright half way as the colour that is there.
  var isStraight: Bool {
    let (before, after) = (first.converted(to: .srgb), last.converted(to: .srgb))
    let alpha = before.alpha + after.alpha
    guard alpha > 0 else { return true }
    let line = Color(
      .srgb, (before.components * before.alpha + after.components * after.alpha) / alpha)
    let ratio = (WCAG.relativeLuminance(line) + 0.05) / (WCAG.relativeLuminance(middle) + 0.05)
    return abs(ratio - 1) < 0.0002
  }
}
