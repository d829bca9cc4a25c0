import ColorSyntax
import Diagnostics
import Reporters
import TokenFiles

/// Tokens as JSON Lines.
enum TokenJSON {
  /// Passes lines on in pieces, so that they need not all be held.
  static func write(
    _ system: TokenSystem, _ appearances: [Int], to passOn: ([UInt8]) -> Void
  ) {
    var writer = JSONWriter()
    for token in system.tokens {
      writer.object { writer in
        writer.member("name", system.name(token))
        if let location = system.location(of: token) { writer.place(location) }
        if let said = system.deprecations[token] {
          if said.isEmpty {
            writer.member("deprecated", true)
          } else {
            writer.member("deprecated", said)
          }
        }
        writer.object("values") { $0.values(system, token, appearances) }
      }
      writer.endLine()
      writer.pour(into: passOn)
    }
    writer.pourRest(into: passOn)
  }
}

extension JSONWriter {
  fileprivate mutating func place(_ location: Location) {
    let (start, end) = (location.start, location.end)
    object("location") { writer in
      writer.member("file", location.file.path)
      writer.member("line", start.line)
      writer.member("column", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
    }
  }

  /// A value for each appearance. Mostly they are all the same, and are worked out once.
  fileprivate mutating func values(
    _ system: TokenSystem, _ token: TokenID, _ appearances: [Int]
  ) {
    var last: (appearance: Int, place: Range<Int>)?
    for appearance in appearances {
      key(named: system.appearances.all[appearance].name)
      if let last, system.isSame(token, in: last.appearance, appearance) {
        again(last.place)
        continue
      }
      let start = output.bytes.count
      object { $0.value(system, token, appearance) }
      last = (appearance, start..<output.bytes.count)
    }
  }

  private mutating func value(_ system: TokenSystem, _ token: TokenID, _ appearance: Int) {
    if case .color(let color) = system.palettes[appearance][token] {
      member("css", color.css)
      member("hex", color.packed.hex)
    } else {
      member(ifPresent: "problem", system.problem(token, in: appearance))
    }
    let chain = system.chain(of: token, in: appearance, limit: Self.longestChain + 1)
    guard !chain.isEmpty else { return }
    array("via") { writer in
      for link in chain.prefix(Self.longestChain) { writer.string(system.name(link)) }
      if chain.count > Self.longestChain { writer.string("…") }
    }
  }

  /// How many names of an alias chain are written, so that chains of thousands, each a part of the next,
  /// don't make an output of millions.
  private static var longestChain: Int { 64 }
}
