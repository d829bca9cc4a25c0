import ColorSyntax
import Diagnostics
import SourceTrees

/// A gradient that is all of a value (CSS Images 4 §3): its colours, and the way from one to the next.
/// Positions and hints are left out, since every colour between two stops counts wherever it lies.
struct CSSGradient {
  /// Where the colour of each stop stands.
  var stops: [Span] = []
  /// Whether the first of them is a `var()` that may as well be the direction.
  var mayBeginWithDirection = false
  /// What `in oklch` says; nil where nothing is said.
  var path: GradientPath?

  /// A look at the bytes spares other values from being split.
  static func mayBegin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.last == 0x29, let bracket = bytes.firstIndex(of: 0x28), bracket >= 8 else {
      return false
    }
    return "gradient".utf8.elementsEqual(bytes[bracket - 8..<bracket].lazy.map { $0 | 0x20 })
  }

  /// nil where it is no gradient alone, or one that nobody knows the colours of.
  init?(_ tokens: CSSTokenList) {
    let all = tokens.trimmed(0..<tokens.count)
    guard let first = all.first, tokens[first].kind == .function,
      tokens.after(first) == all.upperBound, Self.isNamed(tokens, tokens[first])
    else { return nil }
    for (index, argument) in tokens.split(tokens.contents(of: first), at: .comma).enumerated() {
      if index == 0, Self.isConfiguration(argument, tokens) {
        guard readMethod(argument, tokens) else { return nil }
        continue
      }
      guard let stop = Self.color(argument, tokens) else { continue }
      if index == 0 { mayBeginWithDirection = stop.isVariable }
      stops.append(stop.span)
    }
    if stops.isEmpty { return nil }
  }

  private static func isNamed(_ tokens: CSSTokenList, _ token: CSSToken) -> Bool {
    var name = tokens.text(of: token).lowercased()[...]
    for prefix in ["-webkit-", "-moz-", "-o-", "repeating-"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.utf8.count)
    }
    return ["linear-gradient", "radial-gradient", "conic-gradient"].contains(name)
  }

  /// Whether the first argument says where the gradient goes, and no colour.
  private static func isConfiguration(_ argument: Range<Int>, _ tokens: CSSTokenList) -> Bool {
    var saysPosition = false
    for index in components(argument, tokens) {
      let token = tokens[index]
      if token.kind == .ident, words.contains(tokens.text(of: token).lowercased()) { return true }
      if !isPosition(token, tokens) { return false }
      saysPosition = true
    }
    return saysPosition
  }

  private static let words: Set<String> = [
    "to", "from", "at", "in", "top", "right", "bottom", "left", "center", "circle", "ellipse",
    "closest-side", "closest-corner", "farthest-side", "farthest-corner", "cover", "contain",
  ]

  /// False where the way from stop to stop can't be told.
  private mutating func readMethod(_ argument: Range<Int>, _ tokens: CSSTokenList) -> Bool {
    let components = Self.components(argument, tokens)
    let words = components.map {
      tokens[$0].kind == .ident ? tokens.text(of: tokens[$0]).lowercased() : ""
    }
    guard let start = words.firstIndex(of: "in") else { return true }
    let rest = words[(start + 1)...]
    let isLong = rest.dropFirst(2).first == "hue"
    path = GradientPath(rest.prefix(isLong ? 3 : 1).joined(separator: " "))
    return path != nil
  }

  /// The colour of a stop; nil in a hint, which is a position alone. A `var()` beside a colour is its position.
  private static func color(
    _ argument: Range<Int>, _ tokens: CSSTokenList
  ) -> (span: Span, isVariable: Bool)? {
    var variable: Int?
    var color: Range<Int>?
    for index in components(argument, tokens) where !isPosition(tokens[index], tokens) {
      if tokens[index].kind == .function, tokens.isNamed(tokens[index], "var") {
        variable = variable ?? index
      } else {
        color = (color?.lowerBound ?? index)..<tokens.after(index)
      }
    }
    if let color { return (tokens.span(color), false) }
    return variable.map { (tokens.span($0..<tokens.after($0)), true) }
  }

  private static func isPosition(_ token: CSSToken, _ tokens: CSSTokenList) -> Bool {
    switch token.kind {
    case .number, .percentage, .dimension: true
    case .function:
      ["calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "env"].contains(
        tokens.text(of: token).lowercased())
    default: false
    }
  }

  /// Where each component value of an argument begins.
  private static func components(_ argument: Range<Int>, _ tokens: CSSTokenList) -> [Int] {
    var found: [Int] = []
    var index = argument.lowerBound
    while index < argument.upperBound {
      if !tokens[index].isTrivia { found.append(index) }
      index = tokens.after(index)
    }
    return found
  }
}
