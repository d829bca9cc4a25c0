import ColorMath
import Diagnostics

/// What an expression of Swift source is, as a colour.
indirect enum SwiftColor: Sendable {
  /// A colour with literal components; the span is what a fix would replace.
  case literal(Color, Span)
  /// Another constant: the names of its path; implicit where it begins with a point (`.gray10`).
  case reference([String], isImplicit: Bool)
  /// A colour of an asset catalogue.
  case asset(String)
  /// An opacity on top: multiplied with the colour's own, or set in its place.
  case faded(SwiftColor, Double, isSet: Bool)
  /// One for each of some appearances that exclude each other.
  case choice([(mask: AppearanceMask, color: SwiftColor)])
  /// A colour that may be meant otherwise than it is read: how.
  case doubtful(SwiftColor, String)
  /// A colour whose value nobody can know from the source: why.
  case unknown(String)
  /// Meant as a colour and none: why.
  case unreadable(String)

  /// Whether it may have a value.
  var isKnown: Bool {
    switch self {
    case .unknown: false
    case .faded(let color, _, _), .doubtful(let color, _): color.isKnown
    default: true
    }
  }

  /// Whether it can't be anything but a colour, whatever it is called.
  var saysColor: Bool {
    switch self {
    case .literal, .asset, .unreadable, .doubtful: true
    case .faded(let color, _, _): color.saysColor
    case .reference, .choice, .unknown: false
    }
  }

  /// The colours in it, each with the appearances that it holds in.
  func parts(in mask: AppearanceMask) -> [(mask: AppearanceMask, color: SwiftColor)] {
    switch self {
    case .choice(let parts):
      return parts.flatMap { part in
        part.color.parts(in: part.mask.intersection(mask))
      }.filter { !$0.mask.isEmpty }
    case .faded(let color, let alpha, let isSet):
      return color.parts(in: mask).map { ($0.mask, $0.color.faded(by: alpha, isSet: isSet)) }
    case .doubtful(let color, let doubt):
      return color.parts(in: mask).map { ($0.mask, .doubtful($0.color, doubt)) }
    default: return [(mask, self)]
    }
  }

  /// A literal with the opacity worked in; anything else with it around.
  func faded(by alpha: Double, isSet: Bool) -> SwiftColor {
    switch self {
    case .doubtful(let color, let doubt):
      return .doubtful(color.faded(by: alpha, isSet: isSet), doubt)
    case .unknown, .unreadable: return self
    case .literal(var color, let span):
      color.alpha = isSet ? alpha : color.alpha * alpha
      return .literal(color, span)
    case .faded(let color, let own, let wasSet):
      return .faded(color, isSet ? alpha : own * alpha, isSet: isSet || wasSet)
    default: return .faded(self, alpha, isSet: isSet)
    }
  }
}
