/// The words that a name is made of, and what a token's name says of its value by them.
package enum NameWords {
  /// In small letters, whatever the spelling: `DSColor.onSurface` is ds, color, on, surface, and
  /// `dark_HighContrast 2` is dark, high, contrast, 2.
  ///
  /// A capital begins a word behind anything but a capital, and before a small letter; digits and letters beyond
  /// ASCII, whose case is left alone, are parts of words (`isPart`), and all else parts them.
  package static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var name = name.utf8.allSatisfy { $0 < 0x80 } ? name : parted(name)
    name.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        let isUpper = isCapital(byte)
        let isPart = isUpper || 97...122 ~= byte || 48...57 ~= byte || byte >= 0x80
        if !word.isEmpty, !isPart || isUpper && beginsWord(at: index, of: bytes) {
          words.append(String(decoding: word, as: UTF8.self))
          word.removeAll(keepingCapacity: true)
        }
        if isPart { word.append(isUpper ? byte + 32 : byte) }
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Whether words can have a scalar in them: letters, digits and marks of any script, and what lies beyond the
  /// Basic Multilingual Plane, as most emoji. These are scalars that an identifier of Swift can have, which
  /// arrows, dashes and spaces are not.
  package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 48...57, 65...90, 97...122, 0x1_0000...0x1_FFFD: return true
    // VERTICAL TILDE, punctuation for all that its category says.
    case ..<0x80, 0x2E2F: return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil || isMark(scalar)
    }
  }

  /// With hyphens for what can't be in a word, and for marks that nothing stands before.
  private static func parted(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isBehindPart = false
    for scalar in name.unicodeScalars {
      isBehindPart = isPart(scalar) && (isBehindPart || !isMark(scalar))
      scalars.append(isBehindPart || scalar.isASCII ? scalar : "-")
    }
    return String(scalars)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Of a capital that something stands before.
  private static func beginsWord(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !isCapital(bytes[index - 1])
      || index + 1 < bytes.count && 97...122 ~= bytes[index + 1]
  }

  private static func isCapital(_ byte: UInt8) -> Bool { 65...90 ~= byte }

  /// Whether the name calls the value a colour: `color-x`, `brand-colour`; not `color-scheme`.
  static func saysColor(_ name: String) -> Bool {
    let words = Set(words(of: name))
    return !words.isDisjoint(with: color)
      && words.isDisjoint(with: others)
  }

  /// Whether the name is that of a border, whose sides may each have a colour: `tabs-border-color`.
  static func saysSides(_ name: String) -> Bool { words(of: name).contains("border") }

  /// Whether the name says that the value is something else than a colour: `font-size-2`.
  static func saysOther(_ name: String) -> Bool {
    let words = Set(words(of: name))
    return words.isDisjoint(with: color)
      && !words.isDisjoint(with: others)
  }

  private static let others: Set<String> = [
    "font", "fonts", "size", "sizes", "width", "height", "radius", "radii", "rounded", "space",
    "spacing", "gap", "padding", "margin", "duration", "delay", "ease", "easing", "timing",
    "transition", "transitions", "animation", "animate", "motion", "z", "index", "opacity", "alpha",
    "leading", "tracking", "weight", "family", "letter", "line", "breakpoint", "breakpoints",
    "screen", "container", "blur", "shadow", "shadows", "elevation", "inset", "offset", "ratio",
    "aspect", "filter", "filters", "url", "image", "scheme", "mode", "interpolation", "profile",
    "style", "typography", "h", "s", "l", "hue", "saturation", "lightness", "chroma", "channel",
    "channels",
  ]
}
