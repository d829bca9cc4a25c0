import ColorSyntax
import Diagnostics
import SourceTrees

extension TokenTree {
  /// Adds a token's definitions: its value, one for each mode, and the colours inside of a composite.
  mutating func define(
    _ key: DataNode, _ node: DataNode, _ head: Head, _ type: TokenType, isInherited: Bool,
    _ reading: inout TokenReading
  ) {
    let token = path.withUnsafeBufferPointer { TokenID(reading.names.intern($0)) }
    let layer = isInherited ? 0 : TokenPrecedence.unlayered
    let base = Place(token: token, key: key, type: type, mask: everywhere, rank: 0, layer: layer)
    add(head.value ?? node, at: base, &reading)
    guard let extensions = head.extensions else { return }
    for (mode, value) in Self.modes(extensions) {
      guard let match = words.match(mode.text) else {
        reading.leaveOut(mode)
        continue
      }
      let place = Place(
        token: token, key: mode, type: type, mask: match.mask, rank: match.rank, layer: layer)
      add(value["$value"] ?? value, at: place, &reading)
    }
  }

  /// Where a value belongs.
  struct Place {
    var token: TokenID
    var key: DataNode
    var type: TokenType
    var mask: AppearanceMask
    var rank: Int
    var layer: Int
  }

  /// The values by mode in `$extensions`: in `mode` or `modes`, there or inside of a vendor's own.
  private static func modes(_ extensions: DataNode) -> [(DataNode, DataNode)] {
    for (key, member) in extensions.members where member.isMapping {
      if key.isText("mode") || key.isText("modes") { return Array(member.members) }
      for (inner, modes) in member.members where modes.isMapping {
        if inner.isText("mode") || inner.isText("modes") { return Array(modes.members) }
      }
    }
    return []
  }

  private mutating func add(_ node: DataNode, at place: Place, _ reading: inout TokenReading) {
    if place.type.isComposite { addParts(of: node, at: place, &reading) }
    let value = value(node, at: place, &reading)
    let isOther = place.type == .other
    reading.definitions.append(
      TokenDefinition(
        token: place.token, value: value, appearances: place.mask,
        precedence: TokenPrecedence(rank: place.rank, layer: place.layer),
        file: reading.currentFile, name: place.key.contentSpan, written: node.contentSpan,
        claim: place.type == .color ? .color : isOther || place.type.isComposite ? .other : .unknown
      ))
  }

  /// The colours of a border, a shadow or a gradient, as tokens under its name: `card.color`,
  /// `glow.0.color`.
  private mutating func addParts(
    of node: DataNode, at place: Place, _ reading: inout TokenReading
  ) {
    let count = path.count
    if node.isMapping {
      addPart(node, at: place, &reading)
    } else {
      for (index, element) in node.elements.enumerated() {
        path.append(contentsOf: ".\(index)".utf8)
        addPart(element, at: place, &reading)
        path.removeSubrange(count...)
      }
    }
  }

  private mutating func addPart(
    _ node: DataNode, at place: Place, _ reading: inout TokenReading
  ) {
    guard let color = node["color"] else { return }
    path.append(contentsOf: ".color".utf8)
    var inner = place
    inner.type = .color
    inner.token = path.withUnsafeBufferPointer { TokenID(reading.names.intern($0)) }
    add(color, at: inner, &reading)
    path.removeLast(6)
  }
}

extension TokenTree {
  /// What a value says, whatever it is written as.
  func value(_ node: DataNode, at place: Place, _ reading: inout TokenReading) -> TokenValue {
    switch node.kind {
    case .string: return node.withBytes { string($0, node, place, &reading) }
    case .mapping:
      if let pointer = node["$ref"] { return alias(toPointer: pointer, &reading) }
      if node["colorSpace"] != nil { return colorObject(node, place, &reading) }
      return place.type == .color
        ? unreadable("an object without colorSpace", node, place, &reading)
        : .notColor
    case .sequence, .number, .boolean, .null:
      return place.type == .color ? unreadable("\(node.kind)", node, place, &reading) : .notColor
    }
  }

  private func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ node: DataNode, _ place: Place,
    _ reading: inout TokenReading
  ) -> TokenValue {
    if bytes.contains(UInt8(ascii: "{")) {
      if let parts = BraceReferences.parse(bytes, names: &reading.names) {
        return reading.add(parts)
      }
    }
    let location = node.tree.file.location(node.contentSpan)
    if place.type == .color {
      do throws(ColorSyntaxError) {
        return reading.add(try CSSColor.parse(bytes), of: place.token, at: location)
      } catch {
        return reading.add(.unreadable(error), of: place.token, at: location)
      }
    }
    guard place.type == .unknown else { return .notColor }
    let text = ValueText(bytes, saysColor: false)
    if case .color = text, !ValueText.beginsWithColor(bytes) || bytes.allSatisfy(\.isLetter) {
      return NameWords.saysColor(reading.names.name(Int(place.token.index)))
        ? reading.add(text, of: place.token, at: location) : .notColor
    }
    return reading.add(text, of: place.token, at: location)
  }

  func unreadable(
    _ found: String, _ node: DataNode, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    reading.add(
      TokenProblem(
        .unreadable,
        "\(reading.names.name(Int(place.token.index))) is no colour: expected a colour, found "
          + found, at: node.location, cause: place.token))
  }

  private func colorObject(
    _ node: DataNode, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    let object = ColorObject(node)
    switch object.result {
    case .success(let color):
      if let doubt = object.doubt(about: color) {
        reading.doubts.append(
          TokenDoubt(
            token: place.token,
            message: "\(reading.names.name(Int(place.token.index))): \(doubt.message)",
            location: doubt.location))
      }
      return reading.add(TokenColor(color))
    case .failure(let error):
      return reading.add(
        TokenProblem(
          .unreadable,
          "\(reading.names.name(Int(place.token.index))) is no colour: \(error.message)",
          at: error.location, cause: place.token, help: error.help))
    }
  }
}

extension UInt8 {
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
