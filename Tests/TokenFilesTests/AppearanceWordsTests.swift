import Testing

@testable import TokenFiles

/// The words by which formats name appearances.
@Suite struct AppearanceWordsTests {
  private let words = AppearanceWords(.standard)

  /// Light, dark, light with more contrast, dark with more contrast.
  static let standard: [(name: String, selected: String?)] = [
    ("light", "1010"), ("dark", "0101"), ("Dark", "0101"), ("Dark Mode", "0101"),
    ("dark-theme", "0101"),
    ("theme-dark", "0101"), ("colorSchemeDark", "0101"), ("night", "0101"), ("day", "1010"),
    ("high-contrast", "0011"), ("highContrast", "0011"), ("hc", "0011"), ("More contrast", "0011"),
    ("dark_high_contrast", "0001"), ("darkHighContrast", "0001"), ("High contrast dark", "0001"),
    ("dark-hc", "0001"), ("light-high-contrast", "0010"), ("increased contrast light", "0010"),
    ("dark normal", "0100"), ("light standard", "1000"), ("default", "1111"), ("base", "1111"),
    ("Value", "1111"), ("深色", "0101"), ("亮色", "1010"),
    ("dimmed", nil), ("dark-dimmed", nil), ("light dark", nil), ("lightness", nil), ("darken", nil),
    ("contrast", nil), ("low contrast", nil), ("", nil), ("-", nil), ("brand", nil),
    ("darkest", nil),
    ("highlight", nil), ("midnight", nil), ("daylight", nil), ("spotlight", nil),
  ]

  @Test(arguments: standard)
  func `words of scheme and contrast select, and no others`(name: String, selected: String?) {
    let mask = words.match(name)?.mask
    let shown = mask.map { mask in
      String((0..<4).map { mask.contains(index: $0) ? "1" as Character : "0" })
    }
    #expect(shown == selected)
  }

  @Test(arguments: [
    ("default", 0), ("light", 1), ("dark", 1), ("high contrast", 1), ("dark high contrast", 2),
  ])
  func `more conditions win`(name: String, rank: Int) {
    #expect(words.match(name)?.rank == rank)
  }

  @Test func `a name or a mode of the project selects its own appearance and nothing else`() {
    let set = AppearanceSet([
      Appearance("light"), Appearance("dark"), Appearance("dark-dimmed", mode: "Dimmed (beta)"),
      Appearance("brand-b"),
    ])
    let words = AppearanceWords(set)
    #expect(words.match("dark-dimmed")?.mask == AppearanceMask(index: 2))
    #expect(words.match("Dark Dimmed")?.mask == AppearanceMask(index: 2))
    #expect(words.match("dimmed beta")?.mask == AppearanceMask(index: 2))
    #expect(words.match("theme-brand-b")?.mask == AppearanceMask(index: 3))
    #expect(words.match("dark")?.mask == AppearanceMask(index: 1))
    #expect(words.match("brand")?.mask == nil)
  }

  static let contexts: [(names: [String], masks: [String])] = [
    (["Light", "Dark"], ["1010", "0101"]), (["Dark", "Light"], ["0101", "1010"]),
    (["Default", "Dark"], ["1010", "0101"]), (["Mode 1"], ["1111"]),
    (["Light", "Dark", "Light HC", "Dark HC"], ["1000", "0100", "0010", "0001"]),
    (["Light", "Dark", "Wireframe"], ["1010", "0101", "0000"]), (["A", "B"], ["1111", "0000"]),
    (["Normal", "High contrast"], ["1100", "0011"]), ([], []),
  ]

  @Test(arguments: contexts)
  func `of contexts that exclude each other each appearance has one`(
    names: [String], masks: [String]
  ) {
    let found = words.assign(names, fallback: 0).map { mask in
      String((0..<4).map { mask.contains(index: $0) ? "1" as Character : "0" })
    }
    #expect(found == masks)
  }

  @Test(arguments: [
    ("light", "1010"), ("dark", "0101"), ("light-high-contrast", "0010"),
    ("dark-high-contrast", "0001"),
  ])
  func `a stated appearance serves for those that fall back on it`(name: String, selected: String) {
    let mask = words.stated(name)?.mask
    #expect(
      mask.map { mask in
        String((0..<4).map { mask.contains(index: $0) ? "1" as Character : "0" })
      } == selected)
    #expect(words.stated("dimmed") == nil)
  }

  @Test func `a set has each name once, at least one, and 64 at most`() {
    #expect(AppearanceSet([]).names == AppearanceSet.standard.names)
    #expect(
      AppearanceSet([Appearance("a"), Appearance("b"), Appearance("a")]).names == ["a", "b"])
    let many = AppearanceSet((0..<100).map { Appearance("a\($0)") })
    #expect(many.count == 64)
    #expect(many.mask.rawValue == .max)
    #expect(AppearanceSet.standard.mask.rawValue == 0b1111)
  }

  @Test func `more contrast falls back on the same scheme`() {
    let set = AppearanceSet.standard
    #expect((0..<4).map { set.fallback(of: $0) } == [nil, nil, 0, 1])
  }
}

/// Names by number.
@Suite struct NameTableTests {
  @Test func `a name has one number, in order of first appearance`() {
    var table = NameTable()
    let names = (0..<5_000).map { "name-\($0 % 1_000)" }
    let numbers = names.map { name -> Int in
      var name = name
      return name.withUTF8 { table.intern($0) }
    }
    #expect(numbers == (0..<5_000).map { $0 % 1_000 })
    #expect(table.count == 1_000)
    for index in 0..<1_000 {
      #expect(table.name(index) == "name-\(index)")
      #expect(table.find("name-\(index)") == index)
      #expect(table.length(index) == table.name(index).utf8.count)
    }
    #expect(table.find("name-1000") == nil)
  }

  @Test func `names are bytes: empty, long, alike and canonically equal ones are apart`() {
    var table = NameTable()
    let names = [
      "", "a", "a\u{0}", "\u{0}a", "\u{E9}", "e\u{301}", "12345678", "123456789",
      String(repeating: "x", count: 10_000), String(repeating: "x", count: 10_001),
    ]
    for (index, name) in names.enumerated() {
      var name = name
      #expect(name.withUTF8 { table.intern($0) } == index)
    }
    #expect(table.count == names.count)
    for (index, name) in names.enumerated() { #expect(table.find(name) == index) }
    #expect(NameTable().find("a") == nil)
  }
}
