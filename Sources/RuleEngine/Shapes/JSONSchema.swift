package import Diagnostics

/// JSON Schemas (draft 2020-12) from the descriptions that files are read by, for editors and other
/// validators.
///
/// A schema is what one file can be held to by itself: names that other files define are any text.
package enum JSONSchema: String, CaseIterable, Sendable {
  case rules, screen, report

  package var document: JSONValue {
    let shape = description
    var members: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", .string(title)),
    ]
    members += self.members(of: shape)
    members.append(.init("$defs", .object(definitions(below: shape))))
    return .object(members)
  }

  private var title: String {
    switch self {
    case .rules: "contrast: rules.yml"
    case .screen: "contrast: a screen manifest"
    case .report: "contrast: a report of contrast check --format json"
    }
  }

  private var description: ShapeDescription {
    switch self {
    case .rules: Configuration.shape.description
    case .screen: ScreenManifest.shape.description
    case .report: ReportShape.description
    }
  }

  /// Every mapping that is reached from one, once: elements hold elements.
  private func definitions(below shape: ShapeDescription) -> [JSONValue.Member] {
    var known: Set<String> = []
    var found: [JSONValue.Member] = []
    var pending = shape.fields.flatMap { Self.objects(in: $0.type) }[...]
    while let next = pending.popFirst() {
      let name = Self.name(next)
      guard known.insert(name).inserted else { continue }
      found.append(.init(name, .object(members(of: next))))
      pending += next.fields.flatMap { Self.objects(in: $0.type) }
    }
    return found
  }

  private static func objects(in type: ValueType) -> [ShapeDescription] {
    switch type {
    case .object(let shape): [shape()]
    case .list(let type, _), .map(_, let type), .optional(let type): objects(in: type)
    case .either(let types): types.flatMap { objects(in: $0) }
    case .text, .number, .integer, .boolean, .choice: []
    }
  }

  /// "an entry of pairs" is `entry-of-pairs`.
  fileprivate static func name(_ shape: ShapeDescription) -> String {
    var words = shape.name.split(separator: " ")
    if let first = words.first, first == "a" || first == "an" { words.removeFirst() }
    return words.joined(separator: "-")
  }

  private func members(of shape: ShapeDescription) -> [JSONValue.Member] {
    let required = shape.fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members: [JSONValue.Member] = [
      .init("description", .string(shape.summary)),
      .init("type", "object"),
      .init("properties", .object(shape.fields.map { .init($0.name, Self.property($0)) })),
    ]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    // A report may get keys that are not described yet; whoever reads one must let them pass.
    if self != .report { members.append(.init("additionalProperties", false)) }
    return members
  }

  private static func property(_ field: FieldDescription) -> JSONValue {
    let standard = field.default.map { " Default: \($0)." } ?? ""
    return .object([.init("description", .string(field.summary + standard))] + field.type.schema)
  }
}

extension ValueType {
  /// The keywords that hold a value to this type.
  fileprivate var schema: [JSONValue.Member] {
    switch self {
    case .text(let kind): kind.schema
    case .number(let minimum, let maximum): Self.number("number", minimum, maximum)
    case .integer(let minimum, let maximum):
      Self.number("integer", minimum.map { Double($0) }, maximum.map { Double($0) })
    case .boolean: [.init("type", "boolean")]
    case .choice(let names): [.init("enum", .array(names.map { .string($0) }))]
    case .list(let element, orSingle: true):
      Self.either([element.schema, ValueType.list(element, orSingle: false).schema])
    case .list(let element, orSingle: false):
      [.init("type", "array"), .init("items", .object(element.schema))]
    case .map(let keys, let values): Self.map(keys, values)
    case .object(let shape): [.init("$ref", .string("#/$defs/" + JSONSchema.name(shape())))]
    case .either(let types): Self.either(types.map(\.schema))
    case .optional(let type): Self.either([type.schema, [.init("type", "null")]])
    }
  }

  fileprivate static func either(_ alternatives: [[JSONValue.Member]]) -> [JSONValue.Member] {
    [.init("anyOf", .array(alternatives.map { .object($0) }))]
  }

  fileprivate static func number(
    _ type: String, _ minimum: Double?, _ maximum: Double?
  ) -> [JSONValue.Member] {
    var members = [JSONValue.Member("type", .string(type))]
    if let minimum { members.append(.init("minimum", .number(minimum))) }
    if let maximum { members.append(.init("maximum", .number(maximum))) }
    return members
  }

  private static func map(_ keys: String, _ values: ValueType) -> [JSONValue.Member] {
    var members = [JSONValue.Member("type", "object")]
    if keys == TextKind.rule.rawValue {
      members.append(.init("propertyNames", .object(TextKind.rule.schema)))
    }
    return members + [.init("additionalProperties", .object(values.schema))]
  }
}

extension TextKind {
  fileprivate var schema: [JSONValue.Member] {
    switch self {
    case .rule: [.init("enum", .array(Rules.ids.map { .string($0) }))]
    case .date:
      [.init("type", "string"), .init("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    case .fraction: Self.positive(or: "^ *[0-9.]+ */ *[0-9.]+ *$")
    case .size: Self.positive(or: "^[0-9.]+(pt|px)$")
    case .weight:
      ValueType.either([ValueType.number("number", 1, 1000), [.init("type", "string")]])
    case .path, .selector: Self.nonEmpty(["string"])
    // A name may look like a number or a truth value: 004e89, 500, on.
    case .plain, .token, .tokenOrRole, .color, .appearance, .state, .screen, .use, .usage,
      .textStyle, .subject:
      Self.nonEmpty(["string", "number", "boolean"])
    }
  }

  private static func nonEmpty(_ types: JSONValue) -> [JSONValue.Member] {
    [.init("type", types), .init("minLength", 1)]
  }

  private static func positive(or pattern: String) -> [JSONValue.Member] {
    ValueType.either([
      [.init("type", "number"), .init("exclusiveMinimum", 0)],
      [.init("type", "string"), .init("pattern", .string(pattern))],
    ])
  }
}
