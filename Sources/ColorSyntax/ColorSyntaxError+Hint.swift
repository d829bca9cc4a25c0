extension ColorSyntaxError {
  /// What to do about a common mistake.
  static func hint(
    _ failure: Failure, _ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    switch failure.hint {
    case .none: nil
    case .slashBeforeAlpha: "write / before the alpha, as in rgb(0 0 0 / 26%)"
    case .noCommas: "only rgb() and hsl() have a syntax with commas"
    case .mixedLegacyUnits:
      "between commas, write numbers only or percentages only, or leave the commas out"
    case .legacyNone: "none needs the syntax without commas, as in rgb(none 0 0)"
    case .legacyPercent: "between commas, saturation and lightness are percentages"
    case .hexDigits: "a hex colour is #rgb, #rgba, #rrggbb or #rrggbbaa"
    case .unknownName: nameHint(offset, bytes)
    case .unresolvedVariable: "var() has to be replaced by its value first"
    case .relativeLength: "what this unit measures is known only in a layout"
    case .nesting: nil
    case .spaceAroundSign: "+ and - need white space on both sides"
    case .zeroSum: "a mix of 0% and 0% has no colour"
    }
  }

  /// Hex digits without their `#`, or the name that was probably meant.
  private static func nameHint(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let rest = bytes[offset...].prefix(32)
    let word = rest.prefix { ByteClass.isName($0) }
    guard word.count >= 3 else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    if [3, 4, 6, 8].contains(word.count), word.allSatisfy({ ByteClass.hexValue($0) < 16 }) {
      return "did you mean #\(text)?"
    }
    let isFunction = rest.dropFirst(word.count).first == 0x28
    let name = nearest(word.map(Word.folded), in: isFunction ? functionNames : colorNames)
    return name.map {
      "did you mean \(String(decoding: $0, as: UTF8.self))\(isFunction ? "()" : "")?"
    }
  }

  private static let colorNames = NamedColors.all.map { Array(String(describing: $0.name).utf8) }
  private static let functionNames = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
    "light-dark", "alpha", "contrast-color",
  ].map { Array($0.utf8) }

  /// The name within two edits, if any; of several, the first in the list.
  private static func nearest(_ target: [UInt8], in names: [[UInt8]]) -> [UInt8]? {
    var best: (name: [UInt8], distance: Int)?
    // Two edits leave the first or the last letter alone, as good as always.
    for name in names
    where abs(name.count - target.count) <= 2
      && (name.first == target.first || name.last == target.last)
    {
      let distance = editDistance(target, name)
      if distance < (best?.distance ?? min(3, target.count / 2 + 1)) { best = (name, distance) }
    }
    return best?.name
  }

  /// Levenshtein's distance of two short names.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<right.count {
        let replaced = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
