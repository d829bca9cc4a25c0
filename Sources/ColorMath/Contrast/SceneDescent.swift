/// Searches the parameters of a scene for the lowest signed ratio (`sign` 1) or the highest (−1), bettering
/// one step of the scene after the other until none gets better.
///
/// With all other steps held, what is finally seen depends on what one step shows by an affine function,
/// so that a step is judged without drawing the others again, and one sweep over all of them is linear.
///
/// Where a step's channels vary each by itself, as those of an image or of an unknown backdrop do, the best
/// of all three at once is found in closed form: foreground and background luminance are sums over the
/// channels, and the least N/D of two sums is where N − λ·D is least, with λ that least ratio (Dinkelbach
/// 1967); λ is taken from sweep to sweep.
struct SceneDescent {
  private let scene: Scene
  private let sign: Double
  private(set) var point: [Double]
  /// The signed ratio there, times the sign.
  private(set) var value: Double

  /// What lies above a step, and what the steps below it make of that.
  struct Place {
    /// The foreground and the background so far.
    var front: Compositing.Composite
    var back: Compositing.Composite
    /// How much of the step shows through them.
    var frontShare: Double
    var backShare: Double
    var below: Below

    func pair(showing shown: Compositing.Composite) -> SeenPair {
      SeenPair(
        foreground: below.seen(front + shown * frontShare),
        background: below.seen(back + shown * backShare))
    }
  }

  /// What a run of steps makes of a composite that lies on them: an affine function of it.
  struct Below {
    /// Of the colour by itself, of the alpha, and whatever the composite is.
    var color = 1.0
    var alpha = SIMD3<Double>.zero
    var rest = SIMD3<Double>.zero

    func seen(_ composite: Compositing.Composite) -> SIMD3<Double> {
      SIMD3(composite.x, composite.y, composite.z) * color + alpha * composite.w + rest
    }

    /// The same run under a step that shows a colour.
    func under(_ shown: Compositing.Composite) -> Below {
      let rgb = SIMD3(shown.x, shown.y, shown.z)
      var result = self
      result.alpha = alpha * (1 - shown.w) - rgb * color
      result.rest = rest + rgb * color + alpha * shown.w
      return result
    }

    /// The same run under the end of a group.
    func under(fade: Double) -> Below {
      var result = self
      result.color *= fade
      result.alpha *= fade
      return result
    }
  }

  init(_ scene: Scene, from start: [Double], sign: Double) {
    self.scene = scene
    self.sign = sign
    point = start
    value = sign * scene.pair(at: start).signedRatio
  }

  /// Sweeps until nothing gets better; fifty times at most.
  mutating func run(backdropOnly: Bool) {
    for _ in 0..<50 {
      let before = value
      sweep(backdropOnly: backdropOnly)
      if scene.parameterCount == 1 || value >= before - 1e-13 { break }
    }
  }

  /// Betters each step once, from the top to the bottom.
  private mutating func sweep(backdropOnly: Bool) {
    let belows = belows()
    var next = 0
    var place = Place(
      front: .zero, back: .zero, frontShare: 1, backShare: 0, below: belows[0])
    if !backdropOnly { improve(scene.foreground, next, place) }
    var front = Scene.value(of: scene.foreground, point, &next)
    var back = Compositing.Composite.zero
    for (index, step) in scene.steps.enumerated() {
      if case .fade(let opacity) = step {
        front *= opacity
        back *= opacity
        continue
      }
      if step.parameterCount > 0, !backdropOnly || index == scene.steps.count - 1 {
        place = Place(
          front: front, back: back, frontShare: 1 - front.w, backShare: 1 - back.w,
          below: belows[index + 1])
        improve(step, next, place)
      }
      let shown = Scene.value(of: step, point, &next)
      front = Compositing.over(front, shown)
      back = Compositing.over(back, shown)
    }
  }

  /// By step, what it and those below it make of what lies on them; for the last, and behind it, nothing
  /// more.
  private func belows() -> [Below] {
    var belows = [Below](repeating: Below(), count: scene.steps.count + 1)
    var end = point.count
    for index in scene.steps.indices.reversed() {
      let step = scene.steps[index]
      if case .fade(let opacity) = step {
        belows[index] = belows[index + 1].under(fade: opacity)
        continue
      }
      end -= step.parameterCount
      var next = end
      belows[index] = belows[index + 1].under(Scene.value(of: step, point, &next))
    }
    return belows
  }

