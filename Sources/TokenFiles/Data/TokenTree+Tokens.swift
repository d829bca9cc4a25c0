import ColorSyntax
import Diagnostics
import SourceTrees

extension TokenTree {
  /// Where a value belongs.
  struct Place {
    var token: TokenID
    /// Where the name stands.
    var name: Span
    var type: TokenType
    var mask: AppearanceMask
    var rank: Int
    var layer: Int
    /// Changes to the value, as sites.
    var modify: UInt32?
    var changes = TokenChanges()
    /// Whether modes hold for other appearances of their scheme as well.
    var fallsBack = false
    /// How many modes it stands in.
    var depth = 0

    /// Whether an opacity or a mixture stands beside what is no length or the like.
    var isChanged: Bool {
      (changes.alpha != nil || changes.mix != nil) && (type == .color || type == .unknown)
    }
  }

  /// Adds a token's definitions: its value, one for each mode, and the colours inside of a composite.
  mutating func define(
    _ key: DataEntry, _ node: DataEntry, _ head: Head, _ type: TokenType, _ isInherited: Bool,
    _ view: DataView, _ reading: inout TokenReading
  ) {
    var place = Place(
      token: pathToken(&reading), name: key.contentSpan, type: type, mask: mask, rank: 0,
      layer: isInherited ? 0 : layer)
    let extensions = view.entry(at: head.extensions)
    if type == .unknown, let schema = view.entry(at: head.schema) {
      place.type = Self.type(ofSchema: schema)
    }
    if !dialect.isLoose, let type = view.entry(at: head.type),
      let meant = TokenType.meant(by: type.text)
    {
      let name = reading.names.name(Int(place.token.index))
      reading.doubts.append(
        TokenDoubt(
          token: place.token,
          message: "\(name): \(type.text.string) is no type; did you mean \(meant)?",
          location: reading.location(type.contentSpan)))
    }
    place.modify = head.modify ?? extensions.flatMap { Self.modify($0, view)?.site }
    place.changes = head.changes
    if place.changes.alpha == nil, let extensions {
      place.changes.alpha = Self.alpha(extensions, view)?.site
    }
    let hasValue = head.value != nil
    if let value = view.entry(at: head.value) {
      define(value, at: place, view, &reading)
    } else if head.modes == nil, head.reference != nil {
      define(node, at: place, view, &reading)
    }
    if let modes = view.entry(at: head.modes) {
      addModes(view.members(of: modes), place, hasValue: hasValue, view, &reading)
    }
    if let extensions, let modes = TokenModes.object(in: extensions, view) {
      place.fallsBack = TokenModes.fallsBack(extensions, view)
      addModes(view.members(of: modes), place, hasValue: hasValue, view, &reading)
    }
  }

  /// A value, or one for each mode in its place.
  private mutating func define(
    _ value: DataEntry, at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) {
    if place.type != .other, let modes = TokenModes.members(of: value, words, view) {
      return addModes(modes, place, hasValue: false, view, &reading)
    }
    if place.type == .color, value.kind == .sequence, case let pair = view.elements(of: value),
      pair.count == 2
    {
      return addPair(pair, at: place, view, &reading)
    }
    add(value, at: place, view, &reading)
  }

  /// A list of two colours: the first where it is light, the second where it is dark.
  private mutating func addPair(
    _ pair: [DataEntry], at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) {
    let dark = words.conditions(scheme: .dark, contrast: nil)
    for (node, mask) in [(pair[0], words.everywhere.subtracting(dark)), (pair[1], dark)] {
      var side = place
      side.mask = mask.intersection(place.mask)
      side.rank = 1
      add(node, at: side, view, &reading)
    }
  }

  /// Carbon's `alphaModifier`, in an object of its own.
  private static func alpha(_ extensions: DataEntry, _ view: DataView) -> DataEntry? {
    view.members(of: extensions).lazy.filter(\.value.isMapping).compactMap {
      view.member("alphaModifier", of: $0.value)
    }.first
  }

  /// Notes that the token of the path is deprecated, and what is said with it.
  func deprecate(_ said: DataEntry, _ reading: inout TokenReading) {
    switch said.kind {
    case .string: reading.deprecations[pathToken(&reading)] = said.text.string
    case .boolean where said.text.equals("true"): reading.deprecations[pathToken(&reading)] = ""
    default: return
    }
  }

  /// Spectrum's `…/token-types/color.json`.
  private static func type(ofSchema schema: DataEntry) -> TokenType {
    let name = schema.text.string.split(separator: "/").last ?? ""
    if name == "color.json" || name == "color-set.json" { return .color }
    return name == "alias.json" || !name.hasSuffix(".json") ? .unknown : .other
  }

