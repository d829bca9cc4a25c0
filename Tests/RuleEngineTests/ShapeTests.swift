import Diagnostics
import Testing

@testable import RuleEngine

/// The description of the keys is complete: schema, help and documentation are made of it.
@Suite struct ShapeTests {
  private static let all: [ShapeDescription] = {
    var found: [ShapeDescription] = []
    var pending = [Configuration.shape.description, ScreenManifest.shape.description]
    while let next = pending.popLast() {
      guard !found.contains(where: { $0.name == next.name }) else { continue }
      found.append(next)
      pending += next.fields.flatMap { objects(in: $0.type) }
    }
    return found
  }()

  private static func objects(in type: ValueType) -> [ShapeDescription] {
    switch type {
    case .object(let shape): [shape()]
    case .list(let element, _), .optional(let element): objects(in: element)
    case .map(_, let values): objects(in: values)
    case .either(let types): types.flatMap { objects(in: $0) }
    case .text, .number, .integer, .boolean, .choice: []
    }
  }

  @Test func `every mapping is found from the two roots`() {
    #expect(Self.all.count >= 18)
    #expect(Set(Self.all.map(\.name)).isSuperset(of: ["rules.yml", "a role", "an element"]))
  }

  @Test func `each key has one sentence and stands once`() {
    for shape in Self.all {
      #expect(shape.summary.hasSuffix("."), "\(shape.name)")
      #expect(Set(shape.fields.map(\.name)).count == shape.fields.count, "\(shape.name)")
      #expect(shape.fields.count <= 64)
      for field in shape.fields {
        #expect(field.summary.hasSuffix("."), "\(shape.name): \(field.name)")
        #expect(!field.type.noun.isEmpty)
        #expect(!(field.isRequired && field.default != nil), "\(shape.name): \(field.name)")
      }
    }
  }

  @Test func `rules dot yml has these keys`() {
    #expect(
      Set(Configuration.shape.description.fields.map(\.name)) == [
        "version", "extends", "tokens", "screens", "sources", "initializers", "claims",
        "appearances", "level",
        "units", "text-styles", "uses", "roles", "pairs", "order", "distinct", "derived", "parity",
        "rules", "waivers",
      ])
  }

  @Test func `an element has these keys`() {
    #expect(
      Set(ElementEntry.shape.description.fields.map(\.name)) == [
        "id", "kind", "color", "fill", "stroke", "size", "weight", "text-style", "opacity", "use",
        "states", "disabled", "decorative", "logotype", "label", "icon", "elements", "lightest",
        "darkest",
      ])
  }

  @Test(arguments: [
    ("thin", 100.0), ("Regular", 400), ("normal", 400), ("semibold", 600), ("Semi-Bold", 600),
    (".heavy", 800), ("extra bold", 800), ("black", 900), ("BOLD", 700), ("ultraLight", 200),
    ("650", 650), ("1", 1), ("1000", 1000),
  ])
  func `weights have numbers and names`(_ text: String, _ weight: Double) {
    let (configuration, problems) = Configuration.parse(
      SourceFile(path: "r.yml", text: "text-styles: {a: {weight: \(text)}}"))
    #expect(problems.isEmpty)
    #expect(configuration.textStyles.first?.weight?.value == weight)
  }

  @Test(arguments: [
    ("17", TextSize.points(17)), ("17pt", .points(17)), ("24px", .pixels(24)),
    ("1.5", .points(1.5)),
    (".5px", .pixels(0.5)),
  ])
  func `sizes are points unless they say px`(_ text: String, _ size: TextSize) {
    let (configuration, problems) = Configuration.parse(
      SourceFile(path: "r.yml", text: "text-styles: {a: {size: \(text)}}"))
    #expect(problems.isEmpty)
    #expect(configuration.textStyles.first?.size?.value == size)
  }

  @Test(arguments: [
    "0", "-1", ".inf", ".nan", "17 px", "1e3px", "px", "1.2.3pt", "[17]", "",
  ])
  func `anything else is no size`(_ text: String) {
    let (configuration, problems) = Configuration.parse(
      SourceFile(path: "r.yml", text: "text-styles: {a: {size: \(text)}}"))
    #expect(problems.count == 1)
    #expect(configuration.textStyles.first?.size == nil)
  }
}
