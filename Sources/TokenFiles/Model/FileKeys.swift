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

  /// Looks for all of them in one pass over the colons, which keys stand before.
  init(_ file: SourceFile, isYAML: Bool) {
    var found: FileKeys = []
    let table = Self.table
    file.bytes.withUnsafeBufferPointer { bytes in
      ByteSearch.forEach(UInt8(ascii: ":"), in: bytes) { colon in
        let key = Key(before: colon, bytes)
        guard let first = key.text.first else { return }
        var left = table[Int(first)] & ~found.rawValue
        while left != 0 {
          let bit = left.trailingZeroBitCount
          left &= left &- 1
          if Self.is(key, bit, isYAML) { found.insert(FileKeys(UInt32(bit))) }
        }
      }
    }
    self = found
  }

  /// By first byte, the names that begin with it.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 256)
    for (bit, name) in names.enumerated() { table[Int(name.utf8Start[0])] |= 1 << UInt32(bit) }
    return table
  }()

  private static func `is`(_ key: Key, _ bit: Int, _ isYAML: Bool) -> Bool {
    let name = UnsafeBufferPointer(
      start: names[bit].utf8Start, count: names[bit].utf8CodeUnitCount)
    guard FileKeys(UInt32(bit)) == .figma else { return key.text.elementsEqual(name) }
    return (key.isQuoted || isYAML) && key.text.starts(with: name)
  }

  /// What stands as a key before a colon: in quotes, or bare. Empty where nothing does.
  private struct Key {
    var text: Slice<UnsafeBufferPointer<UInt8>>
    var isQuoted: Bool

    /// Longer ones are none of those that are looked for.
    private static let longest = 64

    init(before colon: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
      var end = colon
      while end > 0, bytes[end &- 1] <= 0x20 { end = end &- 1 }
      isQuoted = end > 0 && Self.isQuote(bytes[end &- 1])
      if isQuoted { end = end &- 1 }
      var start = end
      let least = max(0, end &- Self.longest)
      while start > least, !Self.isEdge(bytes[start &- 1]) { start = start &- 1 }
      let before = start > 0 ? bytes[start &- 1] : 0x20
      // White space before the colon is JSON's, whose keys are in quotes.
      let isKey =
        isQuoted
        ? before == bytes[end] : end == colon && Self.isEdge(before) && !Self.isQuote(before)
      text = bytes[isKey ? start..<end : end..<end]
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }

    /// What a key may begin behind: a quote, white space, `{` or a comma.
    private static func isEdge(_ byte: UInt8) -> Bool {
      byte <= 0x20 || isQuote(byte) || byte == 0x2C || byte == 0x7B
    }
  }
}
