import Diagnostics
import RuleEngine
import Testing

/// Statements in German, with decimal commas. The measured ratios are those of `ClaimedRatioLayoutTests`; muted on surface is 4.057 : 1 in
/// light, #767676 has 4.5422 : 1 with white and 4.6233 : 1 with black.
@Suite struct ClaimedRatioGermanTests {
  @Test(arguments: [
    ("`muted` auf `canvas` hat 4,54:1", ["pass light"]),
    ("`muted` auf `canvas` hat 4,6:1", ["fail light"]),
    ("Der Kontrast von `muted` auf `canvas` beträgt 4,54 : 1", ["pass light"]),
    ("Das Verhältnis von `muted` zu `canvas` ist unbekannt, 4,6 : 1", ["skipped"]),
    ("Der Kontrast zwischen `muted` und `canvas` ist 4,54 : 1", ["pass light"]),
    ("`muted` gegen `canvas`: 4,54:1", ["pass light"]),
    ("Das Kontrastverhältnis für `muted` auf `canvas` liegt bei 4,5:1", ["pass light"]),
    ("Weiß auf `#767676` hat 4,54:1; schwarz auf `#767676` 4,62:1", ["pass light", "pass light"]),
    ("Weißer Text auf `#767676` hat 4,54:1", ["pass light"]),
    ("„`muted`“ auf „`canvas`“: 4,54:1", ["pass light"]),
  ])
  func `pairs are found`(_ sentence: String, _ expected: [String]) {
    #expect(ClaimedRatioLayoutTests.checks(sentence + ".") == expected)
  }

  @Test(arguments: [
    ("`muted` auf `canvas` hat mindestens 4,5:1", ["pass light"]),
    ("`muted` auf `canvas` hat mindestens 4,6:1", ["fail light"]),
    ("`muted` auf `canvas` hat 4,5:1 oder mehr", ["pass light"]),
    ("`muted` auf `canvas` liegt über 4,6:1", ["fail light"]),
    ("`muted` auf `canvas` liegt nicht unter 4,5:1", ["pass light"]),
    ("`muted` auf `surface` liegt unter 4,5:1", ["pass light"]),
    ("`muted` auf `canvas` liegt unter 4,5:1", ["fail light"]),
    ("`muted` auf `surface` verfehlt 4,5:1", ["pass light"]),
    ("`muted` auf `canvas` hat höchstens 4,6:1", ["pass light"]),
    ("`muted` auf `canvas` hat höchstens 4,5:1", ["fail light"]),
    ("`muted` auf `surface` erreicht 4,5:1 nicht", ["skipped"]),
    ("`muted` auf `surface` hat nicht 4,5:1", ["skipped"]),
    ("Kein Text auf `canvas` liegt unter 4,5:1", ["skipped"]),
    ("`muted` auf `canvas` hat 3 bis 4,5:1", ["skipped"]),
    ("`muted` auf `canvas` hatte 3,9:1, jetzt 4,54:1", ["skipped", "pass light"]),
    ("`muted` auf `canvas` war 3,9:1, jetzt 4,54:1", ["skipped", "pass light"]),
    ("`muted` auf `canvas` erreicht AA (4,5:1)", ["skipped"]),
  ])
  func `limits, denials and other times are told from ratios`(
    _ sentence: String, _ expected: [String]
  ) {
    #expect(ClaimedRatioLayoutTests.checks(sentence + ".") == expected)
  }

  @Test(arguments: [
    ("Dunkel: `muted` auf `canvas` hat 6,76:1", ["pass dark"]),
    ("Im dunklen Modus hat `muted` auf `canvas` 6,76:1", ["pass dark"]),
    ("In der dunklen Darstellung hat `muted` auf `canvas` 6,76:1", ["pass dark"]),
    ("`muted` auf `canvas`: 4,54 : 1 (hell), 6,76 : 1 (dunkel)", ["pass light", "pass dark"]),
    ("`muted` auf `canvas`: 4,54 : 1 in hell und 6,76 : 1 in dunkel", ["pass light", "pass dark"]),
    ("`muted` auf `canvas` hat in hell und dunkel mindestens 4,5:1", ["pass light", "pass dark"]),
    ("`muted` auf `canvas` hat in hell und dunkel mindestens 5:1", ["fail light", "pass dark"]),
    ("`muted` auf `canvas` hat 7,00:1 (hell, hoher Kontrast)", ["skipped"]),
    ("`muted` auf `canvas` hat 7,00:1 in heller Darstellung", ["fail light"]),
    ("`muted` auf `canvas` hat 7,00:1 (hoher Kontrast hell)", ["pass light-high-contrast"]),
    ("## Dunkel\n\n`muted` auf `canvas` hat 6,76:1", ["pass dark"]),
    ("## Dunkler Modus\n\n`muted` auf `canvas` hat 6,76:1", ["pass dark"]),
    ("## Dunkelmodus\n\n`muted` auf `canvas` hat 6,76:1", ["pass dark"]),
    ("## Heller Text\n\n`muted` auf `canvas` hat 4,54:1", ["pass light"]),
    ("Dunkler Text: `muted` auf `canvas` hat 4,54:1", ["pass light"]),
    ("Der dunkle Text `muted` auf `canvas` hat 4,54:1", ["pass light"]),
  ])
  func `appearances are found, and told from adjectives`(_ document: String, _ expected: [String]) {
    #expect(ClaimedRatioLayoutTests.checks(document + ".") == expected)
  }

  @Test(arguments: [
    ("| Farbe | Kontrast auf canvas |\n|---|---|\n| `muted` | 4,54:1 |", ["pass light"]),
    ("| Farbe | Verhältnis auf canvas |\n|---|---|\n| `muted` | 4,54 |", ["skipped"]),
    (
      "| Paar | Hell | Dunkel |\n|---|---|---|\n| `muted` auf `canvas` | 4,54:1 | 6,76:1 |",
      ["pass light", "pass dark"]
    ),
    (
      "| Vordergrund | Hintergrund | Kontrast |\n|---|---|---|\n| `muted` | `canvas` | 4,54:1 |",
      ["pass light"]
    ),
    (
      "| Paar | Modus | Kontrast |\n|---|---|---|\n| `muted` auf `canvas` | dunkel | 6,76:1 |",
      ["pass dark"]
    ),
    ("| Paar | Mindestens |\n|---|---|\n| `muted` auf `canvas` | 4,5:1 |", ["pass light"]),
    ("| Paar | Kontrast |\n|---|---|\n| `muted` auf `canvas` | keine / 6,76:1 |", ["skipped"]),
  ])
  func `tables are read`(_ table: String, _ expected: [String]) {
    #expect(ClaimedRatioLayoutTests.checks(table) == expected)
  }
}
