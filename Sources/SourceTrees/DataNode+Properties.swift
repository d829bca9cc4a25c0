/// Anchors and tags of YAML.
extension DataNode {
  private var properties: DataProperties? {
    guard record.flags.contains(.hasProperties) else { return nil }
    let all = tree.properties
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].record < index { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].record == index ? all[low] : nil
  }

  /// The anchor's name, without `&`.
  package var anchor: String? {
    properties.flatMap { $0.anchor.range.isEmpty ? nil : slice($0.anchor) }
  }

  /// The tag with its handle resolved: `tag:yaml.org,2002:str`, `!local`; `!` alone for a node that is not
  /// to be resolved.
  package var tag: String? {
    guard let properties, !properties.tag.range.isEmpty else { return nil }
    let prefix = tree.tagPrefixes[Int(properties.prefix)]
    let suffix = Self.percentDecoded(tree.bytes[properties.suffix.range])
    return prefix + String(decoding: suffix ?? [], as: UTF8.self)
  }

  private func slice(_ slice: DataSlice) -> String {
    String(decoding: tree.bytes[slice.range], as: UTF8.self)
  }
}

extension DataNode {
  /// Each `%` and its two hexadecimal digits as the byte that they stand for; nil where digits are missing.
  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
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
