import Diagnostics
import Testing
import TokenFiles

@testable import RuleEngine

@Suite struct RoleMembershipTests {
  private func context(_ roles: String, _ css: String) -> Context {
    let inputs = MemoryProject([
      "rules.yml": "tokens: a.css\nappearances: [light, dark]\nroles:\n" + roles, "a.css": css,
    ]).inputs()
    let tokens = TokenSystem.read(inputs.tokens, appearances: inputs.configuration.appearanceSet)
    return Context.build(inputs, tokens: tokens, options: .test).0
  }

  private func roles(_ token: String, _ context: Context) -> [String] {
    context.tokens[token].map { context.membership.roles(of: $0) }?.map { context.roles[$0].name }
      ?? []
  }

  private func roles(literal: String, in appearance: Int, _ context: Context) -> [String] {
    guard let literal = LiteralColor(literal) else { return ["not a colour"] }
    return context.membership.roles(of: .literal(literal), in: appearance).map {
      context.roles[$0].name
    }
  }

  private static let css = """
    :root { --coral: #f60; --cta: var(--coral); --button: var(--cta); --topic: var(--coral);
      --tile: var(--topic); --page: #fff; --mixed: #000; --translucent: #ff660080; }
    [data-theme="dark"] { --mixed: var(--coral); --coral: #f70; }
    """

  @Test func `an alias carries the role of what it stands for`() {
    let context = context("  a: {tokens: coral}", Self.css)
    #expect(roles("coral", context) == ["a"])
    #expect(roles("cta", context) == ["a"])
    #expect(roles("button", context) == ["a"])
    #expect(roles("page", context) == [])
  }

  @Test func `unless a role of its own names it, for itself and for what stands for it`() {
    let context = context("  a: {tokens: coral}\n  b: {tokens: topic}", Self.css)
    #expect(roles("topic", context) == ["b"])
    #expect(roles("tile", context) == ["b"])
    #expect(roles("button", context) == ["a"])
  }

  @Test func `an alias in one appearance is enough`() {
    #expect(roles("mixed", context("  a: {tokens: coral}", Self.css)) == ["a"])
  }

  @Test func `a token may carry several roles`() {
    let context = context("  a: {tokens: coral}\n  b: {tokens: [page, coral]}", Self.css)
    #expect(roles("coral", context) == ["a", "b"])
    #expect(roles("button", context) == ["a", "b"])
    #expect(roles("page", context) == ["b"])
  }

  @Test(arguments: ["#f60", "#FF6600", "rgb(255 102 0)", "hsl(24 100% 50%)", "color(srgb 1 0.4 0)"])
  func `a literal of the role's colour carries it`(_ literal: String) {
    let context = context("  a: {tokens: coral}", Self.css)
    #expect(roles(literal: literal, in: 0, context) == ["a"])
    #expect(roles(literal: literal, in: 1, context) == [])
  }

  @Test func `a literal of another alpha or of one step less does not`() {
    let context = context("  a: {tokens: coral}\n  b: {tokens: translucent}", Self.css)
    #expect(roles(literal: "#ff660080", in: 0, context) == ["b"])
    #expect(roles(literal: "#ff6600fe", in: 0, context) == [])
    #expect(roles(literal: "#ff6601", in: 0, context) == [])
  }

  @Test func `each side of light-dark counts in its own appearance`() {
    let context = context("  a: {tokens: coral}", Self.css)
    #expect(roles(literal: "light-dark(#f60, #000)", in: 0, context) == ["a"])
    #expect(roles(literal: "light-dark(#f60, #000)", in: 1, context) == [])
    #expect(roles(literal: "light-dark(#000, #f70)", in: 1, context) == ["a"])
  }

  @Test func `a colour whose value nobody knows carries nothing`() {
    let context = context("  a: {tokens: coral}", Self.css)
    #expect(roles(literal: "currentcolor", in: 0, context) == [])
    #expect(roles(literal: "CanvasText", in: 0, context) == [])
  }

  @Test func `a glob gives the role to all that it matches`() {
    let context = context("  a: {tokens: \"c*\"}", Self.css)
    #expect(context.roles[0].tokens.map { context.tokens.name($0) } == ["coral", "cta"])
    #expect(roles("button", context) == ["a"])
  }
}
