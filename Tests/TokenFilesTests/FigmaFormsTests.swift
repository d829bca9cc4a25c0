import Diagnostics
import Testing

@testable import TokenFiles

/// Figma's variables with what REST calls gaps: names, collections and modes that are not there, values that
/// are none. Channels and opacities go from 0 to 1 (Figma, REST interface, Color).
@Suite struct FigmaFormsTests {
  private func read(_ variable: String, collection: String = "C") -> Reading {
    Reading([
      (
        "variables.json",
        """
        {"meta": {"variableCollections": {
           "C": {"name": "Brand", "modes": [{"modeId": "1", "name": "Light"}, {"modeId": "2", "name": "Dark"}]},
           "N": {"name": "Base", "modes": [{"modeId": "9", "name": "Mode 1"}]}},
         "variables": {
           "V1": {"name": "base", "resolvedType": "COLOR", "variableCollectionId": "N",
             "valuesByMode": {"9": {"r": 0.2, "g": 0.4, "b": 0.6, "a": 1}}},
           "V2": {\(variable), "resolvedType": "COLOR", "variableCollectionId": "\(collection)"}}}}
        """
      )
    ])
  }

  private func value(_ value: String) -> String {
    read("\"name\": \"x\", \"valuesByMode\": {\"1\": \(value)}").hex("x")
  }

  static let values: [(value: String, hex: String)] = [
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 0.5}", "#33669980"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6}", "#336699"),
    ("{\"r\": 0, \"g\": 0, \"b\": 0, \"a\": 0}", "#00000000"),
    ("{\"r\": 1, \"g\": 1, \"b\": 1, \"a\": 1}", "#ffffff"),
    ("\"#336699\"", "#336699"), ("\"rgba(51, 102, 153, 0.5)\"", "#33669980"),
    ("{\"type\": \"VARIABLE_ALIAS\", \"id\": \"V1\"}", "#336699"),
    ("{\"type\": \"VARIABLE_ALIAS\", \"id\": \"V9\"}", "undefinedAlias"),
    ("{\"type\": \"VARIABLE_ALIAS\"}", "unreadable"), ("\"nope\"", "unreadable"),
    ("\"\"", "unreadable"),
    ("{\"r\": 51, \"g\": 102, \"b\": 153}", "unreadable"),
    ("{\"r\": -0.1, \"g\": 0, \"b\": 0}", "unreadable"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 50}", "unreadable"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 1e999}", "unreadable"),
    ("{\"r\": 0.2, \"g\": 0.4}", "unreadable"),
    ("{\"r\": \"a\", \"g\": 0.4, \"b\": 0.6}", "unreadable"), ("3", "unreadable"),
    ("null", "unreadable"),
  ]

  @Test(arguments: values)
  func `a value is a colour, or says why it is none`(value: String, hex: String) {
    #expect(self.value(value) == hex)
  }

  @Test func `a value for a mode that is not there is doubted, and names what is missing`() throws {
    let known = read("\"name\": \"x\", \"valuesByMode\": {\"7\": {\"r\": 0, \"g\": 0, \"b\": 0}}")
    let doubt = try #require(known.system.doubts.first)
    #expect(
      doubt.message == "x has a value for the mode 7, which its collection Brand does not have")
    #expect(doubt.location.file.text(doubt.location.span) == "\"7\"")
    let lost = read("\"name\": \"x\", \"valuesByMode\": {\"1\": \"#fff\"}", collection: "gone")
    #expect(
      try #require(lost.system.doubts.first).message
        == "x has a value for the mode 1, which the file does not tell")
  }

  @Test(arguments: ["\"id\": \"V2\", \"valuesByMode\": {\"1\": \"#fff\"}", "\"name\": \"x\""])
  func `a variable without a name or a value is none`(variable: String) {
    let reading = read(variable)
    #expect(reading.names == ["base"])
    #expect(reading.system.problems.isEmpty)
  }

  /// A plugin's lists: each mode with its variables.
  private func lists(_ collections: String) -> Reading {
    Reading([("v.json", "{\"collections\": [\(collections)]}")])
  }

  private static func variable(_ name: String, _ value: String) -> String {
    "{\"name\": \"\(name)\", \"type\": \"color\", \"isAlias\": false, \"value\": \(value)}"
  }

  @Test(arguments: [
    ("\"#336699\"", "#336699"), ("{\"r\": 51, \"g\": 102, \"b\": 153}", "#336699"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 0.5}", "#33669980"),
    ("{\"r\": 1, \"g\": 0, \"b\": 1}", "unreadable"), ("\"nope\"", "unreadable"),
    ("{\"collection\": \"Base\", \"name\": \"ink\"}", "#112233"),
    ("{\"name\": \"paper\"}", "#eeeeee"),
    ("{\"collection\": \"Base\", \"name\": \"gone\"}", "undefinedAlias"),
    ("{\"collection\": \"Gone\", \"name\": \"ink\"}", "#112233"),
  ])
  func `a listed value is a colour, an alias, or says why it is none`(value: String, hex: String) {
    let reading = lists(
      """
      {"name": "Base", "modes": [{"name": "Value", "variables": [\(Self.variable("ink", "\"#112233\""))]}]},
      {"name": "Use", "modes": [{"name": "Value", "variables": [
        \(Self.variable("paper", "\"#eeeeee\"")), \(Self.variable("x", value))]}]}
      """)
    #expect(reading.hex("x") == hex)
    #expect(reading.system.problems.isEmpty)
  }

  @Test func `modes without a name and variables without one are stepped over`() {
    let reading = lists(
      """
      {"name": "Base", "modes": [
        {"name": "Light", "variables": [\(Self.variable("ink", "\"#111111\"")), {"type": "color", "value": "#222"},
          {"name": "none", "type": "color"}, {"name": "gap", "type": "number", "value": 4}]},
        {"name": "Dark", "variables": [\(Self.variable("ink", "\"#eeeeee\""))]},
        {"name": "Sepia", "variables": [\(Self.variable("ink", "\"#886644\""))]},
        {"variables": [\(Self.variable("ink", "\"#000000\""))]}]},
      {"name": "Empty"}, {"modes": []}
      """)
    #expect(reading.names == ["ink"])
    #expect(reading.hexes("ink") == ["#111111", "#eeeeee", "#111111", "#eeeeee"])
    #expect(reading.system.leftOut.map(\.text) == ["Sepia"])
    #expect(reading.system.leftOut.map { $0.location.start.line } == [5])
  }

  @Test(arguments: [
    "{\"collections\": []}", "{\"collections\": [{\"name\": \"A\"}], \"isAlias\": 1}",
    "{\"isAlias\": 1}",
    "[{\"isAlias\": 1}]", "{\"meta\": {}, \"isAlias\": 1}", "{\"variables\": 3, \"isAlias\": 1}",
  ])
  func `a file with no variables at all has no tokens and no crash`(text: String) {
    let reading = Reading([("v.json", text)], format: "figma-variables")
    #expect(reading.names.isEmpty)
    #expect(reading.system.filesWithoutTokens.count == 1)
  }
}
