/// Which numbers were met: a hash table with open addressing, for the millions of pairs of a large system.
///
/// The hash is a multiplication under a seed of the process, so that no input is made to collide.
struct NumberSet {
  /// Each number plus one; 0 where the slot is empty.
  private var slots = [UInt64](repeating: 0, count: 16)
  private var count = 0
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// Whether it was not there before. Of `UInt64.max` that is never so.
  mutating func insert(_ number: UInt64) -> Bool {
    if count * 2 >= slots.count { grow() }
    let slot = slot(of: number &+ 1)
    guard slots[slot] == 0, number != .max else { return false }
    slots[slot] = number &+ 1
    count += 1
    return true
  }

  private func slot(of entry: UInt64) -> Int {
    let mask = slots.count - 1
    let product = (entry ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[slot] != 0, slots[slot] != entry { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    for entry in old where entry != 0 { slots[slot(of: entry)] = entry }
  }
}
