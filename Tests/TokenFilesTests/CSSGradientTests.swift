import Diagnostics
import Testing

@testable import TokenFiles

/// Gradients as values of custom properties (CSS Images 4 §3): their stops are tokens below the name.
@Suite struct CSSGradientTests {
  private func stops(_ reading: Reading, of name: String, in appearance: String = "light")
    -> [String]
  {
    var found: [String] = []
    while case let hex = reading.hex("\(name).\(found.count).color", appearance),
      hex != "no such name"
    {
      found.append(hex)
    }
    return found
  }

  private static let names = "--a: #111111; --b: #222222; --angle: 40deg; --at: 30%; "

  @Test(arguments: [
    ("linear-gradient(#fff, #000)", ["#ffffff", "#000000"]),
    ("LINEAR-Gradient( to top left , #FFF 10% , #000 )", ["#ffffff", "#000000"]),
    ("linear-gradient(0.25turn, white, hsl(0 0% 0% / 50%) 3px 4px)", ["#ffffff", "#00000080"]),
    ("linear-gradient(90deg, 20% #fff, 30%, #888, #000)", ["#ffffff", "#888888", "#000000"]),
    ("linear-gradient(calc(1deg * 3), #fff, calc(20% + 2px), #000)", ["#ffffff", "#000000"]),
    ("linear-gradient(in oklab, #fff, #000)", ["#ffffff", "#000000"]),
    ("linear-gradient(to right in hsl longer hue, #fff, #000)", ["#ffffff", "#000000"]),
    ("radial-gradient(circle at 50% 50%, #fff, #000)", ["#ffffff", "#000000"]),
    ("radial-gradient(3em 2em, #fff, #000)", ["#ffffff", "#000000"]),
    ("radial-gradient(closest-side, #fff, #000)", ["#ffffff", "#000000"]),
    ("conic-gradient(from 45deg at 0 0, #fff 0 25%, #000 0)", ["#ffffff", "#000000"]),
    ("conic-gradient(#fff 30deg, #000 270deg)", ["#ffffff", "#000000"]),
    ("repeating-linear-gradient(45deg, #fff 0 4px, #000 4px 8px)", ["#ffffff", "#000000"]),
    ("repeating-radial-gradient(#fff, #000)", ["#ffffff", "#000000"]),
    ("repeating-conic-gradient(#fff, #000)", ["#ffffff", "#000000"]),
    ("-webkit-linear-gradient(top, #fff, #000)", ["#ffffff", "#000000"]),
    ("linear-gradient(/* a, b */ to top, #fff /* c */, #000)", ["#ffffff", "#000000"]),
    ("linear-gradient(var(--a), var(--b))", ["#111111", "#222222"]),
    ("linear-gradient(var(--a), #888, var(--b))", ["#111111", "#888888", "#222222"]),
    ("linear-gradient(var(--angle), #888, var(--b) var(--at))", ["#888888", "#222222"]),
    ("linear-gradient(var(--gone, to right), #888, #fff var(--at))", ["#888888", "#ffffff"]),
    ("linear-gradient(var(--gone, red), #888, #fff)", ["#ff0000", "#888888", "#ffffff"]),
    ("linear-gradient(var(--angle, red), #888, #fff)", ["#888888", "#ffffff"]),
    (
      "linear-gradient(color-mix(in srgb, var(--a) 50%, #333333), rgb(from var(--b) r g b / 50%))",
      ["#222222", "#22222280"]
    ),
  ])
  func `the colours of a gradient are tokens`(value: String, expected: [String]) {
    let reading = Reading(css: ":root { \(Self.names) --hero: \(value); }")
    #expect(stops(reading, of: "hero").filter { $0 != "absent" } == expected)
    #expect(reading.system["hero"] == nil)
    #expect(reading.system.problems.isEmpty)
    #expect(reading.system.collisions.isEmpty)
  }

  @Test(arguments: [
    "linear-gradient(#fff, #000), #fff", "linear-gradient(#fff, #000), linear-gradient(#000, #fff)",
    "url(a.png)", "linear-gradient(in nowhere, #fff, #000)", "linear-gradient()",
    "linear-gradient(90deg)", "my-gradient(#fff, #000)", "0 0 2px rgb(0 0 0)",
    "image-set(linear-gradient(#fff, #000) 1x)", "linear-gradient(10%, 20%)",
  ])
  func `what is no gradient alone has no stops`(value: String) {
    let reading = Reading(css: ":root { --hero: \(value); }")
    #expect(stops(reading, of: "hero") == [])
    #expect(reading.names == [])
  }

