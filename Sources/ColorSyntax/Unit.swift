/// What follows a number: CSS Values 4's units as far as they have a fixed size.
enum Unit: UInt8 {
  case number, percent
  case degree, gradian, radian, turn
  case pixel, centimetre, millimetre, quarterMillimetre, inch, point, pica
  case second, millisecond
  /// A length that depends on a font, a container or a viewport: `em`, `cqw`, `vh`.
  case relativeLength
  case unknown

  init(_ word: Word) {
    guard word.count <= 8 else {
      self = .unknown
      return
    }
    switch word.first {
    case packed("deg"): self = .degree
    case packed("grad"): self = .gradian
    case packed("rad"): self = .radian
    case packed("turn"): self = .turn
    case packed("px"): self = .pixel
    case packed("cm"): self = .centimetre
    case packed("mm"): self = .millimetre
    case packed("q"): self = .quarterMillimetre
    case packed("in"): self = .inch
    case packed("pt"): self = .point
    case packed("pc"): self = .pica
    case packed("s"): self = .second
    case packed("ms"): self = .millisecond
    default: self = Self.relative.contains(word) ? .relativeLength : .unknown
    }
  }

  /// What one of it is in its canonical unit: degrees, pixels, seconds (CSS Values 4,
  /// "Distance Units: the <length> type" and "Other Quantities").
  var factor: Double {
    switch self {
    case .gradian: 0.9
    case .radian: 180 / Double.pi
    case .turn: 360
    case .centimetre: 96 / 2.54
    case .millimetre: 9.6 / 2.54
    case .quarterMillimetre: 2.4 / 2.54
    case .inch: 96
    case .point: 96.0 / 72
    case .pica: 16
    case .millisecond: 0.001
    default: 1
    }
  }

  var isAngle: Bool { rawValue >= Unit.degree.rawValue && rawValue <= Unit.turn.rawValue }

  private static let relative: Set<Word> = [
    Word("em"), Word("rem"), Word("ex"), Word("rex"), Word("cap"), Word("rcap"), Word("ch"),
    Word("rch"), Word("ic"), Word("ric"), Word("lh"), Word("rlh"), Word("vw"), Word("vh"),
    Word("vi"), Word("vb"), Word("vmin"), Word("vmax"), Word("svw"), Word("svh"), Word("lvw"),
    Word("lvh"), Word("dvw"), Word("dvh"), Word("cqw"), Word("cqh"), Word("cqi"), Word("cqb"),
    Word("cqmin"), Word("cqmax"),
  ]
}
