import Diagnostics
import SourceTrees

extension Value where Content == String {
  /// Any scalar as it is written: a name may look like a number.
  static func text(_ kind: TextKind) -> Value {
    Value(type: .text(kind)) { node, log in
      switch node.kind {
      case .string, .number, .boolean:
        let text = node.text
        if !text.isEmpty { return text }
        log.report("expected \(kind.rawValue), found an empty text", at: node.location)
        return nil
      case .null, .mapping, .sequence:
        log.mismatch(node, expected: .text(kind))
        return nil
      }
    }
  }
}

extension Value where Content == String {
  /// A text that says something.
  static let reason = Value(type: .text(.plain)) { node, log in
    guard let text = Value.text(.plain).read(node, &log) else { return nil }
    if text.allSatisfy(\.isWhitespace) { log.report("a reason must say why", at: node.location) }
    return text
  }
}

extension Value where Content == Double {
  static func number(_ minimum: Double? = nil, _ maximum: Double? = nil) -> Value {
    let type = ValueType.number(minimum: minimum, maximum: maximum)
    return Value(type: type) { node, log in
      if node.kind == .number, let number = node.number, number.isFinite,
        number >= minimum ?? number, number <= maximum ?? number
      {
        return number
      }
      log.mismatch(node, expected: type)
      return nil
    }
  }

  /// A positive number, or a fraction such as 4/3.
  static let fraction = Value(type: .text(.fraction)) { node, log in
    if node.kind == .number, let number = node.number, number.isFinite, number > 0 { return number }
    let parts = node.kind == .string ? node.text.split(separator: "/") : []
    let numbers = parts.compactMap { DecimalNumber.read($0.utf8) }
    if parts.count == 2, numbers.count == 2, numbers[0] > 0, numbers[1] > 0 {
      let quotient = numbers[0] / numbers[1]
      if quotient.isFinite, quotient > 0 { return quotient }
    }
    log.mismatch(node, expected: .text(.fraction))
    return nil
  }
}

extension Value where Content == Int {
  static func integer(_ minimum: Int, _ maximum: Int) -> Value {
    let type = ValueType.integer(minimum: minimum, maximum: maximum)
    return Value(type: type) { node, log in
      if node.kind == .number, let number = node.number, let whole = Int(exactly: number),
        (minimum...maximum).contains(whole)
      {
        return whole
      }
      log.mismatch(node, expected: type)
      return nil
    }
  }
}

extension Value where Content == Bool {
  static let boolean = Value(type: .boolean) { node, log in
    if node.kind == .boolean, let value = node.boolean { return value }
    log.mismatch(node, expected: .boolean)
    return nil
  }
}

extension Value where Content: RawRepresentable & CaseIterable, Content.RawValue == String {
  /// One of the names of an enumeration.
  static var choice: Value { choice(Content.allCases.map { ($0.rawValue, $0) }) }
}

extension Value {
  /// One of a few names.
  static func choice(_ names: [(String, Content)]) -> Value {
    let type = ValueType.choice(names.map(\.0))
    return Value(type: type) { node, log in
      guard node.kind == .string else {
        log.mismatch(node, expected: type)
        return nil
      }
      let text = node.text
      if let found = names.first(where: { $0.0 == text }) { return found.1 }
      log.report(
        "expected \(type.noun), found \(ReadingLog.shortened(text))", at: node.location,
        help: Suggestion.help(for: text, among: names.map(\.0)))
      return nil
    }
  }
}

extension Value where Content == CalendarDay {
  static let day = Value(type: .text(.date)) { node, log in
    if node.kind == .string, let day = CalendarDay(node.text) { return day }
    log.mismatch(node, expected: .text(.date))
    return nil
  }
}

extension Value where Content == PathPattern {
  /// A path or glob, put behind the folder of the file that names it.
  static let path = Value(type: .text(.path)) { node, log in
    Value<String>.text(.path).read(node, &log).map {
      PathPattern(text: $0, path: RelativePath.join(log.folder, $0), location: node.location)
    }
  }
}
