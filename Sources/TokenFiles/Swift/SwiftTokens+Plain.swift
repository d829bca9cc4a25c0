import ColorMath
import Diagnostics
import SourceTrees

/// `static let accent = Color(red: 1, green: 0.38, blue: 0.19)`, as most colours of most files are written,
/// read from its tokens as they stand. To make an expression of it first takes many times as long.
extension SwiftTokens {
  /// The colour of a value that is a call with plain numbers and nothing else; nil for anything that the
  /// reader of expressions has to look at.
  func plain(_ value: Range<Int>) -> Color? {
    let parenthesis = value.lowerBound + 1
    guard value.count == 14 || value.count == 18, source.kind(parenthesis) == .openParenthesis,
      source.after(parenthesis) == value.upperBound, isColorClass(value.lowerBound),
      let red = component("red", parenthesis + 1), let green = component("green", parenthesis + 5),
      let blue = component("blue", parenthesis + 9)
    else { return nil }
    guard value.count == 18 else { return Color(.srgb, red, green, blue) }
    let place = parenthesis + 13
    guard let alpha = component("opacity", place) ?? component("alpha", place) else { return nil }
    return Color(.srgb, red, green, blue, alpha: alpha)
  }

  private func isColorClass(_ index: Int) -> Bool {
    source.has(index, "Color") || source.has(index, "UIColor") || source.has(index, "NSColor")
  }

  /// `red: 0.5` and what ends it.
  private func component(_ label: StaticString, _ index: Int) -> Double? {
    guard source.has(index, label), source.kind(index + 1) == .colon,
      let value = source.number(index + 2), 0...1 ~= value
    else { return nil }
    let end = source.kind(index + 3)
    return end == .comma || end == .closeParenthesis ? value : nil
  }

  /// Defines a constant that is one literal colour in every appearance.
  func define(
    _ token: TokenID, _ color: Color, _ value: Range<Int>, _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) {
    reading.definitions.append(
      TokenDefinition(
        token: token, value: reading.add(TokenColor(color)), appearances: words.everywhere,
        file: reading.currentFile, name: source.span(declaration.name),
        written: source.span(value),
        claim: declaration.isStatic || declaration.parent == nil ? .color : .silent))
  }
}

/// What the declarations of one type share. Mostly the one before stood in the same.
struct SwiftScope {
  let parent: Int?
  /// Whether it is declared in code.
  let isLocal: Bool
  /// The names of the types and a point; a declaration's own name is put behind it.
  private var bytes: [UInt8] = []
  private let prefix: Int

  init(_ parent: Int?, in tokens: SwiftTokens) {
    self.parent = parent
    isLocal = tokens.isLocal(parent)
    if let parent {
      bytes = Array(tokens.name(tokens.declarations[parent]).utf8)
      bytes.append(0x2E)
    }
    prefix = bytes.count
  }

  /// The number of a member's name, for which no string is made.
  mutating func token(
    _ declaration: SwiftDeclaration, of source: SwiftSource, _ reading: inout TokenReading
  ) -> TokenID {
    bytes.removeSubrange(prefix...)
    bytes.append(contentsOf: source.nameBytes(declaration.name.lowerBound))
    return bytes.withUnsafeBufferPointer { TokenID(reading.names.intern($0)) }
  }
}
