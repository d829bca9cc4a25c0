extension Glob {
  /// `a.{css,json}` as `a.css` and `a.json`, in the order in which a shell has them. Braces may stand in each
  /// other: `{a,{b,c}}` is a, b and c. Those with one text in them, and those without a partner, stay as they
  /// are, and so do the first ones where all would stand for too many texts.
  package static func alternatives(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "{")) else { return [text] }
    let whole = BracedText(bytes)
    return (0..<whole.count).map { number in
      var output: [UInt8] = []
      whole.write(number, of: bytes, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }
}

/// A text in which braces stand for alternatives, by where they stand.
private struct BracedText {
  /// More texts than this are never made.
  static let limit = 256

  /// Braces and what is in them.
  struct Group {
    var range: Range<Int>
    /// Empty where there are too many. So none are deeper than the limit in each other: each adds a text.
    var options: [BracedText]
    /// Of texts that it stands for; one more than the limit stands for any number.
    var count: Int
  }

  var range: Range<Int>
  private(set) var groups: [Group] = []
  /// Of texts that it stands for, as that of a group.
  private(set) var count = 1

  init(_ bytes: [UInt8]) {
    self.init(range: 0..<bytes.count)
    for group in BraceReader(bytes).groups.reversed() where group.count * count <= Self.limit {
      groups.append(group)
      count *= group.count
    }
    groups.reverse()
  }

  init(range: Range<Int>) { self.range = range }

  mutating func append(_ group: Group) {
    groups.append(group)
    count = min(count * group.count, Self.limit + 1)
  }

  /// One of the texts, the last braces changing first.
  func write(_ number: Int, of bytes: [UInt8], to output: inout [UInt8]) {
    var (rest, room, start) = (number, count, range.lowerBound)
    for group in groups {
      output += bytes[start..<group.range.lowerBound]
      room /= group.count
      var choice = rest / room
      rest %= room
      for option in group.options {
        if choice < option.count {
          option.write(choice, of: bytes, to: &output)
          break
        }
        choice -= option.count
      }
      start = group.range.upperBound
    }
    output += bytes[start..<range.upperBound]
  }
}

/// Finds the groups of a text in two passes over it, whatever braces are open or lie in each other.
private struct BraceReader {
  private(set) var groups: [BracedText.Group] = []
  /// Those that are open, with the options before the last one.
  private var open: [(start: Int, options: [BracedText], last: BracedText)] = []

  init(_ bytes: [UInt8]) {
    let isBrace = Self.bracesOfAlternatives(bytes)
    Self.forEachSign(bytes) { index, byte in
      if byte == UInt8(ascii: ",") {
        endOption(index)
      } else if isBrace[index], byte == UInt8(ascii: "{") {
        open.append((index, [], BracedText(range: index + 1..<index + 1)))
      } else if isBrace[index] {
        close(index)
      }
    }
  }

  private mutating func endOption(_ index: Int) {
    guard var group = open.popLast() else { return }
    group.last.range = group.last.range.lowerBound..<index
    group.options.append(group.last)
    group.last = BracedText(range: index + 1..<index + 1)
    open.append(group)
  }

  private mutating func close(_ index: Int) {
    endOption(index)
    guard let group = open.popLast() else { return }
    let count = group.options.reduce(0) { min($0 + $1.count, BracedText.limit + 1) }
    let found = BracedText.Group(
      range: group.start..<index + 1, options: count > BracedText.limit ? [] : group.options,
      count: count)
    if open.isEmpty { groups.append(found) } else { open[open.count - 1].last.append(found) }
  }

  /// Whether a byte is a brace of a pair with a comma between them. Within such a pair no brace is open, so
  /// that every comma there is one of a pair too.
  private static func bracesOfAlternatives(_ bytes: [UInt8]) -> [Bool] {
    var isBrace = Array(repeating: false, count: bytes.count)
    var open: [(start: Int, hasComma: Bool)] = []
    forEachSign(bytes) { index, byte in
      switch byte {
      case UInt8(ascii: "{"): open.append((index, false))
      case UInt8(ascii: ","): if !open.isEmpty { open[open.count - 1].hasComma = true }
      default:
        guard let brace = open.popLast(), brace.hasComma else { return }
        isBrace[brace.start] = true
        isBrace[index] = true
      }
    }
    return isBrace
  }

  /// Braces and commas, except behind a backslash.
  private static func forEachSign(_ bytes: [UInt8], _ body: (Int, UInt8) -> Void) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "}"): body(index, bytes[index])
      default: break
      }
      index += 1
    }
  }
}
