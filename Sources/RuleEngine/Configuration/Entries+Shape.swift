import ColorMath
import Diagnostics
package import TokenFiles

extension TokenEntry {
  static let shape = Shape<TokenEntry>(
    "an entry of tokens", "Files that colours come from, and what they don't say themselves.",
    [
      Field("files", Value<PathPattern>.path.list, required: true, "Paths or globs.") {
        $0.files = $1
      },
      Field(
        "format", Value<String>.text(.plain).placed,
        "The format where extension and content don't tell it."
      ) { $0.format = $1 },
      Field(
        "appearance", Value<String>.text(.appearance).placed,
        "The one appearance that all values in these files are for."
      ) { $0.appearance = $1 },
    ])
}

extension SourceEntry {
  static let shape = Shape<SourceEntry>(
    "sources", "Code in which literal colours are looked for, and where they are allowed.",
    [
      Field("files", Value<PathPattern>.path.list, required: true, "Paths or globs.") {
        $0.files = $1
      },
      Field("allow", Value<PathPattern>.path.list, "Where literal colours are allowed.") {
        $0.allow = $1
      },
    ])
}

extension InitializerEntry {
  static let value = Value<[InitializerEntry]>.map(
    keys: "an initializer",
    Value<SwiftInitializers.Components>.choice(
      SwiftInitializers.Components.allCases.map { ($0.rawValue, $0) })
  ) { $0.map { InitializerEntry(name: $0, components: $1) } }
}

extension Configuration {
  /// What the project says of its own initializers in Swift.
  package var swiftInitializers: SwiftInitializers {
    SwiftInitializers(initializers.map { (name: $0.name.value, components: $0.components) })
  }
}

extension ClaimEntry {
  static let shape = Shape<ClaimEntry>(
    "an entry of claims", "A document whose stated ratios are measured again.",
    [
      Field("file", Value<PathPattern>.path, required: true, "A Markdown file.") { $0.file = $1 },
      Field(
        "names",
        Value.map(keys: "a word of the document", Value<String>.text(.color).placed) { $0 },
        "The document's own words for colours: a token or a literal colour each."
      ) { entry, names in entry.names = names.map { (word: $0.0, meaning: $0.1) } },
      Field(
        "appearance", Value<String>.text(.appearance).placed, default: "the first",
        "The appearance that its ratios hold for."
      ) { $0.appearance = $1 },
    ])
}

extension AppearanceEntry {
  private static let shape = Shape<AppearanceEntry>(
    "an appearance", "How files of each kind spell an appearance.",
    [
      Field("css", Value<String>.text(.selector).placed, "What selects it in CSS.") { $0.css = $1 },
      Field("mode", Value<String>.text(.plain).placed, "The mode that it is in JSON files.") {
        $0.mode = $1
      },
    ])

  /// A list of names, or a mapping from names to spellings.
  static let value: Value<[AppearanceEntry]> = {
    let names = Value<String>.text(.appearance).placed.map { AppearanceEntry(name: $0) }
      .nonEmptyList
    let spellings = Value<AppearanceEntry>.object(shape) { location in
      AppearanceEntry(name: Placed("", at: location))
    }.orNothing { AppearanceEntry(name: Placed("", at: $0)) }
    let entries = Value<[AppearanceEntry]>.map(keys: "an appearance", spellings) { entries in
      entries.map { name, entry in
        AppearanceEntry(name: name, css: entry.css, mode: entry.mode)
      }
    }
    return entries.orScalar(names)
  }()
}

extension LevelEntry {
  private static let level = Value<WCAG.Level>.choice([("AA", .aa), ("AAA", .aaa)])

  /// A level, or a mapping from appearances and `default` to levels.
  static let value: Value<LevelEntry> = {
    let byAppearance = Value<LevelEntry>.map(keys: "an appearance or default", level.placed) {
      var entry = LevelEntry()
      for (name, level) in $0 {
        if name.value == "default" {
          entry.standard = level
        } else {
          entry.byAppearance.append((appearance: name, level: level.value))
        }
      }
      return entry
    }
    return byAppearance.orScalar(level.placed.map { LevelEntry(standard: $0) })
  }()
}

extension UnitsEntry {
  static let shape = Shape<UnitsEntry>(
    "units", "What the units of text sizes stand for.",
    [
      Field(
        "pt", Value<Double>.fraction.placed, default: "1",
        "CSS px in one point: 1 on Apple platforms, 4/3 in print."
      ) { $0.point = $1 }
    ])
}

extension TextStyleEntry {
  static let shape = Shape<TextStyleEntry>(
    "a text style", "A named size and weight of text.",
    [
      Field("size", TextSize.value.placed.attempted, "The size in points.") {
        $0.size = $1
        $0.hasUnreadableSize = $1 == nil
      },
      Field("weight", FontWeight.value.placed.attempted, "The weight as a number or a name.") {
        $0.weight = $1
        $0.hasUnreadableWeight = $1 == nil
      },
    ])
}

extension WaiverEntry {
  static let shape = Shape<WaiverEntry>(
    "a waiver", "Findings that the team has accepted.",
    [
      Field("rule", Value<String>.text(.rule).placed, required: true, "The rule's id.") {
        $0.rule = $1
      },
      Field(
        "subject", Value<String>.text(.subject).placed, default: "\"*\"",
        "The subject of the findings as the report prints it; * stands for any text."
      ) { $0.subject = $1 },
      Field(
        "appearance", Value<String>.text(.appearance).placed.nonEmptyList, default: "all",
        "The appearances that it holds in."
      ) { $0.appearances = $1 },
      Field(
        "screen", Value<String>.text(.screen).placed, default: "\"*\"",
        "The screen that it holds on; * stands for any text."
      ) { $0.screen = $1 },
      Field("reason", Value<String>.reason.placed, required: true, "Why it is accepted.") {
        $0.reason = $1
      },
      Field("until", Value<CalendarDay>.day.placed, "The last day that it holds on.") {
        $0.until = $1
      },
    ])
}
