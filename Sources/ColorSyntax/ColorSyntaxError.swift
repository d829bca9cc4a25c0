/// Why a text is not a colour.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// "a number, a percentage or none".
  public var expected: String
  /// The text that was found instead, cut short where it is long, or "the end".
  public var found: String
  /// The byte offset of what was found, from 0.
  public var offset: Int
  /// How many bytes it has; 0 at the end.
  public var length: Int
  /// The column of `found`, from 1, in UTF-16 units.
  public var column: Int
  /// What to do about it, where the mistake is a common one: "write / before the alpha: …".
  public var hint: String?

  public init(
    expected: String, found: String, offset: Int, length: Int? = nil, column: Int? = nil,
    hint: String? = nil
  ) {
    self.expected = expected
    self.found = found
    self.offset = offset
    self.length = length ?? found.utf8.count
    self.column = column ?? offset + 1
    self.hint = hint
  }

  /// One sentence without a full stop: "expected a number, a percentage or none, found zzz at
  /// column 7".
  public var message: String { "expected \(expected), found \(found) at column \(column)" }
}

extension ColorSyntaxError: CustomStringConvertible {
  public var description: String { hint.map { "\(message); \($0)" } ?? message }
}
