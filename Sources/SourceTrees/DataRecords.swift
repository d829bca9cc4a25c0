/// The records of a tree: an array of its own, without the checks for shared storage that appending to
/// a standard one makes each time. A third of a large JSON file's reading time goes into appending.
///
/// Memory that was reserved and never written costs nothing, so reserving may be generous.
struct DataRecords: ~Copyable, @unchecked Sendable {
  private(set) var base: UnsafeMutablePointer<DataRecord>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    self.base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ record: DataRecord) {
    if count == capacity { grow() }
    (base + count).initialize(to: record)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<DataRecord>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Puts a record before the one at `index`.
  mutating func insert(_ record: DataRecord, at index: UInt32) {
    append(record)
    var place = count - 1
    while place > Int(index) {
      base[place] = base[place - 1]
      place -= 1
    }
    base[place] = record
  }

  /// A record that is there: indices come from appending.
  subscript(index: UInt32) -> DataRecord {
    @inline(__always) get { base[Int(index)] }
    @inline(__always) _modify { yield &base[Int(index)] }
  }
}
