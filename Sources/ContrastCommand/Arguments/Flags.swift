import ColorMath
import Generators
import Reporters
import RuleEngine

/// The table of flags: the one place where they are written down.
extension Flag {
  package static let all: [Flag] = [
    .config, .format, .diffFormat, .dataFormat, .output, .appearance, .rule, .skipRule,
    .failuresOnly, .quiet, .strict,
    .exitZero, .baseline, .writeBaseline, .standardInputName, .since, .staged, .watch, .size,
    .weight, .over, .to, .gamut, .vision, .severity,
    .model, .relationship, .proportion, .platform, .components, .themeFormat, .themeGamut, .ensure,
    .out, .force, .upToDate, .write, .maxDeltaE, .displayP3, .color, .help, .version,
  ]

  static let config = Flag(
    "config", short: "c", value: "FILE", standard: "the nearest rules.yml",
    commands: [.check, .matrix, .tokens, .emit, .fix, .diff],
    "The rules.yml to read, in place of the nearest one.")
  static let format = Flag(
    "format", short: "f", value: "FORMAT", choices: Reporters.all.map(\.name), standard: "table",
    isRepeatable: true,
    commands: [.check], "How results are written; several formats can be written in one run.")
  static let diffFormat = Flag(
    "format", short: "f", value: "FORMAT", choices: ["table", "markdown", "json"],
    standard: "table", commands: [.diff], "How results are written.")
  static let dataFormat = Flag(
    "format", short: "f", value: "FORMAT", choices: ["table", "json"], standard: "table",
    commands: [.pair, .convert, .matrix, .simulate, .tokens, .rules], "How results are written.")
  static let output = Flag(
    "output", short: "o", value: "FILE", standard: "standard output",
    isRepeatable: true, commands: [.check, .schema, .completions, .manual],
    "The file that the output goes to, of several formats that of the one before; it is replaced only "
      + "when the output is complete.")
  static let appearance = Flag(
    "appearance", short: "a", value: "NAME",
    hints: ["light", "dark", "light-high-contrast", "dark-high-contrast"], isRepeatable: true,
    commands: [.check, .matrix, .tokens, .diff],
    "Only this appearance; can be given several times.")
  static let rule = Flag(
    "rule", value: "ID", hints: Rules.ids, isRepeatable: true, commands: [.check, .fix],
    "Only this rule; can be given several times.")
  static let skipRule = Flag(
    "skip-rule", value: "ID", hints: Rules.ids, isRepeatable: true, commands: [.check],
    "All rules but this one; can be given several times.")
  static let failuresOnly = Flag(
    "failures-only", commands: [.check],
    "Shows only what failed or is undecided; all of it is counted.")
  static let quiet = Flag(
    "quiet", short: "q", commands: [.check], "Shows findings and errors and nothing else.")
  static let strict = Flag(
    "strict", commands: [.check, .diff], "Warnings count as errors for the exit status.")
  static let exitZero = Flag(
    "exit-zero", commands: [.check],
    "Findings do not change the exit status; errors in the input do.")
  static let baseline = Flag(
    "baseline", value: "FILE", commands: [.check],
    "Accepts the findings that this file lists, as long as they get no worse.")
  static let writeBaseline = Flag(
    "write-baseline", value: "FILE", commands: [.check],
    "Writes all findings of this run to a file for --baseline, and accepts them.")
  static let standardInputName = Flag(
    "stdin-filename", value: "PATH", commands: [.check],
    "Reads the text of this one file from standard input, and checks what the file takes part in.")
  static let since = Flag(
    "since", value: "REF", commands: [.check],
    "Checks what the files take part in that changed since the work tree left a git revision.")
  static let staged = Flag(
    "staged", commands: [.check],
    "Checks what the files of the next commit take part in, as git add has taken them.")
  static let watch = Flag(
    "watch", short: "w", commands: [.check], "Checks again whenever an input changes.")
  static let size = Flag(
    "size", value: "N", commands: [.pair, .explain],
    "The text's size in CSS px, or with a unit: 17, 17px, 14pt (4/3 px each).")
  static let weight = Flag(
    "weight", value: "W", standard: "400", commands: [.pair, .explain],
    "The text's weight: a number from 1 to 1000, or a CSS word such as bold.")
  static let over = Flag(
    "over", value: "COLOR", isRepeatable: true, commands: [.pair, .explain],
    "What lies behind a translucent background; given again, what lies behind that.")
  static let vision = Flag(
    "vision", value: "KIND", choices: VisionDeficiency.allCases.map(\.rawValue),
    synonyms: VisionWords.words, isRepeatable: true, commands: [.simulate],
    "Whose vision; can be given several times. All are shown without it.")
  static let severity = Flag(
    "severity", value: "N", standard: "1", commands: [.simulate],
    "How severe the deficiency is: from 0, normal, to 1, a kind of cone missing.")
  static let model = Flag(
    "model", value: "NAME", choices: VisionModel.allCases.map(\.rawValue),
    commands: [.simulate],
    "Whose simulation: Machado 2009, Viénot 1999 or Brettel 1997. Without it Brettel's is taken for tritan "
      + "and Machado's for the others.")
  static let to = Flag(
    "to", short: "t", value: "SPACE", choices: Notation.names, commands: [.convert],
    "The notation to convert to; without it all are shown.")
  static let gamut = Flag(
    "gamut", short: "g", value: "METHOD", choices: GamutChoice.names, standard: "css",
    commands: [.convert],
    "What becomes of a colour that the space cannot show: CSS gamut mapping, clipping, or nothing.")
  static let relationship = Flag(
    "relationship", value: "KIND", choices: HueRelationship.allCases.map(\.rawValue),
    standard: "complementary", commands: [.palette],
    "How the accent's hue follows from the primary one.")
  static let proportion = Flag(
    "proportion", value: "RULE", choices: ProportionRule.allCases.map(\.rawValue),
    standard: "60-30-10", commands: [.palette],
    "The shares of background, brand and accent that are written down with the colours.")
  static let platform = Flag(
    "platform", value: "NAME", choices: ThemePlatform.allCases.map(\.rawValue), standard: "ios",
    commands: [.palette], "Where the Swift source is to run.")
  static let components = Flag(
    "components", commands: [.palette], "Adds a button, a card and a text field in SwiftUI.")
  static let themeFormat = Flag(
    "format", short: "f", value: "FORMAT",
    choices: ["table"] + ThemeFormat.allCases.map(\.rawValue),
    commands: [.palette], "What is written: a table without --out, swift with it, if not stated.")
  static let themeGamut = Flag(
    "gamut", short: "g", value: "METHOD", choices: ["css", "clip"], standard: "css",
    commands: [.palette],
    "How steps outside of sRGB are brought into it: CSS gamut mapping or clipping.")
  static let ensure = Flag(
    "ensure", value: "LEVEL", choices: WCAG.Level.allCases.map(\.rawValue), commands: [.palette],
    "Moves lightness along the palette's own curve until text reaches the level.")
  static let out = Flag(
    "out", value: "PATH", standard: "standard output", commands: [.palette, .emit],
    "The folder, or file, that is written.")
  static let force = Flag(
    "force", commands: [.palette, .emit], "Writes over files that say something else.")
  static let upToDate = Flag(
    "check", commands: [.emit],
    "Writes nothing; the exit status is 1 where --out is not what would be written.")
  static let write = Flag("write", commands: [.fix], "Changes the token files in place.")
  static let maxDeltaE = Flag(
    "max-delta-e", value: "N", commands: [.fix],
    "Tells, and does not write, a colour that is farther than this from what it was, in ΔE OK.")
  static let displayP3 = Flag(
    "p3", commands: [.emit], "Adds colours for Display P3 screens to an asset catalogue.")
  static let color = Flag(
    "color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue), standard: "auto",
    "Whether output has colours.")
  static let help = Flag("help", short: "h", "Says what a command does and what it takes.")
  static let version = Flag("version", short: "V", "Says which version this is.")
}
