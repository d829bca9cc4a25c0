/// The character classes of CommonMark §2.1.
enum MarkdownByte {
  /// ASCII punctuation, which a backslash may escape.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// What a character next to a delimiter run is. The bounds of the text are whitespace.
  struct Neighbour {
    var isSpace = false
    var isPunctuation = false
    var isCJK = false

    init(_ scalar: Unicode.Scalar?) {
      guard let scalar else {
        isSpace = true
        return
      }
      guard !scalar.isASCII else {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        isSpace = MarkdownByte.isSpace(byte)
        isPunctuation = MarkdownByte.isPunctuation(byte)
        return
      }
      isCJK = Self.isCJK(scalar.value)
      switch scalar.properties.generalCategory {
      case .spaceSeparator: isSpace = true
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol:
        isPunctuation = true
      default: break
      }
    }

    /// Chinese, Japanese and Korean letters and marks.
    private static func isCJK(_ value: UInt32) -> Bool {
      switch value {
      case 0x2E80...0x2FFF, 0x3001...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF01...0xFFEF, 0x20000...0x3FFFF:
        true
      default: false
      }
    }

    /// Whether a run before this and behind `before` is left-flanking (§6.2).
    ///
    /// Chinese and Japanese stand without spaces, so `**重要。**然后` would stay open by the letter of
    /// the specification. As in the CJK-friendly amendment, their marks count as letters and their
    /// letters as bounds of words.
    func isFlanked(by before: Neighbour) -> Bool {
      if isSpace { return false }
      return !isPunctuation || isCJK || before.isSpace || before.isPunctuation || before.isCJK
    }
  }
}
