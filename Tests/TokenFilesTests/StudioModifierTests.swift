import Testing

@testable import TokenFiles

/// What Tokens Studio's `modify` makes of a colour, by the arithmetic that its documentation gives: lightness
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
