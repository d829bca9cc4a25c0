import ColorMath
import Diagnostics
import TokenFiles

/// The token that a literal colour stands for, or comes nearest to.
struct NearestToken {
  private let context: Context
  private let tokens: TokenSystem
  /// Nothing is prepared before the first literal is met: most projects have none.
  private var isPrepared = false
  /// The colours that tokens have in any checked appearance, in their order.
  private var shades: [Shade] = []
  /// By 8-bit colour: the place in `shades`.
  private var places: [UInt32: Int] = [:]
  private var known: [Question: String] = [:]

  /// A colour that tokens have.
  fileprivate struct Shade {
    var oklab: SIMD3<Double>
    var alpha: Double
    var owners: [Owner] = []
  }

  /// A token that has a colour.
  fileprivate struct Owner {
    var token: TokenID
    /// What its name says that it is for.
    var purpose: PaintPurpose?
    /// The checked appearances in which it has the colour.
    var appearances: [Int]
  }

  private struct Question: Hashable {
    var rgba: UInt32
    var purpose: PaintPurpose?
  }

  /// Farther than this nothing is suggested: about five times what can just be told apart.
  private static let limit = 0.1
  /// More colours are not searched for a near one, and more tokens of one colour not for a fit one.
  private static let searched = 10_000
  private static let kept = 64

  init(_ context: Context) {
    self.context = context
    tokens = context.tokens
  }

  private mutating func prepare() {
    isPrepared = true
    for (place, appearance) in context.appearances.enumerated() {
      for token in tokens.tokens {
        guard let color = context.palette(appearance).color(token) else { continue }
        let found = places[color.packed.rgba] ?? shades.count
        if found == shades.count {
          places[color.packed.rgba] = found
          let oklab = color.color.components(in: .oklab)
          shades.append(Shade(oklab: oklab, alpha: color.color.alpha))
        }
        add(token, to: found, place)
      }
    }
  }

  private mutating func add(_ token: TokenID, to shade: Int, _ appearance: Int) {
    if let index = shades[shade].owners.firstIndex(where: { $0.token == token }) {
      shades[shade].owners[index].appearances.append(appearance)
    } else if shades[shade].owners.count < Self.kept {
      let purpose = PaintPurpose(tokenName: tokens.name(token))
      shades[shade].owners.append(
        Owner(token: token, purpose: purpose, appearances: [appearance]))
    }
  }

  /// "color-brand has this colour", "color-brand has this colour in light", "the nearest token is color-brand,
  /// ΔE OK 0.013 away", or nothing. A token whose name says that it is for something else is not named.
  ///
  /// - Parameter purpose: what the literal is for, where that is known.
  mutating func hint(_ color: Color, for purpose: PaintPurpose? = nil) -> String? {
    if !isPrepared { prepare() }
    let question = Question(rgba: color.packed.rgba, purpose: purpose)
    guard color.isInGamut(of: .srgb) else { return hint(unseen: color, question) }
    if let known = known[question] { return known.isEmpty ? nil : known }
    let hint = hint(unseen: color, question)
    known[question] = hint ?? ""
    return hint
  }

  /// ΔE OK.
  private static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  private func hint(unseen color: Color, _ question: Question) -> String? {
    let own = color.components(in: .oklab)
    // Outside of sRGB many colours have the same eight bits, and only the nearest of them is this one.
    if let same = places[question.rgba].map({ shades[$0] }), Self.distance(own, same.oklab) < 0.01,
      let fit = fit(same, question.purpose)
    {
      return "\(tokens.name(fit.token)) has this colour" + place(fit.appearances)
    }
    var best: (owner: Owner, distance: Double)?
    for index in 0..<min(shades.count, Self.searched) {
      guard (shades[index].alpha - color.alpha).magnitude < 0.01 else { continue }
      let distance = Self.distance(own, shades[index].oklab)
      guard distance < best?.distance ?? Self.limit, let fit = fit(shades[index], question.purpose)
      else { continue }
      best = (fit, distance)
    }
    guard let best else { return nil }
    var output = Output()
    output.write(
      "the nearest token is \(tokens.name(best.owner.token))\(place(best.owner.appearances)), ΔE OK "
    )
    output.write(fine: best.distance)
    output.write(" away")
    return output.text
  }

  /// " in light", where it is not so in every appearance.
  private func place(_ appearances: [Int]) -> String {
    guard appearances.count < context.appearances.count else { return "" }
    return " in " + appearances.map { context.appearances[$0].name }.joined(separator: ", ")
  }

  /// The token to name: before others one for the same purpose, then one that has the colour in more
  /// appearances, then the first. None that is for something else.
  private func fit(_ shade: Shade, _ purpose: PaintPurpose?) -> Owner? {
    var best: Owner?
    var highest = -1
    for owner in shade.owners {
      if let purpose, let own = owner.purpose, own != purpose { continue }
      let isSame = purpose != nil && owner.purpose == purpose
      let rank = owner.appearances.count + (isSame ? context.appearances.count + 1 : 0)
      if rank > highest { (best, highest) = (owner, rank) }
    }
    return best
  }
}
