extension JSONText {
  @inline(never)
  func failure(_ message: String, _ start: Int, _ end: Int, help: String? = nil) -> DataFailure {
    DataFailure(message, start, end, help: help)
  }

  /// What stands at `position` is not what must stand there.
  @inline(never)
  func unexpected(_ expected: String, at position: Int) -> DataFailure {
    let found = DataText.describe(bytes, at: position)
    return failure(
      "expected \(expected), found \(found)", position, position + 1, help: help(at: position))
  }

  /// What to do about the usual slips: JSON5 in a strict file.
  private func help(at position: Int) -> String? {
    guard !isJSON5, position < end else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
    case UInt8(ascii: "'"): return "JSON strings stand in double quotes"
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return "take out the comma before it, or add what is missing"
    case UInt8(ascii: "+"): return "JSON numbers have no plus sign"
    case UInt8(ascii: "."): return "write a digit before the decimal point"
    default: return nil
    }
  }

  func invalidUTF8(_ position: Int) -> DataFailure {
    failure(
      "the byte 0x\(DataText.twoDigits(bytes[position])) is not UTF-8 here", position, position + 1,
      help: "save the file as UTF-8")
  }

  func unterminated(_ start: Int) -> DataFailure {
    failure("the string that begins here is not closed", start, start + 1)
  }

  func controlCharacter(_ start: Int, _ position: Int) -> DataFailure {
    if bytes[position] == 0x0A || bytes[position] == 0x0D {
      return failure(
        "the string that begins here is not closed on its line", start, position,
        help: "close it, or write the line break as \\n")
    }
    let found = DataText.describe(bytes, at: position)
    return failure(
      "\(found) can't stand in a string", position, position + 1, help: "write it as an escape")
  }

  func badEscape(_ position: Int) -> DataFailure {
    let found = DataText.describe(bytes, at: position + 1)
    return failure(
      "a backslash can't stand before \(found)", position, position + 2,
      help: "write the backslash itself as \\\\")
  }
}
