import Diagnostics

/// Tags (clauses 6.8.2 and 6.9.1) and what they make of a scalar.
extension YAMLParser {
  /// Reads the tag at `position`.
  mutating func tag() throws(SourceError) -> YAMLTag {
    let start = position
    if at(start + 1) == UInt8(ascii: "<") { return try verbatimTag() }
    // The handle ends with the last exclamation mark.
    var handleEnd = start + 1
    var index = start + 1
    while !isBlank(index), !isFlowIndicator(at(index)) {
      if at(index) == UInt8(ascii: "!"), handleEnd == start + 1 { handleEnd = index + 1 }
      index += 1
    }
    position = index
    let text = slice(start, index)
    let suffix = slice(handleEnd, index)
    if handleEnd > start + 1, index == handleEnd {
      throw error("a tag needs a name behind its handle", at: start, length: index - start)
    }
    try checkTag(suffix)
    return YAMLTag(text: text, suffix: suffix, prefix: try prefix(slice(start, handleEnd)))
  }

  private func slice(_ start: Int, _ end: Int) -> DataSlice {
    DataSlice(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  private mutating func verbatimTag() throws(SourceError) -> YAMLTag {
    let start = position
    position += 2
    while at(position) != UInt8(ascii: ">") {
      if isBlank(position) { throw unexpected(">", at: position) }
      position += 1
    }
    let suffix = slice(start + 2, position)
    guard !suffix.range.isEmpty else { throw unexpected("a tag", at: position) }
    try checkTag(suffix)
    position += 1
    return YAMLTag(text: slice(start, position), suffix: suffix, prefix: DataBuilder.noPrefix)
  }

  /// The characters of a URI; two hexadecimal digits behind a percent sign.
  private func checkTag(_ suffix: DataSlice) throws(SourceError) {
    for index in suffix.range {
      let byte = bytes[index]
      let isAllowed = byte > 0x20 && byte < 0x7F && !Self.forbiddenInTags.contains(byte)
      guard isAllowed else { throw unexpected("a character of a tag", at: index) }
      if byte == UInt8(ascii: "%"),
        DataText.hexValue(at(index + 1)) == nil || DataText.hexValue(at(index + 2)) == nil
      {
        throw unexpected("two hexadecimal digits", at: index + 1)
      }
    }
  }

  private static let forbiddenInTags = Array("\"<>\\^`{|}".utf8)

  /// What a handle stands for: the document's directives first, then the two that are always there.
  private func prefix(_ handle: DataSlice) throws(SourceError) -> UInt32 {
    let text = bytes[handle.range]
    if let known = handles.first(where: { bytes[$0.name.range].elementsEqual(text) }) {
      return known.prefix
    }
    if text.count == 1 { return DataBuilder.localPrefix }
    if text.count == 2 { return DataBuilder.corePrefix }
    throw error(
      "the document declares no tag handle \(String(decoding: text, as: UTF8.self))",
      at: Int(handle.start), length: text.count, help: "declare it with %TAG before ---")
  }

  /// What a tag makes of a scalar: `!!str 12` is text, and `!!int "12"` a number.
  func resolved(_ record: DataRecord, by properties: YAMLProperties) -> DataRecord {
    guard let tag = properties.tag, !record.kind.isCollection, record.kind != .alias else {
      return record
    }
    var record = record
    let wanted = coreKind(tag)
    if record.flags.contains(.absent) {
      record.kind = wanted == .null ? .null : .string
      return record
    }
    guard let wanted, wanted != .string, !record.flags.contains(.decoded) else {
      record.kind = .string
      record.flags.remove(.isTrue)
      return record
    }
    let quote = record.quoteWidth
    let range = Int(record.start) + quote..<Int(record.end) - quote
    let (kind, isTrue) = YAMLCoreSchema.kind(UnsafeBufferPointer(rebasing: bytes[range]))
    record.kind = kind == wanted ? kind : .string
    if isTrue, kind == wanted { record.flags.insert(.isTrue) } else { record.flags.remove(.isTrue) }
    return record
  }

  /// The kind of scalar that a tag of the core schema names.
  private func coreKind(_ tag: YAMLTag) -> DataRecordKind? {
    var name = bytes[tag.suffix.range]
    let prefix = builder.tagPrefixes[Int(tag.prefix)]
    if tag.prefix == DataBuilder.noPrefix {
      let core = DataBuilder.coreTagPrefix.utf8
      guard name.starts(with: core) else { return nil }
      name = name.dropFirst(core.count)
    } else if prefix != DataBuilder.coreTagPrefix {
      return nil
    }
    if name.elementsEqual("null".utf8) { return .null }
    if name.elementsEqual("bool".utf8) { return .boolean }
    if name.elementsEqual("int".utf8) || name.elementsEqual("float".utf8) { return .number }
    return .string
  }
}
