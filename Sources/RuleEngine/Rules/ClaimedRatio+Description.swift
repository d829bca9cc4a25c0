package import Diagnostics

extension ClaimedRatio {
  static let id = "claimed-ratio"

  package static let description = RuleDescription(
    id: id, family: .documents,
    summary: "A ratio written in a document is the measured one, at the precision written.",
    why: """
      Designers and reviewers trust the numbers of the design document; a colour that has changed since \
      leaves them wrong, and pairs that no longer pass look safe.
      """,
    help: """
      Write the ratio that is measured, or put the colour right.
      """,
    details: """
      A number is true when it is the measured ratio rounded, or rounded down, to the decimals \
      written; "or more", "at least", "≥", "needs" and a column called Minimum make it a floor. \
      In a table the foreground is the row's token, and the background follows the number ("7.2 \
      : 1 on ink"), or stands in the column's head ("Contrast on canvas") or in a column of its \
      own; a row may also state the pair ("A on B"). In prose it reads "A on B is 3.0 : 1" or \
      "3.0 : 1 for A on B". Colours are tokens, literals, the document's `names`, white and \
      black, or roles that own one token. A column's head, a heading \
      above ("Dark"), a line before a list ("Dark mode:"), the head of the sentence ("In dark, …") or "in dark" \
      behind the number names an appearance; several numbers in a cell, "4.5 : 1 / 6.1 : 1" or one a line, with — where \
      there is none, are of the appearances in the head, or in the heads of the columns with the row's colours, one each. \
      Of columns Before and After the latter holds, and what is struck out is not read. Words may be German. What \
      can't be tied to a pair or an appearance is skipped, with the reason, and so is a number alone in a column of ratios.
      """,
    examples: [
      RuleExample(
        "A table and a sentence that are right",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "tokens.md",
            """
            | Token | Contrast on page |
            | --- | --- |
            | `text` | 17.0 : 1 |
            | `faint` | 4.8 : 1 (4.5 : 1 on sunken) |

            White on ink is 17.9 : 1.
            """
          ),
        ],
        outcomes: [.pass, .pass, .pass, .pass]),
      RuleExample(
        "The text measures 17.01, which neither rounds nor cuts to 16.9",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "tokens.md",
            """
            | Token | Contrast on page |
            | --- | --- |
            | `text` | ↓16.9 : 1 |
            """
          ),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A floor, and a number without a pair",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "tokens.md",
            """
            Faint text on page has 4.5 : 1 or more.
            Icons need 3 : 1.
            """
          ),
        ],
        outcomes: [.pass, .skipped]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    appearances: [light]
    claims:
      - {file: tokens.md, names: {ink: text}}
    """

  private static let tokens =
    ":root { --page: #faf9f5; --sunken: #f5f2e9; --text: #171717; --faint: #726e66; }\n"
}