  private mutating func improve(_ step: Scene.Step, _ first: Int, _ place: Place) {
    if case .image(let lightest, let darkest) = step, lightest.w == darkest.w {
      return improveChannels(lightest, darkest, first, place)
    }
    let parts = step.parts
    for offset in parts.indices { improve(step, first, first + offset, parts[offset], place) }
  }

  /// Moves one parameter to where the signed ratio is lowest.
  private mutating func improve(
    _ step: Scene.Step, _ first: Int, _ coordinate: Int, _ parts: Int, _ place: Place
  ) {
    let before = point[coordinate]
    var trial = point
    let best = minimum(samples: 8 * parts) { position in
      trial[coordinate] = position
      var next = first
      let shown = Scene.value(of: step, trial, &next)
      return sign * place.pair(showing: shown).signedRatio
    }
    point[coordinate] = best.value < value ? best.position : before
    value = Swift.min(best.value, value)
  }

  /// Moves three parameters, each of one channel.
  private mutating func improveChannels(
    _ lightest: Compositing.Composite, _ darkest: Compositing.Composite, _ first: Int,
    _ place: Place
  ) {
    let (dark, light) = (place.pair(showing: darkest), place.pair(showing: lightest))
    let lines = ChannelLines(dark, light, ratio: sign * value, sign: sign)
    let shares = SIMD3(lines.best(0), lines.best(1), lines.best(2))
    let shown = darkest + (lightest - darkest) * Compositing.Composite(shares, 0)
    let found = sign * place.pair(showing: shown).signedRatio
    guard found < value else { return }
    for channel in 0..<3 { point[first + channel] = shares[channel] }
    value = found
  }
}

/// Foreground and background as they go from one pair to another in a straight line, channel by channel.
private struct ChannelLines {
  private let dark: SeenPair
  private let front: SIMD3<Double>
  private let back: SIMD3<Double>
  private let ratio: Double
  private let sign: Double
  /// By which power of the ratio of the slopes the two curves are equally steep.
  private static let power = 1 / (SRGBTransfer.exponent - 1)
  /// The steepness of the curve behind its linear part, where its base is 1.
  private static let steepness = SRGBTransfer.exponent / (1 + SRGBTransfer.offset)

  init(_ dark: SeenPair, _ light: SeenPair, ratio: Double, sign: Double) {
    self.dark = dark
    front = light.foreground - dark.foreground
    back = light.background - dark.background
    self.ratio = ratio
    self.sign = sign
  }

  /// Where in 0…1 the channel's share of N − λ·D is least, or most.
  ///
  /// That is at an end, where one of the two curves leaves its linear part, or where they are equally steep:
  /// both on their curved part or one of them on its linear part. All such places are tried.
  func best(_ channel: Int) -> Double {
    let (f, b) = (dark.foreground[channel], dark.background[channel])
    let (df, db) = (front[channel], back[channel])
    var best = (position: 0.0, value: sign * value(f, b))
    func consider(_ position: Double) {
      guard position > 0, position <= 1 else { return }
      let value = sign * value(f + df * position, b + db * position)
      if value < best.value { best = (position, value) }
    }
    consider(1)
    let edge = SRGBTransfer.threshold
    for side in [-edge, edge] {
      consider((side - f) / df)
      consider((side - b) / db)
    }
    let slopes = ratio * db / df
    guard slopes > 0, slopes.isFinite else { return best.position }
    let factor = LibC.power(slopes, Self.power)
    let linear = LibC.power(1 / (SRGBTransfer.slope * Self.steepness), Self.power)
    let (one, offset) = (1 + SRGBTransfer.offset, SRGBTransfer.offset)
    for first in [-1.0, 1] {
      consider((first * (one * linear * factor - offset) - f) / df)
      consider((first * (one * linear / factor - offset) - b) / db)
      for second in [-1.0, 1] {
        consider(
          (factor * (second * b + offset) - first * f - offset)
            / (first * df - factor * second * db))
      }
    }
    return best.position
  }

  private func value(_ front: Double, _ back: Double) -> Double {
    SRGBTable.decode(front) - ratio * SRGBTable.decode(back)
  }
}
