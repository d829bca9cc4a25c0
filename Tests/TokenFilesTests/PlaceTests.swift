import ColorMath
import ColorSyntax
import Diagnostics
import TestSupport
import Testing

@testable import TokenFiles

/// Where tokens stand, in every format: the fixtures of all readers, looked at by what is written at each place.
@Suite struct PlaceTests {
  private static let folder = Repository.root + "/fixtures/readers"

  private static func system(_ format: String) -> TokenSystem {
    let paths = SourceTree.files(below: folder + "/" + format).filter { !$0.hasSuffix(".tsv") }
    return TokenSystem.read(
      paths.compactMap { path in
        SourceTree.bytes(path).map { TokenSource(file: SourceFile(path: path, bytes: $0)) }
      })
  }

  private static func text(_ location: Location) -> String { location.file.text(location.span) }

  @Test(arguments: TokenFormats.all.map(\.name))
  func `each definition has a name and a value at places that are in its file`(format: String)
    throws
  {
    let system = Self.system(format)
    try #require(!system.tokens.isEmpty)
    for id in system.tokens {
      for definition in system.definitions(of: id) {
        let bytes = system.files[Int(definition.file)].bytes.count
        for span in [definition.name, definition.written] {
          #expect(!span.range.isEmpty, "\(system.name(id))")
          #expect(span.range.upperBound <= bytes)
        }
      }
    }
  }

  /// What stands at the place of a literal is that colour, read as CSS where it can be.
  @Test(arguments: TokenFormats.all.map(\.name))
  func `what can be replaced is the text of the colour itself`(format: String) {
    let system = Self.system(format)
    var found = 0
    for id in system.tokens {
      for (appearance, palette) in system.palettes.enumerated() {
        guard let literal = system.literal(of: id, in: appearance), literal.isReplaceable else {
          continue
        }
        found += 1
        let written = (try? CSSColor.parse(literal.text))?.absolute
        #expect(
          written?.packed == palette.color(literal.token)?.packed,
          "\(system.name(id)): \(literal.text)")
      }
    }
    // Colour sets, Figma's channels and lists have none that is written as CSS.
    let objects = ["xcassets", "figma-variables"]
    #expect((found > 0) != objects.contains(format) || objects.contains(format))
  }

  /// The last part of the name stands where the name is said to stand, but for formats whose name is that of a file.
  @Test(arguments: TokenFormats.all.map(\.name).filter { $0 != "xcassets" && $0 != "spectrum" })
  func `a name stands where it is said to stand`(format: String) {
    let system = Self.system(format)
    for id in system.tokens {
      let name = system.name(id)
      guard let first = system.definitions(of: id).first, let place = system.location(of: id) else {
        Issue.record("\(name) has no place")
        continue
      }
      if place.file.path.hasSuffix("/Contents.json") { continue }
      let text = Self.text(place)
      let isPart = name.hasSuffix(text.hasPrefix("--") ? String(text.dropFirst(2)) : text)
      let parts = name.split(whereSeparator: { ".-/_ ".contains($0) }).map(String.init)
      // A token of modes alone stands where the first of them does.
      let isMode = ["light", "base", "default"].contains(text)
      #expect(isPart || isMode || parts.contains { text.contains($0) }, "\(name): \(text)")
      #expect(place.span == first.name)
      #expect(place.start.line >= 1 && place.start.column >= 1)
    }
  }

  /// A line of words before a file moves every place by a line and by nothing else.
  @Test(arguments: ["css", "markdown", "swift", "theo", "android"])
  func `a line more at the top moves each place by one line`(format: String) {
    let comments = [
      "css": "/* é */\n", "markdown": "é\n", "swift": "// é\n", "theo": "# é\n",
      "android": "<!-- é -->\n",
    ]
    let paths = SourceTree.files(below: Self.folder + "/" + format)
      .filter { path in !["tsv", "json"].contains { path.hasSuffix($0) } }
    func places(_ before: String) -> [String: (line: Int, column: Int)] {
      let system = TokenSystem.read(
        paths.compactMap { path in
          SourceTree.text(path).map { TokenSource(file: SourceFile(path: path, text: before + $0)) }
        })
      var places: [String: (line: Int, column: Int)] = [:]
      for id in system.tokens {
        if let start = system.location(of: id)?.start {
          places[system.name(id)] = (start.line, start.column)
        }
      }
      return places
    }
    let plain = places("")
    let moved = places(comments[format] ?? "")
    // Front matter is some only where a file begins with it.
    let names = plain.keys.filter { format != "markdown" || $0.hasPrefix("color-") }.sorted()
    #expect(names == moved.keys.sorted())
    for (name, place) in plain where names.contains(name) {
      #expect(moved[name]?.line == place.line + 1, "\(name)")
      #expect(moved[name]?.column == place.column, "\(name)")
    }
  }
}
