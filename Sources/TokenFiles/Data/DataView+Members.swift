import SourceTrees

extension DataView {
  /// The value of a mapping's member.
  func member(_ name: StaticString, of node: DataEntry) -> DataEntry? {
    guard node.isMapping else { return nil }
    var site = node.first
    while site < node.end {
      let value = following(site)
      if text(at: site).equals(name) { return entry(value) }
      site = following(value)
    }
    return nil
  }

  /// The value of a mapping's member, by a name from a file.
  func member(named name: String, of node: DataEntry) -> DataEntry? {
    members(of: node).first { $0.key.text.elementsEqual(name.utf8) }?.value
  }

  /// Keys and values of a mapping, in order.
  func members(of node: DataEntry) -> [(key: DataEntry, value: DataEntry)] {
    var members: [(key: DataEntry, value: DataEntry)] = []
    guard node.isMapping else { return [] }
    var site = node.first
    while site < node.end {
      let key = entry(site)
      let value = entry(key.next)
      members.append((key, value))
      site = value.next
    }
    return members
  }

  /// The elements of a sequence, in order.
  func elements(of node: DataEntry) -> [DataEntry] {
    var elements: [DataEntry] = []
    guard node.kind == .sequence else { return [] }
    var site = node.first
    while site < node.end {
      let element = entry(site)
      elements.append(element)
      site = element.next
    }
    return elements
  }
}
