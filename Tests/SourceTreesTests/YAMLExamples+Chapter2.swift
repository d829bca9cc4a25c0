/// Examples of chapter 2 of the YAML specification 1.2.2.
extension YAMLExample {
  static let chapter2: [YAMLExample] = [
    YAMLExample(
      "2.3 Mapping scalars to sequences",
      yaml: #"""
        american:
          - Boston Red Sox
          - Detroit Tigers
        national:
          - New York Mets
        """#,
      json: #"""
        [{"american": ["Boston Red Sox", "Detroit Tigers"], "national": ["New York Mets"]}]
        """#),
    YAMLExample(
      "2.4 Sequence of mappings",
      yaml: #"""
        -
          name: Mark McGwire
          hr:   65
          avg:  0.278
        """#,
      json: #"""
        [[{"avg": 0.278, "hr": 65, "name": "Mark McGwire"}]]
        """#),
    YAMLExample(
      "2.6 Mapping of mappings",
      yaml: #"""
        Mark McGwire: {hr: 65, avg: 0.278}
        Sammy Sosa: {
            hr: 63,
            avg: 0.288,
         }
        """#,
      json: #"""
        [{"Mark McGwire": {"avg": 0.278, "hr": 65}, "Sammy Sosa": {"avg": 0.288,
        "hr": 63}}]
        """#),
    YAMLExample(
      "2.8 Play by play",
      yaml: #"""
        ---
        time: 20:03:20
        player: Sammy Sosa
        action: strike (miss)
        ...
        ---
        time: 20:03:47
        ...
        """#,
      json: #"""
        [{"action": "strike (miss)", "player": "Sammy Sosa", "time": "20:03:20"},
        {"time": "20:03:47"}]
        """#),
    YAMLExample(
      "2.12 Compact nested mapping",
      yaml: #"""
        ---
        # Products purchased
        - item    : Super Hoop
          quantity: 1
        - item    : Basketball
          quantity: 4
        """#,
      json: #"""
        [[{"item": "Super Hoop", "quantity": 1}, {"item": "Basketball", "quantity":
        4}]]
        """#),
    YAMLExample(
      "2.13 In literals, newlines are preserved",
      yaml: #"""
        # ASCII Art
        --- |
          \//||\/||
          // ||  ||__
        """#,
      json: #"""
        ["\\//||\\/||\n// ||  ||__\n"]
        """#),
    YAMLExample(
      "2.14 In the folded scalars, newlines become spaces",
      yaml: #"""
        --- >
          Mark McGwire's
          year was crippled
          by a knee injury.
        """#,
      json: #"""
        ["Mark McGwire's year was crippled by a knee injury.\n"]
        """#),
    YAMLExample(
      "2.15 Folded newlines are preserved for more indented and blank lines",
      yaml: #"""
        >
         Sammy Sosa completed another
         fine season with great stats.

           63 Home Runs
           0.288 Batting Average

         What a year!
        """#,
      json: #"""
        ["Sammy Sosa completed another fine season with great stats.\n\n  63 Home Runs\n  0.288 Batting Average\n\nWhat a year!\n"]
        """#),
    YAMLExample(
      "2.16 Indentation determines scope",
      yaml: #"""
        name: Mark McGwire
        accomplishment: >
          Mark set a major league
          home run record in 1998.
        stats: |
          65 Home Runs
          0.278 Batting Average
        """#,
      json: #"""
        [{"accomplishment": "Mark set a major league home run record in 1998.\n",
        "name": "Mark McGwire", "stats": "65 Home Runs\n0.278 Batting Average\n"}]
        """#),
    YAMLExample(
      "2.17 Quoted scalars",
      yaml: #"""
        unicode: "Sosa did fine.\u263A"
        control: "\b1998\t1999\t2000\n"
        hex esc: "\x0d\x0a is \r\n"

        single: '"Howdy!" he cried.'
        quoted: ' # Not a ''comment''.'
        tie-fighter: '|\-*-/|'
        """#,
      json: #"""
        [{"control": "\b1998\t1999\t2000\n", "hex esc": "\r\n is \r\n", "quoted":
        " # Not a 'comment'.", "single": "\"Howdy!\" he cried.", "tie-fighter":
        "|\\-*-/|", "unicode": "Sosa did fine.\u263a"}]
        """#),
    YAMLExample(
      "2.18 Multi-line flow scalars",
      yaml: #"""
        plain:
          This unquoted scalar
          spans many lines.

        quoted: "So does this
          quoted scalar.\n"
        """#,
      json: #"""
        [{"plain": "This unquoted scalar spans many lines.", "quoted": "So does this quoted scalar.\n"}]
        """#),
    YAMLExample(
      "2.23 Various explicit tags",
      yaml: #"""
        ---
        not-date: !!str 2002-04-28

        picture: !!binary |
         R0lGODlhDAAMAIQAAP//9/X17unp5WZmZgAAAOfn515eXv
         Pz7Y6OjuDg4J+fn5OTk6enp56enmlpaWNjY6Ojo4SEhP/5

        application specific tag: !something |
         The semantics of the tag
         above may be different for
         different documents.
        """#,
      json: #"""
        [{"application specific tag": "The semantics of the tag\nabove may be different for\ndifferent documents.\n",
        "not-date": "2002-04-28", "picture": "R0lGODlhDAAMAIQAAP//9/X17unp5WZmZgAAAOfn515eXv\nPz7Y6OjuDg4J+fn5OTk6enp56enmlpaWNjY6Ojo4SEhP/5\n"}]
        """#),
    YAMLExample(
      "2.24 Global tags",
      yaml: #"""
        %TAG ! tag:clarkevans.com,2002:
        --- !shape
          # Use the ! handle for presenting
          # tag:clarkevans.com,2002:circle
        - !circle
          center: &ORIGIN {x: 73, y: 129}
          radius: 7
        - !line
          start: *ORIGIN
          finish: { x: 89, y: 102 }
        - !label
          start: *ORIGIN
          color: 0xFFEEBB
          text: Pretty vector drawing.
        """#,
      json: #"""
        [[{"center": {"x": 73, "y": 129}, "radius": 7}, {"finish": {"x": 89, "y":
        102}, "start": {"x": 73, "y": 129}}, {"color": 16772795, "start": {"x":
        73, "y": 129}, "text": "Pretty vector drawing."}]]
        """#),
    YAMLExample(
      "2.25 Unordered sets",
      yaml: #"""
        --- !!set
        ? Mark McGwire
        ? Sammy Sosa
        ? Ken Griff
        """#,
      json: #"""
        [{"Ken Griff": null, "Mark McGwire": null, "Sammy Sosa": null}]
        """#),
    YAMLExample(
      "2.26 Ordered mappings",
      yaml: #"""
        --- !!omap
        - Mark McGwire: 65
        - Sammy Sosa: 63
        """#,
      json: #"""
        [[{"Mark McGwire": 65}, {"Sammy Sosa": 63}]]
        """#),
    YAMLExample(
      "2.27 Invoice",
      yaml: #"""
        --- !<tag:clarkevans.com,2002:invoice>
        invoice: 34843
        date   : 2001-01-23
        bill-to: &id001
            given  : Chris
            address:
                lines: |
                    458 Walkman Dr.
                    Suite #292
        ship-to: *id001
        comments:
            Late afternoon is best.
            Backup contact is Nancy
            Billsmer @ 338-4338.
        """#,
      json: #"""
        [{"bill-to": {"address": {"lines": "458 Walkman Dr.\nSuite #292\n"}, "given":
        "Chris"}, "comments": "Late afternoon is best. Backup contact is Nancy Billsmer @ 338-4338.",
        "date": "2001-01-23", "invoice": 34843, "ship-to": {"address": {"lines":
        "458 Walkman Dr.\nSuite #292\n"}, "given": "Chris"}}]
        """#),
  ]
}
