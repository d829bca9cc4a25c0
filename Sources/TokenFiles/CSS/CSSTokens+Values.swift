import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

extension CSSTokenReader {
  func define(
    _ entry: CSSEntry, _ targets: [Place.Target], _ place: Place, _ view: CSSView,
    _ reading: inout TokenReading
  ) {
    // `--color-*: initial` in a theme of Tailwind takes away what Tailwind has, and defines nothing.
    if Self.isFamily(UnsafeBufferPointer(rebasing: view.bytes[entry.name.range])) { return }
    let token = token(entry.name, view, &reading)
    let value = value(entry, of: token, .unknown, view, &reading)
    if value == .notColor { noteChannels(entry, view, &reading) }
    if place.isInlineTheme, value == .alias(token) { return }
    let gradient = gradient(entry, value, view)
    for target in targets {
      let definition = TokenDefinition(
        token: token, value: value, appearances: target.mask,
        precedence: TokenPrecedence(
          isInner: target.isInner, isImportant: entry.isImportant, layer: rank(place),
          isScoped: target.isScoped, specificity: target.specificity),
        file: reading.currentFile, name: entry.name, written: entry.value)
      reading.definitions.append(definition)
      if target.mask.isEmpty { note(definition, place, &reading) }
      if let gradient { reading.add(gradient) }
    }
  }

  /// The gradient that a value is, if it is one and nothing else.
  private func gradient(
    _ entry: CSSEntry, _ value: TokenValue, _ view: CSSView
  ) -> CSSGradient? {
    switch value {
    case .notColor, .expression: break
    default: return nil
    }
    let bytes = UnsafeBufferPointer(rebasing: view.bytes[entry.value.range])
    guard CSSGradient.mayBegin(bytes) else { return nil }
    // A mask takes from a gradient where it is opaque, and none of its colours.
    if NameWords.words(of: tree.file.text(entry.name)).contains("mask") { return nil }
    return CSSGradient(CSSTokenList(tree.file, in: entry.value))
  }

  /// Keeps what a condition that is about no appearance gives the root element.
  private func note(
    _ definition: TokenDefinition, _ place: Place, _ reading: inout TokenReading
  ) {
    guard let condition = place.condition, !definition.precedence.isScoped else { return }
    let selected = place.matches.filter(\.isRoot).reduce(into: AppearanceMask()) {
      $0.formUnion($1.mask)
    }
    var definition = definition
    definition.appearances = selected.intersection(place.possible)
    reading.conditional.append(
      ConditionalDefinition(definition: definition, condition: condition))
  }

  /// `--background: 0 0% 100%` is no colour by itself. How many there are is said once a sheet and function.
  private func noteChannels(
    _ entry: CSSEntry, _ view: CSSView, _ reading: inout TokenReading
  ) {
    let bytes = UnsafeBufferPointer(rebasing: view.bytes[entry.value.range])
    // A look at the bytes spares sizes and the like from becoming text.
    guard bytes.count < 64,
      bytes.allSatisfy({ $0 &- 0x30 < 10 || " .,%".utf8.contains($0) })
    else { return }
    let name = tree.file.text(entry.name)
    guard let channels = ValueText.channels(String(decoding: bytes, as: UTF8.self), of: name) else {
      return
    }
    if let index = reading.channels[reading.currentFile]?[channels] {
      reading.leftOut[index].count += 1
    } else {
      reading.channels[reading.currentFile, default: [:]][channels] = reading.leftOut.count
      reading.leftOut.append(
        LeftOut(
          reason: .channels(channels), text: name, location: tree.file.location(entry.name),
          count: 1))
    }
  }

  private static func isFamily(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.last == UInt8(ascii: "*") && name.dropLast().last != UInt8(ascii: "\\")
  }

  /// The token of a custom property, without its two dashes.
  func token(_ name: Span, _ view: CSSView, _ reading: inout TokenReading) -> TokenID {
    let start = min(Int(name.start) + 2, Int(name.end))
    let bytes = UnsafeBufferPointer(rebasing: view.bytes[start..<Int(name.end)])
    guard !bytes.contains(0x5C) else {
      return reading.token(CSSText.decode(tree.file.bytes, start..<Int(name.end)))
    }
    return TokenID(reading.names.intern(bytes))
  }

  func value(
    _ entry: CSSEntry, of token: TokenID, _ claim: TokenClaim, _ view: CSSView,
    _ reading: inout TokenReading
  ) -> TokenValue {
    let bytes = UnsafeBufferPointer(rebasing: view.bytes[entry.value.range])
    guard entry.valueHasComments else { return value(bytes, entry, token, claim, &reading) }
    let text = Self.withoutComments(bytes)
    return text.withUnsafeBufferPointer { value($0, entry, token, claim, &reading) }
  }

  private func value(
    _ bytes: UnsafeBufferPointer<UInt8>, _ entry: CSSEntry, _ token: TokenID, _ claim: TokenClaim,
    _ reading: inout TokenReading
  ) -> TokenValue {
    if bytes.isEmpty { return .notColor }
    if let mixed = TailwindAlpha.css(bytes) {
      return mixed.withUnsafeBufferPointer { value($0, entry, token, claim, &reading) }
    }
    guard VariableParser.isNeeded(bytes) else {
      let text = ValueText(
        bytes,
        saysColor: claim == .color
          || NameWords.saysColor(reading.names.name(Int(token.index))))
      if text.isUnreadable, NameWords.saysSides(reading.names.name(Int(token.index))),
        ValueText.isOfSides(bytes)
      {
        return .notColor
      }
      return reading.add(text, of: token, at: entry.value)
    }
    return reading.addVariables(bytes, of: token, at: entry.value)
  }

  /// Comments become a space each, since they part tokens.
  static func withoutComments(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for token in CSSTokenizer(Array(bytes), in: 0..<bytes.count) {
      if token.isTrivia { result.append(0x20) } else { result += bytes[token.span.range] }
    }
    while result.last == 0x20 { result.removeLast() }
    return result
  }

  /// `color-scheme` at the root decides which side of `light-dark()` shows.
  func noteScheme(
    _ entry: CSSEntry, _ targets: [Place.Target], _ place: Place, _ reading: inout TokenReading
  ) {
    let words = Set(NameWords.words(of: tree.file.text(entry.value)))
    let scheme: Appearance.Scheme?
    switch (words.contains("light"), words.contains("dark")) {
    case (true, false): scheme = .light
    case (false, true): scheme = .dark
    case (true, true): scheme = nil
    case (false, false): return
    }
    for target in targets where !target.isScoped {
      reading.schemes.append(
        ColorSchemeDeclaration(
          scheme: scheme, appearances: target.mask,
          precedence: TokenPrecedence(
            isInner: target.isInner, isImportant: entry.isImportant, layer: rank(place),
            specificity: target.specificity)))
    }
  }
}

/// A `color-scheme` of the root element: one scheme, or nil where the user decides.
struct ColorSchemeDeclaration: Sendable {
  var scheme: Appearance.Scheme?
  var appearances: AppearanceMask
  var precedence: TokenPrecedence
}
