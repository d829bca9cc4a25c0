import Diagnostics
import SourceTrees

/// How a value of a type is read: its description, and the function that follows it.
package struct Value<Content: Sendable>: Sendable {
  let type: ValueType
  /// Nil where there is nothing that could be used; that has been reported then.
  let read: @Sendable (DataNode, inout ReadingLog) -> Content?

  /// The same with its place.
  var placed: Value<Placed<Content>> {
    Value<Placed<Content>>(type: type) { node, log in
      read(node, &log).map { Placed($0, at: node.location) }
    }
  }

  /// What can't be read is nil, which is not the same as not written.
  var attempted: Value<Content?> {
    Value<Content?>(type: type) { node, log in .some(read(node, &log)) }
  }

  /// A list; elements that can't be read are left out. One value may stand without a list.
  var list: Value<[Content]> {
    Value<[Content]>(type: .list(type, orSingle: true)) { node, log in
      guard node.kind == .sequence else { return read(node, &log).map { [$0] } }
      var contents: [Content] = []
      for element in node.elements {
        if let content = read(element, &log) { contents.append(content) }
      }
      return contents
    }
  }

  /// A list that says something: one without elements is most likely a mistake, and would switch a limit
  /// off without a word.
  var nonEmptyList: Value<[Content]> {
    let list = list
    return Value<[Content]>(type: list.type) { node, log in
      if node.kind == .sequence, !node.elements.contains(where: { _ in true }) {
        log.report(
          "an empty list says nothing", at: node.location, help: "leave the key out, or fill it in")
      }
      return list.read(node, &log)
    }
  }

  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Content) -> Other
  ) -> Value<Other> {
    Value<Other>(type: type) { node, log in read(node, &log).map(transform) }
  }

  /// Nothing written stands for a value too.
  func orNothing(_ make: @escaping @Sendable (Location) -> Content) -> Value<Content> {
    Value(type: .optional(type)) { node, log in
      node.kind == .null && node.colorComment == nil ? make(node.location) : read(node, &log)
    }
  }

  /// A mapping is read by this one, anything else by the other.
  func orScalar(_ other: Value<Content>) -> Value<Content> {
    Value(type: .either([other.type, type])) { node, log in
      node.kind == .mapping ? read(node, &log) : other.read(node, &log)
    }
  }
}

extension Value {
  /// A mapping with known keys; `make` gets its place.
  static func object(
    _ shape: Shape<Content>, make: @escaping @Sendable (Location) -> Content
  ) -> Value {
    Value(type: .object { shape.description }) { node, log in
      guard node.kind == .mapping else {
        log.mismatch(node, expected: .object { shape.description })
        return nil
      }
      var content = make(log.start(of: node))
      shape.read(node, into: &content, &log)
      return content
    }
  }

  /// A mapping from names to values.
  static func map<Entry: Sendable>(
    keys: String, _ value: Value<Entry>,
    make: @escaping @Sendable ([(Placed<String>, Entry)]) -> Content
  ) -> Value {
    let type = ValueType.map(keys: keys, values: value.type)
    return Value(type: type) { node, log in
      guard node.kind == .mapping else {
        log.mismatch(node, expected: type)
        return nil
      }
      var entries: [(Placed<String>, Entry)] = []
      for (key, child) in node.members {
        guard let entry = value.read(child, &log) else { continue }
        entries.append((Placed(key.text, at: key.location), entry))
      }
      return make(entries)
    }
  }
}
