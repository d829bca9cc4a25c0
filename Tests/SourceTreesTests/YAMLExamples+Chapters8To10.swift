/// Examples of chapters 8 to 10 of the YAML specification 1.2.2.
extension YAMLExample {
  static let chapters8To10: [YAMLExample] = [
    YAMLExample(
      "8.1 Block scalar header",
      yaml: #"""
        - | # Empty header
         literal
        - >1 # Indentation indicator
          folded
        - |+ # Chomping indicator
         keep

        - >1- # Both indicators
          strip
        """#,
      json: #"""
        [["literal\n", " folded\n", "keep\n\n", " strip"]]
        """#),
    YAMLExample(
      "8.3 Invalid: an empty line deeper than the text",
      yaml: #"""
        - |
        ··
         text
        """#,
      json: nil),
    YAMLExample(
      "8.3 Invalid: text at the indentation of its sequence",
      yaml: #"""
        - >
          text
         text
        """#,
      json: nil),
    YAMLExample(
      "8.3 Invalid: text less indented than said",
      yaml: #"""
        - |2
         text
        """#,
      json: nil),
    YAMLExample(
      "8.5 Chomping trailing lines",
      yaml: #"""
        # Strip
          # Comments:
        strip: |-
          # text
        ··
         # Clip
          # comments:

        clip: |
          # text
        ·
         # Keep
          # comments:

        keep: |+
          # text

         # Trail
          # comments.
        """#,
      json: #"""
        [{"clip": "# text\n", "keep": "# text\n\n", "strip": "# text"}]
        """#),
    YAMLExample(
      "8.6 Empty scalar chomping",
      yaml: #"""
        strip: >-

        ··
        clip: >
        ··
        keep: |+
        ·

        """#,
      json: #"""
        [{"clip": "", "keep": "\n\n", "strip": ""}]
        """#),
    YAMLExample(
      "8.7 Literal scalar",
      yaml: #"""
        |
         literal
         →text


        """#,
      json: #"""
        ["literal\n\ttext\n"]
        """#),
    YAMLExample(
      "8.8 Literal content",
      yaml: #"""
        |
        ·
        ··
          literal
        ···
        ··
          text

         # Comment
        """#,
      json: #"""
        ["\n\nliteral\n \n\ntext\n"]
        """#),
    YAMLExample(
      "8.10 Folded lines",
      yaml: #"""
        >

         folded
         line

         next
         line
           * bullet

           * list
           * lines

         last
         line

        # Comment
        """#,
      json: #"""
        ["\nfolded line\nnext line\n  * bullet\n\n  * list\n  * lines\n\nlast line\n"]
        """#),
    YAMLExample(
      "8.14 Block sequence",
      yaml: #"""
        block sequence:
          - one
          - two : three
        """#,
      json: #"""
        [{"block sequence": ["one", {"two": "three"}]}]
        """#),
    YAMLExample(
      "8.15 Block sequence entry types",
      yaml: #"""
        - # Empty
        - |
         block node
        - - one # Compact
          - two # sequence
        - one: two # Compact mapping
        """#,
      json: #"""
        [[null, "block node\n", ["one", "two"], {"one": "two"}]]
        """#),
    YAMLExample(
      "8.16 Block mappings",
      yaml: #"""
        block mapping:
         key: value
        """#,
      json: #"""
        [{"block mapping": {"key": "value"}}]
        """#),
    YAMLExample(
      "8.17 Explicit block mapping entries",
      yaml: #"""
        ? explicit key # Empty value
        ? |
          block key
        : - one # Explicit compact
          - two # block value
        """#,
      json: #"""
        [{"block key\n": ["one", "two"], "explicit key": null}]
        """#),
    YAMLExample(
      "8.18 Implicit block mapping entries",
      yaml: #"""
        plain key: in-line value
        : # Both empty
        "quoted key":
        - entry
        """#,
      json: #"""
        [{"": null, "plain key": "in-line value", "quoted key": ["entry"]}]
        """#),
    YAMLExample(
      "8.19 Compact block mappings",
      yaml: #"""
        - sun: yellow
        - ? earth: blue
          : moon: white
        """#,
      json: #"""
        [[{"sun": "yellow"}, {"": {"moon": "white"}}]]
        """#),
    YAMLExample(
      "8.20 Block node types",
      yaml: #"""
        -
          "flow in block"
        - >
         Block scalar
        - !!map # Block collection
          foo : bar
        """#,
      json: #"""
        [["flow in block", "Block scalar\n", {"foo": "bar"}]]
        """#),
    YAMLExample(
      "8.21 Block scalar nodes",
      yaml: #"""
        literal: |2
          value
        folded:
           !foo
          >1
         value
        """#,
      json: #"""
        [{"folded": "value\n", "literal": "value\n"}]
        """#),
    YAMLExample(
      "8.22 Block collection nodes",
      yaml: #"""
        sequence: !!seq
        - entry
        - !!seq
         - nested
        mapping: !!map
         foo: bar
        """#,
      json: #"""
        [{"mapping": {"foo": "bar"}, "sequence": ["entry", ["nested"]]}]
        """#),
    YAMLExample(
      "9.1 Document prefix and suffix",
      yaml: #"""
        Document
        ---
        # Empty
        ...
        %YAML 1.2
        ---
        matches %: 20
        """#,
      json: #"""
        ["Document", null, {"matches %": 20}]
        """#),
    YAMLExample(
      "9.2 Document markers",
      yaml: #"""
        %YAML 1.2
        ---
        Document
        ... # Suffix
        """#,
      json: #"""
        ["Document"]
        """#),
    YAMLExample(
      "9.3 Bare documents",
      yaml: #"""
        Bare
        document
        ...
        # No document
        ...
        |
        %!PS-Adobe-2.0 # Not the first line
        """#,
      json: #"""
        ["Bare document", "%!PS-Adobe-2.0 # Not the first line\n"]
        """#),
    YAMLExample(
      "9.4 Explicit documents",
      yaml: #"""
        ---
        { matches
        % : 20 }
        ...
        ---
        # Empty
        ...
        """#,
      json: #"""
        [{"matches %": 20}, null]
        """#),
    YAMLExample(
      "9.5 Directives documents",
      yaml: #"""
        %YAML 1.2
        --- |
        %!PS-Adobe-2.0
        ...
        ---
        # Empty
        ...
        """#,
      json: #"""
        ["%!PS-Adobe-2.0\n", null]
        """#),
    YAMLExample(
      "9.6 Stream",
      yaml: #"""
        Document
        ---
        # Empty
        ...
        %YAML 1.2
        ---
        matches %: 20
        """#,
      json: #"""
        ["Document", null, {"matches %": 20}]
        """#),
    YAMLExample(
      "10.9 Core tag resolution",
      yaml: #"""
        A null: null
        Booleans: [ true, True, false, FALSE ]
        Integers: [ 0, 0o7, 0x3A, -19 ]
        """#,
      json: #"""
        [{"A null": null, "Booleans": [true, true, false, false], "Integers": [0,
        7, 58, -19]}]
        """#),
  ]
}
