import ColorSyntax
import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Any other JSON or YAML in which colours stand under names.
  static let plain = TokenFormat(
    name: "plain",
    summary: "Any other JSON or YAML in which colours stand under names or in objects with one.",
    recognises: { $0.kind.isData },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      tree.withView { view in
        if isOwnDocument(view) {
          reading.containers.insert(reading.currentFile)
          return
        }
        var colors = PlainColors(view, reading.appearances)
        colors.read(into: &reading)
      }
    })
}

/// Reads texts that look like colours. The name is the path, with an object's own name for its place in a
/// list; an object of nothing but appearances (`light`, `dark`) gives values for those.
struct PlainColors {
  private let view: DataView
  private let words: AppearanceWords
  private let referencesBelow: String?
  private var stack: [Frame] = []

  private struct Frame {
    var node: DataEntry
    var name: [UInt8]
    var key: DataEntry
    var match: AppearanceWords.Match
    /// Whether it is what holds under a condition, where a name of a token stands without brackets.
    var isCondition = false
  }

  /// - Parameter referencesBelow: A name below which colours may be references; elsewhere a reference is a use
  ///   of a colour and no token. Nil lets them be everywhere.
  init(_ view: DataView, _ appearances: AppearanceSet, referencesBelow: String? = nil) {
    self.view = view
    words = AppearanceWords(appearances)
    self.referencesBelow = referencesBelow
  }

  mutating func read(into reading: inout TokenReading) {
    let root = view.rootEntry
    let everywhere = AppearanceWords.Match(mask: words.everywhere, rank: 0)
    stack.append(Frame(node: root, name: [], key: root, match: everywhere))
    while let frame = stack.popLast() {
      switch frame.node.kind {
      case .mapping: mapping(frame, &reading)
      case .sequence: sequence(frame)
      case .string, .number: define(frame, frame.node, &reading)
      case .boolean, .null: continue
      }
    }
  }

  private mutating func mapping(_ frame: Frame, _ reading: inout TokenReading) {
    let members = view.members(of: frame.node).filter { !$0.key.text.startsWithDollar }
    let conditions = conditions(members)
    if conditions == nil {
      if let value = colorMember(frame.node) {
        return define(frame, value, isMeant: true, &reading)
      }
      // The `color` of a shadow or a stroke is no token.
      if isChannels(members), !frame.name.isEmpty, !frame.key.text.equals("color") {
        return define(frame, channels: frame.node, &reading)
      }
    }
    let modes = conditions ?? modes(members)
    if modes == nil, members.allSatisfy({ $0.value.kind == .string || $0.value.kind == .number }) {
      return scalars(members, frame, &reading)
    }
    for (index, member) in members.enumerated().reversed() {
      var inner = frame
      inner.node = member.value
      inner.key = member.key
      if let modes {
        guard let match = modes[index] else {
          if Self.namesScheme(member.key) { reading.leaveOut(member.key) }
          continue
        }
        inner.match = match
        inner.isCondition = conditions != nil
      } else {
        inner.name = Self.joined(frame.name, Array(member.key.text))
      }
      stack.append(inner)
    }
  }

  /// Members of which none has members of its own need not wait for their turn.
  private func scalars(
    _ members: [(key: DataEntry, value: DataEntry)], _ frame: Frame, _ reading: inout TokenReading
  ) {
    var inner = frame
    let prefix = frame.name.isEmpty ? [] : frame.name + [UInt8(ascii: ".")]
    for member in members {
      inner.key = member.key
      inner.name.removeAll(keepingCapacity: true)
      inner.name += prefix
      inner.name += member.key.text
      define(inner, member.value, &reading)
    }
  }

  private mutating func sequence(_ frame: Frame) {
    for (index, element) in view.elements(of: frame.node).enumerated().reversed() {
      let name = nameMember(element)
      var inner = frame
      inner.node = element
      inner.key = name ?? element
      inner.name = Self.joined(frame.name, name.map { Array($0.text) } ?? Array("\(index)".utf8))
      stack.append(inner)
    }
  }

