import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// What holds for every colour, tried on many.
@Suite struct `What always holds` {
  static let mixingSpaces = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020",
    "xyz",
    "xyz-d50", "lab", "oklab", "lch", "oklch", "hsl", "hwb",
  ]

  @Test(arguments: mixingSpaces)
  func `a colour mixed with itself is itself`(space: String) throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<40 {
      let hex = hex(&random)
      let mixed = try #require(
        try CSSColor.parse("color-mix(in \(space), \(hex), \(hex) 30%)").absolute)
      let color = try #require(try CSSColor.parse(hex).absolute)
      #expect(mixed.packed == color.packed, "\(hex) in \(space)")
    }
  }

  @Test(arguments: mixingSpaces)
  func `the order of two colours does not matter on the shorter way`(space: String) throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<40 {
      let (first, second) = (hex(&random), hex(&random))
      let share = Int.random(in: 0...100, using: &random)
      let there = try mix(space, "\(first) \(share)%", second)
      let back = try mix(space, second, "\(first) \(share)%")
      #expect(isNear(there, back), "\(first) \(share)% and \(second) in \(space)")
    }
  }

  @Test(arguments: mixingSpaces)
  func `all of one colour and none of the other is the one`(space: String) throws {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<40 {
      let (first, second) = (hex(&random), hex(&random))
      let whole = try #require(try CSSColor.parse(first).absolute)
      #expect(try mix(space, "\(first) 100%", second).packed == whole.packed)
      #expect(try mix(space, "\(second) 0%", first).packed == whole.packed)
    }
  }

  @Test(arguments: [
    ("rgb(from $ r g b / alpha)"), ("hsl(from $ h s l)"), ("hwb(from $ h w b)"),
    ("lab(from $ l a b)"),
    ("lch(from $ l c h)"), ("oklab(from $ l a b)"), ("oklch(from $ l c h)"),
    ("color(from $ srgb r g b)"),
    ("color(from $ srgb-linear r g b)"), ("color(from $ display-p3 r g b)"),
    ("color(from $ a98-rgb r g b)"),
    ("color(from $ prophoto-rgb r g b)"), ("color(from $ rec2020 r g b)"),
    ("color(from $ xyz x y z)"),
    ("color(from $ xyz-d50 x y z)"),
    ("oklch(from $ calc(l) calc(c * 1) calc(h + 0) / calc(alpha))"),
    ("alpha(from $ / alpha)"), ("alpha(from $)"),
  ])
  func `a colour taken apart and put together is itself`(form: String) throws {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<60 {
      let hex = hex(&random) + (Bool.random(using: &random) ? "" : "80")
      let text = form.split(separator: "$", omittingEmptySubsequences: false).joined(separator: hex)
      let read = try #require(try CSSColor.parse(text).absolute)
      #expect(read.packed == (try CSSColor.parse(hex).absolute?.packed), "\(text)")
    }
  }

  @Test func `the computed value is its own computed value`() throws {
    var random = SeededGenerator(seed: 35)
    for _ in 0..<2_000 {
      let color = Color(
        ColorSpace.all.randomElement(using: &random) ?? .srgb,
        Double.random(in: -2...2, using: &random),
        Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random),
        alpha: Double.random(in: 0...1, using: &random))
      let once = try CSSColor.parse(color.css).css
      #expect(try CSSColor.parse(once).css == once)
    }
  }

  /// A literal of every notation with numbers.
  static let literals = [
    "#fff", "#FFFFFF", "#fff8", "#ffffff80", "rgb(1, 2, 3)", "rgba(1%, 2%, 3%, 0.5)", "rgb(1 2 3)",
    "hsl(1, 2%, 3%)", "hsl(1deg 2% 3% / 50%)", "hsl(.1turn 2 3)", "hwb(1rad 2% 3%)", "lab(50% 0 0)",
    "lch(50 10 100)", "oklab(.5 .1 -.1)", "oklch(50% 10% 20grad)", "oklch(0.5 0.1 20 / 1)",
    "color(srgb 1 0 0)", "color(display-p3 1% 0 0)", "color(rec2020 0.1 0 0)", "color(xyz 0 0 0)",
    "color(prophoto-rgb 0 0 0 / 1)", "color(a98-rgb 0 0 0)", "color(srgb-linear 0 0 0)", "tomato",
  ]

  @Test(arguments: literals)
  func `a colour written like a literal reads back`(literal: String) throws {
    var random = SeededGenerator(seed: 36)
    for _ in 0..<50 {
      let color = Color(PackedColor(rgba: UInt32.random(in: 0...UInt32.max, using: &random)))
      let text = try #require(color.written(like: literal))
      #expect(try CSSColor.parse(text).absolute?.packed == color.packed, "\(text)")
      #expect(literal == "tomato" || text.prefix(3) == literal.prefix(3) || text.first == "#")
    }
  }

  /// Wide colours can't be written in hex; the text must still say the same colour.
  @Test(arguments: literals)
  func `a wide colour written like a literal stays wide`(literal: String) throws {
    var random = SeededGenerator(seed: 37)
    for _ in 0..<20 {
      let color = Color(
        .displayP3, Double.random(in: 0...1, using: &random), 1,
        Double.random(in: 0...1, using: &random))
      let text = try #require(color.written(like: literal))
      let read = try #require(try CSSColor.parse(text).absolute)
      #expect(read.packed == color.packed)
      #expect(read.deltaEOK(to: color) < 0.01, "\(text) for \(color.css)")
    }
  }

  @Test func `an error lies within the text`() {
    var random = SeededGenerator(seed: 38)
    for text in [
      "rgb(1, 2, x)", "oklch(0.5 0.1 20", "color-mix(in srgb, red, blue)", "#12é", "hsl(1 2 3 4)",
    ] {
      for _ in 0..<400 {
        var scalars = Array(text.unicodeScalars)
        scalars.insert(
          "é😀 )x,"[Int.random(in: 0...5, using: &random)],
          at: Int.random(in: 0...scalars.count, using: &random))
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        let broken = String(view)
        do { _ = try CSSColor.parse(broken) } catch {
          #expect((0...broken.utf8.count).contains(error.offset))
          #expect((1...broken.utf16.count + 1).contains(error.column))
          #expect(!error.expected.isEmpty && !error.found.isEmpty)
        }
      }
    }
  }

  private func mix(_ space: String, _ first: String, _ second: String) throws -> Color {
    try #require(try CSSColor.parse("color-mix(in \(space), \(first), \(second))").absolute)
  }

  private func isNear(_ first: Color, _ second: Color) -> Bool {
    let (left, right) = (first.encodedSRGB, second.encodedSRGB)
    return (0..<3).allSatisfy { abs(left[$0] - right[$0]) < 1e-9 }
  }

  private func hex(_ random: inout SeededGenerator) -> String {
    "#" + String(UInt32.random(in: 0..<1 << 24, using: &random) | 1 << 24, radix: 16).dropFirst()
  }
}

extension String {
  fileprivate subscript(place: Int) -> Unicode.Scalar {
    unicodeScalars[unicodeScalars.index(unicodeScalars.startIndex, offsetBy: place)]
  }
}
