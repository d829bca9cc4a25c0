import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// The closed lists of CSS Color 4: names, system colours, hex digits.
@Suite struct `Closed lists` {
  /// Two that coloraide 8.13.1 has as in X11; these are from CSS Color 4, "Named Colors".
  static let corrected = ["mediumpurple": "#9370db", "palevioletred": "#db7093"]

  @Test func `the 148 names are the colours that coloraide has for them`() throws {
    let rows = TabSeparatedTable.conformance("spaces.tsv").rows()
    #expect(rows.count == 148)
    for row in rows {
      let name = row["name"]
      let hex = Self.corrected[name] ?? row["hex"]
      #expect(try CSSColor.parse(name).absolute?.hex == hex, "\(name)")
      #expect(try CSSColor.parse(name.uppercased()) == CSSColor.parse(hex), "\(name)")
      let titled = name.prefix(1).uppercased() + name.dropFirst()
      #expect(try CSSColor.parse(titled) == CSSColor.parse(hex), "\(name)")
    }
  }

  @Test func `a name that is one letter short, or long, or another, is none`() {
    let names = Set(TabSeparatedTable.conformance("spaces.tsv").rows().map { $0["name"] })
    for name in names {
      for wrong in [String(name.dropLast()), name + "x", "x" + name, name + " x", "-" + name]
      where !names.contains(wrong) {
        #expect(throws: ColorSyntaxError.self, "\(wrong)") { try CSSColor.parse(wrong) }
      }
    }
  }

  @Test func `both spellings of grey are one colour`() throws {
    for name in [
      "gray", "darkgray", "darkslategray", "dimgray", "lightgray", "lightslategray", "slategray",
    ] {
      let spelling = name.dropLast(4) + "grey"
      #expect(try CSSColor.parse(String(spelling)) == CSSColor.parse(name), "\(spelling)")
    }
  }

  /// CSS Color 4, "System Colors".
  static let system = [
    "AccentColor", "AccentColorText", "ActiveText", "ButtonBorder", "ButtonFace", "ButtonText",
    "Canvas", "CanvasText", "Field", "FieldText", "GrayText", "Highlight", "HighlightText",
    "LinkText", "Mark", "MarkText", "SelectedItem", "SelectedItemText", "VisitedText",
  ]

  /// CSS Color 4 appendix A.
  static let deprecated = [
    ("ActiveBorder", "ButtonBorder"), ("ActiveCaption", "Canvas"), ("AppWorkspace", "Canvas"),
    ("Background", "Canvas"), ("ButtonHighlight", "ButtonFace"), ("ButtonShadow", "ButtonFace"),
    ("CaptionText", "CanvasText"), ("InactiveBorder", "ButtonBorder"),
    ("InactiveCaption", "Canvas"), ("InactiveCaptionText", "GrayText"),
    ("InfoBackground", "Canvas"), ("InfoText", "CanvasText"), ("Menu", "Canvas"),
    ("MenuText", "CanvasText"), ("Scrollbar", "Canvas"), ("ThreeDDarkShadow", "ButtonBorder"),
    ("ThreeDFace", "ButtonFace"), ("ThreeDHighlight", "ButtonBorder"),
    ("ThreeDLightShadow", "ButtonBorder"), ("ThreeDShadow", "ButtonBorder"),
    ("Window", "Canvas"), ("WindowFrame", "ButtonBorder"), ("WindowText", "CanvasText"),
  ]

  @Test(arguments: system) func `a system colour is known and has no value`(name: String) throws {
    for spelling in [name, name.lowercased(), name.uppercased()] {
      let color = try CSSColor.parse(spelling)
      #expect(color == .system(name))
      #expect(color.css == name.lowercased() && color.absolute == nil)
    }
    // What depends on it has no value either, wherever in it it stands.
    for text in [
      "color-mix(in srgb, red, \(name))", "oklch(from \(name) l c h)", "alpha(from \(name) / 0.5)",
      "contrast-color(\(name))", "color(from \(name) srgb r g b)",
    ] {
      #expect(try CSSColor.parse(text).absolute == nil, "\(text)")
    }
  }

  @Test(arguments: deprecated)
  func `a deprecated system colour is the one that it equals`(name: String, other: String) throws {
    #expect(try CSSColor.parse(name) == .system(other))
  }

  @Test func `the 4,096 short hex colours are their long forms`() throws {
    let digits = Array("0123456789abcdef")
    for red in digits {
      for green in digits {
        for blue in digits {
          let short = try CSSColor.parse("#\(red)\(green)\(blue)")
          #expect(short.absolute?.hex == "#\(red)\(red)\(green)\(green)\(blue)\(blue)")
        }
      }
    }
  }

  @Test func `every byte has one hex spelling in each channel, in either case`() throws {
    for byte in 0..<256 {
      let digits = String(byte + 256, radix: 16).dropFirst()
      let share = Double(byte) / 255
      let color = try #require(try CSSColor.parse("#\(digits)0000").absolute)
      #expect(color.components == [share, 0, 0])
      #expect(try CSSColor.parse("#\(digits)0000".uppercased()).absolute == color)
      #expect(try CSSColor.parse("#00\(digits)00").absolute?.components == [0, share, 0])
      #expect(try CSSColor.parse("#0000\(digits)").absolute?.components == [0, 0, share])
      let faded = try #require(try CSSColor.parse("#000000\(digits)").absolute)
      #expect(faded.alpha == share && faded.components == .zero)
      #expect(try CSSColor.parse("rgb(\(byte) 0 0)").absolute == color)
      #expect(try CSSColor.parse("rgb(\(byte), 0, 0)").absolute == color)
    }
  }

  @Test func `no byte but a digit is a hex digit`() {
    let digits = Set("0123456789abcdefABCDEF".utf8)
    for byte in UInt8.min...UInt8.max where !digits.contains(byte) {
      for place in 1...6 {
        var bytes = Array("#123456".utf8)
        bytes[place] = byte
        // A backslash may begin an escape, and a space ends a colour of three or four digits.
        let isOpen = byte == 0x5C || place == 4 || place == 5
        guard !isOpen else { continue }
        #expect(throws: ColorSyntaxError.self, "\(byte) at \(place)") {
          try CSSColor.parse(bytes, range: 0..<7)
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 5, 7, 9, 10, 16, 64])
  func `no other number of digits is a colour`(count: Int) {
    let text = "#" + String(repeating: "a", count: count)
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text) }
  }
}
