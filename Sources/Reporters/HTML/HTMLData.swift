import Diagnostics

// The data that the page's script draws from. Its keys are those that the script reads. All text in it is
// cleaned: a page is no terminal, but marks that turn the direction of text deceive its readers alike.
extension JSONWriter {
  mutating func writePageData(
    _ report: Report, findingsOnly: Bool, into drain: Reporter.Drain
  ) {
    let drawn = report.illustrations ?? Illustrations()
    object { writer in
      writer.array("appearances") { writer in
        for name in report.appearances { writer.string(name.printable) }
      }
      writer.lineBreak()
      writer.array("rules") { writer in
        for rule in report.rules { writer.writeRule(rule) }
      }
      writer.lineBreak()
      writer.array("visions") { writer in
        for vision in drawn.visions { writer.write(vision) }
      }
      writer.lineBreak()
      writer.array("colors") { writer in
        for color in drawn.colors {
          writer.write(color)
          writer.pour(into: drain)
        }
      }
      writer.lineBreak()
      writer.object("grid") { $0.write(drawn.grid) }
      writer.lineBreak()
      writer.array("screens") { writer in
        for screen in drawn.screens {
          writer.write(screen)
          writer.pour(into: drain)
        }
      }
      writer.lineBreak()
      writer.array("checks") { $0.writeChecks(of: report, findingsOnly: findingsOnly, into: drain) }
    }
  }

  private mutating func writeRule(_ rule: RuleDescription) {
    lineBreak()
    object { writer in
      writer.member("id", shown: rule.id)
      writer.member("why", shown: rule.why)
      writer.member("help", shown: rule.help)
    }
  }

  /// To six decimals, as the matrices are published.
  private mutating func write(_ vision: IllustratedVision) {
    lineBreak()
    object { writer in
      writer.member("name", shown: vision.name)
      writer.write(vision.matrix, as: "matrix")
      if let other = vision.other { writer.write(other, as: "other") }
      if let plane = vision.plane { writer.write(plane, as: "plane") }
    }
  }

  private mutating func write(_ numbers: [Double], as name: StaticString) {
    array(name) { writer in
      for value in numbers { writer.number((value * 1e6).rounded() / 1e6) }
    }
  }

  private mutating func write(_ color: IllustratedColor) {
    lineBreak()
    object { writer in
      writer.member("name", shown: color.name)
      if color.isToken { writer.member("isToken", true) }
      writer.array("values") { writer in
        for value in color.values {
          if let value { writer.string(Swatch(token: nil, rgba: value).hex) } else { writer.null() }
        }
      }
      if let location = color.location { writer.member("place", shown: location.place) }
    }
  }

  private mutating func write(_ grid: ContrastGrid) {
    indexes("foregrounds", grid.foregrounds)
    indexes("backgrounds", grid.backgrounds)
    member("omitted", grid.omitted)
    array("ratios") { writer in
      for ratios in grid.ratios {
        writer.lineBreak()
        writer.array { writer in
          for ratio in ratios {
            var text = Output()
            if let ratio { text.write(down: ratio) }
            if ratio == nil { writer.null() } else { writer.string(text) }
          }
        }
      }
    }
  }

  private mutating func write(_ screen: IllustratedScreen) {
    lineBreak()
    object { writer in
      writer.member("name", shown: screen.name)
      writer.member("place", shown: screen.location.place)
      writer.array("states") { writer in
        for state in screen.states { writer.string(state.printable) }
      }
      writer.indexes("background", screen.background)
      writer.array("elements") { writer in
        for element in screen.elements { writer.write(element) }
      }
    }
  }

  private mutating func write(_ element: IllustratedElement) {
    lineBreak()
    object { writer in
      writer.member("path", shown: element.path)
      writer.member("kind", shown: element.kind)
      if let parent = element.parent { writer.member("parent", parent) }
      if let states = element.states { writer.indexes("states", states) }
      if !element.color.isEmpty { writer.indexes("color", element.color) }
      if !element.fill.isEmpty { writer.indexes("fill", element.fill) }
      if !element.stroke.isEmpty { writer.indexes("stroke", element.stroke) }
      writer.member(ifPresent: "size", element.size)
      writer.member(ifPresent: "weight", element.weight)
      if element.opacity != 1 { writer.member("opacity", element.opacity) }
    }
  }

  private mutating func indexes(_ name: StaticString, _ indexes: [Int]) {
    array(name) { writer in
      for index in indexes { writer.integer(index) }
    }
  }

  mutating func member(_ name: StaticString, shown text: String) {
    member(name, text.printable)
  }
}
