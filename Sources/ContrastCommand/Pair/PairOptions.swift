import ColorMath
import RuleEngine

/// What `contrast pair` is meant to do.
struct PairOptions {
  /// Nil: pairs are read from standard input.
  var pair: (foreground: String, background: String)?
  /// The text's size in CSS px, where it is given.
  var size: Double?
  var weight: Double
  /// `--over`: what lies behind the background, nearest first.
  var below: [String]
  var isJSON: Bool

  init(_ typed: TypedArguments) throws(UsageError) {
    isJSON = typed.isJSON()
    size = try typed.value(.size).map { text throws(UsageError) in try Self.size(text) }
    weight =
      try typed.value(.weight).map { text throws(UsageError) in try Self.weight(text) } ?? 400
    below = typed.values(.over)
    let operands = typed.operands
    if operands.isEmpty || operands == ["-"] { return }
    guard operands.count == 2 else {
      throw UsageError(
        "a pair needs a foreground and a background", help: "usage: contrast pair FG BG")
    }
    pair = (operands[0], operands[1])
  }

  /// What AA asks of the text.
  var floor: Double {
    size.map { WCAG.textFloor(size: $0, weight: weight, level: .aa) }
      ?? WCAG.textFloor(isLarge: false, level: .aa)
  }

  var isLarge: Bool { size.map { WCAG.isLargeText(size: $0, weight: weight) } ?? false }

  /// A number of CSS px, or one with `px` or CSS's `pt`, of which 72 and 96 px are an inch.
  private static func size(_ text: String) throws(UsageError) -> Double {
    let unit = text.hasSuffix("pt") ? 4.0 / 3 : 1
    let digits = text.hasSuffix("pt") || text.hasSuffix("px") ? text.dropLast(2) : text[...]
    guard let number = DecimalNumber.read(digits.utf8), number > 0 else {
      throw UsageError(
        "--size can't be \(text)", help: "it is a number of CSS px, such as 17, or 14pt")
    }
    return number * unit
  }

  private static func weight(_ text: String) throws(UsageError) -> Double {
    guard let weight = FontWeight.read(text) else {
      throw UsageError(
        "--weight can't be \(text)", help: "it is a number from 1 to 1000, or a word such as bold")
    }
    return weight
  }
}

extension TypedArguments {
  /// Whether `--format json` is given, for commands that write tables or JSON Lines.
  func isJSON() -> Bool {
    value(.format) == "json"
  }
}
