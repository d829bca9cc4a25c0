import Diagnostics
import Reporters
import TokenFiles

/// Where a token comes from, under its name.
extension TokenTable {
  /// The alias chain and the place; before them the name, where its column has no room for all of it.
  mutating func writeOrigin(_ token: TokenID, isElided: Bool) {
    line.clear()
    if isElided { line.write(CellText(system.name(token)).text + "; ") }
    if let said = system.deprecations[token] {
      line.write(said.isEmpty ? "deprecated; " : "deprecated (\(said)); ")
    }
    writeChain(token)
    if let location = system.location(of: token) { line.write(place: location) }
    writeLine()
  }

  /// How many names of an alias chain are shown.
  private static let shown = 4

  private mutating func writeChain(_ token: TokenID) {
    let chain = chain(token)
    guard !chain.isEmpty else { return }
    for (index, link) in chain.prefix(Self.shown).enumerated() {
      line.write(index == 0 ? "from " : " from ")
      line.write(system.name(link))
    }
    line.write(chain.count > Self.shown ? " and more, " : ", ")
  }

  /// The tokens that the value comes through, in the first appearance in which there are any; one more
  /// than is shown, to tell that there are more.
  private func chain(_ token: TokenID) -> [TokenID] {
    for column in columns {
      let chain = system.chain(of: token, in: column[0], limit: Self.shown + 1)
      if !chain.isEmpty { return chain }
    }
    return []
  }

  /// Most lines fit and are as wide as they have bytes.
  private mutating func writeLine() {
    let bytes = line.bytes
    guard bytes.count <= min(presentation.width - 2, Self.longestText), line.isPlainASCII(from: 0)
    else { return writeLines(line.text) }
    output.write(spaces: 2)
    output.styled(.faint, presentation.color) { $0.write(bytes: bytes) }
    output.newline()
  }
}
