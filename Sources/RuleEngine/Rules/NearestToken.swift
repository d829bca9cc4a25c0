import ColorMath
import Diagnostics
import TokenFiles

/// The token that a literal colour stands for, or comes nearest to.
struct NearestToken {
  private let context: Context
  private let tokens: TokenSystem
  /// Nothing is prepared before the first literal is met: most projects have none.
  private var isPrepared = false
  /// By 8-bit colour in any checked appearance: the first token that has it.
  private var exact: [UInt32: (token: TokenID, oklab: SIMD3<Double>)] = [:]
  private var colors: [(token: TokenID, oklab: SIMD3<Double>, alpha: Double)] = []
  private var known: [UInt32: String] = [:]

  /// Farther than this nothing is suggested: about five times what can just be told apart.
  private static let limit = 0.1
  /// More tokens are not searched for a near one.
  private static let searched = 10_000

  init(_ context: Context) {
    self.context = context
    tokens = context.tokens
  }

  private mutating func prepare() {
    isPrepared = true
    for appearance in context.appearances {
      for token in tokens.tokens {
        guard let color = context.palette(appearance).color(token) else { continue }
        guard exact[color.packed.rgba] == nil else { continue }
        let oklab = color.color.components(in: .oklab)
        exact[color.packed.rgba] = (token, oklab)
        if colors.count < Self.searched {
          colors.append((token, oklab, color.color.alpha))
        }
      }
    }
  }

  /// "color-brand has this colour", "the nearest token is color-brand, ΔE OK 0.013 away", or nothing.
  mutating func hint(_ color: Color) -> String? {
    let rgba = color.packed.rgba
    if !color.isInGamut(of: .srgb) {
      if !isPrepared { prepare() }
      return hint(unseen: color, rgba)
    }
    if let known = known[rgba] { return known.isEmpty ? nil : known }
    if !isPrepared { prepare() }
    let hint = hint(unseen: color, rgba)
    known[rgba] = hint ?? ""
    return hint
  }

  /// ΔE OK.
  private static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  private func hint(unseen color: Color, _ rgba: UInt32) -> String? {
    let own = color.components(in: .oklab)
    // Outside of sRGB many colours have the same eight bits, and only the nearest of them is this one.
    if let same = exact[rgba], Self.distance(own, same.oklab) < 0.01 {
      return "\(tokens.name(same.token)) has this colour"
    }
    var best: (token: TokenID, distance: Double)?
    for candidate in colors where (candidate.alpha - color.alpha).magnitude < 0.01 {
      let distance = Self.distance(own, candidate.oklab)
      if distance < best?.distance ?? Self.limit { best = (candidate.token, distance) }
    }
    guard let best else { return nil }
    var output = Output()
    output.write("the nearest token is \(tokens.name(best.token)), ΔE OK ")
    output.write(fine: best.distance)
    output.write(" away")
    return output.text
  }
}
