import Diagnostics
import SourceTrees

/// How a family of JSON and YAML formats spells tokens.
struct TokenDialect: Sendable {
  /// The members that make an object a token, the first that is there.
  var valueKeys: [StaticString]
  var typeKeys: [StaticString]

  static let dtcg = TokenDialect(valueKeys: ["$value"], typeKeys: ["$type"])
}

/// Walks groups of tokens in each other, as DTCG and its relatives have them.
///
/// A token's name is its path, joined by dots; its type is inherited from the groups that it stands
/// in, by path segments. The walk has its own stack, so that no depth overflows the thread's.
struct TokenTree {
  let tree: DataTree
  let dialect: TokenDialect
  let words: AppearanceWords
  let everywhere: AppearanceMask
  /// The names of the groups around, joined by dots.
  var path: [UInt8] = []
  private var stack: [Frame] = []
  /// How many more members groups may take over from others: groups that double with each `$extends`
  /// must end somewhere.
  var expansionBudget = 0

  private struct Frame {
    var site: UInt32
    var end: UInt32
    var pathCount: Int
    var type: TokenType
    /// Whether what stands here was taken over by `$extends`, so that the group's own tokens win.
    var isInherited: Bool
    /// The groups that were taken over on the way here, against cycles.
    var extended: [UInt32] = []
  }

  init(_ tree: DataTree, _ dialect: TokenDialect, appearances: AppearanceSet) {
    self.tree = tree
    self.dialect = dialect
    words = AppearanceWords(appearances)
    everywhere = appearances.mask
  }

  mutating func read(into reading: inout TokenReading) {
    expansionBudget = 1_000 + tree.file.bytes.count / 4
    tree.withView { view in
      let root = view.rootEntry
      guard root.isMapping else { return }
      enter(root, Head(root, view, dialect), .unknown, false, [], view, &reading)
      walk(view, &reading)
    }
  }

  private mutating func walk(_ view: DataView, _ reading: inout TokenReading) {
    while let top = stack.indices.last {
      let site = stack[top].site
      guard site < stack[top].end else {
        stack.removeLast()
        continue
      }
      let key = view.entry(site)
      let value = view.entry(key.next)
      stack[top].site = value.next
      guard value.isMapping, !key.text.startsWithDollar || key.text.equals("$root") else {
        continue
      }
      path.removeSubrange(stack[top].pathCount...)
      if !path.isEmpty { path.append(UInt8(ascii: ".")) }
      path.append(contentsOf: key.text)
      member(key, value, of: top, view, &reading)
    }
  }

  private mutating func member(
    _ key: DataEntry, _ value: DataEntry, of top: Int, _ view: DataView,
    _ reading: inout TokenReading
  ) {
    let head = Head(value, view, dialect)
    let type = head.type.map { TokenType($0.text) } ?? stack[top].type
    let isInherited = stack[top].isInherited
    if head.isToken { define(key, value, head, type, isInherited, view, &reading) }
    if head.hasChildren || head.extends != nil {
      enter(value, head, type, isInherited, stack[top].extended, view, &reading)
    }
  }

  /// Opens a group, and over it, so that they are walked first, the groups that it takes over.
  private mutating func enter(
    _ group: DataEntry, _ head: Head, _ type: TokenType, _ isInherited: Bool,
    _ extended: [UInt32], _ view: DataView, _ reading: inout TokenReading
  ) {
    var frame = Frame(
      site: group.first, end: group.end, pathCount: path.count, type: type,
      isInherited: isInherited, extended: extended)
    var head = head
    var hasType = head.type != nil
    while let reference = head.isToken ? nil : head.extends,
      let target = target(of: reference, frame.extended, view, &reading)
    {
      head = Head(target, view, dialect)
      if !hasType, let named = head.type {
        frame.type = TokenType(named.text)
        hasType = true
      }
      stack.append(frame)
      expansionBudget -= Int(target.end - target.first) + 1
      frame.site = target.first
      frame.end = target.end
      frame.isInherited = true
      frame.extended.append(target.site)
    }
    stack.append(frame)
  }
}

/// What an object says of itself, found in one pass over its members.
struct Head {
  var value: DataEntry?
  var type: DataEntry?
  var reference: DataEntry?
  var extensions: DataEntry?
  private var extendsReference: DataEntry?
  /// Whether there are members that may be tokens or groups.
  var hasChildren = false

  init(_ node: DataEntry, _ view: DataView, _ dialect: TokenDialect) {
    var site = node.first
    while site < node.end {
      let key = view.entry(site)
      let member = view.entry(key.next)
      site = member.next
      if key.text.startsWithDollar {
        takeReserved(key, member, dialect)
      } else {
        take(key, member, dialect)
      }
    }
  }

  private mutating func takeReserved(
    _ key: DataEntry, _ member: DataEntry, _ dialect: TokenDialect
  ) {
    if key.text.equals("$value") {
      take(key, member, dialect)
    } else if key.text.equals("$type") {
      type = type ?? member
    } else if key.text.equals("$ref") {
      reference = member
    } else if key.text.equals("$extends") {
      extendsReference = member
    } else if key.text.equals("$extensions") {
      extensions = member
    } else if key.text.equals("$root") {
      hasChildren = true
    }
  }

  private mutating func take(_ key: DataEntry, _ member: DataEntry, _ dialect: TokenDialect) {
    if dialect.valueKeys.contains(where: { key.text.equals($0) }) {
      value = value ?? member
    } else if dialect.typeKeys.contains(where: { key.text.equals($0) }), member.kind == .string {
      type = type ?? member
    } else if member.isMapping {
      hasChildren = true
    }
  }

  /// A `$ref` alone, without groups or tokens beside it, may mean a token as well as a group.
  var isToken: Bool { value != nil || reference != nil && !hasChildren }

  /// The group that this one takes over.
  var extends: DataEntry? { extendsReference ?? (hasChildren ? reference : nil) }
}

/// What a token's `$type` says, as far as it matters here.
enum TokenType {
  case unknown, color, border, shadow, gradient, other

  init(_ text: UnsafeBufferPointer<UInt8>) {
    if text.equals("color") {
      self = .color
    } else if text.equals("border") {
      self = .border
    } else if text.equals("shadow") {
      self = .shadow
    } else if text.equals("gradient") {
      self = .gradient
    } else {
      self = .other
    }
  }

  var isComposite: Bool { self == .border || self == .shadow || self == .gradient }
}
