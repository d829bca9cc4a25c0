import Diagnostics
import Testing

@testable import TokenFiles

/// Several constants in one declaration, and one constant in several branches of `#if`.
@Suite struct SwiftBranchesTests {
  private func read(_ members: String) -> Reading {
    Reading(swift: "enum DS {\n\(members)\n}")
  }

  @Test(arguments: [
    ("static let (a, b) = (Color(white: 0), Color(hex: 0x112233))", ["#000000", "#112233"]),
    ("static let (a, b): (Color, Color) = (.white, .init(white: 0))", ["#ffffff", "#000000"]),
    ("static let (a, b) = (x: Color.white, y: Color(white: 0))", ["#ffffff", "#000000"]),
    ("static let (a, b): (x: Color, y: Color) = (.white, .black)", ["#ffffff", "#000000"]),
    ("static let (_, a), b: Color = .black", ["no such name", "#000000"]),
    ("static let (a, _, b) = (Color.white, 3, Color.black)", ["#ffffff", "#000000"]),
    ("static let (a, (_, b)) = (Color.white, (3, Color.black))", ["#ffffff", "#000000"]),
    ("static let (a, b) = (Color.white, Color.black), c = 3", ["#ffffff", "#000000"]),
    ("static let (a, b): (Color, Int) = make()", ["valueUnknown", "no such name"]),
    ("static let (a, b) = make()", ["no such name", "no such name"]),
    ("static let (a, b) = (Color.white, make)", ["#ffffff", "no colour"]),
    ("static let (a, b) = (Color.white, Color.black, 3)", ["no such name", "no such name"]),
    ("static let (a, b) =\n  (\n    Color.white,\n    Color.black\n  )", ["#ffffff", "#000000"]),
  ])
  func `each name of a tuple is a constant`(members: String, expected: [String]) {
    let reading = read(members)
    #expect([reading.hex("DS.a"), reading.hex("DS.b")] == expected)
    #expect(reading.system.problems.isEmpty)
  }

  @Test func `patterns declare nothing`() {
    #expect(read("func f() { if case let (a, b) = (Color.white, 1) {} }").names == [])
    #expect(read("func f() { for (a, b) in c {} }").names == [])
  }

  static let branches: [(members: String, hex: String, others: [String])] = [
    (
      "#if os(iOS)\nstatic let a = Color.white\n#else\nstatic let a = Color.black\n#endif",
      "#ffffff", ["#else"]
    ),
    (
      "#if os(iOS)\nstatic let a = Color.white\n#elseif os( macOS )\nstatic let a = Color.black\n"
        + "#else\nstatic let a = Color(white: 0.2)\n#endif",
      "#ffffff", ["#elseif os( macOS )", "#else"]
    ),
    (
      "#if os(iOS)\nstatic let a = Color(uiColor: make(3))\n#else\nstatic let a = Color.black\n#endif",
      "#000000", ["#if os(iOS)"]
    ),
    (
      "#if A\n#if B\nstatic let a = Color.white\n#else\nstatic let a = Color.black\n#endif\n#else\n"
        + "static let a = Color(white: 0.2)\n#endif",
      "#ffffff", ["#else", "#else"]
    ),
    ("#if A\nstatic let a = Color.white\n#endif", "#ffffff", []),
    (
      "#if A\nstatic let b = Color.white\n#else\nstatic let a = Color.black\n#endif", "#000000", []
    ),
    (
      "#if A\nstatic let a = Color(light: .white, dark: .black)\n#else\n"
        + "static let a = Color(light: .black, dark: .white)\n#endif",
      "#ffffff", ["#else"]
    ),
  ]

  @Test(arguments: branches)
  func `of branches that exclude each other one counts, and the others are told`(
    members: String, hex: String, others: [String]
  ) {
    let reading = read(members)
    #expect(reading.hex("DS.a") == hex)
    #expect(reading.system.collisions.isEmpty)
    #expect(reading.system.leftOut.map(\.text) == others)
    for left in reading.system.leftOut {
      #expect(left.reason == .otherBranch)
      #expect(left.location.file.text(left.location.span) == "a")
    }
  }

  /// Nothing says that `A` and `B` are not both set.
  @Test(arguments: [
    "#if A\nstatic let a = Color.white\n#endif\n#if B\nstatic let a = Color.black\n#endif",
    "static let a = Color.white\n#if B\nstatic let a = Color.black\n#endif",
    "#if A\nstatic let a = Color.white\nstatic let a = Color.black\n#else\n#endif",
    "#if A\nstatic let a = Color.white\n#endif\n#else\nstatic let a = Color.black",
  ])
  func `what one build may have twice is a collision`(members: String) {
    let reading = read(members)
    #expect(reading.system.collisions.count == 1)
    #expect(reading.system.leftOut.isEmpty)
  }

  @Test func `hostile branches end soon`() {
    let deep = String(repeating: "#if A\n", count: 20_000)
    _ = read(deep + "static let a = Color.white\n#else\nstatic let a = Color.black")
    _ = read(String(repeating: "#else\nstatic let a = Color.white\n", count: 5_000))
    _ = read(
      "#if A\n"
        + String(repeating: "static let a = Color.white\n#elseif B\n", count: 2_000) + "#endif")
    _ = read("static let " + String(repeating: "(a, ", count: 20_000))
    _ = read("static let (" + String(repeating: "a, ", count: 20_000) + "b) = (Color.white)")
  }
}
