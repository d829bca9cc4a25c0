import ColorMath
import TestSupport
import Testing

/// The tables of `fixtures/conformance` that coloraide and numpy computed: another implementation, or
/// another way of finding the same.
@Suite struct ComputedTableTests {
  @Test func `differences agree, and are symmetric`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("differences.tsv").rows() {
      let (first, second) = (Color(row.packed("hex")), Color(row.packed("hex2")))
      let measures: [(String, (Color, Color) -> Double)] = [
        ("ok", { $0.deltaEOK(to: $1) }), ("76", { $0.deltaE76(to: $1) }),
        ("2000", { $0.deltaE2000(to: $1) }),
      ]
      for (column, measure) in measures {
        let value = measure(first, second)
        failures.check(abs(value - row.number(column)) < 1e-9, "\(row) \(column) \(value)")
        failures.check(abs(value - measure(second, first)) < 1e-12, "\(row) \(column) turned round")
      }
    }
    #expect(failures.checked == 1200)
    failures.report()
  }

  static let wide: [ColorSpace] = [
    .displayP3, .rec2020, .oklch, .oklab, .lab, .lch, .xyzD65, .srgb,
  ]

  @Test func `colours beyond sRGB agree in every space, from every space`() throws {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("wide.tsv").rows() {
      let source = try #require(ColorSpace(id: row["space"]))
      let color = Color(source, row.numbers("c1", "c2", "c3"))
      for space in Self.wide {
        let expected = row.numbers("\(space.id)_1", "\(space.id)_2", "\(space.id)_3")
        let own = color.components(in: space)
        failures.check(isNear(own, expected, space), "\(row) \(space) \(own) for \(expected)")
        let back = Color(space, own).components(in: source)
        failures.check(isNear(back, color.components, source), "\(row) back from \(space) \(back)")
      }
    }
    #expect(failures.checked == 150 * 16)
    failures.report()
  }

  /// Hues to 1e-7 degrees, all else to 1e-9, but 0 in Rec. 2020, which as 1e-17 is 1e-7 after the 2.4th
  /// root; the hue of next to no chroma, `none` there, is not asked.
  private func isNear(_ left: SIMD3<Double>, _ right: SIMD3<Double>, _ space: ColorSpace) -> Bool {
    (0..<3).allSatisfy { index in
      let difference = abs(left[index] - right[index])
      guard index == space.hueIndex else {
        let isZero = space == .rec2020 && abs(right[index]) < 1e-6
        return difference < (isZero ? 1e-6 : 1e-9 * max(1, abs(right[index])))
      }
      return right[index].isNaN || min(difference, 360 - difference) < 1e-7
    }
  }

  @Test func `three translucent layers over white are composited alike`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("composites.tsv").rows() {
      let layers = (1...3).map { index -> Color in
        var color = Color(row.packed("hex\(index)"))
        color.alpha = row.number("alpha\(index)")
        return color
      }
      let expected = row.numbers("r", "g", "b")
      let seen = layers.reversed().reduce(Color(.white)) { $1.composited(over: $0) }
      failures.check(distance(seen.components, expected) < 1e-11, "\(row) \(seen.components)")
      // Source-over is associative: the two upper layers may be drawn together first.
      let together = layers[0].composited(over: layers[1])
        .composited(over: layers[2].composited(over: Color(.white)))
      failures.check(distance(together.components, expected) < 1e-11, "\(row) together")
      let measured = Contrast.measure(
        foreground: layers[0], over: [.color(Color(.white)), .color(layers[2]), .color(layers[1])])
      failures.check(
        distance(measured.foreground.components, expected) < 1e-11, "\(row) measured")
      failures.check(measured.isKnown, "\(row) is known")
    }
    #expect(failures.checked == 600)
    failures.report()
  }

  @Test func `blend modes agree`() throws {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("blends.tsv").rows() {
      let mode = try #require(BlendMode(rawValue: row["mode"]))
      var source = Color(row.packed("source"))
      source.alpha = row.number("alpha")
      let seen = source.composited(over: Color(row.packed("backdrop")), blend: mode)
      let expected = row.numbers("r", "g", "b")
      failures.check(distance(seen.components, expected) < 1e-9, "\(row) \(seen.components)")
    }
    #expect(failures.checked == 120)
    failures.report()
  }

  @Test func `the largest chroma is where coloraide finds the border of the gamut`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("chroma.tsv").rows() {
      for (space, column) in [(ColorSpace.srgb, "srgb"), (.displayP3, "p3")] {
        let (lightness, hue) = (row.number("l"), row.number("h"))
        let largest = Color.maximumChroma(lightness: lightness, hue: hue, in: space)
        failures.check(abs(largest - row.number(column)) < 2e-9, "\(row) \(space) \(largest)")
        let inside = Color(.oklch, lightness, largest * (1 - 1e-9), hue)
        failures.check(inside.isInGamut(of: space, tolerance: 1e-9), "\(row) \(space) inside")
        let outside = Color(.oklch, lightness, largest + 1e-4, hue)
        failures.check(!outside.isInGamut(of: space), "\(row) \(space) outside")
      }
    }
    #expect(failures.checked == 720)
    failures.report()
  }

  @Test func `the solver's answer is the nearest of all 16,777,216 colours`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("solver.tsv").rows() {
      let color = Color(row.packed("color"))
      let demand = Solver.Demand(over: Color(row.packed("backdrop")), floor: row.number("floor"))
      switch Solver.nearest(to: color, meeting: [demand]) {
      case .unchanged:
        failures.check(false, "\(row) is unchanged")
      case .nearest(let found):
        failures.check(found.color.packed.hex == row["answer"], "\(row) \(found.color.packed.hex)")
        failures.check(abs(found.deltaE - row.number("ok")) < 1e-8, "\(row) \(found.deltaE)")
        failures.check(demand.isMet(by: found.color), "\(row) does not pass")
      case .impossible(let conflict):
        failures.check(row["answer"] == "none", "\(row) is impossible")
        failures.check(conflict.demands == [0], "\(row) \(conflict)")
      }
    }
    #expect(failures.checked >= 240)
    failures.report()
  }
}
