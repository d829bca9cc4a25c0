import Synchronization

/// The colour tokens by the first and by the last word of their names, so that a pattern looks only at
/// those that it can match. Each is made when the first pattern asks.
final class TokenIndex: Sendable {
  private let byFirst = Mutex<Groups?>(nil)
  private let byLast = Mutex<Groups?>(nil)

  /// The tokens that a pattern may match, in the order of their definition; nil where all may.
  func candidates(for pattern: NamePattern, in system: TokenSystem) -> [TokenID]? {
    let last = Words.lastWord(pattern.suffix).map { word in
      tokens(of: word, byLast) { Groups(system) { $0[(Words.lastStart($0) ?? 0)...] } }
    }
    let first = Words.firstWord(pattern.prefix).map { word in
      tokens(of: word, byFirst) { Groups(system) { $0[..<(Words.firstEnd($0) ?? $0.count)] } }
    }
    guard let last else { return first }
    guard let first else { return last }
    return last.count < first.count ? last : first
  }

  private func tokens(
    of word: [UInt8], _ made: borrowing Mutex<Groups?>, _ make: () -> Groups
  ) -> [TokenID] {
    made.withLock { made in
      let groups = made ?? make()
      made = groups
      return groups.tokens(of: word)
    }
  }

  /// What separates the words of a name.
  private enum Words {
    static func isSeparator(_ byte: UInt8) -> Bool {
      byte == 0x2D || byte == 0x2E || byte == 0x2F || byte == 0x5F || byte == 0x20
    }

    static func firstEnd(_ name: some Collection<UInt8>) -> Int? {
      var index = 0
      for byte in name {
        if isSeparator(byte) { return index }
        index += 1
      }
      return nil
    }

    static func lastStart(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
      var index = name.count
      while index > 0 {
        if isSeparator(name[index - 1]) { return index }
        index -= 1
      }
      return nil
    }

    /// The first word of all names with this beginning; nil where it may go on.
    static func firstWord(_ prefix: [UInt8]) -> [UInt8]? {
      firstEnd(prefix).map { Array(prefix[..<$0]) }
    }

    /// The last word of all names with this end; nil where it may begin further left.
    static func lastWord(_ suffix: [UInt8]) -> [UInt8]? {
      suffix.withUnsafeBufferPointer { suffix in
        lastStart(suffix).map { Array(suffix[$0...]) }
      }
    }
  }

  /// Tokens by a word.
  private struct Groups {
    private var words = NameTable()
    /// Those of word `i` are `members[starts[i]..<starts[i + 1]]`, in the order of their definition.
    private var starts: [Int] = [0]
    private var members: [TokenID] = []

    init(
      _ system: TokenSystem,
      by word: (UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>
    ) {
      let tokens = system.tokens
      let numbers = tokens.map { id in
        system.names.withName(Int(id.index)) {
          words.intern(UnsafeBufferPointer(rebasing: word($0)))
        }
      }
      var counts = [Int](repeating: 0, count: words.count)
      for number in numbers { counts[number] += 1 }
      for count in counts { starts.append(starts[starts.count - 1] + count) }
      var ends = starts
      members = [TokenID](repeating: TokenID(0), count: tokens.count)
      for (id, number) in zip(tokens, numbers) {
        members[ends[number]] = id
        ends[number] += 1
      }
    }

    func tokens(of word: [UInt8]) -> [TokenID] {
      let number = word.withUnsafeBufferPointer { words.find($0) }
      return number.map { Array(members[starts[$0]..<starts[$0 + 1]]) } ?? []
    }
  }
}
