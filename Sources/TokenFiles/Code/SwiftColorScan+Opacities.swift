import Diagnostics
import SourceTrees

extension SwiftColorScan {
  /// An opacity below 1 in the colour of a text, or on the text.
  func opacity(_ name: Int, _ parenthesis: Int, _ colors: inout SourceColors) {
    guard name > 0, source.kind(name - 1) == .period,
      let argument = source.arguments(parenthesis).first
    else { return }
    let (isFading, amount) = fade(argument.value, 0)
    // An opacity of the text itself that is computed is mostly an animation.
    let isFaded = SwiftChain(source, endingAt: name).isText ? amount != nil : isOfText(name)
    guard isFading, isFaded else { return }
    colors.textOpacities.append(
      SourceColors.TextOpacity(
        amount: amount, location: source.location(name - 1..<source.after(parenthesis))))
  }

  /// Whether a value fades, by how much where that is known, or one side of a condition does. What is
  /// hidden or shown whole is not faded.
  private func fade(_ value: SwiftExpression, _ depth: Int) -> (isFading: Bool, amount: Double?) {
    if case .conditional(_, let yes, let no) = value.kind, depth < 8 {
      let first = fade(yes, depth + 1)
      return first.isFading ? first : fade(no, depth + 1)
    }
    guard let amount = reader.number(value) else { return (true, nil) }
    return (amount > 0 && amount < 1, amount)
  }

  /// `titleLabel.alpha = 0.6`
  func assignment(_ period: Int, _ colors: inout SourceColors) {
    guard source.has(period + 1, "alpha"), source.has(period + 2, "="), period > 0,
      source.kind(period - 1) == .identifier, let amount = source.number(period + 3),
      amount > 0, amount < 1
    else { return }
    let owner = source.name(period - 1).lowercased()
    guard owner.contains("label") || owner.contains("text") else { return }
    colors.textOpacities.append(
      SourceColors.TextOpacity(
        amount: amount, location: source.location(period - 1..<period + 4)))
  }

  private func isOfText(_ name: Int) -> Bool {
    let base = base(ofMember: name)
    if base >= 2, source.has(base - 1, "="), source.kind(base - 2) == .identifier {
      return Self.textProperties.contains(source.name(base - 2))
    }
    guard let opener = open.last, opener > 0 else { return false }
    if source.kind(opener) == .openParenthesis, source.kind(opener - 1) == .identifier {
      return Self.textModifiers.contains(source.name(opener - 1)) || labelSaysText(before: base)
    }
    return labelSaysText(before: base)
  }

  /// `[.foregroundColor: ink.withAlphaComponent(0.5)]`, `Badge(textColor: ink.opacity(0.5))`.
  private func labelSaysText(before base: Int) -> Bool {
    base >= 2 && source.kind(base - 1) == .colon && source.kind(base - 2) == .identifier
      && Self.textProperties.contains(source.name(base - 2))
  }

  private static let textModifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "textColor", "setTitleColor",
  ]
  private static let textProperties: Set<String> = [
    "textColor", "foregroundColor", "titleColor", "placeholderColor", "labelColor",
  ]

  /// The index of the first token of `a.b(c).name`; the point, where it begins with one.
  private func base(ofMember name: Int) -> Int {
    var index = name
    for _ in 0..<64 {
      guard index > 0, source.kind(index - 1) == .period else { return index }
      guard index > 1 else { return index - 1 }
      index -= 2
      while index > 0, source.tokens[index].isCloser {
        let opener = source.closer(of: index)
        // `Text("a")` goes on to the left of its bracket, `Text { … }` and `(a).b` alike.
        guard opener > 0, opener < index, source.kind(opener - 1) == .identifier else {
          return min(opener, index)
        }
        index = opener - 1
      }
      if source.kind(index) != .identifier { return index + 1 }
    }
    return index
  }
}

/// The chain of calls that one of them is part of: `Text("a").font(.body).opacity(0.6)`.
private struct SwiftChain {
  private let source: SwiftSource
  /// The names before and behind the call.
  private var names: [String] = []

  /// A longer chain is not followed to its end.
  private static let limit = 64

  /// - Parameter name: the index of the call's name.
  init(_ source: SwiftSource, endingAt name: Int) {
    self.source = source
    var start = name
    while names.count < Self.limit, let previous = callee(before: start) { start = previous }
    addFollowing(source.after(name + 1))
  }

  /// A text view, or anything that has been given a text style.
  var isText: Bool {
    names.contains {
      ["Text", "Label", "AttributedString", "foregroundStyle", "foregroundColor"].contains($0)
    }
  }

  /// The index of the called name before the point that stands before `start`, or of a plain name.
  private mutating func callee(before start: Int) -> Int? {
    guard source.kind(start - 1) == .period else { return nil }
    var index = start - 2
    let isCall = source.kind(index) == .closeParenthesis
    if isCall { index = source.closer(of: index) - 1 }
    guard source.kind(index) == .identifier else { return nil }
    if isCall { names.append(source.name(index)) }
    return index
  }

  private mutating func addFollowing(_ end: Int) {
    var index = end
    while names.count < Self.limit, source.kind(index) == .period,
      source.kind(index + 1) == .identifier, source.kind(index + 2) == .openParenthesis
    {
      names.append(source.name(index + 1))
      index = source.after(index + 2)
    }
  }
}
