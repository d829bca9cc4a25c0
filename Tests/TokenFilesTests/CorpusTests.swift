import Diagnostics
import SourceTrees
import TestSupport
import Testing

@testable import TokenFiles

/// Every file of the corpus beside the checkout is read, and what is found is held against its index.
///
/// Skipped where the corpus is not there. The index was made by a script: where we differ from it, the table
/// of exceptions says who is right and why.
@Suite(.enabled(if: Corpus().exists, "../shared/corpus is not there"))
struct CorpusTests {
  /// All files, each read by itself; read once for all tests.
  private static let readings: [(entry: Corpus.Entry, system: TokenSystem)] = {
    let corpus = Corpus()
    return ((try? corpus.entries()) ?? []).map { ($0, corpus.read($0.path)) }
  }()

  @Test func `as many colours are found in each file as its index counts`() {
    #expect(Self.readings.count == 425)
    var used: Set<String> = []
    for (entry, system) in Self.readings {
      let exception = CorpusExceptions.all[entry.path]
      if exception != nil { used.insert(entry.path) }
      let expected = exception?.colors ?? entry.colors ?? 0
      let colors = CorpusCount(system, entry).colors
      #expect(colors == expected, "\(entry.family) \(entry.path)")
      #expect(exception?.colors != entry.colors ?? 0, "no exception: \(entry.path)")
    }
    #expect(used.count == CorpusExceptions.all.count)
  }

  @Test func `no file is read as another kind`() {
    let corpus = Corpus()
    for (entry, _) in Self.readings {
      guard let file = corpus.file(entry.path) else { continue }
      let format = TokenFormats.all.first { $0.recognises(FileSketch(file)) }?.name
      let isWanted = format.map { Self.formats[entry.family]?.contains($0) ?? false } ?? false
      #expect(isWanted, "\(entry.path) as \(format ?? "nothing")")
    }
  }

  /// By the index's family, the formats that its files may be told as. A file without any token is no
  /// kind in particular, and some of Style Dictionary's and of Tokens Studio's are DTCG by now.
  private static let formats: [String: [String]] = [
    "css": ["css"], "dtcg": ["dtcg", "dtcg-resolver", "plain", "style-dictionary"],
    "dtcg-yaml": ["dtcg", "dtcg-resolver", "plain"],
    "style-dictionary": ["style-dictionary", "dtcg", "plain"],
    "tokens-studio": ["tokens-studio", "style-dictionary", "dtcg", "figma-export", "plain"],
    "figma-rest": ["figma-variables"], "figma-plugin": ["figma-export", "plain"],
    "xcassets": ["xcassets"], "swift": ["swift"], "markdown": ["markdown"], "theo-yaml": ["theo"],
    "spectrum-json": ["spectrum", "style-dictionary"],
    "other-json": ["plain", "style-dictionary", "theo"],
  ]

  @Test func `only files with mistakes have problems, and each has a place`() {
    for (entry, system) in Self.readings {
      let isFaulty = CorpusExceptions.faulty.contains(entry.path)
      #expect(system.problems.isEmpty != isFaulty, "\(entry.path): \(system.problems)")
      for problem in system.problems { #expect(problem.location != nil, "\(problem.message)") }
    }
  }

  @Test func `a token without a value says why`() {
    for (entry, system) in Self.readings {
      for id in system.tokens {
        for palette in system.palettes {
          guard case .unresolved(let problem) = palette[id] else { continue }
          #expect(!problem.message.isEmpty && problem.message.utf8.count < 1_000, "\(entry.path)")
        }
      }
    }
  }

  /// A second way of counting: the entries of a colour set that have a colour, by their appearances.
  @Test func `a colour set varies where its entries do`() throws {
    for (entry, system) in Self.readings where entry.family == "xcassets" {
      guard let file = system.files.first, let id = system.tokens.first else { continue }
      let root = try JSON.parse(file).root
      var said: Set<String> = []
      root["colors"]?.elements.filter { $0["color"] != nil }.forEach { element in
        let values = element["appearances"]?.elements.compactMap { $0["value"]?.text } ?? []
        said.insert(values.sorted().joined(separator: " "))
      }
      let held = (0..<4).map { system.definition(of: id, in: $0)?.written }
      #expect((held[0] != held[1]) == said.contains("dark"), "\(entry.path)")
      #expect((held[0] != held[2]) == said.contains("high"), "\(entry.path)")
      let own = said.contains("dark high") || said.contains("dark") != said.contains("high")
      #expect((held[0] != held[3]) == own, "\(entry.path)")
    }
  }

  @Test(arguments: CorpusExceptions.systems)
  func `whole systems resolve, each file with the others`(folder: String, unknown: Int) {
    let corpus = Corpus()
    let paths = SourceTree.files(below: corpus.folder + "/" + folder).map {
      String($0.dropFirst(corpus.folder.utf8.count + 1))
    }
    let sources = paths.compactMap { corpus.file($0) }.map { TokenSource(file: $0) }
    let system = TokenSystem.read(sources) { corpus.file($0) }
    let lost = system.tokens.filter {
      if case .unresolved = system.palettes[0][$0] { true } else { false }
    }
    #expect(lost.count == unknown, "\(lost.prefix(5).map { system.name($0) })")
    #expect(!system.tokens.isEmpty)
  }
}
