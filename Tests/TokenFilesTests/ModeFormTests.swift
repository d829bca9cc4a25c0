import Diagnostics
import Testing

@testable import TokenFiles

/// Values by mode, by the forms that public design systems write them in.
@Suite struct ModeFormTests {
  /// What `a` is in light, dark, and both with more contrast, in a file where `b` is #336699.
  private static let forms: [(what: String, json: String, values: [String])] = [
    (
      "Primer: overrides by theme, in texts",
      ##"{$value: '#ffffff', $type: 'color', $extensions: {'org.primer.overrides': {dark: '{b}', 'dark-high-contrast': '#000000'}}}"##,
      ["#ffffff", "#336699", "#ffffff", "#000000"]
    ),
    (
      "Primer: an override of value and opacity",
      ##"{$value: '{b}', $type: 'color', alpha: 0.2, $extensions: {'org.primer.overrides': {dark: {$value: '{b}', alpha: 0.7}}}}"##,
      ["#33669933", "#336699b3", "#33669933", "#336699b3"]
    ),
    (
      "Primer: an override without an opacity keeps the token's",
      ##"{$value: '#ffffff', $type: 'color', alpha: 0.5, $extensions: {'org.primer.overrides': {dark: '{b}'}}}"##,
      ["#ffffff80", "#33669980", "#ffffff80", "#33669980"]
    ),
    (
      "Carbon: no value but in extensions, each with an opacity or not",
      ##"{$type: 'color', $extensions: {'acme.themes': {light: '#ffffff', dark: {value: '{b}', alpha: 0.5}}}}"##,
      ["#ffffff", "#33669980", "#ffffff", "#33669980"]
    ),
    (
      "GitLab: an object in the value's place, with a default",
      ##"{$value: {default: '#ffffff', dark: 'rgba({b}, 0.5)'}, $type: 'color'}"##,
      ["#ffffff", "#33669980", "#ffffff", "#33669980"]
    ),
    (
      "Cloudscape: without a type", ##"{$value: {light: '#ffffff', dark: '#161d26'}}"##,
      ["#ffffff", "#161d26", "#ffffff", "#161d26"]
    ),
    (
      "Firefox: media, and a brand with modes of its own",
      ##"{$value: {prefersContrast: '#000000', forcedColors: 'ButtonText', brand: {light: '#ffffff', dark: '{b}'}, platform: {default: 'red'}}, $type: 'color'}"##,
      ["#ffffff", "#336699", "#000000", "#000000"]
    ),
    (
      "Red Hat: a list of the light and the dark",
      ##"{$value: ['#ffffff', '{b}'], $type: 'color'}"##,
      ["#ffffff", "#336699", "#ffffff", "#336699"]
    ),
    (
      "a list of more is not told apart",
      ##"{$value: ['#ffffff', '{b}', '#000000'], $type: 'color'}"##,
      ["unreadable", "unreadable", "unreadable", "unreadable"]
    ),
    (
      "an export with values in the modes alone",
      ##"{$type: 'color', $extensions: {'com.figma': {modes: {Dark: {$value: '{b}'}, Light: {$value: '#ffffff'}}}}}"##,
      ["#ffffff", "#336699", "#ffffff", "#336699"]
    ),
    (
      "extensions that are no modes",
      ##"{$value: '#ffffff', $type: 'color', $extensions: {'com.acme.figma': {dark: '#000000'}}}"##,
      ["#ffffff", "#ffffff", "#ffffff", "#ffffff"]
    ),
  ]

  @Test(arguments: forms)
  func `modes of each form`(what: String, json: String, values: [String]) {
    let reading = Reading([
      ("a.json5", "{b: {$value: '#336699', $type: 'color'}, a: \(json)}")
    ])
    #expect(reading.hexes("a") == values, "\(what)")
    #expect(reading.system.problems.isEmpty)
  }

  /// In Style Dictionary's older spelling.
  @Test func `an object of modes stands for a value of version 3 as well`() {
    let reading = Reading([
      (
        "a.json",
        ##"{"a": {"value": {"light": "#fff", "dark": "{b}"}}, "b": {"value": "#336699", "type": "color"}, "s": {"value": {"light": {"color": "#111"}, "dark": {"color": "#eee"}}, "type": "shadow"}}"##
      )
    ])
    #expect(reading.hexes("a") == ["#ffffff", "#336699", "#ffffff", "#336699"])
    #expect(reading.hexes("s.color") == ["#111111", "#eeeeee", "#111111", "#eeeeee"])
  }

  /// Primer's preprocessor falls back from `dark-dimmed` on `dark`; other formats name each mode.
  @Test func `an override for dark holds for the project's own dark themes`() {
    let set = AppearanceSet([
      Appearance("light"), Appearance("dark"), Appearance("dark-dimmed", mode: "dark_dimmed"),
    ])
    func read(_ key: String) -> [String] {
      Reading(
        [
          (
            "a.json",
            "{\"a\": {\"$value\": \"#fff\", \"$type\": \"color\", \"$extensions\": {\"\(key)\": {\"dark\": \"#000\"}}}}"
          )
        ], set
      ).hexes("a")
    }
    #expect(read("org.primer.overrides") == ["#ffffff", "#000000", "#000000"])
    #expect(read("mode") == ["#ffffff", "#000000", "#ffffff"])
  }

