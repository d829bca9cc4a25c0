import ColorSyntax
import Diagnostics

extension Resolver {
  mutating func add(_ problem: TokenProblem) -> Int32 {
    problems.append(problem)
    return Int32(truncatingIfNeeded: problems.count - 1)
  }

  func place(_ token: Int32) -> Location {
    let definition = definition(token)
    return Location(file: reading.files[Int(definition.file)], span: definition.written)
  }

  func name(_ token: Int32) -> String { reading.names.name(Int(token)) }

  mutating func cycleProblem(_ members: [Int32]) -> Int32 {
    let first = members[0]
    var shown = members.prefix(10).map { name($0) }
    if members.count > 10 { shown.append("…") }
    shown.append(name(first))
    let message =
      members.count == 1
      ? "\(shown[0]) refers to itself" : shown.joined(separator: " → ") + " is a cycle"
    return add(
      TokenProblem(
        .cycle, message, at: place(first), cause: TokenID(Int(first)),
        related: members.prefix(10).dropFirst().map {
          Note("\(name($0)) refers to the next", at: place($0))
        }))
  }

  /// The problem of the last of an alias chain, told from a token that leads to it.
  mutating func inherited(_ problem: Int32, by token: Int32) -> Int32 {
    let cause = problems[Int(problem)].cause
    let root = problems[Int(entries[Int(cause.index)].value)]
    let chain = chainText(token, to: root.cause.index)
    return add(
      TokenProblem(
        root.kind, "\(chain): \(root.message)", at: place(token), cause: root.cause,
        help: root.help, related: [Note(root.message, at: root.location)]))
  }

  /// "a → b → c", with the middle left out where it is long.
  private func chainText(_ token: Int32, to last: Int32) -> String {
    var shown = [name(token)]
    var current = token
    while shown.count < 10, current != last, entries[Int(current)].from >= 0 {
      current = entries[Int(current)].from
      shown.append(name(current))
    }
    if current != last { shown += ["…", name(last)] }
    return shown.joined(separator: " → ")
  }

  mutating func notAColor(_ token: Int32, _ target: TokenID) -> Int32 {
    let place = place(target.index)
    let text = String(place.file.text(place.span).prefix(60))
    return add(
      TokenProblem(
        .unsuitableAlias,
        "\(name(token)) refers to \(name(target.index)), "
          + (text.hasPrefix("#") && (try? CSSColor.parse(text)) != nil
            ? "which is no token: \(text) stands there without a value key"
            : "which is no colour: \(text)"),
        at: self.place(token), cause: TokenID(Int(token)),
        related: [Note("\(name(target.index)) is defined here", at: place)]))
  }

  mutating func notOther(_ token: Int32, _ target: TokenID) -> Int32 {
    add(
      TokenProblem(
        .unsuitableAlias,
        "\(name(token)) is said to be no colour, but refers to \(name(target.index)), which is one",
        at: place(token), cause: TokenID(Int(token))))
  }

  mutating func missing(_ token: Int32, _ target: TokenID) -> Int32 {
    let other = name(target.index)
    if let index = order[
      Int(starts[Int(target.index)])..<Int(starts[Int(target.index) + 1])
    ].first {
      let definition = reading.definitions[Int(index)]
      let definedAt = Location(file: reading.files[Int(definition.file)], span: definition.name)
      return add(
        TokenProblem(
          .unsuitableAlias,
          "\(name(token)) refers to \(other), which has no value in "
            + reading.appearances.all[appearance].name,
          at: place(token), cause: TokenID(Int(token)),
          related: [Note("\(other) is defined here", at: definedAt)]))
    }
    return add(
      TokenProblem(
        .undefinedAlias, "\(name(token)) refers to \(other), which nothing defines",
        at: place(token), cause: TokenID(Int(token)), help: suggestion(for: target, in: Int(token)))
    )
  }

  /// At most 20 names get a suggestion, since each looks at every name of a similar length. A token is not told to
  /// refer to itself.
  private mutating func suggestion(for target: TokenID, in token: Int) -> String? {
    if let known = suggestions[target] { return known.isEmpty ? nil : known }
    guard suggestions.count < 20 else { return nil }
    let wanted = name(target.index)
    let length = wanted.utf8.count
    if let whole = wholeName(endingIn: wanted, but: token) {
      suggestions[target] = "did you mean \(whole)?"
      return suggestions[target]
    }
    let near = (0..<reading.names.count).filter {
      $0 != token && starts[$0] < starts[$0 + 1]
        && abs(reading.names.length($0) - length) <= max(1, length / 3)
    }
    let found = Suggestion.help(for: wanted, among: near.map { reading.names.name($0) })
    suggestions[target] = found ?? ""
    return found
  }

  /// The one name that is the wanted one behind a group's: `dark.accent` for `accent`.
  private func wholeName(endingIn wanted: String, but token: Int) -> String? {
    let end = Array(("." + wanted).utf8)
    var found: Int?
    for index in 0..<reading.names.count where index != token && starts[index] < starts[index + 1] {
      let fits = reading.names.withName(index) { name in
        name.count > end.count && name.suffix(end.count).elementsEqual(end)
      }
      if fits, found != nil { return nil }
      if fits { found = index }
    }
    return found.map { reading.names.name($0) }
  }

  mutating func tooLong(_ token: Int32) -> Int32 {
    add(
      TokenProblem(
        .unreadable, "\(name(token)) is too long to be a colour once its references are put in",
        at: place(token), cause: TokenID(Int(token))))
  }
}
