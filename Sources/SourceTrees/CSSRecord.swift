/// One rule or declaration of a stylesheet as it stands in the flat array of a `CSSTree`: 24 bytes.
struct CSSRecord {
  enum Kind: UInt8 { case styleRule, atRule, declaration }

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let important = Flags(rawValue: 1)
    static let customProperty = Flags(rawValue: 2)
    /// The value (or prelude) holds a comment.
    static let comment = Flags(rawValue: 4)
    /// The rule has a `{…}` block.
    static let block = Flags(rawValue: 8)
    /// The rule began like a declaration whose value is a block: `a: {…}`.
    static let colon = Flags(rawValue: 16)
  }

  var kind: Kind
  var flags: Flags
  /// Where it begins: a name, an `@`, a prelude.
  var start: UInt32
  /// The end of the name of a declaration or an at-rule; of a style rule, its start.
  var nameEnd: UInt32
  /// Of a declaration, where its value begins; of a rule, the index behind its last descendant.
  var valueStartOrSubtreeEnd: UInt32
  /// The end of the value or the prelude, without trailing whitespace and comments.
  var valueEnd: UInt32
  /// The end of the whole: behind `!important`, behind the `}` or the `;` of a rule.
  var end: UInt32

  var subtreeEnd: UInt32 {
    get { kind == .declaration ? 0 : valueStartOrSubtreeEnd }
    set { valueStartOrSubtreeEnd = newValue }
  }
}

/// What is wrong at a place of a stylesheet: the cause, before it becomes a sentence.
enum CSSProblem: UInt8 {
  case unclosedBlock, unclosedBracket, unclosedString, unclosedComment
  case newlineInString, badURL, strayBrace, strayBracket
  case declarationExpected, blockExpected, bangInCustomProperty, tooDeep, tooManyProblems

  var message: String {
    switch self {
    case .unclosedBlock: "this block is not closed before the end of the file"
    case .unclosedBracket: "this bracket is not closed before the end of the file"
    case .unclosedString: "this string is not closed before the end of the file"
    case .unclosedComment: "this comment is not closed before the end of the file"
    case .newlineInString: "this string is not closed on its line"
    case .badURL: "this unquoted url() holds a quote, a bracket, a space or a control character"
    case .strayBrace: "this } closes nothing"
    case .strayBracket: "this bracket closes nothing"
    case .declarationExpected: "expected a declaration (name: value) or a rule with a {…} block"
    case .blockExpected: "expected a {…} block behind this selector, found the end of the file"
    case .bangInCustomProperty: "a custom property's value may not hold ! but for !important"
    case .tooDeep: "blocks are nested deeper than \(CSS.depthLimit) levels; this one is not read"
    case .tooManyProblems: "there are more errors than the \(CSS.problemLimit) that are listed"
    }
  }

  var help: String? {
    switch self {
    case .newlineInString: "close it, or end the line with a backslash to go on"
    case .badURL: "put the address in quotes"
    default: nil
    }
  }
}
