/// Records and frames: how nodes get into the tree.
extension YAMLParser {
  /// Opens a collection that begins at `start`.
  mutating func push(
    _ kind: YAMLFrame.Kind, start: Int, state: YAMLFrame.State, properties: YAMLProperties
  ) throws(DataFailure) {
    guard frames.count < YAML.depthLimit else { throw text.tooDeep(at: start) }
    var frame = YAMLFrame(
      kind: kind, state: state, record: builder.nextIndex, indent: start - lineStart,
      start: start, line: lineStart, expandedBefore: expanded)
    let isBlock = kind == .sequence || kind == .mapping
    builder.append(
      DataRecord(
        frame.isMapping ? .mapping : .sequence, start, start, style: isBlock ? .plain : .flow))
    expanded += 1
    if !properties.isEmpty { frame.anchor = register(properties, record: frame.record) }
    frames.append(frame)
  }

  /// Closes the innermost collection, which ends at `end`, and returns its frame.
  @discardableResult
  mutating func pop(end: Int) throws(DataFailure) -> YAMLFrame {
    let frame = frames.removeLast()
    builder.records[frame.record].end = UInt32(truncatingIfNeeded: end)
    builder.records[frame.record].next = builder.nextIndex
    if frame.isMapping, let failure = builder.duplicateKey(in: frame.record) {
      throw failure
    }
    if frame.anchor >= 0 {
      anchors.close(frame.anchor, size: expanded - frame.expandedBefore, height: frame.height)
    }
    grow(frame.height + 1)
    return frame
  }

  /// The innermost collection has in it something that makes it this high.
  mutating func grow(_ height: Int) {
    guard let last = frames.indices.last, frames[last].height < height else { return }
    frames[last].height = height
  }

  @inline(__always)
  mutating func append(_ leaf: DataRecord, _ properties: YAMLProperties) throws(DataFailure) {
    lastEnd = Int(leaf.end)
    expanded += 1
    if properties.isEmpty {
      builder.append(leaf)
    } else {
      try appendTagged(leaf, properties)
    }
  }

  private mutating func appendTagged(
    _ leaf: DataRecord, _ properties: YAMLProperties
  ) throws(DataFailure) {
    if leaf.kind == .alias { throw text.badAlias(properties.start, Int(leaf.end)) }
    let index = builder.nextIndex
    builder.append(resolved(leaf, by: properties))
    let anchor = register(properties, record: index)
    if anchor >= 0 { anchors.close(anchor, size: 1, height: 0) }
  }

  /// Appends a node of which nothing is written, at `lastEnd`.
  mutating func appendAbsent(_ properties: YAMLProperties = YAMLProperties()) throws(DataFailure) {
    var record = DataRecord(.null, lastEnd, lastEnd, flags: .absent)
    if trailingComment >= lastEnd, text.looksLikeColor(trailingComment) {
      record.flags.insert(.colorComment)
      record.next = UInt32(truncatingIfNeeded: trailingComment)
    }
    try append(record, properties)
  }

  /// The node that the innermost block collection (or the document) waited for has been read.
  mutating func advance() {
    guard let last = frames.indices.last else {
      rootIsRead = true
      return
    }
    frames[last].state = frames[last].state == .key ? .colon : .entry
  }

  /// Puts a mapping around the node whose records begin at `first`: it turned out to be a key.
  mutating func insertMapping(at first: UInt32) {
    for index in first..<builder.nextIndex {
      let record = builder.records[index]
      let isMoved = record.kind.isCollection || record.kind == .alias && record.next >= first
      if isMoved { builder.records[index].next += 1 }
    }
    builder.records.insert(DataRecord(.mapping, 0, 0), at: first)
    builder.shiftProperties(from: first)
    anchors.shift(from: first)
  }
}

extension DataBuilder {
  mutating func shiftProperties(from first: UInt32) {
    var index = properties.count
    while index > 0, properties[index - 1].record >= first {
      index -= 1
      properties[index].record += 1
    }
  }

  /// Adds an entry, keeping the entries sorted by record.
  mutating func add(_ entry: DataProperties) {
    var index = properties.count
    while index > 0, properties[index - 1].record > entry.record { index -= 1 }
    if index > 0, properties[index - 1].record == entry.record {
      properties[index - 1].merge(entry)
    } else {
      properties.insert(entry, at: index)
    }
    records[entry.record].flags.insert(.hasProperties)
  }
}
