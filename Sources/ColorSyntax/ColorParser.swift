import ColorMath

/// Reads one `<color>` of CSS Color 4 and 5 from bytes, in one pass.
struct ColorParser {
  var scanner: Scanner
  /// Whether components stay as written where CSS clamps them.
  let keepsOutOfRange: Bool
  /// What `currentcolor` means, where that is known.
  private let currentColor: Box?
  /// Which side `light-dark()` gives in this pass.
  var isDark: Bool
  /// Whether a `light-dark()` was met.
  var dependsOnScheme = false
  /// Whether `currentcolor` was met, and replaced by the context's.
  var metCurrentColor = false
  /// How many functions and parentheses are open.
  var depth = 0
  /// The colour that channel keywords refer to, inside a relative colour.
  var origin: Origin?

  /// Deeper than any colour that someone writes, and far from the end of a small thread's stack.
  static let depthLimit = 64

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, context: ColorContext, isDark: Bool) {
    scanner = Scanner(bytes)
    keepsOutOfRange = context.keepsOutOfRange
    currentColor = context.currentColor.map(Box.init)
    self.isDark = isDark
  }

  /// Reads the whole text, which must be one colour and nothing else.
  @inline(__always) mutating func wholeColor() throws(Failure) -> CSSColor {
    scanner.skipSpace()
    let color = try color()
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw Failure(expected: "nothing more", offset: scanner.offset) }
    return color
  }

  /// Reads one colour; white space before it has been skipped.
  @inline(__always) mutating func color() throws(Failure) -> CSSColor {
    if scanner.current == 0x23 { return .color(try hexColor(), legacy: true) }
    let start = scanner.offset
    guard scanner.isAtIdentifier else { throw notAColor(at: start) }
    let word = scanner.name()
    if scanner.take(0x28) { return try function(word, from: start) }
    return try keyword(word, from: start)
  }

  @inline(__always) private mutating func function(
    _ word: Word, from start: Int
  ) throws(Failure) -> CSSColor {
    guard let function = ColorFunction(word) else {
      let hint: Failure.Hint = word == Word("var") ? .unresolvedVariable : .unknownName
      throw Failure(expected: "a colour", offset: start, hint: hint)
    }
    try enter(at: start)
    let color = try arguments(of: function)
    guard scanner.takeClosing() else { throw unclosed(function) }
    depth &-= 1
    return color
  }

  @inline(__always) private mutating func arguments(
    of function: ColorFunction
  ) throws(Failure) -> CSSColor {
    scanner.skipSpace()
    switch function {
    case .model(let model): return try components(model)
    case .color: return try predefined()
    case .colorMix: return try mix()
    case .lightDark: return try lightDark()
    case .alpha: return try alphaFunction()
    case .contrastColor: return try contrastColor()
    }
  }

  private mutating func keyword(_ word: Word, from start: Int) throws(Failure) -> CSSColor {
    switch ColorKeyword.find(word) {
    case .named(let rgb): return .color(HexDigits.color(rgb << 8 | 0xFF), legacy: true)
    case .transparent: return .color(HexDigits.color(0), legacy: true)
    case .currentColor:
      guard let color = currentColor?.color else { return .currentColor }
      metCurrentColor = true
      return .color(color, legacy: color.space == .srgb)
    case .system(let index): return .system(String(describing: SystemColors.all[index].name))
    case nil: throw notAColor(at: start)
    }
  }

  /// Opens a function or a parenthesis, as deep as is allowed.
  @inline(__always) mutating func enter(at start: Int) throws(Failure) {
    depth &+= 1
    if depth > Self.depthLimit {
      throw Failure(
        expected: "a colour nested at most 64 levels deep", offset: start, hint: .nesting)
    }
  }

  /// One word for what is seldom there.
  private final class Box {
    let color: Color
    init(_ color: Color) { self.color = color }
  }

  private func notAColor(at start: Int) -> Failure {
    Failure(expected: "a colour", offset: start, hint: .unknownName)
  }

  private func unclosed(_ function: ColorFunction) -> Failure {
    Failure(expected: "a closing parenthesis", offset: scanner.offset)
  }
}
