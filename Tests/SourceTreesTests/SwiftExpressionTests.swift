import Diagnostics
import SourceTrees
import Testing

/// An expression written out with all its brackets.
func read(swift text: String) -> String {
  let source = swiftSource(text)
  return write(source.expression(0..<source.tokens.count), source)
}

func write(_ expression: SwiftExpression, _ source: SwiftSource) -> String {
  switch expression.kind {
  case .number(let index): return source.text(index)
  case .string(let index): return "'\(source.string(index) ?? "?")'"
  case .interpolation: return "interpolation"
  case .name(let name): return name
  case .member(let base, let name): return "\(base.map { write($0, source) } ?? "").\(name)"
  case .call(let callee, let arguments):
    return "\(write(callee, source))(\(write(arguments, source)))"
  case .index(let base, let arguments):
    return "\(write(base, source))[\(write(arguments, source))]"
  case .closure(let closure):
    let body = source.statements(closure.body).map { write($0, source) }.joined(separator: "; ")
    return "{\(closure.parameters.joined(separator: " ")): \(body)}"
  case .array(let values):
    return "[\(values.map { write($0, source) }.joined(separator: ", "))]"
  case .dictionary(let pairs):
    let parts = pairs.map { "\(write($0.key, source)): \(write($0.value, source))" }
    return "[\(parts.isEmpty ? ":" : parts.joined(separator: ", "))]"
  case .tuple(let parts): return "tuple(\(write(parts, source)))"
  case .prefix(let sign, let value): return "\(sign)\(write(value, source))"
  case .binary(let sign, let left, let right):
    return "(\(write(left, source)) \(sign) \(write(right, source)))"
  case .conditional(let test, let left, let right):
    return "(\(write(test, source)) ? \(write(left, source)) : \(write(right, source)))"
  case .statement(let statement): return write(statement, source)
  case .unknown: return "unknown"
  }
}

private func write(_ arguments: [SwiftArgument], _ source: SwiftSource) -> String {
  arguments.map { ($0.label.map { $0 + ": " } ?? "") + write($0.value, source) }
    .joined(separator: ", ")
}

private func write(_ statements: [SwiftStatement], _ source: SwiftSource) -> String {
  statements.map { write($0, source) }.joined(separator: "; ")
}

func write(_ statement: SwiftStatement, _ source: SwiftSource) -> String {
  switch statement {
  case .expression(let expression): return write(expression, source)
  case .returning(let value): return "return \(value.map { write($0, source) } ?? "nothing")"
  case .branch(let conditions, let then, let otherwise):
    let tests = conditions.map { write($0, source) }.joined(separator: ", ")
    return "if \(tests) {\(write(then, source))} else {\(write(otherwise, source))}"
  case .guarding(let conditions, let otherwise):
    let tests = conditions.map { write($0, source) }.joined(separator: ", ")
    return "guard \(tests) else {\(write(otherwise, source))}"
  case .switching(let subject, let cases):
    let parts = cases.map { part in
      let patterns = part.patterns.map { pattern in
        write(pattern.value, source)
          + (pattern.condition.map { " where " + write($0, source) } ?? "")
      }.joined(separator: ", ")
      return "\(part.isDefault ? "default" : patterns): \(write(part.body, source))"
    }
    return "switch \(write(subject, source)) {\(parts.joined(separator: " | "))}"
  case .binding(let name, let value): return "let \(name) = \(write(value, source))"
  case .other: return "other"
  }
}

