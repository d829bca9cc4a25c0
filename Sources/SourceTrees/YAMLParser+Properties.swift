/// An anchor and a tag before a node.
struct YAMLProperties {
  /// Where the first of them begins.
  var start = 0
  /// The anchor's name.
  var anchor: DataSlice?
  var tag: YAMLTag?

  var isEmpty: Bool { anchor == nil && tag == nil }
}

struct YAMLTag {
  /// As it is written.
  var text: DataSlice
  /// What follows the handle.
  var suffix: DataSlice
  /// What the handle stands for: an index in the tree's prefixes.
  var prefix: UInt32
}

/// What a `%TAG` directive lets stand for what.
struct YAMLTagHandle {
  /// With its exclamation marks.
  var name: DataSlice
  var prefix: UInt32
}

extension YAMLParser {
  /// Reads the anchor and tag at the token, and the white space behind them on the line.
  @inline(__always)
  mutating func lineProperties() throws(DataFailure) -> YAMLProperties {
    guard text.isPropertyStart(text.at(position)) else { return YAMLProperties() }
    return try properties(inFlow: false)
  }

  /// The same inside a flow collection, where they may go over several lines.
  @inline(__always)
  mutating func flowProperties() throws(DataFailure) -> YAMLProperties {
    guard text.isPropertyStart(text.at(position)) else { return YAMLProperties() }
    return try properties(inFlow: true)
  }

  private mutating func properties(inFlow: Bool) throws(DataFailure) -> YAMLProperties {
    var all = YAMLProperties(start: position)
    while text.isPropertyStart(text.at(position)) {
      var one = YAMLProperties(start: position)
      if text.at(position) == UInt8(ascii: "&") {
        one.anchor = try anchorName()
      } else {
        one.tag = try tag()
      }
      all = try merged(all, one)
      lastEnd = position
      guard text.isBlank(position) || inFlow && text.isFlowIndicator(text.at(position)) else {
        throw text.unexpected("a space", at: position)
      }
      if inFlow { try skipFlowSpace() } else { position = text.afterWhite(position) }
    }
    return all
  }

  func merged(
    _ first: YAMLProperties, _ other: YAMLProperties
  ) throws(DataFailure) -> YAMLProperties {
    var all = first.isEmpty ? YAMLProperties(start: other.start) : first
    if let anchor = other.anchor {
      guard all.anchor == nil else {
        throw text.failure("a node can't have two anchors", at: Int(anchor.start) - 1)
      }
      all.anchor = anchor
    }
    if let tag = other.tag {
      guard all.tag == nil else {
        throw text.failure("a node can't have two tags", at: Int(tag.text.start))
      }
      all.tag = tag
    }
    return all
  }

  /// The name behind `&` or `*` (clause 6.9.2).
  private mutating func anchorName() throws(DataFailure) -> DataSlice {
    let start = position + 1
    position = start
    while !text.isBlank(position), !text.isFlowIndicator(text.at(position)) { position += 1 }
    guard position > start else { throw text.unexpected("a name", at: position) }
    return text.slice(start, position)
  }

  /// Reads `*name`; what it means counts as if it stood here.
  mutating func alias() throws(DataFailure) -> DataRecord {
    let start = position
    let name = try anchorName()
    guard let anchor = anchors.find(name, in: text.bytes) else { throw unknownAlias(start, name) }
    guard anchor.isClosed else {
      throw text.failure(
        "an alias can't mean a node that it stands in", at: start, length: position - start)
    }
    guard frames.count + anchor.height <= YAML.depthLimit else { throw text.tooDeep(at: start) }
    aliased += anchor.size
    expanded += anchor.size - 1
    guard aliased <= YAML.expansionLimit else {
      throw text.failure(
        "the aliases up to here stand for more than \(YAML.expansionLimit) nodes", at: start,
        length: position - start)
    }
    grow(anchor.height + 1)
    return DataRecord(.alias, start, position, next: anchor.record)
  }

  private func unknownAlias(_ start: Int, _ name: DataSlice) -> DataFailure {
    let word = text.string(name)
    return text.failure(
      "no anchor before this is named \(word)", at: start, length: position - start,
      help: word.hasSuffix(":")
        ? "put a space before the colon" : "write &\(word) before the node that is meant")
  }

  /// Remembers a node's anchor and tag; returns the anchor's number, or -1.
  mutating func register(_ properties: YAMLProperties, record: UInt32) -> Int {
    var entry = DataProperties(record: record)
    if let anchor = properties.anchor { entry.anchor = anchor }
    if let tag = properties.tag {
      (entry.tag, entry.suffix, entry.prefix) = (tag.text, tag.suffix, tag.prefix)
    }
    builder.add(entry)
    guard let name = properties.anchor else { return -1 }
    return anchors.add(name, record: record, in: text.bytes)
  }
}
