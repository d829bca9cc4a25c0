import Diagnostics
import Testing

@testable import TokenFiles

/// Custom properties under conditions that are about no appearance: the width, the pointer, a container.
@Suite struct CSSConditionTests {
  static let conditions = [
    "@media (min-width: 600px)", "@media screen and (width >= 40em)", "@media (hover: hover)",
    "@container card (min-width: 1px)", "@media not (orientation: landscape)",
  ]

  @Test(arguments: conditions)
  func `a colour that is set there and nowhere else is told, and where`(condition: String) throws {
    let reading = Reading(css: "\(condition) { :root { --x: #fff; --gap: 4px } }")
    #expect(reading.names == ["x"])
    #expect(reading.hexes("x") == Array(repeating: "valueUnknown", count: 4))
    let problem = try #require(reading.problem("x"))
    let query = condition.drop { $0 != " " }.dropFirst()
    #expect(problem.message == "x has a value only where \(query) holds")
    #expect(problem.location.file.text(problem.location.span) == "--x")
    #expect(reading.system.leftOut.map(\.count) == [2])
  }

  @Test(arguments: conditions)
  func `a value from outside counts, wherever it stands`(condition: String) {
    let inside = "\(condition) { :root { --x: #fff } }"
    #expect(Reading(css: ":root { --x: #111 } \(inside)").hex("x") == "#111111")
    #expect(Reading(css: "\(inside) :root { --x: #111 }").hex("x") == "#111111")
    let files = [("a.css", inside), ("b.css", ":root { --x: #111 }")]
    #expect(Reading(files).hex("x") == "#111111")
  }

  @Test func `only the appearances that have no value otherwise are told of`() {
    let reading = Reading(
      css: """
        @media (min-width: 1px) { :root { --x: #fff } }
        @media (prefers-color-scheme: dark) { :root { --x: #111 } }
        @media (min-width: 1px) and (prefers-color-scheme: dark) { :root { --y: #fff } }
        @media (min-width: 1px) { @media (prefers-color-scheme: dark) { :root { --z: #fff } } }
        """)
    #expect(reading.hexes("x") == ["valueUnknown", "#111111", "valueUnknown", "#111111"])
    #expect(reading.hexes("y") == ["absent", "valueUnknown", "absent", "valueUnknown"])
    #expect(reading.hexes("z") == ["absent", "valueUnknown", "absent", "valueUnknown"])
  }

  @Test func `an alias to a colour is one; what nobody sees on a screen is left out`() {
    let reading = Reading(
      css: """
        :root { --red: #f00; --gap: 4px }
        @media (min-width: 1px) { :root { --x: var(--red); --space: var(--gap) } }
        @media print { :root { --ink: #000 } }
        .card { @media (min-width: 1px) { --card: #fff } }
        """)
    #expect(reading.names == ["red", "x"])
    #expect(reading.hex("x") == "valueUnknown")
  }

  @Test func `a sheet that is imported under a width is told of likewise`() throws {
    let files = [
      ("a.css", "@import \"b.css\" (min-width: 600px);"), ("b.css", ":root { --x: #fff }"),
    ]
    let problem = try #require(Reading(files).problem("x"))
    #expect(problem.message.contains("(min-width: 600px) holds"))
  }
}
