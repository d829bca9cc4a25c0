/// A command as it is typed, broken so that it can still be pasted.
package enum ShellLine {
  /// The lines of a command, all but the last with a backslash at their end: broken at spaces outside of quotes,
  /// before a flag rather than between it and its value.
  package static func lines(of command: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: command) {
      if line.isEmpty {
        line = piece
      } else if line.utf8.count + 1 + piece.utf8.count + 2 <= width {
        line += " " + piece
      } else {
        lines.append(line + " \\")
        line = piece
      }
    }
    return lines + [line]
  }

  /// Words, a flag with the value behind it.
  private static func pieces(of command: String) -> [String] {
    var pieces: [String] = []
    for word in words(of: command) {
      if let last = pieces.last, last.hasPrefix("--"), !last.contains(" "), !word.hasPrefix("-") {
        pieces[pieces.count - 1] += " " + word
      } else {
        pieces.append(word)
      }
    }
    return pieces
  }

  private static func words(of command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in command {
      if character == " ", quote == nil {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}
