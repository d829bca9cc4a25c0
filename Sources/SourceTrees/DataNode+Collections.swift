/// The elements of a sequence, in order.
package struct DataElements: Sequence, IteratorProtocol, Sendable {
  let tree: DataTree
  var index: UInt32
  let end: UInt32

  package mutating func next() -> DataNode? {
    guard index < end else { return nil }
    let node = DataNode(tree: tree, site: index)
    index = tree.records[Int(index)].following(index)
    return node
  }
}

/// The keys and values of a mapping, in order.
package struct DataMembers: Sequence, IteratorProtocol, Sendable {
  var elements: DataElements

  package mutating func next() -> (key: DataNode, value: DataNode)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key, value)
  }
}

extension DataNode {
  private func children(if kind: DataRecordKind) -> DataElements {
    let record = self.record
    let end = record.kind == kind ? record.next : index + 1
    return DataElements(tree: tree, index: index + 1, end: end)
  }

  /// The elements of a sequence; none for all else.
  package var elements: DataElements { children(if: .sequence) }

  /// The members of a mapping; none for all else.
  package var members: DataMembers { DataMembers(elements: children(if: .mapping)) }

  /// How many elements or members there are; found by walking them.
  package var count: Int {
    var count = 0
    if isMapping { for _ in members { count += 1 } } else { for _ in elements { count += 1 } }
    return count
  }

  /// The value of the member with this name, compared by bytes. Found by walking the members.
  package subscript(key: some StringProtocol) -> DataNode? {
    for (name, value) in members where name.isText(key) { return value }
    return nil
  }

  /// The element at this place. Found by walking the elements.
  package func element(at place: Int) -> DataNode? {
    guard place >= 0 else { return nil }
    var elements = self.elements
    for _ in 0..<place { if elements.next() == nil { return nil } }
    return elements.next()
  }
}
