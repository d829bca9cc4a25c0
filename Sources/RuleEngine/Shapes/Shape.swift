import Diagnostics
import SourceTrees

/// A mapping with known keys: the one description that its reading, its messages, its JSON Schema and
/// its documentation come from.
package struct Shape<Root: Sendable>: Sendable {
  package let name: String
  /// One sentence with a full stop.
  package let summary: String
  let fields: [Field<Root>]
  /// The keys, in the order of the fields; and a bit for each that is required.
  private let keys: [String]
  private let required: UInt64

  init(_ name: String, _ summary: String, _ fields: [Field<Root>]) {
    self.name = name
    self.summary = summary
    self.fields = fields
    keys = fields.map(\.description.name)
    required = fields.indices.reduce(0) {
      fields[$1].description.isRequired ? $0 | 1 << UInt64($1 & 63) : $0
    }
  }

  package var description: ShapeDescription {
    ShapeDescription(name: name, summary: summary, fields: fields.map(\.description))
  }

  /// Reads what can be read into `root` and reports the rest. Lists in `root` are appended to, other
  /// values replaced: that is how a file adds to those that it extends.
  func read(_ node: DataNode, into root: inout Root, _ log: inout ReadingLog) {
    guard node.kind == .mapping else {
      log.mismatch(node, expected: .object { description })
      return
    }
    var seen: UInt64 = 0
    var hasUnknown = false
    for (key, value) in node.members {
      guard let index = keys.firstIndex(of: key.text) else {
        log.unknown("key", key.text, at: key.location, among: keys)
        hasUnknown = true
        continue
      }
      seen |= 1 << UInt64(index & 63)
      fields[index].apply(value, &root, &log)
    }
    // An unknown key may be the missing one with a typo in it.
    let missing = hasUnknown ? 0 : required & ~seen
    for index in keys.indices where missing >> UInt64(index & 63) & 1 == 1 {
      log.report("\(name) needs the key \(keys[index])", at: log.start(of: node))
    }
  }
}

/// One key of a mapping.
struct Field<Root: Sendable>: Sendable {
  let description: FieldDescription
  let apply: @Sendable (DataNode, inout Root, inout ReadingLog) -> Void

  /// A key whose value is read by itself and then stored.
  init<Content: Sendable>(
    _ name: String, _ value: Value<Content>, required: Bool = false, default: String? = nil,
    _ summary: String, store: @escaping @Sendable (inout Root, Content) -> Void
  ) {
    description = FieldDescription(
      name: name, type: value.type, summary: summary, isRequired: required, default: `default`)
    apply = { node, root, log in
      if let content = value.read(node, &log) { store(&root, content) }
    }
  }

  /// A key whose value is a mapping from names to entries. An entry of a name that is there already
  /// is added to.
  init<Entry: Sendable>(
    _ name: String, keys: String, _ shape: Shape<Entry>, _ summary: String,
    entries: @escaping @Sendable (inout Root, (inout [Entry]) -> Void) -> Void,
    nameOf: @escaping @Sendable (Entry) -> String,
    make: @escaping @Sendable (Placed<String>) -> Entry
  ) {
    let type = ValueType.map(keys: keys, values: .object { shape.description })
    description = FieldDescription(
      name: name, type: type, summary: summary, isRequired: false, default: nil)
    apply = { node, root, log in
      guard node.kind == .mapping else { return log.mismatch(node, expected: type) }
      entries(&root) { entries in
        var known: [String: Int] = [:]
        for (index, entry) in entries.enumerated() { known[nameOf(entry)] = index }
        for (key, value) in node.members {
          let index = known[key.text] ?? entries.count
          if index == entries.count {
            entries.append(make(Placed(key.text, at: key.location)))
            known[key.text] = index
          }
          shape.read(value, into: &entries[index], &log)
        }
      }
    }
  }
}

/// A mapping with known keys, as data.
package struct ShapeDescription: Sendable {
  package var name: String
  package var summary: String
  package var fields: [FieldDescription]
}

/// One key, as data.
package struct FieldDescription: Sendable {
  package var name: String
  package var type: ValueType
  /// One sentence with a full stop.
  package var summary: String
  package var isRequired: Bool
  /// What holds where the key is left out, as it would be written.
  package var `default`: String?
}
