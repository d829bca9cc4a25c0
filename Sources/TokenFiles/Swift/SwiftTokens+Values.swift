import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

extension SwiftTokens {
  func define(
    _ path: [String], _ color: SwiftColor, _ tokens: Range<Int>, _ declaration: SwiftDeclaration,
    _ isTyped: Bool, _ reading: inout TokenReading, rank: Int = 0
  ) {
    let token = reading.token(path.joined(separator: "."))
    let parts = color.parts(in: words.everywhere)
    let isShared = declaration.isStatic || declaration.parent == nil
    // What an instance computes from its state is no business of a palette's.
    let isCase = path.count > 1 && isTyped
    if !isShared, !isCase, !parts.contains(where: { $0.color.isKnown }) { return }
    // What is a colour in one appearance is one in all.
    let isColor = isTyped || parts.contains { $0.color.saysColor }
    for part in parts {
      let span = Self.span(part.color) ?? source.span(tokens)
      reading.definitions.append(
        TokenDefinition(
          token: token, value: value(part.color, token, span, declaration, &reading),
          appearances: part.mask, precedence: TokenPrecedence(rank: rank),
          file: reading.currentFile,
          name: source.span(declaration.name), written: span,
          claim: isShared && isColor ? .color : .silent))
    }
  }

  private static func span(_ color: SwiftColor) -> Span? {
    switch color {
    case .literal(_, let span): span.isEmpty ? nil : span
    case .doubtful(let color, _): span(color)
    default: nil
    }
  }

  private func value(
    _ color: SwiftColor, _ token: TokenID, _ span: Span, _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) -> TokenValue {
    switch color {
    case .literal(let color, _): return reading.add(TokenColor(color))
    case .reference(let path, let isImplicit):
      return .alias(reference(path, isImplicit, declaration, &reading))
    case .asset(let name): return .alias(reading.token(name))
    case .doubtful(let color, let doubt):
      let name = reading.names.name(Int(token.index))
      reading.doubts.append(
        TokenDoubt(
          token: token, message: "\(name) \(doubt)", location: reading.location(span),
          isAmbiguous: true))
      return value(color, token, span, declaration, &reading)
    case .faded(let inner, let alpha, let isSet):
      guard case .alias(let target) = value(inner, token, span, declaration, &reading) else {
        return .notColor
      }
      let amount = isSet ? " / \(alpha))" : " / calc(alpha * \(alpha)))"
      return reading.add([
        .text(Array("alpha(from ".utf8)), .reference(target, fallback: nil),
        .text(Array(amount.utf8)),
      ])
    case .unknown(let reason): return problem(.valueUnknown, reason, token, span, &reading)
    case .unreadable(let reason): return problem(.unreadable, reason, token, span, &reading)
    case .choice: return .notColor
    }
  }

  private func problem(
    _ kind: TokenProblem.Kind, _ reason: String, _ token: TokenID, _ span: Span,
    _ reading: inout TokenReading
  ) -> TokenValue {
    let name = reading.names.name(Int(token.index))
    return reading.add(
      TokenProblem(kind, "\(name) \(reason)", at: reading.location(span), cause: token))
  }

  /// A name for what is meant, which is found among what the types around declare once all files are
  /// read.
  private func reference(
    _ path: [String], _ isImplicit: Bool, _ declaration: SwiftDeclaration,
    _ reading: inout TokenReading
  ) -> TokenID {
    let scope = name(declaration).split(separator: ".").dropLast().map(String.init)
    var candidates: [[String]] = []
    for end in stride(from: scope.count, through: 1, by: -1) {
      candidates.append(Array(scope[..<end]) + path)
    }
    if isImplicit {
      candidates += ["Color", "UIColor", "NSColor"].map { [$0] + path }
    } else {
      candidates.append(path)
    }
    if let last = path.last, path.count > 1, SwiftColorReader.conversions.contains(last) {
      candidates += candidates.map { $0.dropLast() }
    }
    // `provider.primary` is a member of a value, `Theme.primary` one of a type. Of the colour types the
    // system has members of its own.
    let isRuntime =
      isImplicit
      ? SwiftColorReader.isSystem(path)
      : path.count > 1
        && (!path[0].beginsUppercase || SwiftColorReader.types.contains(path[0]))
    return reading.reference(
      path.joined(separator: "."), meaning: candidates.map { $0.joined(separator: ".") },
      isRuntime: isRuntime)
  }
}
