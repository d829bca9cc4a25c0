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

  /// In the order of the bits.
  private static let names: [StaticString] = [
    "$value", "$extends", "value", "sets", "props", "aliases", "imports", "uuid", "property",
    "resolutionOrder", "variableCollections", "valuesByMode", "tokenSetOrder", "selectedTokenSets",
    "com.figma", "resolvedValuesByMode", "isAlias",
  ]

  init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ bit: UInt32) { rawValue = 1 << bit }

  /// Looks for all of them in one pass.
  init(_ file: SourceFile, isYAML: Bool) {
    var found: FileKeys = []
    Self.table.withUnsafeBufferPointer { table in
      file.bytes.withUnsafeBufferPointer { bytes in
        // What may begin here, and is not found yet; all of it at the beginning of the file.
        var open = UInt32.max
        var wanted = UInt32.max >> 1
        for index in 0..<bytes.count {
          let byte = table[Int(bytes[index])]
          var left = byte & open & wanted
          while left != 0 {
            let bit = UInt32(left.trailingZeroBitCount)
            left &= left &- 1
            let before = index > 0 ? bytes[index - 1] : 0x20
            guard Self.isKey(bit, bytes, index, before, isYAML) else { continue }
            found.insert(FileKeys(bit))
            wanted &= ~(1 << bit)
          }
          // All ones behind a byte of which the top bit is set, else none.
          open = UInt32(bitPattern: Int32(bitPattern: byte) >> 31)
        }
      }
    }
    self = found
  }

  /// By byte: the names that begin with it; and the top bit where a key may begin behind it.
  private static let table: [UInt32] = (0..<256).map { byte in
    let byte = UInt8(truncatingIfNeeded: byte)
    var entry: UInt32 = mayBegin(behind: byte) ? 1 << 31 : 0
    for (bit, name) in names.enumerated() where name.utf8Start[0] == byte {
      entry |= 1 << UInt32(bit)
    }
    return entry
  }

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
