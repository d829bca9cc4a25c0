import ColorMath

/// Reads what most colour functions are: `rgb(1, 2, 3)`, `oklch(62.8% 0.2577 29.23deg / 50%)`, digits
/// with a point, a percent sign or `deg`, single spaces, no more.
///
/// It only saves time. Whatever else is met gives nil, and `ColorParser`, which knows the whole grammar
/// and its errors, begins again; a test holds the two to the same colours. All state is local, so that
/// it stays in registers.
struct PlainFunction {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, keepsOutOfRange: Bool
  ) -> CSSColor? {
    var reader = PlainFunction(bytes: bytes)
    guard let model = reader.model(), let first = reader.component(model.first) else { return nil }
    let usesCommas = reader.current == 0x2C
    guard reader.takeSeparator(comma: usesCommas), let second = reader.component(model.second),
      reader.takeSeparator(comma: usesCommas), let third = reader.component(model.third)
    else { return nil }
    if usesCommas, !isLegacy(model, first, second, third) { return nil }
    var alpha = 1.0
    if reader.takeAlphaSeparator(comma: usesCommas) {
      guard let argument = reader.component(.unit) else { return nil }
      alpha = argument.asAlpha
    }
    guard reader.current == 0x29, reader.index &+ 1 == bytes.count else { return nil }
    var components = SIMD3(
      first.resolved(model.first), second.resolved(model.second), third.resolved(model.third))
    if !keepsOutOfRange { model.clamp(&components, isRelative: false) }
    let color = Color(model.space, components.x, components.y, components.z, alpha: alpha)
    return .color(color, legacy: model.legacySyntax != .none)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether these arguments may stand between commas (CSS Color 4, "Legacy (Comma-separated)
  /// Color Function Syntax").
  @inline(__always) private static func isLegacy(
    _ model: ColorModel, _ first: Component, _ second: Component, _ third: Component
  ) -> Bool {
    switch model {
    case .rgb: first.kind == second.kind && second.kind == third.kind
    case .hsl: second.kind == .percent && third.kind == .percent
    default: false
    }
  }

  @inline(__always) private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The name of a function and its parenthesis, and the space of `color()`.
  @inline(__always) private mutating func model() -> ColorModel? {
    switch ColorFunction(word(until: 0x28)) {
    case .model(let model): model
    case .color: PredefinedSpaces.model(word(until: 0x20))
    default: nil
    }
  }

  /// Bytes as a word, up to a byte that is passed over; nothing where that does not come.
  @inline(__always) private mutating func word(until end: UInt8) -> Word {
    let start = index
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index &+= 1
      if byte == end { return Word(packed, count: index &- start &- 1) }
      packed |= UInt64(Word.folded(byte)) &<< shift
      shift &+= 8
    }
    return rest(of: Word(packed, count: index &- start), until: end)
  }

  /// What is longer than eight bytes.
  private mutating func rest(of start: Word, until end: UInt8) -> Word {
    var word = start
    while index < bytes.count, word.count < 24 {
      let byte = bytes[index]
      index &+= 1
      if byte == end { return word }
      word.append(byte)
    }
    return Word()
  }

  /// Digits, and what they count; nil for all that is rarer.
  @inline(__always) private mutating func component(_ channel: Channel) -> Component? {
    let isNegative = current == 0x2D
    if isNegative { index &+= 1 }
    let start = index
    var mantissa: UInt64 = 0
    gatherDigits(&mantissa)
    let whole = index &- start
    var decimals = 0
    if current == 0x2E {
      index &+= 1
      let before = index
      gatherDigits(&mantissa)
      decimals = index &- before
      if decimals == 0 { return nil }
    }
    // Below 10¹⁵, so that both numbers of the division are exact and it rounds once.
    guard whole &+ decimals <= 15, whole &+ decimals > 0 else { return nil }
    let size =
      decimals == 0 ? Double(mantissa) : Double(mantissa) / Decimal.power(decimals)
    let value = isNegative ? -size : size
    let next = current
    if next == 0x25, channel != .hue {
      index &+= 1
      return Component(value: value, kind: .percent)
    }
    if next | 0x20 == 0x64, channel == .hue { return degrees(value) }
    let ends = next == 0x20 || next == 0x2C || next == 0x29
    return ends ? Component(value: value, kind: .number) : nil
  }

  @inline(__always) private mutating func degrees(_ value: Double) -> Component? {
    guard index &+ 3 < bytes.count, bytes[index &+ 1] | 0x20 == 0x65,
      bytes[index &+ 2] | 0x20 == 0x67, !ByteClass.isName(bytes[index &+ 3])
    else { return nil }
    index &+= 3
    return current == 0x5C ? nil : Component(value: value, kind: .angle)
  }

  @inline(__always) private mutating func gatherDigits(_ mantissa: inout UInt64) {
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
    }
  }

  /// A comma, a space, or both; a space alone does not stand for a comma.
  @inline(__always) private mutating func takeSeparator(comma: Bool) -> Bool {
    if comma {
      guard current == 0x2C else { return false }
      index &+= 1
      if current == 0x20 { index &+= 1 }
      return true
    }
    guard current == 0x20 else { return false }
    index &+= 1
    return true
  }

  /// ` / `, or a comma where the others are commas.
  @inline(__always) private mutating func takeAlphaSeparator(comma: Bool) -> Bool {
    if current == 0x29 { return false }
    if comma { return takeSeparator(comma: true) }
    guard index &+ 3 < bytes.count, bytes[index] == 0x20, bytes[index &+ 1] == 0x2F,
      bytes[index &+ 2] == 0x20
    else { return false }
    index &+= 3
    return true
  }
}

/// Powers of ten that are exact in double.
enum Decimal {
  /// 10 to the power of 0…22.
  @inline(__always) static func power(_ exponent: Int) -> Double {
    powers.withUnsafeBufferPointer { $0[exponent] }
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
