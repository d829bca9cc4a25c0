/// How a family of JSON and YAML formats spells tokens.
struct TokenDialect: Sendable {
  /// The members that make an object a token, the first that is there.
  var valueKeys: [StaticString]
  var typeKeys: [StaticString]
  /// The member that holds values by mode, besides `$extensions`.
  var modesKey: StaticString?
  /// Whether types have many spellings, so that one that nobody knows says nothing, and whether numbers
  /// and texts that are no tokens can be referred to.
  var isLoose = false
  /// Whether references may spell names in another case, or with spaces for hyphens.
  var foldsNames = false

  static let dtcg = TokenDialect(valueKeys: ["$value"], typeKeys: ["$type"])
  /// A design tool's export in the shape of DTCG, whose references are the names on its screen.
  static let figmaExport = TokenDialect(
    valueKeys: ["$value"], typeKeys: ["$type"], isLoose: true, foldsNames: true)
  static let styleDictionary = TokenDialect(
    valueKeys: ["value", "$value"], typeKeys: ["type", "$type"], modesKey: "sets", isLoose: true)
}

/// What a token's type says, as far as it matters here.
enum TokenType {
  case unknown, color, border, shadow, gradient, other

  init(_ text: UnsafeBufferPointer<UInt8>) {
    if text.equals("color") {
      self = .color
    } else if text.equals("border") {
      self = .border
    } else if text.equals("shadow") || text.equals("boxShadow")
      || text.equals("custom-shadow")
    {
      self = .shadow
    } else if text.equals("gradient") || text.equals("custom-gradient") {
      self = .gradient
    } else {
      // A type that nobody knows, misspelt or a tool's own, says nothing: the value does.
      self = Self.others.contains(text.string) ? .other : .unknown
    }
  }

  /// The type that a misspelt one means.
  static func meant(by text: UnsafeBufferPointer<UInt8>) -> String? {
    guard !text.equals("color") else { return nil }
    return ["color", "colour", "colors", "colours"].contains(text.string.lowercased())
      ? "color" : nil
  }

  var isComposite: Bool { self == .border || self == .shadow || self == .gradient }

  /// Types of DTCG, Style Dictionary and Tokens Studio that are no colours.
  private static let others: Set<String> = [
    "dimension", "number", "string", "boolean", "duration", "time", "cubicBezier", "strokeStyle",
    "transition", "typography", "fontFamily", "fontFamilies", "fontWeight", "fontWeights",
    "fontSize", "fontSizes", "fontStyle", "lineHeight", "lineHeights", "letterSpacing",
    "paragraphSpacing", "textCase", "textDecoration", "opacity", "spacing", "space", "sizing",
    "size", "borderRadius", "borderWidth", "asset", "icon", "icons", "text", "flex",
  ]
}
