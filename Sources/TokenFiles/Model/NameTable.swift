/// Names interned to numbers: bytes in one buffer and a hash table with open addressing.
///
/// Names are compared as bytes, since canonically equal strings are different tokens. The hash is a
/// folded multiplication under a seed of the process, so that no input is made to collide; numbers
/// are given in order of first appearance and don't depend on it.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]
  /// The hash in the upper half, the number plus one in the lower; 0 where the slot is empty.
  private var slots: [UInt64] = []
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  var count: Int { starts.count - 1 }

  func name(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  func withName<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = range(index)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// In bytes.
  func length(_ index: Int) -> Int { range(index).count }

  /// Whether any of them has a letter that other forms or cases are alike to: one that is not ASCII, or a
  /// capital.
  var haveForms: Bool {
    bytes.contains { $0 >= 0x80 || $0 &- 0x41 < 26 }
  }

  private func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[slot(of: name, hash: hash(name))]
    return slot == 0 ? nil : Self.number(slot)
  }

  func find(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = hash(name)
    let slot = slot(of: name, hash: hash)
    if slots[slot] != 0 { return Self.number(slots[slot]) }
    slots[slot] = hash & Self.hashMask | UInt64(truncatingIfNeeded: starts.count)
    bytes.append(contentsOf: name)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    return starts.count - 2
  }

  private static let hashMask: UInt64 = 0xFFFF_FFFF_0000_0000

  private static func number(_ slot: UInt64) -> Int {
    Int(slot & ~hashMask) - 1
  }

  /// Where a name stands, or the empty slot where it would.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash >> 32) & mask
      while slots[slot] != 0 {
        if (slots[slot] ^ hash) & Self.hashMask == 0, isName(Self.number(slots[slot]), name) {
          break
        }
        slot = (slot + 1) & mask
      }
      return slot
    }
  }

  private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == name.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      let own = UnsafeRawBufferPointer(rebasing: bytes[range])
      let other = UnsafeRawBufferPointer(name)
      var offset = 0
      while offset &+ 8 <= own.count {
        let word = own.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
        offset = offset &+ 8
      }
      while offset < own.count {
        if own[offset] != other[offset] { return false }
        offset = offset &+ 1
      }
      return true
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(64, old.count * 4))
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(name)
    var state = seed ^ UInt64(truncatingIfNeeded: raw.count)
    var offset = 0
    while offset + 8 <= raw.count {
      state = Self.fold(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    return Self.fold(state ^ rest)
  }

  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
