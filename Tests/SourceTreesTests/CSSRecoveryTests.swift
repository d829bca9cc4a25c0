import Diagnostics
import SourceTrees
import Testing

/// What CSS Syntax 3 §5 says about text that is wrong: what is kept, and that the error is listed.
@Suite struct `CSS error recovery` {
  @Test(arguments: [
    ("a{b:c", "<a>{b=<c>~}", "1: this block is not closed before the end of the file"),
    ("a{b:c;", "<a>{b=<c>~}", "1: this block is not closed before the end of the file"),
    ("a{b", "<a>{}", "2: expected a declaration (name: value) or a rule with a {…} block"),
    ("a{b:", "<a>{b=<>~}", "1: this block is not closed before the end of the file"),
    ("a{--b:(c", "<a>{--b=<(c>}", "6: this bracket is not closed before the end of the file"),
    ("a{--b:'c", "<a>{--b=<'c>}", "6: this string is not closed before the end of the file"),
    ("a{--b:'c ", "<a>{--b=<'c >}", "6: this string is not closed before the end of the file"),
    ("a{--b:url(c", "<a>{--b=<url(c>}", "9: this bracket is not closed before the end of the file"),
    ("a{--b:c/*", "<a>{--b=<c>}", "7: this comment is not closed before the end of the file"),
    ("a{b:c}/*", "<a>{b=<c>~}", "6: this comment is not closed before the end of the file"),
    (
      "@media x{a{b:c", "@media<x>{<a>{b=<c>~}}",
      "8: this block is not closed before the end of the file"
    ),
    ("a", "", "0: expected a {…} block behind this selector, found the end of the file"),
    ("@import 'a", "@import<'a>;", "8: this string is not closed before the end of the file"),
    ("a[b", "", "1: this bracket is not closed before the end of the file"),
    ("a{--b:\\", "<a>{--b=<\\>}", "1: this block is not closed before the end of the file"),
  ]) func `what the end of the file cuts off is kept`(
    _ css: String, _ expected: String, _ error: String
  ) {
    #expect(outline(css) == expected)
    #expect(cssErrors(css).contains(error), "\(cssErrors(css))")
  }

  @Test(arguments: [
    ("a{b;c:d}", "<a>{c=<d>~}"),
    ("a{b c;d:e}", "<a>{d=<e>~}"),
    ("a{1:2;c:d}", "<a>{c=<d>~}"),
    ("a{:b;c:d}", "<a>{c=<d>~}"),
    ("a{b c}d{e:f}", "<a>{} <d>{e=<f>~}"),
    ("a{;;}", "<a>{}"),
    ("a{$b:c;d:e}", "<a>{d=<e>~}"),
    ("a{*b:c;d:e}", "<a>{d=<e>~}"),
    ("a{b c{d:e}f:g}", "<a>{<b c>{d=<e>~} f=<g>~}"),
    ("a{@b c;d:e}", "<a>{@b<c>; d=<e>~}"),
    ("a{@b c}", "<a>{@b<c>;}"),
    ("a{@;b:c}", "<a>{b=<c>~}"),
    ("a{@1;b:c}", "<a>{b=<c>~}"),
    ("a{b:c;}}d{e:f}", "<a>{b=<c>~} <}d>{e=<f>~}"),
    ("}a{b:c}", "<}a>{b=<c>~}"),
    (";a{b:c}", "<;a>{b=<c>~}"),
    ("a;b{c:d}", "<a;b>{c=<d>~}"),
    ("a(}b{c:d}", ""),
    ("a){b:c}", "<a)>{b=<c>~}"),
  ]) func `what is no declaration ends at its semicolon`(_ css: String, _ expected: String) {
    #expect(outline(css) == expected)
  }

  @Test(arguments: [
    ("a{--b:c);d:e}", "<a>{d=<e>~}", "7: this bracket closes nothing"),
    ("a{--b:(c];d:e);f:g}", "<a>{f=<g>~}", "8: this bracket closes nothing"),
    ("a{b:c];d:e}", "<a>{d=<e>~}", "5: this bracket closes nothing"),
    ("a{--b:'c\n;d:e}", "<a>{d=<e>~}", "6: this string is not closed on its line"),
    ("a{b:(\"c\n);d:e}", "<a>{d=<e>~}", "5: this string is not closed on its line"),
    (
      "a{b:url(c d);e:f}", "<a>{e=<f>~}",
      "4: this unquoted url() holds a quote, a bracket, a space or a control character"
    ),
    (
      "a{b:f(url(c'));d:e}", "<a>{d=<e>~}",
      "6: this unquoted url() holds a quote, a bracket, a space or a control character"
    ),
    (
      "a{--b:c!d;e:f}", "<a>{e=<f>~}",
      "7: a custom property's value may not hold ! but for !important"
    ),
    (
      "a{--b:!c!important;e:f}", "<a>{e=<f>~}",
      "8: a custom property's value may not hold ! but for !important"
    ),
    (
      "a{--b:! important x;e:f}", "<a>{e=<f>~}",
      "6: a custom property's value may not hold ! but for !important"
    ),
  ]) func `a value that can't be one is left out`(
    _ css: String, _ expected: String, _ error: String
  ) {
    #expect(outline(css) == expected)
    #expect(cssErrors(css).contains(error), "\(cssErrors(css))")
  }

