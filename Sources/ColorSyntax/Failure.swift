/// Why reading stopped, as cheap as can be: the sentence is made only when it leaves the module.
struct Failure: Error {
  /// "a number, a percentage or none".
  var expected: StaticString
  /// The byte offset of what was found instead.
  var offset: Int
  var hint: Hint = .none

  /// A mistake that is common enough to be named.
  enum Hint {
    case none
    case slashBeforeAlpha
    case noCommas
    case mixedLegacyUnits
    case legacyNone
    case legacyPercent
    case hexDigits
    case unknownName
    case unresolvedVariable
    case relativeLength
    case nesting
    case spaceAroundSign
    case zeroSum
  }
}
