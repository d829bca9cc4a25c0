import TestSupport
/// Texts made from good ones by small changes: what hostile and half-typed files look like.
enum TextFuzz {
  /// Bytes cut out, doubled, swapped, cut off, or replaced by pieces that mean something.
  static func mutate(
    _ bytes: [UInt8], pieces: [String], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...result.count, using: &random)
      let end = min(result.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: result.removeSubrange(start..<end)
      case 1: result.insert(contentsOf: result[start..<end], at: start)
      case 2:
        result.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: start)
      case 3 where start < result.count: result[start] = UInt8.random(in: 0...255, using: &random)
      default:
        if Int.random(in: 0..<8, using: &random) == 0 { result.removeLast(result.count - start) }
      }
    }
    return result
  }

  /// A text of nothing but pieces.
  static func compose(_ pieces: [String], _ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...40, using: &random)).flatMap { _ in
      Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
  }

  /// What a failing text looks like in a message.
  static func shown(_ bytes: [UInt8]) -> String {
    String(reflecting: String(decoding: bytes.prefix(400), as: UTF8.self))
  }
}
