package import ColorMath

/// The words for kinds of colour vision: those of rules.yml and of the command line, and what else they are
/// called. Either place takes all of them.
package enum VisionWords {
  /// What each kind is also called. The first word of a kind stands in reports.
  static let synonyms: [(VisionName, [String])] = [
    (.normal, ["normal"]), (.protan, ["protan", "protanopia"]),
    (.deutan, ["deutan", "deuteranopia"]), (.tritan, ["tritan", "tritanopia"]),
    (
      .grey,
      ["grey", "gray", "greyscale", "grayscale", "achromat", "achromatopsia", "monochromacy"]
    ),
  ]

  /// By each word, for rules.yml.
  static let names: [(String, VisionName)] = synonyms.flatMap { name, words in
    words.map { ($0, name) }
  }

  /// The words of deficiencies, for the command line.
  package static let words: [String] = synonyms.filter { $0.0 != .normal }.flatMap(\.1)

  /// The deficiency that a word means.
  package static func deficiency(_ word: String) -> VisionDeficiency? {
    switch names.first(where: { $0.0 == word })?.1 {
    case .protan: .protan
    case .deutan: .deutan
    case .tritan: .tritan
    case .grey: .greyscale
    case .normal, nil: nil
    }
  }
}
