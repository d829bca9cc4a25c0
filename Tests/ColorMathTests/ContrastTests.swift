import ColorMath
import Testing

@Suite struct ContrastTests {
  @Test func `white on black is 21`() {
    #expect(PackedColor.white.contrast(with: .black) == 21)
    #expect(Contrast.measure(foreground: Color(.white), over: Color(.black)).lowest == 21)
  }

  @Test func `the 8-bit colour decides where it is worse`() {
    let measurement = Contrast.measure(
      foreground: Color(.oklch, 0.5759, 0.0971, 52.31), over: Color(.white))
    #expect(measurement.exact.lowerBound > 4.5)
    #expect(abs(measurement.exact.lowerBound - 4.5003) < 5e-5)
    #expect(abs(measurement.lowest - 4.4914) < 5e-5)
    #expect(measurement.reaches(4.5) == false)
  }

  @Test func `the exact colour decides where it is worse`() {
    let measurement = Contrast.measure(
      foreground: Color(.oklch, 0.5674, 0.05, 250), over: Color(.white))
    #expect(abs(measurement.lowest - 4.4925) < 5e-5)
    #expect(abs(measurement.eightBit.lowerBound - 4.5126) < 5e-5)
  }

  @Test func `group opacity fades text and card together`() {
    let measurement = Contrast.measure(
      foreground: Color(.white),
      over: [.color(Color(.white)), .group(opacity: 0.65), .color(Color(hex: 0x00633D))])
    #expect(measurement.background.packed.hex == "#599a81")
    #expect(measurement.foreground.packed == .white)
    #expect(abs(measurement.lowest - 3.31) < 5e-3)
    #expect(measurement.isKnown)
  }

  @Test func `half-transparent black text on white is measured composited`() {
    let measurement = Contrast.measure(
      foreground: Color(PackedColor(rgba: 0x0000_0080)), over: Color(.white))
    #expect(measurement.foreground.packed.hex == "#7f7f7f")
    #expect(abs(measurement.lowest - 4.004) < 5e-4)
  }

  @Test func `an unknown backdrop gives the interval from white to black`() {
    let card = Color(hex: 0x000000, alpha: 0.6)
    let measurement = Contrast.measure(foreground: Color(.white), over: [.color(card)])
    #expect(!measurement.isKnown)
    #expect(abs(measurement.measured.lowerBound - 5.74) < 5e-3)
    #expect(measurement.measured.upperBound == 21)
    #expect(measurement.reaches(4.5) == true)
    #expect(measurement.reaches(7) == nil)
  }

  @Test func `text whose luminance lies within the range can vanish`() {
    let card = Color(hex: 0xFFFFFF, alpha: 0.5)
    let measurement = Contrast.measure(foreground: Color(hex: 0x999999), over: [.color(card)])
    #expect(measurement.lowest == 1)
  }

  @Test func `layers are composited from the bottom up and rounded once`() {
    let stack = Color(hex: 0x008000, alpha: 0.3)
      .composited(over: Color(hex: 0x0000FF, alpha: 0.3).composited(over: Color(hex: 0xFF0000)))
    #expect(stack.packed.hex == "#7d2636")
    let measurement = Contrast.measure(
      foreground: Color(.white),
      over: [
        .color(Color(hex: 0xFF0000)), .color(Color(hex: 0x0000FF, alpha: 0.3)),
        .color(Color(hex: 0x008000, alpha: 0.3)),
      ])
    #expect(measurement.background.packed.hex == "#7d2636")
  }

  @Test func `over an image the worst end counts`() {
    let image = Paint.image(lightest: Color(hex: 0xF4F1EA), darkest: Color(hex: 0x2A2A2A))
    let black = Contrast.measure(foreground: Color(.black), over: [.paint(image)])
    #expect(black.lowest == PackedColor.black.contrast(with: PackedColor(0x2A2A2A)))
    #expect(black.isKnown)
  }

  @Test func `over a gradient the worst place can lie between the stops`() {
    let gradient = Paint.gradient([Color(hex: 0xFF0000), Color(hex: 0x0000FF)])
    let text = Color(.white)
    let stops = [0xFF0000, 0x0000FF].map {
      PackedColor(UInt32($0)).contrast(with: .white)
    }
    let measurement = Contrast.measure(foreground: text, over: [.paint(gradient)])
    #expect(measurement.lowest == stops.min())
    let onBlack = Contrast.measure(foreground: Color(.black), over: [.paint(gradient)])
    #expect(onBlack.lowest < (stops.map { 21 / $0 }.min() ?? 0))
  }
}
