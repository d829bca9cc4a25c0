import Diagnostics
import SourceTrees

/// A font weight on CSS's scale of 1 to 1000, read from a number or a name.
package enum FontWeight {
  /// CSS Fonts 4's common names (2.4.1, with OpenType's spellings), and SwiftUI's `heavy` and `black`.
  /// Small letters, without hyphens, blanks and a leading point.
  static let names: [String: Double] = [
    "thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
    "extrablack": 950, "ultrablack": 950,
  ]

  /// The weight that a number from 1 to 1000 or a name stands for, as it is typed.
  package static func read(_ text: String) -> Double? {
    guard let number = DecimalNumber.read(text.utf8) else { return names[folded(text)] }
    return number >= 1 && number <= 1000 ? number : nil
  }

  static let value = Value<Double>(type: .text(.weight)) { node, log in
    switch node.kind {
    case .number:
      if let number = node.number, number >= 1, number <= 1000 { return number }
    case .string:
      if let weight = names[folded(node.text)] { return weight }
      if let help = Suggestion.help(for: node.text, among: names.keys.sorted()) {
        log.report(
          "expected \(TextKind.weight.rawValue), found \(ReadingLog.shortened(node.text))",
          at: node.location, help: help)
        return nil
      }
    default: break
    }
    log.mismatch(node, expected: .text(.weight))
    return nil
  }

  private static func folded(_ name: String) -> String {
    let separators = "-_ .".utf8
    return String(
      decoding: name.lowercased().utf8.filter { !separators.contains($0) }, as: UTF8.self)
  }
}
