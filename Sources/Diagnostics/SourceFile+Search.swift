extension SourceFile {
  /// Where a word begins, in order, without overlaps. By Horspool's method: most bytes of a file that does
  /// not hold it are never looked at.
  package func offsets(of word: StaticString) -> [Int] {
    word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { Self.offsets(of: word, in: $0) }
    }
  }

  private static func offsets(
    of word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    guard let final = word.last else { return [] }
    // How far the word may move on when this byte stands under its last one.
    var steps = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    var found: [Int] = []
    var end = word.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      let start = end - (word.count - 1)
      if byte == final, bytes[start...end].elementsEqual(word) {
        found.append(start)
        end += word.count
      } else {
        end += steps[Int(byte)]
      }
    }
    return found
  }
}
