import Diagnostics

/// A check that comes out otherwise than it did, or that is there on one side only.
struct VerdictChange {
  var before: Check?
  var after: Check?

  /// The one that it is shown by.
  var check: Check? { after ?? before }

  /// What is worse now: a finding that was none.
  var isWorse: Bool { after?.outcome.isFinding == true && before?.outcome.isFinding != true }
  /// What is better now: a finding that is none any more.
  var isBetter: Bool { before?.outcome.isFinding == true && after?.outcome.isFinding != true }

  /// Worse ones first, then better ones, then the others; each in the order of the reports. Checks that
  /// are new or gone and are no findings are left out. Where several share a key, they are
  /// the same in their order.
  static func all(from old: [Check], to new: [Check]) -> [VerdictChange] {
    var waiting = Dictionary(grouping: old.indices) { CheckKey(old[$0]) }.mapValues { $0[...] }
    var changes: [VerdictChange] = []
    for check in new {
      let before = waiting[CheckKey(check)]?.popFirst().map { old[$0] }
      if before?.outcome != check.outcome, before != nil || check.outcome.isFinding {
        changes.append(VerdictChange(before: before, after: check))
      }
    }
    let gone = waiting.values.flatMap { $0 }.sorted()
    for index in gone where old[index].outcome.isFinding {
      changes.append(VerdictChange(before: old[index], after: nil))
    }
    return changes.filter(\.isWorse) + changes.filter(\.isBetter)
      + changes.filter { !$0.isWorse && !$0.isBetter }
  }
}

extension Check {
  /// The measured number as reports print it; nil where there is none.
  var measuredText: String? {
    guard let measured else { return nil }
    var output = Output()
    switch measured {
    case .value(let value): output.write(number: value, of: quantity)
    case .between(let low, let high):
      output.write(number: low, of: quantity)
      output.write("-")
      output.write(number: high, of: quantity)
    }
    return output.text
  }

  var requiredText: String? {
    guard let required else { return nil }
    var output = Output()
    output.write(limit: required, quantity)
    return output.text
  }

  /// `limit 4.5`, `stated 5.6` of what a document says.
  var requirementText: String? {
    requiredText.map { (quantity.bound == .exactly ? "stated " : "limit ") + $0 }
  }

  /// `light on screen today, state idle`, as far as it has them.
  var circumstances: String {
    var parts = [appearance].compactMap(\.self)
    if let screen { parts.append("screen \(screen)") }
    if let state, state != "default" { parts.append("state \(state)") }
    return parts.joined(separator: ", ")
  }
}
