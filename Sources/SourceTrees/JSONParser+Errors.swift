import Diagnostics

extension JSONParser {
  @inline(never)
  func error(_ message: String, at position: Int, length: Int = 1, help: String? = nil)
    -> SourceError
  {
    let end = min(position + length, bytes.count)
    return SourceError(message, at: file.location(Span(min(position, end), end)), help: help)
  }

  /// What stands at `position` is not what must stand there.
  @inline(never)
  func unexpected(_ expected: String, at position: Int) -> SourceError {
    let found = DataText.describe(bytes, at: position)
    return error("expected \(expected), found \(found)", at: position, help: help(at: position))
  }

  /// The same inside a collection: at the end of the file, what was never closed is worth saying.
  @inline(never)
  func unclosed(_ expected: String, at position: Int) -> SourceError {
    guard position >= bytes.count, let opener = innermost else {
      return unexpected(expected, at: position)
    }
    let place = file.position(at: opener)
    let what = bytes[opener] == UInt8(ascii: "{") ? "{" : "["
    return error(
      "expected \(expected), found the end of the file; the \(what) at line \(place.line), "
        + "column \(place.column) is not closed", at: position)
  }

  /// What to do about the usual slips: JSON5 in a strict file.
  private func help(at position: Int) -> String? {
    guard !isJSON5, position < bytes.count else { return nil }
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
}

extension DataBuilder {
  /// Two members of one mapping have the same name: the error stands at the second.
  func duplicateError(_ first: UInt32, _ second: UInt32, in file: SourceFile) -> SourceError {
    let record = records[Int(second)]
    let earlier = file.position(at: Int(records[Int(first)].start))
    let name = file.text(Span(Int(record.start), Int(record.end)))
    return SourceError(
      "\(name) stands twice in one mapping; the first is at line \(earlier.line), "
        + "column \(earlier.column)",
      at: file.location(Span(Int(record.start), Int(record.end))),
      help: "rename one of them or take one out")
  }
}
