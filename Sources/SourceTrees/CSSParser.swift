import Diagnostics

/// The parser of CSS Syntax 3 §5: a stylesheet's contents, blocks, rules and declarations.
///
/// It tokenises only what decides where things end. Open blocks stand in an array, so depth costs no
/// stack. Every byte is looked at a bounded number of times.
struct CSSParser {
  let lexer: CSSLexer
  let classes: UnsafeBufferPointer<UInt8>
  var records: [CSSRecord] = []
  var comments: [Span] = []
  var problems: [(problem: CSSProblem, span: Span)] = []
  /// The records of the rules whose blocks are open, outermost first.
  private var open: [Int] = []
  /// The closing brackets that a component value waits for; kept to be used again.
  var closers: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>) {
    self.lexer = CSSLexer(bytes, end: bytes.count)
    self.classes = classes
    records.reserveCapacity(bytes.count / 32 + 8)
    open.reserveCapacity(CSS.depthLimit)
  }

  /// §5.5.1 and §5.5.4. Reads everything from an offset to the end.
  mutating func parse(from start: Int) {
    var offset = start
    while true {
      offset = skipTrivia(offset)
      guard offset < lexer.end else { break }
      offset = open.isEmpty ? topLevel(offset) : blockContent(offset)
    }
    while let index = open.popLast() {
      let brace = lexer.skipTrivia(Int(records[index].valueEnd))
      note(.unclosedBlock, brace, brace + 1)
      close(index, end: lexer.end)
      settleColon(index)
    }
  }

  mutating func close(_ index: Int, end: Int) {
    records[index].subtreeEnd = UInt32(truncatingIfNeeded: records.count)
    records[index].end = UInt32(truncatingIfNeeded: end)
  }

  /// Skips whitespace and comments; the comments are kept.
  @inline(__always) mutating func skipTrivia(_ offset: Int) -> Int {
    let next = lexer.skipSpaces(offset)
    return lexer.isComment(next) ? skipComments(next) : next
  }

  private mutating func skipComments(_ offset: Int) -> Int {
    var offset = offset
    while lexer.isComment(offset) { offset = lexer.skipSpaces(takeComment(offset)) }
    return offset
  }

  mutating func takeComment(_ offset: Int) -> Int {
    let (end, isClosed) = lexer.comment(offset)
    comments.append(Span(offset, end))
    if !isClosed { note(.unclosedComment, offset, offset + 2) }
    return end
  }

  mutating func note(_ problem: CSSProblem, _ start: Int, _ end: Int) {
    guard problems.count < CSS.problemLimit else { return }
    let isLast = problems.count == CSS.problemLimit - 1
    problems.append((isLast ? .tooManyProblems : problem, Span(start, min(end, lexer.end))))
  }

  private mutating func topLevel(_ offset: Int) -> Int {
    let byte = lexer.bytes[offset]
    if byte == 0x40, lexer.isIdentStart(offset + 1) { return atRule(offset) }
    if byte == 0x3C, isMark(offset, "<!--") { return offset + 4 }
    if byte == 0x2D, isMark(offset, "-->") { return offset + 3 }
    return rule(from: offset)
  }

  /// The marks that once hid style sheets in HTML (§5.5.1 skips them).
  private func isMark(_ offset: Int, _ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { mark in
      mark.indices.allSatisfy { lexer.peek(offset + $0) == mark[$0] }
    }
  }

  /// §5.5.4: one item of a block.
  private mutating func blockContent(_ offset: Int) -> Int {
    switch lexer.bytes[offset] {
    case 0x7D:
      if let index = open.popLast() {
        close(index, end: offset + 1)
        settleColon(index)
      }
      return offset + 1
    case 0x3B:
      return offset + 1
    case 0x40 where lexer.isIdentStart(offset + 1):
      return atRule(offset)
    default:
      guard lexer.isIdentStart(offset) else { return rule(from: offset) }
      let nameEnd = name(offset)
      let colon = skipTrivia(nameEnd)
      guard lexer.peek(colon) == 0x3A else {
        if let valueStart = familyColon(offset, nameEnd) {
          return declaration(offset, nameEnd: nameEnd + 1, valueFrom: valueStart)
        }
        // What follows the name at once may belong to it: the bracket of `url(`.
        if colon == nameEnd { return rule(from: offset) }
        return rule(from: offset, nameEnd: nameEnd, scanningFrom: colon)
      }
      return declaration(offset, nameEnd: nameEnd, valueFrom: colon + 1)
    }
  }

  /// Tailwind's `--color-*: initial`, a declaration of every property of a family: where its value begins.
  private mutating func familyColon(_ offset: Int, _ nameEnd: Int) -> Int? {
    guard lexer.peek(nameEnd) == 0x2A, isMark(offset, "--") else { return nil }
    let colon = lexer.skipTrivia(nameEnd + 1)
    return lexer.peek(colon) == 0x3A ? colon + 1 : nil
  }

  /// The end of the name that begins here; only an escape takes the long way.
  @inline(__always) private func name(_ offset: Int) -> Int {
    var offset = offset
    while offset < lexer.end, classes[Int(lexer.bytes[offset])] & CSSByte.name != 0 { offset += 1 }
    return lexer.isEscape(offset) ? lexer.name(offset) : offset
  }

  /// The offset of the next byte that a scan must look at.
  @inline(__always) func nextStop(_ offset: Int) -> Int {
    var offset = offset
    while offset < lexer.end, classes[Int(lexer.bytes[offset])] & CSSByte.stop == 0 { offset += 1 }
    return offset
  }

  /// §5.5.2. An at-rule: a statement up to its `;`, or a block.
  private mutating func atRule(_ offset: Int) -> Int {
    let nameEnd = lexer.name(offset + 1)
    let isNested = !open.isEmpty
    let scan = scan(from: nameEnd, contentEnd: nameEnd, isNested ? .nestedPrelude : .atPrelude)
    let stop = lexer.peek(scan.end)
    let hasBlock = scan.end < lexer.end && stop == 0x7B
    append(.atRule, scan.flags, offset, nameEnd, scan, hasBlock: hasBlock)
    if hasBlock { return enter(scan.end) }
    let takesSemicolon = scan.end < lexer.end && stop == 0x3B
    let end = scan.end + (takesSemicolon ? 1 : 0)
    close(records.count - 1, end: takesSemicolon ? end : max(scan.contentEnd, nameEnd))
    return end
  }

  /// §5.5.3. A qualified rule: a prelude up to its block.
  private mutating func rule(from start: Int) -> Int {
    rule(from: start, nameEnd: start, scanningFrom: start)
  }

  /// The same when it began with a name that is no property's.
  private mutating func rule(from start: Int, nameEnd: Int, scanningFrom offset: Int) -> Int {
    let mode = open.isEmpty ? Mode.rulePrelude : .nestedPrelude
    let scan = scan(from: offset, contentEnd: nameEnd, mode)
    guard scan.end < lexer.end else {
      note(open.isEmpty ? .blockExpected : .declarationExpected, start, scan.contentEnd)
      return scan.end
    }
    guard lexer.bytes[scan.end] == 0x7B else {
      note(.declarationExpected, start, max(scan.contentEnd, start))
      return scan.end
    }
    append(.styleRule, scan.flags, start, start, scan, hasBlock: true)
    return enter(scan.end)
  }

  /// Adds a rule, whose end and subtree are set when it closes.
  mutating func append(
    _ kind: CSSRecord.Kind, _ flags: CSSRecord.Flags, _ start: Int, _ nameEnd: Int, _ scan: Scan,
    hasBlock: Bool
  ) {
    records.append(
      CSSRecord(
        kind: kind, flags: hasBlock ? flags.union(.block) : flags,
        start: UInt32(truncatingIfNeeded: start), nameEnd: UInt32(truncatingIfNeeded: nameEnd),
        valueStartOrSubtreeEnd: UInt32(truncatingIfNeeded: records.count + 1),
        valueEnd: UInt32(truncatingIfNeeded: max(scan.contentEnd, nameEnd)),
        end: UInt32(truncatingIfNeeded: scan.end)))
  }

  /// Opens the block of the rule added last, or skips it where it is nested too deep.
  mutating func enter(_ brace: Int) -> Int {
    guard open.count < CSS.depthLimit else {
      note(.tooDeep, brace, brace + 1)
      var ignored = CSSRecord.Flags()
      let end = skipBlock(brace, &ignored).end
      close(records.count - 1, end: end)
      return end
    }
    open.append(records.count - 1)
    return brace + 1
  }
}
