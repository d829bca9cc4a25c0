/// Examples of chapters 5 and 6 of the YAML specification 1.2.2.
extension YAMLExample {
  static let chapters5And6: [YAMLExample] = [
    YAMLExample(
      "5.3 Block structure indicators",
      yaml: #"""
        sequence:
        - one
        - two
        mapping:
          ? sky
          : blue
          sea : green
        """#,
      json: #"""
        [{"mapping": {"sea": "green", "sky": "blue"}, "sequence": ["one", "two"]}]
        """#),
    YAMLExample(
      "5.6 Node property indicators",
      yaml: #"""
        anchored: !local &anchor value
        alias: *anchor
        """#,
      json: #"""
        [{"alias": "value", "anchored": "value"}]
        """#),
    YAMLExample(
      "5.7 Block scalar indicators",
      yaml: #"""
        literal: |
          some
          text
        folded: >
          some
          text
        """#,
      json: #"""
        [{"folded": "some text\n", "literal": "some\ntext\n"}]
        """#),
    YAMLExample(
      "5.9 Directive indicator",
      yaml: #"""
        %YAML 1.2
        --- text
        """#,
      json: #"""
        ["text"]
        """#),
    YAMLExample(
      "5.10 Invalid use of reserved indicators",
      yaml: #"""
        commercial-at: @text
        grave-accent: `text
        """#,
      json: nil),
    YAMLExample(
      "5.12 Tabs in quotes",
      yaml: #"""
        - "double→quoted→tab"
        """#,
      json: #"""
        [["double\tquoted\ttab"]]
        """#),
    YAMLExample(
      "5.13 Escaped characters",
      yaml: #"""
        "Fun with \\
        \" \a \b \e \f \
        \n \r \t \v \0 \
        \  \_ \N \L \P \
        \x41 \u0041 \U00000041"
        """#,
      json: #"""
        ["Fun with \\ \" \u0007 \b \u001b \f \n \r \t \u000b \u0000   \u00a0 \u0085 \u2028 \u2029 A A A"]
        """#),
    YAMLExample(
      "5.14 Invalid escaped characters",
      yaml: #"""
        Bad escapes:
          "\c
          \xq-"
        """#,
      json: nil),
    YAMLExample(
      "6.1 Indentation spaces",
      yaml: #"""
          # Leading comment line spaces are
          # neither content nor indentation.
        ····
        Not indented:
         By one space: |
            By four
              spaces
         Flow style: [    # Leading spaces
           By two,        # in flow style
          Also by two,    # are neither
          →Still by two   # content nor
            ]             # indentation.
        """#,
      json: #"""
        [{"Not indented": {"By one space": "By four\n  spaces\n", "Flow style":
        ["By two", "Also by two", "Still by two"]}}]
        """#),
    YAMLExample(
      "6.2 Indentation indicators",
      yaml: #"""
        ? a
        : -→b
          -  -→c
             - d
        """#,
      json: #"""
        [{"a": ["b", ["c", "d"]]}]
        """#),
    YAMLExample(
      "6.3 Separation spaces",
      yaml: #"""
        - foo:→ bar
        - - baz
          -→baz
        """#,
      json: #"""
        [[{"foo": "bar"}, ["baz", "baz"]]]
        """#),
    YAMLExample(
      "6.4 Line prefixes",
      yaml: #"""
        plain: text
          lines
        quoted: "text
          →lines"
        block: |
          text
           →lines
        """#,
      json: #"""
        [{"block": "text\n \tlines\n", "plain": "text lines", "quoted": "text lines"}]
        """#),
    YAMLExample(
      "6.5 Empty lines",
      yaml: #"""
        Folding:
          "Empty line
           →
          as a line feed"
        Clipped empty lines: |
          a line feed
        ·
        """#,
      json: #"""
        [{"Clipped empty lines": "a line feed\n", "Folding": "Empty line\nas a line feed"}]
        """#),
    YAMLExample(
      "6.6 Line folding",
      yaml: #"""
        >-
          trimmed
        ··
        ·

          as
          space
        """#,
      json: #"""
        ["trimmed\n\n\nas space"]
        """#),
    YAMLExample(
      "6.7 Block folding",
      yaml: #"""
        >
          foo·
        ·
          → bar

          baz
        """#,
      json: #"""
        ["foo \n\n\t bar\n\nbaz\n"]
        """#),
    YAMLExample(
      "6.8 Flow folding",
      yaml: #"""
        "
          foo·
        ·
          → bar

          baz
        "
        """#,
      json: #"""
        [" foo\nbar\nbaz "]
        """#),
    YAMLExample(
      "6.9 Separated comment",
      yaml: #"""
        key:    # Comment
          value
        """#,
      json: #"""
        [{"key": "value"}]
        """#),
    YAMLExample(
      "6.9 Separated comment, more than one",
      yaml: #"""
        key:    # Comment
                # lines
          value


        """#,
      json: #"""
        [{"key": "value"}]
        """#),
    YAMLExample(
      "6.10 Comment lines",
      yaml: #"""
          # Comment
        ···


        """#,
      json: #"""
        []
        """#),
    YAMLExample(
      "6.12 Separation spaces",
      yaml: #"""
        { first: Sammy, last: Sosa }:
        # Statistics:
          hr:  # Home runs
             65
          avg: # Average
           0.278
        """#,
      json: #"""
        [{"": {"avg": 0.278, "hr": 65}}]
        """#),
    YAMLExample(
      "6.13 Reserved directives",
      yaml: #"""
        %FOO  bar baz # Should be ignored
                       # with a warning.
        --- "foo"
        """#,
      json: #"""
        ["foo"]
        """#),
    YAMLExample(
      "6.16 TAG directive",
      yaml: #"""
        %TAG !yaml! tag:yaml.org,2002:
        ---
        !yaml!str "foo"
        """#,
      json: #"""
        ["foo"]
        """#),
    YAMLExample(
      "6.17 Invalid repeated TAG directive",
      yaml: #"""
        %TAG ! !foo
        %TAG ! !foo
        bar
        """#,
      json: nil),
    YAMLExample(
      "6.19 Secondary tag handle",
      yaml: #"""
        %TAG !! tag:example.com,2000:app/
        ---
        !!int 1 - 3 # Interval, not integer
        """#,
      json: #"""
        ["1 - 3"]
        """#),
    YAMLExample(
      "6.20 Tag handles",
      yaml: #"""
        # Private
        !foo "bar"
        ...
        # Global
        %TAG ! tag:example.com,2000:app/
        ---
        !foo "bar"
        """#,
      json: #"""
        ["bar", "bar"]
        """#),
    YAMLExample(
      "6.21 Named tag handle",
      yaml: #"""
        %TAG !e! tag:example.com,2000:app/
        ---
        !e!foo "bar"
        """#,
      json: #"""
        ["bar"]
        """#),
    YAMLExample(
      "6.22 Local tag prefix",
      yaml: #"""
        %TAG !m! !my-
        --- # Bulb here
        !m!light fluorescent
        ...
        %TAG !m! !my-
        --- # Color here
        !m!light green
        """#,
      json: #"""
        ["fluorescent", "green"]
        """#),
    YAMLExample(
      "6.23 Node properties",
      yaml: #"""
        !!str &a1 "foo":
          !!str bar
        &a2 baz : *a1
        """#,
      json: #"""
        [{"baz": "foo", "foo": "bar"}]
        """#),
    YAMLExample(
      "6.24 Verbatim tags",
      yaml: #"""
        !<tag:yaml.org,2002:str> foo :
          !<!bar> baz
        """#,
      json: #"""
        [{"foo": "baz"}]
        """#),
    YAMLExample(
      "6.26 Tag shorthands",
      yaml: #"""
        %TAG !e! tag:example.com,2000:app/
        ---
        - !local foo
        - !!str bar
        - !e!tag%21 baz
        """#,
      json: #"""
        [["foo", "bar", "baz"]]
        """#),
  ]
}
