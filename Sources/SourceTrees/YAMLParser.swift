/// Reads one YAML stream. Iterative: the open collections stand on a stack of frames.
///
/// Each byte is looked at a bounded number of times: whether a scalar is a key is decided when it has
/// been read and before it is appended, so nothing is read again.
struct YAMLParser: ~Copyable {
  let text: YAMLText
  var builder: DataBuilder
  var frames: [YAMLFrame] = []

  var position = 0
  /// Where the line of `position` begins.
  var lineStart = 0
  /// How many spaces the line begins with, where the token at `position` is the first on it.
  var indent = 0
  /// Whether a tab stands between the token and the line's beginning or the indicator before it.
  var hasTab = false
  /// Whether a block collection may begin at the token: it is the first on its line, or stands behind
  /// an indicator that lets one follow (`- - a`, `? - a`).
  var canBeginBlock = false
  /// The end of what was read last; where an absent node stands.
  var lastEnd = 0
  /// Where a comment begins that stands behind the last token on its line, or -1.
  var trailingComment = -1

  /// Anchor and tag that were read on lines before their node.
  var pending = YAMLProperties()
  var rootIsRead = false
  /// How many spaces a line inside the open flow collection must begin with.
  var flowIndent = 0
  /// Where a comment that looks like a colour begins inside the open flow collection, or -1.
  var flowColorComment = -1

  var anchors = YAMLAnchors()
  var handles: [YAMLTagHandle] = []
  /// Nodes so far, those behind aliases counted each time.
  var expanded = 0
  /// Of them, those behind aliases.
  var aliased = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.text = YAMLText(bytes: bytes)
    self.builder = DataBuilder(bytes: bytes)
  }
}

/// An open collection.
struct YAMLFrame {
  enum Kind {
    case sequence, mapping, flowSequence, flowMapping
    /// A mapping of one pair without braces in a flow sequence.
    case flowPair
  }

  /// What is to come next.
  enum State {
    /// An entry or a key, or the end.
    case entry
    /// The node of an explicit key, behind `?`.
    case key
    /// The colon behind an explicit key or a key in a flow mapping.
    case colon
    /// The node of an element or a value.
    case value
    /// A comma or the end (flow only).
    case separator
  }

  var kind: Kind
  var state: State
  var record: UInt32
  /// The column of its entries, for block collections.
  var indent: Int
  /// Where it begins, and where the line of that place does.
  var start: Int
  var line: Int
  /// `expanded` before it.
  var expandedBefore: Int
  /// Its entry in `anchors`, or -1.
  var anchor = -1
  /// How deep the collections in it lie in each other, itself counted and aliases followed.
  var height = 1
  /// Whether the key that was read lets its colon follow without a space (flow only).
  var keyIsQuoted = false

  var isMapping: Bool { kind != .sequence && kind != .flowSequence }
}
