import Diagnostics

/// The keys by which formats of JSON and YAML are told, as far as a file has them anywhere.
struct FileKeys: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let dollarValue = FileKeys(0)
  static let dollarExtends = FileKeys(1)
  static let value = FileKeys(2)
  static let sets = FileKeys(3)
  static let props = FileKeys(4)
  static let aliases = FileKeys(5)
  static let imports = FileKeys(6)
  static let uuid = FileKeys(7)
  static let property = FileKeys(8)
  static let resolutionOrder = FileKeys(9)
  static let variableCollections = FileKeys(10)
  static let valuesByMode = FileKeys(11)
  static let tokenSetOrder = FileKeys(12)
  static let selectedTokenSets = FileKeys(13)
  /// Any key that begins with `com.figma`.
  static let figma = FileKeys(14)
  static let resolvedValuesByMode = FileKeys(15)
  static let isAlias = FileKeys(16)
  static let dollarThemes = FileKeys(17)

  /// In the order of the bits.
  private static let names: [StaticString] = [
    "$value", "$extends", "value", "sets", "props", "aliases", "imports", "uuid", "property",
    "resolutionOrder", "variableCollections", "valuesByMode", "tokenSetOrder", "selectedTokenSets",
    "com.figma", "resolvedValuesByMode", "isAlias", "$themes",
  ]

  init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ bit: UInt32) { rawValue = 1 << bit }

  /// Looks for all of them in one pass.
  init(_ file: SourceFile, isYAML: Bool) {
    var found: FileKeys = []
    let table = Self.table
    file.bytes.withUnsafeBufferPointer { bytes in
      Self.forEachBeginning(in: bytes) { place in
        let before = place > 0 ? bytes[place - 1] : 0x20
        var left = table[Int(bytes[place])] & ~found.rawValue
        guard left != 0, Self.mayBegin(behind: before) else { return }
        while left != 0 {
          let bit = UInt32(left.trailingZeroBitCount)
          left &= left &- 1
          if Self.isKey(bit, bytes, place, before, isYAML) { found.insert(FileKeys(bit)) }
        }
      }
    }
    self = found
  }

  /// Calls with every place that a key may begin at, and some others.
  ///
  /// Whole files are looked through, so eight bytes at a time are told by whether a key may begin behind
  /// them.
  private static func forEachBeginning(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    if !bytes.isEmpty { body(0) }
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index &+ 8 < bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      var hits = beginnings(behind: word)
      while hits != 0 {
        body(index &+ 1 &+ hits.trailingZeroBitCount &>> 3)
        hits &= hits &- 1
      }
      index = index &+ 8
    }
    for place in min(index + 1, bytes.count)..<bytes.count { body(place) }
  }

  /// The top bit of each byte that a key may begin behind; now and then that of the next one too.
  @inline(__always)
  private static func beginnings(behind word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func below(_ word: UInt64, _ bound: UInt64) -> UInt64 { (word &- ones &* bound) & ~word }
    let spaces = below(word, 0x21)
    let quotes = below(word ^ ones &* 0x22, 1) | below(word ^ ones &* 0x27, 1)
    let marks = below(word ^ ones &* 0x2C, 1) | below(word ^ ones &* 0x7B, 1)
    return (spaces | quotes | marks) & 0x8080_8080_8080_8080
  }

  /// By first byte, the names that begin with it.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 256)
    for (bit, name) in names.enumerated() { table[Int(name.utf8Start[0])] |= 1 << UInt32(bit) }
    return table
  }()

  /// Whether a key may begin behind a byte: a quote, white space, `{` or a comma.
  private static func mayBegin(behind before: UInt8) -> Bool {
    before <= 0x20 || before == 0x22 || before == 0x27 || before == 0x2C || before == 0x7B
  }

  /// Whether a name stands here as a key: in quotes, or bare before a colon.
  private static func isKey(
    _ bit: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ before: UInt8,
    _ isYAML: Bool
  ) -> Bool {
    let name = names[Int(bit)]
    let end = start + name.utf8CodeUnitCount
    guard end < bytes.count else { return false }
    let letters = name.utf8Start
    for offset in 0..<name.utf8CodeUnitCount where bytes[start + offset] != letters[offset] {
      return false
    }
    if FileKeys(bit) == .figma { return before == 0x22 || isYAML }
    let after = bytes[end]
    return before == 0x22 || before == 0x27 ? after == before : after == UInt8(ascii: ":")
  }
}
