import Diagnostics

/// JSON as people read it: two spaces a level, members in the order given.
indirect enum JSONText: Sendable {
  case string(String)
  /// A number or a word, as it is to be written.
  case verbatim(String)
  case array([JSONText])
  case members([Member])
  /// On one line, however long.
  case inline(JSONText)

  struct Member: Sendable {
    var key: String
    var value: JSONText
  }

  static func object(_ members: [(String, JSONText)]) -> JSONText {
    .members(members.map { Member(key: $0.0, value: $0.1) })
  }

  enum Style {
    /// `"key": value`
    case common
    /// `"key" : value`, as Xcode writes asset catalogues.
    case xcode
  }

  func bytes(_ style: Style) -> [UInt8] {
    var output = Output()
    write(to: &output, depth: 0, style)
    output.newline()
    return output.take()
  }

  private func write(to output: inout Output, depth: Int, _ style: Style) {
    switch self {
    case .string(let text): Self.quote(text, to: &output)
    case .verbatim(let text): output.write(text)
    case .inline(let inner): inner.writeInline(to: &output, style)
    case .array(let elements):
      Self.block("[", "]", elements, to: &output, depth) { element, output in
        element.write(to: &output, depth: depth + 1, style)
      }
    case .members(let members):
      Self.block("{", "}", members, to: &output, depth) { member, output in
        Self.key(member.key, to: &output, style)
        member.value.write(to: &output, depth: depth + 1, style)
      }
    }
  }

  private func writeInline(to output: inout Output, _ style: Style) {
    switch self {
    case .array(let elements):
      Self.line("[", "]", elements, to: &output) { $0.writeInline(to: &$1, style) }
    case .members(let members):
      Self.line("{ ", " }", members, to: &output) { member, output in
        Self.key(member.key, to: &output, style)
        member.value.writeInline(to: &output, style)
      }
    default: write(to: &output, depth: 0, style)
    }
  }

  private static func key(_ name: String, to output: inout Output, _ style: Style) {
    quote(name, to: &output)
    output.write(style == .xcode ? " : " : ": ")
  }

  private static func block<Item>(
    _ opening: String, _ closing: String, _ items: [Item], to output: inout Output, _ depth: Int,
    _ body: (Item, inout Output) -> Void
  ) {
    output.write(opening)
    for (index, item) in items.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      output.write(spaces: depth * 2 + 2)
      body(item, &output)
    }
    output.newline()
    output.write(spaces: depth * 2)
    output.write(closing)
  }

  private static func line<Item>(
    _ opening: String, _ closing: String, _ items: [Item], to output: inout Output,
    _ body: (Item, inout Output) -> Void
  ) {
    output.write(opening)
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(", ") }
      body(item, &output)
    }
    output.write(closing)
  }

  private static func quote(_ text: String, to output: inout Output) {
    var writer = JSONWriter()
    writer.string(text)
    output.write(bytes: writer.take())
  }
}
