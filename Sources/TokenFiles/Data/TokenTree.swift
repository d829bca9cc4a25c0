import Diagnostics
import SourceTrees

/// Walks groups of tokens in each other, as DTCG and its relatives have them.
///
/// A token's name is its path, joined by dots; its type is inherited from the groups that it stands
/// in, by path segments. The walk has its own stack, so that no depth overflows the thread's.
struct TokenTree {
  let tree: DataTree
  let dialect: TokenDialect
  let appearances: AppearanceSet
  let words: AppearanceWords
  /// Where what is not said to hold for a mode holds.
  let mask: AppearanceMask
  /// How strong its definitions are against those of other files.
  let layer: Int
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
    /// Whether the object is a token, whose members besides tokens in it are about it.
    var isToken = false
    /// What it says of being deprecated, or the group around.
    var deprecated: UInt32?
    /// The groups that were taken over on the way here, against cycles.
    var extended: [UInt32] = []
  }

  init(
    _ tree: DataTree, _ dialect: TokenDialect, _ appearances: AppearanceSet,
    mask: AppearanceMask? = nil, layer: Int = TokenPrecedence.unlayered
  ) {
    self.layer = layer
    self.tree = tree
    self.dialect = dialect
    self.appearances = appearances
    words = AppearanceWords(appearances)
    self.mask = mask ?? appearances.mask
  }

  /// Reads the whole file, or the group at the end of a path of names.
  mutating func read(at segments: [String] = [], into reading: inout TokenReading) {
    // A token is a name, an object, and a key and a value or more.
    reading.expect(tree.nodeCount / 6)
    tree.withView { view in
      if let group = view.resolve(segments) { read(group, view, into: &reading) }
    }
  }

  /// Reads the tokens in a group; with `path` set, as if they stood there.
  mutating func read(
    _ group: DataEntry, _ view: DataView, type: TokenType = .unknown, isInherited: Bool = false,
    into reading: inout TokenReading
  ) {
    guard group.isMapping else { return }
    expansionBudget = 1_000 + tree.file.bytes.count / 4
    let head = Head(group, view, dialect)
    let type = head.type.map { TokenType(view.text(at: $0)) } ?? type
    if head.isToken, !path.isEmpty {
      define(group, group, head, type, isInherited, view, &reading)
    }
    enter(group, head, type, isInherited, [], view, &reading)
    for index in stack.indices { stack[index].deprecated = head.deprecated }
    walk(view, &reading)
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
      guard value.isMapping || dialect.isLoose else { continue }
      if key.text.startsWithDollar, !key.text.equals("$root") { continue }
      // What Style Dictionary writes beside a value to say what it was made from.
      if stack[top].isToken, key.text.equals("original") { continue }
      path.removeLast(path.count - stack[top].pathCount)
      if !path.isEmpty { path.append(UInt8(ascii: ".")) }
      path.append(contentsOf: key.text)
      if value.isMapping {
        member(key, value, of: top, view, &reading)
      } else if !stack[top].isToken {
        name(key, value, view, &reading)
      }
    }
  }

  private mutating func member(
    _ key: DataEntry, _ value: DataEntry, of top: Int, _ view: DataView,
    _ reading: inout TokenReading
  ) {
    let head = Head(value, view, dialect)
    let type = head.type.map { TokenType(view.text(at: $0)) } ?? stack[top].type
    let isInherited = stack[top].isInherited
    let deprecated = head.deprecated ?? stack[top].deprecated
    if head.isToken {
      define(key, value, head, type, isInherited, view, &reading)
      if let deprecated { deprecate(view.entry(deprecated), &reading) }
    }
    if head.isGroup {
      let first = stack.count
      enter(value, head, type, isInherited, stack[top].extended, view, &reading)
      for index in first..<stack.count { stack[index].deprecated = deprecated }
    }
  }

  /// Opens a group, and over it, so that they are walked first, the groups that it takes over.
  private mutating func enter(
    _ group: DataEntry, _ head: Head, _ type: TokenType, _ isInherited: Bool,
    _ extended: [UInt32], _ view: DataView, _ reading: inout TokenReading
  ) {
    var frame = Frame(
      site: group.first, end: group.end, pathCount: path.count, type: type,
      isInherited: isInherited, isToken: head.isToken, extended: extended)
    var head = head
    var hasType = head.type != nil
    while let reference = head.isToken ? nil : view.entry(at: head.extends),
      !takeOver(file: reference, type, &reading),
      let target = target(of: reference, frame.extended, view, &reading)
    {
      head = Head(target, view, dialect)
      if !hasType, let named = head.type {
        frame.type = TokenType(view.text(at: named))
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
