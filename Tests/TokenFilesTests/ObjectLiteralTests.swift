import ColorMath
import Testing

@testable import TokenFiles

@Suite struct ObjectLiteralTests {
  private static let blue = Color(PackedColor(rgba: 0x1E5A_C8FF))

  @Test(arguments: [
    (
      #"{"color-space":"srgb","components":{"red":"0xFF","green":"0x00","blue":"0x0A","alpha":"1.000"}}"#,
      #"{"color-space":"srgb","components":{"red":"0x1E","green":"0x5A","blue":"0xC8","alpha":"1.000"}}"#
    ),
    (
      #"{ "components" : { "red" : "0xff", "green" : "0x00", "blue" : "0x0a" } }"#,
      #"{ "components" : { "red" : "0x1e", "green" : "0x5a", "blue" : "0xc8" } }"#
    ),
    (
      #"{"color-space":"srgb","components":{"alpha":"0.500","blue":"255","green":"1","red":"2"}}"#,
      #"{"color-space":"srgb","components":{"alpha":"0.500","blue":"200","green":"90","red":"30"}}"#
    ),
    (
      #"{"color-space":"srgb","components":{"red":"1.000","green":"0.500","blue":"0.250"}}"#,
      #"{"color-space":"srgb","components":{"red":"0.118","green":"0.353","blue":"0.784"}}"#
    ),
    (
      ##"{ "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5, "hex": "#FF8000" }"##,
      ##"{ "colorSpace": "srgb", "components": [0.118, 0.353, 0.784], "alpha": 0.5, "hex": "#1E5AC8" }"##
    ),
  ])
  func `numbers are replaced in their own notation, and nothing else`(
    _ row: (old: String, new: String)
  ) {
    #expect(ObjectLiteral.rewritten(row.old, as: Self.blue) == row.new)
  }

  @Test(arguments: ["oklch", "display-p3", "hsl", "lab", "srgb-linear", "rec2020"])
  func `other spaces get digits enough to read back to the same colour`(_ space: String) throws {
    let text = #"{"colorSpace":"\#(space)","components":[0.5,0.1,0.2]}"#
    for rgba: UInt32 in [0x1E5A_C8FF, 0xFF00_00FF, 0x0000_00FF, 0xFFFF_FFFF, 0x0102_03FF] {
      let color = Color(PackedColor(rgba: rgba))
      let new = try #require(ObjectLiteral.rewritten(text, as: color))
      let numbers = try #require(new.split(separator: "[").last?.split(separator: "]").first)
      let values = numbers.split(separator: ",").compactMap { Double($0) }
      let read = Color(
        try #require(ColorSpace(id: space)), try #require(values.first), values[1], values[2])
      #expect(read.packed.rgba == rgba)
      #expect(new.utf8.count < 100)
    }
  }

  @Test(arguments: [
    "", "{", "{}", "#fff", "[1,2,3]", #"{"colorSpace":"nope","components":[1,2,3]}"#,
    #"{"colorSpace":"srgb","components":[1,2]}"#, #"{"colorSpace":"srgb","components":["a",2,3]}"#,
    #"{"colorSpace":"srgb"}"#, #"{"components":{"white":"0.5","alpha":"1"}}"#,
    #"{"components":{"red":"1"}}"#, #"{"color-space":"nope","components":{}}"#,
    ##"{"$ref":"#/a"}"##,
  ])
  func `what is no colour of such a kind is left alone`(_ text: String) {
    #expect(ObjectLiteral.rewritten(text, as: Self.blue) == nil)
  }

  @Test func `depth and length end in nil, not in a crash`() {
    for text in [
      String(repeating: "{\"a\":", count: 20_000), "{" + String(repeating: "x", count: 50_000),
      "{\u{0}}",
    ] {
      #expect(ObjectLiteral.rewritten(text, as: Self.blue) == nil)
    }
  }
}
