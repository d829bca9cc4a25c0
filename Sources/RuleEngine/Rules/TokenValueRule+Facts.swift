import Diagnostics
import TokenFiles

/// What is wrong with how tokens are written, apart from the value of any one of them.
extension TokenValueRule {
  static func facts(_ tokens: TokenSystem) -> [Check] {
    tokens.doubts.map { doubt($0, tokens) } + tokens.collisions.map { collision($0, tokens) }
      + tokens.lookalikes.flatMap { lookalikes($0, tokens) }
      + tokens.overlaps.compactMap { overlap($0.outer, $0.inner, tokens) }
      + tokens.filesWithoutTokens.map(empty) + tokens.leftOut.map(leftOut)
  }

  /// A second reading that a value allows: eight hex digits, `hex` beside other components.
  private static func doubt(_ doubt: TokenDoubt, _ tokens: TokenSystem) -> Check {
    Check(
      rule: id, subject: tokens.name(doubt.token),
      outcome: doubt.isAmbiguous ? .undecided : .fail, detail: doubt.message + ".",
      location: doubt.location)
  }

  private static func collision(_ collision: TokenCollision, _ tokens: TokenSystem) -> Check {
    let names = tokens.appearances.all.indices.filter { collision.appearances.contains(index: $0) }
      .map { tokens.appearances.names[$0] }
    let everywhere = names.count == tokens.appearances.count
    let place = everywhere ? "every appearance" : names.joined(separator: ", ")
    let name = tokens.name(collision.token)
    return Check(
      rule: id, subject: name, outcome: .fail,
      detail: "It is defined twice for \(place)"
        + (collision.isSameText ? ", both times alike." : ", as two values."),
      location: collision.second,
      related: [Note("\(name) is defined here first", at: collision.first)])
  }

  /// Each but the first.
  private static func lookalikes(_ group: [TokenID], _ tokens: TokenSystem) -> [Check] {
    guard let first = group.first, let earlier = tokens.location(of: first) else { return [] }
    let firstName = tokens.name(first)
    return group.dropFirst().compactMap { token in
      guard let place = tokens.location(of: token) else { return nil }
      let name = tokens.name(token)
      let isSpelling = name.lowercased().utf8.elementsEqual(firstName.lowercased().utf8)
      return Check(
        rule: id, subject: name, outcome: .fail,
        detail: "It differs from \(firstName) only by "
          + (isSpelling ? "letter case." : "its Unicode form."),
        location: place, related: [Note("\(firstName) is defined here", at: earlier)])
    }
  }

  private static func overlap(
    _ outer: TokenID, _ inner: TokenID, _ tokens: TokenSystem
  ) -> Check? {
    guard let place = tokens.location(of: inner), let other = tokens.location(of: outer) else {
      return nil
    }
    return Check(
      rule: id, subject: tokens.name(inner), outcome: .fail,
      detail: "\(tokens.name(outer)), the group that it stands in, is a token in another file.",
      location: place, related: [Note("\(tokens.name(outer)) is defined here", at: other)])
  }

  private static func empty(_ file: SourceFile) -> Check {
    Check(
      rule: id, subject: file.path, outcome: .fail,
      detail: "No colour token could be read from it.", location: file.location(Span(0, 0)))
  }

  private static func leftOut(_ leftOut: LeftOut) -> Check {
    let count = leftOut.count.counted("definition")
    let detail =
      switch leftOut.reason {
      case .noAppearance:
        "\(count) under it \(leftOut.count == 1 ? "holds" : "hold") in none of the appearances."
      case .severalElements: "\(count), each for an element of its own: none is the page's."
      case .noRule: "It stands in no rule, so that a browser drops it."
      case .channels(let channels):
        "\(count) of \(channels.words) alone: a colour only in \(channels.use(of: leftOut.text))."
      case .lateImport:
        "It is imported behind other rules, where browsers pass imports over. Move it to the top."
      case .otherBranch:
        "\(count) under it \(leftOut.count == 1 ? "is" : "are") for another build: what another branch says counts."
      case .missingFile: "The file is not there, so nobody knows what it defines."
      }
    let isLost = [.noRule, .missingFile, .lateImport].contains(leftOut.reason)
    return Check(
      rule: id, subject: String(leftOut.text.prefix(80)), outcome: isLost ? .undecided : .skipped,
      detail: detail, location: leftOut.location)
  }
}
