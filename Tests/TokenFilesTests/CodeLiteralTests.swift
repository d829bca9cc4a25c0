import ColorMath
import Diagnostics
import Testing

@testable import TokenFiles

/// Another colour in the place of one that is written in code. That it is the right one is told by reading the code
/// again.
@Suite struct CodeLiteralTests {
  private static let blue: UInt32 = 0x3366_99FF

  /// The candidate that reads as the wanted colour.
  private func rewritten(_ literal: String, as rgba: UInt32) -> String? {
    CodeLiteral.candidates(literal, for: Color(PackedColor(rgba: rgba))).first { text in
      let reading = Reading(swift: "enum DS { static let x = \(text) }")
      guard let id = reading.system.id(named: "DS.x") else { return false }
      return reading.system.palettes[0].color(id)?.packed.rgba == rgba
    }
  }

  static let calls: [(old: String, new: String)] = [
    (
      "Color(red: 1, green: 0.5, blue: 0)", "Color(red: 0.2, green: 0.4, blue: 0.6)"
    ),
    (
      "Color(red: 0.10, green: 0.20, blue: 0.30, opacity: 1)",
      "Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 1)"
    ),
    (
      "UIColor(red: 220 / 255, green: 38 / 255, blue: 1/255, alpha: 1)",
      "UIColor(red: 51 / 255, green: 102 / 255, blue: 153/255, alpha: 1)"
    ),
    (
      "UIColor(red: 220.0 / 255.0, green: 38.0 / 255.0, blue: 1.0 / 255.0, alpha: 1)",
      "UIColor(red: 51.0 / 255.0, green: 102.0 / 255.0, blue: 153.0 / 255.0, alpha: 1)"
    ),
    (
      "NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)",
      "NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
    ),
    (
      "Color(.sRGBLinear, red: 0, green: 0, blue: 0)",
      "Color(.sRGBLinear, red: 0.033, green: 0.133, blue: 0.319)"
    ),
    (
      "Color(.displayP3, red: 0, green: 0, blue: 0)",
      "Color(.displayP3, red: 0.25, green: 0.395, blue: 0.584)"
    ),
    (
      "UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1)",
      "UIColor(displayP3Red: 0.25, green: 0.395, blue: 0.584, alpha: 1)"
    ),
    ("OKLCH(l: 0.5, c: 0.1, h: 20)", "OKLCH(l: 0.499, c: 0.099, h: 250.433)"),
    (
      "Color(\n  red: 1,\n  green: 0,\n  blue: 0\n)",
      "Color(\n  red: 0.2,\n  green: 0.4,\n  blue: 0.6\n)"
    ),
  ]

  @Test(arguments: calls)
  func `components are put in each in its own notation, and nothing else`(old: String, new: String)
  {
    #expect(rewritten(old, as: Self.blue) == new)
  }

  /// Digits as they are: with or without a mark, in the letters' case, opacity last.
  static let digits: [(literal: String, rgba: UInt32, candidates: [String])] = [
    ("0xFF6030", 0xAABB_CCFF, ["0xAABBCC"]), ("0xff6030", 0xAABB_CCFF, ["0xaabbcc"]),
    ("0x999999", 0xAABB_CCFF, ["0xAABBCC"]), ("999999", 0xAABB_CCFF, ["aabbcc"]),
    ("#999999", 0xAABB_CCFF, ["#aabbcc"]), ("#FF6030", 0xAABB_CCFF, ["#AABBCC"]),
    ("#F63", 0xAABB_CCFF, ["#ABC"]), ("#f63", 0x1122_33FF, ["#123"]),
    // Not all of its digits are doubled, so that three can't say it.
    ("#F63", 0x1A22_33FF, []), ("F063", 0x1122_3344, ["1234", "4123"]), ("F063", 0x1122_3345, []),
    ("#FF603080", 0x1122_3344, ["#11223344", "#44112233"]),
    // Six digits have no opacity to write.
    ("#FF6030", 0x1122_3344, []), ("#FF60", 0x1122_33FF, ["#123F", "#F123"]),
    ("#FF603", 0x1122_33FF, []), ("#GG6030", 0x1122_33FF, []), ("", 0x1122_33FF, []),
    ("#", 0x1122_33FF, []),
  ]

