import ColorMath
import ColorSyntax
import Testing

@testable import TokenFiles

/// What Tokens Studio's `modify` makes of a colour, by the arithmetic of its own transforms: lightness
/// goes towards its end by a part of what is left; in RGB spaces each channel does.
@Suite struct StudioModifierTests {
  private func modified(_ color: String, _ modify: String) -> Reading {
    Reading([
      (
        "a.json",
        """
        {"s": {"base": {"value": "#808080", "type": "color"}, "amount": {"value": "0.5", "type": "opacity"},
          "a": {"value": "\(color)", "type": "color",
            "$extensions": {"studio.tokens": {"modify": \(modify)}}},
          "b": {"value": "{a}", "type": "color"}},
          "$metadata": {"tokenSetOrder": ["s"]}}
        """
      )
    ])
  }

  static let changes: [(color: String, modify: String, hex: String)] = [
    ("#336799", "{\"type\": \"lighten\", \"value\": \"0.5\", \"space\": \"srgb\"}", "#99b3cc"),
    ("#204060", "{\"type\": \"darken\", \"value\": \"0.5\", \"space\": \"srgb\"}", "#102030"),
    ("#204060", "{\"type\": \"darken\", \"value\": 0.5, \"space\": \"srgb\"}", "#102030"),
    ("#204060", "{\"type\": \"darken\", \"value\": \"50%\", \"space\": \"srgb\"}", "#102030"),
    ("#204060", "{\"type\": \"darken\", \"value\": \"{amount}\", \"space\": \"srgb\"}", "#102030"),
    ("#336699", "{\"type\": \"lighten\", \"value\": \"0.25\", \"space\": \"hsl\"}", "#538cc6"),
    ("#336699", "{\"type\": \"darken\", \"value\": \"0.2\", \"space\": \"hsl\"}", "#29527a"),
    ("#808080", "{\"type\": \"lighten\", \"value\": \"1\", \"space\": \"lch\"}", "#ffffff"),
    ("#808080", "{\"type\": \"darken\", \"value\": \"1\", \"space\": \"lch\"}", "#000000"),
    ("#808080", "{\"type\": \"lighten\", \"value\": \"0\", \"space\": \"p3\"}", "#808080"),
    (
      "#204060",
      "{\"type\": \"mix\", \"value\": \"0.5\", \"color\": \"#000000\", \"space\": \"srgb\"}",
      "#102030"
    ),
    (
      "#000000",
      "{\"type\": \"mix\", \"value\": \"1\", \"color\": \"{base}\", \"space\": \"srgb\"}", "#808080"
    ),
    ("#000000", "{\"type\": \"alpha\", \"value\": \"0.2\", \"space\": \"lch\"}", "#00000033"),
    ("{base}", "{\"type\": \"alpha\", \"value\": \"0.2\", \"space\": \"srgb\"}", "#80808033"),
  ]

  @Test(arguments: changes)
  func `each change is made in the space that it names`(
    color: String, modify: String, hex: String
  ) {
    let reading = modified(color, modify)
    #expect(reading.hex("a") == hex)
    #expect(reading.hex("b") == hex)
  }

  /// What the tool's own transforms expect in their tests (tokens-studio/sd-transforms,
  /// `transformColorModifiers.spec.ts`, MIT), there in the notation of each space, here as 8-bit sRGB.
  static let published: [(color: String, modify: String, css: String)] = [
    ("#C14242", modify("lighten", "0.2", "hsl"), "hsl(0 50.6% 60.6%)"),
    ("#C14242", modify("lighten", "0.2", "lch"), "lch(57.7 47.5 29.7)"),
    ("#C14242", modify("lighten", "0.2", "p3"), "color(display-p3 0.76 0.44 0.42)"),
    ("#C14242", modify("lighten", "0.2", "srgb"), "rgb(80.5% 40.7% 40.7%)"),
    ("#C14242", modify("darken", "0.2", "hsl"), "hsl(0 50.6% 40.6%)"),
    ("#C14242", modify("darken", "0.2", "lch"), "lch(37.7 47.5 29.7)"),
    ("#C14242", modify("darken", "0.2", "p3"), "color(display-p3 0.56 0.24 0.22)"),
    ("#C14242", modify("darken", "0.2", "srgb"), "rgb(60.5% 20.7% 20.7%)"),
    ("#FFFFFF", modify("mix", "0.5 + 6 * 0.04", "hsl"), "hsl(220 51.2% 67.9%)"),
    ("#FFFFFF", modify("mix", "0.5 + 6 * 0.04", "lch"), "lch(63.4 43.7 279)"),
    ("#FFFFFF", modify("mix", "0.5 + 6 * 0.04", "p3"), "color(display-p3 0.49 0.6 0.88)"),
    ("#FFFFFF", modify("mix", "0.5 + 6 * 0.04", "srgb"), "rgb(45.7% 60.5% 90.1%)"),
  ]

