extension DataNode {
  /// What a JSON Pointer (RFC 6901) names, seen from this node; nil where there is no such node.
  ///
  /// A leading `#` makes it the pointer's URI fragment form, in which `%41` is decoded. Each step walks
  /// the members that stand before the one that it names.
  package func resolve(pointer: String) -> DataNode? {
    var bytes = Array(pointer.utf8)
    if bytes.first == UInt8(ascii: "#") {
      guard let decoded = Self.percentDecoded(bytes.dropFirst()) else { return nil }
      bytes = decoded
    }
    if bytes.isEmpty { return self }
    guard bytes[0] == UInt8(ascii: "/") else { return nil }
    var node = self
    for part in bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let name = Self.unescaped(part), let next = node.child(named: name) else { return nil }
      node = next
    }
    return node
  }

  private func child(named name: [UInt8]) -> DataNode? {
    if isSequence { return Self.index(name).flatMap { element(at: $0) } }
    for (key, value) in members where key.isScalar {
      if key.withBytes({ $0.elementsEqual(name) }) { return value }
    }
    return nil
  }

  /// `~1` is a slash and `~0` a tilde; any other tilde is an error (section 3).
  private static func unescaped(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    var name: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        name.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return name
  }

  /// Digits without a leading zero (section 4).
  private static func index(_ name: [UInt8]) -> Int? {
    guard !name.isEmpty, name.count <= 9, name.count == 1 || name[0] != UInt8(ascii: "0") else {
      return nil
    }
    var value = 0
    for byte in name {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(DataText.hexValue),
        let low = rest.popFirst().flatMap(DataText.hexValue)
      else { return nil }
      result.append(UInt8(truncatingIfNeeded: high << 4 | low))
    }
    return result
  }
}
