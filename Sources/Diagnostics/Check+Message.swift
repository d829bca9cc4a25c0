extension Check {
  /// The sentence about a check, without a full stop: what is wrong, the measured and the required
  /// number, and what the numbers alone do not say.
  package var message: String { message(naming: .all) }

  /// What of a check a sentence names; the rest is said by what stands around it.
  package struct MessageParts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let appearance = MessageParts(rawValue: 1)
    package static let screen = MessageParts(rawValue: 2)
    package static let all: MessageParts = [.appearance, .screen]
  }

  package func message(naming parts: MessageParts) -> String {
    var text = subject
    if let measured {
      text += Self.verb(quantity) + " " + Self.spoken(measured, quantity)
    }
    let place = circumstances(parts)
    if !place.isEmpty { text += " " + place }
    if measured != nil, let wish = spokenRequirement { text += "; " + wish }
    guard let remark else {
      return measured == nil ? text + " " + Self.verdict(outcome) + " " + rule : text
    }
    return text + (measured == nil ? ": " : ". ") + remark
  }

  /// "in dark on screen record, state capture".
  private func circumstances(_ parts: MessageParts) -> String {
    var words: [String] = []
    if parts.contains(.appearance), let appearance { words.append("in " + appearance) }
    if parts.contains(.screen), let screen {
      let named = state.map { $0 == "default" ? screen : screen + ", state " + $0 } ?? screen
      words.append("on screen " + named)
    }
    return words.joined(separator: " ")
  }

  /// The detail without its full stop and without a repetition of the subject.
  private var remark: String? {
    guard var detail, !detail.isEmpty else { return nil }
    if detail.hasSuffix(".") { detail.removeLast() }
    guard measured == nil, detail.hasPrefix(subject) else { return detail }
    let rest = detail.dropFirst(subject.count)
    return rest.hasPrefix(" ") || rest.hasPrefix(": ")
      ? String(rest.drop { $0 == ":" || $0 == " " }) : detail
  }

  /// "needs 4.5 (WCAG 2.2 1.4.3 text)".
  private var spokenRequirement: String? {
    guard let required else { return nil }
    var text = Self.demand(quantity) + " " + Self.spokenLimit(required, quantity)
    if let requirement, !requirement.isEmpty { text += " (" + requirement + ")" }
    return text
  }
}

// The words, by what is counted.
extension Check {
  private static func verb(_ quantity: Quantity) -> String {
    switch quantity.unit {
    case .ratio, .pixels: " is"
    case .count: " occurs"
    case .difference: " differ by"
    }
  }

  private static func demand(_ quantity: Quantity) -> String {
    switch (quantity.unit, quantity.bound) {
    case (_, .exactly): "stated as"
    case (_, .atMost): "at most"
    case (.difference, .atLeast): "at least"
    case (_, .atLeast): "needs"
    }
  }

  private static func verdict(_ outcome: Outcome) -> String {
    switch outcome {
    case .pass: "passes"
    case .fail: "fails"
    case .undecided: "is undecided for"
    case .waived: "is waived for"
    case .skipped: "is exempt from"
    }
  }

  private static func spoken(_ measure: Measure, _ quantity: Quantity) -> String {
    switch measure {
    case .value(let value): spoken(value, quantity)
    case .between(let low, let high):
      "between " + spoken(low, quantity) + " and " + spoken(high, quantity)
    }
  }

  private static func spoken(_ value: Double, _ quantity: Quantity) -> String {
    switch quantity.unit {
    case .ratio: downward(value) + " : 1"
    case .count: shortest(value) + (value == 1 ? " time" : " times")
    case .pixels: shortest(value) + " px"
    case .difference: "ΔE OK " + fine(value)
    }
  }

  private static func spokenLimit(_ value: Double, _ quantity: Quantity) -> String {
    switch quantity.unit {
    case .ratio, .count: shortest(value)
    case .pixels: shortest(value) + " px"
    case .difference: shortest(value)
    }
  }

  private static func downward(_ value: Double) -> String {
    var output = Output()
    guard let hundredths = Hundredths(roundingDown: value) else { return "unknown" }
    output.write(hundredths)
    return output.text
  }

  /// Four decimals, rounded down: ΔE OK of colours that can be told apart is around 0.02.
  private static func fine(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return shortest(value) }
    let count = Double(Int(value * 10_000))
    return shortest((count + 1) / 10_000 <= value ? (count + 1) / 10_000 : count / 10_000)
  }

  private static func shortest(_ value: Double) -> String {
    var output = Output()
    output.write(shortest: value)
    return output.text
  }
}
