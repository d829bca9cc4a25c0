package import ColorMath
package import Diagnostics

/// The literal colours and the opacities of text in source code, wherever they stand: what is judged
/// outside of a design system's own folder.
///
/// Swift and style sheets are read by their grammars, told by extension; anything else by what comments
/// and strings look like in it. Comments are left out. Time is linear in the bytes.
package struct SourceColors: Sendable {
  /// A colour that is written out, and not taken from the design system.
  package struct Literal: Sendable {
    package enum Kind: Hashable, Sendable {
      /// Components or digits.
      case components
      /// A colour that has a name in the language or the system: `Color.red`, `white`.
      case named
      /// Components or digits that make no colour, or one that only an initializer of the project's
      /// own knows: `Color(red: 255, green: 87, blue: 51)`.
      case malformed
    }

    package var kind: Kind
    /// Nil where nobody can know the value: `Color.primary`, components that are computed.
    package var color: Color?
    /// The whole expression.
    package var location: Location
    /// Why what is written out has no value: "has red 255, but components go from 0 to 1".
    package var problem: String? = nil
    /// As written.
    package var text: String { location.file.text(location.span) }
  }

  /// An opacity that makes another colour of a text's.
  package struct TextOpacity: Sendable {
    /// From 0 to 1; nil where it is computed.
    package var amount: Double?
    /// The call or the declaration.
    package var location: Location
    package var text: String { location.file.text(location.span) }
  }

  /// In source order.
  package internal(set) var literals: [Literal] = []
  package internal(set) var textOpacities: [TextOpacity] = []

  /// Reads a file in one pass.
  ///
  /// - Parameter initializers: What the project says of its own.
  package static func read(
    _ file: SourceFile, initializers: SwiftInitializers = SwiftInitializers()
  ) -> SourceColors {
    var colors = SourceColors()
    if file.hasExtension("swift") {
      var scan = SwiftColorScan(file, initializers)
      scan.run(&colors)
    } else if file.hasExtension("css", "pcss") {
      StyleColorScan(file).run(&colors)
    } else {
      var scan = PlainColorScan(file, PlainLanguage(extension: file.fileExtension))
      scan.run(&colors)
    }
    return colors
  }
}
