#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The records of a tree: an array of its own, which appends without the standard one's check for
/// shared storage.
///
/// Memory that was reserved and never written costs nothing, so reserving may be generous. What large
/// files write is asked for in pages of 2 MiB where the system has them: otherwise the first touch of
/// each 4 KiB takes a third of the time that reading takes.
///
/// Unchecked for the pointer alone: the memory is this value's own, which cannot be copied, and who may only
/// read the value only reads the memory.
struct DataRecords: ~Copyable, @unchecked Sendable {
  private(set) var base: UnsafeMutablePointer<DataRecord>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    self.base = Self.allocate(self.capacity)
  }

  deinit { UnsafeMutableRawPointer(base).deallocate() }

  private static let largePage = 1 << 21

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<DataRecord> {
    let size = capacity * MemoryLayout<DataRecord>.stride
    let isLarge = size >= 2 * largePage
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: isLarge ? largePage : MemoryLayout<DataRecord>.alignment)
    #if canImport(Glibc) || canImport(Musl)
      // A wish: where it is not granted, nothing changes.
      if isLarge { _ = madvise(memory, size, MADV_HUGEPAGE) }
    #endif
    return memory.bindMemory(to: DataRecord.self, capacity: capacity)
  }

  @inline(__always)
  mutating func append(_ record: DataRecord) {
    if count == capacity { grow() }
    (base + count).initialize(to: record)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = Self.allocate(capacity * 2)
    larger.moveInitialize(from: base, count: count)
    UnsafeMutableRawPointer(base).deallocate()
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
