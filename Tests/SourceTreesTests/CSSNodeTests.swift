import Diagnostics
import SourceTrees
import Testing

@Suite struct `CSS nodes and their places` {
  static let css =
    "/* 漢 */\r\n@media  (a: b) /*x*/ {\r\n  :root,\r\n  .é /*y*/ { --α : \"字\" !important ; b:c }\r\n}\r\n@import 'x' ;"

  let tree = CSS.parse(cssFile(css))

  private func text(_ span: Span?) -> String? { span.map(tree.file.text) }

  @Test func `a rule spans from its prelude to its brace`() throws {
    let rules = Array(tree.rules)
    #expect(rules.count == 2)
    #expect(text(rules[0].span)?.hasPrefix("@media") == true)
    #expect(text(rules[0].span)?.hasSuffix("}\r\n}") == true)
    #expect(text(rules[0].prelude) == "(a: b)")
    #expect(text(rules[0].nameSpan) == "@media")
    #expect(rules[0].name == "media")
    #expect(text(rules[1].span) == "@import 'x' ;")
    #expect(text(rules[1].prelude) == "'x'")
    #expect(rules[1].block == nil)
  }

  @Test func `a block spans its braces`() throws {
    let style = try #require(tree.rules.first { _ in true }?.children.first { _ in true })
    #expect(style.kind == .styleRule)
    #expect(text(style.prelude) == ":root,\r\n  .é")
    #expect(text(style.block) == "{ --α : \"字\" !important ; b:c }")
    #expect(style.nameSpan.isEmpty)
    #expect(style.location.start == Position(line: 3, column: 3))
    #expect(style.location.end == Position(line: 4, column: 42))
  }

  @Test func `a declaration spans name, value and importance`() throws {
    let declarations = (0..<tree.count).compactMap { tree.node(at: $0).declaration }
    #expect(declarations.map(\.name) == ["--α", "b"])
    let first = try #require(declarations.first)
    #expect(text(first.span) == "--α : \"字\" !important")
    #expect(text(first.nameSpan) == "--α")
    #expect(text(first.value) == "\"字\"")
    #expect(first.valueLocation.start == Position(line: 4, column: 20))
    #expect(first.isImportant && first.isCustomProperty)
    #expect(declarations[1].isImportant == false && declarations[1].isCustomProperty == false)
  }

