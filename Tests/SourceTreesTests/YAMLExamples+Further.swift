/// Cases beside those of the specification, with the values that another reader gives them.
extension YAMLExample {
  static let further: [YAMLExample] = [
    YAMLExample(
      "Anchors on nothing",
      yaml: #"""
        - &a : a
          b: &b
        - ? &c
        - ? &d
          : &e
        """#,
      json: #"""
        [[{"": "a", "b": null}, {"": null}, {"": null}]]
        """#),
    YAMLExample(
      "Anchors and tags on collections below their key",
      yaml: #"""
        a: &x
          - 1
        b: &y
        - 2
        c: !!seq &z
        - 3
        d: &w !!map
          e: f
        """#,
      json: #"""
        [{"a": [1], "b": [2], "c": [3], "d": {"e": "f"}}]
        """#),
    YAMLExample(
      "Sequences in sequences",
      yaml: #"""
        - - - a
            - b
          - c
        - d
        """#,
      json: #"""
        [[[["a", "b"], "c"], "d"]]
        """#),
    YAMLExample(
      "Indentation indicators",
      yaml: #"""
        a: >2
            x
           y
          z
        b: |1-
          x
        """#,
      json: #"""
        [{"a": "  x\n y\nz\n", "b": " x"}]
        """#),
    YAMLExample(
      "Comments behind scalars",
      yaml: #"""
        a: "double
          quotes" # lala
        b: plain
         value
        c: 'single

          quotes'
        """#,
      json: #"""
        [{"a": "double quotes", "b": "plain value", "c": "single\nquotes"}]
        """#),
    YAMLExample(
      "Anchors and tags in either order",
      yaml: #"""
        key1: &a1 !!str v
        ? &k !t key2
        : !v &w v2
        """#,
      json: #"""
        [{"key1": "v", "key2": "v2"}]
        """#),
    YAMLExample(
      "Tags on roots",
      yaml: #"""
        !a
        - b
        ---
        !c
        d: e
        ---
        &f
        g
        ---
        !h &i
        [j]
        """#,
      json: #"""
        [["b"], {"d": "e"}, "g", ["j"]]
        """#),
    YAMLExample(
      "Sequences and mappings in turn, with flow over lines",
      yaml: #"""
        a:
          - b:
            - c
          - d:
              - e
        f: [g,
          h, {i: j,
          k: l}]
        """#,
      json: #"""
        [{"a": [{"b": ["c"]}, {"d": ["e"]}], "f": ["g", "h", {"i": "j", "k": "l"}]}]
        """#),
    YAMLExample(
      "Keys with escapes",
      yaml: #"""
        "foo\nbar:baz\tx \\$%^&*()x": 23
        'x\ny:z\tx $%^&*()x': 24
        """#,
      json: #"""
        [{"foo\nbar:baz\tx \\$%^&*()x": 23, "x\\ny:z\\tx $%^&*()x": 24}]
        """#),
    YAMLExample(
      "Characters that are safe in plain scalars",
      yaml: #"""
        safe: a!"#$%&'()*+,-./09:;<=>?@AZ[\]^_`az{|}~
             !"#$%&'()*+,-./09:;<=>?@AZ[\]^_`az{|}~
        safe question mark: ?foo
        safe colon: :foo
        safe dash: -foo
        """#,
      json: #"""
        [{"safe": "a!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~ !\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~",
        "safe colon": ":foo", "safe dash": "-foo", "safe question mark": "?foo"}]
        """#),
    YAMLExample(
      "Kinds of keys in a sequence",
      yaml: #"""
        - plain
        - "a": b
        - 'c' : d
        -   e:   f
        """#,
      json: #"""
        [["plain", {"a": "b"}, {"c": "d"}, {"e": "f"}]]
        """#),
    YAMLExample(
      "Plain scalars over lines",
      yaml: #"""
        a: b
         c
        d:
         e
          f
        g: h
        """#,
      json: #"""
        [{"a": "b c", "d": "e f", "g": "h"}]
        """#),
    YAMLExample(
      "Explicit keys over lines",
      yaml: #"""
        ? a
          b
        : c
          d
        """#,
      json: #"""
        [{"a b": "c d"}]
        """#),
    YAMLExample(
      "Entries on the lines below their indicators",
      yaml: #"""
        -
         - a
        -
         b: c
        -
          |
          d
        """#,
      json: #"""
        [[["a"], {"b": "c"}, "d\n"]]
        """#),
    YAMLExample(
      "All kinds of explicit keys",
      yaml: #"""
        ? >
          a
        : |
          b
        ? [c]
        : {d: e}
        """#,
      json: #"""
        [{"": {"d": "e"}, "a\n": "b\n"}]
        """#),
    YAMLExample(
      "Empty lines between entries",
      yaml: #"""
        a:

          b:

            c


        d:
        """#,
      json: #"""
        [{"a": {"b": "c"}, "d": null}]
        """#),
    YAMLExample(
      "A literal with spaces behind it",
      yaml: #"""
        - |
          a

        ·
        - b
        """#,
      json: #"""
        [["a\n", "b"]]
        """#),
    YAMLExample(
      "A kept empty folded scalar before an entry",
      yaml: #"""
        - >+

        - a
        """#,
      json: #"""
        [["\n", "a"]]
        """#),
    YAMLExample(
      "A kept empty literal with two empty lines",
      yaml: #"""
        - |+


        - a
        """#,
      json: #"""
        [["\n\n", "a"]]
        """#),
    YAMLExample(
      "Comments behind a literal",
      yaml: #"""
        a: |
         x

        # c

         # d
        b: y
        """#,
      json: #"""
        [{"a": "x\n", "b": "y"}]
        """#),
    YAMLExample(
      "Empty scalars of all styles",
      yaml: #"""
        a: ''
        b: ""
        c: |
        d: >-
        e: >+
        f:
        """#,
      json: #"""
        [{"a": "", "b": "", "c": "", "d": "", "e": "", "f": null}]
        """#),
    YAMLExample(
      "Flow collections in a sequence",
      yaml: #"""
        - {a: b}
        - [c]
        - {}
        - []
        - [[]]
        - [{}]
        - {a: []}
        """#,
      json: #"""
        [[{"a": "b"}, ["c"], {}, [], [[]], [{}], {"a": []}]]
        """#),
    YAMLExample(
      "Flow collections as documents",
      yaml: #"""
        {a: b}
        ---
        [c]
        --- {d: e}
        --- [f]
        ...
        """#,
      json: #"""
        [{"a": "b"}, ["c"], {"d": "e"}, ["f"]]
        """#),
  ]
}
