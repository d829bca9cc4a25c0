import Diagnostics
import SourceTrees
import Testing

/// Block collections, documents, and where nodes stand.
@Suite struct YAMLTests {
  private func tree(_ text: String) throws -> DataTree {
    let tree = try YAML.parse(SourceFile(path: "t.yml", text: text))
    checkSpans(tree)
    return tree
  }

  private func value(_ text: String) throws -> String { DataValue(try tree(text).root).description }

  @Test func `mappings and sequences nest by indentation`() throws {
    let root = try tree(
      """
      roles:
        coral:
          tokens: [color-accent-primary]
          only:
          - cta
          - recording
          per-screen: {max: 1, unless: {state: capture}}
      pairs:
        - foreground: [a, b]
          background: c
        -
          infer: on-names
      """
    ).root
    #expect(
      DataValue(root).description
        == "{roles:{coral:{tokens:[\"color-accent-primary\"],only:[\"cta\",\"recording\"],"
        + "per-screen:{max:1.0,unless:{state:\"capture\"}}}},"
        + "pairs:[{foreground:[\"a\",\"b\"],background:\"c\"},{infer:\"on-names\"}]}")
    #expect(root["pairs"]?.element(at: 1)?["infer"]?.text == "on-names")
    #expect(root["roles"]?.style == .plain)
    #expect(root["roles"]?["coral"]?["per-screen"]?.style == .flow)
  }

  @Test(arguments: [
    ("a:\n- x\n- y\nb: z", "{a:[\"x\",\"y\"],b:\"z\"}"),
    ("a:\n  - x\nb: z", "{a:[\"x\"],b:\"z\"}"),
    ("- - a\n  - b\n-   - c", "[[\"a\",\"b\"],[\"c\"]]"),
    ("- a: 1\n  b: 2\n- c: 3", "[{a:1.0,b:2.0},{c:3.0}]"),
    ("-\n  a: 1\n-\n- b", "[{a:1.0},null,\"b\"]"),
    ("? a\n: b\n? c\n? - d\n: - e\n  - f", "{a:\"b\",c:null,:[\"e\",\"f\"]}"),
    (": a", "{:\"a\"}"),
    ("a:\nb:\n  c:\nd:", "{a:null,b:{c:null},d:null}"),
    ("a:   # a comment\n  b:\n# at any indentation\n      c: d\n", "{a:{b:{c:\"d\"}}}"),
    ("a: b # c\n#d: e\nf: g#h", "{a:\"b\",f:\"g#h\"}"),
    ("  a: 1\n  b: 2", "{a:1.0,b:2.0}"),
    ("[a, b]: c\n{d: e}: f", "{:\"c\",:\"f\"}"),
    ("'a b': c\n\"d\": e\nf g: h", "{a b:\"c\",d:\"e\",f g:\"h\"}"),
    ("a : b\nc\t:\td", "{a:\"b\",c:\"d\"}"),
    ("- !!str\n- &x\n- a", "[\"\",null,\"a\"]"),
    ("a:b: c", "{a:b:\"c\"}"),
    ("http://x: http://y", "{http://x:\"http://y\"}"),
    ("<<: {a: 1}", "{<<:{a:1.0}}"),
  ]) func `block collections mean what the specification says`(text: String, expected: String)
    throws
  {
    #expect(try value(text) == expected)
    #expect(try value(text.replacing("\n", with: "\r\n")) == expected)
    #expect(try value(text.replacing("\n", with: "\r")) == expected)
    #expect(try value("\u{FEFF}" + text) == expected)
    #expect(try value("---\n" + text + "\n...\n") == expected)
  }

  @Test func `keys and values know their lines and columns`() throws {
    let root = try tree(
      "é:\r\n  '讲清👍': \"#fff\"\r\n  - k: [1,\r\n   2]\r\n".replacing("- k", with: "k")
    ).root
    let outer = try #require(root.members.first { _ in true })
    #expect(outer.key.location.start == Position(line: 1, column: 1))
    let inner = Array(outer.value.members)
    #expect(inner[0].key.location.start == Position(line: 2, column: 3))
    #expect(inner[0].key.location.end == Position(line: 2, column: 9))
    #expect(inner[0].value.location.start == Position(line: 2, column: 11))
    #expect(root.tree.file.text(inner[0].value.span) == "\"#fff\"")
    #expect(root.tree.file.text(inner[0].value.contentSpan) == "#fff")
    #expect(inner[1].value.location.start == Position(line: 3, column: 6))
    #expect(inner[1].value.location.end == Position(line: 4, column: 6))
    #expect(inner[1].value.element(at: 1)?.location.start == Position(line: 4, column: 4))
  }

  @Test func `a collection's span runs from its first entry to the end of its last`() throws {
    let text = "a:\n  b: 1\n  c: two # no\n\nd: [x]\n"
    let root = try tree(text).root
    #expect(root.tree.file.text(root.span) == String(text.dropLast()))
    #expect(root["a"].map { root.tree.file.text($0.span) } == "b: 1\n  c: two")
    let properties = try tree("&m !!map\n&k key: &v value").root
    #expect(properties.tree.file.text(properties.span) == "&k key: &v value")
    #expect(properties["key"].map { properties.tree.file.text($0.span) } == "value")
  }

  @Test func `a stream has as many documents as its markers say`() throws {
    let cases: [(String, [String])] = [
      ("", []), ("# only a comment\n", []), ("...\n", []), ("---", ["null"]),
      ("---\n---\n", ["null", "null"]),
      ("a\n---\nb\n...\n# c\n---\n{c: d}\n", ["\"a\"", "\"b\"", "{c:\"d\"}"]),
      ("a: 1\n...\nb: 2\n", ["{a:1.0}", "{b:2.0}"]),
      ("--- a\n--- |\n b\n--- # c\n- d\n", ["\"a\"", "\"b\n\"", "[\"d\"]"]),
      ("%YAML 1.2\n# c\n---\na\n", ["\"a\""]),
      ("---a\n", ["\"---a\""]), ("--- a\n ---\n", ["\"a ---\""]),
      ("a\n\u{FEFF}# c\n---\nb".replacing("\u{FEFF}", with: ""), ["\"a\"", "\"b\""]),
    ]
    for (text, expected) in cases {
      let tree = try tree(text)
      #expect(tree.documents.map { DataValue($0).description } == expected, "\(text)")
      #expect(tree.documents.isEmpty == tree.root.isAbsent || text.contains("---"))
    }
  }

  @Test func `what is not written is absent, what is null is not`() throws {
    let root = try tree("a:\nb: ~\nc: null\nd: ''\ne: Null\nf: nULL").root
    #expect(root.members.map(\.value.isAbsent) == [true, false, false, false, false, false])
    #expect(root.members.map(\.value.isNull) == [true, true, true, false, true, false])
    #expect(root["a"]?.location.start == Position(line: 1, column: 3))
    #expect(root["a"]?.text == "" && root["b"]?.text == "~")
  }

  @Test func `a colour that begins a comment is told from an empty value`() throws {
    let root = try tree(
      "a: #fff\nb: #c2410c80 the accent\nc: # fff\nd: #fffff\ne: #ggg\nf:\n#fff\ng: x #fff\nh: &k #abc\ni:\n- #123456\n- #1234567\nj: #12345678"
    ).root
    let hints = root.members.map { $0.value.colorComment.map { root.tree.file.text($0.span) } }
    #expect(hints == ["#fff", "#c2410c80", nil, nil, nil, nil, nil, "#abc", nil, "#12345678"])
    let list = try #require(root["i"]).elements.map { $0.colorComment?.start }
    #expect(list == [Position(line: 11, column: 3), nil])
  }

  @Test func `names stand once in a mapping, however they are written`() throws {
    for text in [
      "a: 1\nb: 2\na: 3", "a: 1\n'a': 2", "a: 1\n\"\\x61\": 2", "{a: 1, \"a\": 2}",
      "? a\n? >-\n  a\n: x",
      "&x a: 1\n*x : 2", "1: a\n'1': b",
    ] {
      let failure = error { () throws(SourceError) in
        try YAML.parse(SourceFile(path: "t", text: text))
      }
      #expect(failure?.message.contains("stands twice in one mapping") == true, "\(text)")
    }
    #expect(
      try value("a: {a: {a: 1}}\nb: [{a: 1}, {a: 2}]") == "{a:{a:{a:1.0}},b:[{a:1.0},{a:2.0}]}")
    // Keys without a name are not compared: the specification's own example 8.18 has some.
    #expect(try tree(": a\n: b").root.count == 2)
    #expect(try tree("[a]: 1\n[a]: 2").root.count == 2)
  }
}
