/// Nodes in block context.
extension YAMLParser {
  /// Reads the node at the token, or its properties if nothing follows them on the line. `parent` is the
  /// indentation of the collection that it is in.
  mutating func node(parent: Int) throws(DataFailure) {
    let start = position
    let properties = try lineProperties()
    if !properties.isEmpty, isLineEnd {
      pending = try merged(pending, properties)
      return
    }
    let byte = text.at(position)
    switch byte {
    case UInt8(ascii: "-") where text.isBlank(position + 1):
      try begin(.sequence, start, properties)
      indicator(state: .value, isCompact: true)
    case UInt8(ascii: "?") where text.isBlank(position + 1):
      try begin(.mapping, start, properties)
      indicator(state: .key, isCompact: true)
    case UInt8(ascii: ":") where text.isBlank(position + 1):
      try begin(.mapping, start, YAMLProperties())
      if properties.isEmpty { lastEnd = position }
      try appendAbsent(properties)
      indicator(state: .value, isCompact: false)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try blockScalar(parent: parent, try takePending(properties))
      advance()
    case UInt8(ascii: "["), UInt8(ascii: "{"): try flowNode(parent, start, properties)
    default: try leafNode(parent, start, properties)
    }
  }

  private var isLineEnd: Bool {
    position >= text.end || text.isBreak(text.at(position))
      || text.at(position) == UInt8(ascii: "#")
  }

  /// The properties on earlier lines together with those right before the node.
  private mutating func takePending(
    _ properties: YAMLProperties
  ) throws(DataFailure) -> YAMLProperties {
    if pending.isEmpty { return properties }
    let all = try merged(pending, properties)
    pending = YAMLProperties()
    return all
  }

  /// Opens a block collection whose first entry begins at `start`; `properties` are those on its line.
  private mutating func begin(
    _ kind: YAMLFrame.Kind, _ start: Int, _ properties: YAMLProperties
  ) throws(DataFailure) {
    try checkBegin(start)
    guard properties.isEmpty else {
      throw text.failure(
        "a block collection begins on the line behind its anchor or tag", at: position,
        help: "begin a new line before it")
    }
    let own = pending
    pending = YAMLProperties()
    try push(kind, start: start, state: .entry, properties: own)
  }

  /// Throws where no block collection may begin.
  @inline(__always)
  private mutating func checkBegin(_ start: Int) throws(DataFailure) {
    if hasTab || !canBeginBlock { throw cannotBegin(start) }
  }

  private func cannotBegin(_ start: Int) -> DataFailure {
    if hasTab { return text.tabIndent(line: lineStart) }
    let isKey = text.at(position) != UInt8(ascii: "-")
    return text.failure(
      isKey ? "a mapping can't begin on this line" : "a sequence can't begin on this line",
      at: start,
      help: isKey
        ? "quote a value that has a colon in it, or begin a new line before the mapping"
        : "begin a new line before it")
  }

  private mutating func leafNode(
    _ parent: Int, _ start: Int, _ properties: YAMLProperties
  ) throws(DataFailure) {
    let line = lineStart
    let leaf = try leaf(minimum: parent + 1, isKey: false)
    if lineStart == line, let colon = text.keyColon(behind: position) {
      try checkKeyLength(start, colon)
      try begin(.mapping, start, YAMLProperties())
      try append(leaf, properties)
      position = colon
      return indicator(state: .value, isCompact: false)
    }
    try append(leaf, try takePending(properties))
    try expectLineEnd()
    advance()
  }

  private mutating func flowNode(
    _ parent: Int, _ start: Int, _ properties: YAMLProperties
  ) throws(DataFailure) {
    let line = lineStart
    let first = builder.nextIndex
    let before = expanded
    let height = try flowCollection(parent: parent, properties)
    if lineStart == line, let colon = text.keyColon(behind: position) {
      try checkKeyLength(start, colon)
      try checkBegin(start)
      try wrapKey(from: first, start: start, height: height, before: before)
      position = colon
      return indicator(state: .value, isCompact: false)
    }
    if !pending.isEmpty {
      let anchor = register(try takePending(properties), record: first)
      if anchor >= 0 { anchors.close(anchor, size: expanded - before, height: height) }
    }
    try expectLineEnd()
    advance()
  }

  /// Puts a block mapping around the flow collection that turned out to be its first key.
  private mutating func wrapKey(
    from first: UInt32, start: Int, height: Int, before: Int
  ) throws(DataFailure) {
    guard frames.count < YAML.depthLimit else { throw text.tooDeep(at: start) }
    insertMapping(at: first)
    builder.records[first].start = UInt32(truncatingIfNeeded: start)
    expanded += 1
    var frame = YAMLFrame(
      kind: .mapping, state: .value, record: first, indent: start - lineStart, start: start,
      line: lineStart, expandedBefore: before)
    frame.height = height + 1
    if !pending.isEmpty { frame.anchor = register(pending, record: first) }
    pending = YAMLProperties()
    frames.append(frame)
  }

  /// Keys without `?` have at most 1024 characters (clause 7.4.2).
  @inline(__always)
  mutating func checkKeyLength(_ start: Int, _ colon: Int) throws(DataFailure) {
    if colon - start > 1024, let failure = overlongKey(start, colon) { throw failure }
  }

  private func overlongKey(_ start: Int, _ colon: Int) -> DataFailure? {
    let characters = text.bytes[start..<colon].count { $0 & 0xC0 != 0x80 }
    return characters <= 1024
      ? nil
      : text.failure(
        "a key has more than 1024 characters", at: start, length: colon - start,
        help: "write `? ` before it")
  }

  /// Reads an alias or a scalar other than a block scalar. The lines behind the first must begin with
  /// `minimum` spaces; a key has only one line.
  mutating func leaf(minimum: Int, isKey: Bool) throws(DataFailure) -> DataRecord {
    switch text.at(position) {
    case UInt8(ascii: "\""): return try doubleQuoted(minimum: minimum)
    case UInt8(ascii: "'"): return try singleQuoted(minimum: minimum)
    case UInt8(ascii: "*"): return try alias()
    default:
      try text.checkPlainStart(position, inFlow: false)
      return plain(minimum: minimum, inFlow: false, isKey: isKey)
    }
  }
}
