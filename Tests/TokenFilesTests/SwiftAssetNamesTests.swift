import Diagnostics
import Testing

@testable import TokenFiles

/// Enums whose raw values are the names of assets.
@Suite struct SwiftAssetNamesTests {
  private static let catalogue = """
    {"Brand/ink": "#111111", "paper": "#eeeeee", "accent": "#ff6030"}
    """

  private func hex(_ expression: String, _ declarations: String) -> String {
    Reading([
      ("catalogue.json", Self.catalogue),
      ("C.swift", declarations + "\nextension Color {\n  static let x = \(expression)\n}\n"),
    ]).hex("Color.x")
  }

  private static let asset = """
    enum Asset: String { case ink = "Brand/ink", paper
      case other = "not there"
      case number }
    """

  @Test(arguments: [
    ("Color(Asset.ink.rawValue)", "#111111"), ("Color(Asset.paper.rawValue)", "#eeeeee"),
    ("Color(named: Asset.ink.rawValue)", "#111111"),
    ("UIColor(named: Asset.ink.rawValue)", "#111111"),
    ("Color(Asset.ink)", "#111111"), ("Color(asset: .ink)", "#111111"),
    ("Color(asset: .paper)", "#eeeeee"), ("Color(\"Brand/ink\")", "#111111"),
    ("Color(Asset.other.rawValue)", "undefinedAlias"),
  ])
  func `a case stands for the asset of its text`(_ row: (expression: String, hex: String)) {
    #expect(hex(row.expression, Self.asset) == row.hex)
  }

  @Test func `the types around count, and what two enums say differently is not known`() {
    let nested =
      "enum DS { enum Asset: String { case a = \"Brand/ink\" } }\n"
      + "enum Other: String { case a = \"paper\" }"
    #expect(hex("Color(DS.Asset.a.rawValue)", nested) == "#111111")
    #expect(hex("Color(Other.a.rawValue)", nested) == "#eeeeee")
    #expect(hex("Color(asset: .a)", nested) != "#111111")
    #expect(hex("Color(asset: .a)", nested) != "#eeeeee")
  }

  @Test func `an enum of numbers names nothing, and an asset symbol is no case`() {
    #expect(hex("Color(Level.paper.rawValue)", "enum Level: Int { case paper = 1 }") != "#eeeeee")
    #expect(hex("Color(Level.paper)", "enum Level: Int { case paper }") != "#eeeeee")
    // Color.accent of a catalogue, whatever another enum calls its cases.
    #expect(
      hex("Color(.accent)", "enum Tab: String { case accent = \"paper\" }") != "#eeeeee")
  }
}
