import Diagnostics
import SourceTrees

/// How a family of JSON and YAML formats spells tokens.
struct TokenDialect: Sendable {
  /// The members that make an object a token, the first that is there.
  var valueKeys: [String]
  var typeKeys: [String]
  /// Whether a group may take over another's tokens by `$extends` or `$ref`.
  var hasExtends = false

  static let dtcg = TokenDialect(valueKeys: ["$value"], typeKeys: ["$type"], hasExtends: true)
}

/// Walks groups of tokens in each other, as DTCG and its relatives have them.
///
/// A token's name is its path, joined by dots; its type is inherited from the groups that it stands
/// in, by path segments. The walk has its own stack, so that no depth overflows the thread's.
struct TokenTree {
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
    var members: DataMembers
    var pathCount: Int
    var type: TokenType
    /// Whether what stands here was taken over by `$extends`, so that the group's own tokens win.
    var isInherited: Bool
    /// The groups that were taken over on the way here, against cycles.
    var extended: [Int] = []
  }

  init(_ dialect: TokenDialect, appearances: AppearanceSet) {
    self.dialect = dialect
    words = AppearanceWords(appearances)
    everywhere = appearances.mask
  }

  mutating func read(_ root: DataNode, into reading: inout TokenReading) {
    expansionBudget = 1_000 + root.tree.file.bytes.count / 4
    enter(root, Head(root, dialect), type: .unknown, isInherited: false, extended: [], &reading)
    while let top = stack.indices.last {
      guard let (key, value) = stack[top].members.next() else {
        stack.removeLast()
        continue
      }
      guard value.isMapping, !key.startsWithDollar || key.isText("$root") else { continue }
      let frame = stack[top]
      path.removeSubrange(frame.pathCount...)
      if !path.isEmpty { path.append(UInt8(ascii: ".")) }
      key.withBytes { path.append(contentsOf: $0) }
      let head = Head(value, dialect)
      let type = head.type.map { TokenType($0) } ?? frame.type
      if head.isToken {
        define(key, value, head, type, isInherited: frame.isInherited, &reading)
      }
      if head.hasChildren || head.extends != nil {
        enter(
          value, head, type: type, isInherited: frame.isInherited, extended: frame.extended,
          &reading)
      }
    }
  }

  /// Opens a group, and over it, so that they are walked first, the groups that it takes over.
  private mutating func enter(
    _ group: DataNode, _ head: Head, type: TokenType, isInherited: Bool, extended: [Int],
    _ reading: inout TokenReading
  ) {
    var frame = Frame(
      members: group.members, pathCount: path.count, type: type, isInherited: isInherited,
      extended: extended)
    var head = head
    var hasType = head.type != nil
    while let reference = head.isToken ? nil : head.extends,
      let target = target(of: reference, frame.extended, &reading)
    {
      head = Head(target, dialect)
      if !hasType, let named = head.type {
        frame.type = TokenType(named)
        hasType = true
      }
      stack.append(frame)
      expansionBudget -= target.count + 1
      frame.members = target.members
      frame.isInherited = true
      frame.extended.append(target.id)
    }
    stack.append(frame)
  }
}

/// What an object says of itself, found in one pass over its members.
struct Head {
  var value: DataNode?
  var type: DataNode?
  var reference: DataNode?
  var extensions: DataNode?
  private var extendsReference: DataNode?
  /// Whether there are members that may be tokens or groups.
  var hasChildren = false

  init(_ node: DataNode, _ dialect: TokenDialect) {
    for (key, member) in node.members {
      guard key.startsWithDollar else {
        take(key, member, dialect)
        continue
      }
      if key.isText("$value") {
        take(key, member, dialect)
      } else if key.isText("$type") {
        type = type ?? member
      } else if key.isText("$ref") {
        reference = member
      } else if key.isText("$extends") {
        extendsReference = member
      } else if key.isText("$extensions") {
        extensions = member
      } else if key.isText("$root") {
        hasChildren = true
      }
    }
  }

  private mutating func take(_ key: DataNode, _ member: DataNode, _ dialect: TokenDialect) {
    if dialect.valueKeys.contains(where: { key.isText($0) }) {
      value = value ?? member
    } else if dialect.typeKeys.contains(where: { key.isText($0) }), member.isString {
      type = type ?? member
    } else if member.isMapping {
      hasChildren = true
    }
  }

  /// A `$ref` alone, without groups or tokens beside it, may mean a token as well as a group.
  var isToken: Bool { value != nil || reference != nil && !hasChildren }

  /// The group that this one takes over.
  var extends: DataNode? { extendsReference ?? (hasChildren ? reference : nil) }
}

extension DataNode {
  var startsWithDollar: Bool { withBytes { $0.first == UInt8(ascii: "$") } }
}

/// What a token's `$type` says, as far as it matters here.
enum TokenType {
  case unknown, color, border, shadow, gradient, other

  init(_ node: DataNode) {
    if node.isText("color") {
      self = .color
    } else if node.isText("border") {
      self = .border
    } else if node.isText("shadow") {
      self = .shadow
    } else if node.isText("gradient") {
      self = .gradient
    } else {
      self = .other
    }
  }

  var isComposite: Bool { self == .border || self == .shadow || self == .gradient }
}
