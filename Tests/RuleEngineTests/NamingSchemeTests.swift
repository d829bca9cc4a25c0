import Testing

@testable import RuleEngine

@Suite struct NamingSchemeTests {
  // The rule and the rows of the Shuke document: `--<group>-<role>[-<variant>]` in lowerCamelCase.
  @Test(arguments: [
    ("color-accent-primary", "accentPrimary"), ("color-bg-inverse-raised", "bgInverseRaised"),
    ("color-reward", "reward"), ("color-dim-key-info", "dimKeyInfo"),
    ("color-text-on-inverse-secondary", "textOnInverseSecondary"), ("accent", "accent"),
    ("color", "color"), ("color-gray-100", "gray100"), ("color-bg-2xl", "bg2xl"),
    ("color-HTMLText2", "htmlText2"), ("onURLBar", "onUrlBar"), ("colors-accent", "accent"),
    ("colour-accent", "accent"), ("color-500", "_500"), ("→", "→"), ("", ""),
  ]) func `CSS becomes Swift`(_ row: (String, String)) {
    #expect(NamingScheme.cssToSwift.spelled(row.0) == row.1)
  }

  @Test(arguments: [
    (NamingScheme.kebab, "color-bg-canvas"), (.camel, "colorBgCanvas"), (.snake, "color_bg_canvas"),
    (.path, "color.bg.canvas"),
  ]) func `each scheme spells the same words in its own way`(_ row: (NamingScheme, String)) {
    for name in [
      "color-bg-canvas", "color.bg.canvas", "colorBgCanvas", "color/bg/canvas", "color_bg_canvas",
    ] {
      #expect(row.0.spelled(name) == row.1)
    }
  }

  @Test func `capitals in a row are one word`() {
    #expect(NamingScheme.kebab.spelled("DSColor.onSurface") == "ds-color-on-surface")
    #expect(NamingScheme.kebab.spelled("brandURL") == "brand-url")
  }

  @Test(arguments: [
    (NamingScheme.cssToSwift, "Color.accentPrimary", "accentPrimary", true),
    (.cssToSwift, "Brand/accentPrimary", "accentPrimary", true),
    (.cssToSwift, "Color.AccentPrimary", "accentPrimary", false),
    (.snake, "accent-primary", "accent_primary", false),
    (.path, "color.on-brand", "color.on.brand", true),
    (.cssToSwift, "Color._500", "_500", true), (.cssToSwift, "Grays/500", "_500", true),
    (.camel, "Grays/500", "_500", false),
  ]) func `a name may stand behind a type or a folder`(_ row: (NamingScheme, String, String, Bool))
  {
    #expect(row.0.isSpelled(row.1, row.2) == row.3)
  }

  @Test func `what names share without case and punctuation is what was meant`() {
    #expect(NamingScheme.folded("Color.bg-Canvas_2") == "colorbgcanvas2")
    #expect(NamingScheme.folded("颜色-主") == NamingScheme.folded("颜色主"))
    #expect(NamingScheme.folded("a→b") == "ab")
    #expect(NamingScheme.folded("→") != NamingScheme.folded("←"))
    #expect(NamingScheme.member("a.b/c") == "c")
    #expect(NamingScheme.member("a") == "a")
  }
}
