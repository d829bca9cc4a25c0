import Diagnostics
import TokenFiles

/// The places that a finding about a token points at.
extension TokenSystem {
  /// Where a person has to change the token for one appearance: its definition that holds there.
  func place(of token: TokenID, in appearance: Int, otherwise location: Location) -> Location {
    self.location(of: token, in: appearance) ?? location
  }

  /// The definitions that the value comes through, nearest first.
  func chainNotes(of token: TokenID, in appearance: Int) -> [Note] {
    var notes: [Note] = []
    var current = token
    while notes.count < Self.notedChain, let next = alias(of: current, in: appearance) {
      current = next
      guard let place = location(of: next, in: appearance) else { break }
      notes.append(Note("its value comes from \(name(next))", at: place))
    }
    return notes
  }

  /// Longer chains are not shown whole.
  private static let notedChain = 8

  /// Where the background is defined, and what it comes through.
  func backgroundNotes(of token: TokenID, in appearance: Int) -> [Note] {
    guard let place = location(of: token, in: appearance) else { return [] }
    return [Note("the background \(name(token)) is defined here", at: place)]
      + chainNotes(of: token, in: appearance)
  }
}
