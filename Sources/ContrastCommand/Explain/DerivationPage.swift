import ColorMath
import ColorSyntax
import Diagnostics
import Reporters

/// A derivation for people: so that it can be worked out again with a calculator.
struct DerivationPage {
  private var output = Output()
  private let derivation: PairDerivation
  private let options: PairOptions
  private let presentation: Presentation

  static func bytes(
    _ derivation: PairDerivation, _ options: PairOptions, _ presentation: Presentation
  ) -> [UInt8] {
    var page = DerivationPage(
      derivation: derivation, options: options, presentation: presentation)
    page.write()
    return page.output.take()
  }

  private init(derivation: PairDerivation, options: PairOptions, presentation: Presentation) {
    self.derivation = derivation
    self.options = options
    self.presentation = presentation
  }

  private mutating func write() {
    write("Foreground", derivation.foreground)
    write("Background", derivation.background)
    for layer in derivation.below { write("Behind it", layer) }
    if let exact = derivation.exact, let eightBit = derivation.eightBit {
      if derivation.isComposited { writeCompositing(exact, eightBit) }
      writeLuminances(exact, eightBit)
      writeRatio(exact, eightBit)
    } else {
      writeInterval()
    }
    writeFloor()
  }

  /// One colour on its way to 8-bit sRGB.
  private mutating func write(_ title: String, _ steps: ColorSteps) {
    heading(title, steps.given.text)
    row("read as", steps.given.value.css)
    for color in steps.spaces { row(color.space.id, components(color)) }
    if steps.excess > 1e-6 {
      row("outside sRGB", "by \(number(steps.excess)), so mapped by CSS Color 4's binary search")
      row("mapped", components(steps.mapped))
    }
    row("8-bit sRGB", steps.packed.hex, swatch: steps.packed)
    output.newline()
  }

  private mutating func writeCompositing(_ exact: SeenColors, _ eightBit: SeenColors) {
    heading("As drawn", "source-over in gamma-encoded sRGB")
    row("background", components(exact.background) + " as written")
    row("", components(eightBit.background) + " of the 8-bit colours")
    row("foreground", components(exact.foreground) + " as written")
    row("", components(eightBit.foreground) + " of the 8-bit colours")
    output.newline()
  }

  private mutating func writeLuminances(_ exact: SeenColors, _ eightBit: SeenColors) {
    heading("Relative luminance", "L = 0.2126 R + 0.7152 G + 0.0722 B of linear sRGB (WCAG 2.2)")
    row("foreground", number(exact.luminances.foreground) + " as written")
    row("", number(eightBit.luminances.foreground) + " of the 8-bit colours")
    row("background", number(exact.luminances.background) + " as written")
    row("", number(eightBit.luminances.background) + " of the 8-bit colours")
    output.newline()
  }

  private mutating func writeRatio(_ exact: SeenColors, _ eightBit: SeenColors) {
    heading("Contrast ratio", "(L lighter + 0.05) / (L darker + 0.05)")
    let contrast = derivation.pair.contrast
    row("as written", fraction(exact) + shortest(contrast.exact.lowerBound))
    row("8-bit", fraction(eightBit) + shortest(contrast.eightBit.lowerBound))
    row("measured", shortest(derivation.pair.contrast.lowest) + ", the lower of the two")
    output.newline()
  }

  /// The terms as they are shown; the ratio itself is never computed from them.
  private func fraction(_ seen: SeenColors) -> String {
    let (one, other) = seen.luminances
    let (light, dark) = (max(one, other, 0), max(min(one, other), 0))
    return "(\(number(light)) + 0.05) / (\(number(dark)) + 0.05) = "
  }

  private mutating func writeInterval() {
    let measured = derivation.pair.contrast.measured
    heading("Contrast ratio", "nothing opaque lies behind the background")
    row("at least", shortest(measured.lowerBound) + ", over the worst backdrop")
    row("at most", shortest(measured.upperBound) + ", over the best")
    row("", "--over COLOR says what lies there")
    output.newline()
  }

  private mutating func writeFloor() {
    heading("Floor", "WCAG 2.2 1.4.3 Contrast (Minimum), level AA")
    let size = options.size.map { "\(number($0)) px at weight \(number(options.weight))" }
    let kind = options.isLarge ? "large text" : "text"
    row(
      "held to",
      (size.map { $0 + " is \(kind)" } ?? "text of no stated size") + ": \(number(options.floor))")
    row("", "large text begins at 24 px, or at 18.66 px from weight 700")
    let outcome = Outcome(derivation.pair.passes)
    output.write(spaces: Self.column)
    output.styled(TerminalStyle(outcome), presentation.color) { $0.write(outcome.word) }
    if derivation.pair.contrast.isKnown,
      let margin = Hundredths(of: derivation.pair.contrast.lowest, above: options.floor)
    {
      output.write(" by ")
      output.write(signed: margin)
    }
    output.newline()
  }
}

// Pieces of the page.
extension DerivationPage {
  private static let column = 20

  private mutating func heading(_ title: String, _ text: String) {
    output.styled(.heading, presentation.color) { $0.write(title) }
    output.write("  ")
    output.write(CellText(text).elided(to: max(20, presentation.width - title.utf8.count - 2)))
    output.newline()
  }

  private mutating func row(_ name: String, _ text: String, swatch: PackedColor? = nil) {
    let cells = CellText(text)
    for (number, line) in cells.lines(width: max(20, presentation.width - Self.column)).enumerated()
    {
      output.write(spaces: number == 0 ? 2 : Self.column)
      if number == 0 { output.write(CellText(name), paddedTo: Self.column - 2) }
      if number == 0, let swatch, presentation.color == .trueColor {
        output.swatch(swatch.opaque.rgba, on: swatch.opaque.rgba, "  ")
        output.write(" ")
      }
      output.write(cells, line)
      output.newline()
    }
  }

  private func components(_ color: Color) -> String {
    let texts = (0..<3).map { color.component($0).map { number($0) } ?? "none" }
    let alpha =
      color.missing.contains(.alpha)
      ? " / none" : color.alpha < 1 ? " / " + number(color.alpha) : ""
    return texts.joined(separator: " ") + alpha
  }

  /// Six decimals are enough to follow the working; verdicts are never taken from them.
  private func number(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return shortest(value) }
    return shortest((value * 1e6).rounded() / 1e6)
  }

  private func shortest(_ value: Double) -> String {
    var output = Output()
    output.write(shortest: value)
    return output.text
  }
}