  private static func modify(_ type: String, _ value: String, _ space: String) -> String {
    """
    {"type": "\(type)", "value": "\(value)", "space": "\(space)", "color": "#4477DD"}
    """
  }

  @Test(arguments: published)
  func `each change gives what the tool itself gives, to the digits that it prints`(
    color: String, modify: String, css: String
  ) throws {
    let reading = modified(color, modify)
    let id = try #require(reading.system.id(named: "a"))
    let found = try #require(reading.system.palettes[0].color(id)).packed
    let expected = try CSSColor.parse(css).absolute?.packed
    let other = try #require(expected)
    for shift: UInt32 in [24, 16, 8] {
      let difference = Int(found.rgba >> shift & 0xFF) - Int(other.rgba >> shift & 0xFF)
      // Two decimals of 1 are 2.55 of 255.
      #expect(abs(difference) <= (css.contains("p3") ? 2 : 1))
    }
  }

  @Test(arguments: [
    "0.1 * 2", "0.1*2", "(0.3 - 0.1)", "0.3-0.1", "0.1+0.1", "1 / 5", "{amount} * 0.4",
    "{amount} - 0.3", "{amount}-0.3", "0.7-{amount}", "({amount} + 0.1) / 3", "0.4 * {amount}",
  ])
  func `an amount may be worked out`(amount: String) {
    let plain = modified("#C14242", Self.modify("lighten", "0.2", "srgb"))
    #expect(modified("#C14242", Self.modify("lighten", amount, "srgb")).hex("a") == plain.hex("a"))
  }

  /// The example of the request for them (tokens-studio/figma-plugin issue 1626).
  @Test func `a reference within a reference is put in first, in each appearance`() {
    let reading = Reading([
      (
        "a.json",
        """
        {"base": {"color": {"light-10": {"value": "#ffffff", "type": "color"},
          "dark-10": {"value": "#000000", "type": "color"}}},
         "day": {"mode": {"value": "light", "type": "other"}},
         "night": {"mode": {"value": "dark", "type": "other"}},
         "use": {"fore": {"value": "{color.{mode}-10}", "type": "color"},
           "faint": {"value": "rgba({fore}, 0.5)", "type": "color"},
           "lost": {"value": "{color.{mode}-20}", "type": "color"},
           "loop": {"value": "{{name}}", "type": "color"},
           "name": {"value": "loop", "type": "other"}},
         "$themes": [
           {"name": "light", "selectedTokenSets":
             {"base": "enabled", "day": "enabled", "use": "enabled"}},
           {"name": "dark", "selectedTokenSets":
             {"base": "enabled", "night": "enabled", "use": "enabled"}}],
         "$metadata": {"tokenSetOrder": ["base", "day", "night", "use"]}}
        """
      )
    ])
    #expect(reading.hexes("fore").prefix(2) == ["#ffffff", "#000000"])
    #expect(reading.hexes("faint").prefix(2) == ["#ffffff80", "#00000080"])
    #expect(reading.hex("lost") == "unreadable")
    #expect(reading.problem("lost")?.message.hasSuffix("put in: {color.light-20}") == true)
    #expect(reading.hex("loop") == "cycle")
  }

  @Test(arguments: [
    "{\"type\": \"saturate\", \"value\": \"0.5\", \"space\": \"srgb\"}", "\"{modifier}\"",
    "{\"type\": \"lighten\"}", "{\"type\": \"mix\", \"value\": \"0.5\"}",
    "{\"type\": \"lighten\", \"value\": \"a lot\"}", "{\"type\": \"lighten\", \"value\": [1]}",
  ])
  func `a change that nobody knows is said to be one, and never left out`(modify: String) throws {
    let problem = try #require(modified("#336699", modify).problem("a"))
    #expect(problem.kind == .valueUnknown)
    #expect(problem.message.hasPrefix("a is changed by"))
  }
}
