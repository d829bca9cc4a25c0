import ColorMath
import ColorSyntax
import Diagnostics
import Reporters

/// A pair for people.
struct PairTable {
  private var output = Output()
  private let pair: PairMeasurement
  private let options: PairOptions
  private let presentation: Presentation

  static func bytes(
    _ pair: PairMeasurement, _ options: PairOptions, _ presentation: Presentation
  ) -> [UInt8] {
    var table = PairTable(pair: pair, options: options, presentation: presentation)
    table.writeTitle()
    table.writeRatio()
    table.output.newline()
    table.writeVerdicts()
    table.writeSize()
    table.writeSuggestions()
    return table.output.take()
  }

  /// The short form, for many: the ratio and AA's verdict on text.
  static func line(_ pair: PairMeasurement) -> [UInt8] {
    var output = Output()
    output.write(ratio: pair.contrast.measured, isKnown: pair.contrast.isKnown)
    output.write("\t")
    output.write(Outcome(pair.passes).word)
    output.newline()
    return output.take()
  }

  private init(pair: PairMeasurement, options: PairOptions, presentation: Presentation) {
    self.pair = pair
    self.options = options
    self.presentation = presentation
  }

  private mutating func writeTitle() {
    if presentation.color == .trueColor {
      output.swatch(
        pair.contrast.foreground.packed.rgba, on: pair.contrast.background.packed.rgba, " Aa ")
      output.write(" ")
    }
    let text = pair.foreground.text + " on " + pair.background.text
    output.styled(.heading, presentation.color) {
      $0.write(CellText(text).elided(to: max(20, presentation.width - 5)))
    }
    output.newline()
  }

  private mutating func writeRatio() {
    let contrast = pair.contrast
    output.write("  ")
    output.write(ratio: contrast.measured, isKnown: contrast.isKnown)
    output.write(" : 1")
    if !contrast.isKnown {
      output.write(", depending on what lies behind ")
      output.write(CellText(pair.background.text).elided(to: 30))
    } else if contrast.exact != contrast.eightBit {
      output.write(": ")
      output.write(fine: contrast.exact.lowerBound)
      output.write(" as written, ")
      output.write(fine: contrast.eightBit.lowerBound)
      output.write(" in 8-bit sRGB")
    }
    output.newline()
  }

  private mutating func writeVerdicts() {
    for level in [WCAG.Level.aa, .aaa] {
      let name = level == .aa ? "AA " : "AAA"
      write(name + "  text      ", WCAG.textFloor(isLarge: false, level: level))
      write(name + "  large text", WCAG.textFloor(isLarge: true, level: level))
      if level == .aa { write(name + "  non-text  ", WCAG.nonTextFloor) }
    }
  }

  private mutating func write(_ name: String, _ floor: Double) {
    output.write("  ")
    output.write(name)
    output.write(spaces: 3)
    var limit = Output()
    limit.write(shortest: floor)
    output.write(limit.text)
    output.write(spaces: 6 - limit.bytes.count)
    let outcome = Outcome(pair.contrast.reaches(floor))
    output.styled(TerminalStyle(outcome), presentation.color) { $0.write(outcome.word) }
    if pair.contrast.isKnown, let margin = Hundredths(of: pair.contrast.lowest, above: floor) {
      var text = Output()
      text.write(signed: margin)
      output.write(spaces: 12 - outcome.word.utf8.count - text.bytes.count)
      output.write(bytes: text.bytes)
    }
    output.newline()
  }

  /// Which of the rows holds for the text that was asked about.
  private mutating func writeSize() {
    guard let size = options.size else { return }
    output.newline()
    output.write("  At ")
    output.write(fine: size)
    output.write(" px and weight ")
    output.write(shortest: options.weight)
    output.write(options.isLarge ? " this is large text: " : " this is text, not large text: ")
    output.write("AA needs ")
    output.write(shortest: options.floor)
    output.write(".")
    output.newline()
  }

  private mutating func writeSuggestions() {
    guard pair.passes != true else { return }
    output.newline()
    write("foreground", pair.foreground, pair.betterForeground)
    write("background", pair.background, pair.betterBackground)
  }

  private mutating func write(_ part: String, _ given: GivenColor, _ better: String?) {
    output.write("  ")
    guard let better else {
      output.write("No \(part) of this hue ")
      if given.color.alpha < 1 { output.write("and opacity ") }
      output.write("reaches ")
      output.write(shortest: pair.floor)
      output.write(" here.")
      return output.newline()
    }
    output.write(shortest: pair.floor)
    output.write(" is reached by the \(part) ")
    if presentation.color == .trueColor, let color = try? CSSColor.parse(better).absolute {
      output.swatch(color.packed.rgba, on: color.packed.rgba, "  ")
      output.write(" ")
    }
    output.write(CellText(better))
    output.newline()
  }
}

extension Outcome {
  /// Of a comparison that may not be decidable.
  init(_ passes: Bool?) {
    switch passes {
    case true?: self = .pass
    case false?: self = .fail
    case nil: self = .undecided
    }
  }
}

extension Output {
  /// `3.01`, or `5.74-21.00` for an interval.
  mutating func write(ratio: ClosedRange<Double>, isKnown: Bool) {
    write(down: ratio.lowerBound)
    guard !isKnown else { return }
    write("-")
    write(down: ratio.upperBound)
  }
}
