/// Finds two equal names in one mapping, in time linear in the mapping's size.
///
/// Names are compared by their decoded bytes: `"\u0061"` is `a`, and canonically equivalent names differ.
/// Few names are told apart by some bits of each; where that is not enough, and for many, a hash table
/// decides. Where names crowd in it, the standard library's seeded hash takes over, so that no file can
/// be made to take long. Keys that are collections or absent have no name.
struct DuplicateKeys {
  private struct Key {
    var record: UInt32
    var text: UnsafeBufferPointer<UInt8>
  }

  private static let few = 8
  private var keys: [Key] = []
  private var slots: [UInt32] = []

  @inline(__always)
  mutating func find(
    in mapping: UInt32, records: borrowing DataRecords, slices: [DataSlice],
    bytes: UnsafeBufferPointer<UInt8>, decoded: [UInt8]
  ) -> (first: UInt32, second: UInt32)? {
    // Two filters of 64 bits: a name whose bit is free in one of them is new.
    var seen: (UInt64, UInt64) = (0, 0)
    var count = 0
    let end = records[mapping].next
    var index = mapping &+ 1
    while index < end {
      let key = records[index]
      let value = key.following(index)
      let following = records[value].following(value)
      // A single member is no pair.
      if count == 0, following == end { return nil }
      let signature = Self.signature(key, bytes)
      let bits = (1 &<< UInt64(signature), 1 &<< UInt64(signature >> 6)) as (UInt64, UInt64)
      if count == Self.few || signature == 0
        || seen.0 & bits.0 != 0 && seen.1 & bits.1 != 0
      {
        return decoded.withUnsafeBufferPointer { decoded in
          findByHash(
            in: mapping, records: records, slices: slices, bytes: bytes, decoded: decoded)
        }
      }
      seen.0 |= bits.0
      seen.1 |= bits.1
      count &+= 1
      index = following
    }
    return nil
  }

  /// 32 bits of a name, equal for equal names; 0 where it would have to be looked up.
  @inline(__always)
  private static func signature(_ key: DataRecord, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let range = key.contentRange
    let count = range.count
    if key.kind.isCollection || key.kind == .alias || !key.flags.isEmpty { return 0 }
    guard range.lowerBound + 8 <= bytes.count else { return 0 }
    let raw = UnsafeRawBufferPointer(bytes)
    var first = raw.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self).littleEndian
    var last: UInt64 = 0
    if count >= 8 {
      last = raw.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self).littleEndian
    } else {
      first &= 1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1
    }
    let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: mixed >> 32) | 1
  }

  @inline(never)
  private mutating func findByHash(
    in mapping: UInt32, records: borrowing DataRecords, slices: [DataSlice],
    bytes: UnsafeBufferPointer<UInt8>, decoded: UnsafeBufferPointer<UInt8>
  ) -> (first: UInt32, second: UInt32)? {
    keys.removeAll(keepingCapacity: true)
    let end = records[mapping].next
    var index = mapping + 1
    while index < end {
      let written = records[index]
      let record = written.kind == .alias ? records[written.next] : written
      if !record.kind.isCollection, !record.flags.contains(.absent) {
        let text =
          record.flags.contains(.decoded)
          ? decoded[slices[Int(record.next)].range] : bytes[record.contentRange]
        keys.append(Key(record: index, text: UnsafeBufferPointer(rebasing: text)))
      }
      let value = written.following(index)
      index = records[value].following(value)
    }
    switch search(isSeeded: false) {
    case .pair(let first, let second): return (first, second)
    case .none: return nil
    case .crowded:
      guard case .pair(let first, let second) = search(isSeeded: true) else { return nil }
      return (first, second)
    }
  }

  private enum Found {
    case pair(UInt32, UInt32)
    case none
    /// Too many names share their slots: the file was made so, or is unlucky.
    case crowded
  }

  /// Looks the names up in a table, by a quick hash that can be made to collide, or by a seeded one.
  private mutating func search(isSeeded: Bool) -> Found {
    let capacity = 1 << (Int.bitWidth - (keys.count * 2).leadingZeroBitCount)
    var steps = isSeeded ? Int.max : keys.count * 4
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(UInt32.max, count: capacity))
    for (number, key) in keys.enumerated() {
      var slot = (isSeeded ? Self.seededHash(key.text) : Self.quickHash(key.text)) & (capacity - 1)
      while slots[slot] != .max {
        let other = keys[Int(slots[slot])]
        if DataText.equal(other.text, key.text) { return .pair(other.record, key.record) }
        steps -= 1
        if steps <= 0 { return .crowded }
        slot = (slot + 1) & (capacity - 1)
      }
      slots[slot] = UInt32(truncatingIfNeeded: number)
    }
    return .none
  }

  private static func seededHash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }

  /// Eight bytes a step.
  private static func quickHash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var hash = UInt64(truncatingIfNeeded: text.count)
    var index = 0
    while index + 8 <= text.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < text.count {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    return Int(truncatingIfNeeded: mixed(hash ^ rest))
  }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
