import Reporters
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("color-bg", 8), ("讲清楚了", 8), ("ｆｕｌｌ", 8), ("한국어", 6), ("かな", 4), ("é", 1),
    ("e\u{301}", 1), ("👍", 2), ("👩‍👩‍👧", 2), ("🇨🇳", 2), ("❤️", 2), ("❤", 1),
    ("👩‍💻", 2), ("🏳️‍🌈", 2), ("👍🏽", 2), ("🇦🇹🇩🇪", 4), ("🇦", 2), ("1️⃣", 2), ("✔️", 2), ("✔", 1), ("☎︎", 1),
    ("#\u{FE0F}\u{20E3}", 2),
    ("n\u{303}\u{308}", 1), ("\u{5D0}\u{5B8}", 1), ("\u{915}\u{94D}\u{937}", 2), ("กำ", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("，", 2),
    ("—", 1), ("…", 1),
    ("a\u{200B}b", 2), ("ก็", 1), ("\u{1100}\u{1161}", 2), ("½", 1),
  ])
  func `text is as wide as a terminal shows it`(_ row: (String, Int)) {
    #expect(row.0.displayWidth == row.1)
  }

  @Test func `every ideograph of the first planes is two columns`() throws {
    for value in stride(from: UInt32(0x4E00), through: 0x9FFF, by: 7) {
      #expect(try #require(Unicode.Scalar(value)).displayWidth == 2)
    }
    #expect(try #require(Unicode.Scalar(UInt32(0x20000))).displayWidth == 2)
    #expect(try #require(Unicode.Scalar(UInt32(0x3FFFD))).displayWidth == 2)
  }

  /// The standard library knows general categories from Unicode too: a second opinion.
  @Test func `nonspacing marks take no column`() throws {
    for value in stride(from: UInt32(0x300), to: 0x3000, by: 1) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      if category == .nonspacingMark || category == .enclosingMark {
        #expect(scalar.displayWidth == 0)
      } else if category == .uppercaseLetter || category == .decimalNumber {
        #expect(scalar.displayWidth == 1)
      }
    }
  }
}
