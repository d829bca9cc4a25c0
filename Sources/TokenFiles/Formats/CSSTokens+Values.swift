import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

extension CSSTokenReader {
  func define(
    _ declaration: CSSDeclaration, _ targets: [Place.Target], _ place: Place,
    _ reading: inout TokenReading
  ) {
    let token = token(declaration.nameSpan, &reading)
    let claim = TokenClaim.unknown
    let value = value(declaration, of: token, claim, &reading)
    if place.isInlineTheme, value == .alias(token) { return }
    for target in targets {
      reading.definitions.append(
        TokenDefinition(
          token: token, value: value, appearances: target.mask,
          precedence: TokenPrecedence(
            isImportant: declaration.isImportant, layer: layers.rank(of: place.layer),
            isScoped: target.isScoped, specificity: target.specificity),
          file: reading.currentFile, name: declaration.nameSpan, written: declaration.value,
          claim: claim))
    }
  }

  /// The token of a custom property, without its two dashes.
  func token(_ name: Span, _ reading: inout TokenReading) -> TokenID {
    let range = Int(name.start) + 2..<max(Int(name.start) + 2, Int(name.end))
    let bytes = tree.file.bytes
    guard !bytes[range].contains(0x5C) else {
      return reading.token(CSSText.decode(bytes, range))
    }
    return bytes.withUnsafeBufferPointer {
      TokenID(reading.names.intern(UnsafeBufferPointer(rebasing: $0[range])))
    }
  }

  func value(
    _ declaration: CSSDeclaration, of token: TokenID, _ claim: TokenClaim,
    _ reading: inout TokenReading
  ) -> TokenValue {
    let range = declaration.value.range
    if declaration.valueHasComments {
      let text = Self.withoutComments(tree.file.bytes[range])
      return text.withUnsafeBufferPointer { value($0, declaration, token, claim, &reading) }
    }
    return tree.file.bytes.withUnsafeBufferPointer {
      value(
        UnsafeBufferPointer(rebasing: $0[range]), declaration, token, claim, &reading)
    }
  }

  private func value(
    _ bytes: UnsafeBufferPointer<UInt8>, _ declaration: CSSDeclaration, _ token: TokenID,
    _ claim: TokenClaim, _ reading: inout TokenReading
  ) -> TokenValue {
    if bytes.isEmpty { return .notColor }
    guard VariableParser.isNeeded(bytes) else {
      let saysColor = claim == .color
      let text = ValueText(
        bytes, saysColor: saysColor || NameWords.saysColor(reading.names.name(Int(token.index))))
      return reading.add(text, of: token, at: declaration.valueLocation)
    }
    switch VariableParser.parse(bytes, names: &reading.names) {
    case .parts(let parts): return reading.add(parts)
    case .malformed:
      return reading.add(
        TokenProblem(
          .unreadable, "\(declaration.name) holds a var() that can't be read",
          at: declaration.valueLocation, cause: token, help: "write var(--name, fallback)"))
    }
  }

  /// Comments become a space each, since they part tokens.
  private static func withoutComments(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var scanner = PreludeScanner(Array(bytes), 0..<bytes.count)
    while let byte = scanner.current {
      let start = scanner.position
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        scanner.skipString()
        result += scanner.bytes[start..<scanner.position]
      } else if scanner.skipTrivia() || scanner.position > start {
        result.append(0x20)
      } else {
        result.append(byte)
        scanner.position += 1
      }
    }
    return result
  }

  /// `color-scheme` at the root decides which side of `light-dark()` shows.
  func noteScheme(
    _ declaration: CSSDeclaration, _ targets: [Place.Target], _ place: Place,
    _ reading: inout TokenReading
  ) {
    let words = Set(Appearance.words(declaration.valueText))
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
            isImportant: declaration.isImportant, layer: layers.rank(of: place.layer),
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