  /// What Tokens Studio does to the value.
  private static func modify(_ extensions: DataEntry, _ view: DataView) -> DataEntry? {
    view.member("studio.tokens", of: extensions).flatMap { view.member("modify", of: $0) }
  }

  /// A number or a text in a group, which is no token but may be referred to: `{alpha.1}`.
  mutating func name(
    _ key: DataEntry, _ node: DataEntry, _ view: DataView, _ reading: inout TokenReading
  ) {
    if node.kind == .sequence {
      let count = path.count
      for (index, element) in view.elements(of: node).enumerated() {
        guard element.kind != .mapping, element.kind != .sequence else { continue }
        path.append(contentsOf: ".\(index)".utf8)
        addName(key, element, &reading)
        path.removeSubrange(count...)
      }
    } else {
      addName(key, node, &reading)
    }
  }

  private func addName(
    _ key: DataEntry, _ node: DataEntry, _ reading: inout TokenReading
  ) {
    reading.definitions.append(
      TokenDefinition(
        token: pathToken(&reading), value: .notColor, appearances: mask,
        file: reading.currentFile, name: key.contentSpan, written: node.contentSpan,
        claim: .other))
  }

  private func pathToken(_ reading: inout TokenReading) -> TokenID {
    path.withUnsafeBufferPointer { TokenID(reading.names.intern($0)) }
  }

  private mutating func addModes(
    _ modes: [(key: DataEntry, value: DataEntry)], _ base: Place, hasValue: Bool,
    _ view: DataView, _ reading: inout TokenReading
  ) {
    for (mode, value) in modes {
      let named = mode.text.string
      // Where the project has an appearance of that name, it is meant.
      let isOwn = words.match(named) != nil
      guard let name = isOwn ? named : TokenModes.media[named] ?? named else { continue }
      guard let match = words.match(name) else {
        if base.type != .other { reading.leaveOut(mode) }
        continue
      }
      // `default` and the like are the value itself once more.
      if match.rank == 0, hasValue { continue }
      var place = base
      place.name = mode.contentSpan
      place.mask = match.mask.union(base.fallsBack ? words.fallingBack(on: match) : [])
        .intersection(base.mask)
      // Media win over schemes.
      place.rank = max(base.rank, match.rank) + (isOwn || TokenModes.media[named] == nil ? 0 : 1)
      addMode(value, place, view, &reading)
    }
  }

  /// A mode's value, or an object that has it, with what changes it.
  private mutating func addMode(
    _ node: DataEntry, _ place: Place, _ view: DataView, _ reading: inout TokenReading
  ) {
    var place = place
    place.depth += 1
    if dialect.isLoose, let schema = view.member("$schema", of: node) {
      place.type = Self.type(ofSchema: schema)
    }
    let keys: [StaticString] = ["$value", "value"]
    guard let value = keys.lazy.compactMap({ view.member($0, of: node) }).first else {
      if place.depth < 4, let inner = TokenModes.members(of: node, words, view) {
        return addModes(inner, place, hasValue: false, view, &reading)
      }
      // Firefox's `brand: {default: …}`.
      return add(view.member("default", of: node) ?? node, at: place, view, &reading)
    }
    place.changes.alpha = view.member("alpha", of: node)?.site ?? place.changes.alpha
    place.changes.mix = view.member("mix", of: node)?.site ?? place.changes.mix
    add(value, at: place, view, &reading)
  }

  private mutating func add(
    _ node: DataEntry, at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) {
    if place.type.isComposite { addParts(of: node, at: place, view, &reading) }
    let claim: TokenClaim =
      switch place.type {
      case .color: .color
      case .unknown: .unknown
      default: .other
      }
    reading.definitions.append(
      TokenDefinition(
        token: place.token, value: modified(node, at: place, view, &reading),
        appearances: place.mask,
        precedence: TokenPrecedence(rank: place.rank, layer: place.layer),
        file: reading.currentFile, name: place.name, written: node.contentSpan,
        claim: claim))
  }

  /// The colours of a border, a shadow or a gradient, as tokens under its name: `card.color`,
  /// `glow.0.color`.
  private mutating func addParts(
    of node: DataEntry, at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) {
    let count = path.count
    let stops = node.isMapping ? view.member("stops", of: node) : nil
    if node.isMapping, stops == nil { return addPart(node, at: place, view, &reading) }
    for (index, element) in view.elements(of: stops ?? node).enumerated() {
      path.append(contentsOf: ".\(index)".utf8)
      addPart(element, at: place, view, &reading)
      path.removeSubrange(count...)
    }
  }

  private mutating func addPart(
    _ node: DataEntry, at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) {
    guard let color = view.member("color", of: node) else { return }
    path.append(contentsOf: ".color".utf8)
    var inner = place
    inner.type = .color
    inner.modify = nil
    inner.changes = TokenChanges(alpha: view.member("alpha", of: node)?.site)
    inner.token = pathToken(&reading)
    add(color, at: inner, view, &reading)
    path.removeLast(6)
  }
}

