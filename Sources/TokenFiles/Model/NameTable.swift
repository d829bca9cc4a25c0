/// Names interned to numbers: bytes in one buffer and a hash table with open addressing.
///
/// Names are compared as bytes, since canonically equal strings are different tokens. The hash is a
/// folded multiplication under a seed of the process, so that no input is made to collide; numbers
/// are given in order of first appearance and don't depend on it.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]
  private var hashes: [UInt32] = []
  private var slots: [Int32] = []
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  var count: Int { hashes.count }

  func name(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  func withName<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = range(index)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// In bytes.
  func length(_ index: Int) -> Int { range(index).count }

  private func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[slot(of: name, hash: hash(name))]
    return slot < 0 ? nil : Int(slot)
  }

  func find(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = hash(name)
    let slot = slot(of: name, hash: hash)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    let index = count
    slots[slot] = Int32(truncatingIfNeeded: index)
    bytes.append(contentsOf: name)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    return index
  }

  /// Where a name stands, or the empty slot where it would.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0, !isName(Int(slots[slot]), name, hash) { slot = (slot + 1) & mask }
    return slot
  }

  private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
    guard hashes[index] == hash else { return false }
    return withName(index) { $0.count == name.count && $0.elementsEqual(name) }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(64, slots.count * 2))
    let mask = slots.count - 1
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
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
    state = Self.fold(state ^ rest)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
