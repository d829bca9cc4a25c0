import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// Numbers are the doubles nearest to what is written, by the standard library's own reading.
@Suite struct DataNumberTests {
  private func number(_ text: String) throws -> Double? {
    try JSON.parse(SourceFile(path: "t", text: text)).root.number
  }

  @Test(arguments: [
    "0", "-0", "0.1", "0.6471", "257.45", "1e22", "1e23", "1e-22", "1e-23", "9007199254740993",
    "9007199254740992",
    "0.30000000000000004", "123456789012345678901234567890", "1.7976931348623157e308", "1e400",
    "-1e400", "5e-324", "2e-324",
    "2.2250738585072011e-308", "0.000000000000000000000000001", "1E+2", "1e0000000000000000000001",
    "1e-999999999999",
    "179769313486231580793728971405301e276", "8.5e-3", "100000000000000000000e-20",
  ]) func `decimal numbers`(text: String) throws {
    let value = try #require(try number(text))
    #expect(value.bitPattern == Double(text)?.bitPattern)
  }

  @Test func `random digits and exponents`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...21, using: &random)
      var text = String(Int.random(in: 1...9, using: &random))
      for _ in 1..<max(digits, 2) { text += String(Int.random(in: 0...9, using: &random)) }
      let point = Int.random(in: 1...text.count, using: &random)
      if point < text.count { text.insert(".", at: text.index(text.startIndex, offsetBy: point)) }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -40...40, using: &random))" }
      let value = try #require(try number(text))
      #expect(value.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func `every double survives being printed and read`() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<5000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(try number("\(value)")?.bitPattern == value.bitPattern)
    }
  }

  @Test func `what is no number has no number`() throws {
    let root = try JSON.parse(SourceFile(path: "t", text: "[\"1\", true, null, [], {}]")).root
    #expect(root.elements.allSatisfy { $0.number == nil })
  }

  @Test func `hexadecimal and octal numbers beyond 2^53 are rounded, not cut`() throws {
    let yaml = try YAML.parse(
      SourceFile(path: "t", text: "[0xFFFFFFFFFFFFFFFFF, 0o17, 0o777777777777777777777]"))
    #expect(yaml.root.elements.map(\.number) == [0x1p68, 15, 0x1p63])
  }
}
