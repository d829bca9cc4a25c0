import ColorMath
import Testing

/// What public bug reports of tools of this kind say should come out; each names the report.
@Suite struct BugReportTests {
  @Test(
    arguments: [
      // dequelabs/axe-core#4007, #4894; use-color#11; better-color-tools#16
      (SIMD3(0.992, 0.03, 171.25), "#e9fffa"), (SIMD3(0.961073, 0.000047911, 0), "#f2f2f2"),
      (SIMD3(0.96, 0.008, 259), "#eff2f7"), (SIMD3(0, 2.2485e-8, 89.9), "#000000"),
      (SIMD3(1, 0.128, 168.9), "#ffffff"),
      // color.js#509; oklch-picker#168; tailwindcss#14499
      (SIMD3(0.5, 0.4, 30), "#c30000"), (SIMD3(0.43, 0.373, 52), "#853300"),
      (SIMD3(0.68, 0.15, 237.33), "#00a4e9"),
      // color.js#81: out of gamut, and in again with more chroma
      (SIMD3(0.3, 0.2, 264.1), "#00088f"), (SIMD3(0.3, 0.207, 264.1), "#000193"),
      // csswg-drafts#6999: an empty interval must not be searched for ever
      (SIMD3(1.044, 0, 336), "#ffffff"),
      // axe-core#4505 and the pair that only one of two ways of measuring passes
      (SIMD3(0.5759, 0.0971, 52.31), "#a66840"), (SIMD3(0.5674, 0.05, 250), "#607993"),
    ] as [(SIMD3<Double>, String)])
  func `an OKLCH colour is shown as`(_ components: SIMD3<Double>, _ hex: String) {
    #expect(Color(.oklch, components).packed.hex == hex)
  }

  @Test(
    arguments: [
      (SIMD3(0.5, 0.4, 30), "#fd0000"), (SIMD3(0.43, 0.373, 52), "#cf0000"),
      (SIMD3(1, 0.128, 168.9), "#9ffff0"),
    ] as [(SIMD3<Double>, String)])
  func `clipping gives another colour, which browsers show`(
    _ components: SIMD3<Double>, _ hex: String
  ) {
    let clipped = Color(.oklch, components).mapped(into: .srgb, method: .clip)
    #expect(clipped.packed.hex == hex)
  }

  @Test func `every channel of a mapped colour is within 0 and 1 (color.js#17)`() {
    let mapped = Color(.displayP3, 0, 1, 0).mapped(into: .srgb)
    #expect(mapped.components.min() >= 0 && mapped.components.max() <= 1)
    #expect(mapped.packed.hex == "#00fb29")
    #expect(Color(.displayP3, 0, 1, 0).mapped(into: .srgb, method: .clip).packed.hex == "#00ff00")
  }

  @Test func `a Display P3 literal is not read as sRGB (SwiftTheme#89)`() {
    let color = Color(.displayP3, 220.0 / 255, 0, 100.0 / 255)
    #expect(distance(color.components(in: .srgb), SIMD3(0.9437, -0.1901, 0.3899)) < 5e-5)
    #expect(color.mapped(into: .srgb, method: .clip).packed.hex == "#f10063")
  }

  @Test func `extended sRGB is out of gamut and clips to dark red (UIColor-Hex-Swift#51)`() {
    let color = Color(.srgb, 0.5, -0.1, -0.1)
    #expect(!color.isInGamut(of: .srgb))
    #expect(color.mapped(into: .srgb, method: .clip).packed.hex == "#800000")
  }

  @Test func `black and grey have a missing hue and no NaN (chroma.js#322)`() {
    for space in [ColorSpace.oklch, .lch, .hsl, .hwb] {
      for rgb: UInt32 in [0, 0x808080, 0xFFFFFF] {
        let color = Color(hex: rgb).converted(to: space)
        let hue = space.hueIndex ?? 0
        #expect(color.component(hue) == nil, "\(space)")
        #expect(color.components == color.components, "\(space)")
      }
    }
  }

  @Test func `exact and 8-bit ratios differ, and both are told (equal-access#2322)`() {
    let measured = Contrast.measure(
      foreground: Color(hex: 0x18181B), over: Color(.oklch, 0.75, 0.1275, 60))
    #expect(abs(measured.exact.lowerBound - 7.72) < 5e-3)
    #expect(abs(measured.eightBit.lowerBound - 7.69) < 5e-3)
    #expect(measured.lowest == measured.eightBit.lowerBound)
  }

  @Test func `white on the red of P3 is judged by the lower of two ratios (wcag#360)`() {
    let red = Color(.displayP3, 1, 0, 0)
    let measured = Contrast.measure(foreground: Color(.white), over: red)
    // #ff0b0c; the mapped colour before it is rounded gives the 3.957 of the report.
    #expect(abs(measured.eightBit.lowerBound - 3.9584) < 5e-5)
    let mapped = WCAG.relativeLuminance(red.mapped(into: .srgb))
    #expect(abs(WCAG.contrastRatio(1, mapped) - 3.957) < 5e-4)
    #expect(measured.lowest <= measured.eightBit.lowerBound)
  }

  @Test func `nearly transparent text has no contrast (Qix-color#178)`() {
    let text = Color(hex: 0, alpha: 0.000001)
    let ratio = Contrast.measure(foreground: text, over: Color(.white)).lowest
    #expect(ratio >= 1 && ratio < 1.0001)
  }

  @Test func `an alpha of one sixteenth is not rounded to 0.06 (style-dictionary#1740)`() {
    let white = Color(.white)
    #expect(Color(hex: 0, alpha: 0.0625).composited(over: white).packed.hex == "#efefef")
    #expect(Color(hex: 0, alpha: 0.06).composited(over: white).packed.hex == "#f0f0f0")
  }

  @Test func `a translucent card over nothing known is an interval (postcss-wcag-contrast#2)`() {
    let card = Layer.color(Color(hex: 0xFFFFFF, alpha: 0.5))
    let grey = Contrast.measure(foreground: Color(hex: 0x777777), over: [card])
    #expect(grey.lowest < 1.2)
    #expect(grey.reaches(4.5) != true)
  }

  @Test
  func
    `the solver's answer passes after rounding, and is the nearer of the two directions (leonardo#156, extensions#29066)`()
    throws
  {
    let backdrop = Color(hex: 0x323232)
    let demand = Solver.Demand(over: backdrop, floor: 4.5)
    let solution = Solver.nearest(to: Color(hex: 0x9894C0), meeting: [demand])
    guard case .nearest(let suggestion) = solution else {
      Issue.record("\(solution)")
      return
    }
    #expect(demand.isMet(by: suggestion.color))
    #expect(suggestion.deltaE <= Color(hex: 0x9895C0).deltaEOK(to: Color(hex: 0x9894C0)))
    let dark = Solver.nearest(
      to: Color(hex: 0x444444), meeting: [.init(over: Color(hex: 0x7A7A7A), floor: 3)])
    guard case .nearest(let darker) = dark else {
      Issue.record("\(dark)")
      return
    }
    #expect(darker.color.packed.luminance < PackedColor(0x444444).luminance)
  }
}
