import Diagnostics
import SourceTrees
import Testing

private func write(_ condition: CSSCondition) -> String {
  switch condition {
  case .mediaType(let name): name
  case .feature(let feature): write(feature)
  case .not(let condition): "not(\(write(condition)))"
  case .and(let conditions): "and(\(conditions.map(write).joined(separator: ", ")))"
  case .or(let conditions): "or(\(conditions.map(write).joined(separator: ", ")))"
  case .function(let name, _): "\(name)()"
  case .unknown: "unknown"
  }
}

private func write(_ feature: CSSMediaFeature) -> String {
  feature.tests.reduce(feature.name) { text, test in
    let sign =
      switch test.comparison {
      case .less: "<"
      case .lessOrEqual: "<="
      case .equal: "="
      case .greaterOrEqual: ">="
      case .greater: ">"
      }
    return text + sign + test.value
  }
}

private func write(_ query: CSSMediaQuery) -> String {
  query.condition.map(write) ?? "malformed"
}

@Suite struct `CSS media queries` {
  @Test(arguments: [
    ("", ""),
    ("screen", "screen"),
    ("ALL", "all"),
    ("only screen", "screen"),
    ("not print", "not(print)"),
    ("screen, print", "screen; print"),
    ("(prefers-color-scheme: dark)", "prefers-color-scheme=dark"),
    ("( Prefers-Contrast:More )", "prefers-contrast=More"),
    ("(prefers-contrast)", "prefers-contrast"),
    ("screen and (prefers-color-scheme:dark)", "and(screen, prefers-color-scheme=dark)"),
    ("only screen and (a: b) and (c), screen and (d)", "and(screen, a=b, c); and(screen, d)"),
    ("not screen and (a)", "not(and(screen, a))"),
    ("not (a)", "not(a)"),
    ("not(a)", "not()"),
    ("(a) and (b)", "and(a, b)"),
    ("(a) or (b) OR (c)", "or(a, b, c)"),
    ("(not (a))", "not(a)"),
    ("((a) or (b)) and (c)", "and(or(a, b), c)"),
    ("(--OSdark)", "--OSdark"),
    ("(color-gamut: p3)", "color-gamut=p3"),
    ("screen and (not (a))", "and(screen, not(a))"),
    ("/**/screen/**/and/**/(a)", "and(screen, a)"),
    ("(a:/**/b/**/)", "a=b"),
    ("(aspect-ratio: 16 / 9)", "aspect-ratio=16 / 9"),
    ("(a: calc((1 + 2) * 3))", "a=calc((1 + 2) * 3)"),
  ]) func `queries`(_ css: String, _ expected: String) {
    #expect(CSSMediaQuery.list(css).map(write).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("(width >= 600px)", "width>=600px"),
    ("(width<600px)", "width<600px"),
    ("(width = 600px)", "width=600px"),
    ("(600px <= width)", "width>=600px"),
    ("(400px < width <= 700px)", "width>400px<=700px"),
    ("(700px >= width > 400px)", "width<=700px>400px"),
    ("(min-width: 1px)", "min-width=1px"),
    ("(400px < width > 700px)", "unknown"),
    ("(width > )", "unknown"),
    ("(> 1px)", "unknown"),
    ("(a < b < c < d)", "unknown"),
    ("(1px = 2px)", "unknown"),
  ]) func `ranges`(_ css: String, _ expected: String) {
    #expect(CSSMediaQuery.list(css).map(write).joined(separator: "; ") == expected)
  }

  /// Media Queries 4 §3.2: a query that can't be read is `not all`; the others of its list hold.
  @Test(arguments: [
    ("(a) and (b) or (c)", "malformed"),
    ("screen or (a)", "malformed"),
    ("&test, screen", "malformed; screen"),
    ("(example, all,), speech", "unknown; speech"),
    ("screen and", "malformed"),
    ("only", "malformed"),
    ("only (a)", "malformed"),
    ("not not (a)", "malformed"),
    ("screen (a)", "malformed"),
    ("and", "malformed"),
    ("(a", "malformed"),
    ("a and (b) or (c)", "malformed"),
    (",", "malformed; malformed"),
    ("screen and (a) or (b)", "malformed"),
    ("()", "unknown"),
    ("(1px)", "unknown"),
    ("(a b)", "unknown"),
    ("(a:)", "unknown"),
    ("f(x)", "f()"),
    ("(a) and", "malformed"),
    ("(a) (b)", "malformed"),
  ]) func `what is malformed never holds`(_ css: String, _ expected: String) {
    #expect(CSSMediaQuery.list(css).map(write).joined(separator: "; ") == expected)
  }

  @Test func `a malformed query says why and where`() throws {
    let query = try #require(CSSMediaQuery.list("screen, print or (a)").last)
    let error = try #require(query.error)
    #expect(error.message == "expected and")
    #expect(error.span == Span(14, 16))
    #expect(query.span == Span(8, 20))
  }

  @Test func `conditions of supports are read alike`() throws {
    let css = "(color: oklch(0 0 0)) and (not (display: grid)) and selector(a > b)"
    #expect(
      write(try CSSCondition.parse(css)) == "and(color=oklch(0 0 0), not(display=grid), selector())"
    )
    let probe = try CSSCondition.parse("(background: color-mix(in lab, red, red))")
    guard case .feature(let asked) = probe else {
      Issue.record("\(probe) is no feature")
      return
    }
    #expect(asked.value == "color-mix(in lab, red, red)")
    #expect(throws: CSSSyntaxError.self) { try CSSCondition.parse("screen") }
    #expect(throws: CSSSyntaxError.self) { try CSSCondition.parse("") }
    #expect(write(try CSSCondition.parse("(--css: variables)")) == "--css=variables")
    #expect(write(try CSSCondition.parse("(--css:)")) == "--css=")
  }

  @Test func `nesting too deep is unknown`() {
    let deep = String(repeating: "(", count: 20000) + "a" + String(repeating: ")", count: 20000)
    #expect(CSSMediaQuery.list(deep).map(write) == ["unknown"])
    #expect(CSSMediaQuery.list(String(repeating: "(", count: 20000)).map(write) == ["malformed"])
  }

  @Test func `values and features know their places`() throws {
    let tree = CSS.parse(cssFile("@media screen and (  prefers-color-scheme : dark ) {}"))
    let query = try #require(tree.rules.first { _ in true }?.mediaQueries.first)
    guard case .and(let parts)? = query.condition, case .feature(let feature)? = parts.last else {
      Issue.record("the query has no feature at its end")
      return
    }
    #expect(tree.file.text(feature.span) == "prefers-color-scheme : dark")
    #expect(feature.tests.map { tree.file.text($0.span) } == ["dark"])
    #expect(feature.value == "dark")
  }
}

