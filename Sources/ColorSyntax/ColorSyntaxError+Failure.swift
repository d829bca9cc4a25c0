extension ColorSyntaxError {
  /// Makes the sentence: this is where a failed reading meets `String`.
  init(_ failure: Failure, in bytes: UnsafeBufferPointer<UInt8>) {
    let offset = min(failure.offset, bytes.count)
    let length = Self.token(at: offset, in: bytes)
    self.init(
      expected: String(describing: failure.expected),
      found: Self.text(at: offset, length, in: bytes), offset: offset, length: length,
      column: Self.column(of: offset, in: bytes), hint: Self.hint(failure, offset, bytes))
  }

  private static func column(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var column = 1
    for byte in bytes[..<offset] where byte & 0xC0 != 0x80 { column += byte >= 0xF0 ? 2 : 1 }
    return column
  }

  /// Longer tokens are cut short.
  private static let longest = 40

  /// How long the token at a place is, in bytes.
  private static func token(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset < bytes.count else { return 0 }
    var scanner = Scanner(bytes)
    scanner.offset = offset
    if scanner.isAtNumber {
      _ = scanner.numeric()
    } else if scanner.isAtIdentifier {
      _ = scanner.name()
      _ = scanner.take(0x28)
    } else {
      let isHash = scanner.current == 0x23
      scanner.offset += 1
      if isHash { _ = scanner.name() }
    }
    return min(scanner.offset, bytes.count) - offset
  }

  /// The token as text that can be shown: without control characters, bounded in length.
  private static func text(
    at offset: Int, _ length: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    guard length > 0 else { return "the end" }
    let end = offset + min(length, longest * 4)
    return shown(String(decoding: bytes[offset..<end], as: UTF8.self))
  }

  static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if result.count == longest {
        result.append("…")
        break
      }
      result.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
    }
    let shown = String(result)
    return shown == " " ? "a space" : shown
  }

  /// Neither a control character nor one that turns the direction of what follows.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}
