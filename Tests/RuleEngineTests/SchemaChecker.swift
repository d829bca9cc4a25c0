import Diagnostics
import SourceTrees

/// Holds a tree to a JSON Schema: the keywords that ours use, by the text of draft 2020-12.
struct SchemaChecker {
  private let root: JSONValue
  private(set) var faults: [String] = []

  init(_ root: JSONValue) { self.root = root }

  static func faults(of node: DataNode, by schema: JSONValue) -> [String] {
    var checker = SchemaChecker(schema)
    checker.check(node, schema, "")
    return checker.faults
  }

  private mutating func check(_ node: DataNode, _ schema: JSONValue, _ path: String) {
    guard case .object(let members) = schema else { return }
    for member in members { check(node, member.name, member.value, schema, path) }
  }

  private mutating func check(
    _ node: DataNode, _ keyword: String, _ value: JSONValue, _ schema: JSONValue, _ path: String
  ) {
    switch (keyword, value) {
    case ("$ref", .string(let pointer)): check(node, resolve(pointer), path)
    case ("type", .string(let name)): require(isOf(name, node), path, "type \(name)")
    case ("type", .array(let names)):
      require(names.contains { $0.text.map { isOf($0, node) } ?? false }, path, "types \(names)")
    case ("enum", .array(let values)):
      require(values.contains { $0.text == node.text }, path, "enum: \(node.text)")
    case ("minimum", .number(let bound)):
      if let number = node.number { require(number >= bound, path, "minimum \(bound)") }
    case ("maximum", .number(let bound)):
      if let number = node.number { require(number <= bound, path, "maximum \(bound)") }
    case ("exclusiveMinimum", .number(let bound)):
      if let number = node.number { require(number > bound, path, "exclusiveMinimum \(bound)") }
    case ("minLength", .number):
      if node.kind == .string { require(!node.text.isEmpty, path, "minLength") }
    case ("pattern", .string(let pattern)):
      if node.kind == .string, let regex = try? Regex(pattern) {
        require(node.text.firstMatch(of: regex) != nil, path, "pattern \(pattern)")
      }
    case ("anyOf", .array(let schemas)):
      let all = schemas.map { alternative in
        var checker = SchemaChecker(root)
        checker.check(node, alternative, path)
        return checker.faults
      }
      require(all.contains([]), path, "anyOf: \(all)")
    case ("items", let items):
      for (index, element) in node.elements.enumerated() {
        check(element, items, path + "/\(index)")
      }
    case ("required", .array(let names)):
      guard node.kind == .mapping else { return }
      for name in names.compactMap(\.text) {
        require(node.members.contains { $0.key.text == name }, path, "required \(name)")
      }
    case ("properties", .object(let properties)):
      for (key, child) in node.members {
        guard let property = properties.first(where: { $0.name == key.text }) else { continue }
        check(child, property.value, path + "/" + key.text)
      }
    case ("propertyNames", let names):
      for (key, _) in node.members { check(key, names, path + "/" + key.text) }
    case ("additionalProperties", let additional):
      let known = schema["properties"]?.names ?? []
      for (key, child) in node.members where !known.contains(key.text) {
        if additional == false {
          require(false, path, "additional \(key.text)")
        } else {
          check(child, additional, path + "/" + key.text)
        }
      }
    case ("$schema", _), ("title", _), ("description", _), ("$defs", _): break
    default: require(false, path, "unknown keyword \(keyword)")
    }
  }

  private mutating func require(_ holds: Bool, _ path: String, _ message: String) {
    if !holds { faults.append("\(path): \(message)") }
  }

  private func isOf(_ name: String, _ node: DataNode) -> Bool {
    switch name {
    case "object": node.kind == .mapping
    case "array": node.kind == .sequence
    case "string": node.kind == .string
    case "number": node.kind == .number
    case "integer": node.kind == .number && node.number.flatMap { Int(exactly: $0) } != nil
    case "boolean": node.kind == .boolean
    case "null": node.kind == .null
    default: false
    }
  }

  private func resolve(_ pointer: String) -> JSONValue {
    let name = String(pointer.dropFirst("#/$defs/".count))
    return root["$defs"]?[name] ?? .object([.init("\(pointer) leads nowhere", .null)])
  }
}

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  var names: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }

  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
