import ColorMath

/// How two colours are mixed: the space, and the way round the hue circle (CSS Color 4, "Color
/// Interpolation").
struct Interpolation: Hashable, Sendable {
  var space: ColorSpace
  var hue: Hue

  /// The arc between two hues ("Hue Interpolation").
  enum Hue: Hashable, Sendable {
    case shorter, longer, increasing, decreasing

    init?(_ word: Word) {
      if word == Word("shorter") {
        self = .shorter
      } else if word == Word("longer") {
        self = .longer
      } else if word == Word("increasing") {
        self = .increasing
      } else if word == Word("decreasing") {
        self = .decreasing
      } else {
        return nil
      }
    }

    /// What to add to the way from the first hue to the second, both in 0..<360.
    func turn(_ way: Double) -> Double {
      switch self {
      case .shorter: way > 180 ? -360 : way < -180 ? 360 : 0
      case .longer: way > 0 && way < 180 ? -360 : way > -180 && way <= 0 ? 360 : 0
      case .increasing: way < 0 ? 360 : 0
      case .decreasing: way > 0 ? -360 : 0
      }
    }
  }

  /// Mixes from left to right, each result with the next colour (CSS Color 5, "Calculating the Result of
  /// color-mix()").
  func mix(_ colors: [Color], _ weights: [Double]) -> Color {
    guard var result = colors.first?.converted(to: space), var weight = weights.first else {
      return Color(space, 0, 0, 0)
    }
    for (color, next) in zip(colors, weights).dropFirst() {
      let sum = weight + next
      result = mix(result, color.converted(to: space), share: sum > 0 ? next / sum : 0.5)
      weight = sum
    }
    return result
  }

  /// `share` of the second colour and the rest of the first, both in `space`.
  private func mix(_ first: Color, _ second: Color, share: Double) -> Color {
    let (first, second) = (first.filled(from: second), second.filled(from: first))
    return blend(first.withHue(of: second), second.withHue(of: first), share)
  }

  private func blend(_ first: Color, _ second: Color, _ share: Double) -> Color {
    let bothMissing = first.missing.intersection(second.missing)
    let (before, after) = (first.premultiplier, second.premultiplier)
    let alpha = first.alpha + (second.alpha - first.alpha) * share
    let opacity = bothMissing.contains(.alpha) ? 1 : alpha
    var components = first.components * before * (1 - share) + second.components * after * share
    if opacity > 0 { components /= opacity }
    if let index = space.hueIndex {
      components[index] = mixHue(first.components[index], second.components[index], share)
    }
    return Color(space, components, alpha: alpha, missing: bothMissing)
  }

  private func mixHue(_ first: Double, _ second: Double, _ share: Double) -> Double {
    let start = Self.normalized(first)
    let way = Self.normalized(second) - start
    return Self.normalized(start + (way + hue.turn(way)) * share)
  }

  /// An angle within 0..<360.
  static func normalized(_ degrees: Double) -> Double {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    return turn < 0 ? turn + 360 : turn + 0
  }
}

extension Color {
  /// Components that are missing here and not there are taken from there (CSS Color 4, "Interpolating with
  /// Missing Components").
  fileprivate func filled(from other: Color) -> Color {
    let taken = missing.subtracting(other.missing)
    guard !taken.isEmpty else { return self }
    var result = self
    for index in 0..<3 where taken.contains(.component(index)) {
      result.components[index] = other.components[index]
    }
    if taken.contains(.alpha) { result.alpha = other.alpha }
    result.missing.subtract(taken)
    return result
  }

  /// A hue without power gives way to one that has it: grey takes on the hue that it is mixed with, whatever
  /// was written for its own. CSS Color 4 ("Color Interpolation", step 2) makes any hue without power a
  /// missing one; where neither has power, the Web Platform Tests average the two as written, and so does this.
  fileprivate func withHue(of other: Color) -> Color {
    guard let index = space.hueIndex, !powerless.isEmpty, other.powerless.isEmpty else {
      return self
    }
    var result = self
    result.components[index] = other.components[index]
    return result
  }

  /// What components are multiplied with before mixing; a missing alpha counts as opaque ("Interpolating with
  /// Alpha").
  fileprivate var premultiplier: Double { missing.contains(.alpha) ? 1 : alpha }
}
