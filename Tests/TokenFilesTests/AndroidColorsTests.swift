import Diagnostics
import Testing

@testable import TokenFiles

/// Android's resources; the notations are those of `android.graphics.Color` and of resource files.
@Suite struct AndroidColorsTests {
  private func read(_ text: String, _ path: String = "res/values/colors.xml") -> Reading {
    Reading([(path, "<resources>\(text)</resources>")])
  }

  @Test(arguments: [
    ("#f63", "#ff6633"), ("#8f63", "#ff663388"), ("#ff6030", "#ff6030"), ("#80FF6030", "#ff603080"),
    (" \n #ff6030\t", "#ff6030"), ("@android:color/transparent", "#00000000"),
    // XML 1.0 §2.5 and §2.7: comments are no part of a text, and what stands in CDATA is all text.
    ("#ff6030<!-- warm -->", "#ff6030"), ("<!-- warm -->#ff6030", "#ff6030"),
    ("<![CDATA[#ff6030]]>", "#ff6030"), (" <![CDATA[ #ff6030 ]]> <!-- a --> ", "#ff6030"),
    ("<!-- <color name=\"b\">#000</color> -->\n#ff6030", "#ff6030"),
    ("#ff<!-- -->6030", "unreadable"), ("<![CDATA[red]]>", "unreadable"),
    ("#+f+f+f", "unreadable"), ("red", "unreadable"), ("", "unreadable"),
    ("#ff60301", "unreadable"),
    ("@android:color/holo_red_dark", "valueUnknown"), ("?colorPrimary", "valueUnknown"),
    ("@color/gone", "undefinedAlias"), ("@color/a", "cycle"),
  ])
  func `each notation is read`(text: String, expected: String) {
    #expect(read("<color name=\"a\">\(text)</color>").hex("a") == expected)
  }

  @Test(arguments: [
    ("values", ["#111111", "#111111"]), ("values-night", ["absent", "#111111"]),
    ("values-notnight", ["#111111", "absent"]), ("values-v31", ["absent", "absent"]),
    ("values-de", ["absent", "absent"]), ("values-night-v31", ["absent", "absent"]),
  ])
  func `the folder says for which appearance`(folder: String, expected: [String]) {
    let reading = read("<color name=\"a\">#111</color>", "app/res/\(folder)/colors.xml")
    #expect(Array(reading.hexes("a").prefix(2)) == expected)
    #expect(reading.system.leftOut.isEmpty == !(expected == ["absent", "absent"]))
  }

  @Test(arguments: [
    "<!-- <color name=\"a\">#111</color> -->", "<string name=\"a\">#111111</string>",
    "<dimen name=\"a\">4dp</dimen>", "<color>#111</color>", "<color name=\"a\"/>",
    "<item name=\"a\" type=\"dimen\">4dp</item>",
    "<style name=\"a\"><item name=\"b\">#111</item></style>",
  ])
  func `what is no named colour is no token`(text: String) {
    #expect(read(text).names == [])
  }

  @Test(arguments: [
    ("<color name=\"a\">#111", "this element is not closed"),
    ("<!-- ", "this comment is not closed"),
    ("<color name=\"a", "this tag is not closed"),
    ("<color name=\"a\"><!-- #111</color>", "this comment is not closed"),
    ("<color name=\"a\"><![CDATA[#111</color>", "this tag is not closed"),
  ])
  func `what is not closed is a problem with a place`(text: String, message: String) throws {
    let reading = Reading([("values/colors.xml", "<resources>\n" + text)])
    let problem = try #require(reading.system.problems.first)
    #expect(problem.message == message)
    #expect(problem.location?.start.line == 2)
  }

  @Test func `the place of a value is its text`() throws {
    let reading = read("<color name=\"a\">\n  #111111\n</color>")
    let id = try #require(reading.system["a"])
    let definition = try #require(reading.system.definitions(of: id).first)
    #expect(reading.system.location(definition).start.line == 2)
    #expect(reading.system.location(definition).start.column == 3)
  }

  @Test(arguments: [
    "<", "</", "<!", "<color", "<color name", "<color name=", "<color name='", "<color name=\"a\"",
    "<color =\"a\">", "<color \u{0}name=\"a\">#111</color>", "<<<<<", "&lt;",
    "<color name=\"\">#111</color>",
  ])
  func `broken text ends without a crash`(text: String) { _ = read(text) }

  @Test func `long and deep files take linear time`() {
    _ = read(String(repeating: "<a>", count: 100_000))
    _ = read(String(repeating: "<color name=\"a\">#111</color>", count: 20_000))
    _ = read("<a " + String(repeating: "b=\"c\" ", count: 100_000) + ">")
  }
}
