import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// What lies behind an element: nesting, alpha, opacity, gradients and images.
@Suite struct ScreenBackdropTests {
  private func check(_ screen: String) throws -> Check {
    let found = ScreenContrastTests.checks(screen, tokens: ":root { --page: #fff; }")
      .filter { $0.outcome != .skipped }
    return try #require(found.last)
  }

  private func expect(_ check: Check, ratio: Double, within tolerance: Double = 5e-3) throws {
    let measured = try #require(check.measured?.lowest)
    #expect(abs(measured - ratio) < tolerance, "\(measured)")
  }

  @Test func `a faded group is composited as a whole`() throws {
    // axe-core#3924: white on #599a81, 3.31.
    let check = try check(
      """
      background: "#fff"
      elements:
        - id: card
          kind: shape
          fill: "#00633d"
          opacity: 0.65
          elements: [{kind: text, color: "#fff", size: 17}]
      """)
    try expect(check, ratio: 3.31)
    #expect(check.foreground?.hex == "#ffffff")
    #expect(check.background?.hex == "#599a81")
    #expect(check.outcome == .fail)
  }

  @Test func `translucent layers are composited from the bottom up`() throws {
    // axe-core#2924: red, blue at 0.3, green at 0.3 make #7d2636.
    let check = try check(
      """
      background: "#ff0000"
      elements:
        - kind: shape
          fill: rgb(0 0 255 / 0.3)
          elements:
            - kind: shape
              fill: rgb(0 128 0 / 0.3)
              elements: [{kind: text, color: "#fff", size: 17}]
      """)
    #expect(check.background?.hex == "#7d2636")
  }

  @Test func `an element's own opacity fades it and not what lies behind it`() throws {
    // Black at half opacity on white is #808080 unrounded 0.5: 3.98.
    let check = try check(
      "background: \"#fff\"\nelements: [{kind: text, color: \"#000\", size: 17, opacity: 0.5}]")
    try expect(check, ratio: 3.98)
  }

  @Test func `opacities of nested groups multiply`() throws {
    let nested = try check(
      """
      background: "#fff"
      elements:
        - kind: group
          opacity: 0.5
          elements:
            - kind: group
              opacity: 0.5
              elements: [{kind: text, color: "#000", size: 17}]
      """)
    let single = try check(
      "background: \"#fff\"\nelements: [{kind: text, color: \"#000\", size: 17, opacity: 0.25}]")
    try expect(nested, ratio: try #require(single.measured?.lowest), within: 1e-12)
  }

  @Test func `a group that fades lets the page show through an opaque card`() throws {
    let check = try check(
      """
      background: "#fff"
      elements:
        - kind: group
          opacity: 0.65
          elements:
            - {kind: shape, fill: "#00633d", elements: [{kind: text, color: "#fff", size: 17}]}
      """)
    try expect(check, ratio: 3.31)
  }

  // ACT rule 09o5cg, failed example 2: #666 on a gradient from white to cyan is between 4.6 and 5.7.
  @Test func `over a gradient the worst place counts`() throws {
    let check = try check(
      """
      background: {gradient: ["#fff", "#0ff"]}
      elements: [{kind: text, color: "#666", size: 16}]
      """)
    try expect(check, ratio: 4.6, within: 0.05)
    #expect(check.subject == "#666 on gradient #fff … #0ff")
  }

  @Test func `a gradient that passes the text's own luminance measures 1`() throws {
    let check = try check(
      """
      background: {gradient: ["#000", "#fff"]}
      elements: [{kind: text, color: "#777", size: 16}]
      """)
    try expect(check, ratio: 1, within: 1e-6)
    #expect(check.outcome == .fail)
  }

  @Test func `over an image the worst of its range counts`() throws {
    let bright = try check(
      """
      background: "#fff"
      elements:
        - kind: image
          lightest: "#f4f1ea"
          darkest: "#2a2a2a"
          elements: [{kind: text, color: "#fff", size: 17}]
      """)
    try expect(bright, ratio: 1.12, within: 0.02)
    let dark = try check(
      """
      background: "#fff"
      elements:
        - kind: image
          lightest: "#444"
          darkest: "#111"
          elements: [{kind: text, color: "#fff", size: 17}]
      """)
    try expect(dark, ratio: 9.74)
    #expect(dark.outcome == .pass)
  }

  @Test func `a scrim over an image is measured over both`() throws {
    let check = try check(
      """
      elements:
        - kind: image
          lightest: "#fff"
          darkest: "#000"
          elements:
            - kind: shape
              fill: rgb(0 0 0 / 0.6)
              elements: [{kind: text, color: "#fff", size: 17}]
      """)
    // Over the white of the image the scrim is #666666.
    try expect(check, ratio: 5.74)
    #expect(check.outcome == .pass)
  }

  @Test func `text may have a fill of its own`() throws {
    let check = try check(
      "background: \"#fff\"\nelements: [{kind: text, color: \"#fff\", fill: \"#171717\", size: 12}]"
    )
    try expect(check, ratio: 17.93)
    #expect(check.subject == "#fff on #171717")
  }

  @Test func `a stroke around a card does not lie behind what is in it`() throws {
    let check = try check(
      """
      background: "#fff"
      elements:
        - {kind: shape, fill: "#fff", stroke: "#000", elements: [{kind: text, color: "#000", size: 12}]}
      """)
    try expect(check, ratio: 21, within: 1e-9)
  }

  @Test(arguments: [
    ("lightest: \"#fff\"", "The darkest colour of photo is not stated."),
    ("darkest: \"#000\"", "The lightest colour of photo is not stated."),
    ("opacity: 1", "The lightest and the darkest colour of photo are not stated."),
  ])
  func `what an image lacks is named`(_ ends: String, _ detail: String) throws {
    let check = try check(
      """
      background: "#fff"
      elements:
        - {id: photo, kind: image, \(ends), elements: [{kind: text, color: "#777", size: 17}]}
      """)
    #expect(check.outcome == .undecided)
    #expect(check.detail == detail)
  }
}
