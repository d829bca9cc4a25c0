import Diagnostics

extension DataNode {
  /// The decoded text of a scalar, a number's as it is written; empty for collections.
  package var text: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a string, nil for all else.
  package var string: String? { isString ? text : nil }

  /// Lends the UTF-8 bytes of a scalar's decoded text; of a collection, none.
  package func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let record = self.record
    if record.flags.contains(.decoded) {
      let range = tree.slices[Int(record.next)].range
      return try tree.decoded.withUnsafeBufferPointer { bytes throws(Failure) in
        try body(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
    let range = record.kind.isCollection ? 0..<0 : contentSpan.range
    return try tree.file.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// The bytes of the file that are the scalar's text, where nothing in it had to be decoded.
  package var sourceRange: Range<Int>? {
    let record = self.record
    guard !record.kind.isCollection, !record.flags.contains(.decoded) else { return nil }
    return contentSpan.range
  }

  /// Whether a scalar's text is `name`, byte for byte (not by canonical equivalence).
  package func isText(_ name: some StringProtocol) -> Bool {
    guard isScalar else { return false }
    return withBytes { bytes in
      let quick = name.utf8.withContiguousStorageIfAvailable { DataText.equal(bytes, $0) }
      return quick ?? bytes.elementsEqual(name.utf8)
    }
  }

  /// The value of a number, correctly rounded (infinite where a double can't hold it); nil where the
  /// node isn't a number.
  package var number: Double? {
    guard record.kind == .number else { return nil }
    return withBytes(DataNumber.value)
  }

  package var boolean: Bool? {
    record.kind == .boolean ? record.flags.contains(.isTrue) : nil
  }

  package var isNull: Bool { record.kind == .null }

  /// Whether nothing at all is written here: YAML's `key:` at the end of a line.
  package var isAbsent: Bool { record.flags.contains(.absent) }
}
