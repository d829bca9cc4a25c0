import Diagnostics

extension [UInt8] {
  /// Lines as they may go to the log of a CI server. GitHub Actions takes a line that begins with two colons,
  /// behind any white space, for a command, and like Azure Pipelines one with `##[` or `##vso[` anywhere in
  /// it. A backslash in between makes a text of it again.
  ///
  /// For reports that people read: in others not a byte may change. Pieces have to end with lines.
  package var disarmed: [UInt8] {
    guard mayHoldCommand else { return self }
    var output: [UInt8] = []
    output.reserveCapacity(count + 64)
    var line = startIndex
    for index in indices {
      let byte = self[index]
      if byte == Self.newline { line = index + 1 }
      output.append(byte)
      guard index + 1 < endIndex, self[index + 1] == byte else { continue }
      let isCommand =
        byte == Self.colon && isBlank(line..<index) || byte == Self.hash && opensBracket(index + 2)
      if isCommand { output.append(Self.backslash) }
    }
    return output
  }

  private static let newline = UInt8(ascii: "\n")
  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")

  /// Whether any of it is to be looked at twice.
  private var mayHoldCommand: Bool {
    withUnsafeBufferPointer { bytes in
      var found = false
      for index in 1..<Swift.max(1, bytes.count) {
        let byte = bytes[index]
        found = found || byte == bytes[index - 1] && (byte == Self.colon || byte == Self.hash)
      }
      return found
    }
  }

  /// Whether nothing but white space, in the runner's sense, and changes of colour stand there.
  private func isBlank(_ range: Range<Int>) -> Bool {
    var isInEscape = false
    for scalar in String(decoding: self[range], as: UTF8.self).unicodeScalars {
      if isInEscape {
        isInEscape = scalar != "m"
      } else if scalar == "\u{1B}" {
        isInEscape = true
      } else if !scalar.properties.isWhitespace, !scalar.isUnsafeToPrint {
        return false
      }
    }
    return true
  }

  /// Whether letters and a bracket follow.
  private func opensBracket(_ start: Int) -> Bool {
    var index = start
    while index < endIndex, Self.isLetter(self[index]) { index += 1 }
    return index < endIndex && self[index] == UInt8(ascii: "[")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
