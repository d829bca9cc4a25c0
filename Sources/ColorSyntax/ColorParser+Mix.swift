import ColorMath

extension ColorParser {
  /// `color-mix(in oklch longer hue, red 20%, blue)`, behind the parenthesis (CSS Color 5,
  /// "Mixing Colors: the color-mix() Function").
  ///
  /// Any number of colours; without a method it mixes in OKLab.
  mutating func mix() throws(Failure) -> CSSColor {
    let start = scanner.offset
    let method = try takeMethod()
    var items: [(color: CSSColor, percentage: Double?)] = []
    repeat {
      scanner.skipSpace()
      items.append(try mixItem())
      scanner.skipSpace()
    } while scanner.take(0x2C)
    guard let shares = MixShares(items.map(\.percentage)) else {
      throw Failure(
        expected: "percentages that are more than 0 together", offset: start, hint: .zeroSum)
    }
    if items.count == 1 { return items[0].color.faded(by: shares.opacity) }
    var colors: [Color] = []
    for item in items {
      guard let color = item.color.absolute else { return item.color }
      colors.append(color)
    }
    var result = method.mix(colors, shares.weights)
    result.alpha *= shares.opacity
    return .color(result.resolvedToSRGB, legacy: false)
  }

  /// `in oklch longer hue,`; nothing means OKLab.
  private mutating func takeMethod() throws(Failure) -> Interpolation {
    let start = scanner.offset
    guard scanner.isAtIdentifier, scanner.name() == Word("in"), scanner.current != 0x28 else {
      scanner.offset = start
      return Interpolation(space: .oklab, hue: .shorter)
    }
    let method = try interpolation()
    guard scanner.take(0x2C) else { throw Failure(expected: "a comma", offset: scanner.offset) }
    return method
  }

  /// What stands behind `in`: `oklch longer hue`.
  mutating func interpolation() throws(Failure) -> Interpolation {
    scanner.skipSpace()
    let place = scanner.offset
    guard scanner.isAtIdentifier, let space = PredefinedSpaces.interpolationSpace(scanner.name())
    else { throw Failure(expected: "a colour space such as oklch or srgb", offset: place) }
    scanner.skipSpace()
    var hue = Interpolation.Hue.shorter
    if space.hueIndex != nil, scanner.isAtIdentifier { hue = try hueStrategy() }
    scanner.skipSpace()
    return Interpolation(space: space, hue: hue)
  }

  private mutating func hueStrategy() throws(Failure) -> Interpolation.Hue {
    let start = scanner.offset
    let word = scanner.name()
    guard word.count <= 16, let hue = Interpolation.Hue(word) else {
      throw Failure(
        expected: "a comma, or shorter, longer, increasing or decreasing", offset: start)
    }
    scanner.skipSpace()
    let place = scanner.offset
    guard scanner.isAtIdentifier, scanner.name() == Word("hue") else {
      throw Failure(expected: "hue", offset: place)
    }
    return hue
  }

  /// A colour with a percentage before or behind it, or without one.
  private mutating func mixItem() throws(Failure) -> (color: CSSColor, percentage: Double?) {
    var percentage = try takePercentage()
    scanner.skipSpace()
    let color = try color()
    scanner.skipSpace()
    if percentage == nil { percentage = try takePercentage() }
    return (color, percentage)
  }

  private mutating func takePercentage() throws(Failure) -> Double? {
    let start = scanner.offset
    let quantity: Quantity?
    var isCalculated = false
    if scanner.isAtNumber {
      quantity = Quantity(scanner.numeric())
    } else {
      guard scanner.isAtIdentifier else { return nil }
      let word = scanner.name()
      guard scanner.current == 0x28, MathFunction(word) != nil else {
        scanner.offset = start
        return nil
      }
      scanner.offset &+= 1
      quantity = try mathFunction(word, start)
      isCalculated = true
    }
    guard let quantity, quantity.kind == .percent else {
      throw Failure(expected: "a percentage or a colour", offset: start)
    }
    let value = Double.bounded(quantity.value)
    // Calculations are clamped to the range, what is written out must lie in it (CSS Values 4, "Range
    // Checking").
    guard isCalculated || (value >= 0 && value <= 100) else {
      throw Failure(expected: "a percentage from 0% to 100%", offset: start)
    }
    return min(max(value, 0), 100)
  }
}

extension CSSColor {
  /// A mix of one colour is that colour, with less alpha where its percentage is below 100.
  fileprivate func faded(by opacity: Double) -> CSSColor {
    guard case .color(var color, let legacy) = self else { return self }
    color.alpha *= opacity
    return .color(color, legacy: legacy)
  }
}

/// How much each colour of a mix counts (CSS Color 5, "Percentage Normalization").
struct MixShares {
  /// They sum to 1.
  var weights: [Double]
  /// Below 1 where the percentages sum to less than 100.
  var opacity: Double

  /// nil where the percentages sum to 0, which makes the function invalid.
  init?(_ percentages: [Double?]) {
    let stated = percentages.reduce(0) { $0 + ($1 ?? 0) }
    let omitted = percentages.count(where: { $0 == nil })
    let rest = omitted == 0 ? 0 : max(100 - stated, 0) / Double(omitted)
    let total = stated + rest * Double(omitted)
    guard total > 0 else { return nil }
    weights = percentages.map { ($0 ?? rest) / total }
    opacity = min(total / 100, 1)
  }
}
