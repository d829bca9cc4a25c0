import Diagnostics
import SourceTrees

extension ScreenManifest {
  /// A screen manifest, key by key.
  package static let shape = Shape<ScreenManifest>(
    "a screen manifest", "What is drawn on what, in the states of one screen.",
    [
      Field("version", Value.integer(1, 1), default: "1", "The version of this format.") { _, _ in
      },
      Field("screen", Value<String>.text(.plain).placed, required: true, "The screen's name.") {
        $0.screen = $1
      },
      Field(
        "states", Value<String>.text(.state).placed.nonEmptyList, default: "[default]",
        "The states that it can be in; each is checked by itself."
      ) { $0.states += $1 },
      Field("background", PaintEntry.fill, "What lies behind all elements.") {
        $0.background = $1
      },
      Field("elements", ElementEntry.list, "What is drawn on it, from the back to the front.") {
        $0.elements += $1
      },
    ])
}

extension PaintEntry {
  /// A token or a colour. What is neither a text nor a gradient counts as a colour that can't be read.
  static let solid = Value<PaintEntry>(type: .text(.color)) { node, log in
    switch node.kind {
    case .string, .number, .boolean:
      return PaintEntry(content: .solid(node.text), location: node.location)
    case .null, .mapping, .sequence:
      log.mismatch(node, expected: .text(.color))
      return PaintEntry(content: .unreadable, location: log.start(of: node))
    }
  }

  private struct Gradient: Sendable {
    var stops: [Placed<String>] = []
  }

  private static let gradient = Shape<Gradient>(
    "a gradient", "Colours that run into each other.",
    [
      Field(
        "gradient", Value<String>.text(.color).placed.list, required: true,
        "Its stops, two or more."
      ) { $0.stops = $1 }
    ])

  /// A token, a colour or a gradient.
  static let fill = Value<PaintEntry>(
    type: .either([.text(.color), .object { gradient.description }])
  ) { node, log in
    guard node.kind == .mapping else { return solid.read(node, &log) }
    var content = Gradient()
    let problems = log.problems.count
    gradient.read(node, into: &content, &log)
    let location = log.start(of: node)
    if content.stops.count < 2, log.problems.count == problems {
      log.report("a gradient needs two colours or more", at: location)
    }
    return log.problems.count == problems
      ? PaintEntry(content: .gradient(content.stops), location: location)
      : PaintEntry(content: .unreadable, location: location)
  }
}
