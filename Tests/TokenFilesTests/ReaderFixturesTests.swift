import ColorMath
import Diagnostics
import TestSupport
import Testing

@testable import TokenFiles

/// `fixtures/readers/<format>/`: inputs, and `expected.tsv` with each token's value in each appearance.
@Suite struct ReaderFixturesTests {
  private static let folder = Repository.root + "/fixtures/readers"
  static let formats = TokenFormats.all.map(\.name)

  private static func sources(_ format: String) -> [TokenSource] {
    SourceTree.files(below: folder + "/" + format).filter { !$0.hasSuffix(".tsv") }
      .compactMap { path in
        SourceTree.bytes(path).map {
          TokenSource(
            file: SourceFile(path: String(path.dropFirst(folder.utf8.count + 1)), bytes: $0))
        }
      }
  }

  /// The table of what was read: a hex colour, the kind of a problem, or a dash.
  private static func table(_ system: TokenSystem) -> [String] {
    let head = (["token"] + system.appearances.names).joined(separator: "\t")
    return [head]
      + system.tokens.map { id in
        let values = system.palettes.map { palette in
          switch palette[id] {
          case .color(let color): Swatch(token: nil, rgba: color.packed.rgba).hex
          case .unresolved(let problem): "\(problem.kind)"
          case .absent: "-"
          }
        }
        return ([system.name(id)] + values).joined(separator: "\t")
      }
  }

  @Test(arguments: formats)
  func `each format has inputs whose tokens are the expected ones`(format: String) throws {
    let sources = Self.sources(format)
    let system = TokenSystem.read(sources)
    let expected = try #require(
      SourceTree.text("\(Self.folder)/\(format)/expected.tsv"), "no fixtures for \(format)")
    #expect(Self.table(system) == expected.split(separator: "\n").map(String.init))
    #expect(system.problems.isEmpty)
    #expect(system.collisions.isEmpty)
    #expect(system.filesWithoutTokens.isEmpty)
  }

  @Test(arguments: formats)
  func `some of the inputs is recognised as that format`(format: String) {
    let recognised = Self.sources(format).compactMap { source in
      TokenFormats.all.first { $0.recognises(FileSketch(source.file)) }?.name
    }
    #expect(recognised.contains(format))
  }

  @Test(arguments: formats)
  func `line ends and a byte-order mark change nothing`(format: String) {
    let plain = Self.sources(format)
    let changed = plain.map { source in
      var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
      for byte in source.file.bytes { bytes += byte == 0x0A ? [0x0D, 0x0A] : [byte] }
      return TokenSource(file: SourceFile(path: source.file.path, bytes: bytes))
    }
    #expect(Self.table(TokenSystem.read(changed)) == Self.table(TokenSystem.read(plain)))
  }

  @Test(arguments: formats)
  func `a file that is cut off anywhere is read without a crash`(format: String) {
    for source in Self.sources(format) {
      let bytes = source.file.bytes
      for end in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
        let file = SourceFile(path: source.file.path, bytes: Array(bytes[..<end]))
        _ = TokenSystem.read([TokenSource(file: file, format: format)], discovers: true)
      }
    }
  }

  @Test(arguments: formats)
  func `a file of noise is read without a crash`(format: String) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for source in Self.sources(format) {
      var bytes = source.file.bytes
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if !bytes.isEmpty {
          bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
        }
        let file = SourceFile(path: source.file.path, bytes: bytes)
        _ = TokenSystem.read([TokenSource(file: file, format: format)], discovers: true)
      }
    }
  }
}
