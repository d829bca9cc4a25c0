import Diagnostics
import SourceTrees

/// Swift source as the tests of the architecture look at it: without comments, and without what strings hold.
package enum SwiftCode {
  /// What ends the program where it does not hold, each as `line: text`: a forced unwrap, `try!`, `as!`, an
  /// implicitly unwrapped type, and the functions of the standard library for it.
  package static func crashes(in text: String) -> [String] {
    let source = SwiftSource(SourceFile(path: "a.swift", text: text))
    return source.tokens.indices.filter { isCrash(source, $0) }.map { index in
      let place = source.file.location(source.tokens[index].span).start
      return "\(place.line): \(before(source, index))\(source.file.text(source.tokens[index].span))"
    }
  }

  private static let functions: Set<String> = [
    "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
  ]

  private static func isCrash(_ source: SwiftSource, _ index: Int) -> Bool {
    let token = source.tokens[index]
    switch token.kind {
    case .identifier:
      let next = index + 1
      return functions.contains(source.file.text(token.span)) && next < source.tokens.count
        && source.tokens[next].kind == .openParenthesis
    case .operation:
      let text = source.file.text(token.span)
      return text.hasPrefix("!") && !text.hasPrefix("!=") && endsOperand(source, index)
    default: return false
    }
  }

  /// Whether a value, a type or a keyword ends right before a token, so that `!` is behind it.
  private static func endsOperand(_ source: SwiftSource, _ index: Int) -> Bool {
    guard index > 0, !source.tokens[index].flags.contains(.spaceBefore) else { return false }
    switch source.tokens[index - 1].kind {
    case .identifier, .number, .string, .stringEnd, .closeParenthesis, .closeBracket, .closeBrace:
      return true
    default: return source.file.text(source.tokens[index - 1].span).hasSuffix("?")
    }
  }

  private static func before(_ source: SwiftSource, _ index: Int) -> String {
    source.tokens[index].kind == .operation ? source.file.text(source.tokens[index - 1].span) : ""
  }
}