  private func nameMember(_ node: DataEntry) -> DataEntry? {
    Self.nameKeys.lazy.compactMap { view.member($0, of: node) }.first
  }

  private static let nameKeys: [StaticString] = ["token", "name", "id", "scale", "shade", "key"]
  /// Members that hold an object's colour, and those of them whose text may be a bare word.
  private static let valueKeys: [StaticString] = ["value", "default", "rgb", "hsl", "oklch"]
  private static let colorKeys: [StaticString] = ["hex", "colour", "color"]

  private static func joined(_ path: [UInt8], _ name: [UInt8]) -> [UInt8] {
    path.isEmpty ? name : path + [UInt8(ascii: ".")] + name
  }

  /// The member that holds an object's colour, if it is one with all that belongs to it.
  private func colorMember(_ node: DataEntry) -> DataEntry? {
    for key in Self.colorKeys + Self.valueKeys {
      guard let member = view.member(key, of: node), member.kind == .string else { continue }
      if ValueText.beginsWithColor(member.text) || isReference(member) { return member }
    }
    return view.member("hex", of: node).flatMap { Self.isHexDigits($0) ? $0 : nil }
  }

  /// `gray.800`
  private func isPath(_ node: DataEntry) -> Bool {
    node.text.contains(UInt8(ascii: ".")) && node.text.first.map(\.isLetter) ?? false
      && node.text.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: ".") }
  }

  /// Six hex digits without their `#`, which YAML may have read as a number.
  private static func isHexDigits(_ node: DataEntry) -> Bool {
    (node.kind == .string || node.kind == .number) && node.text.count == 6
      && node.text.allSatisfy(\.isHexDigit)
  }

  private func isReference(_ node: DataEntry) -> Bool {
    node.text.first == UInt8(ascii: "{") && node.text.last == UInt8(ascii: "}")
  }

  /// What each member holds for, where two or more are named after appearances and all others are no
  /// groups.
  private func modes(
    _ members: [(key: DataEntry, value: DataEntry)]
  ) -> [AppearanceWords.Match?]? {
    var modes: [AppearanceWords.Match?] = []
    for member in members {
      let match = words.match(member.key.text.string)
      let isMode = (match?.rank ?? 0) > 0
      if !isMode, !Self.namesScheme(member.key) {
        if member.value.kind == .mapping || member.value.kind == .sequence { return nil }
        if ValueText.beginsWithColor(member.value.text) { return nil }
      }
      modes.append(isMode ? match : nil)
    }
    return modes.count { $0 != nil } >= 2 ? modes : nil
  }

  /// `{default: …, _dark: …}` and `{base: …, _dark: …}`, as Chakra UI and Panda CSS write a semantic token:
  /// conditions begin with a low line, and the value without one holds where none of them does.
  private func conditions(
    _ members: [(key: DataEntry, value: DataEntry)]
  ) -> [AppearanceWords.Match?]? {
    guard members.contains(where: { $0.key.text.first == UInt8(ascii: "_") }) else { return nil }
    let matches = members.map { member -> AppearanceWords.Match? in
      let isValue = member.value.kind == .string
      return isValue ? words.match(member.key.text.string) : nil
    }
    let isMode = zip(members, matches).contains { member, match in
      member.key.text.first == UInt8(ascii: "_") && (match?.rank ?? 0) > 0
    }
    return isMode ? matches : nil
  }

  /// Whether an object has numbers for red, green and blue, for an opacity or not, and nothing else.
  private func isChannels(_ members: [(key: DataEntry, value: DataEntry)]) -> Bool {
    3...4 ~= members.count
      && members.allSatisfy { key, value in
        value.kind == .number
          && (["r", "g", "b", "a"] as [StaticString]).contains { key.text.equals($0) }
      }
      && (["r", "g", "b"] as [StaticString]).allSatisfy { name in
        members.contains { $0.key.text.equals(name) }
      }
  }

  private func define(
    _ frame: Frame, channels node: DataEntry, _ reading: inout TokenReading
  ) {
    let token = frame.name.withUnsafeBufferPointer { TokenID(reading.names.intern($0)) }
    let value =
      ChannelObject.isAmbiguous(node, view)
      ? reading.ambiguousChannels(node, of: token)
      : ChannelObject.parts(node, view, &reading.names).map { reading.add($0, isLoose: true) }
        ?? .notColor
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value, appearances: frame.match.mask,
        precedence: TokenPrecedence(rank: frame.match.rank), file: reading.currentFile,
        name: frame.key.contentSpan, written: node.span))
  }

  /// A theme beside `light` and `dark`, such as `light-medium-contrast`.
  private static func namesScheme(_ key: DataEntry) -> Bool {
    !Set(NameWords.words(of: key.text.string)).isDisjoint(with: ["light", "dark"])
  }

  private func define(
    _ frame: Frame, _ node: DataEntry, isMeant: Bool = false, _ reading: inout TokenReading
  ) {
    guard !frame.name.isEmpty else { return }
    if let below = referencesBelow, isReference(node), !frame.name.starts(with: (below + ".").utf8)
    {
      return
    }
    let token = frame.name.withUnsafeBufferPointer { TokenID(reading.names.intern($0)) }
    let value: TokenValue
    if frame.isCondition, isPath(node) {
      value = reading.add(
        [.reference(TokenID(reading.names.intern(node.text)), fallback: nil)], isLoose: true)
    } else if isReference(node), let parts = BraceReferences.parse(node.text, names: &reading.names)
    {
      value = reading.add(parts, isLoose: true)
    } else {
      value = literal(node, frame, token, isMeant, &reading)
    }
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value, appearances: frame.match.mask,
        precedence: TokenPrecedence(rank: frame.match.rank), file: reading.currentFile,
        name: frame.key.contentSpan, written: node.contentSpan))
  }

  /// A text that looks like a colour; a bare word (`gold`) does not where it is the title of something.
  private func literal(
    _ node: DataEntry, _ frame: Frame, _ token: TokenID, _ isMeant: Bool,
    _ reading: inout TokenReading
  ) -> TokenValue {
    if node.text.count == 6,
      Self.isBase16(frame.key.text) || isMeant && Self.isHexDigits(node)
    {
      let hex = [UInt8(ascii: "#")] + node.text
      return hex.withUnsafeBufferPointer {
        reading.add(ValueText($0, saysColor: false), of: token, at: node.contentSpan)
      }
    }
    guard ValueText.beginsWithColor(node.text) else { return .notColor }
    if !isMeant, Self.isHandle(frame.key.text) { return .notColor }
    let isWord = node.text.allSatisfy(\.isLetter) && !node.text.equals("transparent")
    if isWord, !isMeant, Self.isTitle(frame.key.text) { return .notColor }
    return reading.add(ValueText(node.text, saysColor: false), of: token, at: node.contentSpan)
  }

  private static func isTitle(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    (["name", "title", "label", "description", "id", "slug"] as [StaticString])
      .contains { key.equals($0) }
  }

  /// Whether a key says that its text names or finds something, such as `id` and `imageUrl`: `#abc123` is no
  /// colour there.
  private static func isHandle(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard key.count >= 2, key.count <= 64,
      let last = NameWords.words(of: String(decoding: key, as: UTF8.self)).last
    else { return false }
    return handles.contains(last)
  }

  private static let handles: Set<String> = [
    "id", "ids", "uid", "uuid", "guid", "url", "urls", "uri", "href", "hash", "sha", "sha1",
    "sha256",
    "md5", "checksum", "digest", "integrity", "etag",
  ]

  /// `base00` to `base17`, the keys of the base16 and base24 schemes, whose colours have no `#`.
  private static func isBase16(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.count == 6 && String(decoding: key[..<4], as: UTF8.self) == "base"
      && key[4] | 1 == 0x31 && key[5].isHexDigit
  }
}
