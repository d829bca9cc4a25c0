import ColorMath
import Diagnostics

/// A pair as one line of JSON.
enum PairJSON {
  static func line(_ pair: PairMeasurement) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("foreground", pair.foreground.text)
      writer.member("background", pair.background.text)
      let contrast = pair.contrast
      writer.range("ratio", "ratioUpTo", contrast.exact, isKnown: contrast.isKnown)
      writer.object("aa") { $0.verdicts(contrast, .aa) }
      writer.range("ratio8Bit", "ratio8BitUpTo", contrast.eightBit, isKnown: contrast.isKnown)
      writer.range("measured", "measuredUpTo", contrast.measured, isKnown: contrast.isKnown)
      writer.object("aaa") { $0.verdicts(contrast, .aaa) }
      writer.suggestion(pair)
    }
    writer.endLine()
    return writer.take()
  }

  static func line(_ foreground: String, _ background: String, _ error: GivenColorError) -> [UInt8]
  {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("foreground", foreground)
      writer.member("background", background)
      writer.member("error", error.message)
      writer.member(ifPresent: "help", error.help)
    }
    writer.endLine()
    return writer.take()
  }
}

extension JSONWriter {
  /// A ratio; where it is an interval, its lower end, and its upper end under a name of its own.
  fileprivate mutating func range(
    _ low: StaticString, _ high: StaticString, _ range: ClosedRange<Double>, isKnown: Bool
  ) {
    member(low, range.lowerBound)
    if !isKnown { member(high, range.upperBound) }
  }

  fileprivate mutating func verdicts(_ contrast: ContrastMeasurement, _ level: WCAG.Level) {
    verdict("text", contrast, WCAG.textFloor(isLarge: false, level: level))
    verdict("largeText", contrast, WCAG.textFloor(isLarge: true, level: level))
    // WCAG 2.2 1.4.11 has no AAA.
    if level == .aa { verdict("nonText", contrast, WCAG.nonTextFloor) }
  }

  /// `null` where it depends on what lies behind.
  private mutating func verdict(
    _ name: StaticString, _ contrast: ContrastMeasurement, _ floor: Double
  ) {
    key(name)
    if let passes = contrast.reaches(floor) { boolean(passes) } else { null() }
  }

  /// What would pass, where AA text does not.
  fileprivate mutating func suggestion(_ pair: PairMeasurement) {
    guard pair.passes != true else { return }
    let (foreground, background) = (pair.betterForeground, pair.betterBackground)
    guard foreground != nil || background != nil else { return }
    object("suggestion") {
      $0.member(ifPresent: "foreground", foreground)
      $0.member(ifPresent: "background", background)
    }
  }
}
