import ColorMath
import Diagnostics
import Testing
import TokenFiles

@testable import RuleEngine

/// What rules get to see.
@Suite struct ContextTests {
  private func context(_ rules: String, _ css: String) -> Context {
    let inputs = MemoryProject(["rules.yml": "tokens: a.css\n" + rules, "a.css": css]).inputs()
    let tokens = TokenSystem.read(
      inputs.tokens, appearances: inputs.configuration.appearanceSet)
    return Context.build(inputs, tokens: tokens, options: .test).0
  }

  private func pairs(_ rules: String, _ css: String) -> [String] {
    let context = context(rules, css)
    return context.pairs.map {
      context.tokens.name($0.foreground) + " on " + context.tokens.name($0.background)
    }
  }

  @Test func `each foreground goes on each background, each pair once`() {
    let rules = """
      pairs:
        - {foreground: [a, b], background: [x, y]}
        - {foreground: [b, a], background: x}
      """
    let css = ":root { --a: #000; --b: #111; --x: #fff; --y: #eee; }"
    #expect(pairs(rules, css) == ["a on x", "a on y", "b on x", "b on y"])
  }

  @Test func `the same pair with another floor is another pair`() {
    let rules = """
      pairs:
        - {foreground: a, background: x}
        - {foreground: a, background: x, as: text}
        - {foreground: a, background: x, as: non-text}
        - {foreground: a, background: x, as: non-text, min: 3}
      """
    let pairs = context(rules, ":root { --a: #000; --x: #fff; }").pairs
    #expect(pairs.map { pairs.floor(of: $0) } == [.text, .nonText, .minimum(3)])
  }

  @Test func `captures pair names up`() {
    let css = """
      :root { --b-ok-label: #fff; --b-ok-fill: #000; --b-no-label: #fff; --b-no-fill: #000;
        --b-x-label: #fff; }
      """
    #expect(
      pairs("pairs: [{foreground: \"b-{n}-label\", background: \"b-{n}-fill\"}]", css)
        == ["b-ok-label on b-ok-fill", "b-no-label on b-no-fill"])
  }

  @Test(arguments: [
    (["onSurface", "surface"], ["onSurface on surface"]),
    (["on-brand", "brand"], ["on-brand on brand"]),
    (["text-on-accent", "accent"], ["text-on-accent on accent"]),
    (["color-text-on-accent", "color-accent"], ["color-text-on-accent on color-accent"]),
    (
      ["on-surface-variant", "surface-variant", "surface"],
      ["on-surface-variant on surface-variant"]
    ),
    (["on-surface-variant", "surface"], ["on-surface-variant on surface"]),
    (["card-foreground", "card"], ["card-foreground on card"]),
    (["foreground", "background"], ["foreground on background"]),
    (["button", "on", "icon-on", "tton"], []),
    (["color-text-on-inverse", "color-bg-inverse"], ["color-text-on-inverse on color-bg-inverse"]),
    (["fg-on-emphasis", "bg-emphasis"], ["fg-on-emphasis on bg-emphasis"]),
    (["textOnBrand", "bgBrand"], ["textOnBrand on bgBrand"]),
    (["icon-on-dark", "surface-dark", "bg-dark"], ["icon-on-dark on bg-dark"]),
    (["text-on-accent", "accent", "bg-accent"], ["text-on-accent on accent"]),
    (["button-on-accent", "bg-accent"], []), (["text-on-accent", "accent-bg"], []),
    (["ON_SURFACE", "SURFACE"], ["ON_SURFACE on SURFACE"]),
    (["inverseOnSurface", "inverseSurface", "surface"], ["inverseOnSurface on inverseSurface"]),
    (["on-surface-2", "surface-2", "surface"], ["on-surface-2 on surface-2"]),
    (
      ["sidebar-primary-foreground", "sidebar-primary"],
      ["sidebar-primary-foreground on sidebar-primary"]
    ),
  ])
  func `names give pairs away`(_ names: [String], _ expected: [String]) {
    let css = ":root {" + names.map { "--\($0): #000;" }.joined() + "}"
    #expect(pairs("pairs: [{infer: on-names}]", css) == expected)
  }

  @Test func `levels are by appearance`() {
    let context = context("level: {dark: AAA, default: AA}", ":root { --a: #000; }")
    #expect(context.appearances.map(\.level) == [.aa, .aaa, .aa, .aa])
  }

  @Test func `text styles give sizes, elements their own`() throws {
    let project = MemoryProject([
      "rules.yml": """
      tokens: a.css
      screens: s.yml
      units: {pt: 4/3}
      text-styles: {body: {size: 18, weight: 400}, big: {size: 24px, weight: black}}
      """,
      "a.css": ":root { --a: #000; }",
      "s.yml": """
      screen: s
      elements:
        - {id: a, kind: text, color: a, text-style: body}
        - {id: b, kind: text, color: a, text-style: big, size: 10pt}
        - {id: c, kind: text, color: a, weight: Semi Bold}
      """,
    ])
    let inputs = project.inputs()
    let tokens = TokenSystem.read(inputs.tokens, appearances: inputs.configuration.appearanceSet)
    let elements = try #require(
      Context.build(inputs, tokens: tokens, options: .test).0.screens.first?.elements)
    #expect(elements.map { $0.size?.pixels(perPoint: 4.0 / 3) } == [24, 10 * (4.0 / 3), nil])
    #expect(elements.map(\.weight) == [400, 900, 600])
  }
}
