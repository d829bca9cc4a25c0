/// In which appearances a condition holds, and in which it does not; of all others nobody knows, as
/// of a condition on the width of the window. Media Queries 4 §3.1, evaluated for all at once.
struct Verdict: Hashable, Sendable {
  var yes: AppearanceMask
  var no: AppearanceMask

  static let unknown = Verdict(yes: [], no: [])

  func and(_ other: Verdict) -> Verdict {
    Verdict(yes: yes.intersection(other.yes), no: no.union(other.no))
  }

  func or(_ other: Verdict) -> Verdict {
    Verdict(yes: yes.union(other.yes), no: no.intersection(other.no))
  }

  var negated: Verdict { Verdict(yes: no, no: yes) }
}

/// Conditions in parentheses joined by `and`, `or`, `not`, as `@media` and `@supports` have them.
struct ConditionReader {
  let everywhere: AppearanceMask
  /// What stands in a pair of parentheses, or in a function of this name.
  let leaf: (_ function: String?, _ inside: PreludeScanner) -> Verdict

  /// Deeper than anybody writes.
  private static let depthLimit = 32

  func read(_ scanner: inout PreludeScanner, depth: Int = 0) -> Verdict {
    scanner.skipTrivia()
    var verdict: Verdict?
    var joiner: String?
    while !scanner.isAtEnd {
      let start = scanner.position
      if scanner.current != UInt8(ascii: "("), let word = scanner.name()?.lowercased(),
        scanner.current != UInt8(ascii: "(")
      {
        if word == "not" {
          verdict = joined(verdict, joiner, operand(&scanner, depth).negated)
        } else if word == "and" || word == "or" {
          joiner = word
        } else {
          return .unknown
        }
      } else {
        scanner.position = start
        let operand = operand(&scanner, depth)
        if scanner.position == start { return .unknown }
        verdict = joined(verdict, joiner, operand)
      }
      scanner.skipTrivia()
    }
    return verdict ?? .unknown
  }

  private func joined(_ left: Verdict?, _ joiner: String?, _ right: Verdict) -> Verdict {
    guard let left else { return right }
    return joiner == "or" ? left.or(right) : left.and(right)
  }

  private func operand(_ scanner: inout PreludeScanner, _ depth: Int) -> Verdict {
    scanner.skipTrivia()
    let function = scanner.current == UInt8(ascii: "(") ? nil : scanner.name()?.lowercased()
    guard scanner.current == UInt8(ascii: "("), depth < Self.depthLimit else { return .unknown }
    var inside = PreludeScanner(scanner.bytes, scanner.bracketed())
    guard function == nil else { return leaf(function, inside) }
    inside.skipTrivia()
    let isNested =
      inside.current == UInt8(ascii: "(") || inside.startsWithWord("not")
    return isNested ? read(&inside, depth: depth + 1) : leaf(nil, inside)
  }
}

extension PreludeScanner {
  /// Whether a word and a space, or a word and a bracket, come next.
  func startsWithWord(_ word: String) -> Bool {
    var copy = self
    guard copy.name()?.lowercased() == word else { return false }
    return copy.skipTrivia() || copy.current == UInt8(ascii: "(")
  }
}
