import Diagnostics
package import SourceTrees

/// Checks a JSON tree by a JSON schema, as far as the schemas of the tests go: drafts 4 to 2020-12 without
/// remote references, `if`, `dependentRequired` and the like.
package struct SchemaValidator {
  private let root: DataNode

  package init(_ root: DataNode) { self.root = root }

  /// What is wrong with a value, each with a JSON pointer to it; empty where it is valid.
  package func faults(in value: DataNode) -> [String] {
    var faults: [String] = []
    check(value, root, at: "", &faults, depth: 0)
    return faults
  }

  /// What `#` or `#/definitions/x` names. None of the schemas has a name that would have to be escaped.
  private func target(of reference: String) -> DataNode? {
    guard reference.hasPrefix("#") else { return nil }
    var target: DataNode? = root
    for name in reference.dropFirst().split(separator: "/") { target = target?[name] }
    return target
  }

  private func check(
    _ value: DataNode, _ schema: DataNode, at path: String, _ faults: inout [String], depth: Int
  ) {
    guard depth < 100, faults.count < 50 else { return }
    if let reference = schema["$ref"]?.text {
      guard let target = target(of: reference) else {
        return faults.append("no schema \(reference)")
      }
      return check(value, target, at: path, &faults, depth: depth + 1)
    }
    checkScalar(value, schema, at: path, &faults)
    for key in ["anyOf", "oneOf", "allOf"] {
      guard let choices = schema[key].map({ Array($0.elements) }) else { continue }
      let valid = choices.filter { choice in
        var found: [String] = []
        check(value, choice, at: path, &found, depth: depth + 1)
        return found.isEmpty
      }
      let isWell =
        key == "oneOf"
        ? valid.count == 1 : key == "anyOf" ? !valid.isEmpty : valid.count == choices.count
      if !isWell { faults.append("\(path) fits \(valid.count) of \(key)") }
    }
    if value.isMapping { checkMembers(value, schema, at: path, &faults, depth: depth) }
    if value.isSequence { checkElements(value, schema, at: path, &faults, depth: depth) }
  }

  private func checkScalar(
    _ value: DataNode, _ schema: DataNode, at path: String, _ faults: inout [String]
  ) {
    if let type = schema["type"] {
      let names = type.isSequence ? type.elements.map(\.text) : [type.text]
      if !names.contains(where: { Self.isOf(value, $0) }) {
        faults.append("\(path) is no \(names.joined(separator: ", "))")
      }
    }
    if let choices = schema["enum"]?.elements, !choices.contains(where: { $0.text == value.text }) {
      faults.append("\(path) can't be \(value.text)")
    }
    if let number = value.number {
      if let low = schema["minimum"]?.number, number < low {
        faults.append("\(path) is under \(low)")
      }
      if let high = schema["maximum"]?.number, number > high {
        faults.append("\(path) is over \(high)")
      }
      if let low = schema["exclusiveMinimum"]?.number, number <= low {
        faults.append("\(path) is not over \(low)")
      }
    }
    guard value.isString else { return }
    if let least = schema["minLength"]?.number, Double(value.text.unicodeScalars.count) < least {
      faults.append("\(path) is shorter than \(least)")
    }
    if let pattern = schema["pattern"]?.text, let expression = try? Regex(pattern),
      value.text.firstMatch(of: expression) == nil
    {
      faults.append("\(path) does not match \(pattern): \(value.text)")
    }
    if schema["format"]?.text.hasPrefix("uri") == true, !Self.isURIReference(value.text) {
      faults.append("\(path) is no URI reference: \(value.text)")
    }
  }

  private func checkMembers(
    _ value: DataNode, _ schema: DataNode, at path: String, _ faults: inout [String], depth: Int
  ) {
    for name in schema["required"]?.elements.map(\.text) ?? [] where value[name] == nil {
      faults.append("\(path) has no \(name)")
    }
    for (key, member) in value.members {
      let inner = "\(path)/\(key.text)"
      if let names = schema["propertyNames"] {
        check(key, names, at: inner, &faults, depth: depth + 1)
      }
      if let known = schema["properties"]?[key.text] {
        check(member, known, at: inner, &faults, depth: depth + 1)
      } else if let other = schema["additionalProperties"] {
        if other.isMapping {
          check(member, other, at: inner, &faults, depth: depth + 1)
        } else if other.boolean == false {
          faults.append("\(inner) is not known")
        }
      }
    }
  }

  private func checkElements(
    _ value: DataNode, _ schema: DataNode, at path: String, _ faults: inout [String], depth: Int
  ) {
    let elements = Array(value.elements)
    if let least = schema["minItems"]?.number, Double(elements.count) < least {
      faults.append("\(path) has only \(elements.count) elements")
    }
    if schema["uniqueItems"]?.boolean == true {
      let texts = elements.map { $0.tree.file.text($0.span) }
      if Set(texts).count < texts.count { faults.append("\(path) has equal elements") }
    }
    guard let items = schema["items"] else { return }
    for (index, element) in elements.enumerated() {
      check(element, items, at: "\(path)/\(index)", &faults, depth: depth + 1)
    }
  }

  private static func isOf(_ value: DataNode, _ type: String) -> Bool {
    switch type {
    case "object": value.isMapping
    case "array": value.isSequence
    case "string": value.isString
    case "boolean": value.boolean != nil && !value.isString
    case "null": value.isNull
    case "integer": !value.isString && value.number.map { $0 == $0.rounded() } ?? false
    case "number": !value.isString && value.number != nil
    default: false
    }
  }

  /// RFC 3986, appendix B, and the characters of section 2; a colon in the first segment of a path begins it
  /// with a scheme.
  package static func isURIReference(_ text: String) -> Bool {
    let allowed = "-._~:/?#[]@!$&'()*+,;=%".unicodeScalars
    for scalar in text.unicodeScalars {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || 48...57 ~= scalar.value)
      guard isLetter || allowed.contains(scalar) else { return false }
    }
    for part in text.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      guard part.prefix(2).count == 2, part.prefix(2).allSatisfy(\.isHexDigit) else { return false }
    }
    guard let colon = text.firstIndex(of: ":") else { return true }
    let first = text[..<colon]
    if first.contains("/") { return true }
    return first.first?.isLetter == true
      && first.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }
}
