/// What `contrast convert` is meant to do.
struct ConvertOptions {
  /// Empty: colours are read from standard input.
  var colors: [String]
  var notation: Notation?
  /// Nil where nobody asked: a conversion then maps, and a colour in its own space stays as it is.
  var gamut: GamutChoice?
  var isJSON: Bool

  init(_ typed: TypedArguments) throws(UsageError) {
    isJSON = typed.isJSON()
    notation = typed.value(.to).flatMap { Notation.named($0) }
    gamut = typed.value(.gamut).flatMap { GamutChoice(rawValue: $0) }
    colors = typed.operands == ["-"] ? [] : typed.operands
  }
}