@Suite struct `Swift expressions` {
  @Test(arguments: [
    ("Color(red: 0.1, green: 0.2, blue: 0.3)", "Color(red: 0.1, green: 0.2, blue: 0.3)"),
    (
      "Color(.sRGB, red: 220 / 255, green: 0, blue: 0, opacity: 1)",
      "Color(.sRGB, red: (220 / 255), green: 0, blue: 0, opacity: 1)"
    ),
    ("Color(hex: \"#FF6030\")", "Color(hex: '#FF6030')"),
    ("UIColor(0xFF6030, alpha: 0.05)", "UIColor(0xFF6030, alpha: 0.05)"),
    (
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("SwiftUI.Color.init(\"a\")", "SwiftUI.Color.init('a')"),
    (".init(white: 1)", ".init(white: 1)"),
    (".gray10", ".gray10"),
    ("VitaminColor.Base.white.color", "VitaminColor.Base.white.color"),
    ("Color.red.opacity(0.75)", "Color.red.opacity(0.75)"),
    ("WMFColor.yellow600.withAlphaComponent(0.3)", "WMFColor.yellow600.withAlphaComponent(0.3)"),
    (
      "DynamicColor(light: .white, dark: Color(hexValue: 0x061724))",
      "DynamicColor(light: .white, dark: Color(hexValue: 0x061724))"
    ),
    ("Color(red: -0.1, green: 1.1, blue: 0)", "Color(red: -0.1, green: 1.1, blue: 0)"),
    (
      "OKLCH(l: 0.71, c: 0.18, h: 38).adaptive(darkL: 0.8)",
      "OKLCH(l: 0.71, c: 0.18, h: 38).adaptive(darkL: 0.8)"
    ),
    ("Color(\n  red: 1,\n  green: 2,\n)\n.opacity(3)", "Color(red: 1, green: 2).opacity(3)"),
    ("f()", "f()"),
    ("a.b(c)(d)[e]", "a.b(c)(d)[e]"),
    ("a?.b!.c", "a.b.c"),
    ("Array<Color>(a)", "Array(a)"),
    ("a < b", "(a < b)"),
    ("x as? UIColor", "x"),
    ("try! f()", "f()"),
    ("a.0.b", "a.0.b"),
    ("`default`", "default"),
  ]) func `calls and members`(_ text: String, _ expected: String) {
    #expect(read(swift: text) == expected)
  }

  @Test(arguments: [
    ("1 + 2 * 3", "(1 + (2 * 3))"),
    ("1 * 2 + 3", "((1 * 2) + 3)"),
    ("10 - 4 - 3", "((10 - 4) - 3)"),
    ("(1 + 2) * 3", "((1 + 2) * 3)"),
    ("CGFloat(0x1F) / 255.0", "(CGFloat(0x1F) / 255.0)"),
    ("a ?? b ?? c", "((a ?? b) ?? c)"),
    ("!a && b || c", "((!a && b) || c)"),
    ("hex >> 16 & 0xFF", "((hex >> 16) & 0xFF)"),
    ("a == .dark ? b : c", "((a == .dark) ? b : c)"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
    ("x = -y", "(x = -y)"),
    ("a...b", "(a ... b)"),
    ("a is B", "a"),
    ("f(a ? .b : .c)", "f((a ? .b : .c))"),
    ("a ? b", "unknown"),
    ("a +", "unknown"),
    ("", "unknown"),
  ]) func `operators`(_ text: String, _ expected: String) {
    #expect(read(swift: text) == expected)
  }

  @Test(arguments: [
    ("[a, .b, 3]", "[a, .b, 3]"),
    ("[.light: a, .dark: b,]", "[.light: a, .dark: b]"),
    ("[:]", "[:]"),
    ("[]", "[]"),
    ("(a, b: c)", "tuple(a, b: c)"),
    ("()", "tuple()"),
    ("[a ? b : c]", "[(a ? b : c)]"),
    ("\"\\(a)\"", "interpolation"),
    ("[a: b ? c : d]", "[a: (b ? c : d)]"),
    ("/a/", "unknown"),
    ("{ $0 }", "{: $0}"),
  ]) func `collections, tuples and the rest`(_ text: String, _ expected: String) {
    #expect(read(swift: text) == expected)
  }

  @Test(arguments: [
    (
      "UIColor { $0.userInterfaceStyle == .dark ? a : b }",
      "UIColor({: (($0.userInterfaceStyle == .dark) ? a : b)})"
    ),
    (
      "UIColor { traits in\n  return traits.userInterfaceStyle == .dark ? a : b\n}",
      "UIColor({traits: return ((traits.userInterfaceStyle == .dark) ? a : b)})"
    ),
    (
      "UIColor(dynamicProvider: { (t: UITraitCollection) -> UIColor in a })",
      "UIColor(dynamicProvider: {t: a})"
    ),
    ("NSColor(name: nil) { appearance in a }", "NSColor(name: nil, {appearance: a})"),
    (
      "Color(uiColor: UIColor { [weak self] t, _ in f(t) })", "Color(uiColor: UIColor({t _: f(t)}))"
    ),
    ("f { a } onEnd: { b in c }", "f({: a}, onEnd: {b: c})"),
    ("f(1)\n{ a }", "unknown"),
    ("{ a in }", "{a: }"),
    ("f { _ in }", "f({_: })"),
  ]) func `closures`(_ text: String, _ expected: String) {
    #expect(read(swift: text) == expected)
  }

  @Test func `chains and trees as long as one likes are no crash`() {
    for text in [
      "f(", "-", "a ? b : ", "[", "a.", "a + ", "a(", "{ if a {", "f { ", "a.b().", "(", "!",
      "try ", "a as B ", "switch a { case b: ",
    ] {
      let source = swiftSource(String(repeating: text, count: 3000) + "1")
      _ = source.expression(0..<source.tokens.count)
      _ = source.statements(0..<source.tokens.count)
      _ = (source.calls.count, source.declarations.count)
    }
  }

  @Test func `expressions know their place`() {
    let source = swiftSource("let a = Color(red: 1,\n  green: (2)).opacity(0.5) // c")
    let expression = source.expression(3..<source.tokens.count)
    #expect(
      source.file.text(source.span(expression.tokens))
        == "Color(red: 1,\n  green: (2)).opacity(0.5)")
    guard case .call(let callee, let arguments) = expression.kind else {
      return #expect(Bool(false))
    }
    #expect(source.file.text(source.span(arguments[0].value.tokens)) == "0.5")
    #expect(source.file.text(source.span(callee.tokens)) == "Color(red: 1,\n  green: (2)).opacity")
    #expect(source.location(callee.tokens).start == Position(line: 1, column: 9))
  }

  @Test func `calls are found wherever they stand`() {
    let source = swiftSource(
      """
      struct V { var body: some View { Text("a").foregroundColor(Color(hex: "#fff")).opacity(0.5) }
        let b = [UIColor.init(red: 1), .init(white: 2)], c = "\\(Color("x"))", d = #colorLiteral(red: 1)
        func f(_ a: Int) {} }
      if (a) { (b)(c) } // Color("no")
      """)
    #expect(
      source.calls.map { $0.path.joined(separator: ".") + ($0.isMember ? "*" : "") } == [
        "Text", "foregroundColor*", "Color", "opacity*", "UIColor.init", "init*", "Color",
        "#colorLiteral", "f", "if",
      ])
    let hex = source.calls[2]
    #expect(source.arguments(hex.parenthesis).map(\.label) == ["hex"])
    #expect(source.file.text(source.span(hex.tokens)) == "Color(hex: \"#fff\")")
  }
}

