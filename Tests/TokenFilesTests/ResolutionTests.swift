import ColorMath
import Diagnostics
import Testing

@testable import TokenFiles

/// Definitions written by hand, to test resolution without a format.
struct ReadingBuilder {
  var reading: TokenReading
  let file = SourceFile(path: "tokens.txt", text: "value 16px name")

  init(_ appearances: AppearanceSet = .standard) {
    reading = TokenReading(appearances: appearances) { _ in nil }
    reading.open(file)
  }

  mutating func define(
    _ name: String, _ value: TokenValue, in names: [String]? = nil, rank: Int = 0,
    claim: TokenClaim = .unknown
  ) {
    var mask = reading.appearances.mask
    if let names {
      mask = []
      for name in names {
        if let index = reading.appearances.index(of: name) {
          mask.insert(AppearanceMask(index: index))
        }
      }
    }
    reading.definitions.append(
      TokenDefinition(
        token: reading.token(name), value: value, appearances: mask,
        precedence: TokenPrecedence(rank: rank),
        file: 0, name: Span(11, 15), written: Span(6, 10), claim: claim))
  }

  mutating func color(_ rgba: UInt32) -> TokenValue {
    let packed = PackedColor(rgba: rgba)
    return reading.add(TokenColor(Color(.srgb, 0, 0, 0), packed: packed))
  }

  mutating func alias(_ name: String) -> TokenValue { .alias(reading.token(name)) }

  var system: TokenSystem { TokenSystem(reading) }
}

@Suite struct ResolutionTests {
  private func packed(
    _ system: TokenSystem, _ name: String, _ appearance: String = "light"
  ) throws -> UInt32? {
    let id = try #require(system.id(named: name))
    return system.palette(appearance)?.color(id)?.packed.rgba
  }

  private func problem(_ system: TokenSystem, _ name: String) throws -> TokenProblem? {
    let id = try #require(system.id(named: name))
    guard case .unresolved(let problem) = system.palettes[0][id] else { return nil }
    return problem
  }

  @Test func `an alias has the colour of what it refers to, and the chain says how`() throws {
    var builder = ReadingBuilder()
    builder.define("a", builder.alias("b"))
    builder.define("b", builder.alias("c"))
    builder.define("c", builder.color(0x1122_33FF))
    let system = builder.system
    #expect(try packed(system, "a") == 0x1122_33FF)
    let first = try #require(system["a"])
    #expect(system.chain(of: first, in: 0).map { system.name($0) } == ["b", "c"])
    #expect(system.literal(of: first, in: 0)?.text == "16px")
    #expect(system.tokens.map { system.name($0) } == ["a", "b", "c"])
  }

  @Test func `an alias is resolved anew in each appearance`() throws {
    var builder = ReadingBuilder()
    builder.define("text", builder.alias("ink"))
    builder.define("ink", builder.color(0x0000_00FF), in: ["light", "light-high-contrast"])
    builder.define("ink", builder.color(0xFFFF_FFFF), in: ["dark", "dark-high-contrast"])
    let system = builder.system
    #expect(try packed(system, "text") == 0x0000_00FF)
    #expect(try packed(system, "text", "dark") == 0xFFFF_FFFF)
    #expect(try packed(system, "text", "dark-high-contrast") == 0xFFFF_FFFF)
    let ink = try #require(system["ink"])
    #expect(system.varies(ink))
    #expect(!system.varies(try #require(system["text"])))
    #expect(system.fallback(of: ink, in: 3) == 1)
    #expect(system.fallback(of: ink, in: 1) == nil)
  }

  @Test func `a token without a value in an appearance is absent, and an alias to it says so`()
    throws
  {
    var builder = ReadingBuilder()
    builder.define("ink", builder.color(0xFF), in: ["dark"])
    builder.define("text", builder.alias("ink"))
    let system = builder.system
    #expect(try packed(system, "ink") == nil)
    #expect(try problem(system, "ink") == nil)
    let found = try #require(try problem(system, "text"))
    #expect(found.kind == .unsuitableAlias)
    #expect(found.message == "text refers to ink, which has no value in light")
  }

  @Test func `the higher precedence wins, then the later definition`() throws {
    var builder = ReadingBuilder()
    builder.define("a", builder.color(1), rank: 2)
    builder.define("a", builder.color(2), rank: 1)
    builder.define("b", builder.color(3))
    builder.define("b", builder.color(4))
    let system = builder.system
    #expect(try packed(system, "a") == 1)
    #expect(try packed(system, "b") == 4)
  }

