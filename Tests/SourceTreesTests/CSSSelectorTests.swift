import Diagnostics
import SourceTrees
import Testing

/// A selector list written out, each simple selector by its kind.
private func read(_ css: String) -> String {
  do throws(CSSSyntaxError) {
    return try CSSSelector.list(css).map(write).joined(separator: ", ")
  } catch {
    return "error at \(error.span.start): \(error.message)"
  }
}

private func write(_ selector: CSSSelector) -> String {
  selector.compounds.map { compound in
    let sign =
      switch compound.combinator {
      case nil: ""
      case .descendant: " _ "
      case .child: " > "
      case .nextSibling: " + "
      case .subsequentSibling: " ~ "
      case .column: " || "
      }
    return sign + compound.simples.map(write).joined(separator: " ")
  }.joined()
}

private func write(_ simple: CSSSimpleSelector) -> String {
  switch simple {
  case .universal: "*"
  case .type(let name): name
  case .id(let name): "#\(name)"
  case .class(let name): ".\(name)"
  case .attribute(let attribute):
    "[\(attribute.name) \(attribute.match) '\(attribute.value)'\(attribute.ignoresCase ? " i" : "")]"
  case .pseudoClass(let name, let arguments): ":\(name)\(write(arguments))"
  case .pseudoElement(let name, let arguments): "::\(name)\(write(arguments))"
  case .nesting: "&"
  }
}

private func write(_ arguments: CSSPseudoArguments) -> String {
  switch arguments {
  case .none: ""
  case .selectors(let list): "(\(list.map(write).joined(separator: ", ")))"
  case .text(let text, let list):
    list.isEmpty ? "('\(text)')" : "('\(text)' of \(list.map(write).joined(separator: ", ")))"
  }
}

