import Diagnostics

/// A word or sign of a passage, by what it can mean for a claim.
struct ClaimTerm {
  enum Kind {
    case ratio(value: Double, decimals: Int)
    case operand(ClaimOperand)
    /// A name in code that nothing defines.
    case unknown
    /// "it": the row's own colour, or the one that was named last.
    case it
    /// "on", "over", "against": a background follows. "over" before a number is a limit.
    case on(isLimit: Bool)
    case relation(StatedRatio.Relation, ClaimKeywords.Side)
    case between
    case and
    case appearance(ClaimAppearance)
    /// Words that carry no meaning here: "a", "of", "is", "ratio".
    case filler
    case word
    case stop, open, close, comma, slash, dash, plus
  }

  var kind: Kind
  var span: Span
}

/// A colour that a document names.
struct ClaimOperand: Sendable {
  var reference: ColorReference
  /// As written.
  var text: String
  var span: Span
  /// A plain word that could as well be meant as a word: it counts next to "on" only.
  var isWeak = false
}

extension ClaimTerm {
  var operand: ClaimOperand? {
    if case .operand(let operand) = kind { operand } else { nil }
  }
  var isRatio: Bool { if case .ratio = kind { true } else { false } }
  var isOn: Bool { if case .on = kind { true } else { false } }
  var isLimitingOn: Bool { if case .on(isLimit: true) = kind { true } else { false } }
  var isIt: Bool { if case .it = kind { true } else { false } }
  var isFiller: Bool { if case .filler = kind { true } else { false } }
  var isStop: Bool { if case .stop = kind { true } else { false } }
  var isOpen: Bool { if case .open = kind { true } else { false } }
  var isClose: Bool { if case .close = kind { true } else { false } }
  var isDash: Bool { if case .dash = kind { true } else { false } }
  var isBetween: Bool { if case .between = kind { true } else { false } }
  var isAnd: Bool { if case .and = kind { true } else { false } }
  var isComma: Bool { if case .comma = kind { true } else { false } }
  var isPlus: Bool { if case .plus = kind { true } else { false } }
  var isSlash: Bool { if case .slash = kind { true } else { false } }
  /// What may stand between a colour and "on": "white text on".
  var isPlain: Bool {
    switch kind {
    case .word, .filler, .appearance: true
    default: false
    }
  }
  /// What joins the items of a list.
  var isJoint: Bool {
    switch kind {
    case .and, .comma, .slash: true
    default: false
    }
  }
}
