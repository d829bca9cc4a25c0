/// Scalars in quotes (clauses 7.3.1 and 7.3.2).
extension YAMLParser {
  mutating func singleQuoted(minimum: Int) throws(DataFailure) -> DataRecord {
    try quoted(UInt8(ascii: "'"), .singleQuoted, minimum)
  }

  mutating func doubleQuoted(minimum: Int) throws(DataFailure) -> DataRecord {
    try quoted(UInt8(ascii: "\""), .doubleQuoted, minimum)
  }

  /// Most quoted scalars have nothing in them that needs decoding: a slice of the file.
  private mutating func quoted(
    _ quote: UInt8, _ style: DataStyle, _ minimum: Int
  ) throws(DataFailure) -> DataRecord {
    let start = position
    let stop = text.quotedRun(start + 1, quote)
    if text.at(stop) == quote, text.at(stop + 1) != quote || style == .doubleQuoted {
      position = stop + 1
      return DataRecord(.string, start, position, style: style)
    }
    return try decodedQuoted(start, stop, style, minimum)
  }

  private mutating func decodedQuoted(
    _ start: Int, _ from: Int, _ style: DataStyle, _ minimum: Int
  ) throws(DataFailure) -> DataRecord {
    let isDouble = style == .doubleQuoted
    let quote = text.bytes[start]
    let decodedStart = builder.decoded.count
    // Where the text begins that has not been copied yet.
    var copied = start + 1
    position = from
    while true {
      let byte = text.at(position)
      if byte == quote {
        builder.decoded.append(contentsOf: text.bytes[copied..<position])
        if isDouble || text.at(position + 1) != quote { break }
        copied = position + 1
        position += 2
      } else if byte == UInt8(ascii: "\\"), isDouble {
        builder.decoded.append(contentsOf: text.bytes[copied..<position])
        if text.isBreak(text.at(position + 1)) {
          position += 1
          try lineBreaks(start, minimum, isEscaped: true)
        } else {
          try escape()
        }
        copied = position
      } else if text.isBreak(byte) {
        var last = position
        while last > copied, text.isWhite(text.bytes[last - 1]) { last -= 1 }
        builder.decoded.append(contentsOf: text.bytes[copied..<last])
        try lineBreaks(start, minimum, isEscaped: false)
        copied = position
      } else if position >= text.end {
        throw text.failure("the quoted text that begins here is not closed", at: start)
      } else {
        position += 1
      }
      position = max(position, text.quotedRun(position, quote))
    }
    position += 1
    return DataRecord(
      .string, start, position, style: style, flags: .decoded,
      next: builder.slice(since: decodedStart))
  }

  /// Folds the line breaks at `position` and goes to the text behind them.
  private mutating func lineBreaks(
    _ start: Int, _ minimum: Int, isEscaped: Bool
  ) throws(DataFailure) {
    var breaks = 0
    var spaces = 0
    while text.isBreak(text.at(position)) {
      position = text.afterBreak(position)
      lineStart = position
      breaks += 1
      while text.at(position) == 0x20 { position += 1 }
      spaces = position - lineStart
      position = text.afterWhite(position)
    }
    if position >= text.end || position == lineStart && text.isMarkerText(position) {
      throw text.failure("the quoted text that begins here is not closed", at: start)
    }
    if spaces < minimum {
      throw text.badIndent(
        line: lineStart, at: position, "deeper than the block around the quoted text",
        minimum: minimum)
    }
    // An escaped break is none; the empty lines behind it still are.
    if !isEscaped || breaks > 1 { fold(breaks) }
  }

  /// Decodes the escape at `position` (clause 5.7).
  private mutating func escape() throws(DataFailure) {
    let byte = text.at(position + 1)
    let digits =
      byte == UInt8(ascii: "x")
      ? 2 : byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 0
    if digits > 0 { return try numericEscape(digits) }
    guard let scalar = Self.simpleEscape(byte) else {
      let found = DataText.describe(text.bytes, at: position + 1)
      throw text.failure(
        "a backslash can't stand before \(found)", at: position, length: 2,
        help: "write the backslash as \\\\, or use single quotes")
    }
    DataText.append(scalar, to: &builder.decoded)
    position += 2
  }

  private mutating func numericEscape(_ digits: Int) throws(DataFailure) {
    let start = position
    var value: UInt32 = 0
    for index in start + 2..<start + 2 + digits {
      guard let digit = DataText.hexValue(text.at(index)) else {
        throw text.unexpected("\(digits) hexadecimal digits", at: index)
      }
      value = value << 4 | digit
    }
    position = start + 2 + digits
    if value & 0xFFFF_F800 == 0xD800 { value = try surrogatePair(start, high: value) }
    guard value < 0x110000 else {
      throw text.failure("there is no such character", at: start, length: digits + 2)
    }
    DataText.append(value, to: &builder.decoded)
  }

  /// JSON writes characters beyond U+FFFF as two escapes, and YAML contains JSON.
  private mutating func surrogatePair(_ start: Int, high: UInt32) throws(DataFailure) -> UInt32 {
    var low: UInt32 = 0
    if high < 0xDC00, text.at(position) == UInt8(ascii: "\\"),
      text.at(position + 1) == UInt8(ascii: "u")
    {
      for index in position + 2..<position + 6 {
        low = low << 4 | (DataText.hexValue(text.at(index)) ?? 0)
      }
    }
    guard low & 0xFC00 == 0xDC00 else {
      throw text.failure(
        "half of a surrogate pair is no character", at: start, length: position - start,
        help: "write both halves, or the character itself")
    }
    position += 6
    return 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
  }

  private static func simpleEscape(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0"): 0
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"), 0x09: 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case 0x20, UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): UInt32(byte)
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "_"): 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }
}
