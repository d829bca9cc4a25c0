import Diagnostics

/// The smallest piece of a passage that matters to a claim.
struct ClaimLexeme: Hashable {
  enum Kind: Hashable {
    /// A number, a colon and 1.
    case ratio(value: Double, decimals: Int)
    /// A word, a number or a name outside of code.
    case word
    /// The content of a code span.
    case code
    /// A literal colour outside of code: `#fff`, `rgb(…)`.
    case color
    case relation(StatedRatio.Relation)
    /// The end of a sentence or clause.
    case stop
    case open, close, comma, slash, dash, plus
    /// `<br>` in a cell.
    case lineEnd
  }

  var kind: Kind
  var span: Span
}
