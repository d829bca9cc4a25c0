package import Diagnostics

/// How a piece of text is set off on a terminal: by SGR codes (ECMA-48 8.3.117), and never by colour alone.
package enum TerminalStyle: String, Sendable {
  case failure = "1;31"
  case undecided = "1;35"
  case waived = "33"
  case pass = "32"
  case skipped = "36"
  case heading = "1"
  case faint = "2"

  package init(_ outcome: Outcome) {
    switch outcome {
    case .fail: self = .failure
    case .undecided: self = .undecided
    case .waived: self = .waived
    case .pass: self = .pass
    case .skipped: self = .skipped
    }
  }
}

extension Output {
  /// Writes with a style where the terminal has colour, plainly where not.
  package mutating func styled(
    _ style: TerminalStyle, _ depth: Presentation.ColorDepth, _ body: (inout Output) -> Void
  ) {
    guard depth != .none else { return body(&self) }
    write("\u{1B}[")
    write(style.rawValue)
    write("m")
    body(&self)
    write("\u{1B}[0m")
  }

  /// A letter or two in the pair's own colours: what the reader of the screen would see.
  package mutating func swatch(_ foreground: UInt32, on background: UInt32, _ letters: String) {
    write("\u{1B}[38;2;")
    channels(foreground)
    write(";48;2;")
    channels(background)
    write("m")
    write(letters)
    write("\u{1B}[0m")
  }

  private mutating func channels(_ rgba: UInt32) {
    write(Int(rgba >> 24))
    write(byte: UInt8(ascii: ";"))
    write(Int(rgba >> 16 & 0xFF))
    write(byte: UInt8(ascii: ";"))
    write(Int(rgba >> 8 & 0xFF))
  }
}

extension Swatch {
  /// This colour over an opaque one, both 0xRRGGBBAA: source-over in gamma-encoded sRGB, to be drawn.
  package func flattened(over background: UInt32) -> UInt32 {
    let alpha = rgba & 0xFF
    var result: UInt32 = 0xFF
    for shift: UInt32 in [24, 16, 8] {
      let top = rgba >> shift & 0xFF
      let bottom = background >> shift & 0xFF
      result |= ((top * alpha + bottom * (255 - alpha) + 127) / 255) << shift
    }
    return result
  }
}
