import ColorMath
import Testing

@Suite struct ConversionTests {
  @Test func `red in OKLCH is what CSS Color 4 prints`() {
    let red = Color(hex: 0xFF0000).components(in: .oklch)
    #expect(abs(red.x - 0.6279553639214311) < 1e-12)
    #expect(abs(red.y - 0.2576833038053606) < 1e-12)
    #expect(abs(red.z - 29.233880279627893) < 1e-10)
  }

  @Test(arguments: ColorSpace.all)
  func `every space goes to every other and back`(_ space: ColorSpace) {
    for target in ColorSpace.all {
      for rgb: UInt32 in [0, 0xFFFFFF, 0x808080, 0xFF0000, 0x00FF00, 0x0000FF, 0x663399, 0xFFE4C4] {
        let color = Color(hex: rgb)
        let there = Color(target, Color(space, color.components(in: space)).components(in: target))
        let back = there.components(in: .srgb)
        #expect((back - color.components).max() < 1e-9, "\(color) by way of \(target)")
        #expect((back - color.components).min() > -1e-9, "\(color) by way of \(target)")
      }
    }
  }

  @Test func `grey has a missing hue`() {
    let grey = Color(hex: 0x808080).converted(to: .oklch)
    #expect(grey.missing == .third)
    #expect(grey.component(2) == nil)
  }

  @Test func `a missing hue stays missing in another polar space`() {
    let color = Color(.oklch, 0.5, 0.2, 0, missing: .third).converted(to: .lch)
    #expect(color.missing == .third)
  }

  @Test func `two missing opponents become a missing chroma and hue`() {
    let color = Color(.lab, 50, 0, 0, missing: [.second, .third]).converted(to: .lch)
    #expect(color.missing == [.second, .third])
  }

  @Test func `a space is found by its CSS identifier`() {
    #expect(ColorSpace(id: "display-p3") == .displayP3)
    #expect(ColorSpace(id: "xyz") == .xyzD65)
    #expect(ColorSpace(id: "nonsense") == nil)
  }
}
