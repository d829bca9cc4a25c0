import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// The shapes in which colours stand in the Swift of public design systems.
@Suite struct `Swift sources of colours` {
  /// A constant's value, or the statements of its body, written out.
  private func value(_ name: String, in text: String) -> String? {
    let source = swiftSource(text)
    let all = source.declarations
    guard let declaration = all.first(where: { source.qualifiedName(of: $0, in: all) == name })
    else {
      return nil
    }
    if let value = declaration.value { return read(swift: source.file.text(source.span(value))) }
    return declaration.body.map { body in
      source.statements(source.contents(of: body)).map { write($0, source) }.joined(separator: "; ")
    }
  }

  @Test func `a constant of an extension`() {
    let text = """
      import SwiftUI
      public extension Color {
        /// Canvas
        @MainActor static let bgCanvas = Color(hex: "#FAF9F5") // light only
        static var accent: Color { Color("accent", bundle: .module) }
      }
      """
    #expect(value("Color.bgCanvas", in: text) == "Color(hex: '#FAF9F5')")
    #expect(value("Color.accent", in: text) == "Color('accent', bundle: .module)")
  }

  @Test func `light and dark in a closure over traits`() {
    let text = """
      enum Colors {
        static let ink = UIColor { traits in
          switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
          case (.dark, .high): return UIColor(white: 1, alpha: 1)
          case (.dark, _): return UIColor(hex: 0xF5F2E9)
          default: return UIColor(red: 23 / 255, green: 23 / 255, blue: 23 / 255, alpha: 1)
          }
        }
        static var soft: UIColor {
          UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1) : .white })
        }
      }
      """
    #expect(
      value("Colors.ink", in: text)
        == "UIColor({traits: switch tuple(traits.userInterfaceStyle, traits.accessibilityContrast) "
        + "{tuple(.dark, .high): return UIColor(white: 1, alpha: 1) | tuple(.dark, _): return UIColor(hex: 0xF5F2E9) | "
        + "default: return UIColor(red: (23 / 255), green: (23 / 255), blue: (23 / 255), alpha: 1)}})"
    )
    #expect(
      value("Colors.soft", in: text)
        == "UIColor(dynamicProvider: {: (($0.userInterfaceStyle == .dark) ? "
        + "#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1) : .white)})")
  }

  @Test func `a function that chooses by cases`() {
    let text = """
      public class GlobalTokens: NSObject {
        public static func color(_ token: Token) -> Color {
          switch token {
          case .comm10:
            return Color(hexValue: 0x061724)
          case .comm20:
            return Color(hexValue: 0x082338)
          }
        }
      }
      """
    #expect(
      value("GlobalTokens.color", in: text)
        == "switch token {.comm10: return Color(hexValue: 0x061724) | .comm20: return Color(hexValue: 0x082338)}"
    )
  }

  @Test func `a dictionary, names of assets and modifiers`() {
    let text = """
      struct Theme {
        let dim: [String: Color] = ["a": .red, "b": Color(.displayP3, red: 1, green: 0.5, blue: 0)]
        var hover: Color { interactive.opacity(0.9) }
        let oklch = OKLCHColor(l: 0.71, c: 0.18, h: 38.2)
        static let raw = VitaminColor(rgbaValue: 0xFF6030_80), other = srgb(0x00, 0x9A, 0xC7, opacity: 1)
      }
      enum Asset: String { case brandAccent = "Brand/accent" }
      """
    #expect(
      value("Theme.dim", in: text)
        == "['a': .red, 'b': Color(.displayP3, red: 1, green: 0.5, blue: 0)]")
    #expect(value("Theme.hover", in: text) == "interactive.opacity(0.9)")
    #expect(value("Theme.oklch", in: text) == "OKLCHColor(l: 0.71, c: 0.18, h: 38.2)")
    #expect(value("Theme.raw", in: text) == "VitaminColor(rgbaValue: 0xFF6030_80)")
    #expect(value("Theme.other", in: text) == "srgb(0x00, 0x9A, 0xC7, opacity: 1)")
    #expect(value("Asset.brandAccent", in: text) == "'Brand/accent'")
  }

  @Test func `eight digits are told from six`() {
    let source = swiftSource("[0xFF6030, 0xFF603080, 0xFFF, 0x00FF6030]")
    #expect(source.tokens.indices.compactMap(source.hexDigits) == [6, 8, 3, 8])
  }

  @Test func `colours in comments and strings are none`() {
    let source = swiftSource(
      "// Color(hex: \"#000\")\n/* UIColor(white: 1) */ let a = \"Color(red: 1)\", b = #\"UIColor(\"x\")\"#, c = /Color(.)/"
    )
    #expect(source.calls.isEmpty)
  }

  /// Skipped, saying so, where there is no corpus of public design systems beside the checkout.
  @Test(.enabled(if: !Corpus.files(["swift"]).isEmpty, "there is no corpus beside the checkout"))
  func `files of public design systems are read without errors`() throws {
    for path in Corpus.files(["swift"]) {
      let bytes = try #require(SourceTree.bytes(path))
      let source = SwiftSource(SourceFile(path: path, bytes: bytes))
      #expect(
        source.errors.isEmpty,
        "\(path): \(source.errors.map { "\($0.location.start) \($0.message)" })")
      checkSwift(bytes)
    }
  }

  /// The package's own sources are some thousands of lines of Swift.
  @Test func `the package's own sources are read without errors`() throws {
    let paths = SourceTree.files(below: Repository.root + "/Sources").filter {
      $0.hasSuffix(".swift")
    }
    #expect(!paths.isEmpty)
    for path in paths {
      let source = SwiftSource(SourceFile(path: path, bytes: try #require(SourceTree.bytes(path))))
      #expect(
        source.errors.isEmpty,
        "\(path): \(source.errors.map { "\($0.location.start) \($0.message)" })")
    }
  }
}
