import Diagnostics
import Testing

@Suite struct OutputTests {
  private func shortest(_ value: Double) -> String {
    var output = Output()
    output.write(shortest: value)
    return output.text
  }

  @Test(arguments: [
    (1.0, "1"), (0.0, "0"), (-0.0, "0"), (4.5, "4.5"), (0.1, "0.1"), (-12.0, "-12"),
    (17.017440000000001, "17.01744"), (1e-7, "1e-07"), (123456789012.0, "123456789012"),
    (.nan, "null"), (.infinity, "null"),
  ])
  func `a number is written with the fewest digits`(_ row: (Double, String)) {
    #expect(shortest(row.0) == row.1)
  }

  @Test func `what is written reads back to the same double`() throws {
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      guard value.isFinite else { continue }
      #expect(try #require(Double(shortest(value))) == value)
    }
  }

  @Test func `integers, text and spaces are appended`() {
    var output = Output()
    output.write("a")
    output.write(spaces: 2)
    output.write(spaces: -1)
    output.write(7)
    output.write(-123)
    output.write("bcd".dropFirst())
    output.newline()
    #expect(output.text == "a  7-123cd\n")
    #expect(output.take().count == 11)
    #expect(output.bytes.isEmpty)
  }
}
