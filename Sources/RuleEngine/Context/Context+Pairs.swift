package import TokenFiles

extension Context {
  /// The pairs that a configuration declares or infers, each foreground on each background once, in the order
  /// of declaration. What can't be looked up is left out: a run of the rules says so.
  package static func declaredPairs(
    of inputs: Inputs, in tokens: TokenSystem
  ) -> [(foreground: TokenID, background: TokenID)] {
    let (context, _) = build(inputs, tokens: tokens, options: Runner.Options())
    var seen: Set<[TokenID]> = []
    return context.pairs.compactMap { pair in
      seen.insert([pair.foreground, pair.background]).inserted
        ? (pair.foreground, pair.background) : nil
    }
  }
}
