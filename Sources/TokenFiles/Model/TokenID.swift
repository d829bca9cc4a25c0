/// A token's number within its `TokenSystem`: what rules use instead of names.
///
/// Names that are only referred to, and tokens that are no colours, have numbers as well;
/// `TokenSystem.tokens` lists the colour tokens.
package struct TokenID: Hashable, Comparable, Sendable {
  package var index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  package static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}
