import ColorMath
import ColorSyntax
import Diagnostics

extension Resolver {
  /// Gives a token the value of another, unchanged.
  mutating func takeOver(_ token: Int32, from target: TokenID) {
    let entry = entries[Int(target.index)]
    entries[Int(token)].from = target.index
    entries[Int(token)].end = entry.end < 0 ? target.index : entry.end
    switch entry.state {
    case .color where claim(of: token) == .other:
      finish(token, .problem, notOther(token, target))
    case .color: finish(token, .color, entry.value)
    case .problem: finish(token, .problem, inherited(entry.value, by: token))
    case .notColor:
      if claim(of: token) == .color {
        finish(token, .problem, notAColor(token, target))
      } else {
        finish(token, .notColor)
      }
    case .absent where isUnset(target): finish(token, .absent)
    case .absent, .unvisited, .visiting:
      if isOther(token, target) {
        finish(token, .absent)
      } else {
        finish(token, .problem, missing(token, target))
      }
    }
  }

  /// Whether the target has no value because its definition says so.
  private func isUnset(_ target: TokenID) -> Bool {
    entries[Int(target.index)].definition >= 0
  }

  /// Whether an alias into nothing is none of our business: it is said to be no colour, or nothing is
  /// said and its name, or the one that it refers to, is that of a length, a font and the like.
  private func isOther(_ token: Int32, _ target: TokenID) -> Bool {
    switch claim(of: token) {
    case .other, .silent: true
    case .color: false
    case .unknown:
      !NameWords.saysColor(name(token))
        && (NameWords.saysOther(name(token)) || NameWords.saysOther(name(target.index)))
    }
  }

  func claim(of token: Int32) -> TokenClaim { definition(token).claim }

  func definition(_ token: Int32) -> TokenDefinition {
    reading.definitions[Int(entries[Int(token)].definition)]
  }

  /// Puts an expression together and reads it as a colour.
  mutating func evaluate(_ token: Int32, _ expression: TokenExpression) {
    if let target = soleReference(expression.parts) { return takeOver(token, from: target) }
    let isMeant = claim(of: token) == .color || expression.looksLikeColor
    if let failed = missingReference(in: expression.parts) {
      return isMeant ? fail(token, because: failed) : finish(token, .absent)
    }
    var text: [UInt8] = []
    guard append(expression.parts, to: &text, isLoose: expression.isLoose), spend(text.count) else {
      return isMeant ? finish(token, .problem, tooLong(token)) : finish(token, .absent)
    }
    if expression.isLoose, let css = LooseColor.css(text) { text = css }
    let place = place(token)
    let value = text.withUnsafeBufferPointer { bytes in
      let name = reading.names.name(Int(token))
      let text = ValueText(
        bytes, saysColor: claim(of: token) == .color || NameWords.saysColor(name))
      if text.isUnreadable, NameWords.saysSides(name), ValueText.isOfSides(bytes) {
        return TokenValue.notColor
      }
      return add(text, token, place)
    }
    texts[token] = text
    switch value {
    case .color(let color): finish(token, .color, color)
    case .problem(let problem): finish(token, .problem, problem)
    case .unset, .revertLayer: finish(token, .absent)
    default: finishOther(token, text)
    }
  }

  /// `{color.{mode}-10}`, a reference within one as Tokens Studio has them, once the inner one is put in;
  /// nil where the whole is none, or names nothing.
  func innerReference(_ expression: TokenExpression) -> TokenID? {
    guard expression.isLoose, case .text(let first)? = expression.parts.first, first.first == 0x7B,
      missingReference(in: expression.parts) == nil
    else { return nil }
    var text: [UInt8] = []
    guard append(expression.parts, to: &text, isLoose: true) else { return nil }
    return text.withUnsafeBufferPointer { text in
      BraceReferences.alone(text).flatMap { reading.names.find($0) }.map { TokenID($0) }
    }
  }

  /// What is said to be a colour is not lost where its text is none, such as `lighten(#000, 10%)`.
  private mutating func finishOther(_ token: Int32, _ text: [UInt8]) {
    guard claim(of: token) == .color, !text.allSatisfy({ $0 <= 0x20 }) else {
      return finish(token, .notColor)
    }
    let shown = String(decoding: text.prefix(80), as: UTF8.self)
    finish(token, .problem, noColor(token, shown, place(token)))
  }

  private mutating func noColor(
    _ token: Int32, _ reason: String, _ place: Location, help: String? = nil
  ) -> Int32 {
    add(
      TokenProblem(
        .unreadable, "\(name(token)) is no colour with its references put in: \(reason)",
        at: place, cause: TokenID(Int(token)), help: help))
  }

