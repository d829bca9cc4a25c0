import Diagnostics

/// The tokenizer of CSS Syntax 3 §4 over any range of a text's bytes.
///
/// It gives every token, whitespace and comments included, so their spans cover the range without
/// gaps.
package struct CSSTokenizer: Sequence, IteratorProtocol, Sendable {
  package let bytes: [UInt8]
  /// The offset behind the token given last.
  package private(set) var offset: Int
  package let end: Int

  /// Tokens of a range of bytes, which is clamped to them.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    self.bytes = bytes
    self.offset = range.lowerBound
    self.end = range.upperBound
  }

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: 0..<bytes.count)
  }

  package mutating func next() -> CSSToken? {
    guard offset < end else { return nil }
    let token = bytes.withUnsafeBufferPointer { CSSLexer($0, end: end).token(at: offset) }
    offset = Int(token.span.end)
    return token
  }

  /// What a name, a string or a URL means, with its escapes resolved; of others, their digits.
  package func text(of token: CSSToken) -> String { token.text(in: bytes) }
}

extension CSSLexer {
  /// §4.3.1. The token that begins here; `offset` must lie before the end.
  func token(at offset: Int) -> CSSToken {
    let byte = bytes[offset]
    if CSSByte.isSpace(byte) { return plain(.whitespace, offset, skipSpaces(offset)) }
    if isComment(offset) { return plain(.comment, offset, comment(offset).end) }
    if isNumberStart(offset) { return numeric(offset) }
    if byte == 0x2D, peek(offset + 1) == 0x2D, peek(offset + 2) == 0x3E, offset + 2 < end {
      return plain(.closeMark, offset, offset + 3)
    }
    if isIdentStart(offset) { return identLike(offset) }
    return punctuation(byte, offset)
  }

  private func plain(_ kind: CSSToken.Kind, _ start: Int, _ tokenEnd: Int) -> CSSToken {
    CSSToken(kind: kind, span: Span(start, tokenEnd), content: Span(start, tokenEnd))
  }

  private func punctuation(_ byte: UInt8, _ offset: Int) -> CSSToken {
    switch byte {
    case 0x22, 0x27: return stringToken(offset)
    case 0x23: return hash(offset)
    case 0x40 where isIdentStart(offset + 1):
      let nameEnd = name(offset + 1)
      return CSSToken(
        kind: .atKeyword, span: Span(offset, nameEnd), content: Span(offset + 1, nameEnd))
    case 0x3C where isOpenMark(offset): return plain(.openMark, offset, offset + 4)
    default: return plain(mark(byte), offset, offset + 1)
    }
  }

  private func mark(_ byte: UInt8) -> CSSToken.Kind {
    switch byte {
    case 0x28: .openParenthesis
    case 0x29: .closeParenthesis
    case 0x5B: .openBracket
    case 0x5D: .closeBracket
    case 0x7B: .openBrace
    case 0x7D: .closeBrace
    case 0x3A: .colon
    case 0x3B: .semicolon
    case 0x2C: .comma
    default: .delim
    }
  }

  private func isOpenMark(_ offset: Int) -> Bool {
    offset + 3 < end && bytes[offset + 1] == 0x21 && bytes[offset + 2] == 0x2D
      && bytes[offset + 3] == 0x2D
  }

  private func stringToken(_ offset: Int) -> CSSToken {
    let (tokenEnd, ending) = string(offset)
    return CSSToken(
      kind: ending == .bad ? .badString : .string, span: Span(offset, tokenEnd),
      content: Span(offset + 1, ending == .closed ? tokenEnd - 1 : tokenEnd))
  }

  private func hash(_ offset: Int) -> CSSToken {
    let isIdent = isIdentStart(offset + 1)
    let nameEnd = name(offset + 1)
    guard nameEnd > offset + 1 else { return plain(.delim, offset, offset + 1) }
    return CSSToken(
      kind: isIdent ? .idHash : .hash, span: Span(offset, nameEnd),
      content: Span(offset + 1, nameEnd))
  }

  /// §4.3.3.
  private func numeric(_ offset: Int) -> CSSToken {
    let (numberEnd, isInteger) = number(offset)
    var token = plain(.number, offset, numberEnd)
    token.isInteger = isInteger
    if isIdentStart(numberEnd) {
      token.kind = .dimension
      token.span = Span(offset, name(numberEnd))
    } else if numberEnd < end, bytes[numberEnd] == 0x25 {
      token.kind = .percentage
      token.span = Span(offset, numberEnd + 1)
    }
    return token
  }

  /// §4.3.4.
  private func identLike(_ offset: Int) -> CSSToken {
    let nameEnd = name(offset)
    guard nameEnd < end, bytes[nameEnd] == 0x28 else { return plain(.ident, offset, nameEnd) }
    guard isURLName(offset, nameEnd), !isQuotedURL(nameEnd + 1) else {
      return CSSToken(
        kind: .function, span: Span(offset, nameEnd + 1), content: Span(offset, nameEnd))
    }
    let url = url(nameEnd + 1)
    return CSSToken(
      kind: url.ending == .bad ? .badURL : .url, span: Span(offset, url.end),
      content: Span(url.text.lowerBound, url.text.upperBound))
  }
}