  @Test func `a cycle is one problem of its members, and those that lead into it say the way`()
    throws
  {
    var builder = ReadingBuilder()
    builder.define("z", builder.alias("a"))
    builder.define("a", builder.alias("b"))
    builder.define("b", builder.alias("c"))
    builder.define("c", builder.alias("a"))
    let system = builder.system
    let member = try #require(try problem(system, "b"))
    #expect(member.kind == .cycle)
    #expect(member.message == "a → b → c → a is a cycle")
    let outside = try #require(try problem(system, "z"))
    #expect(outside.message == "z → a: a → b → c → a is a cycle")
    #expect(outside.cause == system.id(named: "a"))
  }

  @Test func `a token that refers to itself is a cycle`() throws {
    var builder = ReadingBuilder()
    builder.define("a", builder.alias("a"))
    #expect(try problem(builder.system, "a")?.message == "a refers to itself")
  }

  @Test func `an unknown name is a problem with what was probably meant`() throws {
    var builder = ReadingBuilder()
    builder.define("color-text", builder.color(0xFF))
    builder.define("a", builder.alias("color-txt"))
    builder.define("b", builder.alias("a"))
    let system = builder.system
    let found = try #require(try problem(system, "a"))
    #expect(found.kind == .undefinedAlias)
    #expect(found.message == "a refers to color-txt, which nothing defines")
    #expect(found.help == "did you mean color-text?")
    #expect(
      try problem(system, "b")?.message == "b → a: a refers to color-txt, which nothing defines")
  }

  @Test(arguments: [("late", "later"), ("dark.accent", "accent")])
  func `a token is not told to refer to itself`(_ name: String, _ target: String) throws {
    var builder = ReadingBuilder()
    builder.define(name, builder.alias(target))
    #expect(try #require(try problem(builder.system, name)).help == nil)
  }

  @Test func `what is no colour is no token, unless an alias claims to be one`() throws {
    var builder = ReadingBuilder()
    builder.define("space", .notColor)
    builder.define("gap", builder.alias("space"))
    builder.define("color-gap", builder.alias("space"), claim: .color)
    builder.define("radius", builder.alias("nowhere"), claim: .other)
    let system = builder.system
    #expect(system.tokens.map { system.name($0) } == ["color-gap"])
    #expect(system["space"] == nil)
    #expect(system.notColor(try #require(system.id(named: "space"))) == "16px")
    #expect(
      try problem(system, "color-gap")?.message
        == "color-gap refers to space, which is no colour: 16px")
  }

  @Test func `a chain of 20000 aliases resolves from either end`() throws {
    for isBackwards in [false, true] {
      var builder = ReadingBuilder()
      let numbers = isBackwards ? Array((0..<20_000).reversed()) : Array(0..<20_000)
      for number in numbers { builder.define("t\(number)", builder.alias("t\(number + 1)")) }
      builder.define("t20000", builder.color(7))
      let system = builder.system
      #expect(try packed(system, "t0") == 7)
      #expect(system.chain(of: try #require(system["t0"]), in: 0).count == 20_000)
    }
  }

  @Test func `a cycle of 20000 and a chain of 20000 into nothing end in short sentences`() throws {
    var builder = ReadingBuilder()
    for number in 0..<20_000 {
      builder.define("c\(number)", builder.alias("c\((number + 1) % 20_000)"))
      builder.define("n\(number)", builder.alias("n\(number + 1)"))
    }
    let system = builder.system
    #expect(try #require(try problem(system, "c5")).message.utf8.count < 200)
    #expect(try #require(try problem(system, "n0")).message.utf8.count < 200)
    #expect(try #require(try problem(system, "n0")).message.contains("…"))
  }

  /// `red` and `color(srgb 1 0 0)` are one colour, however each is serialised (CSS Color 4, "Serializing
  /// <color> Values").
  @Test func `colours that are equal count as one`() throws {
    let reading = Reading(
      css: ":root { --a: red; --b: color(srgb 1 0 0); --c: #f00; --d: color(srgb 1 0 0.001) }")
    let ids = ["a", "b", "c", "d"].compactMap { reading.system.id(named: $0) }
    let colors = ids.compactMap { reading.system.palettes[0].color($0) }
    try #require(colors.count == 4)
    #expect(colors.map(\.isLegacy) == [true, false, true, false])
    #expect(Set(colors).count == 2)
    #expect(colors[0] == colors[1] && colors[0].hashValue == colors[1].hashValue)
    // Alike in 8 bits and another colour all the same.
    #expect(colors[0].packed == colors[3].packed && colors[0] != colors[3])
  }
}
