/// Tags (clauses 6.8.2 and 6.9.1) and what they make of a scalar.
extension YAMLParser {
  /// Reads the tag at `position`.
  mutating func tag() throws(DataFailure) -> YAMLTag {
    let start = position
    if text.at(start + 1) == UInt8(ascii: "<") { return try verbatimTag() }
    // A second exclamation mark ends the handle.
    var handleEnd = start + 1
    var index = start + 1
    while !text.isBlank(index), !text.isFlowIndicator(text.at(index)) {
      if text.at(index) == UInt8(ascii: "!"), handleEnd == start + 1 { handleEnd = index + 1 }
      index += 1
    }
    position = index
    let written = text.slice(start, index)
    let suffix = text.slice(handleEnd, index)
    if handleEnd > start + 1, index == handleEnd {
      throw text.failure("a tag needs a name behind its handle", at: start, length: index - start)
    }
    try checkTag(suffix)
    if let mark = suffix.range.first(where: { text.at($0) == UInt8(ascii: "!") }) {
      throw text.unexpected("a character of a tag", at: mark)
    }
    return YAMLTag(text: written, suffix: suffix, prefix: try prefix(text.slice(start, handleEnd)))
  }

  private mutating func verbatimTag() throws(DataFailure) -> YAMLTag {
    let start = position
    position += 2
    while text.at(position) != UInt8(ascii: ">") {
      if text.isBlank(position) { throw text.unexpected(">", at: position) }
      position += 1
    }
    let suffix = text.slice(start + 2, position)
    // A local tag has a name, any other is a URI: it begins with its scheme.
    let first = text.at(start + 2)
    let isLocal = first == UInt8(ascii: "!") && suffix.range.count > 1
    guard isLocal || (first | 0x20) &- 0x61 < 26 else {
      throw text.unexpected("a tag that begins with ! or a scheme", at: start + 2)
    }
    try checkTag(suffix)
    position += 1
    return YAMLTag(text: text.slice(start, position), suffix: suffix, prefix: DataBuilder.noPrefix)
  }

  /// The characters of a URI; two hexadecimal digits behind a percent sign.
  private func checkTag(_ suffix: DataSlice) throws(DataFailure) {
    for index in suffix.range {
      let byte = text.bytes[index]
      let isAllowed = byte > 0x20 && byte < 0x7F && !Self.forbiddenInTags.contains(byte)
      guard isAllowed else { throw text.unexpected("a character of a tag", at: index) }
      if byte == UInt8(ascii: "%"),
        DataText.hexValue(text.at(index + 1)) == nil || DataText.hexValue(text.at(index + 2)) == nil
      {
        throw text.unexpected("two hexadecimal digits", at: index + 1)
      }
    }
  }

  private static let forbiddenInTags = Array("\"<>\\^`{|}".utf8)

  /// What a handle stands for: the document's directives first, then the two that are always there.
  private func prefix(_ handle: DataSlice) throws(DataFailure) -> UInt32 {
    let name = text.bytes[handle.range]
    for known in handles where text.bytes[known.name.range].elementsEqual(name) {
      return known.prefix
    }
    if name.count == 1 { return DataBuilder.localPrefix }
    if name.count == 2 { return DataBuilder.corePrefix }
    throw text.failure(
      "the document declares no tag handle \(text.string(handle))",
      at: Int(handle.start), length: name.count, help: "declare it with %TAG before ---")
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
    let (kind, isTrue) = YAMLCoreSchema.kind(UnsafeBufferPointer(rebasing: text.bytes[range]))
    record.kind = kind == wanted ? kind : .string
    if isTrue, kind == wanted { record.flags.insert(.isTrue) } else { record.flags.remove(.isTrue) }
    return record
  }

  /// The kind of scalar that a tag of the core schema names.
  private func coreKind(_ tag: YAMLTag) -> DataRecordKind? {
    var name = text.bytes[tag.suffix.range]
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
