import Diagnostics
import SourceTrees

extension ElementEntry {
  /// Elements lie at most this deep in each other; no real screen comes near.
  static let depthLimit = 100

  static let shape = Shape<ElementEntry>(
    "an element", "One drawn thing.",
    identityFields(isKindRequired: true) + paintFields + textFields + stateFields + childFields)

  /// `label` and `icon`: the key says the kind.
  private static let shorthandShape = Shape<ElementEntry>(
    "a label or icon", "One child of kind text or icon.",
    identityFields(isKindRequired: false) + paintFields + textFields + stateFields + childFields)

  static let list = Value<[ElementEntry]>(
    type: .list(.object { shape.description }, orSingle: false)
  ) { node, log in
    guard node.kind == .sequence else {
      log.mismatch(node, expected: .list(.object { shape.description }, orSingle: false))
      return []
    }
    guard log.depth < depthLimit else {
      log.report("elements lie at most \(depthLimit) deep in each other", at: log.start(of: node))
      return []
    }
    log.depth += 1
    defer { log.depth -= 1 }
    return node.elements.compactMap { read($0, shape, ElementEntry(location: $0.location), &log) }
  }

  private static func read(
    _ node: DataNode, _ shape: Shape<ElementEntry>, _ empty: ElementEntry, _ log: inout ReadingLog
  ) -> ElementEntry? {
    guard node.kind == .mapping else {
      log.mismatch(node, expected: .object { shape.description })
      return nil
    }
    var entry = empty
    entry.location = log.start(of: node)
    shape.read(node, into: &entry, &log)
    return entry
  }

  private static func shorthand(_ name: String, _ kind: ElementKind) -> Value<ElementEntry> {
    Value<ElementEntry>(type: .object { shorthandShape.description }) { node, log in
      let empty = ElementEntry(location: node.location, shorthand: name, kind: kind)
      return read(node, shorthandShape, empty, &log)
    }
  }

  private static func identityFields(isKindRequired: Bool) -> [Field<ElementEntry>] {
    [
      Field("id", Value<String>.text(.plain), "Its name in reports and waivers.") { $0.id = $1 },
      Field(
        "kind", Value<ElementKind>.choice.attempted, required: isKindRequired,
        "What it is drawn as; it decides the WCAG criterion."
      ) { $0.kind = $1 },
      Field(
        "use", Value<String>.text(.use).placed.list, "What it is for, of the vocabulary `uses`."
      ) { $0.uses = $1 },
    ]
  }

  private static let paintFields: [Field<ElementEntry>] = [
    Field("color", PaintEntry.solid, "Its own colour: of text, an icon, a stroke, a divider.") {
      $0.color = $1
    },
    Field("fill", PaintEntry.fill, "What it is filled with, behind all in it.") { $0.fill = $1 },
    Field("stroke", PaintEntry.solid, "Its outline.") { $0.stroke = $1 },
    Field("lightest", PaintEntry.solid, "The lightest colour of an image.") { $0.lightest = $1 },
    Field("darkest", PaintEntry.solid, "The darkest colour of an image.") { $0.darkest = $1 },
    Field(
      "opacity", Value.number(0, 1).attempted, default: "1", "Of the element and all in it."
    ) { $0.opacity = $1 },
  ]

  private static let textFields: [Field<ElementEntry>] = [
    Field("size", TextSize.value.attempted, "The text size in points.") { entry, size in
      entry.size = size
      if size == nil { entry.hasUnreadableType = true }
    },
    Field("weight", FontWeight.value.attempted, "The weight as a number or a name.") {
      entry, weight in
      entry.weight = weight
      if weight == nil { entry.hasUnreadableType = true }
    },
    Field(
      "text-style", Value<String>.text(.textStyle).placed, "Size and weight by name."
    ) { $0.textStyle = $1 },
  ]

  private static let stateFields: [Field<ElementEntry>] = [
    Field(
      "states", Value<String>.text(.state).placed.nonEmptyList, default: "all",
      "The states that it is present in."
    ) { $0.states = $1 },
    exemption("disabled", .disabled, "Whether it can't be used now; exempt from contrast."),
    exemption("decorative", .decorative, "Whether it says nothing; exempt from contrast."),
    exemption("logotype", .logotype, "Whether it is part of a logo; exempt from contrast."),
  ]

  private static func exemption(
    _ name: String, _ exemption: Exemption, _ summary: String
  ) -> Field<ElementEntry> {
    Field(name, Value<Bool>.boolean, default: "false", summary) { entry, isExempt in
      if isExempt { entry.exemption = exemption } else { entry.refused.insert(exemption) }
    }
  }

  private static let childFields: [Field<ElementEntry>] = [
    Field("label", shorthand("label", .text), "Short for one child of kind text.") {
      $0.children.append($1)
    },
    Field("icon", shorthand("icon", .icon), "Short for one child of kind icon.") {
      $0.children.append($1)
    },
    Field("elements", list, "What is drawn over it.") { $0.children += $1 },
  ]
}
