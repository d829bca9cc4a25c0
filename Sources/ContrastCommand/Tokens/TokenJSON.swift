import ColorSyntax
import Diagnostics
import TokenFiles

/// Tokens as JSON Lines.
enum TokenJSON {
  static func lines(_ system: TokenSystem, _ appearances: [Int]) -> [UInt8] {
    var writer = JSONWriter(capacity: system.tokens.count * 256)
    for token in system.tokens {
      writer.object { writer in
        writer.member("name", system.name(token))
        if let location = system.location(of: token) { writer.place(location) }
        writer.object("values") { writer in
          for appearance in appearances {
            writer.key(named: system.appearances.all[appearance].name)
            writer.object { $0.value(system, token, appearance) }
          }
        }
      }
      writer.endLine()
    }
    return writer.take()
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

  fileprivate mutating func value(_ system: TokenSystem, _ token: TokenID, _ appearance: Int) {
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
