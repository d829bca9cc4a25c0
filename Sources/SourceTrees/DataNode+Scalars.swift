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
    let range = record.kind.isCollection ? 0..<0 : record.contentRange
    return try tree.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Whether a scalar's text is `name`, byte for byte (not by canonical equivalence).
  package func isText(_ name: String) -> Bool {
    let record = self.record
    let count = name.utf8.count
    // Most names differ in length, and then nothing need be looked at.
    if !record.flags.contains(.decoded), record.contentRange.count != count { return false }
    var name = name
    return isScalar
      && withBytes { bytes in
        name.withUTF8 { wanted in
          guard bytes.count == wanted.count else { return false }
          for index in 0..<wanted.count where bytes[index] != wanted[index] { return false }
          return true
        }
      }
  }

  /// Whether a scalar's text is `name`, byte for byte (not by canonical equivalence).
  package func isText(_ name: Substring) -> Bool {
    isScalar && withBytes { $0.elementsEqual(name.utf8) }
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
}
