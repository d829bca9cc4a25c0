/// Block collections: indentation opens and closes them.
extension YAMLParser {
  /// Reads a document's content, up to the marker or the end of the file behind it.
  mutating func content() throws(DataFailure) {
    rootIsRead = false
    pending = YAMLProperties()
    while true {
      let isFirst = skipToToken()
      if position >= text.end || isFirst && isMarker(position) { break }
      if isFirst {
        canBeginBlock = true
        try unwind(to: indent)
      }
      try step()
    }
    while !frames.isEmpty { try finishBlock() }
    if !rootIsRead { try absentNode() }
  }

  private mutating func step() throws(DataFailure) {
    guard let top = frames.last else {
      if rootIsRead { throw afterRoot() }
      return try node(parent: -1)
    }
    switch (top.state, top.kind) {
    case (.value, _), (.key, _): try node(parent: top.indent)
    case (_, .sequence): try element()
    default: try key()
    }
  }

  /// Closes the collections that a line with this many spaces before it is no part of.
  private mutating func unwind(to column: Int) throws(DataFailure) {
    let isDash = text.at(position) == UInt8(ascii: "-") && text.isBlank(position + 1)
    while let top = frames.last, column <= top.indent {
      let waits = top.state == .value || top.state == .key
      if column == top.indent, top.kind == .mapping {
        // The value of a key may be a sequence at the key's own indentation (clause 8.2.2).
        if waits, !isDash { try absentNode() }
        return
      }
      if column == top.indent, isDash {
        if waits { try absentNode() }
        return
      }
      if column == top.indent, !sharesIndent { throw text.unexpected("- ", at: position) }
      try finishBlock()
    }
    guard let top = frames.last, top.state == .entry || top.state == .colon else { return }
    throw wrongIndent(column, top)
  }

  /// Whether the innermost sequence lies at the indentation of the mapping that it is a value of.
  private var sharesIndent: Bool {
    guard frames.count > 1 else { return false }
    let outer = frames[frames.count - 2]
    return outer.kind == .mapping && outer.indent == frames[frames.count - 1].indent
  }

  private func wrongIndent(_ column: Int, _ top: YAMLFrame) -> DataFailure {
    if hasTab { return text.tabIndent(line: lineStart) }
    let what = top.kind == .mapping ? "keys" : "elements"
    let message =
      "the line is indented by \(column), the \(what) of the \(top.isMapping ? "mapping" : "sequence") "
      + "before it by \(top.indent)"
    return text.failure(
      message, at: position, help: "align it, or quote the text before it if this line continues it"
    )
  }

  private func afterRoot() -> DataFailure {
    if text.at(position) == UInt8(ascii: "%") {
      return text.failure(
        "a directive can't stand in a document", at: position,
        help: "write ... before it, to end the document")
    }
    return text.unexpected(
      "the end of the document", at: position, help: "begin another one with ---")
  }

  /// Emits what the innermost block collection still waits for and closes it.
  private mutating func finishBlock() throws(DataFailure) {
    while let top = frames.last, top.state != .entry { try absentNode() }
    try pop(end: lastEnd)
    advance()
  }

  /// The node that is waited for is not there.
  private mutating func absentNode() throws(DataFailure) {
    let properties = pending
    pending = YAMLProperties()
    try appendAbsent(properties)
    trailingComment = -1
    advance()
  }

  /// `- ` at a sequence's indentation.
  private mutating func element() throws(DataFailure) {
    if hasTab { throw text.tabIndent(line: lineStart) }
    indicator(state: .value, isCompact: true)
  }

  /// Consumes an indicator of one byte.
  mutating func indicator(state: YAMLFrame.State, isCompact: Bool) {
    position += 1
    lastEnd = position
    frames[frames.count - 1].state = state
    canBeginBlock = isCompact
  }

  /// A key at a mapping's indentation, or the colon of an explicit one.
  private mutating func key() throws(DataFailure) {
    if hasTab { throw text.tabIndent(line: lineStart) }
    let byte = text.at(position)
    let isIndicator = text.isBlank(position + 1)
    let isWaiting = frames[frames.count - 1].state == .colon
    if isWaiting, byte == UInt8(ascii: ":"), isIndicator {
      return indicator(state: .value, isCompact: true)
    }
    if isWaiting { try absentNode() }
    if byte == UInt8(ascii: "?"), isIndicator { return indicator(state: .key, isCompact: true) }
    if byte == UInt8(ascii: "-"), isIndicator {
      throw text.failure(
        "an element of a sequence can't stand among the keys of a mapping", at: position)
    }
    try implicitKey()
  }

  private mutating func implicitKey() throws(DataFailure) {
    let start = position
    let properties = try lineProperties()
    if text.at(position) == UInt8(ascii: ":"), text.isBlank(position + 1) {
      lastEnd = properties.isEmpty ? position : lastEnd
      try appendAbsent(properties)
      return indicator(state: .value, isCompact: false)
    }
    if text.isFlowStart(text.at(position)) {
      try flowCollection(parent: frames[frames.count - 1].indent, properties)
    } else {
      let leaf = try leaf(minimum: frames[frames.count - 1].indent + 1, isKey: true)
      try append(leaf, properties)
    }
    guard lineStart <= start else { throw text.longKey(start, position) }
    guard let colon = text.keyColon(behind: position) else {
      throw text.missingColon(behind: position)
    }
    try checkKeyLength(start, colon)
    position = colon
    indicator(state: .value, isCompact: false)
  }
}
