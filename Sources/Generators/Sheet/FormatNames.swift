import TokenFiles

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

  /// Names that are paths of files, parted by slashes.
  /// - Throws: As for other names; also two files, or two folders, whose names differ only in their case, which are
  ///   one on most disks of macOS and Windows.
  init(paths sheet: TokenSheet, _ rule: (String) -> String) throws(GeneratorError) {
    try self.init(sheet, rule)
    var known: [PathPart: (number: Int, path: Substring, spelling: Substring)] = [:]
    for name in all {
      var folder = 0
      for part in name.split(separator: "/") {
        let path = name[..<part.endIndex]
        let key = PathPart(
          folder: folder, isFile: part.endIndex == name.endIndex,
          folded: part.uppercased().lowercased())
        guard let other = known[key] else {
          folder = known.count + 1
          known[key] = (folder, path, part)
          continue
        }
        if other.spelling != part { throw key.collision(other.path, path) }
        folder = other.number
      }
    }
  }
}

/// A folder or a file in a folder, which has a number.
private struct PathPart: Hashable {
  var folder: Int
  var isFile: Bool
  /// By way of capitals, so that ß is ss.
  var folded: String

  func collision(_ first: Substring, _ second: Substring) -> GeneratorError {
    GeneratorError(
      "\(first) and \(second) would be one \(isFile ? "file" : "folder") on a disk that ignores case",
      help: "rename one of them")
  }
}

/// Rules for names, by format.
enum NameRule {
  /// A CSS identifier behind `--`: a name that is one stays; of any other the words, in small letters,
  /// joined by hyphens: `Brand/accentStrong` is `brand-accent-strong`.
  static func css(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { isIdentifier($0) }
    return isPlain ? name : NameWords.words(of: name).joined(separator: "-")
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
      let allowed = part.unicodeScalars.map { scalar in
        NameWords.isPart(scalar) || "-_ $()&+".unicodeScalars.contains(scalar) ? scalar : "-"
      }
      return String(String.UnicodeScalarView(allowed))
    }.joined(separator: "/")
  }

  /// A name in the code span of a table.
  static func cell(_ name: String) -> String {
    String(name.map { $0.isWhitespace || "(){}[],;\"'`|".contains($0) ? "-" : $0 })
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
}
