/// Builds the tree of one JSON text. Iterative: an open collection's record holds the index of the
/// collection around it, which is replaced by the end of its subtree when it closes.
struct JSONParser: ~Copyable {
  let text: JSONText
  var builder: DataBuilder
  private var open = UInt32.max
  private var openIsMapping = false
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, dialect: JSON.Dialect) {
    self.text = JSONText(bytes: bytes, isJSON5: dialect == .json5)
    self.builder = DataBuilder(bytes: bytes)
  }

  mutating func parse(from start: Int) throws(DataFailure) {
    builder.roots.append(DataRoot(record: 0))
    var position = try text.skipSpace(start)
    position = try value(position)
    var isFresh = true
    while open != .max {
      position = try step(position, &isFresh)
    }
    position = try text.skipSpace(position)
    if position < text.end {
      throw text.unexpected("the end of the file", at: position)
    }
  }

  /// Reads the next element or member of the open collection, or its end.
  @inline(__always)
  private mutating func step(_ start: Int, _ isFresh: inout Bool) throws(DataFailure) -> Int {
    var position = try text.skipSpace(start)
    let closer = openIsMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if !isFresh, position < text.end, text.bytes[position] == UInt8(ascii: ",") {
      position = try text.skipSpace(position + 1)
      if text.isJSON5, position < text.end, text.bytes[position] == closer {
        return try close(position)
      }
    } else if position < text.end, text.bytes[position] == closer {
      isFresh = false
      return try close(position)
    } else if !isFresh {
      throw unclosed("a comma or \(openIsMapping ? "}" : "]")", at: position)
    }
    if openIsMapping { position = try name(position) }
    let before = open
    position = try value(position)
    isFresh = open != before
    return position
  }

  /// Reads a member's name and the colon behind it.
  @inline(__always)
  private mutating func name(_ start: Int) throws(DataFailure) -> Int {
    var position = start
    if position < text.end, text.bytes[position] == UInt8(ascii: "\"") {
      position = try string(position)
    } else if text.isJSON5, position < text.end {
      position = try json5Name(position)
    } else {
      throw unclosed("a name in double quotes", at: position)
    }
    position = try text.skipSpace(position)
    guard position < text.end, text.bytes[position] == UInt8(ascii: ":") else {
      throw unclosed("a colon", at: position)
    }
    return try text.skipSpace(position + 1)
  }

  @inline(__always)
  private mutating func value(_ position: Int) throws(DataFailure) -> Int {
    guard position < text.end else { throw unclosed("a value", at: position) }
    switch text.bytes[position] {
    case UInt8(ascii: "\""): return try string(position)
    case UInt8(ascii: "{"): return try open(.mapping, position)
    case UInt8(ascii: "["): return try open(.sequence, position)
    case UInt8(ascii: "-"), 0x30...0x39:
      if text.isJSON5 { return try word(position) }
      let end = try text.strictNumber(position)
      builder.append(DataRecord(.number, position, end))
      return end
    default: return try word(position)
    }
  }

  /// `true`, `false`, `null`, and what JSON5 adds.
  private mutating func word(_ position: Int) throws(DataFailure) -> Int {
    if text.matches("true", position) { return literal(.boolean, position, 4, flags: .isTrue) }
    if text.matches("false", position) { return literal(.boolean, position, 5) }
    if text.matches("null", position) { return literal(.null, position, 4) }
    if text.isJSON5 {
      if text.bytes[position] == UInt8(ascii: "'") {
        return try specialString(position, position + 1)
      }
      if let end = try text.json5Number(position) {
        return literal(.number, position, end - position)
      }
    }
    throw unclosed("a value", at: position)
  }

  private mutating func literal(
    _ kind: DataRecordKind, _ position: Int, _ length: Int, flags: DataFlags = []
  ) -> Int {
    builder.append(DataRecord(kind, position, position + length, flags: flags))
    return position + length
  }

  private mutating func open(_ kind: DataRecordKind, _ position: Int) throws(DataFailure) -> Int {
    depth += 1
    guard depth <= JSON.depthLimit else {
      throw text.failure(
        "objects and arrays lie in each other more than \(JSON.depthLimit) deep", position,
        position + 1)
    }
    let index = builder.nextIndex
    builder.append(DataRecord(kind, position, position + 1, style: .flow, next: open))
    open = index
    openIsMapping = kind == .mapping
    return position + 1
  }

  private mutating func close(_ position: Int) throws(DataFailure) -> Int {
    let index = open
    let outer = builder.records[index].next
    builder.records[index].end = UInt32(truncatingIfNeeded: position + 1)
    builder.records[index].next = builder.nextIndex
    if openIsMapping, let failure = builder.duplicateKey(in: index) { throw failure }
    depth -= 1
    open = outer
    openIsMapping = outer != .max && builder.records[outer].kind == .mapping
    return position + 1
  }

  /// Something is missing inside a collection: at the end of the file, what was never closed is worth
  /// saying.
  @inline(never)
  func unclosed(_ expected: String, at position: Int) -> DataFailure {
    guard position >= text.end, open != .max else { return text.unexpected(expected, at: position) }
    let opener = Int(builder.records[open].start)
    return DataFailure(
      "expected \(expected), found the end of the file", position, position,
      related: ("; the \(openIsMapping ? "{" : "[")", opener, " is not closed"))
  }
}