@Suite struct `CSS imports` {
  private func read(_ css: String) -> String? {
    guard let rule = CSS.parse(cssFile(css)).rules.first(where: { _ in true })?.importRule else {
      return nil
    }
    let layer = rule.layer.map { " layer '\($0)'" } ?? ""
    let supports = rule.supports.map { " supports \(write($0))" } ?? ""
    return "'\(rule.address)'\(layer)\(supports)"
      + rule.media.map { " media \(write($0))" }.joined()
  }

  @Test(arguments: [
    ("@import 'a.css';", "'a.css'"),
    ("@import url(a.css);", "'a.css'"),
    ("@import url( \"a\" )", "'a'"),
    (
      "@import url(theme.css) (prefers-color-scheme: dark);",
      "'theme.css' media prefers-color-scheme=dark"
    ),
    ("@import 'a' layer;", "'a' layer ''"),
    ("@import 'a' layer(b.c) screen", "'a' layer 'b.c' media screen"),
    (
      "@import 'a' supports(display: grid) print, screen;",
      "'a' supports display=grid media print media screen"
    ),
    ("@import 'a' layer(x) supports(not (a: b));", "'a' layer 'x' supports not(a=b)"),
    ("@import \"tailwindcss\";", "'tailwindcss'"),
    ("@import 'a\\\n b'", "'a b'"),
  ]) func `address, layer, condition and media`(_ css: String, _ expected: String) {
    #expect(read(css) == expected)
  }

  @Test func `what names no address is no import`() {
    #expect(read("@import;") == nil)
    #expect(read("@import a;") == nil)
    #expect(read("@import url(a b);") == nil)
    #expect(read("@media 'a' {}") == nil)
    #expect(read("a {}") == nil)
  }
}
