/// A JSON document as a value, for small documents that are built before they are written.
package indirect enum JSONValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// As bytes with a line break at the end, laid out for people: two spaces a level; what is short
  /// stands on one line.
  package var bytes: [UInt8] {
    var writer = Layout()
    writer.write(self, indent: 0)
    writer.output.newline()
    return writer.output.take()
  }

  /// Without a space.
  fileprivate var compact: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.take()
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONWriter {
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .boolean(let value): boolean(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements):
      array { writer in
        for element in elements { writer.value(element) }
      }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(named: member.name)
          writer.value(member.value)
        }
      }
    }
  }
}

/// Indents by depth.
private struct Layout {
  static let width = 100
  var output = Output(capacity: 4096)

  mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .array(let elements) where !elements.isEmpty && !isShort(value, indent):
      lines("[", "]", indent, elements) { layout, element in
        layout.write(element, indent: indent + 2)
      }
    case .object(let members) where !members.isEmpty && !isShort(value, indent):
      lines("{", "}", indent, members) { layout, member in
        layout.output.write(bytes: JSONValue.string(member.name).compact)
        layout.output.write(": ")
        layout.write(member.value, indent: indent + 2)
      }
    default: output.write(bytes: value.compact)
    }
  }

  private mutating func lines<Element>(
    _ opening: String, _ closing: String, _ indent: Int, _ elements: [Element],
    _ write: (inout Layout, Element) -> Void
  ) {
    output.write(opening)
    for (number, element) in elements.enumerated() {
      if number > 0 { output.write(",") }
      output.newline()
      output.write(spaces: indent + 2)
      write(&self, element)
    }
    output.newline()
    output.write(spaces: indent)
    output.write(closing)
  }

  /// Whether a container holds nothing but plain values and has room on a line.
  private func isShort(_ value: JSONValue, _ indent: Int) -> Bool {
    let parts: [JSONValue]
    switch value {
    case .array(let elements): parts = elements
    case .object(let members): parts = members.map(\.value)
    default: return true
    }
    let isFlat = parts.allSatisfy {
      switch $0 {
      case .array(let elements): elements.isEmpty
      case .object(let members): members.isEmpty
      default: true
      }
    }
    return isFlat && indent + value.compact.count <= Self.width
  }
}
