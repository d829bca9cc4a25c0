import ColorMath
import Diagnostics
import RuleEngine
import TokenFiles
import Testing

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> (configuration: Configuration, problems: [String]) {
    let (configuration, problems) = Configuration.parse(SourceFile(path: "rules.yml", text: text))
    return (configuration, problems.map(\.line))
  }

  /// Every key, at least once.
  static let everything = """
    version: 1
    tokens:
      - design/tokens.css
      - {files: "design/*.tokens.json", format: dtcg}
      - {files: design/dark.json, appearance: dark}
    screens: ["design/screens/**/*.yml"]
    sources: {files: ["App/**/*.swift"], allow: ["App/DesignSystem/**"]}
    claims:
      - file: design/tokens.md
        names: {canvas: color-bg-canvas, white: "#fff"}
    appearances: [light, dark, light-high-contrast, dark-high-contrast]
    level: {dark-high-contrast: AAA, default: AA}
    units: {pt: 4/3}
    text-styles:
      headline: {size: 17, weight: 600}
      btn: {size: 17, weight: bold}
    uses: [cta, recording]
    roles:
      coral:
        tokens: [color-accent-primary]
        only: [cta, recording]
        never: [text, icon, divider]
        per-screen: {max: 1, unless: {state: capture, uses: [cta, recording]}}
        min-contrast: 3
        on: [color-bg-canvas]
        min-size: 12
        text-style: [btn]
        carries: [ink]
        never-on: [color-bg-inverse]
        only-on: [color-bg-canvas]
        labelled: true
        why: Coral always means the thing to tap.
    pairs:
      - foreground: [color-text-primary, color-text-secondary]
        background: color-bg-canvas
        as: large-text
      - {foreground: a, background: b, min: 2.5}
      - infer: on-names
    order:
      - {tokens: [color-text-primary, color-text-secondary], on: color-bg-canvas}
    distinct:
      - {tokens: [color-a, color-b], min-delta-e: 0.1, vision: [normal, protan, deutan, tritan]}
    derived:
      - {token: interactive-hover, from: interactive, opacity: 0.9}
    parity:
      - {left: design/tokens.css, right: App/Assets.xcassets, names: css-to-swift}
      - {left: a.css, right: b.css, names: {left-name: right-name}}
    rules: {token-gamut: warning, raw-color: off}
    waivers:
      - rule: screen-contrast
        subject: color-text-on-accent on color-accent-primary
        appearance: [light, dark]
        reason: Brand trade-off; Increase Contrast switches the accent to #C2410C.
        until: 2027-06-30
    """

  @Test func `every key is read`() throws {
    let (configuration, problems) = read(Self.everything)
    #expect(problems == [])
    #expect(configuration.tokens.map { $0.files[0].path }.count == 3)
    #expect(configuration.tokens[1].format?.value == "dtcg")
    #expect(configuration.tokens[2].appearance?.value == "dark")
    #expect(configuration.screens.map(\.path) == ["design/screens/**/*.yml"])
    #expect(configuration.sources[0].allow.map(\.path) == ["App/DesignSystem/**"])
    #expect(configuration.claims[0].names.map(\.meaning.value) == ["color-bg-canvas", "#fff"])
    #expect(configuration.appearanceSet.names.count == 4)
    #expect(configuration.level.standard?.value == .aa)
    #expect(configuration.level.byAppearance.map(\.level) == [.aaa])
    #expect(configuration.pixelsPerPoint == 4.0 / 3)
    #expect(configuration.textStyles.map(\.weight?.value) == [600, 700])
    #expect(configuration.uses.map(\.value) == ["cta", "recording"])
    #expect(configuration.distinct[0].vision.map(\.value) == [.normal, .protan, .deutan, .tritan])
    #expect(configuration.derived[0].opacity?.value == 0.9)
    #expect(configuration.parity[0].names?.value == .cssToSwift)
    #expect(configuration.parity[1].table.map(\.right.value) == ["right-name"])
    #expect(configuration.severities.map(\.severity) == [.warning, .off])
  }

  @Test func `a role has all its limits`() throws {
    let role = try #require(read(Self.everything).configuration.roles.first)
    #expect(role.name.value == "coral")
    #expect(role.only.map(\.value) == ["cta", "recording"])
    #expect(role.never.map(\.value) == ["text", "icon", "divider"])
    #expect(role.perScreen?.max?.value == 1)
    #expect(role.perScreen?.unless.first?.states.map(\.value) == ["capture"])
    #expect(role.perScreen?.unless.first?.uses.map(\.value) == ["cta", "recording"])
    #expect(role.minContrast?.value == 3)
    #expect(role.on.map(\.value) == ["color-bg-canvas"])
    #expect(role.minSize?.value == .points(12))
    #expect(role.textStyles.map(\.value) == ["btn"])
    #expect(role.carries.map(\.value) == ["ink"])
    #expect(role.neverOn.map(\.value) == ["color-bg-inverse"])
    #expect(role.onlyOn.map(\.value) == ["color-bg-canvas"])
    #expect(role.labelled?.value == true)
    #expect(role.why?.value == "Coral always means the thing to tap.")
  }

  @Test func `pairs and waivers have their parts`() throws {
    let configuration = read(Self.everything).configuration
    #expect(configuration.pairs[0].purpose?.value == .largeText)
    #expect(configuration.pairs[0].background.map(\.value) == ["color-bg-canvas"])
    #expect(configuration.pairs[1].minimum?.value == 2.5)
    #expect(configuration.pairs[2].infer?.value == .onNames)
    let waiver = try #require(configuration.waivers.first)
    #expect(waiver.until?.value == CalendarDay("2027-06-30"))
    #expect(waiver.appearances.map(\.value) == ["light", "dark"])
    #expect(waiver.reason?.value.hasPrefix("Brand trade-off") == true)
  }

  @Test func `each value knows its place`() throws {
    let configuration = read(Self.everything).configuration
    let start = try #require(configuration.roles.first?.minContrast?.location.start)
    #expect(start == Position(line: 24, column: 19))
    #expect(configuration.waivers[0].location.start == Position(line: 50, column: 5))
  }

  @Test func `appearances may be a mapping`() {
    let (configuration, problems) = read(
      """
      appearances:
        light: {}
        dark-dimmed: {css: '[data-theme="dimmed"]', mode: dark_dimmed}
        brand:
      """)
    #expect(problems == [])
    #expect(configuration.appearanceSet.names == ["light", "dark-dimmed", "brand"])
    #expect(configuration.appearances[1].css?.value == #"[data-theme="dimmed"]"#)
    #expect(configuration.appearances[1].mode?.value == "dark_dimmed")
  }

  @Test func `without appearances there are four`() {
    #expect(
      read("tokens: []").configuration.appearanceSet.names == [
        "light", "dark", "light-high-contrast", "dark-high-contrast",
      ])
  }

  @Test func `one value may stand for a list of one`() {
    let (configuration, problems) = read(
      """
      tokens: a.css
      screens: b.yml
      uses: cta
      roles: {coral: {tokens: coral, only: cta}}
      """)
    #expect(problems == [])
    #expect(configuration.tokens.map { $0.files.map(\.path) } == [["a.css"]])
    #expect(configuration.roles[0].tokens.map(\.value) == ["coral"])
  }

  @Test func `rules dot yml may be JSON`() {
    let file = SourceFile(
      path: "rules.json", text: #"{"tokens": ["a.css"], "rules": {"raw-color": "off"}, /* why */}"#)
    let (configuration, problems) = Configuration.parse(file)
    #expect(problems.map(\.line) == [])
    #expect(configuration.severities.map(\.severity) == [.off])
  }
}
