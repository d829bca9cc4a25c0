/// An appearance that a document names for a ratio.
enum ClaimAppearance: Hashable, Sendable {
  case one(Int)
  /// "High contrast", which none, or more than one, of the project's appearances is.
  case moreContrast
}