  private mutating func fail(_ token: Int32, because target: TokenID) {
    let entry = entries[Int(target.index)]
    entries[Int(token)].from = target.index
    finish(
      token, .problem,
      entry.state == .problem ? inherited(entry.value, by: token) : missing(token, target))
  }

  private mutating func add(_ text: ValueText, _ token: Int32, _ place: Location) -> TokenValue {
    switch text {
    case .color(let color):
      let scheme = isDark ? color.side(dark: true) : color.side(dark: false)
      if case .color(let absolute, let isLegacy) = scheme {
        colors.append(TokenColor(absolute, isLegacy: isLegacy))
        return .color(Int32(truncatingIfNeeded: colors.count - 1))
      }
      return .problem(
        add(
          TokenProblem(
            .valueUnknown, "\(name(token)) is \(scheme.css), whose value only the page knows",
            at: place,
            cause: TokenID(Int(token)))))
    case .notColor: return .notColor
    // Put in by var(), which is too late to look at other layers.
    case .unset, .revertLayer: return .unset
    case .unreadable(let error):
      return .problem(noColor(token, error.message, place, help: error.hint))
    }
  }

  /// The token whose value an expression takes over whole, through fallbacks where it has none.
  private func soleReference(_ parts: [TokenExpression.Part]) -> TokenID? {
    var parts = parts
    while parts.count == 1, case .reference(let target, let fallback) = parts[0] {
      guard let fallback, isInvalid(target) else { return target }
      parts = fallback.filter { !$0.isBlank }
    }
    return nil
  }

  /// A reference that has no value and no fallback, so that the whole has none.
  private func missingReference(in parts: [TokenExpression.Part]) -> TokenID? {
    for case .reference(let target, let fallback) in parts where !hasValue(target) {
      guard let fallback, isInvalid(target) else { return target }
      if let missing = missingReference(in: fallback) { return missing }
    }
    return nil
  }

  func hasValue(_ target: TokenID) -> Bool {
    let state = entries[Int(target.index)].state
    return state == .color || state == .notColor
  }

  /// Whether a fallback takes the token's place. It does not where the token has a text, though that be no colour:
  /// `var(--a, white)` is not white where `--a` is `#12345` (CSS Variables 1 §3).
  func isInvalid(_ target: TokenID) -> Bool {
    let entry = entries[Int(target.index)]
    guard entry.state == .problem else { return !hasValue(target) }
    switch problems[Int(entry.value)].kind {
    case .unreadable, .valueUnknown: return false
    case .undefinedAlias, .unsuitableAlias, .cycle: return true
    }
  }

  /// False when the text gets too long.
  private func append(
    _ parts: [TokenExpression.Part], to text: inout [UInt8], isLoose: Bool
  ) -> Bool {
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .reference(let target, let fallback):
        if hasValue(target) {
          appendText(of: target.index, to: &text, isLoose: isLoose)
        } else if !append(fallback ?? [], to: &text, isLoose: isLoose) {
          return false
        }
      }
      if text.count > Self.longestText { return false }
    }
    return true
  }

  /// Texts that double with each reference must end somewhere.
  private static let longestText = 100_000

  /// Adds a colour as CSS, any other value as it is written; in brackets where it is a sum that becomes
  /// part of another.
  private func appendText(of token: Int32, to text: inout [UInt8], isLoose: Bool) {
    let entry = entries[Int(token)]
    if entry.state == .color { return text += colors[Int(entry.value)].color.css.utf8 }
    let token = entry.end < 0 ? token : entry.end
    let value = texts[token] ?? written(token)
    text += isLoose ? Sum.part(value) : value
  }

  private func written(_ token: Int32) -> [UInt8] {
    guard entries[Int(token)].definition >= 0 else { return [] }
    let definition = definition(token)
    let bytes = reading.files[Int(definition.file)].bytes
    return Array(bytes[definition.written.range.clamped(to: 0..<bytes.count)])
  }
}

extension TokenExpression {
  /// Whether the text begins with a colour function, whatever is put in.
  var looksLikeColor: Bool {
    guard case .text(let bytes)? = parts.first(where: { !$0.isBlank }) else { return false }
    return bytes.withUnsafeBufferPointer { ValueText.beginsWithColor($0) }
  }
}

extension TokenExpression.Part {
  var isBlank: Bool {
    if case .text(let bytes) = self { bytes.allSatisfy { $0 <= 0x20 } } else { false }
  }
}

extension CSSColor {
  /// One side of `light-dark()`; any other colour unchanged.
  func side(dark: Bool) -> CSSColor {
    if case .lightDark(let light, let second) = self { dark ? second : light } else { self }
  }
}