@Suite struct `Swift statements` {
  private func statements(_ text: String) -> String {
    let source = swiftSource(text)
    return source.statements(0..<source.tokens.count).map { write($0, source) }.joined(
      separator: "; ")
  }

  @Test(arguments: [
    ("a\nb", "a; b"),
    ("a\n  .b()\n  .c", "a.b().c"),
    ("a\n  + b", "(a + b)"),
    ("a +\n  b", "(a + b)"),
    ("a ?\n b :\n c", "(a ? b : c)"),
    ("a\n  ? b\n  : c", "(a ? b : c)"),
    ("f(\n1,\n2\n)\nb", "f(1, 2); b"),
    ("a; b", "a; b"),
    ("let x = 1\nreturn x", "let x = 1; return x"),
    ("return", "return nothing"),
    ("let x: Color = .red", "let x = .red"),
    ("let (a, b) = c", "other"),
    ("for a in b { c }\nd", "other; d"),
    ("do { a } catch { b }\nc", "other; c"),
    ("let a = f { b\nc }\nd", "let a = f({: b; c}); d"),
    ("x =\n  1", "(x = 1)"),
    ("#if os(iOS)\na\n#else\nb\n#endif\nc", "other; a; other; b; other; c"),
    ("func f() { a }\nb", "other; b"),
    ("-a\n-b", "-a; -b"),
  ]) func `where statements end`(_ text: String, _ expected: String) {
    #expect(statements(text) == expected)
  }

  @Test(arguments: [
    ("if a == .dark { return b } else { return c }", "if (a == .dark) {return b} else {return c}"),
    ("if a { b }\nc", "if a {b} else {}; c"),
    ("if a { b } else if c { d } else { e }", "if a {b} else {if c {d} else {e}}"),
    ("if a, b.c { d }", "if a, b.c {d} else {}"),
    ("if let a = b { c }", "if unknown {c} else {}"),
    ("guard a else { return b }\nc", "guard a else {return b}; c"),
    ("let x = if a { b } else { c }", "let x = if a {b} else {c}"),
    ("if a\n{ b }\nelse\n{ c }", "if a {b} else {c}"),
  ]) func `branches`(_ text: String, _ expected: String) {
    #expect(statements(text) == expected)
  }

  @Test(arguments: [
    (
      "switch t {\ncase .a:\n  return b\ncase .c, .d: return e\ndefault: f\n}",
      "switch t {.a: return b | .c, .d: return e | default: f}"
    ),
    ("switch t { case .a: 1; case .b: 2 }", "switch t {.a: 1 | .b: 2}"),
    (
      "switch (a, b) { case (.x, _): c\n@unknown default: d }",
      "switch tuple(a, b) {tuple(.x, _): c | default: d}"
    ),
    ("switch t { case .a where b: c }", "switch t {.a where b: c}"),
    (
      "switch t {\ncase .a:\n  switch u {\n  case .x: y\n  default: z\n  }\ndefault: w\n}",
      "switch t {.a: switch u {.x: y | default: z} | default: w}"
    ),
    (
      "switch t { case .a:\nif case .b = c { d }\ncase .e: f }",
      "switch t {.a: if (.b = c) {d} else {} | .e: f}"
    ),
    ("switch t {}", "switch t {}"),
    ("let x = switch t { case .a: b }", "let x = switch t {.a: b}"),
    ("switch t { case \"a\": b\ncase 1...2: c }", "switch t {'a': b | (1 ... 2): c}"),
  ]) func `switches`(_ text: String, _ expected: String) {
    #expect(statements(text) == expected)
  }
}
