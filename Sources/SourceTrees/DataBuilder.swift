/// Collects the records of a tree in document order.
struct DataBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  var records: [DataRecord] = []
  var roots: [DataRoot] = []
  var decoded: [UInt8] = []
  var slices: [DataSlice] = []
  var properties: [DataProperties] = []
  /// What tag handles stand for; the first three are always there.
  var tagPrefixes = ["", "!", coreTagPrefix]
  private var duplicates = DuplicateKeys()

  static let noPrefix: UInt32 = 0
  static let localPrefix: UInt32 = 1
  static let corePrefix: UInt32 = 2
  static let coreTagPrefix = "tag:yaml.org,2002:"

  init(bytes: UnsafeBufferPointer<UInt8>, expectedRecords: Int) {
    self.bytes = bytes
    records.reserveCapacity(expectedRecords)
  }

  /// The index that the next record will have.
  var nextIndex: UInt32 { UInt32(truncatingIfNeeded: records.count) }

  mutating func append(_ record: DataRecord) { records.append(record) }

  /// Remembers the text that was decoded since `start` and returns its index.
  mutating func slice(since start: Int) -> UInt32 {
    slices.append(
      DataSlice(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: decoded.count)))
    return UInt32(truncatingIfNeeded: slices.count - 1)
  }

  /// The first member of a finished mapping whose name an earlier member has: the records of both keys.
  mutating func duplicateKey(in mapping: UInt32) -> (first: UInt32, second: UInt32)? {
    duplicates.find(
      in: mapping, records: records, slices: slices, bytes: bytes, decoded: decoded)
  }
}

/// Finds two equal names in one mapping, in time linear in the mapping's size.
///
/// Names are compared by their decoded bytes: `"\u0061"` is `a`, and canonically equivalent names differ.
/// Few names are compared each with each, many through a hash table with the standard library's seeded
/// hash, so that no file can be made to collide. Keys that are collections or absent have no name.
struct DuplicateKeys {
  private struct Key {
    var record: UInt32
    var count: UInt32
    /// The first eight bytes, so that most comparisons end here.
    var prefix: UInt64
    var text: UnsafePointer<UInt8>
  }

  private static let fewKeys = 8
  private var keys: [Key] = []
  private var slots: [UInt32] = []

  mutating func find(
    in mapping: UInt32, records: [DataRecord], slices: [DataSlice],
    bytes: UnsafeBufferPointer<UInt8>, decoded: [UInt8]
  ) -> (first: UInt32, second: UInt32)? {
    decoded.withUnsafeBufferPointer { decoded in
      keys.removeAll(keepingCapacity: true)
      let end = records[Int(mapping)].next
      var index = mapping + 1
      while index < end {
        let record = records[Int(index)]
        add(record, at: index, records: records, slices: slices, bytes: bytes, decoded: decoded)
        let value = record.following(index)
        index = records[Int(value)].following(value)
      }
      return keys.count <= Self.fewKeys ? findAmongFew() : findAmongMany()
    }
  }

  private mutating func add(
    _ written: DataRecord, at index: UInt32, records: [DataRecord], slices: [DataSlice],
    bytes: UnsafeBufferPointer<UInt8>, decoded: UnsafeBufferPointer<UInt8>
  ) {
    let record = written.kind == .alias ? records[Int(written.next)] : written
    if record.kind.isCollection || record.flags.contains(.absent) { return }
    let quote = record.quoteWidth
    var source = bytes
    var range = Int(record.start) + quote..<Int(record.end) - quote
    if record.flags.contains(.decoded) {
      source = decoded
      range = slices[Int(record.next)].range
    }
    guard let base = source.baseAddress else { return }
    keys.append(
      Key(
        record: index, count: UInt32(truncatingIfNeeded: range.count),
        prefix: Self.prefix(source, range), text: base + range.lowerBound))
  }

  private static func prefix(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    if range.lowerBound + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: range.lowerBound, as: UInt64.self
      ).littleEndian
      return range.count >= 8 ? word : word & (1 << UInt64(range.count * 8) - 1)
    }
    return range.reversed().prefix(8).reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }

  private static func equal(_ left: Key, _ right: Key) -> Bool {
    guard left.prefix == right.prefix, left.count == right.count else { return false }
    if left.count <= 8 { return true }
    return DataText.equal(
      UnsafeBufferPointer(start: left.text, count: Int(left.count)),
      UnsafeBufferPointer(start: right.text, count: Int(right.count)))
  }

  private func findAmongFew() -> (first: UInt32, second: UInt32)? {
    for second in keys.indices.dropFirst() {
      for first in 0..<second where Self.equal(keys[first], keys[second]) {
        return (keys[first].record, keys[second].record)
      }
    }
    return nil
  }

  private mutating func findAmongMany() -> (first: UInt32, second: UInt32)? {
    let capacity = 1 << (Int.bitWidth - (keys.count * 2 - 1).leadingZeroBitCount)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(UInt32.max, count: capacity))
    for (number, key) in keys.enumerated() {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(start: key.text, count: Int(key.count)))
      var slot = hasher.finalize() & (capacity - 1)
      while slots[slot] != .max {
        let other = keys[Int(slots[slot])]
        if Self.equal(other, key) { return (other.record, key.record) }
        slot = (slot + 1) & (capacity - 1)
      }
      slots[slot] = UInt32(truncatingIfNeeded: number)
    }
    return nil
  }
}
