/// The English and German words that say what a stated ratio is about.
package enum ClaimKeywords {
  /// On which side of the number a limit's words stand.
  package enum Side: Hashable, Sendable { case before, after, either }

  struct Phrase {
    var words: [String]
    var relation: StatedRatio.Relation
    var side: Side
  }

  static let on: Set<String> = [
    "on", "over", "against", "upon", "onto", "atop", "vs", "versus", "auf", "gegen", "vor",
    "gegenüber",
  ]
  static let it: Set<String> = ["it", "this", "that", "itself"]
  static let and: Set<String> = ["and", "or", "und", "oder", "sowie"]
  static let filler: Set<String> = [
    "a", "an", "the", "of", "is", "are", "be", "was", "has", "have", "its", "ratio", "contrast",
    "for", "with", "at", "about", "just", "only", "exactly", "measures", "reaches", "gives", "ein",
    "eine", "einen", "einem", "einer", "der", "die", "das", "dem", "den", "des", "von", "ist",
    "sind", "hat", "haben", "beträgt", "bei", "verhältnis", "kontrast", "kontrastverhältnis", "mit",
    "für", "etwa", "nur", "genau", "erreicht", "misst", "liegt", "ergibt",
  ]

  /// Of those in `on` the ones that stand before a limit as well.
  static let limitingOn: Set<String> = ["over"]
  static let between: Set<String> = ["between", "zwischen"]
  /// From one end of a range to the other.
  static let to: Set<String> = ["to", "bis"]
  static let contrast: Set<String> = ["contrast", "kontrast"]
  static let large: Set<String> = ["large", "großer", "große", "großen"]
  /// In the place of a ratio where there is none.
  static let absent: Set<String> = ["none", "na", "tbd", "tba", "keine", "keiner", "−"]
  /// CSS's names of the colours that sentences speak of.
  static let colors: [String: String] = {
    let white = ["white", "weiß", "weiss", "weiße", "weißem", "weißen", "weißer", "weißes"]
    let black = [
      "black", "schwarz", "schwarze", "schwarzem", "schwarzen", "schwarzer", "schwarzes",
    ]
    return Dictionary(
      white.map { ($0, "white") } + black.map { ($0, "black") },
      uniquingKeysWith: { first, _ in first })
  }()

  static let was: Set<String> = ["was", "were", "war", "waren", "hatte", "hatten"]
  static let now: Set<String> = ["now", "jetzt", "nun", "heute"]
  /// Heads of columns of another time than today.
  static let beforeHeads: Set<String> = [
    "before", "previously", "previous", "formerly", "vorher", "bisher", "früher", "zuvor",
  ]
  static let oldHeads: Set<String> = ["old", "was", "alt", "alter", "altes"]
  static let nowHeads: Set<String> = [
    "after", "afterwards", "now", "new", "current", "currently", "today", "nachher", "danach",
    "jetzt", "neu",
    "neuer", "neues", "aktuell", "heute",
  ]
  static let laterHeads: Set<String> = [
    "proposed", "proposal", "planned", "suggested", "vorschlag", "vorgeschlagen", "geplant",
  ]

  static let negations: Set<String> = ["not", "never", "cannot", "nicht", "nie", "niemals"]
  /// What says that there is no pair of which the rest holds.
  static let noPair: Set<String> = [
    "no", "none", "nothing", "neither", "nowhere", "kein", "keine", "keinen", "keiner", "nichts",
    "nirgends",
  ]
  /// What stands before the "t" of "isn't".
  static let contracted: Set<String> = [
    "isn", "wasn", "aren", "weren", "doesn", "don", "didn", "mustn", "shouldn", "won", "can",
  ]
  /// Verbs between "not" and a limit: "must not fall below".
  static let falling: Set<String> = [
    "fall", "falls", "drop", "drops", "go", "goes", "get", "gets", "sink", "sinks", "be", "fallen",
    "fällt", "sinken", "sinkt", "liegen", "liegt",
  ]

  /// What may stand behind an appearance's name.
  static let modes: Set<String> = [
    "mode", "theme", "appearance", "scheme", "palette", "colours", "colors", "values", "ratios",
    "modus", "design", "darstellung", "ansicht", "thema", "schema", "variante", "erscheinungsbild",
  ]

  /// What may stand before "contrast" in the name of an appearance.
  static let more: Set<String> = [
    "high", "higher", "increased", "increase", "more", "hoher", "hohem", "hohen", "hohe", "hohes",
    "erhöhter", "erhöhtem", "erhöhten", "mehr", "starker", "starkem", "starken",
  ]

  /// What stands before a ratio that is not the pair's own of today.
  static let elsewhere: Set<String> = [
    "would", "could", "might", "previously", "formerly", "once", "würde", "könnte", "zuvor",
    "früher", "vorher", "ehemals", "einst",
  ]
  static let reaching: Set<String> = ["reach", "have", "get", "measure", "erreichen", "haben"]
  /// Heads of columns whose cells name an appearance.
  static let modeHeads: Set<String> = [
    "mode", "theme", "appearance", "scheme", "modus", "darstellung", "erscheinungsbild",
  ]

  /// Heads of columns whose numbers are ratios.
  static let ratioHeads: Set<String> = [
    "contrast", "ratio", "ratios", "kontrast", "verhältnis", "kontrastverhältnis", "kontrastwert",
    "kontraste", "verhältnisse",
  ]
  /// Heads of columns that name one side of a pair.
  static let foregroundHeads: Set<String> = [
    "foreground", "fg", "text", "label", "ink", "vordergrund", "schrift", "schriftfarbe",
    "textfarbe",
  ]
  static let backgroundHeads: Set<String> = [
    "background", "bg", "backdrop", "surface", "fill", "hintergrund", "hintergrundfarbe",
    "untergrund", "fläche",
  ]
  /// Heads of columns whose ratios are floors.
  static let floorHeads: Set<String> = [
    "minimum", "min", "required", "requirement", "requirements", "requires", "needs", "needed",
    "floor", "target", "threshold", "mindestens", "mindestwert", "mindestkontrast",
    "mindestverhältnis", "soll", "sollwert", "anforderung", "erforderlich", "grenzwert",
  ]

  /// The longest limit that a run of words in small letters begins with.
  static func limit(_ words: (Int) -> String?) -> Phrase? {
    guard let first = words(0), let candidates = limits[first] else { return nil }
    return candidates.first { phrase in
      phrase.words.indices.allSatisfy { words($0) == phrase.words[$0] }
    }
  }

  /// By first word, the longest first.
  private static let limits: [String: [Phrase]] = {
    var limits: [String: [Phrase]] = [:]
    for (texts, relation, side) in table {
      for text in texts {
        // An apostrophe parts words, as in the text.
        let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "'") }
          .map { String(Substring($0)) }
        limits[words[0], default: []].append(Phrase(words: words, relation: relation, side: side))
      }
    }
    return limits.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  private static let table: [([String], StatedRatio.Relation, Side)] = [
    (
      ["at least", "minimum", "min", "at minimum", "mindestens", "wenigstens", "zumindest"],
      .atLeast, .either
    ),
    (
      [
        "no less than", "not less than", "no lower than", "not below", "never below", "needs",
        "need", "needing", "requires", "require", "required", "must reach", "must be", "should be",
        "should reach", "meets", "meet", "passes", "pass", "clears", "clear", "satisfies",
        "nicht unter", "nie unter", "nicht weniger als", "braucht", "benötigt", "verlangt",
        "erfordert", "erfüllt",
        "besteht", "muss",
      ], .atLeast, .before
    ),
    (
      [
        "or more", "or better", "or higher", "or above", "or greater", "or over", "or up",
        "and up", "and above", "and more", "and higher", "and over", "upwards", "upward",
        "required",
        "needed", "oder mehr", "oder besser", "oder höher", "oder darüber", "und mehr", "und höher",
        "erforderlich",
      ], .atLeast, .after
    ),
    (
      [
        "exceeds", "exceed", "more than", "greater than", "higher than", "above", "better than",
        "über",
        "mehr als", "größer als", "höher als", "besser als",
      ],
      .moreThan, .before
    ),
    (
      [
        "at most", "no more than", "not more than", "maximum", "max", "höchstens", "maximal",
        "nicht mehr als",
      ], .atMost, .either
    ),
    (
      ["or less", "or lower", "or below", "or under", "or worse", "oder weniger", "oder darunter"],
      .atMost, .after
    ),
    (
      [
        "below", "under", "less than", "lower than", "short of", "beneath", "misses", "fails",
        "does not reach", "do not reach", "doesn't reach", "don't reach", "not reach",
        "never reaches", "does not meet", "doesn't meet", "does not pass", "doesn't pass",
        "fails to reach", "falls short of", "not enough for", "cannot reach", "can not reach",
        "can't reach", "will not reach", "won't reach", "does not satisfy", "doesn't satisfy",
        "does not achieve", "doesn't achieve", "does not hit", "doesn't hit", "does not even reach",
        "doesn't even reach", "lacks", "shy of", "worse than", "not quite", "do not meet",
        "don't meet",
        "do not pass", "don't pass", "fail", "miss", "unter", "unterhalb von", "weniger als",
        "kleiner als",
        "niedriger als", "schlechter als", "verfehlt", "verfehlen", "erreicht nicht",
        "erreicht keine", "nicht ganz",
        "reicht nicht für", "erfüllt nicht", "besteht nicht",
      ],
      .lessThan, .before
    ),
  ]
}
