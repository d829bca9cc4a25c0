import Diagnostics
import Testing

@testable import SourceTrees

/// Swift source that is cut off, that nests, or that has marks where few write them.
@Suite struct `Swift source at its edges` {
  /// Each case's patterns and conditions are read apart (The Swift Programming Language, Patterns).
  @Test(arguments: [
    ("case .a where x: 1", ".a where x: 1"), ("case .a where x, .b: 1", ".a where x, .b: 1"),
    ("case .a, .b where y == 2: 1", ".a, .b where (y == 2): 1"),
    ("case (.a, _) where !x: 1", "tuple(.a, _) where !x: 1"),
    ("case .a where f(x, y): 1", ".a where f(x, y): 1"), ("case .a where: 1", ".a: 1"),
    ("case .a: 1", ".a: 1"),
  ])
  func `a pattern has its condition`(text: String, expected: String) throws {
    let source = SwiftSource(SourceFile(path: "a.swift", text: "switch s { \(text) }"))
    let statement = try #require(source.statements(0..<source.tokens.count).first)
    #expect(write(statement, source) == "switch s {\(expected)}")
  }

  /// Operators bind as the standard library says (Swift, Operator declarations).
  @Test(
    arguments: [
      ("a ..< b + c", "(a ..< (b + c))"), ("a ... b << 2", "(a ... (b << 2))"),
      ("a ?? b == c", "((a ?? b) == c)"),
      ("a == b && c || d", "(((a == b) && c) || d)"), ("a & b | c ^ d", "(((a & b) | c) ^ d)"),
      ("a &+ b &* c", "(a &+ (b &* c))"), ("-a + -b", "(-a + -b)"), ("!a && !b", "(!a && !b)"),
      ("a <=> b", "(a <=> b)"), ("a - b - c", "((a - b) - c)"),
      ("a /* x */ + /* y */ b", "(a + b)"),
      ("a +/* y */ b", nil), ("a as? Color", "a"), ("a as! [Color]?", "a"),
      ("a is Color && b", "(a && b)"),
      ("try? a", "a"), ("try! await a", "a"), ("f<A, B?>(x)", "f(x)"), ("f<A<B>>(x)", "f(x)"),
      ("f<A<B>?>.c", "f.c"), ("f<(A) -> B>(x)", "f(x)"), ("f<A + B>(x)", "((f < (A + B)) > x)"),
      ("f<A.B>.c", "f.c"),
      ("a < b", "(a < b)"),
      ("a[0]?.b!", nil),
    ] as [(String, String?)])
  func `operators are read by their precedence`(text: String, expected: String?) {
    let read = read(swift: text)
    if let expected { #expect(read == expected) } else { #expect(!read.isEmpty) }
  }

  /// A range of tokens has a place, also where it is empty or behind the last.
  @Test func `places of ranges, empty ones and those behind the end`() {
    let source = SwiftSource(SourceFile(path: "a.swift", text: "let a = 1"))
    #expect(source.tokens.count == 4)
    #expect(source.span(0..<4) == Span(0, 9))
    #expect(source.span(1..<1) == Span(4, 4))
    #expect(source.span(4..<4) == Span(9, 9))
    #expect(source.span(9..<9) == Span(9, 9))
    let empty = SwiftSource(SourceFile(path: "a.swift", text: ""))
    #expect(empty.span(0..<0) == Span(0, 0))
    #expect(empty.declarations.isEmpty)
    #expect(empty.calls.isEmpty)
  }

  @Test(arguments: [
    "let", "let a", "let a =", "let a: ", "var a: Int {", "enum", "enum A {", "enum A { case",
    "enum A { case a =",
    "func", "func f", "func f(", "init", "init(", "extension", "switch", "switch a {", "if",
    "if a {", "guard a else",
    "case", "a ? b", "a ? b :", "[a:", "{ a in", "{ (a, b", "\"\"\"", "#\"", "/*", "`a", "0x",
    "f<A", "a.", ".", "@",
    "let a: Dictionary<String, ", "let a: Dictionary<String, Color> =", "let a: A<B, C",
    "let a: A<B, C> = 1, b = 2",
  ])
  func `what is cut off is read without a crash`(text: String) {
    for text in [text, text + "\n", "struct S { " + text, text + " }"] {
      let source = SwiftSource(SourceFile(path: "a.swift", text: text))
      let range = 0..<source.tokens.count
      _ = (source.declarations, source.calls, source.statements(range), source.expression(range))
    }
  }

  /// The Swift Programming Language, Types: the generic arguments of a type are in angle brackets.
  static let constants: [(text: String, names: [String])] = [
    ("let a: Dictionary<String, Color> = [:], b = 1", ["a", "b"]),
    ("let a: A<B, C<D, E>> = x, b: F<G, H>, c = 2", ["a", "b", "c"]),
    ("let a: (A) -> B, b = 1", ["a", "b"]), ("let a: A<(B) -> C, D> = x, b = 1", ["a", "b"]),
    ("let a = b < c, d = e", ["a", "d"]), ("let a = b > c, d = e", ["a", "d"]),
    ("let a, b, c: Int", ["a", "b", "c"]),
    ("let a: A<B, C> = x < y, b = 1", ["a", "b"]), ("var a: A<B, C>? = nil, b = 1", ["a", "b"]),
    ("let a: A<B, C", []), ("let (a, b) = c", []), ("let _ = a, b = c", ["_", "b"]),
  ]

  @Test(arguments: constants)
  func `commas between angle brackets part no constants`(text: String, names: [String]) {
    let source = SwiftSource(SourceFile(path: "a.swift", text: text))
    #expect(source.declarations.map { source.name(of: $0) } == names)
  }

  /// Literals (The Swift Programming Language, Lexical structure).
  @Test(
    arguments: [
      ("1", 1), ("1_000", 1000), ("0x1F", 31), ("0x1f", 31), ("0o17", 15), ("0b101", 5),
      ("1.5", 1.5), ("1e3", 1000),
      ("1.5e-1", 0.15), ("0x1p4", 16), ("0x1.8p1", 3), ("1_0.5", 10.5),
      ("1234567890123456", 1_234_567_890_123_456),
      ("0xG", nil), ("0b2", nil), ("0o9", nil), ("12px", nil), ("1.2.3", 1.2),
    ] as [(String, Double?)])
  func `a number has its value`(text: String, value: Double?) {
    let source = SwiftSource(SourceFile(path: "a.swift", text: text))
    #expect(source.number(0) == value)
    #expect(source.number(99) == nil)
    #expect(source.number(-1) == nil)
    #expect(source.string(0) == nil)
  }

  @Test func `braces that nothing opens or closes are problems at their places`() {
    let source = SwiftSource(
      SourceFile(path: "a.swift", text: "struct A { let a = (1\n}\n]\nenum B {"))
    #expect(source.errors.map { $0.location.start.line } == [1, 3, 4])
    #expect(source.declarations.map { source.name(of: $0) } == ["A", "a", "B"])
  }
}
