/// Tailwind's function for a colour with an opacity, `--alpha(var(--color-lime-300) / 50%)`, which it compiles
/// to `color-mix(in oklab, var(--color-lime-300) 50%, transparent)`.
enum TailwindAlpha {
  /// The value as it is compiled; nil where it is no such call.
  static func css(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.count > 9, bytes[0] == 0x2D, bytes.starts(with: "--alpha(".utf8),
      bytes.last == UInt8(ascii: ")")
    else { return nil }
    let inside = bytes[8..<bytes.count - 1]
    var depth = 0
    var slash: Int?
    for index in inside.indices {
      switch inside[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "/") where depth == 0: slash = index
      default: break
      }
      // The call ends before the value does.
      if depth < 0 { return nil }
    }
    guard let slash else { return nil }
    return Array("color-mix(in oklab, ".utf8) + inside[..<slash] + [0x20] + inside[(slash + 1)...]
      + Array(", transparent)".utf8)
  }
}
