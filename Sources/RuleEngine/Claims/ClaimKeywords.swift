/// The English words that say what a stated ratio is about.
package enum ClaimKeywords {
  /// On which side of the number a limit's words stand.
  package enum Side: Hashable, Sendable { case before, after, either }

  struct Phrase {
    var words: [String]
    var relation: StatedRatio.Relation
    var side: Side
  }

  static let on: Set<String> = [
    "on", "over", "against", "upon", "onto", "atop", "vs", "versus",
  ]
  static let it: Set<String> = ["it", "this", "that", "itself"]
  static let and: Set<String> = ["and", "or"]
  static let filler: Set<String> = [
    "a", "an", "the", "of", "is", "are", "be", "was", "has", "have", "its", "ratio", "contrast",
    "for", "with", "at", "about", "just", "only", "exactly", "measures", "reaches", "gives",
  ]

  static let negations: Set<String> = ["not", "never", "cannot"]
  /// What says that there is no pair of which the rest holds.
  static let noPair: Set<String> = ["no", "none", "nothing", "neither", "nowhere"]
  /// What stands before the "t" of "isn't".
  static let contracted: Set<String> = [
    "isn", "wasn", "aren", "weren", "doesn", "don", "didn", "mustn", "shouldn", "won", "can",
  ]
  /// Verbs between "not" and a limit: "must not fall below".
  static let falling: Set<String> = [
    "fall", "falls", "drop", "drops", "go", "goes", "get", "gets", "sink", "sinks", "be",
  ]

  /// What may stand behind an appearance's name.
  static let modes: Set<String> = [
    "mode", "theme", "appearance", "scheme", "palette", "colours", "colors", "values", "ratios",
  ]

  /// What may stand before "contrast" in the name of an appearance.
  static let more: Set<String> = ["high", "higher", "increased", "increase", "more"]

  /// What stands before a ratio that is not the pair's own of today.
  static let elsewhere: Set<String> = ["would", "could", "might", "previously", "formerly", "once"]
  static let reaching: Set<String> = ["reach", "have", "get", "measure"]
  /// Heads of columns whose cells name an appearance.
  static let modeHeads: Set<String> = ["mode", "theme", "appearance", "scheme"]

  /// Heads of columns whose numbers are ratios.
  static let ratioHeads: Set<String> = ["contrast", "ratio", "ratios"]
  /// Heads of columns that name one side of a pair.
  static let foregroundHeads: Set<String> = ["foreground", "fg", "text", "label", "ink"]
  static let backgroundHeads: Set<String> = ["background", "bg", "backdrop", "surface", "fill"]
  /// Heads of columns whose ratios are floors.
  static let floorHeads: Set<String> = [
    "minimum", "min", "required", "requirement", "requirements", "requires", "needs", "needed",
    "floor", "target", "threshold",
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
    (["at least", "minimum", "min", "at minimum"], .atLeast, .either),
    (
      [
        "no less than", "not less than", "no lower than", "not below", "never below", "needs",
        "need", "needing", "requires", "require", "required", "must reach", "must be", "should be",
        "should reach", "meets", "meet", "passes", "pass", "clears", "clear", "satisfies",
      ], .atLeast, .before
    ),
    (
      [
        "or more", "or better", "or higher", "or above", "or greater", "or over", "or up",
        "and up", "and above", "and more", "and higher", "and over", "upwards", "upward",
        "required",
        "needed",
      ], .atLeast, .after
    ),
    (
      ["exceeds", "exceed", "more than", "greater than", "higher than", "above", "better than"],
      .moreThan, .before
    ),
    (["at most", "no more than", "not more than", "maximum", "max"], .atMost, .either),
    (["or less", "or lower", "or below", "or under", "or worse"], .atMost, .after),
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
        "do not pass", "don't pass", "fail", "miss",
      ],
      .lessThan, .before
    ),
  ]
}