  @Test(arguments: digits)
  func `digits are put in the place of digits`(literal: String, rgba: UInt32, candidates: [String])
  {
    let found = CodeLiteral.candidates(literal, for: Color(PackedColor(rgba: rgba)))
    #expect(candidates.allSatisfy(found.contains))
    #expect(candidates.isEmpty == found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    "Color(red: r, green: 0, blue: 0)", "Color(red: 1 / 2, green: 0, blue: 0)",
    "Color(red: 1 / 255 / 2, green: 0, blue: 0)",
    "Color(red: 1, green: 0)", "Color(red: 1 / 255, green: 0, blue: 0)",
    "Color(.displayP3, red: 1 / 255, green: 2 / 255, blue: 3 / 255)",
    "Color(red: 1, green: 0, blue: 0", "Color(red: , green: , blue: )",
    "Color(hue: 0, saturation: 1, brightness: 1)",
    "Color.red", "blue:", "red:1green:2blue:3", "Color(red: 1 + 0, green: 0, blue: 0)",
    "Color(infrared: 1, green: 0, blue: 0)",
  ])
  func `what is written otherwise is left alone`(literal: String) {
    #expect(rewritten(literal, as: Self.blue) == nil)
  }

  static let sets: [(old: String, new: String)] = [
    (
      #"{"color-space":"display-p3","components":{"red":"1.000","green":"0.500","blue":"0.250"}}"#,
      #"{"color-space":"display-p3","components":{"red":"0.25","green":"0.395","blue":"0.584"}}"#
    ),
    (
      #"{"color-space":"extended-linear-srgb","components":{"red":"0.000","green":"0.000","blue":"0.000"}}"#,
      #"{"color-space":"extended-linear-srgb","components":{"red":"0.033","green":"0.133","blue":"0.319"}}"#
    ),
    (
      #"{"color-space":"linear-srgb","components":{"red":"0.5","green":"0.5","blue":"0.5"}}"#,
      #"{"color-space":"linear-srgb","components":{"red":"0.033","green":"0.133","blue":"0.319"}}"#
    ),
  ]

  @Test(arguments: sets)
  func `a colour set of another space is rewritten in that space`(old: String, new: String) {
    #expect(ObjectLiteral.rewritten(old, as: Color(PackedColor(rgba: Self.blue))) == new)
  }

  @Test(arguments: [
    (0x0102_03FF as UInt32, "0x01", "0x02", "0x03"), (0x0A0B_0CFF, "0x0A", "0x0B", "0x0C"),
    (0xFFFF_FFFF, "0xFF", "0xFF", "0xFF"), (0x0000_00FF, "0x00", "0x00", "0x00"),
  ])
  func `hex components of a colour set have two digits each`(
    rgba: UInt32, red: String, green: String, blue: String
  ) {
    let new = ObjectLiteral.rewritten(
      #"{"components":{"red":"0xFF","green":"0xFF","blue":"0xFE"}}"#,
      as: Color(PackedColor(rgba: rgba)))
    #expect(
      new == "{\"components\":{\"red\":\"\(red)\",\"green\":\"\(green)\",\"blue\":\"\(blue)\"}}")
  }

  /// Xcode reads a whole number as one of 255, so that white and black keep their decimals.
  @Test(arguments: [(0xFFFF_FFFF as UInt32, "1.000"), (0x0000_00FF, "0.000")])
  func `a fraction stays one where it is whole`(rgba: UInt32, text: String) {
    let new = ObjectLiteral.rewritten(
      #"{"components":{"red":"0.5","green":"0.5","blue":"0.5"}}"#,
      as: Color(PackedColor(rgba: rgba)))
    #expect(
      new == "{\"components\":{\"red\":\"\(text)\",\"green\":\"\(text)\",\"blue\":\"\(text)\"}}")
  }
}
