import Diagnostics
import SourceTrees
import Testing

/// Declarations as `kind name = value`, with `static`, a type behind a colon, `{}` for a body and `local` for
/// what stands in code.
private func declarations(_ text: String) -> [String] {
  let source = swiftSource(text)
  let all = source.declarations
  return all.map { declaration in
    var line = declaration.isMember ? "" : "local "
    if declaration.isStatic { line += "static " }
    line += "\(declaration.kind) \(source.qualifiedName(of: declaration, in: all))"
    if !declaration.type.isEmpty { line += ": " + source.file.text(source.span(declaration.type)) }
    if let value = declaration.value { line += " = " + source.file.text(source.span(value)) }
    return line + (declaration.body == nil ? "" : " {}")
  }
}

@Suite struct `Swift declarations` {
  @Test func `constants of types have their names behind those of the types`() {
    let text = """
      import SwiftUI
      extension Color { static let accent = Color(hex: "#FF6030") }
      public enum DSColor {
        public static let ink: Color = .init(red: 0, green: 0, blue: 0)
        enum Soft { static var trash: Color { Color("trash") } }
        struct S { let x = 1, y = f { let z = 2; return z } }
      }
      let top = 3
      extension Color.Brand: P where T == U { class var a: UIColor { b } }
      """
    #expect(
      declarations(text) == [
        "type Color {}", "static constant Color.accent = Color(hex: \"#FF6030\")",
        "type DSColor {}",
        "static constant DSColor.ink: Color = .init(red: 0, green: 0, blue: 0)",
        "type DSColor.Soft {}",
        "static constant DSColor.Soft.trash: Color {}", "type DSColor.S {}",
        "constant DSColor.S.x = 1",
        "constant DSColor.S.y = f { let z = 2; return z }", "local constant DSColor.S.z = 2",
        "constant top = 3",
        "type Color.Brand {}", "static constant Color.Brand.a: UIColor {}",
      ])
  }

  @Test func `cases of enums with and without values`() {
    let text = """
      enum Palette: String, CaseIterable {
        case a, b = "B"
        @available(iOS, unavailable)
        case c
        indirect case d(Int, x: Color)
        case `default`
        func f() -> Int { switch self { case .a: return 1
          case .b, .c: let q = 2; return q
          default: return 3 } }
      }
      """
    #expect(
      declarations(text) == [
        "type Palette {}", "enumCase Palette.a", "enumCase Palette.b = \"B\"", "enumCase Palette.c",
        "enumCase Palette.d",
        "enumCase Palette.default", "function Palette.f {}", "local constant Palette.f.q = 2",
      ])
  }

  @Test func `values end where their statements do`() {
    let text = """
      struct A {
        let a = Color.red
          .opacity(0.5)
        let b =
          c ? d
            : e
        private(set) var f: Int = 1 { didSet { g() } }
        lazy var h: Int = {
          let i = 1
          return i
        }()
        var j: Int
        {
          1
        }
        static let k = UIColor { traits in
          traits.x == .dark ? l : m
        }
        weak var n: View?
        let o = 1; let p = 2
        static public let q = [1, 2]
      }
      """
    #expect(
      declarations(text) == [
        "type A {}", "constant A.a = Color.red\n    .opacity(0.5)",
        "constant A.b = c ? d\n      : e",
        "constant A.f: Int = 1",
        "constant A.h: Int = {\n    let i = 1\n    return i\n  }()",
        "local constant A.i = 1", "constant A.j: Int {}",
        "static constant A.k = UIColor { traits in\n    traits.x == .dark ? l : m\n  }",
        "constant A.n: View?",
        "constant A.o = 1", "constant A.p = 2", "static constant A.q = [1, 2]",
      ])
  }

  @Test func `functions and initialisers have bodies, requirements of protocols none`() {
    let text = """
      protocol P { func a() -> Int
        var b: Int { get }
        init(c: Int) }
      class C { init?(hex: String) { let d = 1 }
        func e<T>(_ t: T) async throws -> Color where T: P { f() }
        static func == (l: C, r: C) -> Bool { true }
        class func g() {} }
      """
    #expect(
      declarations(text) == [
        "type P {}", "function P.a", "constant P.b: Int {}", "function P.init", "type C {}",
        "function C.init {}",
        "local constant C.init.d = 1", "function C.e {}", "static function C.== {}",
        "static function C.g {}",
      ])
  }

  @Test func `patterns, members and labels declare nothing`() {
    for text in [
      "if let a = b { c }", "guard case let .x(y) = z else { return }", "for case let a in b {}",
      "a.case", "f(let: 1, enum: 2)",
      "switch a { case .b(let c): d }", "while let x = y() {}", "x.init(a)", "let", "enum",
      "case a", "import enum A.B", "`let` a = b",
      "// let a = 1", "\"let a = 1\"", "extension", "func", "let (a, b) = c", ".class",
      "let let let",
    ] { #expect(declarations(text).isEmpty, "\(text): \(declarations(text))") }
  }

  @Test func `parents are the declarations around`() throws {
    let source = swiftSource("enum A { enum B { static let c = 1 }\n static let d = 2 }\nlet e = 3")
    let all = source.declarations
    #expect(all.map(\.parent) == [nil, 0, 1, 0, nil])
    #expect(all.map { source.name(of: $0) } == ["A", "B", "c", "d", "e"])
    let value = try #require(all[2].value)
    #expect(source.location(value).start == Position(line: 1, column: 34))
  }

  @Test func `a hundred thousand bytes of keywords are read, and the declaration before them`() {
    for text in [
      "let ", "let a = ", "case ", "enum A ", "enum A {", "func f ", "func f(", "extension A ",
      "static ", "var a: A ", "let a = {",
      "if a\n", "let a, ", "enum A { case a = ", "class ", "init(", "var a: A {", "}",
      "switch a { case ", "guard ", "a.",
    ] {
      let piece = String(repeating: text, count: 100_000 / text.utf8.count)
      let source = swiftSource("let first = 1\n" + piece)
      #expect(source.declarations.first.map { source.name(of: $0) } == "first", "\(text)")
      #expect(source.declarations.count < source.tokens.count)
      #expect(!source.statements(0..<source.tokens.count).isEmpty)
    }
  }
}