  @Test func `an exclamation mark may stand in brackets, strings and the marks of HTML`() {
    #expect(outline("a{--b:(!) '!' [!x] <!-- x}") == "<a>{--b=<(!) '!' [!x] <!-- x>}")
    #expect(outline("a{color:red!ie;b:c}") == "<a>{color=<red!ie>~ b=<c>~}")
  }

  @Test func `a block is a whole value, or the block of a rule`() {
    #expect(outline("a{b:{c:d};e:f}") == "<a>{b=<{c:d}>~ e=<f>~}")
    #expect(outline("a{b:{c:d}}") == "<a>{b=<{c:d}>~}")
    #expect(outline("a{b : {c}") == "<a>{b=<{c}>~}")
    #expect(outline("a{b:{c:d} e:f}") == "<a>{<b:>{c=<d>~} e=<f>~}")
    #expect(outline("a{b:{c:{d:e} f:g};h:i}") == "<a>{b=<{c:{d:e} f:g}>~ h=<i>~}")
    #expect(outline("a{b:c {d:e};f:g}") == "<a>{<b:c>{d=<e>~} f=<g>~}")
    #expect(outline("b:{c:d}") == "<b:>{c=<d>~}")
    #expect(cssErrors("a{b:{c d};e:f}").isEmpty)
  }

  @Test func `text without errors has none`() {
    let css = """
      @charset "utf-8"; @import url("a.css") screen; :root { --a: #fff; --b: { "x": [1, 2] }; --c:; }
      @media (min-width: 1px) { a > b, c::before { content: "}"; background: url(data:a;b,c) } }
      @property --x { syntax: '<color>'; inherits: true; initial-value: #000 }
      """
    #expect(cssErrors(css).isEmpty, "\(cssErrors(css))")
  }

  @Test func `errors stand in the order of the text, with their places`() {
    let file = SourceFile(path: "a.css", text: "a {\r\n  --é: );\r\n  b c;\r\n}\r\n}\r\n")
    let errors = CSS.parse(file).errors
    #expect(
      errors.map { $0.location.start } == [
        Position(line: 2, column: 8), Position(line: 3, column: 3), Position(line: 5, column: 1),
        Position(line: 5, column: 1),
      ])
  }

  @Test func `many errors are cut short, with a word about it`() {
    let errors = CSS.parse(cssFile(String(repeating: "a{b c}", count: 5000))).errors
    #expect(errors.count == CSS.problemLimit)
    #expect(errors.last?.message.contains("more errors") == true)
  }

  @Test(arguments: ["a{", "{", "@a{", "a{b:{", "--a:{", "@media x{a{"])
  func `blocks nested too deep are an error and no crash`(_ opening: String) {
    let tree = CSS.parse(cssFile(String(repeating: opening, count: 20000)))
    #expect(!tree.errors.isEmpty)
    #expect(depth(tree) <= CSS.depthLimit + 1)
  }

  @Test func `behind a block that is too deep parsing goes on`() {
    let depth = CSS.depthLimit + 3
    let css = String(repeating: "a{", count: depth) + "x:y" + String(repeating: "}", count: depth)
    let tree = CSS.parse(cssFile(css + "b{c:d}"))
    #expect(outline(tree).hasSuffix(" <b>{c=<d>~}"))
    #expect(
      tree.errors.map(\.message) == [
        "blocks are nested deeper than 256 levels; this one is not read"
      ])
  }

  @Test(arguments: ["(", "[", "f(", "{", "([{"])
  func `brackets nested deep in a value are no crash`(_ opening: String) {
    let tree = CSS.parse(cssFile("a{--b:" + String(repeating: opening, count: 20000)))
    #expect(tree.count == 2)
    #expect(tree.errors.contains { $0.message.contains("bracket is not closed") })
  }

  private func depth(_ tree: CSSTree) -> Int {
    var ends: [Int] = []
    var deepest = 0
    for index in 0..<tree.count {
      while let last = ends.last, last <= index { ends.removeLast() }
      ends.append(tree.node(at: index).endIndex)
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  @Test func `bytes that are not UTF-8, NUL and control characters are read`() {
    let bytes: [UInt8] =
      Array("a{--".utf8) + [0xFF, 0x00, 0xC3] + Array(":\u{1}\u{7F}".utf8) + [0xFE]
      + Array(";b:c}".utf8)
    let tree = CSS.parse(SourceFile(path: "a.css", bytes: bytes))
    #expect(tree.node(at: 1).name == "--\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(tree.node(at: 2).name == "b")
  }
}
