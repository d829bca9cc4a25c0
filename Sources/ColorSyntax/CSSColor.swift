public import ColorMath

/// What a CSS `<color>` says, with what its serialisation needs to know of how it was written.
public enum CSSColor: Hashable, Sendable {
  /// An absolute colour. `legacy` is true for hex, names, `rgb()`, `hsl()`, `hwb()`: they serialise
  /// as `rgb()`.
  case color(Color, legacy: Bool)
  /// `light-dark(a, b)`, or a colour made of one. The sides differ, and neither is
  /// a pair again.
  indirect case lightDark(CSSColor, CSSColor)
  /// `currentcolor`, or a colour that depends on it: known, but without a value here.
  case currentColor
  /// A system colour such as `CanvasText`, or a colour that depends on it: known, but without a value
  /// here. Deprecated names are replaced by those that CSS Color 4 appendix A says they equal.
  case system(String)
}

extension CSSColor {
  /// Reads a whole text as one colour of CSS Color 4 and 5.
  ///
  /// White space and comments around it are allowed; an open parenthesis at the end is closed, as
  /// CSS Syntax 3 says. Linear in the length of the text; functions nest at most 64 deep.
  public static func parse(
    _ text: String, in context: ColorContext = .none
  ) throws(ColorSyntaxError) -> CSSColor {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(ColorSyntaxError) in try parse(bytes, in: context) }
    }
    return try result.get()
  }

  /// Reads a range of bytes, such as a span of a source file. Offsets in errors count from its start.
  public static func parse(
    _ bytes: [UInt8], range: Range<Int>, in context: ColorContext = .none
  ) throws(ColorSyntaxError) -> CSSColor {
    let range = range.clamped(to: 0..<bytes.count)
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(ColorSyntaxError) in
        try parse(UnsafeBufferPointer(rebasing: buffer[range]), in: context)
      }
    }
    return try result.get()
  }

  /// Reads bytes; they need not be UTF-8.
  @inline(__always)
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, in context: ColorContext = .none
  ) throws(ColorSyntaxError) -> CSSColor {
    do throws(Failure) {
      return try read(bytes, in: context)
    } catch {
      throw ColorSyntaxError(error, in: bytes)
    }
  }

  /// Reads bytes as `parse` does, for callers that only ask whether they are a colour: nothing is spent
  /// on saying why not.
  public init?(_ bytes: UnsafeBufferPointer<UInt8>, in context: ColorContext = .none) {
    guard let color = try? Self.read(bytes, in: context) else { return nil }
    self = color
  }

  /// One pass, and a second one for the dark side where `light-dark()` was met.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, in context: ColorContext
  ) throws(Failure) -> CSSColor {
    if let rgba = HexDigits.read(bytes) { return .color(HexDigits.color(rgba), legacy: true) }
    if bytes.last == 0x29,
      let color = PlainFunction.read(bytes, keepsOutOfRange: context.keepsOutOfRange)
    {
      return color
    }
    var parser = ColorParser(bytes, context: context, isDark: context.scheme == .dark)
    let color = try parser.wholeColor()
    guard parser.dependsOnScheme, context.scheme == nil else { return color }
    parser = ColorParser(bytes, context: context, isDark: true)
    let dark = try parser.wholeColor()
    return color == dark ? color : .lightDark(color, dark)
  }

  /// The colour where it has one value here; nil for the other cases.
  public var absolute: Color? {
    if case .color(let color, _) = self { color } else { nil }
  }
}
