package import Diagnostics
package import TokenFiles

/// What a colour key of a manifest says, with its place. A class, so that elements stay small.
package final class PaintReference: Sendable {
  package enum Content: Sendable {
    case solid(ColorReference)
    /// The stops of a gradient, in order; at least two.
    case gradient([ColorReference])
  }
  package let content: Content
  package let location: Location

  package init(_ content: Content, at location: Location) {
    self.content = content
    self.location = location
  }

  /// The one colour, or a gradient's stops.
  package var references: [ColorReference] {
    switch content {
    case .solid(let reference): [reference]
    case .gradient(let stops): stops
    }
  }

  /// The same one by one.
  func forEachReference(_ body: (ColorReference) -> Void) {
    switch content {
    case .solid(let reference): body(reference)
    case .gradient(let stops): for stop in stops { body(stop) }
    }
  }
}

/// A colour as a manifest, or a document's own word, names it.
package enum ColorReference: Sendable {
  case token(TokenID)
  case literal(LiteralColor)
  /// Neither a known token nor a colour. A problem has been reported; what depends on it is undecided.
  case unknown(String)
}
