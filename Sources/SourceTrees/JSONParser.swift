import Diagnostics

/// Reads one JSON text. Iterative: an open collection's record holds the index of the collection
/// around it, which is replaced by the end of its subtree when it closes.
///
/// The functions take a position and return the one behind what they read, so that it stays in a register.
struct JSONParser {
  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  let isJSON5: Bool
  var builder: DataBuilder
  private var open = UInt32.max
  private var openIsMapping = false
  private var depth = 0

  init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, dialect: JSON.Dialect) {
    self.file = file
    self.bytes = bytes
    self.isJSON5 = dialect == .json5
    self.builder = DataBuilder(bytes: bytes, expectedRecords: bytes.count / 12 + 8)
  }

  /// Where the innermost open collection begins.
  var innermost: Int? { open == .max ? nil : Int(builder.records[Int(open)].start) }

  mutating func parse() throws(SourceError) {
    builder.roots.append(DataRoot(record: 0))
    var position = try skipSpace(file.contentStart)
    position = try value(position)
    var isFresh = true
    while open != .max {
      position = try step(position, &isFresh)
    }
    position = try skipSpace(position)
    if position < bytes.count {
      throw unexpected("the end of the file", at: position)
    }
  }

  /// Reads the next element or member of the open collection, or its end.
  @inline(__always)
  private mutating func step(_ start: Int, _ isFresh: inout Bool) throws(SourceError) -> Int {
    var position = try skipSpace(start)
    let closer = openIsMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if !isFresh, position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position = try skipSpace(position + 1)
      if position < bytes.count, bytes[position] == closer, isJSON5 {
        return try close(position)
      }
    } else if position < bytes.count, bytes[position] == closer {
      isFresh = false
      return try close(position)
    } else if !isFresh {
      throw unclosed("a comma or \(openIsMapping ? "}" : "]")", at: position)
    }
    if openIsMapping {
      position = try key(position)
      position = try skipSpace(position)
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
        throw unclosed("a colon", at: position)
      }
      position = try skipSpace(position + 1)
    }
    let before = open
    position = try value(position)
    isFresh = open != before
    return position
  }

  @inline(__always)
  private mutating func key(_ position: Int) throws(SourceError) -> Int {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try string(position) }
    if isJSON5, position < bytes.count { return try json5Name(position) }
    throw unclosed("a name in double quotes", at: position)
  }

  @inline(__always)
  private mutating func value(_ position: Int) throws(SourceError) -> Int {
    guard position < bytes.count else { throw unclosed("a value", at: position) }
    switch bytes[position] {
    case UInt8(ascii: "\""): return try string(position)
    case UInt8(ascii: "{"): return try open(.mapping, position)
    case UInt8(ascii: "["): return try open(.sequence, position)
    case UInt8(ascii: "-"), 0x30...0x39: return try number(position)
    default: return try word(position)
    }
  }

  private mutating func open(_ kind: DataRecordKind, _ position: Int) throws(SourceError) -> Int {
    depth += 1
    guard depth <= JSON.depthLimit else {
      throw error(
        "objects and arrays lie in each other more than \(JSON.depthLimit) deep", at: position)
    }
    let index = builder.nextIndex
    builder.append(DataRecord(kind, position, position + 1, style: .flow, next: open))
    open = index
    openIsMapping = kind == .mapping
    return position + 1
  }

  private mutating func close(_ position: Int) throws(SourceError) -> Int {
    let index = open
    let outer = builder.records[Int(index)].next
    builder.records[Int(index)].end = UInt32(truncatingIfNeeded: position + 1)
    builder.records[Int(index)].next = builder.nextIndex
    if openIsMapping, let (first, second) = builder.duplicateKey(in: index) {
      throw builder.duplicateError(first, second, in: file)
    }
    depth -= 1
    open = outer
    openIsMapping = outer != .max && builder.records[Int(outer)].kind == .mapping
    return position + 1
  }
}
