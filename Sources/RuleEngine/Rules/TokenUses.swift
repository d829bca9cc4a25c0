import Diagnostics
import TokenFiles

/// Which tokens are used: named by rules.yml, a screen, a document or code, or made use of by a token that is.
struct TokenUses {
  private var isUsed: [Bool]

  init(_ context: Context) {
    let tokens = context.tokens
    isUsed = Array(
      repeating: false, count: (tokens.tokens.map { Int($0.index) }.max() ?? -1) + 1)
    var waiting = Self.named(context)
    if !context.sources.isEmpty { waiting += Self.written(context) }
    while let token = waiting.popLast() {
      guard isUsed.indices.contains(Int(token.index)), !isUsed[Int(token.index)] else { continue }
      isUsed[Int(token.index)] = true
      // A gradient is used by its stops.
      if let gradient = tokens.gradient(of: token) { waiting.append(gradient) }
      waiting += tokens.references(of: token)
    }
  }

  func contains(_ token: TokenID) -> Bool {
    isUsed.indices.contains(Int(token.index)) && isUsed[Int(token.index)]
  }

  private static func named(_ context: Context) -> [TokenID] {
    var found: [TokenID] = []
    for pair in context.pairs { found += [pair.foreground, pair.background] }
    found += context.orders.flatMap { $0.tokens.map(\.value) + [$0.background.value] }
    found += context.distinct.flatMap { $0.tokens.map(\.value) }
    found += context.derived.flatMap { [$0.token.value, $0.from.value] }
    for role in context.roles {
      found += role.tokens + role.on.map(\.value)
      found += [role.carries, role.neverOn, role.onlyOn].flatMap { $0?.tokens ?? [] }
    }
    for screen in context.screens {
      screen.background?.forEachReference { add($0, to: &found) }
      for element in screen.elements {
        element.forEachPaint { paint in paint.forEachReference { add($0, to: &found) } }
      }
    }
    return found
  }

  private static func add(_ reference: ColorReference, to found: inout [TokenID]) {
    if case .token(let token) = reference { found.append(token) }
  }

  /// The tokens that code names: as they are called, by the last part of the name, or as Swift spells it.
  private static func written(_ context: Context) -> [TokenID] {
    var words = Set<String>()
    for file in context.sources { collectWords(file.bytes, into: &words) }
    return context.tokens.tokens.filter { token in
      let name = context.tokens.name(token)
      return words.contains(name) || words.contains(NamingScheme.member(name))
        || words.contains(NamingScheme.cssToSwift.spelled(name))
        || words.contains("--" + name)
    }
  }

  /// The runs of letters, digits, `_` and `-`.
  private static func collectWords(_ bytes: [UInt8], into words: inout Set<String>) {
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, isWord(bytes[index]) { continue }
      if index > start, index - start <= 200 {
        words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      start = index + 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x80...: true
    default: false
    }
  }
}
