/// Names as a format can hold them. What it can hold stays as it is.
package struct FormatNames: Sendable {
  /// One for each token of the sheet.
  let all: [String]

  /// - Throws: Two tokens that would get the same name, or one that can't be named.
  init(_ sheet: TokenSheet, _ rule: (String) -> String) throws(GeneratorError) {
    var owners: [String: String] = [:]
    var names: [String] = []
    for token in sheet.tokens {
      let name = rule(token.name)
      guard !name.isEmpty else {
        throw GeneratorError("\(token.name) has no letter or digit that a name could be made of")
      }
      if let other = owners.updateValue(token.name, forKey: name) {
        throw GeneratorError(
          "\(other) and \(token.name) would both be \(name)", help: "rename one of them")
      }
      names.append(name)
    }
    all = names
  }
}

/// Rules for names, by format.
enum NameRule {
  /// A CSS identifier behind `--`: a name that is one stays; of any other the words, in small letters,
  /// joined by hyphens: `Brand/accentStrong` is `brand-accent-strong`.
  static func css(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { isIdentifier($0) }
    return isPlain ? name : words(name).joined(separator: "-")
  }

  /// A path of groups: what stands between points. A `$` can't begin a part, braces can't be in one.
  static func path(_ name: String) -> String {
    parts(name, at: ".").map { part in
      let allowed = part.map { "{}".contains($0) ? "-" : $0 }
      let text = String(allowed)
      return text.hasPrefix("$") && text != "$root" ? "-" + text.dropFirst() : text
    }.joined(separator: ".")
  }

  /// Folders of an asset catalogue: what stands between points or slashes.
  static func folders(_ name: String) -> String {
    name.split(whereSeparator: { $0 == "." || $0 == "/" }).map { part in
      String(part.map { $0.isLetter || $0.isNumber || "-_ $()&+".contains($0) ? $0 : "-" })
    }.joined(separator: "/")
  }

  /// A name in the code span of a table.
  static func cell(_ name: String) -> String {
    String(name.map { $0.isWhitespace || "(){}[],;\"'`|".contains($0) ? "-" : $0 })
  }

  /// A member of Swift's `Color`: `color-bg-canvas` is `bgCanvas`.
  static func swift(_ name: String) -> String {
    var words = words(name)
    if words.count > 1, ["color", "colour", "colors", "colours"].contains(words[0]) {
      words.removeFirst()
    }
    guard let first = words.first else { return "" }
    let joined = first + words.dropFirst().map(capitalized).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func parts(_ name: String, at separator: Character) -> [String] {
    name.split(separator: separator).map(String.init)
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
  }

  /// The words of a name in small letters, split where there are other characters and where a capital
  /// follows a small letter: `DSColor.accentPrimary` is dscolor, accent, primary.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !word.isEmpty, !isPart || character.isUppercase && wasLower {
        words.append(word.lowercased())
        word = ""
      }
      if isPart { word.append(character) }
      wasLower = character.isLowercase || character.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
