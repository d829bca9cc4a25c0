import Diagnostics
import SourceTrees

extension TokenTree {
  /// The token that a JSON Pointer names: `#/color/blue/$value` is `color.blue`; of a composite,
  /// `#/border/card/$value/color` is `border.card.color`.
  func alias(
    toPointer pointer: DataEntry, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    let text = pointer.text.string
    let name = reading.names.name(Int(place.token.index))
    let names = JSONPointer.segments(text).filter { $0 != "$value" }
    if names.isEmpty {
      return reading.add(
        TokenProblem(
          .unreadable, "\(name) refers to \"\(text)\", which is the pointer of no token",
          at: reading.location(pointer.contentSpan), cause: place.token))
    }
    guard text.hasPrefix("#") || text.hasPrefix("/") else {
      return reading.add(
        TokenProblem(
          .valueUnknown, "\(name) refers to \(text), which is not followed into another file",
          at: reading.location(pointer.contentSpan), cause: place.token,
          help: "name that file's token as an alias, and the file under tokens"))
    }
    return .alias(reading.token(names.joined(separator: ".")))
  }

  /// Takes over a group of another file, where the reference names one: `./base.json#/color`.
  func takeOver(
    file reference: DataEntry, _ type: TokenType, _ reading: inout TokenReading
  ) -> Bool {
    let text = reference.text.string
    guard !text.hasPrefix("#"), !text.hasPrefix("{") else { return false }
    let segments = text.contains("#") ? JSONPointer.segments(text) : []
    reading.read(referred: String(text.prefix { $0 != "#" }), at: reference.contentSpan) {
      file, reading in
      guard let other = reading.parse(file) else { return }
      var tokens = TokenTree(other, dialect, appearances, mask: mask, layer: layer)
      tokens.path = path
      other.withView { view in
        if let group = view.resolve(segments) {
          tokens.read(group, view, type: type, isInherited: true, into: &reading)
        }
      }
    }
    return true
  }

  /// The group that `$extends` or `$ref` names; nil, and a problem, where there is none, or where it
  /// leads back to a group that is being taken over.
  func target(
    of reference: DataEntry, _ extended: [UInt32], _ view: DataView, _ reading: inout TokenReading
  ) -> DataEntry? {
    let text = reference.text.string
    if text.hasPrefix("{") || text.hasPrefix("#") {
      let isBraced = text.hasPrefix("{") && text.hasSuffix("}")
      let names =
        isBraced
        ? text.dropFirst().dropLast().split(separator: ".").map(String.init)
        : JSONPointer.segments(text)
      if let target = view.resolve(names), target.isMapping {
        return checked(target, reference, extended, &reading)
      }
    }
    reading.problems.append(
      Problem("\(text) refers to no group in this file", at: reading.location(reference.span)))
    return nil
  }

  private func checked(
    _ target: DataEntry, _ reference: DataEntry, _ extended: [UInt32],
    _ reading: inout TokenReading
  ) -> DataEntry? {
    let isAround = target.span.range.contains(Int(reference.span.start))
    if !isAround, !extended.contains(target.site), extended.count < 16, expansionBudget > 0 {
      return target
    }
    reading.problems.append(
      Problem(
        "groups that take over each other are a cycle: \(reference.text.string)",
        at: reading.location(reference.span)))
    return nil
  }
}
