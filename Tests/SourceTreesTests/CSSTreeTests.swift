import Diagnostics
import SourceTrees
import Testing

/// A tree written out on one line, so that a test can state all of it.
func outline(_ css: String) -> String {
  outline(CSS.parse(SourceFile(path: "a.css", text: css)))
}

func outline(_ tree: CSSTree) -> String { tree.rules.map(outline).joined(separator: " ") }

func outline(_ node: CSSNode) -> String {
  if let declaration = node.declaration {
    return "\(declaration.name)=<\(declaration.valueText)>"
      + (declaration.isImportant ? "!" : "") + (declaration.isCustomProperty ? "" : "~")
  }
  let head = node.kind == .atRule ? "@\(node.name)<\(node.preludeText)>" : "<\(node.preludeText)>"
  guard node.hasBlock else { return head + ";" }
  return head + "{" + node.children.map(outline).joined(separator: " ") + "}"
}

func cssErrors(_ css: String) -> [String] {
  let file = SourceFile(path: "a.css", text: css)
  return CSS.parse(file).errors.map { "\($0.location.span.start): \($0.message)" }
}

@Suite struct `CSS rules and declarations` {
  @Test func `a rule holds its custom properties`() {
    #expect(outline(":root { --a: #fff; --b : var(--a) }") == "<:root>{--a=<#fff> --b=<var(--a)>}")
  }

  @Test func `the last semicolon may be left out and several may stand`() {
    #expect(outline("a{;;color:red;;b:c}") == "<a>{color=<red>~ b=<c>~}")
  }

  @Test func `an empty value is a value`() {
    #expect(outline("a{--x:;--y: ;--z:/**/;--w:}") == "<a>{--x=<> --y=<> --z=<> --w=<>}")
  }

  @Test func `important is no part of the value, in any case and spacing`() {
    #expect(outline("a{--x:#fff!important}") == "<a>{--x=<#fff>!}")
    #expect(outline("a{--x:#fff ! /**/ IMPORTANT /**/;b:c}") == "<a>{--x=<#fff>! b=<c>~}")
    #expect(outline(#"a{x:y !i\6dportant}"#) == "<a>{x=<y>!~}")
  }

  @Test func `a custom property holds any balanced value`() {
    let value = #"{ "a": [1; 2], "b": { c } } x ; --y: ( ; } ) [ { ] } ]"#
    #expect(
      outline("a{--x: \(value);b:c}")
        == #"<a>{--x=<{ "a": [1; 2], "b": { c } } x> b=<c>~}"#)
    #expect(outline("a{--x:(;[}])}") == "<a>{}")
  }

  @Test func `names of properties are in lower case, those of custom properties as written`() {
    #expect(outline("a{COLOR:Red;--Brand:x}") == "<a>{color=<Red>~ --Brand=<x>}")
  }

  @Test func `escapes in names are resolved`() {
    #expect(outline(#"a{--a\2e b:x;--\@c:y;\2d-d:z}"#) == "<a>{--a.b=<x> --@c=<y> --d=<z>}")
  }

  @Test func `at-rules are statements or have blocks`() {
    #expect(
      outline("@charset \"utf-8\";@import url(a;b.css) screen;@layer a, b;@MEDIA print{a{b:c}}")
        == "@charset<\"utf-8\">; @import<url(a;b.css) screen>; @layer<a, b>; @media<print>{<a>{b=<c>~}}"
    )
    #expect(outline("@import 'x'") == "@import<'x'>;")
    #expect(outline("@layer{a{b:c}}") == "@layer<>{<a>{b=<c>~}}")
  }

  @Test func `rules nest, mixed with declarations`() {
    let css = """
      .card { color: red; &:hover { color: blue } a:hover, b { x: y }
        @media (prefers-color-scheme: dark) { --a: #000; .dark & { --a: #111 } } --b: c; > p {} }
      """
    #expect(
      outline(css)
        == "<.card>{color=<red>~ <&:hover>{color=<blue>~} <a:hover, b>{x=<y>~} "
        + "@media<(prefers-color-scheme: dark)>{--a=<#000> <.dark &>{--a=<#111>}} --b=<c> <> p>{}}")
  }

  @Test func `comments are kept and are no part of values`() {
    let css = "/*1*/a/*2*/{/*3*/--x/*4*/:/*5*/ #fff /*6*/;--y:a/*7*/b}/*8*/"
    let tree = CSS.parse(SourceFile(path: "a.css", text: css))
    #expect(outline(tree) == "<a>{--x=<#fff> --y=<a/*7*/b>}")
    #expect(tree.comments.map { tree.file.text($0) } == (1...8).map { "/*\($0)*/" })
    let values = tree.node(at: 0).declarations.map(\.valueHasComments)
    #expect(values == [true, true])
  }

  @Test func `marks of HTML are skipped at the top level only`() {
    #expect(outline("<!-- a{b:c} --> d{}") == "<a>{b=<c>~} <d>{}")
  }

  @Test func `an unquoted address is one token`() {
    #expect(outline("a{b:url(x;y{z.svg#fade);c:d}") == "<a>{b=<url(x;y{z.svg#fade)>~ c=<d>~}")
    #expect(outline("a{b:url(//x/*y);c:d}") == "<a>{b=<url(//x/*y)>~ c=<d>~}")
    #expect(outline(#"a{b:u\72L(x;y);c:d}"#) == #"<a>{b=<u\72L(x;y)>~ c=<d>~}"#)
    #expect(outline(#"a{b:f(url( a;b ) url("c;)d"));c:d}"#).hasSuffix("c=<d>~}"))
  }

  @Test func `an address may begin a prelude`() {
    #expect(outline("a{url(b{c) d{e:f}}") == "<a>{<url(b{c) d>{e=<f>~}}")
    #expect(outline("url(b{c) d{e:f}") == "<url(b{c) d>{e=<f>~}")
  }

  @Test func `what only looks like an address is none`() {
    for name in ["#url", "xurl", "-url", "1url", "@url", #"\66url"#, #"\ url"#, "éurl"] {
      #expect(outline("a{--b:\(name)(\"a)\");c:d}").hasSuffix("c=<d>~}"), "\(name)")
    }
  }

  @Test func `a byte-order mark hides nothing`() {
    let file = SourceFile(path: "a.css", bytes: [0xEF, 0xBB, 0xBF] + Array(":root{--a:#fff}".utf8))
    let tree = CSS.parse(file)
    #expect(outline(tree) == "<:root>{--a=<#fff>}")
    #expect(tree.node(at: 0).span == Span(3, file.bytes.count))
  }
}
