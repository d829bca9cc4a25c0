/// Values by keyword, for lookups that take a few nanoseconds: open addressing over the words
/// themselves, with one multiplication as the hash.
struct WordTable<Value: Sendable>: Sendable {
  private var slots: [Slot?]
  private let mask: Int

  private struct Slot: Sendable {
    var word: Word
    var value: Value
  }

  /// The last of equal words wins.
  init(_ entries: [(Word, Value)]) {
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: nil, count: size)
    for (word, value) in entries { slots[place(of: word)] = Slot(word: word, value: value) }
  }

  subscript(word: Word) -> Value? { slots[place(of: word)]?.value }

  /// Where the word is, or where it would be. At least half of the slots are free, so this ends.
  @inline(__always) private func place(of word: Word) -> Int {
    var index = word.mixed & mask
    while let slot = slots[index], slot.word != word { index = (index &+ 1) & mask }
    return index
  }
}

extension Word {
  /// The bytes stirred into one number.
  @inline(__always) fileprivate var mixed: Int {
    let sum = first ^ (second &* 0x9E37_79B9_7F4A_7C15) ^ (third &* 0xC2B2_AE3D_27D4_EB4F)
    return Int(truncatingIfNeeded: (sum &* 0xD6E8_FEB8_6659_FD93) &>> 40)
  }
}
