import ColorMath
import Diagnostics

extension TokenSystem {
  /// Resolves all that was read.
  init(_ reading: TokenReading) {
    let (starts, order) = Self.group(reading.definitions, tokens: reading.names.count)
    var resolver = Resolver(reading, starts: starts, order: order)
    var tables: [[PaletteEntry]] = []
    let isUniform = Self.isUniform(reading)
    for index in reading.appearances.all.indices {
      tables.append(
        isUniform
          ? tables.first ?? resolver.resolve(appearance: 0)
          : resolver.resolve(appearance: index))
    }
    palettes = tables.enumerated().map {
      Palette(
        appearance: $0.offset, entries: $0.element, colors: resolver.colors,
        problems: resolver.problems)
    }
    tokens = Self.colorTokens(reading.definitions, tables)
    appearances = reading.appearances
    files = reading.files
    problems = reading.problems
    leftOut = reading.leftOut
    doubts = reading.doubts
    deprecations = reading.deprecations
    names = reading.names
    definitions = reading.definitions
    expressions = reading.expressions
    containers = reading.containers
    steering = reading.steering
    groups = reading.groups
    gradients = TokenGradients(reading)
    self.starts = starts
    self.order = order
  }

  /// What is a colour, or claims to be one, in any appearance, by first definition.
  private static func colorTokens(
    _ definitions: [TokenDefinition], _ tables: [[PaletteEntry]]
  ) -> [TokenID] {
    var isListed = [Bool](repeating: false, count: tables.first?.count ?? 0)
    var tokens: [TokenID] = []
    for definition in definitions {
      let index = Int(definition.token.index)
      guard !isListed[index], tables.contains(where: { $0[index].isColorOrProblem }) else {
        continue
      }
      isListed[index] = true
      tokens.append(definition.token)
    }
    return tokens
  }

  /// Definitions by token, each token's in source order: a counting sort.
  private static func group(
    _ definitions: [TokenDefinition], tokens: Int
  ) -> (starts: [Int32], order: [Int32]) {
    var starts = [Int32](repeating: 0, count: tokens + 1)
    for definition in definitions { starts[Int(definition.token.index) + 1] += 1 }
    for token in 0..<tokens { starts[token + 1] += starts[token] }
    var next = starts
    var order = [Int32](repeating: 0, count: definitions.count)
    for (index, definition) in definitions.enumerated() {
      let token = Int(definition.token.index)
      order[Int(next[token])] = Int32(truncatingIfNeeded: index)
      next[token] += 1
    }
    return (starts, order)
  }

  /// Whether no definition depends on the appearance, so that one palette serves for all.
  private static func isUniform(_ reading: TokenReading) -> Bool {
    let all = reading.appearances.mask
    // `light-dark(var(--a), var(--b))` is an expression until it is put together.
    if reading.expressions.contains(where: \.mentionsSchemes) { return false }
    return reading.definitions.allSatisfy {
      if case .lightDark = $0.value { return false }
      return $0.appearances == all
    }
  }
}
