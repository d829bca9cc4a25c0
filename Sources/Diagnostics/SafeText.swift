extension Unicode.Scalar {
  /// Whether a terminal would obey it instead of showing it: C0 and C1 controls, and the marks that
  /// turn the direction of text around it (Unicode Technical Report 36, "Bidirectional Text
  /// Spoofing"), line separators and the byte-order mark.
  package var isUnsafeToPrint: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension String {
  /// The text as it may go to a terminal: line breaks and tabs become spaces, other characters that
  /// a terminal would obey are shown as `\u{1b}`.
  package var printable: String {
    if isPlainASCII { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if !scalar.isUnsafeToPrint {
        result.append(scalar)
      } else if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        result.append(" ")
      } else {
        let digits = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      }
    }
    return String(result)
  }

  /// Whether all of it is printable ASCII: as many columns as bytes, and nothing to clean.
  package var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable(\.isPlainASCII) ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are printable ASCII. Without a branch in the loop, so that it is vectorised.
  package var isPlainASCII: Bool {
    var other = false
    for byte in self { other = other || byte &- 0x20 > 0x5E }
    return !other
  }
}
