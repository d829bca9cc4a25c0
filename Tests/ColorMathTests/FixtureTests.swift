import ColorMath
import TestSupport
import Testing

/// The published numbers in `fixtures/conformance`.
@Suite struct FixtureTests {
  @Test func `ΔE 2000 agrees with every pair of Sharma, both ways`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("ciede2000-sharma.tsv").rows() {
      let first = Color(.lab, row.numbers("l1", "a1", "b1"))
      let second = Color(.lab, row.numbers("l2", "a2", "b2"))
      for value in [first.deltaE2000(to: second), second.deltaE2000(to: first)] {
        failures.check(abs(value - row.number("de2000")) <= 5.1e-5, "\(row) \(value)")
      }
    }
    #expect(failures.checked == 68)
    failures.report()
  }

  @Test func `the colours of CSS Color 4 look as it says`() throws {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("css-color-4.tsv").rows() {
      let space = try #require(ColorSpace(id: row["space"]))
      let seen = Color(space, row.numbers("c1", "c2", "c3")).components(in: .srgb) * 100
      failures.check(distance(seen, row.numbers("r", "g", "b")) < 0.1, "\(row) \(seen)")
    }
    #expect(failures.checked == 30)
    failures.report()
  }

  @Test func `the named colours have the components of coloraide`() throws {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("spaces.tsv").rows() {
      for space in ColorSpace.all where !row[space.id + "_1"].isEmpty {
        let color = Color(row.packed("hex")).converted(to: space)
        for index in 0..<3 {
          let (value, text) = (color.component(index), row["\(space.id)_\(index + 1)"])
          let holds =
            text == "none" ? value == nil : abs((value ?? .nan) - (Double(text) ?? .nan)) < 1e-7
          failures.check(holds, "\(row["name"]) \(space) \(color) for \(text)")
        }
      }
    }
    #expect(failures.checked == 148 * 11 * 3)
    failures.report()
  }

  @Test func `gamut mapping agrees in sRGB and Display P3`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("gamut.tsv").rows() {
      let color = Color(.oklch, row.numbers("l", "c", "h"))
      for (space, prefix) in [(ColorSpace.srgb, "srgb"), (.displayP3, "p3")] {
        for (method, name) in [(GamutMapping.css, "css"), (.rayTrace, "ray")] {
          let mapped = color.mapped(into: space, method: method).components
          let column = "\(prefix)_\(name)_"
          let expected = row.numbers(column + "r", column + "g", column + "b")
          failures.check(distance(mapped, expected) < 1e-9, "\(color) \(column) \(mapped)")
        }
      }
    }
    #expect(failures.checked == 640)
    failures.report()
  }

  @Test func `simulations agree at every severity`() throws {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("vision.tsv").rows() {
      let deficiency = try #require(VisionDeficiency(rawValue: row["deficiency"]))
      let model = try #require(VisionModel(rawValue: row["method"]))
      let seen = Color(row.packed("hex"))
        .simulated(deficiency, model: model, severity: row.number("severity"))
      let expected = row.numbers("lin_r", "lin_g", "lin_b")
      failures.check(distance(seen.linearSRGB, expected) < 1e-9, "\(row) \(seen.linearSRGB)")
    }
    #expect(failures.checked == 288)
    failures.report()
  }

  @Test func `the matrices of Machado are those published`() throws {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("machado2009.tsv").rows() {
      let deficiency = try #require(VisionDeficiency(rawValue: row["deficiency"]))
      for column in 0..<3 {
        var unit = SIMD3<Double>.zero
        unit[column] = 1
        let seen = Color(.srgbLinear, unit)
          .simulated(deficiency, severity: row.number("severity")).linearSRGB
        let expected = row.numbers("m1\(column + 1)", "m2\(column + 1)", "m3\(column + 1)")
        failures.check(distance(seen, expected) < 1e-12, "\(row) \(seen)")
      }
    }
    #expect(failures.checked == 99)
    failures.report()
  }
}
