extension Check {
  /// What of a check a sentence names; the rest is said by what stands around it.
  package struct MessageParts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let appearance = MessageParts(rawValue: 1)
    package static let screen = MessageParts(rawValue: 2)
    package static let all: MessageParts = [.appearance, .screen]
  }

  /// The sentence about a check, without a full stop: what is wrong, the measured and the required
  /// number, and what the numbers alone do not say.
  package var message: String { message(naming: .all) }

  package func message(naming parts: MessageParts) -> String {
    var output = Output()
    output.write(messageOf: self, naming: parts)
    return output.text
  }
}

extension Output {
  /// Writes `Check.message`.
  /// - Parameter states: those that it holds in, where it is said for several.
  package mutating func write(
    messageOf check: Check, naming parts: Check.MessageParts = .all, states: [String] = []
  ) {
    write(check.subject)
    let remark = check.remark
    if let measured = check.measured {
      write(verb: check.quantity)
      write(measured, check.quantity)
      write(placeOf: check, parts, states)
      write(requirementOf: check)
      guard let remark else { return }
      // A whole sentence stands by itself, a clause explains the number.
      write(remark.unicodeScalars.first?.properties.isUppercase ?? false ? ". " : ": ")
      write(remark)
    } else {
      write(placeOf: check, parts, states)
      write(remark == nil ? Self.verdict(check.outcome) : ": ")
      write(remark ?? check.rule[...])
    }
  }

  /// " in dark at quest/start on screen record, state capture". The subject may be the element itself.
  private mutating func write(
    placeOf check: Check, _ parts: Check.MessageParts, _ states: [String]
  ) {
    if parts.contains(.appearance), let appearance = check.appearance {
      write(" in ")
      write(appearance)
    }
    if let element = check.elementBesideSubject {
      write(" at ")
      write(element)
    }
    guard parts.contains(.screen), let screen = check.screen else { return }
    write(" on screen ")
    write(screen)
    if states.count > 1 { return write(states: states) }
    guard let state = check.state, state != "default" else { return }
    write(", state ")
    write(state)
  }

  /// ", states idle, capture and done"; of very many the first.
  private mutating func write(states: [String]) {
    let shown = states.count > 13 ? Array(states.prefix(12)) : states
    write(", states ")
    for (number, state) in shown.enumerated() {
      if number > 0 { write(number == states.count - 1 ? " and " : ", ") }
      write(state)
    }
    if shown.count < states.count { write(" and \(states.count - shown.count) more") }
  }

  /// "; needs 4.5 (WCAG 2.2 1.4.3 text)".
  private mutating func write(requirementOf check: Check) {
    guard let required = check.required else { return }
    write(demand: check.quantity)
    write(limit: required, check.quantity)
    if check.quantity.unit == .pixels { write(" px") }
    guard let requirement = check.requirement, !requirement.isEmpty else { return }
    write(" (")
    write(requirement)
    write(")")
  }
}

// The words, by what is counted.
extension Output {
  /// A limit as it is stated; one that is another measurement, as measurements are shown.
  package mutating func write(limit: Double, _ quantity: Quantity) {
    let shown = quantity == .contrastCeiling ? Hundredths(roundingDown: limit) : nil
    if let shown, Double(shown.count) / 100 != limit {
      write(shown)
    } else {
      write(shortest: limit)
    }
  }

  private mutating func write(verb quantity: Quantity) {
    switch quantity.unit {
    case .ratio, .pixels: write(" is ")
    case .count: write(" occurs ")
    case .difference: write(" differ by ")
    }
  }

  private mutating func write(demand quantity: Quantity) {
    switch (quantity.unit, quantity.bound) {
    case (_, .exactly): write("; stated as ")
    case (_, .atMost): write("; at most ")
    case (.difference, .atLeast): write("; at least ")
    case (_, .atLeast): write("; needs ")
    }
  }

  private static func verdict(_ outcome: Outcome) -> String {
    switch outcome {
    case .pass: " passes "
    case .fail: " fails "
    case .undecided: " is undecided for "
    case .waived: " is waived for "
    case .skipped: " is exempt from "
    }
  }

  private mutating func write(_ measure: Measure, _ quantity: Quantity) {
    switch measure {
    case .value(let value): write(value, quantity)
    case .between(let low, let high):
      write("between ")
      write(low, quantity)
      write(" and ")
      write(high, quantity)
    }
  }

  fileprivate mutating func write(_ value: Double, _ quantity: Quantity) {
    if quantity.unit == .difference { write("ΔE OK ") }
    write(number: value, of: quantity)
    switch quantity.unit {
    case .ratio: write(" : 1")
    case .count: write(value == 1 ? " time" : " times")
    case .pixels: write(" px")
    case .difference: break
    }
  }

  /// A number of this quantity as it is shown, without its unit.
  package mutating func write(number: Double, of quantity: Quantity) {
    switch quantity.unit {
    case .ratio: write(down: number)
    case .count: write(shortest: number)
    case .pixels: write(shortest: Quantity.shownPixels(number))
    case .difference: write(fine: number)
    }
  }
}

extension Quantity {
  /// A number of this quantity as messages show it: "4.49 : 1".
  package func text(_ value: Double) -> String {
    var output = Output()
    output.write(value, self)
    return output.text
  }
}

extension Check {
  /// The element, unless the subject names it already: as itself, as "role: element", as "element on
  /// backdrop" or as "literal in element".
  package var elementBesideSubject: String? {
    guard let element, subject != element, !subject.hasSuffix(": " + element),
      !subject.hasSuffix(" in " + element), !subject.hasPrefix(element + " on ")
    else { return nil }
    return element
  }

  /// The detail without its full stop and, where it is all there is, without the subject again.
  fileprivate var remark: Substring? {
    guard let detail, !detail.isEmpty else { return nil }
    let whole = detail.hasSuffix(".") ? detail.dropLast() : detail[...]
    guard measured == nil, whole.hasPrefix(subject) else { return whole }
    let rest = whole.dropFirst(subject.count)
    guard rest.hasPrefix(" ") || rest.hasPrefix(": ") else { return whole }
    return rest.drop { $0 == ":" || $0 == " " }
  }
}
