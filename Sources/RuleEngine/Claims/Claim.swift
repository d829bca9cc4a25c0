package import Diagnostics

/// A ratio that a document states, and the pair that it is stated for.
package struct Claim: Sendable {
  package struct Pair: Sendable {
    package var foreground: ColorReference
    package var background: ColorReference

    var isOfOneToken: Bool {
      guard case .token(let first) = foreground, case .token(let second) = background else {
        return false
      }
      return first == second
    }
  }

  package enum Subject: Sendable {
    case pair(Pair)
    /// Why it can't be tied to a pair. One sentence.
    case untied(String)
  }

  package var ratio: StatedRatio
  /// Where the ratio stands in the document.
  package var location: Location
  package var subject: Subject
  /// The index of the appearance that the document names for it, if it does.
  package var appearance: Int?
}

/// Why a ratio can't be tied to a pair: the sentence is in `Claim.Subject.untied`.
enum ClaimGap: Error, Hashable {
  case noColor
  case noForeground
  case noBackground
  /// The text that stands where a colour should.
  case unknownName(String)
  case severalForegrounds
  case severalRatios
  /// A number alone, as it would have to be written.
  case bareNumber(String)
  case levelFloor
  case anotherTime
  case range
  case negated
  case moreContrast

  var sentence: String {
    switch self {
    case .noColor: "No pair of colours is named with this ratio."
    case .noForeground: "It is not said what colour stands on the background."
    case .noBackground: "It is not said what background it holds for."
    case .unknownName(let name):
      "“\(name)” is neither a token nor a colour nor one of the document's names in rules.yml."
    case .severalForegrounds:
      "Several colours are named, and it is not said which this ratio is of."
    case .bareNumber(let number):
      "A ratio is written \(number) : 1; a number alone is not measured."
    case .severalRatios: "Several ratios are given, and it is not said what each of them is of."
    case .levelFloor: "It is what a level asks for."
    case .anotherTime: "It is said of another time or another colour."
    case .range: "It is one end of a range."
    case .negated: "It is said what the ratio is not."
    case .moreContrast: "It is of more contrast, and not said in which of the appearances."
    }
  }
}