  @Test func `modes in modes end somewhere`() {
    let deep =
      String(repeating: "{\"dark\": ", count: 40) + "\"#000\"" + String(repeating: "}", count: 40)
    let reading = Reading([("a.json", "{\"a\": {\"$value\": \(deep), \"$type\": \"color\"}}")])
    #expect(reading.hex("a", "dark") == "unreadable")
  }
}

/// What stands beside a value and changes it.
@Suite struct ValueChangeTests {
  /// Primer's own expectations of its `mix` (transformers/colorToHexMix.test.ts) and `alpha`.
  @Test(arguments: [
    ("mix: {color: '#000', weight: 0.5}", "#2b333c"), ("alpha: 0.4", "#55667766"),
    ("alpha: 0.4, mix: {color: '#000', weight: 0.2}", "#44525f66"),
    ("mix: {color: '{b}', weight: 1}", "#336699"), ("alpha: '{half}'", "#55667780"),
    ("alpha: '25%'", "#55667740"), ("alpha: 1", "#556677"),
    ("mix: {weight: 0.2}", "#556677"), ("mix: {color: '#000000'}", "#556677"),
    ("$extensions: {'com.ibm.carbon': {alphaModifier: 0.5}}", "#55667780"),
  ])
  func `an opacity and a mixture beside a value`(change: String, expected: String) {
    let reading = Reading([
      (
        "a.json5",
        "{b: {$value: '#336699', $type: 'color'}, half: {$value: 0.5, $type: 'number'}, a: {$value: '#556677', $type: 'color', \(change)}}"
      )
    ])
    #expect(reading.hex("a") == expected)
  }

  @Test func `an opacity in a shadow is that of its colour`() {
    let reading = Reading([
      (
        "a.json",
        ##"{"s": {"$type": "shadow", "$value": [{"color": "#336699", "alpha": 0.3, "blur": "2px"}]}, "mix": {"a": {"$value": "#111", "$type": "color"}}}"##
      )
    ])
    #expect(reading.hex("s.0.color") == "#3366994d")
    #expect(reading.hex("mix.a") == "#111111")
  }
}

/// Exports of plugins and built files.
@Suite struct ExportFormTests {
  /// Style Dictionary's `json` format writes each token with what it was made from.
  @Test func `what a built token was made from is no token`() {
    let reading = Reading([
      (
        "a.json",
        ##"{"bg": {"value": "#fff", "type": "color", "filePath": "t.json", "isSource": true, "original": {"value": "{base.white}", "type": "color"}, "name": "bg", "path": ["bg"]}, "original": {"ink": {"value": "#111"}}}"##
      )
    ])
    #expect(reading.names == ["bg", "original.ink"])
    #expect(reading.hex("bg") == "#ffffff")
  }

  @Test func `shadows and gradients of a plugin's own types hold colours`() {
    let reading = Reading([
      (
        "a.json",
        ##"{"g": {"type": "custom-gradient", "value": {"gradientType": "linear", "stops": [{"position": 0, "color": "#ffffff29"}, {"position": 1, "color": "#ffffff0a"}]}}, "s": {"0": {"type": "custom-shadow", "value": {"radius": 6, "color": "#0000001a"}}}, "c": {"type": "custom-grid", "value": {"count": 6}}}"##
      )
    ])
    #expect(reading.names == ["g.0.color", "g.1.color", "s.0.color"])
    #expect(reading.hex("g.1.color") == "#ffffff0a")
  }

  @Test(arguments: [
    ("Dark", ["absent", "#000000", "absent", "#000000"]),
    ("Light", ["#000000", "absent", "#000000", "absent"]),
    ("Mode 1", ["#000000", "#000000", "#000000", "#000000"]),
  ])
  func `Figma's own export says its mode`(mode: String, values: [String]) {
    let reading = Reading([
      (
        "a.json",
        "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 1, \"hex\": \"#000000\"}, \"$extensions\": {\"com.figma.scopes\": []}}, \"$extensions\": {\"com.figma.modeName\": \"\(mode)\"}}"
      )
    ])
    #expect(reading.hexes("a") == values)
  }

  private static let black = ##"{"r": 0, "g": 0, "b": 0, "a": 0.5}"##
  private static let white = ##"{"r": 1, "g": 1, "b": 1, "a": 1}"##

