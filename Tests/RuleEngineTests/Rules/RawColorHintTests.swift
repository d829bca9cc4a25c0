import Diagnostics
import RuleEngine
import Testing

/// Which token a literal on a screen is told to be: one that is fit for the place.
@Suite struct RawColorHintTests {
  private static let tokens = """
    :root { --bg-card: #ffffff; --text-inverse: #ffffff; --border-faint: #eeeeee; --haze: #eeeeee; \
    --bg-mist: #eeeeee }
    .dark { --bg-card: #222222; --border-faint: #eeeeee; --haze: #111111; --bg-mist: #111111 }

    """

  /// The messages about the literals of elements.
  private func messages(_ elements: String, tokens: String = tokens) -> [String] {
    MemoryProject([
      "rules.yml": "tokens: [t.css]\nscreens: [s.yml]\nappearances: [light, dark]\n",
      "t.css": tokens,
      "s.yml": "screen: s\nbackground: bg-card\nelements:\n\(elements)\n",
    ]).report().checks(of: "raw-color").filter { $0.outcome == .fail }.map(\.message)
  }

  @Test func `the place is said once`() {
    let found = messages(
      "  - {id: photo, kind: shape, fill: bg-card, elements: [{id: scrim, kind: shape, fill: \"#ff00ff\"}]}"
    )
    #expect(found == ["#ff00ff in photo/scrim on screen s: It is no token"])
  }

  @Test func `a text is given a text's colour, and a background a background's`() {
    let text = messages("  - {id: t, kind: text, color: \"#FFFFFF\", size: 17}")
    #expect(
      text.first?.hasSuffix("It is no token; text-inverse has this colour") == true, "\(text)")
    let shape = messages("  - {id: t, kind: shape, fill: \"#ffffff\"}")
    #expect(
      shape.first?.hasSuffix("It is no token; bg-card has this colour in light") == true, "\(shape)"
    )
    let line = messages("  - {id: t, kind: divider, color: \"#eeeeee\"}")
    #expect(line.first?.hasSuffix("; border-faint has this colour") == true, "\(line)")
  }

  /// One that is for something else is worse than none.
  @Test func `a token for something else is not named`() {
    let tokens = ":root { --bg-card: #ffffff; --bg-sunken: #f0f0f0 }\n"
    let text = messages("  - {id: t, kind: text, color: \"#ffffff\", size: 17}", tokens: tokens)
    #expect(text.first?.hasSuffix("It is no token") == true, "\(text)")
    let near = messages("  - {id: t, kind: icon, color: \"#f0f0f1\"}", tokens: tokens)
    #expect(near.first?.hasSuffix("It is no token") == true, "\(near)")
    let shape = messages("  - {id: t, kind: shape, fill: \"#f0f0f1\"}", tokens: tokens)
    #expect(shape.first?.contains("the nearest token is bg-sunken, ΔE OK 0.00") == true, "\(shape)")
  }

  @Test func `a name that says nothing will do, with the appearances where it is so`() {
    let text = messages("  - {id: t, kind: text, color: \"#eeeeee\", size: 17}")
    #expect(text.first?.hasSuffix("; haze has this colour in light") == true, "\(text)")
    let near = messages("  - {id: t, kind: text, color: \"#eeeeef\", size: 17}")
    #expect(
      near.first?.contains("the nearest token is haze in light, ΔE OK 0.0") == true, "\(near)")
  }

  @Test(arguments: [
    ("color-text-on-accent", "text"), ("bg-raised", "shape"), ("onSurface", "text"),
    ("Brand/outline", "divider"), ("color.surface.raised", "shape"), ("text-on-bg", "text"),
  ])
  func `what a token is for is in its name`(_ row: (name: String, kind: String)) {
    let tokens = ":root { --bg-card: #ffffff }\n"
    let files = [
      "rules.yml": "tokens: [t.css, n.json]\nscreens: [s.yml]\nappearances: [light]\n",
      "t.css": tokens,
      "n.json": "{\"\(row.name)\": {\"$type\": \"color\", \"$value\": \"#345678\"}}",
    ]
    for kind in ["text", "shape", "divider"] {
      var all = files
      let paint = kind == "shape" ? "fill" : "color"
      all["s.yml"] =
        "screen: s\nbackground: bg-card\nelements: [{id: t, kind: \(kind), \(paint): \"#345678\"}]\n"
      let found = MemoryProject(all).report().checks(of: "raw-color").filter { $0.outcome == .fail }
      #expect(
        found.first?.message.contains("has this colour") == (kind == row.kind),
        "\(row.name) \(kind): \(found.map(\.message))")
    }
  }

  @Test func `code, of which nothing is known, is told any token`() {
    let report = MemoryProject([
      "rules.yml": "tokens: [t.css]\nappearances: [light, dark]\nsources: {files: [v.css]}\n",
      "t.css": Self.tokens, "v.css": ".a { color: #ffffff }\n",
    ]).report()
    let message = report.checks(of: "raw-color").first { $0.outcome == .fail }?.message
    #expect(message?.contains("text-inverse has this colour") == true, "\(message ?? "")")
  }
}