extension TokenTree {
  /// What a value says, whatever it is written as.
  func value(
    _ node: DataEntry, at place: Place, _ view: DataView, _ reading: inout TokenReading
  ) -> TokenValue {
    switch node.kind {
    case .string: return string(node, place, &reading)
    case .mapping:
      if let pointer = view.member("$ref", of: node) {
        return alias(toPointer: pointer, place, &reading)
      }
      if let object = ColorObject(node, view) { return colorObject(object, place, &reading) }
      if dialect.isLoose, ChannelObject.isAmbiguous(node, view) {
        return reading.ambiguousChannels(node, of: place.token)
      }
      if dialect.isLoose, let parts = ChannelObject.parts(node, view, &reading.names) {
        return reading.add(parts, isLoose: true)
      }
      return place.type == .color
        ? unreadable("an object without colorSpace", node, place, &reading) : .notColor
    case .sequence, .number, .boolean, .null:
      guard place.type == .color else { return .notColor }
      let found =
        node.kind == .sequence ? "a list of \(view.elements(of: node).count)" : "\(node.kind)"
      return unreadable(found, node, place, &reading)
    }
  }

  private func string(
    _ node: DataEntry, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    let text = node.text
    if let name = BraceReferences.alone(text) { return .alias(TokenID(reading.names.intern(name))) }
    if text.contains(UInt8(ascii: "{")),
      let parts = BraceReferences.parse(text, names: &reading.names)
    {
      return reading.add(parts, isLoose: true)
    }
    if dialect.isLoose, place.type == .color,
      let parts = DollarReferences.parse(text, names: &reading.names)
    {
      return reading.add(parts, isLoose: true)
    }
    switch place.type {
    case .color:
      do throws(ColorSyntaxError) {
        return reading.add(try CSSColor.parse(text), of: place.token, at: node.contentSpan)
      } catch {
        if dialect.isLoose, let css = LooseColor.css(Array(text)),
          let color = css.withUnsafeBufferPointer({ CSSColor($0) })
        {
          return reading.add(color, of: place.token, at: node.contentSpan)
        }
        return reading.add(.unreadable(error), of: place.token, at: node.contentSpan)
      }
    case .unknown: return untyped(node, place, &reading)
    default: return .notColor
    }
  }

  /// Without a type a bare word such as `red` is a colour only under a name that says so.
  private func untyped(
    _ node: DataEntry, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    let value = ValueText(node.text, saysColor: false)
    if case .color = value, node.text.allSatisfy(\.isLetter),
      !NameWords.saysColor(reading.names.name(Int(place.token.index)))
    {
      return .notColor
    }
    return reading.add(value, of: place.token, at: node.contentSpan)
  }

  func unreadable(
    _ found: String, _ node: DataEntry, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    let name = reading.names.name(Int(place.token.index))
    return reading.add(
      TokenProblem(
        .unreadable, "\(name) is no colour: expected a colour, found \(found)",
        at: reading.location(node.span), cause: place.token, help: hint(node, reading)))
  }

  /// For a colour that YAML takes for a comment or for a number.
  private func hint(_ node: DataEntry, _ reading: TokenReading) -> String? {
    let bytes = reading.files[Int(reading.currentFile)].bytes
    switch node.kind {
    case .number:
      let text = node.text.string
      guard [3, 4, 6, 8].contains(text.utf8.count), (try? CSSColor.parse("#" + text)) != nil else {
        return nil
      }
      return "\(text) is a number; to make it a colour, quote it: \"#\(text)\""
    case .null:
      let rest = bytes[min(Int(node.span.end), bytes.count)...].drop { $0 == 0x20 }
      let text = String(
        decoding: rest.prefix(9).prefix { $0 > 0x20 && !",}]".utf8.contains($0) }, as: UTF8.self)
      guard text.hasPrefix("#"), (try? CSSColor.parse(text)) != nil else { return nil }
      return YAML.quoteHelp(text)
    default: return nil
    }
  }

  private func colorObject(
    _ object: ColorObject, _ place: Place, _ reading: inout TokenReading
  ) -> TokenValue {
    do throws(ColorObject.Fault) {
      let color = try object.color()
      if let fault = object.doubt(about: color) {
        let name = reading.names.name(Int(place.token.index))
        reading.doubts.append(
          TokenDoubt(
            token: place.token, message: "\(name): \(fault.message)",
            location: reading.location(fault.span)))
      }
      return reading.add(TokenColor(color))
    } catch {
      let name = reading.names.name(Int(place.token.index))
      return reading.add(
        TokenProblem(
          .unreadable, "\(name) is no colour: \(error.message)",
          at: reading.location(error.span), cause: place.token, help: error.help))
    }
  }
}
