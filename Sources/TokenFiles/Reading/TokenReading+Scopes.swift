import Diagnostics

extension TokenReading {
  /// Decides what declarations for elements of their own (`.card { --card-bg: … }`) mean for the page.
  ///
  /// Where the root element declares the name as well, that counts. Where it does not, the declaration
  /// is the token's value, as long as there is but one value: of several nobody knows which is meant.
  mutating func settleScopes() {
    var scoped: [TokenID: [Int]] = [:]
    let stops = Set(gradients.lazy.flatMap(\.stops))
    for (index, definition) in definitions.enumerated()
    where definition.isForElements && !stops.contains(index) {
      scoped[definition.token, default: []].append(index)
    }
    guard !scoped.isEmpty else { return }
    let atRoot = Set(
      definitions.lazy.filter { !$0.isForElements && !$0.appearances.isEmpty }.map(\.token))
    for (token, indexes) in scoped.sorted(by: { $0.key < $1.key }) {
      let isAmbiguous = !atRoot.contains(token) && disagree(indexes)
      if isAmbiguous { noteAmbiguity(of: token, indexes) }
      if isAmbiguous || atRoot.contains(token) {
        for index in indexes { definitions[index].appearances = [] }
      }
    }
  }

  /// Whether two of them give different values in the same appearances.
  private func disagree(_ indexes: [Int]) -> Bool {
    var values: [AppearanceMask: String] = [:]
    for index in indexes {
      let definition = definitions[index]
      let text = files[Int(definition.file)].text(definition.written)
      if values.updateValue(text, forKey: definition.appearances) ?? text != text { return true }
    }
    return false
  }

  private mutating func noteAmbiguity(of token: TokenID, _ indexes: [Int]) {
    let first = definitions[indexes[0]]
    leftOut.append(
      LeftOut(
        reason: .severalElements, text: names.name(Int(token.index)),
        location: Location(file: files[Int(first.file)], span: first.name),
        count: indexes.count))
  }
}

extension TokenDefinition {
  /// Declared for elements of their own; an initial value by `@property` is not.
  fileprivate var isForElements: Bool {
    precedence.isScoped && precedence.rawValue & 0xFFFF_FFFF != 0
  }
}
