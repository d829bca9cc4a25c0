/// Examples of chapter 7 of the YAML specification 1.2.2.
extension YAMLExample {
  static let chapter7: [YAMLExample] = [
    YAMLExample(
      "7.2 Empty content",
      yaml: #"""
        {
          foo : !!str ,
          !!str : bar,
        }
        """#,
      json: #"""
        [{"": "bar", "foo": ""}]
        """#),
    YAMLExample(
      "7.3 Completely empty flow nodes",
      yaml: #"""
        {
          ? foo :,
          : bar,
        }
        """#,
      json: #"""
        [{"": "bar", "foo": null}]
        """#),
    YAMLExample(
      "7.4 Double-quoted implicit keys",
      yaml: #"""
        'implicit block key' : [
          'implicit flow key' : value,
         ]
        """#,
      json: #"""
        [{"implicit block key": [{"implicit flow key": "value"}]}]
        """#),
    YAMLExample(
      "7.9 Single-quoted lines",
      yaml: #"""
        ' 1st non-empty

         2nd non-empty·
        →3rd non-empty '
        """#,
      json: #"""
        [" 1st non-empty\n2nd non-empty 3rd non-empty "]
        """#),
    YAMLExample(
      "7.10 Plain characters",
      yaml: #"""
        # Outside flow collection:
        - ::vector
        - ": - ()"
        - Up, up, and away!
        - -123
        - http://example.com/foo#bar
        # Inside flow collection:
        - [ ::vector,
          ": - ()",
          "Up, up and away!",
          -123,
          http://example.com/foo#bar ]
        """#,
      json: #"""
        [["::vector", ": - ()", "Up, up, and away!", -123, "http://example.com/foo#bar",
        ["::vector", ": - ()", "Up, up and away!", -123, "http://example.com/foo#bar"]]]
        """#),
    YAMLExample(
      "7.11 Plain implicit keys",
      yaml: #"""
        implicit block key : [
          implicit flow key : value,
         ]
        """#,
      json: #"""
        [{"implicit block key": [{"implicit flow key": "value"}]}]
        """#),
    YAMLExample(
      "7.12 Plain lines",
      yaml: #"""
        1st non-empty

         2nd non-empty·
        →3rd non-empty
        """#,
      json: #"""
        ["1st non-empty\n2nd non-empty 3rd non-empty"]
        """#),
    YAMLExample(
      "7.13 Flow sequence",
      yaml: #"""
        - [ one, two, ]
        - [three ,four]
        """#,
      json: #"""
        [[["one", "two"], ["three", "four"]]]
        """#),
    YAMLExample(
      "7.14 Flow sequence entries",
      yaml: #"""
        [
        "double
         quoted", 'single
                   quoted',
        plain
         text, [ nested ],
        single: pair,
        ]
        """#,
      json: #"""
        [["double quoted", "single quoted", "plain text", ["nested"], {"single":
        "pair"}]]
        """#),
    YAMLExample(
      "7.15 Flow mappings",
      yaml: #"""
        - { one : two , three: four , }
        - {five: six,seven : eight}
        """#,
      json: #"""
        [[{"one": "two", "three": "four"}, {"five": "six", "seven": "eight"}]]
        """#),
    YAMLExample(
      "7.16 Flow mapping entries",
      yaml: #"""
        {
        ? explicit: entry,
        implicit: entry,
        ?
        }
        """#,
      json: #"""
        [{"": null, "explicit": "entry", "implicit": "entry"}]
        """#),
    YAMLExample(
      "7.17 Flow mapping separate values",
      yaml: #"""
        {
        unquoted : "separate",
        http://foo.com,
        omitted value:,
        : omitted key,
        }
        """#,
      json: #"""
        [{"": "omitted key", "http://foo.com": null, "omitted value": null, "unquoted":
        "separate"}]
        """#),
    YAMLExample(
      "7.20 Single pair explicit entry",
      yaml: #"""
        [
        ? foo
         bar : baz
        ]
        """#,
      json: #"""
        [[{"foo bar": "baz"}]]
        """#),
    YAMLExample(
      "7.21 Single pair implicit entries",
      yaml: #"""
        - [ YAML : separate ]
        - [ : empty key entry ]
        - [ {JSON: like}:adjacent ]
        """#,
      json: #"""
        [[[{"YAML": "separate"}], [{"": "empty key entry"}], [{"": "adjacent"}]]]
        """#),
    YAMLExample(
      "7.22 Invalid implicit keys",
      yaml: #"""
        [ foo
         bar: invalid ]
        """#,
      json: nil),
    YAMLExample(
      "7.24 Flow nodes",
      yaml: #"""
        - [ a, b ]
        - { a: b }
        - "a"
        - 'b'
        - c
        """#,
      json: #"""
        [[["a", "b"], {"a": "b"}, "a", "b", "c"]]
        """#),
  ]
}
