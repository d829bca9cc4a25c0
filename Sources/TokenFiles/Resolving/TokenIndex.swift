import Synchronization

/// The colour tokens by the first and by the last word of their names, so that a pattern looks only at
/// those that it can match. It is made when the first pattern asks.
final class TokenIndex: Sendable {
  private let made = Mutex<Words?>(nil)

  /// The tokens that a pattern may match, in the order of their definition; nil where all may.
  func candidates(for pattern: NamePattern, in system: TokenSystem) -> [TokenID]? {
    made.withLock { made in
      let words = made ?? Words(system)
      made = words
      let last = Words.lastWord(pattern.suffix).flatMap { words.byLast.tokens(of: $0) }
      let first = Words.firstWord(pattern.prefix).flatMap { words.byFirst.tokens(of: $0) }
      guard let last else { return first }
      guard let first else { return last }
      return last.count < first.count ? last : first
    }
  }

  private struct Words {
    var byFirst = Groups()
    var byLast = Groups()

    init(_ system: TokenSystem) {
      for id in system.tokens {
        system.names.withName(Int(id.index)) { name in
          byFirst.add(id, name[..<(Self.firstEnd(name) ?? name.count)])
          byLast.add(id, name[(Self.lastStart(name) ?? 0)...])
        }
      }
    }

    static func isSeparator(_ byte: UInt8) -> Bool {
      byte == 0x2D || byte == 0x2E || byte == 0x2F || byte == 0x5F || byte == 0x20
    }

    private static func firstEnd(_ name: some Collection<UInt8>) -> Int? {
      var index = 0
      for byte in name {
        if isSeparator(byte) { return index }
        index += 1
      }
      return nil
    }

    private static func lastStart(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
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
    private var members: [[TokenID]] = []

    mutating func add(_ id: TokenID, _ word: Slice<UnsafeBufferPointer<UInt8>>) {
      let number = words.intern(UnsafeBufferPointer(rebasing: word))
      if number == members.count { members.append([]) }
      members[number].append(id)
    }

    func tokens(of word: [UInt8]) -> [TokenID]? {
      word.withUnsafeBufferPointer { word in words.find(word).map { members[$0] } ?? [] }
    }
  }
}
