import ColorMath

/// How a literal colour was written: which notation, and where in it the numbers stand, so that another
/// colour can be put in their place and all else stays: case, spaces, commas, comments, units.
enum ColorLiteral {
  /// `#` and so many digits, upper case where a letter was.
  case hex(digits: Int, isUppercase: Bool)
  case function(FunctionLiteral)

  /// nil for names, calculations, mixes, relative colours and all else that has no numbers to replace.
  init?(_ text: String) {
    guard (try? CSSColor.parse(text)) != nil else { return nil }
    var text = text
    let result = text.withUTF8 { bytes -> ColorLiteral? in
      var scanner = Scanner(bytes)
      scanner.skipSpace()
      if scanner.current == 0x23 { return Self.hex(bytes[scanner.offset...]) }
      return FunctionLiteral(&scanner).map { .function($0) }
    }
    guard let result else { return nil }
    self = result
  }

  private static func hex(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> ColorLiteral? {
    let digits = bytes.dropFirst().prefix { ByteClass.hexValue($0) < 16 }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    return .hex(
      digits: digits.count, isUppercase: digits.contains { $0 >= 0x41 && $0 <= 0x46 })
  }
}

/// A colour function whose arguments are all numbers or `none`.
struct FunctionLiteral {
  var model: ColorModel
  /// The text before each argument: `rgb(`, `, `, ` / `.
  var gaps: [String]
  /// Three components, and alpha where there is one.
  var arguments: [Argument]
  /// The closing parenthesis and what follows.
  var tail: String

  struct Argument {
    /// What followed the number; nil for `none`.
    var unit: Unit?
    /// The number as it was written, without the unit.
    var number = ""
    var unitText = ""
    /// How many digits stood behind the point.
    var decimals = 0
    /// Whether it was written `.5`.
    var isBare = false

    /// Whether it was written `0.50`: to a width.
    var hasTrailingZero: Bool { number.contains(".") && number.hasSuffix("0") }
  }

  var usesCommas: Bool { gaps.count > 1 && gaps[1].contains(",") }

  init?(_ scanner: inout Scanner) {
    let bytes = scanner.bytes
    guard scanner.isAtIdentifier, let function = ColorFunction(scanner.name()),
      scanner.take(0x28), let model = Self.model(function, &scanner)
    else { return nil }
    self.model = model
    (gaps, arguments) = ([], [])
    var start = 0
    while true {
      scanner.skipSpace()
      if scanner.take(0x2C) || scanner.take(0x2F) { continue }
      let place = scanner.offset
      guard let argument = Self.argument(&scanner) else { break }
      gaps.append(String(decoding: bytes[start..<place], as: UTF8.self))
      arguments.append(argument)
      start = scanner.offset
    }
    guard arguments.count == 3 || arguments.count == 4, scanner.takeClosing() else { return nil }
    tail = String(decoding: bytes[start...], as: UTF8.self)
  }

  private static func model(_ function: ColorFunction, _ scanner: inout Scanner) -> ColorModel? {
    switch function {
    case .model(let model): return model
    case .color:
      scanner.skipSpace()
      return scanner.isAtIdentifier ? PredefinedSpaces.model(scanner.name()) : nil
    case .colorMix, .lightDark, .alpha, .contrastColor: return nil
    }
  }

  private static func argument(_ scanner: inout Scanner) -> Argument? {
    guard scanner.isAtNumber else {
      let isNone = scanner.isAtIdentifier && scanner.name() == Word("none")
      return isNone && scanner.current != 0x28 ? Argument(unit: nil) : nil
    }
    let start = scanner.offset
    let unit = scanner.numeric().unit
    let text = scanner.bytes[start..<scanner.offset]
    let digits = text.drop { $0 == 0x2B || $0 == 0x2D }
    let whole = digits.prefix(while: ByteClass.isDigit)
    var rest = digits.dropFirst(whole.count)
    var decimals = 0
    if rest.first == 0x2E {
      decimals = rest.dropFirst().prefix(while: ByteClass.isDigit).count
      rest = rest.dropFirst(decimals + 1)
    }
    // An exponent is not kept: its digits say nothing of the decimals.
    let unitBytes = unit == .number ? rest.dropFirst(rest.count) : Self.unit(rest)
    return Argument(
      unit: unit, number: String(decoding: text.dropLast(unitBytes.count), as: UTF8.self),
      unitText: String(decoding: unitBytes, as: UTF8.self), decimals: min(decimals, 9),
      isBare: whole.isEmpty)
  }

  /// The unit behind an exponent, if there is one.
  private static func unit(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let first = rest.first, first | 0x20 == 0x65 else { return rest }
    let signed = rest.dropFirst().drop { $0 == 0x2B || $0 == 0x2D }
    let digits = signed.prefix(while: ByteClass.isDigit)
    return digits.isEmpty ? rest : signed.dropFirst(digits.count)
  }
}
