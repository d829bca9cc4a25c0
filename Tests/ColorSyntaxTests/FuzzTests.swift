import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// Inputs that nobody would write. The generator is seeded, so a failure can be repeated.
@Suite struct `Hostile colours` {
  @Test func `no random bytes crash, and what is read prints to itself`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60_000 {
      let count = Int.random(in: 0...40, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func `no random tokens crash, and what is read prints to itself`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<100_000 {
      let count = Int.random(in: 1...14, using: &random)
      let tokens = (0..<count).map { _ in Self.tokens.randomElement(using: &random) ?? "" }
      check(Array(tokens.joined(separator: Bool.random(using: &random) ? " " : "").utf8))
    }
  }

  @Test func `no mutated colour crashes, and what is read prints to itself`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100_000 {
      var bytes = Array((Self.seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      check(bytes)
    }
  }

  @Test func `every error can be said`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<6_000 {
      let count = Int.random(in: 0...30, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      do { _ = try CSSColor.parse(bytes, range: 0..<count) } catch {
        #expect(error.message.hasPrefix("expected ") && error.offset + error.length <= count)
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2:
      let token = Self.tokens.randomElement(using: &random) ?? ""
      bytes.insert(contentsOf: token.utf8, at: place)
    default: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random) }
    }
  }

  /// Reads; what is read must be finite, and its text must read back to a colour with the same text.
  private func check(_ bytes: [UInt8]) {
    guard let color = bytes.withUnsafeBufferPointer({ CSSColor($0) }) else { return }
    let text = color.css
    #expect((try? CSSColor.parse(text))?.css == text, "\(String(decoding: bytes, as: UTF8.self))")
    if let value = color.absolute {
      #expect((0..<3).allSatisfy { value.components[$0].isFinite } && (0...1).contains(value.alpha))
    }
  }

  private static let seeds = [
    "#fff", "#12345678", "rgb(1, 2, 3)", "rgba(10% 20% 30% / .5)", "hsl(120deg, 50%, 50%, 0.3)",
    "hwb(90 20% none)", "oklch(62.8% .2577 29.23)", "lab(50 -20 30 / none)", "lch(10 20 1.28rad)",
    "color(display-p3 1 0.5 -0.2 / 50%)", "color(from red xyz x calc(y * 2) z)",
    "color-mix(in oklch longer hue, red 20%, blue calc(3 * 10%))", "light-dark(red, canvastext)",
    "oklch(from color-mix(in hsl, red, lime) calc(l + 0.1) c h / alpha)", "rebeccapurple",
    "rgb(clamp(none, 2 * pi, max(1, 2, 3)) round(up, 2.5, 2) hypot(3, 4))", "currentcolor",
    "hsl(atan2(1, 2) 50% calc(10px / 2px * 1%))", "alpha(from #fff / calc(alpha / 2))",
  ]

  private static let tokens = [
    "(", ")", ",", "/", "#", "%", "none", "from", "in", "red", "transparent", "currentcolor",
    "rgb(",
    "hsl(", "hwb(", "lab(", "oklch(", "color(", "srgb", "xyz", "color-mix(", "light-dark(", "calc(",
    "min(", "max(", "clamp(", "round(", "mod(", "log(", "exp(", "pow(", "atan2(", "tan(", "1", "-1",
    ".5", "0", "1e9", "1e400", "-1e-400", "100%", "50%", "90deg", "1turn", "3rad", "1px", "1em",
    "+",
    "-", "*", "infinity", "-infinity", "nan", "pi", "e", "r", "g", "b", "l", "c", "h", "alpha",
    "hue",
    "longer", "oklab", "/*", "*/", "\\", "\\72 ", "\0", "é", "\u{202E}", "--x", "var(",
  ]
}

/// Lengths and depths far beyond use: each must end in a value or a clear error, in linear time.
@Suite struct `Enormous colours` {
  @Test(arguments: [
    "hwb(" + String(repeating: "1", count: 50_000), "rgb(" + String(repeating: " ", count: 50_000),
    "rgb(" + String(repeating: "/*", count: 25_000), "#" + String(repeating: "f", count: 50_000),
    String(repeating: "a", count: 50_000), String(repeating: "\\", count: 50_000),
    String(repeating: "calc(", count: 10_000), "rgb(" + String(repeating: "(", count: 50_000),
    "rgb(calc(" + String(repeating: "(", count: 50_000),
    String(repeating: "rgb(from ", count: 6_000),
    String(repeating: "color-mix(in srgb, ", count: 3_000),
    String(repeating: "light-dark(", count: 5_000), String(repeating: "alpha(from ", count: 5_000),
    "rgb(calc(1" + String(repeating: " + 1em", count: 9_000) + ") 0 0)",
    "rgb(0.\(String(repeating: "0", count: 50_000))e 0 0)", String(repeating: "\0", count: 50_000),
    "rgb(1 2 3 / " + String(repeating: "-", count: 50_000), String(repeating: ")", count: 50_000),
  ])
  func `are errors`(text: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text) }
  }

  @Test func `are read where they mean something`() throws {
    let one = "0." + String(repeating: "9", count: 50_000)
    #expect(try CSSColor.parse("color(srgb \(one) 0 0)").css == "color(srgb 1 0 0)")
    let small = "0." + String(repeating: "0", count: 50_000) + "1e50001"
    #expect(try CSSColor.parse("color(srgb \(small) 0 0)").css == "color(srgb 1 0 0)")
    let sum = "calc(" + String(repeating: "1 + ", count: 12_000) + "1)"
    #expect(try CSSColor.parse("oklch(0.5 0.1 \(sum))").css == "oklch(0.5 0.1 121)")
    let mix = "color-mix(in srgb" + String(repeating: ", red", count: 10_000) + ")"
    #expect(try CSSColor.parse(mix).absolute?.hex == "#ff0000")
    let spaces = String(repeating: " ", count: 50_000)
    #expect(try CSSColor.parse(spaces + "red" + spaces).css == "rgb(255, 0, 0)")
  }

  @Test func `nest 64 deep and no deeper`() throws {
    let nested = { (depth: Int) in
      String(repeating: "alpha(from ", count: depth) + "red" + String(repeating: ")", count: depth)
    }
    #expect(try CSSColor.parse(nested(64)).css == "rgb(255, 0, 0)")
    do {
      _ = try CSSColor.parse(nested(65))
      Issue.record("65 levels were read")
    } catch {
      #expect(
        error.message.hasPrefix("expected a colour nested at most 64 levels deep, found alpha("))
    }
  }
}
