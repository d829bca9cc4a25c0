/// Collections in brackets and braces (clause 7.4).
extension YAMLParser {
  /// Reads the collection at the token and returns its height.
  @discardableResult
  mutating func flowCollection(
    parent: Int, _ properties: YAMLProperties
  ) throws(DataFailure) -> Int {
    flowIndent = parent + 1
    flowColorComment = -1
    let outside = frames.count
    try openFlow(properties)
    var height = 0
    while frames.count > outside { try flowStep(outside, &height) }
    return height
  }

  private mutating func openFlow(_ properties: YAMLProperties) throws(DataFailure) {
    let kind: YAMLFrame.Kind =
      text.at(position) == UInt8(ascii: "[") ? .flowSequence : .flowMapping
    try push(kind, start: position, state: .entry, properties: properties)
    position += 1
    lastEnd = position
  }

  private mutating func flowStep(_ outside: Int, _ height: inout Int) throws(DataFailure) {
    try skipFlowSpace()
    let byte = text.at(position)
    let state = frames[frames.count - 1].state
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): height = try closeFlow(byte, outside)
    case UInt8(ascii: ","): try comma()
    case UInt8(ascii: ":") where isFlowColon: try flowColon()
    case UInt8(ascii: "?") where text.isBlank(position + 1) && state == .entry:
      try explicitFlowKey()
    case 0: throw unclosedFlow(at: position)
    default: try flowNode()
    }
  }

  private var isFlowColon: Bool {
    let frame = frames[frames.count - 1]
    return text.isBlank(position + 1) || text.isFlowIndicator(text.at(position + 1))
      || frame.state == .colon && frame.keyIsQuoted
  }

  private mutating func setState(_ state: YAMLFrame.State) {
    frames[frames.count - 1].state = state
  }

  /// Consumes an indicator of one byte.
  private mutating func flowIndicator(_ state: YAMLFrame.State) {
    position += 1
    lastEnd = position
    setState(state)
  }

  private mutating func explicitFlowKey() throws(DataFailure) {
    if frames[frames.count - 1].kind == .flowSequence {
      try push(.flowPair, start: position, state: .key, properties: YAMLProperties())
    }
    flowIndicator(.key)
  }

  /// Emits what the innermost collection's last entry lacks; a pair without braces ends with it.
  private mutating func finishEntry() throws(DataFailure) {
    trailingComment = -1
    let top = frames[frames.count - 1]
    if top.state == .key { try appendAbsent() }
    if top.state == .key || top.state == .colon || top.state == .value { try appendAbsent() }
    if top.kind == .flowPair {
      try pop(end: lastEnd)
      setState(.separator)
    } else if top.state != .entry {
      setState(.separator)
    }
  }

  private mutating func comma() throws(DataFailure) {
    if frames[frames.count - 1].state == .entry { throw text.unexpected("a value", at: position) }
    try finishEntry()
    flowIndicator(.entry)
  }

  /// Returns the height of the collection.
  private mutating func closeFlow(_ closer: UInt8, _ outside: Int) throws(DataFailure) -> Int {
    try finishEntry()
    let isMapping = frames[frames.count - 1].kind == .flowMapping
    guard (closer == UInt8(ascii: "}")) == isMapping else { throw unclosedFlow(at: position) }
    position += 1
    lastEnd = position
    let frame = try pop(end: position)
    if frames.count > outside { try flowNodeEnded(frame) }
    return frame.height
  }

  private mutating func flowColon() throws(DataFailure) {
    trailingComment = -1
    let top = frames[frames.count - 1]
    if top.state != .colon || !top.keyIsQuoted { try checkSpace() }
    switch top.state {
    case .entry:
      lastEnd = position
      if top.kind == .flowSequence {
        try push(.flowPair, start: position, state: .key, properties: YAMLProperties())
      }
      try appendAbsent()
    case .key:
      try appendAbsent()
    case .colon: break
    case .value, .separator:
      throw text.failure(
        "a colon can't stand here", at: position,
        help: "a key in brackets is on one line; quote a text with a colon in it")
    }
    flowIndicator(.value)
  }

  /// A bracket may stand right behind the colon only where the key ends with a quote or bracket.
  private mutating func checkSpace() throws(DataFailure) {
    if text.isFlowStart(text.at(position + 1)) {
      throw text.failure("expected a space behind the colon", at: position + 1)
    }
  }

  /// A node inside a flow collection.
  private mutating func flowNode() throws(DataFailure) {
    let start = position
    let line = lineStart
    try checkFlowNodeIsWanted()
    let properties = try flowProperties()
    let byte = text.at(position)
    if !properties.isEmpty, endsFlowNode(byte) {
      return try absentFlowNode(properties, start, line)
    }
    if text.isFlowStart(byte) {
      try openFlow(properties)
      frames[frames.count - 1].line = line
      return
    }
    let leaf = try flowLeaf()
    let isQuoted = leaf.style != .plain
    if lineStart == line, let colon = pairColon(isQuoted) {
      try checkKeyLength(start, colon)
      try push(.flowPair, start: start, state: .key, properties: YAMLProperties())
      try append(leaf, properties)
      position = colon
      if !isQuoted { try checkSpace() }
      return flowIndicator(.value)
    }
    try append(leaf, properties)
    nodeIsRead(isQuoted: isQuoted)
  }

  private func checkFlowNodeIsWanted() throws(DataFailure) {
    let top = frames[frames.count - 1]
    if top.state == .separator || top.state == .colon {
      let closer = top.kind == .flowMapping ? "}" : "]"
      let colon = top.state == .colon ? "a colon, " : ""
      throw text.unexpected("\(colon)a comma or \(closer)", at: position, help: flowColorHelp)
    }
  }

  /// Whether nothing but the properties is written of a node.
  private func endsFlowNode(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ":")
        && (text.isBlank(position + 1) || text.isFlowIndicator(text.at(position + 1)))
  }

  private mutating func absentFlowNode(
    _ properties: YAMLProperties, _ start: Int, _ line: Int
  ) throws(DataFailure) {
    trailingComment = -1
    let top = frames[frames.count - 1]
    if top.kind == .flowSequence, text.at(position) == UInt8(ascii: ":"), lineStart == line {
      try push(.flowPair, start: start, state: .key, properties: YAMLProperties())
    }
    try appendAbsent(properties)
    nodeIsRead(isQuoted: false)
  }

  private mutating func flowLeaf() throws(DataFailure) -> DataRecord {
    switch text.at(position) {
    case UInt8(ascii: "\""): return try doubleQuoted(minimum: flowIndent)
    case UInt8(ascii: "'"): return try singleQuoted(minimum: flowIndent)
    case UInt8(ascii: "*"): return try alias()
    default:
      try text.checkPlainStart(position, inFlow: true)
      return plain(minimum: flowIndent, inFlow: true, isKey: false)
    }
  }

  /// Where the colon is that makes a pair without braces of what ends at `position`.
  private func pairColon(_ isQuoted: Bool) -> Int? {
    let top = frames[frames.count - 1]
    guard top.kind == .flowSequence, top.state == .entry else { return nil }
    let index = text.afterWhite(position)
    guard text.at(index) == UInt8(ascii: ":") else { return nil }
    return isQuoted || text.isBlank(index + 1) || text.isFlowIndicator(text.at(index + 1))
      ? index : nil
  }

  /// The innermost collection has got the node that it waited for.
  private mutating func nodeIsRead(isQuoted: Bool) {
    let last = frames.count - 1
    let top = frames[last]
    switch (top.kind, top.state) {
    case (.flowMapping, .entry), (_, .key):
      frames[last].state = .colon
      frames[last].keyIsQuoted = isQuoted
    default: frames[last].state = .separator
    }
  }

  /// The same, where the node is a collection that has just been closed.
  private mutating func flowNodeEnded(_ frame: YAMLFrame) throws(DataFailure) {
    guard lineStart == frame.line, let colon = pairColon(true) else {
      return nodeIsRead(isQuoted: true)
    }
    let start = frame.start
    try checkKeyLength(start, colon)
    guard frames.count < YAML.depthLimit else { throw text.tooDeep(at: start) }
    insertMapping(at: frame.record)
    builder.records[frame.record].start = UInt32(truncatingIfNeeded: start)
    builder.records[frame.record].style = .flow
    expanded += 1
    var pair = YAMLFrame(
      kind: .flowPair, state: .value, record: frame.record, indent: 0, start: start,
      line: lineStart, expandedBefore: frame.expandedBefore)
    pair.height = frame.height + 1
    frames.append(pair)
    position = colon
    flowIndicator(.value)
  }
}