  @Test func `names are compared in any case and with escapes`() {
    let tree = CSS.parse(cssFile(#"@MEDIA x{} @m\65 dia y{} a{INITIAL-value:z;i\6eitial-value:z}"#))
    #expect(tree.rules.prefix(2).map { $0.isNamed("media") } == [true, true])
    #expect(tree.rules.prefix(2).map { $0.isNamed("medi") } == [false, false])
    #expect(tree.node(at: 2).declarations.map { $0.isNamed("initial-value") } == [true, true])
    #expect(tree.node(at: 2).declarations.map(\.name) == ["initial-value", "initial-value"])
    #expect(tree.node(at: 2).isNamed("a") == false)
  }

  @Test func `a flag tells of comments in a value`() throws {
    let tree = CSS.parse(cssFile(#"a{b:c;d:e/**/f;g:h\69;i:(/**/\6a);k:/**/l/**/}"#))
    let declarations = Array(tree.node(at: 0).declarations)
    #expect(declarations.map(\.valueHasComments) == [false, true, false, true, true])
  }

  @Test func `children are the direct ones, in order`() {
    let tree = CSS.parse(cssFile("a{b:c;d{e{f:g}h:i}j:k;@l m;n{}}o{}"))
    #expect(tree.rules.map(\.preludeText) == ["a", "o"])
    #expect(
      tree.node(at: 0).children.map { $0.declaration?.name ?? $0.preludeText } == [
        "b", "d", "j", "m", "n",
      ])
    #expect(tree.node(at: 0).declarations.map(\.name) == ["b", "j"])
    #expect(tree.node(at: 1).children.map(\.index) == [])
    #expect(tree.node(at: 2).children.map(\.endIndex) == [5, 6])
  }

  @Test func `comments know their place`() {
    let tree = CSS.parse(cssFile("/**//***//*/*/ /* é */ /*x"))
    #expect(
      tree.comments.map { tree.file.text($0) } == ["/**/", "/***/", "/*/*/", "/* é */", "/*x"])
  }

  @Test func `an escaped space at the end belongs to the value`() {
    let tree = CSS.parse(cssFile("a{--b:c\\ ;--d:e\\ }"))
    #expect(tree.node(at: 0).declarations.map(\.valueText) == [#"c\ "#, #"e\ "#])
  }

  @Test func `a style sheet of nothing has nothing`() {
    for css in ["", " ", "/**/", "\u{FEFF}", "<!-- -->"] {
      let tree = CSS.parse(cssFile(css))
      #expect(tree.count == 0 && tree.errors.isEmpty, "\(css)")
    }
  }
}

/// Shapes that occur in token files of public design systems.
@Suite struct `CSS of design systems` {
  @Test func `Tailwind's theme, its variants and unknown at-rules`() {
    let css = """
      @import "tailwindcss" source(none);
      @custom-variant dark (&:is(.dark *));
      @theme inline { --color-card: var(--card); --font-sans: var(--font-sans); --breakpoint-*: initial; }
      @utility border-grid { @apply border-border/50 dark:border-border; }
      @source "../**/*.{ts,tsx}"; @plugin 'x';
      .dark { --card: oklch(0.205 0 0); @variant hover { --card: red } }
      """
    #expect(
      outline(css)
        == "@import<\"tailwindcss\" source(none)>; @custom-variant<dark (&:is(.dark *))>; "
        + "@theme<inline>{--color-card=<var(--card)> --font-sans=<var(--font-sans)> --breakpoint-*=<initial>} "
        + "@utility<border-grid>{@apply<border-border/50 dark:border-border>;} "
        + "@source<\"../**/*.{ts,tsx}\">; @plugin<'x'>; "
        + "<.dark>{--card=<oklch(0.205 0 0)> @variant<hover>{--card=<red>}}")
  }

  @Test func `queries in queries in layers`() {
    let css = """
      @layer tokens { @media (prefers-color-scheme: dark) { @media (prefers-contrast: high) {
        :root:not([data-theme]) { --a: #000 } } } @property --a { syntax: '<color>'; inherits: true;
        initial-value: #2563eb } }
      """
    #expect(
      outline(css)
        == "@layer<tokens>{@media<(prefers-color-scheme: dark)>{@media<(prefers-contrast: high)>"
        + "{<:root:not([data-theme])>{--a=<#000>}}} @property<--a>{syntax=<'<color>'>~ "
        + "inherits=<true>~ initial-value=<#2563eb>~}}")
  }

  @Test func `a custom property that holds JSON with semicolons`() {
    #expect(
      outline(#"a{--json:{"A":{"v":"x;y"};"B":[1;2]};--b:c}"#)
        == #"<a>{--json=<{"A":{"v":"x;y"};"B":[1;2]}> --b=<c>}"#)
  }

  @Test func `values over several lines, with comments behind them`() {
    let css =
      "a {\n  --shadow:\n    0 1px 2px rgb(0 0 0 / 10%),\n    0 0 1px var(--x) /* light */;\n  --i: initial /* your color */;\n}"
    #expect(
      outline(css)
        == "<a>{--shadow=<0 1px 2px rgb(0 0 0 / 10%),\n    0 0 1px var(--x)> --i=<initial>}")
  }

  @Test func `custom media and nested selectors`() {
    let css =
      "@custom-media --OSdark (prefers-color-scheme: dark);:where(html){--a:1;@media (--OSdark){--a:2;&:where(.x){--a:3}}}"
    #expect(
      outline(css)
        == "@custom-media<--OSdark (prefers-color-scheme: dark)>; <:where(html)>{--a=<1> "
        + "@media<(--OSdark)>{--a=<2> <&:where(.x)>{--a=<3>}}}")
  }
}
