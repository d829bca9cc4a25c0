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
    var line = Output()
    line.write(ratio: contrast.measured, isKnown: contrast.isKnown)
    line.write(" : 1")
    if !contrast.isKnown {
      line.write(", depending on what lies behind ")
      line.write(CellText(pair.background.text).elided(to: 30))
    } else if contrast.exact != contrast.eightBit {
      line.write(": ")
      line.write(fine: contrast.exact.lowerBound)
      line.write(" as written, ")
      line.write(fine: contrast.eightBit.lowerBound)
      line.write(" in 8-bit sRGB")
    }
    write(line)
  }

  /// A sentence, broken where the terminal ends.
  private mutating func write(_ line: Output) {
    output.write(lines: CellText(line.text), width: presentation.width, indent: 2, hanging: 4)
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
    var line = Output()
    line.write("At ")
    line.write(fine: size)
    line.write(" px and weight ")
    line.write(shortest: options.weight)
    line.write(options.isLarge ? " this is large text: " : " this is text, not large text: ")
    line.write("AA needs ")
    line.write(shortest: options.floor)
    line.write(".")
    write(line)
  }

  private mutating func writeSuggestions() {
    guard pair.passes != true else { return }
    output.newline()
    write("foreground", pair.foreground, pair.betterForeground)
    write("background", pair.background, pair.betterBackground)
  }

  private mutating func write(_ part: String, _ given: GivenColor, _ better: String?) {
    var line = Output()
    guard let better else {
      line.write("No \(part) of this hue ")
      if given.color.alpha < 1 { line.write("and opacity ") }
      line.write("reaches ")
      line.write(shortest: pair.floor)
      line.write(" here.")
      return write(line)
    }
    line.write(shortest: pair.floor)
    line.write(" is reached by the \(part)")
    output.write(spaces: 2)
    output.write(line.text)
    let text = CellText(better)
    let swatch = presentation.color == .trueColor ? 3 : 0
    // The colour is one word, to be copied.
    let isBroken = 2 + line.bytes.count + 1 + swatch + text.width > presentation.width
    if isBroken { output.newline() }
    output.write(spaces: isBroken ? 4 : 1)
    if swatch > 0, let color = try? CSSColor.parse(better).absolute {
      output.swatch(color.packed.rgba, on: color.packed.rgba, "  ")
      output.write(" ")
    }
    output.write(text)
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
