package import Diagnostics

/// A token of Swift source, with its place. Comments and whitespace are none.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name, a keyword, `$0`, or a name in backticks.
    case identifier
    /// `#colorLiteral`, `#if`
    case pound
    case number
    /// A whole string without interpolation.
    case string
    /// A string with interpolations comes in parts: up to the first `\(`, between `)` and `\(`, and from
    /// the last `)` on. What stands in the interpolations are tokens between them.
    case stringStart, stringMiddle, stringEnd
    case regex
    /// A run of operator characters: `=`, `->`, `?`, `??`, `...`
    case operation
    case period, comma, colon, semicolon, at
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    /// A byte that begins nothing.
    case unknown
  }

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It is the first token on its line.
    package static let startsLine = Flags(rawValue: 1)
    /// Whitespace or a comment stands before it, after it.
    package static let spaceBefore = Flags(rawValue: 2)
    package static let spaceAfter = Flags(rawValue: 4)
    /// A string between three quotes.
    package static let multiline = Flags(rawValue: 8)
  }

  package var kind: Kind
  package var flags: Flags
  /// How many `#` stand around a string or a regular expression.
  package var hashes: UInt16
  package var span: Span

  package var startsLine: Bool { flags.contains(.startsLine) }
  package var isOpener: Bool {
    switch kind {
    case .openParenthesis, .openBracket, .openBrace, .stringStart: true
    default: false
    }
  }
  package var isCloser: Bool {
    switch kind {
    case .closeParenthesis, .closeBracket, .closeBrace, .stringEnd: true
    default: false
    }
  }

  /// The kind that closes this opener.
  var closer: Kind {
    switch kind {
    case .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    default: .stringEnd
    }
  }
}

/// What is wrong at a place of Swift source: the cause, before it becomes a sentence.
enum SwiftProblem: UInt8 {
  case unclosedString, unclosedComment, unclosedRegex, unclosedBracket, strayBracket

  var message: String {
    switch self {
    case .unclosedString: "this string is not closed"
    case .unclosedComment: "this comment is not closed before the end of the file"
    case .unclosedRegex: "this regular expression is not closed"
    case .unclosedBracket: "this bracket is not closed"
    case .strayBracket: "this bracket closes nothing"
    }
  }
}
