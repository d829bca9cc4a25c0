import Diagnostics
import Testing

@Suite struct HundredthsTests {
  private func printed(_ value: Double) -> String? {
    Hundredths(roundingDown: value).map { value in
      var output = Output()
      output.write(value)
      return output.text
    }
  }

  private func margin(_ value: Double, _ floor: Double) -> String? {
    Hundredths(of: value, above: floor).map { value in
      var output = Output()
      output.write(signed: value)
      return output.text
    }
  }

  @Test(arguments: [
    (4.499, "4.49"), (4.5, "4.50"), (21.0, "21.00"), (1.0, "1.00"), (3.009, "3.00"),
    (16.9899999, "16.98"), (0.0, "0.00"), (0.001, "0.00"), (-0.001, "-0.01"), (-1.495, "-1.50"),
    (4.478089, "4.47"), (2.995, "2.99"), (100.25, "100.25"),
  ])
  func `a number is rounded down to two decimals`(_ row: (Double, String)) {
    #expect(printed(row.0) == row.1)
  }

  @Test func `the number just below a floor never looks like the floor`() {
    #expect(printed(4.5.nextDown) == "4.49")
    #expect(printed(3.0.nextDown) == "2.99")
    #expect(printed(7.0.nextDown) == "6.99")
  }

  @Test func `every two-decimal number prints as itself`() throws {
    for count in 0...2_100 {
      #expect(try #require(Hundredths(roundingDown: Double(count) / 100)).count == count)
    }
  }

  @Test func `what is not a number has no hundredths`() {
    #expect(Hundredths(roundingDown: .nan) == nil)
    #expect(Hundredths(roundingDown: .infinity) == nil)
    #expect(Hundredths(roundingDown: -.infinity) == nil)
    #expect(Hundredths(roundingDown: 1e300) == nil)
    #expect(Hundredths(of: .nan, above: 4.5) == nil)
  }

  @Test(arguments: [
    (3.01, 4.5, "-1.49"), (4.499, 4.5, "-0.01"), (4.4999999, 4.5, "-0.01"), (4.5, 4.5, "+0.00"),
    (4.503, 4.5, "+0.00"), (5.17, 4.5, "+0.67"), (4.6, 4.5, "+0.10"), (21.0, 3.0, "+18.00"),
    (4.554, 4.555, "-0.01"), (4.555, 4.555, "+0.00"), (4.57, 4.555, "+0.01"),
  ])
  func `a margin is honest about its sign`(_ row: (Double, Double, String)) {
    #expect(margin(row.0, row.1) == row.2)
  }

  @Test func `ratio, floor and margin add up as they are printed`() throws {
    var ratio = 1.0
    while ratio < 21 {
      for floor in [3.0, 4.5, 7.0] {
        let margin = try #require(Hundredths(of: ratio, above: floor)).count
        let shown = try #require(Hundredths(roundingDown: ratio)).count
        #expect(shown - Int(floor * 100) == margin)
        #expect((margin < 0) == (ratio < floor))
      }
      ratio += 0.0137
    }
  }
}
