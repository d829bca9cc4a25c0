import Diagnostics

/// What makes a finding the same one in another run: rule, subject, colours, appearance, screen, state and
/// element. Not its line, its message or its ratio, which change while the finding stays.
struct CheckIdentity {
  private var counts: [UInt64: Int] = [:]

  /// 16 hexadecimal digits, a colon, and a number that tells findings of the same digits apart: 1 for the first in the report.
  mutating func next(_ check: Check) -> String {
    let hash = Self.hash(check)
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    var digits = Output(capacity: 24)
    for place in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: hash >> UInt64(place)) & 15
      digits.write(byte: digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    digits.write(":")
    digits.write(count)
    return digits.text
  }

  /// FNV-1a in 64 bits over the parts, each with an end of its own.
  private static func hash(_ check: Check) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    add(check.rule, to: &hash)
    add(check.subject, to: &hash)
    add(check.foreground?.token, to: &hash)
    add(check.background?.token, to: &hash)
    add(check.appearance, to: &hash)
    add(check.screen, to: &hash)
    add(check.state, to: &hash)
    add(check.element, to: &hash)
    return hash
  }

  private static func add(_ part: String?, to hash: inout UInt64) {
    var sum = hash
    for byte in (part ?? "").utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (sum ^ (part == nil ? 0xFE : 0xFF)) &* 0x100_0000_01B3
  }
}