  /// One collection a file, with its variables in a list: light white, dark black at half.
  static let exports: [(what: String, json: String)] = [
    (
      "values by mode",
      ##"{"id": "c:1", "name": "Colors", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [{"id": "v:1", "name": "bg", "type": "COLOR", "valuesByMode": {"1:0": \##(white), "1:1": \##(black)}}, {"id": "v:2", "name": "gap", "type": "FLOAT", "valuesByMode": {"1:0": 4}}]}"##
    ),
    (
      "resolved values alone",
      ##"{"name": "Colors", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [{"name": "bg", "type": "COLOR", "resolvedValuesByMode": {"1:0": {"resolvedValue": \##(white), "aliasName": "x"}, "1:1": {"resolvedValue": \##(black), "alias": null}}}]}"##
    ),
    (
      "an alias of another file, resolved beside it",
      ##"{"id": "c:1", "name": "Colors", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [{"id": "v:1", "name": "bg", "type": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "v:9"}, "1:1": \##(black)}, "resolvedValuesByMode": {"1:0": {"resolvedValue": \##(white), "alias": "v:9"}, "1:1": {"resolvedValue": \##(black)}}}]}"##
    ),
    (
      "an alias of the same file",
      ##"{"id": "c:1", "name": "Colors", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [{"id": "v:1", "name": "bg", "type": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "v:2"}, "1:1": \##(black)}}, {"id": "v:2", "name": "white", "type": "COLOR", "valuesByMode": {"1:0": \##(white), "1:1": \##(white)}}]}"##
    ),
    (
      "lists of collections and variables",
      ##"{"variableCollections": [{"id": "c:1", "name": "Colors", "defaultModeId": "1:0", "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}], "variables": [{"id": "v:1", "name": "bg", "variableCollectionId": "c:1", "resolvedType": "COLOR", "valuesByMode": {"1:0": \##(white), "1:1": \##(black)}}]}"##
    ),
    (
      "a list of such files",
      ##"[{"id": "c:1", "name": "Colors", "modes": {"1:0": "Light", "1:1": "Dark"}, "variables": [{"id": "v:1", "name": "bg", "type": "COLOR", "valuesByMode": {"1:0": \##(white), "1:1": \##(black)}}]}]"##
    ),
    (
      "modes by name alone, values as CSS",
      ##"{"variableCollections": [{"name": "Theme", "modes": ["light", "dark"]}], "variables": [{"name": "bg", "resolvedType": "COLOR", "valuesByMode": {"light": "#fff", "dark": "#00000080"}}, {"name": "gap", "resolvedType": "FLOAT", "valuesByMode": {"light": 4}}]}"##
    ),
    (
      "a collection that lists its variables",
      ##"{"variableCollections": [{"id": "c:1", "name": "Theme", "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}], "variableIds": ["v:1"]}, {"id": "c:2", "name": "Base", "modes": [{"modeId": "2:0", "name": "Value"}], "variableIds": ["v:2"]}], "variables": [{"id": "v:1", "name": "bg", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "v:2"}, "1:1": "#00000080"}}, {"id": "v:2", "name": "white", "resolvedType": "COLOR", "valuesByMode": {"2:0": "#ffffff"}}]}"##
    ),
    (
      "variables listed in each mode, as channels",
      ##"{"collections": [{"name": "Theme", "modes": [{"name": "Light", "variables": [{"name": "bg", "type": "color", "isAlias": false, "value": {"r": 255, "g": 255, "b": 255, "a": 1}}]}, {"name": "Dark", "variables": [{"name": "bg", "type": "color", "isAlias": false, "value": {"r": 0, "g": 0, "b": 0, "a": 0.5}}]}]}]}"##
    ),
    (
      "variables listed in each mode, as CSS",
      ##"{"version": "1.0.4", "collections": [{"name": "Base", "modes": [{"name": "Mode 1", "variables": [{"name": "white", "type": "color", "isAlias": false, "value": "#fff"}, {"name": "gap", "type": "number", "isAlias": false, "value": 4}]}]}, {"name": "Theme", "modes": [{"name": "Light", "variables": [{"name": "bg", "type": "color", "isAlias": true, "value": {"collection": "Base", "name": "white"}}]}, {"name": "Dark", "variables": [{"name": "bg", "type": "color", "isAlias": false, "value": "#00000080"}]}]}]}"##
    ),
  ]

  @Test(arguments: exports)
  func `what plugins export of variables is read`(what: String, json: String) {
    let reading = Reading([("variables.json", json)])
    #expect(reading.hexes("bg") == ["#ffffff", "#00000080", "#ffffff", "#00000080"], "\(what)")
    #expect(!reading.names.contains("gap"))
    #expect(reading.system.problems.isEmpty)
  }

  @Test func `two collections may use one name`() {
    let reading = Reading([
      (
        "v.json",
        ##"{"collections": [{"name": "A", "modes": [{"name": "Value", "variables": [{"name": "bg", "type": "color", "isAlias": false, "value": "#111"}]}]}, {"name": "B", "modes": [{"name": "Value", "variables": [{"name": "bg", "type": "color", "isAlias": false, "value": "#222"}, {"name": "c", "type": "color", "isAlias": true, "value": {"collection": "B", "name": "bg"}}]}]}]}"##
      )
    ])
    #expect(reading.names == ["bg", "B/bg", "c"])
    #expect(reading.hex("c") == "#222222")
  }
}
