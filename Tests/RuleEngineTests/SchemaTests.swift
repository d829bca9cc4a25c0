import Diagnostics
import SourceTrees
import TestSupport
import Testing

@testable import RuleEngine

/// The schemas are made from the description that reads the files; here both are asked about the same
/// files.
@Suite struct SchemaTests {
  private func tree(_ path: String, _ text: String) throws -> DataNode {
    let file = SourceFile(path: path, text: text)
    return path.hasSuffix(".json")
      ? try JSON.parse(file, dialect: .strict).root : try YAML.parse(file).root
  }

  private func validator(_ schema: JSONSchema) throws -> SchemaValidator {
    let file = SourceFile(path: "schema.json", bytes: schema.document.bytes)
    return SchemaValidator(try JSON.parse(file, dialect: .strict).root)
  }

  private func faults(_ schema: JSONSchema, _ text: String) throws -> [String] {
    try validator(schema).faults(in: try tree("a.yml", text))
  }

  /// What the validator knows and what says nothing about values.
  private static let keywords: Set<String> = [
    "$schema", "title", "description", "$defs", "$ref", "type", "enum", "minimum", "maximum",
    "exclusiveMinimum", "minLength", "pattern", "anyOf", "items", "required", "properties",
    "propertyNames", "additionalProperties",
  ]

  @Test(arguments: JSONSchema.allCases)
  func `a schema has no keyword that the validator passes over`(_ schema: JSONSchema) {
    var pending = [schema.document]
    while let next = pending.popLast() {
      #expect(next.names.filter { !Self.keywords.contains($0) } == [])
      for name in next.names {
        guard let value = next[name] else { continue }
        switch (name, value) {
        case ("$defs", .object(let members)), ("properties", .object(let members)):
          pending += members.map(\.value)
        case ("items", .object), ("propertyNames", .object), ("additionalProperties", .object):
          pending.append(value)
        case ("anyOf", .array(let alternatives)): pending += alternatives
        default: break
        }
      }
    }
  }

  @Test(arguments: JSONSchema.allCases)
  func `a schema is JSON and every reference leads somewhere`(_ schema: JSONSchema)
    throws
  {
    let file = SourceFile(path: "schema.json", bytes: schema.document.bytes)
    let root = try JSON.parse(file, dialect: .strict).root
    #expect(root["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    let defined = try #require(root["$defs"]).members.map(\.key.text)
    #expect(Set(defined).count == defined.count)
    var pending = [root]
    while let node = pending.popLast() {
      if let reference = node["$ref"], reference.kind == .string {
        #expect(defined.contains(String(reference.text.dropFirst("#/$defs/".count))))
      }
      pending += node.elements.map { $0 } + node.members.map(\.value)
    }
  }

  @Test func `every key is described`() {
    let properties = JSONSchema.rules.document["properties"]
    #expect(properties?.names == Configuration.shape.description.fields.map(\.name))
    let elements = JSONSchema.screen.document["$defs"]?["element"]?["properties"]
    #expect(elements?.names.contains("text-style") ?? false)
    for name in properties?.names ?? [] {
      #expect(properties?[name]?["description"]?.text?.contains(".") ?? false, "\(name)")
    }
  }

  static let fixtures =
    SourceTree.files(below: Repository.root + "/fixtures").filter {
      ($0.hasSuffix("/rules.yml") || $0.contains("/screens/")) && !$0.contains("fail-unknown")
    } + [Repository.root + "/rules.yml"]

  @Test(arguments: fixtures)
  func `the project's own files fit`(_ path: String) throws {
    let file = SourceFile(path: path, bytes: try #require(SourceTree.bytes(path)))
    let validator = try validator(path.hasSuffix("/rules.yml") ? .rules : .screen)
    for document in try YAML.parse(file).documents where !document.isAbsent {
      #expect(validator.faults(in: document) == [], "\(path)")
    }
  }

  @Test(arguments: Rules.all.map { type(of: $0).description.id })
  func `examples of rules fit`(_ id: String) throws {
    let rule = try #require(Rules.named(id))
    for example in type(of: rule).description.examples {
      for (name, text) in example.files where name == "rules.yml" {
        let text = text.replacing("↓", with: "")
        #expect(try faults(.rules, text) == [], "\(id): \(example.title)")
      }
    }
  }

  static let wrong: [(JSONSchema, String)] = [
    (.rules, "tokns: [a.css]"), (.rules, "version: 2"), (.rules, "version: one"),
    (.rules, "rules: {pair-contrst: off}"), (.rules, "rules: {pair-contrast: loud}"),
    (.rules, "pairs: [{foreground: a, background: b, min: 22}]"),
    (.rules, "pairs: [{foreground: a, background: b, as: txt}]"),
    (.rules, "waivers: [{rule: pair-contrast}]"),
    (.rules, "waivers: [{rule: pair-contrast, reason: x, until: tomorrow}]"),
    (.rules, "units: {pt: 0}"), (.rules, "units: {pt: four thirds}"),
    (.rules, "text-styles: {body: {size: big}}"), (.rules, "level: A"),
    (.rules, "roles: {r: {per-screen: {mx: 1}}}"), (.rules, "appearances: [[light]]"),
    (.screen, "elements: []"), (.screen, "screen: a\nelements: [{id: x}]"),
    (.screen, "screen: a\nelements: [{kind: txt}]"),
    (.screen, "screen: a\nelements: [{kind: group, elements: [{kind: text, opacity: 2}]}]"),
    (.screen, "screen: a\nelements: [{kind: control, label: {colr: red}}]"),
  ]

  @Test(arguments: wrong)
  func `what the reading refuses, the schema refuses`(
    _ schema: JSONSchema, _ text: String
  ) throws {
    #expect(try !faults(schema, text).isEmpty)
    // Names of rules are looked up later.
    if schema == .rules, !text.contains("contrst") {
      #expect(!Configuration.parse(SourceFile(path: "rules.yml", text: text)).problems.isEmpty)
    }
  }

  @Test(arguments: [
    "version: 1", "level: {dark: AAA, default: AA}", "appearances: {brand: , light: {css: .light}}",
    "units: {pt: 4/3}", "text-styles: {b: {size: 17pt, weight: semi-bold}, c: {size: 24px}}",
    "roles: {r: {tokens: 500, only: [on, 004e89]}}", "rules: {token-gamut: warning}",
    "tokens: {files: a.css, appearance: dark}", "claims: {file: a.md, names: {ink: '#fff'}}",
    "waivers: {rule: role-count, reason: x, until: 2027-06-30}",
    "parity: {left: a.css, right: b.css, names: {a: b}}",
  ])
  func `what the reading takes, the schema takes`(_ text: String) throws {
    #expect(try faults(.rules, text) == [])
    #expect(Configuration.parse(SourceFile(path: "rules.yml", text: text)).problems.isEmpty)
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var names: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }

  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