  @Test(arguments: [
    ("#ffg", "unreadable"), ("nonsense", "unreadable"), ("currentColor", "valueUnknown"),
    ("Canvas", "valueUnknown"), ("var(--gone)", "undefinedAlias"),
    ("var(--angle)", "unsuitableAlias"), ("rgb(var(--gone))", "undefinedAlias"),
    ("rgb(1 2)", "unreadable"), ("--tint(#fff)", "valueUnknown"),
  ])
  func `a stop that can't be read is a finding`(stop: String, kind: String) {
    let reading = Reading(
      css: ":root { \(Self.names) --hero: linear-gradient(#fff, \(stop) 50%, #000) }")
    #expect(stops(reading, of: "hero") == ["#ffffff", kind, "#000000"])
  }

  @Test func `a stop stands where its colour is written`() throws {
    let reading = Reading(
      css: ":root { --angle: 3deg; --hero: linear-gradient(var(--angle), 10% #fff, #ffg 20%) }")
    let first = try #require(reading.system.id(named: "hero.0.color"))
    #expect(reading.system.literal(of: first, in: 0)?.text == "#fff")
    let problem = try #require(reading.problem("hero.1.color"))
    #expect(problem.location.file.text(problem.location.span) == "#ffg")
    #expect(problem.cause == reading.system.id(named: "hero.1.color"))
  }

  @Test func `stops hold where their gradient does`() throws {
    let reading = Reading(
      css: """
        :root { --hero: linear-gradient(#fff, #888, #000); --page: linear-gradient(#fff, #eee) }
        @media (prefers-color-scheme: dark) {
          :root { --hero: linear-gradient(#111, #222); --page: #333 }
        }
        """)
    let system = reading.system
    #expect(stops(reading, of: "hero").prefix(3) == ["#ffffff", "#888888", "#000000"])
    #expect(stops(reading, of: "hero", in: "dark").prefix(2) == ["#111111", "#222222"])
    let hero = try #require(system.id(named: "hero"))
    #expect(system.form(of: hero, in: 0)?.count == 3)
    #expect(system.form(of: hero, in: 1)?.count == 2)
    let page = try #require(system.id(named: "page"))
    #expect(system.form(of: page, in: 0)?.count == 2)
    #expect(system.form(of: page, in: 1) == nil)
    #expect(reading.hex("page", "dark") == "#333333")
    #expect(system.isSpared(page, in: 0))
    #expect(!system.isSpared(page, in: 1))
  }

  @Test func `a gradient for one element counts where the page has none`() {
    let reading = Reading(
      css: """
        .card { --hero: linear-gradient(#fff, #000); --one: linear-gradient(#fff, #000) }
        .note { --hero: linear-gradient(#fff, #111) }
        """)
    #expect(stops(reading, of: "one") == ["#ffffff", "#000000"])
    #expect(stops(reading, of: "hero") == ["absent", "absent"])
    #expect(reading.system.leftOut.map(\.text) == ["hero"])
  }

  @Test func `gradients in a stated appearance are that appearance's`() {
    let files = [
      TokenSource(
        file: SourceFile(path: "a.css", text: ":root { --h: linear-gradient(#fff, #eee) }")),
      TokenSource(
        file: SourceFile(path: "b.css", text: ":root { --h: linear-gradient(#000, #111) }"),
        appearance: "dark"),
    ]
    let reading = Reading(system: TokenSystem.read(files))
    #expect(stops(reading, of: "h") == ["#ffffff", "#eeeeee"])
    #expect(stops(reading, of: "h", in: "dark") == ["#000000", "#111111"])
    #expect(reading.system.collisions.isEmpty)
  }

  @Test func `what hides parts of an element by its transparency shows no colours`() {
    let reading = Reading(css: ":root { --fade-mask: linear-gradient(#000, transparent) }")
    #expect(reading.names == [])
  }

  @Test func `a gradient with a reference that is none is a finding itself`() {
    let reading = Reading(css: ":root { --hero: linear-gradient(#fff, var(gone)) }")
    #expect(reading.hex("hero") == "unreadable")
  }

  @Test func `hostile gradients end soon`() {
    let stops = String(repeating: "#fff, ", count: 20_000) + "#000"
    #expect(Reading(css: ":root { --a: linear-gradient(\(stops)) }").names.count == 20_001)
    let deep = String(repeating: "linear-gradient(", count: 20_000)
    _ = Reading(css: ":root { --a: \(deep)#fff, #000) }")
    _ = Reading(css: ":root { --a: linear-gradient(\(String(repeating: ",", count: 20_000))) }")
    _ = Reading(css: ":root { --a: linear-gradient(\(String(repeating: "a(", count: 20_000))")
    _ = Reading(css: ":root { --a: linear-gradient(var(--a.0.color), var(--a)) }")
  }
}
