/// The anchors of one document. Names are found through a hash table with a seeded hash.
struct YAMLAnchors {
  struct Anchor {
    var name: DataSlice
    var record: UInt32
    /// How many nodes an alias stands for.
    var size = 0
    /// How deep the collections in it lie in each other; 0 for scalars.
    var height = 0
    /// Whether the node has ended; an alias inside it would be endless.
    var isClosed = false
  }

  private var all: [Anchor] = []
  /// By hash: the number in `all`, the latest of each name.
  private var slots: [UInt32] = []

  mutating func add(
    _ name: DataSlice, record: UInt32, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    all.append(Anchor(name: name, record: record))
    if all.count * 2 > slots.count {
      slots = Array(repeating: .max, count: max(16, slots.count * 2))
      for number in all.indices { place(number, bytes) }
    } else {
      place(all.count - 1, bytes)
    }
    return all.count - 1
  }

  func find(_ name: DataSlice, in bytes: UnsafeBufferPointer<UInt8>) -> Anchor? {
    if slots.isEmpty { return nil }
    let number = slots[slot(name, bytes)]
    return number == .max ? nil : all[Int(number)]
  }

  mutating func close(_ number: Int, size: Int, height: Int) {
    all[number].size = size
    all[number].height = height
    all[number].isClosed = true
  }

  /// A record was inserted before `first`.
  mutating func shift(from first: UInt32) {
    var index = all.count
    while index > 0, all[index - 1].record >= first {
      index -= 1
      all[index].record += 1
    }
  }

  private mutating func place(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    slots[slot(all[number].name, bytes)] = UInt32(truncatingIfNeeded: number)
  }

  /// The slot that has this name, or a free one.
  private func slot(_ name: DataSlice, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let text = UnsafeBufferPointer(rebasing: bytes[name.range])
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] != .max {
      let other = all[Int(slots[slot])].name.range
      if DataText.equal(UnsafeBufferPointer(rebasing: bytes[other]), text) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
