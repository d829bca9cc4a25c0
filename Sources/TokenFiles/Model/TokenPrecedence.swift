import SourceTrees

/// How strong a definition is against others of the same token: one number, compared as a whole.
package struct TokenPrecedence: Hashable, Comparable, Sendable {
  package let rawValue: UInt64

  package static func < (left: TokenPrecedence, right: TokenPrecedence) -> Bool {
    left.rawValue < right.rawValue
  }

  package static let base = TokenPrecedence()

  /// Of the initial value that `@property` gives: everything else wins over it.
  static let initialValue = TokenPrecedence(layer: 0, isScoped: true)

  /// The layer of what stands in no `@layer`.
  static let unlayered = 0x7FFF

  /// - Parameters:
  ///   - rank: How many conditions a mode or a stated appearance makes, 0…7. It outweighs all else,
  ///     since it is said of whole files and sets.
  ///   - isInner: Whether it is declared for what lies in the root element: what an element has of its own
  ///     wins over what it inherits, however strong that is (CSS Cascade 5 §7).
  ///   - isImportant: `!important`; it turns the order of layers round (CSS Cascade 5 §6.4.4).
  ///   - layer: The position of the cascade layer, 0…`unlayered`.
  ///   - isScoped: Whether it is declared for elements of their own, not for the page.
  ///   - specificity: Of the selector that it is declared for.
  init(
    rank: Int = 0, isInner: Bool = false, isImportant: Bool = false, layer: Int = unlayered,
    isScoped: Bool = false,
    specificity: CSSSpecificity = CSSSpecificity()
  ) {
    let clamped = min(max(layer, 0), Self.unlayered)
    let layer = isImportant ? Self.unlayered - clamped : clamped
    rawValue =
      UInt64(min(max(rank, 0), 7)) << 60 | (isInner ? 1 << 50 : 0) | (isImportant ? 1 << 48 : 0)
      | UInt64(layer) << 32
      | (isScoped ? 0 : 1 << 31) | Self.packed(specificity)
  }

  private var isImportant: Bool { rawValue >> 48 & 1 == 1 }

  /// The position of the cascade layer, whichever way round it counts.
  private var layer: UInt64 {
    let layer = rawValue >> 32 & 0xFFFF
    return isImportant ? UInt64(Self.unlayered) - layer : layer
  }

  /// Whether it lies below all that the layer of another says of the same element, or is of another element.
  func isBelowLayer(of other: TokenPrecedence) -> Bool {
    rawValue >> 50 != other.rawValue >> 50 || !isImportant && layer < other.layer
  }

  /// Ten bits for each count.
  private static func packed(_ specificity: CSSSpecificity) -> UInt64 {
    [specificity.ids, specificity.classes, specificity.types].reduce(0) {
      $0 << 10 | UInt64(min(max($1, 0), 1023))
    }
  }

  /// The same, of a file that is stated to hold for one appearance.
  func stated(rank: Int) -> TokenPrecedence {
    TokenPrecedence(rawValue: rawValue | UInt64(min(max(rank, 0), 7)) << 60)
  }

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  /// All but the specificity: definitions that differ in it are meant to win over each other.
  var level: UInt64 { rawValue >> 31 }

  /// Whether anything else wins over it: what a group takes over from another, initial values.
  var isLast: Bool { rawValue >> 32 & 0x1_FFFF == 0 }

  var isScoped: Bool { rawValue >> 31 & 1 == 0 }
}
