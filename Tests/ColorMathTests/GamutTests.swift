import ColorMath
import Testing

@Suite struct GamutTests {
  @Test func `CSS mapping gives the published fallbacks`() {
    #expect(Color(.oklch, 0.43, 0.373, 52).packed.hex == "#853300")
    #expect(Color(.displayP3, 0, 1, 0).packed.hex == "#00fb29")
    #expect(Color(.oklch, 0.5, 0.4, 30).packed.hex == "#c30000")
    #expect(Color(.oklch, 0.68, 0.15, 237.33).packed.hex == "#00a4e9")
  }

  @Test func `lightness above one is white and below zero black`() {
    #expect(Color(.oklch, 1.044, 0, 336).packed == .white)
    #expect(Color(.oklch, 1, 0.128, 168.9).packed == .white)
    #expect(Color(.oklch, 0, 2.2485e-8, 89.9).packed == .black)
  }

  @Test func `near hue 264 more chroma can be inside again`() {
    #expect(!Color(.oklch, 0.3, 0.2, 264.1).isInGamut(of: .srgb))
    #expect(Color(.oklch, 0.3, 0.207, 264.1).isInGamut(of: .srgb))
  }

  @Test func `white is inside in spite of rounding noise`() {
    #expect(Color(.oklch, 1, 0, 0).isInGamut(of: .srgb))
  }

  @Test func `clipping is by component`() {
    let clipped = Color(.displayP3, 220.0 / 255, 0, 100.0 / 255).mapped(into: .srgb, method: .clip)
    #expect(clipped.packed.hex == "#f10063")
  }

  @Test func `not a number ends as black`() {
    #expect(Color(.srgb, .nan, .nan, .nan).packed == .black)
    #expect(Color(.oklch, .nan, .infinity, .nan).packed == .black)
  }
}
