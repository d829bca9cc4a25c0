/// The elements of a sequence, in order.
package struct DataElements: Sequence, IteratorProtocol, Sendable {
  let tree: DataTree
  var index: UInt32
  let end: UInt32

  init(_ node: DataNode, if kind: DataRecordKind) {
    let record = node.record
    tree = node.tree
    index = node.index &+ 1
    end = record.kind == kind ? record.next : 0
  }

  package mutating func next() -> DataNode? {
    guard index < end else { return nil }
    let node = DataNode(tree: tree, site: index)
    index = tree[index].following(index)
    return node
  }
}

/// The keys and values of a mapping, in order.
package struct DataMembers: Sequence, IteratorProtocol, Sendable {
  var elements: DataElements

  init(_ node: DataNode) { elements = DataElements(node, if: .mapping) }

  package mutating func next() -> (key: DataNode, value: DataNode)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key, value)
  }
}

extension DataNode {
  /// The elements of a sequence; none for all else.
  package var elements: DataElements { DataElements(self, if: .sequence) }

  /// The members of a mapping; none for all else.
  package var members: DataMembers { DataMembers(self) }

  /// How many elements or members there are; found by walking them.
  package var count: Int {
    isMapping
      ? members.reduce(0) { count, _ in count + 1 } : elements.reduce(0) { count, _ in count + 1 }
  }

  /// The value of the member with this name, compared by bytes. Found by walking the members.
  package subscript(key: String) -> DataNode? {
    for (name, value) in members where name.isText(key) { return value }
    return nil
  }

  /// The value of the member with this name, compared by bytes. Found by walking the members.
  package subscript(key: Substring) -> DataNode? {
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
