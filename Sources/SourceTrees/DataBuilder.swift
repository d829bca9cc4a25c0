/// Collects the records of a tree in document order.
struct DataBuilder: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  var records: DataRecords
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

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Pretty-printed token files have a node in about 14 bytes, minified ones in 9.
    records = DataRecords(capacity: bytes.count / 8 + 8)
  }

  /// The index that the next record will have.
  @inline(__always)
  var nextIndex: UInt32 { UInt32(truncatingIfNeeded: records.count) }

  @inline(__always)
  mutating func append(_ record: DataRecord) { records.append(record) }

  consuming func takeRecords() -> DataRecords { records }

  /// Remembers the text that was decoded since `start` and returns its index.
  mutating func slice(since start: Int) -> UInt32 {
    slices.append(
      DataSlice(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: decoded.count)))
    return UInt32(truncatingIfNeeded: slices.count - 1)
  }

  /// The failure where a member of a finished mapping has the name of an earlier one.
  mutating func duplicateKey(in mapping: UInt32) -> DataFailure? {
    let pair = duplicates.find(
      in: mapping, records: records, slices: slices, bytes: bytes, decoded: decoded)
    return pair.map { failure($0.first, $0.second) }
  }

  @inline(never)
  private func failure(_ first: UInt32, _ second: UInt32) -> DataFailure {
    let record = records[second]
    let (start, end) = (Int(record.start), Int(record.end))
    let name = String(decoding: bytes[start..<end].prefix(100), as: UTF8.self)
    return DataFailure(
      "\(name) stands twice in one mapping; the first is", start, end,
      help: "rename one of them or take one out",
      related: ("", Int(records[first].start), ""))
  }
}