@Suite struct `CSS selectors` {
  @Test(arguments: [
    (":root", ":root"),
    ("html", "html"),
    ("*", "*"),
    (".dark", ".dark"),
    ("#a", "#a"),
    ("svg|a", "a"),
    ("*|*", "*"),
    ("|a", "a"),
    ("a.b#c:d::e", "a .b #c :d ::e"),
    (":BEFORE", "::before"),
    (":host", ":host"),
    ("&", "&"),
    ("&.dark", "& .dark"),
    (".dark&", ".dark &"),
    (#".a\:b"#, ".a:b"),
    (".漢字", ".漢字"),
    ("a/**/.b", "a .b"),
    (" a , b ", "a, b"),
    ("a/**//**/,/**/b", "a, b"),
  ]) func `compounds`(_ css: String, _ expected: String) {
    #expect(read(css) == expected)
  }

  @Test(arguments: [
    ("a b", "a _ b"),
    ("a>b", "a > b"),
    ("a  +  b", "a + b"),
    ("a/**/~/**/b", "a ~ b"),
    ("a||b", "a || b"),
    ("a/**/ /**/b", "a _ b"),
    ("a\r\n\tb", "a _ b"),
    ("> p", " > p"),
    ("+ .b &", " + .b _ &"),
    (".dark .theme-zinc", ".dark _ .theme-zinc"),
    ("[a] [b]", "[a exists ''] _ [b exists '']"),
    ("&>&", "& > &"),
  ]) func `combinators`(_ css: String, _ expected: String) {
    #expect(read(css) == expected)
  }

  @Test(arguments: [
    ("[data-theme]", "[data-theme exists '']"),
    ("[data-theme=\"dark\"]", "[data-theme equals 'dark']"),
    ("[a = b]", "[a equals 'b']"),
    ("[a~=b]", "[a includes 'b']"),
    ("[a|='b']", "[a dash 'b']"),
    ("[a^=b]", "[a prefix 'b']"),
    ("[a$=b]", "[a suffix 'b']"),
    ("[a*=b]", "[a substring 'b']"),
    ("[a=b i]", "[a equals 'b' i]"),
    ("[a='b'S]", "[a equals 'b']"),
    ("[x|a=b]", "[a equals 'b']"),
    ("[*|a]", "[a exists '']"),
    ("[|a]", "[a exists '']"),
    (#"[a="\64 ark"]"#, "[a equals 'dark']"),
    ("[/**/a/**/]", "[a exists '']"),
  ]) func `attributes`(_ css: String, _ expected: String) {
    #expect(read(css) == expected)
  }

  @Test(arguments: [
    (
      ":where([data-theme=\"dark\"], .dark, .dark-theme)",
      ":where([data-theme equals 'dark'], .dark, .dark-theme)"
    ),
    (":is(.a > .b):not(.c)", ":is(.a > .b) :not(.c)"),
    (":where(html)", ":where(html)"),
    (":host(.anonymous-content-host)", ":host(.anonymous-content-host)"),
    (":is()", ":is()"),
    (":is(.a, 12, .b)", ":is(.a, .b)"),
    ("a:has(> img)", "a :has( > img)"),
    ("::slotted(a)", "::slotted(a)"),
    (":lang(en, fr)", ":lang('en, fr')"),
    (":nth-child(2n + 1)", ":nth-child('2n + 1')"),
    (":nth-child(2n+1 of .a, .b)", ":nth-child('2n+1' of .a, .b)"),
    ("&:is(.dark *)", "& :is(.dark _ *)"),
    (":unknown(a { b })", ":unknown('a { b }')"),
  ]) func `functional pseudo-classes`(_ css: String, _ expected: String) {
    #expect(read(css) == expected)
  }

  @Test(arguments: [
    "", ",", "a,", ",a", "a,,b", "a >", "> > a", "a > > b", "..a", ".", "#123", "12%", "a{", ":",
    "::", "a:", ":not()", ":not(12)", ":is(a", "[", "[a", "[]", "[a=]", "[a==b]", "[a=b x]",
    "[a=b i i]", "[12|a]", "['x'|a]", ".a b.c d(", "&a", ".a*", "} :root", "a !", "a | b", "a |",
    "@a", "\"x\"",
  ]) func `what is no selector is an error with a place`(_ css: String) {
    #expect(throws: CSSSyntaxError.self) { try CSSSelector.list(css) }
    do throws(CSSSyntaxError) {
      _ = try CSSSelector.list(css)
    } catch {
      #expect(Int(error.span.end) <= css.utf8.count && error.span.start <= error.span.end)
    }
  }

  /// The examples of Selectors 4 §17 and CSS Nesting §4, and the rules they follow from.
  @Test(arguments: [
    ("*", [0, 0, 0]),
    ("LI", [0, 0, 1]),
    ("UL LI", [0, 0, 2]),
    ("UL OL+LI", [0, 0, 3]),
    ("H1 + *[REL=up]", [0, 1, 1]),
    ("UL OL LI.red", [0, 1, 3]),
    ("LI.red.level", [0, 2, 1]),
    ("#x34y", [1, 0, 0]),
    ("#s12:not(FOO)", [1, 0, 1]),
    (".foo :is(.bar, #baz)", [1, 1, 0]),
    (":is(em, #foo)", [1, 0, 0]),
    (".qux:where(em, #foo#bar#baz)", [0, 1, 0]),
    (":nth-child(even of li, .item)", [0, 2, 0]),
    (":not(em, strong#foo)", [1, 0, 1]),
    (":root", [0, 1, 0]),
    (":where(:root)", [0, 0, 0]),
    ("a::before", [0, 0, 2]),
    (":host(.x)", [0, 2, 0]),
    ("& b", [1, 0, 1]),
    (":is(&, .c)", [1, 0, 0]),
    (":root[data-theme=dark]", [0, 2, 0]),
    ("a:has(.b)", [0, 1, 1]),
  ]) func `specificity`(_ css: String, _ expected: [Int]) throws {
    let selector = try #require(try CSSSelector.list(css).first)
    let measured = selector.specificity(nesting: CSSSpecificity(1, 0, 0))
    #expect([measured.ids, measured.classes, measured.types] == expected)
  }

  @Test func `an id outweighs any number of classes`() {
    #expect(CSSSpecificity(0, 1000, 1000) < CSSSpecificity(1, 0, 0))
    #expect(CSSSpecificity(0, 0, 9) < CSSSpecificity(0, 1, 0))
  }

  @Test func `nesting is seen at any depth`() throws {
    #expect(try CSSSelector.list("a:not(.b :is(&))").first?.hasNesting == true)
    #expect(try CSSSelector.list("a:not(.b :is(.c))").first?.hasNesting == false)
    #expect(try CSSSelector.list("> a").first?.isRelative == true)
    #expect(try CSSSelector.list("a").first?.isRelative == false)
  }

  @Test func `nesting too deep is an error`() {
    let deep = String(repeating: ":not(", count: 20000) + "a" + String(repeating: ")", count: 20000)
    #expect(throws: CSSSyntaxError.self) { try CSSSelector.list(deep) }
    #expect(throws: Never.self) { try CSSSelector.list(deep.replacing("not", with: "is")) }
  }

  @Test func `a style rule tells its selectors, an error its place in the file`() throws {
    let tree = CSS.parse(cssFile("é{}\n:root, .dark {}\n .a, 12 {}"))
    let rules = Array(tree.rules)
    #expect(try rules[1].selectors().count == 2)
    let error = #expect(throws: SourceError.self) { try rules[2].selectors() }
    #expect(error?.location.start == Position(line: 3, column: 6))
  }
}
