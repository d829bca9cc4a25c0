import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// What holds for the reading of any text at all.
func checkSwift(_ bytes: [UInt8]) {
  let source = SwiftSource(SourceFile(path: "a.swift", bytes: bytes))
  let whole = Span(0, bytes.count)
  var end: UInt32 = 0
  for (index, token) in source.tokens.enumerated() {
    let isNext =
      token.span.start >= end && token.span.end > token.span.start && within(token.span, whole)
    if !isNext { Issue.record("token at \(end) of \(TextFuzz.shown(bytes))") }
    end = token.span.end
    if token.isOpener,
      source.closer(of: index) <= index || source.closer(of: index) > source.tokens.count
    {
      Issue.record("bracket at \(token.span) of \(TextFuzz.shown(bytes))")
    }
    _ = (source.string(index), source.number(index))
  }
  for span in source.comments + source.errors.map(\.location.span) where !within(span, whole) {
    Issue.record("\(span) leaves \(TextFuzz.shown(bytes))")
  }
  checkRanges(source, bytes)
}

private func checkRanges(_ source: SwiftSource, _ bytes: [UInt8]) {
  let all = 0..<source.tokens.count
  func isInside(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= all.upperBound
  }
  let declarations = source.declarations
  for (index, declaration) in declarations.enumerated() {
    let isSound =
      isInside(declaration.name) && isInside(declaration.type)
      && isInside(declaration.value ?? 0..<0)
      && (declaration.parent ?? -1) < index && (declaration.body ?? 0) < all.upperBound
    if !isSound { Issue.record("declaration \(index) of \(TextFuzz.shown(bytes))") }
    if let value = declaration.value { _ = source.expression(value) }
    _ = source.qualifiedName(of: declaration, in: declarations)
  }
  for call in source.calls where !isInside(call.tokens) {
    Issue.record("call at \(call.tokens) of \(TextFuzz.shown(bytes))")
  }
  for statement in source.statements(all) { checkStatement(statement, isInside, bytes) }
}

private func checkStatement(
  _ statement: SwiftStatement, _ isInside: (Range<Int>) -> Bool, _ bytes: [UInt8]
) {
  let range: Range<Int>
  switch statement {
  case .expression(let value), .binding(_, let value), .switching(let value, _):
    range = value.tokens
  case .returning(let value): range = value?.tokens ?? 0..<0
  case .branch(let conditions, _, _), .guarding(let conditions, _):
    range = conditions.first?.tokens ?? 0..<0
  case .other(let tokens): range = tokens
  }
  if !isInside(range) { Issue.record("statement at \(range) of \(TextFuzz.shown(bytes))") }
}

@Suite struct `Swift of any kind` {
  static let pieces = [
    "let ", "var ", "case ", "enum A {", "static ", "func f(", "if ", "else ", "switch a {",
    "return ", "in ", "(", ")", "{", "}",
    "[", "]", "\"", "\\(", "\"\"\"", "#\"", "\"#", "/", "#/", "/#", "//", "/*", "*/", "\n", " ",
    ".", ",", ":", ";", "?", " ? ", "!",
    "=", " = ", "-", "+", "0xFF", "1.5", "a", "Color(", "hex: ", "$0", "`", "漢", "👷", "#if ",
    "#endif", "@x ", "<", ">", "\\", "as ", "default:",
  ]

  static let fixture = """
    import SwiftUI // é
    public extension Color.Brand: P where T == U {
      static let a = Color(hex: "#FF6030"), b: Color = .init(.sRGB, red: 220 / 255, opacity: 0x1F)
      var c: UIColor { UIColor { traits in
        switch (traits.x, y) { case (.dark, _) where z: return d ? e : f!.g[1]
        default: if let h = i, j { return k } else if l { m() } else { return #colorLiteral(red: 1) } }
      } }
      enum N: String { case o, p = #"a"b"#, q = "x\\(r("y"))z" }
      let s = #/(\\{"/#, t = /u"v/, w = \"\"\"
        multi \\("line")
        \"\"\" /* a /* b */ c */
    }
    """

  @Test(arguments: 0..<8) func `changed texts are read soundly`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      checkSwift(TextFuzz.mutate(Array(Self.fixture.utf8), pieces: Self.pieces, &random))
    }
  }

  @Test(arguments: 0..<8) func `texts of pieces are read soundly`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<250 { checkSwift(TextFuzz.compose(Self.pieces, &random)) }
  }

  @Test func `every beginning of a text is read soundly`() {
    let bytes = Array(Self.fixture.utf8)
    for count in 0...bytes.count { checkSwift(Array(bytes[..<count])) }
  }

  @Test func `every byte in every place is read soundly`() {
    let bytes = Array("let a = f(b: \"c\") // d".utf8)
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        checkSwift(changed)
      }
    }
  }
}
